"""Positions as one line, records as a page, digests of both: what a FEN and a PGN are to chess."""
