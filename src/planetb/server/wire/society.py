"""What people with accounts are to each other, and what they do with their own."""

from typing import Annotated, Literal

from msgspec import Meta

from planetb.server.wire.base import In, Name, Out


class TieList(Out):
    """Names: my friends, whom I have asked, who asks me, whom I have blocked."""

    friends: list[str]
    asked: list[str]
    asks: list[str]
    blocked: list[str]


class Tie(In):
    """What somebody is to me: a friend (if they say so, too), blocked, or nothing."""

    name: Name
    kind: Literal["friend", "block"] | None


class ReportPerson(In):
    """Reports somebody to whoever looks after this server."""

    name: Name
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class DeleteAccount(In):
    """Deletes my account for good."""

    password: Annotated[str, Meta(max_length=200)]
