"""Mail and push: what somebody wants to be told, and how."""

from typing import Annotated

from msgspec import Meta, Struct

from planetb.server.wire.base import In, Lang, Out, Token

Hour = Annotated[int, Meta(ge=0, le=23)]
Mail = Annotated[str, Meta(max_length=254)]
ENDPOINT = r"^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?/[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=%-]*\Z"
"""An address as every program reads it: with `\\` or `@` before the path, some see another host in it."""
_Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{10,100}=*\Z", max_length=100)]


class MessageWishes(Out):
    """How I am told things; hours are of the day in my time zone."""

    can_mail: bool  # this server sends mail
    mail: str | None
    mail_known: bool  # the link sent there was opened
    push_key: str  # what a browser subscribes with
    browsers: int  # of mine that are pushed to
    lang: Lang
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    digest: int | None  # mails come once a day at this hour
    call_mail: bool  # a friend calls me to a table, or a round of my tournament begins
    call_push: bool
    bounced: bool  # mails to this address came back: nothing is sent there until it is saved again


class SetWishes(In):
    """Changes when and in which language messages come."""

    lang: Lang
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    digest: Hour | None = None
    call_mail: bool = False
    call_push: bool = False


class SetMail(In):
    """My mail address (empty: none), which counts once the link sent there was opened."""

    mail: Mail
    password: Annotated[str, Meta(max_length=200)]


class AskReset(In):
    """Asks for a mail with a link to set a new password."""

    mail: Mail


class UseLink(In):
    """The end of a link in a mail."""

    token: Token


class Reset(In):
    """Sets a new password with such a link."""

    token: Token
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class PushTo(In):
    """A browser of mine, as its push service names it."""

    endpoint: Annotated[str, Meta(pattern=ENDPOINT, min_length=10, max_length=1000)]
    p256dh: _Key
    auth: _Key


class PushNoMore(In):
    """A browser of mine that wants no messages any more."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class TableNotice(Struct, forbid_unknown_fields=True):
    """How I am told of my turn at a table."""

    mail: bool
    push: bool
