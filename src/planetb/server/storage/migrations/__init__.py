"""How a database gets the tables of this version."""
