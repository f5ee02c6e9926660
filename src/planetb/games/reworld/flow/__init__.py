"""The sequence of play: five rounds at the station, then the settlement."""
