"""What the bots read: how a nation is likely to go on."""
