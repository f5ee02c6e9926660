"""Minds: what was learned from games of the package with itself, and how it values positions."""
