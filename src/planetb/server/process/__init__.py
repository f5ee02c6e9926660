"""One process of the server: its settings, its services put together, and how it runs and is watched."""
