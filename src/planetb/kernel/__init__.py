"""Game-agnostic machinery: states, the agenda, decisions, effects and chance. Knows no game and does no I/O."""
