"""A table: who sits there, its log, the game in memory, and what people do with it. Knows no HTTP."""
