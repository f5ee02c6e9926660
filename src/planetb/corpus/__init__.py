"""Corpora: many games as Parquet files, one row a game and one row a decision. `planetb corpus` makes them.

>>> corpus = planetb.corpus.load("folder")
>>> for batch in corpus.decisions(["seat", "observation", "choice", "share"]): ...
"""

from planetb.corpus.reading import Corpus, load

__all__ = ["Corpus", "load"]
