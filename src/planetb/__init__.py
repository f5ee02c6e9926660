"""Planet B."""
