"""Underwater Cities (Vladimír Suchý, 2018): ten rounds to found a nation on the sea floor."""
