"""Friends who are asked by name to come to a table."""

from planetb.server.wire.base import In, Name, Out
from planetb.server.wire.tables import TableCard


class CallFriend(In):
    """The host calls a friend to the table."""

    name: Name


class Called(Out):
    """Somebody who was called to the table and is not there yet."""

    name: str
    declined: bool


class Call(Out):
    """A friend asks me to come to a table: `sit` there, or decline."""

    by: str
    at: float  # seconds since 1970
    table: TableCard


class Calls(Out, tag_field="type", tag="calls"):
    """Where I am called to. It comes by itself on a socket: when it opens, if there are any, and later."""

    calls: list[Call]
