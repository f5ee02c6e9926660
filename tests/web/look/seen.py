"""One look at a page: its pieces, its glow and its words, beside the server's state of the same moment."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from planetb.games import registry
from planetb.kernel.content import content_of

EYE = (Path(__file__).parent / "eye.js").read_text()
View = dict[str, Any]


class Seen:
    """What was seen at one moment."""

    def __init__(self, found: View) -> None:
        self.server: View = found["server"]
        self.view: View = self.server["view"]
        self.seat: int = self.server["you"] or 0
        self.glowing: list[str] = found["glowing"]
        self.scores: list[str] = found["scores"]
        self.alerts: list[str] = found["alerts"]
        self._pieces: list[tuple[str, str]] = found["pieces"]
        self._said: dict[str, list[list[str]]] = found["said"]

    @property
    def options(self) -> list[View]:
        """What may be chosen; nothing in the past, nothing where another seat is to choose.

        Of a pick: what may be picked while nothing is, and what may be chosen besides.
        """
        options, pick = self.server.get("options", []), self.server.get("pick")
        if not pick:
            return list(options)
        sorts = {key.split()[0] for key in pick["more"]}
        return [one for one in options if one["key"] in pick["more"] or one["domain"] not in sorts]

    @property
    def keys(self) -> list[str]:
        return [str(option["key"]) for option in self.options]

    @property
    def pieces(self) -> dict[str, str]:
        """Every piece by the place where it lies; no place is there twice."""
        places = Counter(at for at, _ in self._pieces)
        assert not self._pieces or max(places.values()) == 1, places.most_common(3)
        return dict(self._pieces)

    def labels(self, selector: str) -> list[str]:
        """What screen readers are told of each element."""
        return [label for label, _ in self._said[selector]]

    def texts(self, selector: str) -> list[str]:
        return [text for _, text in self._said[selector]]

    def check_scores(self) -> None:
        """At the end the seats show their points."""
        scores = self.server.get("scores")
        if scores is not None:
            shown = [
                int("".join(c for c in text.replace("−", "-") if c in "-0123456789")) for text in self.scores
            ]
            assert shown == scores, (shown, scores)


@cache
def codes_of(game: str, sort: str) -> list[str]:
    """What a game has of one sort, by the names that its content gives after the dot."""
    registry.game(game)
    found = [code.partition(".") for code in content_of(game).items]
    return [name for first, _, name in found if first == sort]


def same(shown: dict[str, str], wanted: dict[str, str]) -> None:
    """Two sets of pieces are equal; says what is too much and what is missing."""
    more = {at: piece for at, piece in shown.items() if wanted.get(at) != piece}
    less = {at: piece for at, piece in wanted.items() if shown.get(at) != piece}
    assert not more and not less, f"shown and not there: {more}; there and not shown: {less}"


def check_glow(seen: Seen, elsewhere: set[str]) -> None:
    """Only options glow, and every option does, except those of domains that have no place on the board."""
    options = seen.keys
    for key in seen.glowing:
        assert any(option == key or option.startswith(f"{key} ") for option in options), (
            "glows",
            key,
            options,
        )
    for option in options:
        if option.split()[0] not in elsewhere:
            found = any(option == key or option.startswith(f"{key} ") for key in seen.glowing)
            assert found, ("does not glow", option, seen.glowing)
