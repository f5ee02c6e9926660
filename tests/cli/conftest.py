"""Fixtures of the command line's tests."""

from running import program, run

__all__ = ["program", "run"]
