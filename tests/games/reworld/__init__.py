"""Reworld, chapter by chapter."""
