"""What the people at a table have agreed on: where it is shown, what is allowed, and how it ended early."""

import msgspec

from planetb.server.wire.pace import Ended


class Rematch(msgspec.Struct):
    """Who of the old table wants another game, and where it is."""

    asked: list[int] = []  # seats that said yes
    table: str | None = None
    holders: dict[str, str] = {}  # holders of the old table, and what they are at the new one


class Pact(msgspec.Struct):
    """What was agreed on. Stored with the table; whoever changes it counts as `people` does."""

    listed: bool = False  # shown in the lobby: everybody may sit down or watch
    hints: bool = True  # the bot may be asked before the game is over
    delay: int = 0  # seconds that spectators are behind
    tournament: str | None = None  # that it belongs to
    sealed: bool = False  # others play the same deals: until they are done, nobody else may know of this game
    ended: Ended | None = None  # before the rules ended it
    offers: list[int] = []  # seats that would end the game here
    study: list[int] = []  # seats whose people let others study the game, without names, once it is over
    rated: bool = False  # the result moves ratings
    rematch: Rematch = msgspec.field(default_factory=Rematch)
