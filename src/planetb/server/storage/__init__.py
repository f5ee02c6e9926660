"""The database: its tables, how it gets them, and every statement that reads or writes them."""
