"""What the experts do: a page for players and designers, made from the reports of many games."""
