"""Measuring: bots against bots, speed, and counts of positions."""
