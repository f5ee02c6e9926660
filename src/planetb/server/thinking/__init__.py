"""What bots do at tables: their turns, hints and analyses, in processes of their own."""
