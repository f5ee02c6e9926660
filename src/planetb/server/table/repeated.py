"""A message that comes a second time is done once; another one under the same id is an error."""

from planetb.server.table.log import CHOICE, UNDO, History
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Choose, Undo


def entry_of(history: History, message: Choose | Undo) -> int | None:
    """The entry that this very message has become, if it has."""
    entry = history.messages.get(message.id)
    if entry is None:
        return None
    if isinstance(message, Choose):
        same = entry.kind == CHOICE and _things(entry.word) == _things(message.key)
    else:
        same = entry.kind == UNDO
    if not same or entry.seat != message.seat:
        raise Refusal("reused_id", id=message.id)
    return entry.seq


def _things(word: str) -> list[str]:
    """A whole move as it is compared: in any order, with any spaces, in upper or lower case."""
    return sorted(" ".join(thing.split()).lower() for thing in word.split("+"))
