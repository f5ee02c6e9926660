"""What bots expect: for them only."""
