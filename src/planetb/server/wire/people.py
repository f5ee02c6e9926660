"""Accounts and the secrets a browser holds."""

from typing import Annotated

from msgspec import Meta

from planetb.server.wire.base import In, Out, Token


class Credentials(In):
    """A name and a password: to make an account, or to log in."""

    name: Annotated[str, Meta(min_length=2, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(In):
    """Changes the password; other devices are logged out."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Secrets(In):
    """The secrets this browser holds: to list their tables, or to put them under my account."""

    secrets: Annotated[list[Token], Meta(max_length=100)]


class Me(Out):
    """Who is logged in, if anybody."""

    account: str | None
