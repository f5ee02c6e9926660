"""The tables about people who have accounts: what they achieved, whom they know, what they are told."""

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from planetb.server.storage.schema import METADATA

__all__ = ["METADATA", "RATINGS", "RESULTS"]

RESULTS: Final = Table(  # kept when the table goes: they are a person's history
    "results",
    METADATA,
    Column("table_id", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", String(12), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer),  # 1 is first; none: the people ended the game without a winner
    Column("score", Integer),  # none: the game was not played to its end
    Column("won", Boolean, nullable=False),
    Column("sources", JSON, nullable=False),  # points by source
    Column("used", JSON, nullable=False),  # pieces of content that the game's figures name, and how many
    Column("rated", Boolean, nullable=False),
    Column("before_mu", Float),  # of a rated game
    Column("before_sigma", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", Float, nullable=False),
    Column("open", Boolean, nullable=False),  # rated or from the lobby: others may read of it
    Index("ix_results_account", "account", "game", "at"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("account", String(12), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_ratings_game", "game"),
)
