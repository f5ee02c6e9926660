"""Functions of the state that leave no work pending: costs, sites, cargo, faces, prospects."""
