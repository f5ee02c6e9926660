"""Functions of the position that leave no work pending."""
