"""Functions of the state that leave no work pending: costs, maps, production, what may be reached."""
