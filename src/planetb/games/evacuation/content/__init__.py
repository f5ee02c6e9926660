"""Every tile, card and track of Evacuation as data, each with its source."""
