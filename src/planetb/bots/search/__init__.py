"""The hot part of the bots: typed plainly, so that it can be compiled together with the games."""
