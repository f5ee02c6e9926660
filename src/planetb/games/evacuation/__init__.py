"""Evacuation: two worlds, four years, one planet to leave and one to settle."""
