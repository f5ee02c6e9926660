"""Learning: games of minds with themselves, fitting on what came out, and a gate for what is better."""
