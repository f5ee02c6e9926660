"""The verbs that cards, slots, sites, metropolises and contracts are written in."""
