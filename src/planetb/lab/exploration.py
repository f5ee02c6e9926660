"""What many games tell about their choices: by number of seats, variants and who played.

A choice is called by the question, what is done, and the piece of content it is done with, if there is one:
`turn: slot satellite.a`. Explorations of the same game add up, in any order.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from planetb.bots.levels import LEVELS
from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.meta import Value
from planetb.lab.compressed import packed, unpacked
from planetb.lab.tally import Fared, Tally, exact
from planetb.text.game_text import text_of

FORMAT: Final = 1
SAMPLE: Final = Path(__file__).parent / "sample.json.gz"  # of docs/examples/corpus, made by scripts/samples
PEOPLE: Final = "people"  # who played, if it was no bot

Words = dict[str, str]
"""The same in every language."""


class Opening(Fared):
    """A way that games began for a seat: how it fared, and what followed."""

    def __init__(self) -> None:
        super().__init__()
        self.next: dict[str, "Opening"] = {}

    def walk(self, path: list[str], wins: float, points: int) -> None:
        """Counts a seat that began this way."""
        node = self
        node.note(wins, points)
        for key in path:
            node = node.next.setdefault(key, Opening())
            node.note(wins, points)

    def add(self, other: Fared) -> None:
        super().add(other)
        for key, node in other.next.items() if isinstance(other, Opening) else ():
            self.next.setdefault(key, Opening()).add(node)

    def as_dict(self) -> dict[str, Any]:
        following = {key: self.next[key].as_dict() for key in sorted(self.next)}
        return {**super().as_dict(), "wins": exact(self.wins), "next": following}

    def read(self, values: dict[str, Any]) -> None:
        super().read(values)
        for key, node in values["next"].items():
            self.next[key] = Opening()
            self.next[key].read(node)


class Group:
    """Seats of games alike: so many seats at the table, these variants, one sort of player."""

    def __init__(self, seats: int, variants: dict[str, Value], who: str) -> None:
        self.seats = seats
        self.variants = variants
        self.who = who
        self.tallies: dict[str, Tally] = {}
        self.openings = Opening()  # its own counts are of all seats of the group

    @property
    def key(self) -> str:
        return json.dumps([self.seats, self.variants, self.who], sort_keys=True)

    def add(self, other: "Group") -> None:
        self.openings.add(other.openings)
        for key, tally in other.tallies.items():
            self.tallies.setdefault(key, Tally()).add(tally)

    def as_dict(self) -> dict[str, Any]:
        tallies = {key: self.tallies[key] for key in sorted(self.tallies)}
        return {
            "seats": self.seats,
            "variants": self.variants,
            "who": self.who,
            "tallies": {k: tally.as_dict() | {"wins": exact(tally.wins)} for k, tally in tallies.items()},
            "openings": self.openings.as_dict(),
        }


class Exploration:
    """What the games of one title tell."""

    def __init__(self, game: str, rules_version: int, content: str) -> None:
        self.game = game
        self.rules_version = rules_version
        self.content = content
        self.games: dict[str, int] = {}  # by number of seats
        self.groups: dict[str, Group] = {}
        self.questions: dict[str, Words] = {}  # how each was asked when it was first met
        self.names: dict[str, Words] = {}  # likewise, of choices without a piece

    def group(self, seats: int, variants: dict[str, Value], who: str) -> Group:
        found = Group(seats, variants, who)
        return self.groups.setdefault(found.key, found)

    def add(self, other: "Exploration") -> None:
        """Takes in what other games of the same rules tell."""
        if (self.rules_version, self.content) != (other.rules_version, other.content):
            found = f"rules {other.rules_version}, content {other.content}"
            wanted = f"rules {self.rules_version}, content {self.content}"
            raise InvalidSetup("other_games", game=self.game, found=found, allowed=wanted)
        for seats, n in other.games.items():
            self.games[seats] = self.games.get(seats, 0) + n
        for group in other.groups.values():
            self.group(group.seats, group.variants, group.who).add(group)
        self.questions = {**other.questions, **self.questions}
        self.names = {**other.names, **self.names}

    def chosen(
        self, seats: int | None = None, who: str | None = None, variants: dict[str, Value] | None = None
    ) -> Group:
        """All groups of so many seats, of this sort of player and with these variants, as one."""
        total = Group(seats or 0, variants or {}, who or "")
        for group in self.groups.values():
            wanted = seats in (None, group.seats) and who in (None, group.who)
            if wanted and variants in (None, group.variants):
                total.add(group)
        return total

    @property
    def players(self) -> list[str]:
        """Who played: people last, bots in the order of their levels."""
        found = {group.who for group in self.groups.values()}
        order = [*LEVELS, *sorted(found - {*LEVELS, PEOPLE}), PEOPLE]
        return [who for who in order if who in found]

    @property
    def setups(self) -> list[dict[str, Value]]:
        """The variants that were played with."""
        return [json.loads(text) for text in sorted({json.dumps(g.variants) for g in self.groups.values()})]

    def called(self, key: str, lang: str = "en") -> str:
        """What a choice is called: its piece by name, or how it was said; with the question in English."""
        question, _, deed = key.partition(": ")
        return f"{question}: {self.named(key, lang)}" if deed != "+" else f"{question}, several"

    def named(self, key: str, lang: str) -> str:
        """The same without its question; of several things together only the question is told."""
        question, _, deed = key.partition(": ")
        code = deed.rpartition(" ")[2]
        if key in self.names:
            return self.names[key][lang]
        items = content_of(self.game).items if self.game in MODULES else {}
        if code in items:
            return text_of(self.game).name(items[code], lang)
        return self.questions.get(question, {}).get(lang, question)

    def as_dict(self) -> dict[str, Any]:
        return {
            "rules_version": self.rules_version,
            "content": self.content,
            "games": dict(sorted(self.games.items())),
            "questions": dict(sorted(self.questions.items())),
            "names": dict(sorted(self.names.items())),
            "groups": [self.groups[key].as_dict() for key in sorted(self.groups)],
        }


def parse_exploration(game: str, data: dict[str, Any]) -> Exploration:
    """Reads `as_dict` back."""
    found = Exploration(game, data["rules_version"], data["content"])
    found.games, found.questions, found.names = data["games"], data["questions"], data["names"]
    for values in data["groups"]:
        group = found.group(values["seats"], values["variants"], values["who"])
        group.openings.read(values["openings"])
        for key, tally in values["tallies"].items():
            group.tallies[key] = Tally()
            group.tallies[key].read(tally)
    return found


def write_explorations(path: Path, explorations: dict[str, Exploration]) -> None:
    """Writes a file of explorations, by game, in one go; compressed if its name ends with .gz."""
    games = {game: explorations[game].as_dict() for game in sorted(explorations)}
    text = json.dumps({"format": FORMAT, "games": games}, ensure_ascii=False, separators=(",", ":")) + "\n"
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(packed(path, text))
    os.replace(fresh, path)


def read_explorations(path: Path) -> dict[str, Exploration]:
    """Reads such a file."""
    try:
        data = json.loads(unpacked(path))
        if data["format"] != FORMAT:
            raise ValueError(f"it is of format {data['format']}; this version reads {FORMAT}")
        return {game: parse_exploration(game, values) for game, values in data["games"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise InvalidSetup("bad_exploration", file=path, reason=error) from error


def common(opening: Opening, least: float) -> Iterator[tuple[str, Opening]]:
    """What followed, the most common first; ways that fewer seats went are left out."""
    for key, node in sorted(opening.next.items(), key=lambda pair: (-pair[1].seats, pair[0])):
        if node.seats >= least:
            yield key, node
