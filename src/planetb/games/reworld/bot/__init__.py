"""What a good player thinks a position is worth."""
