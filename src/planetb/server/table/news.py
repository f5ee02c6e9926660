"""Whether a seat was shown something new: what chance has dealt where it can see it, or what was turned up.

Cards that others draw into their hands are none; nor is what others openly do.
"""

from typing import Final

from planetb.kernel.dealer import SecretDealer
from planetb.match import Match
from planetb.server.table.log import CHOICE, Entry
from planetb.server.table.logged_match import LoggedMatch

_OTHERWISE: Final = 4  # other deals that must look the same to the seat


def shown_since(logged: LoggedMatch, entries: list[Entry], seat: int) -> bool:
    """Whether these entries, which follow upon the game as it stands here, show the seat something new."""
    for entry in entries:
        turned = logged.match.state.turned
        before = logged.match.clone() if entry.kind == CHOICE and entry.dealt else None
        logged.apply(entry)
        news = logged.match.state.turned - turned
        if news > len(entry.dealt):
            return True  # something that lay face down was turned up
        if news and before and _visible(before, entry, logged.match, seat):
            return True
    return False


def _visible(before: Match, entry: Entry, after: Match, seat: int) -> bool:
    """Whether the seat would see something else if something else had been dealt."""
    seen = after.view(seat)
    for _ in range(_OTHERWISE):
        twin = before.clone()
        twin.dealer = SecretDealer()
        twin.choose(entry.word, entry.seat)
        if twin.view(seat) != seen:
            return True
    return False
