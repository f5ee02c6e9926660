"""What games between accounts say about their players: places, results, ratings."""
