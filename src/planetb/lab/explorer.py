"""The explorer: watches games and notes in an exploration what was offered, taken and won with."""

from typing import Any, Final

from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import content_of, fingerprint
from planetb.kernel.step import Ask, Pick
from planetb.lab.exploration import Exploration
from planetb.lab.tally import Tally
from planetb.lab.usage import question_of
from planetb.lab.watching import watch
from planetb.match import Match
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

DEPTH: Final = 4  # moves of a seat that count as its opening


class Explorer:
    """Notes games of one title, one after the other, in `found`."""

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        self.text = text_of(game)
        self.items = content_of(game).items if game in MODULES else {}
        self.found = Exploration(game, self.game.meta.rules_version, fingerprint(game))
        self._paths: list[list[str]] = []  # of the game being watched: how each seat began
        self._offers: list[dict[str, Tally]] = []  # and what it was offered and took

    def note(self, record: str, players: list[str], winners: list[int], place: int | None = None) -> None:
        """Watches a game: who sat where and who won. With a place, only that seat counts."""
        self._paths = [[] for _ in players]
        self._offers = [{} for _ in players]
        match = watch(record, self._see, self._move)
        found = self.found
        found.games[str(match.seats)] = found.games.get(str(match.seats), 0) + 1
        for seat in range(match.seats):
            if place not in (None, seat):
                continue
            wins, points = 1 / len(winners) if seat in winners else 0.0, match.scores[seat]
            group = found.group(match.seats, match.variants, players[seat])
            group.openings.walk(self._paths[seat], wins, points)
            for key, offers in self._offers[seat].items():
                tally = group.tallies.setdefault(key, Tally())
                tally.add(offers)
                if offers.done:
                    tally.note(wins, points)

    def _see(self, state: Any, seat: int, options: list[int], option: int) -> None:
        """Notes a decision; the question as it was first asked."""
        ask = self.game.ask_of(state, seat)
        assert ask is not None
        asked = question_of(ask)
        if asked not in self.found.questions:
            self.found.questions[asked] = {
                lang: self.text.prompt(self.game, state, ask, lang) for lang in LANGS
            }
        offers = self._offers[seat]
        for other in options:
            tally = offers.setdefault(self._key(state, ask, other), Tally())
            tally.offered += 1
            if other == option:
                tally.picked += 1
                tally.done += 1

    def _key(self, state: Any, ask: Ask[Any], option: int) -> str:
        """What a choice is called. Without a piece, it is said as it was when it was first met."""
        sort, name = self.text.deed(self.game, state, ask, option)
        key = f"{question_of(ask)}: {sort} {name}".rstrip()
        if name not in self.items and key not in self.found.names:
            thing = isinstance(ask, Pick) and option in ask.things(state)
            asked = ask.having(()) if thing and isinstance(ask, Pick) else ask
            self.found.names[key] = {
                lang: self.text.option(self.game, state, asked, option, lang) for lang in LANGS
            }
        return key

    def _move(self, match: Match, seat: int, word: str) -> None:
        """Goes on with how a seat began: a move, or of several things picked together only that they were."""
        path = self._paths[seat]
        if len(path) < DEPTH:
            ask = match.game.ask_of(match.state, seat)
            assert ask is not None
            option = match.game.table.ids.get(word.strip().lower(), -1)
            path.append(self._key(match.state, ask, option) if option >= 0 else f"{question_of(ask)}: +")
