"""The verbs of Evacuation: what actions, technologies, bonuses and action cards are made of."""
