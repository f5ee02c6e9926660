"""What bots know: estimates and what things are worth."""
