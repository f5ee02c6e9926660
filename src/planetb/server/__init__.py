"""The table: people and bots playing over the network. Knows every game through `planetb`, names none."""
