"""Game-agnostic machinery: states, agenda, decisions, effects, chance. Knows no game, does no I/O."""
