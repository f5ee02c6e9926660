"""The terminal: the `planetb` program and its commands."""
