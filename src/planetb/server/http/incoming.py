"""Messages of a socket, read: whatever is wrong with one, the answer can name it."""

import contextlib
from typing import Any, Final

import msgspec

from planetb.server.table.refusals import Refusal
from planetb.server.wire import FromClient

_DECODER: Final = msgspec.json.Decoder(FromClient)


def decoded(text: str) -> FromClient:
    """A message; an error says what is wrong with it."""
    try:
        message: FromClient = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad_request", reason=str(error)) from error
    return message


def id_in(text: str) -> str | None:
    """The id of a message that may be malformed otherwise."""
    with contextlib.suppress(msgspec.MsgspecError, RecursionError):
        found: Any = msgspec.json.decode(text)
        name = found.get("id") if isinstance(found, dict) else None
        return name[:40] if isinstance(name, str) else None
    return None
