"""Conformance: what must hold for every game, whoever wrote it, checked along random walks.

    planetb.conformance.check(game, walks=20)       # a Game, or the name of a registered one

raises `Broken` with the game, seats, variants, seed and moment of the first thing that does not hold.
"""

import itertools
import json
from collections.abc import Iterator
from typing import Any

from planetb.games import registry
from planetb.kernel.domain import PASS
from planetb.kernel.errors import CannotUndo, IllegalChoice
from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.kernel.rng import Rng, seeded
from planetb.kernel.state import NOBODY
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.reading import replay
from planetb.record.position import parse_position, position
from planetb.record.record import Setup
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

BARS = 4  # asking about every word is two thirds of a walk


class Broken(AssertionError):
    """Something that must hold does not."""


def settings(game: Game[Any]) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of seats with every combination of variants that the game allows."""
    names = [variant.name for variant in game.meta.variants]
    for seats in range(game.meta.low, game.meta.high + 1):
        for values in itertools.product(*[variant.values for variant in game.meta.variants]):
            variants = dict(zip(names, values, strict=True))
            if not game.forbidden(seats, game.meta.variant(variants)):
                yield seats, variants


def check(game: Game[Any] | str, walks: int = 5, every: int = 1, seed: int = 0) -> dict[str, int]:
    """Walks each setting of the game; returns how many walks came to each end."""
    rules = registry.game(game) if isinstance(game, str) else game
    ends = dict.fromkeys(rules.meta.ends, 0)
    for seats, variants in settings(rules):
        for i in range(walks):
            ends[Walk(rules, seats, variants, seed + i, every).run()] += 1
    return ends


class Walk:
    """One random game, checked at every moment (cheap things) and at every `every`-th moment (the rest).
    Every word of the game is asked about at least at every BARS-th moment; another seed, other moments.
    """

    def __init__(
        self, game: Game[Any], seats: int, variants: dict[str, Value], seed: int, every: int = 1
    ) -> None:
        self.game = game
        self.seats = seats
        self.every = every
        self.seed = seed
        self.variants = variants
        variant = game.meta.variant(variants)
        self.match = Match(game, Setup(seats, variants, seed), game.start(seats, variant, seeded(seed), []))
        self.rng = Rng(seed)
        self.past: list[tuple[Any, str]] = []  # clones and what they looked like: nobody may touch them later

    def run(self) -> str:
        """Plays to the end and returns which end it was."""
        game, match = self.game, self.match
        while not match.over:
            self.look_cheaply()
            if len(match.moves) % self.every == 0:
                self.look_deeply()
            match.choose(match.options[self.rng.below(len(match.options))])
            self.hold(
                len(match.moves) <= game.meta.longest, f"the game is longer than {game.meta.longest} choices"
            )
        self.look_at_end()
        return game.end(match.state)

    def hold(self, truth: bool, otherwise: str) -> None:
        """Raises Broken, naming the moment, unless the truth holds."""
        if not truth:
            where = f"{self.game.meta.name}, {self.seats} seats, {self.variants}, seed {self.seed}"
            raise Broken(f"{where}, after {len(self.match.moves)} choices: {otherwise}")

    def look_cheaply(self) -> None:
        state, options = self.match.state, self.match.options
        self.hold(len(options) > 1, f"a question with {len(options)} options")
        self.hold(options == sorted(set(options)), f"options are not ascending and unique: {options}")
        self.hold(
            all(o in self.game.table.words for o in options), f"an option without a word among {options}"
        )
        wrong = self.game.impossible(state)
        self.hold(not wrong, f"audit: {wrong}")
        for seat in self.match.waiting:
            self.look_at_pick(seat)
            if (len(self.match.moves) + self.seed) % min(self.every, BARS) == 0:
                self.look_at_bars(seat)

    def look_at_pick(self, seat: int) -> None:
        """Search meets each result of a pick once; people may hand in the same results, in any order."""
        ask, state = self.game.ask_of(self.match.state, seat), self.match.state
        if not isinstance(ask, Pick):
            return
        begin = ask.having(())
        self.hold(type(begin) is type(ask), f"{type(ask).__name__} begins afresh as another question")
        found = self.results(begin, state)
        self.hold(len(found) == len(set(found)), "a pick meets a result twice")
        self.hold(len(found) > 1, "a pick with one result was asked")
        some = list(found[self.rng.below(len(found))])
        self.rng.shuffle(some)
        for i in range(len(some)):
            self.hold(
                some[i] in begin.more(state, sorted(some[:i])), f"{some} cannot be picked in this order"
            )
        twins = []
        for order in (sorted(some), some):
            twin = state.clone()
            self.game.pick(twin, seat, order)
            twins.append(position(self.game, twin))
        self.hold(twins[0] == twins[1], f"the order of a pick matters: {some}")

    def results(self, pick: Pick[Any], state: Any) -> list[tuple[int, ...]]:
        """Every result of a pick, along the path of search."""
        options = pick.options(state)
        self.hold(options == pick.walk(state), f"a pick offers other options than its things: {options}")
        found = []
        for option in options:
            found += (
                [pick.picked] if option == PASS else self.results(pick.having((*pick.picked, option)), state)
            )
        return found

    def look_at_bars(self, seat: int) -> None:
        """What is possible is not barred, and everything else is."""
        ask, state = self.game.ask_of(self.match.state, seat), self.match.state
        assert ask is not None
        free = [option for option in self.game.table.words if not ask.bar(state, option)]
        if isinstance(ask, Pick):
            picked = list(ask.picked)
            may = sorted(ask.more(state, picked) + ([PASS] if ask.fits(state, picked) else []))
        else:
            may = ask.options(state)
        self.hold(free == may, f"bars of {type(ask).__name__} and options differ: {self.named(free, may)}")
        for window in self.game.windows if ask.window else []:
            free = [o for o in range(window.low, window.high) if not window.bar(state, seat, o)]
            may = window.options(state, seat)
            self.hold(free == may, f"bars of a window and options differ: {self.named(free, may)}")

    def named(self, free: list[int], may: list[int]) -> str:
        """What only one of the two says."""
        word = self.game.table.word
        told = [word(option) for option in free if option not in may]
        return f"not barred {told}, offered {[word(option) for option in may if option not in free]}"

    def look_deeply(self) -> None:
        state = self.match.state
        before = position(self.game, state)
        self.look_at_clone(before)
        self.look_at_redeals()
        self.look_at_words()
        self.look_at_undo(before)
        self.look_at_lanes()
        self.look_at_screen()
        if self.rng.below(8) == 0:
            self.look_at_reading(before)
        self.hold(position(self.game, state) == before, "looking changed the position")

    def look_at_clone(self, before: str) -> None:
        twin = self.match.state.clone()
        self.hold(position(self.game, twin) == before, "a clone differs from its original")
        self.hold(twin.options == self.match.state.options, "a clone has other options")
        self.past.append((twin, before))

    def look_at_redeals(self) -> None:
        """A seat cannot tell a redeal from the truth: same view, same options, same components."""
        game, state = self.game, self.match.state
        seen = game.view(state, NOBODY)
        known = json.dumps(seen)
        for seat in (NOBODY, *range(self.seats)):
            redealt = game.redeal(state, seat, self.rng)
            views = game.view(redealt, seat), game.view(state, seat)
            self.hold(views[0] == views[1], f"seat {seat} sees hidden things: {_difference(*views)}")
            self.hold(json.loads(json.dumps(views[0])) == views[0], f"the view of seat {seat} is not JSON")
            wrong = game.impossible(redealt)
            self.hold(not wrong, f"a redeal for seat {seat} is impossible: {wrong}")
            self.hold(game.waiting(redealt) == game.waiting(state), "a redeal waits for somebody else")
            if seat >= 0:
                self.look_at_observation(redealt, seat)
                shared = game.own_view(state, seat, seen) == views[1]
                self.hold(shared, f"the view of seat {seat} is another where it shares what everybody sees")
            same = game.options_of(redealt, seat) == game.options_of(state, seat)
            self.hold(same, f"the options of seat {seat} depend on hidden things")
            self.hold(bool(redealt.options), "a redeal leaves the seat to decide without an option")
            fresh = game.options_at(redealt, game.ask(redealt))
            self.hold(redealt.options == fresh, "a redeal keeps the options of the truth")
            self.hold(
                redealt.rng != 0 and redealt.rng != state.rng, "a redeal keeps the generator of the truth"
            )
            seed = self.rng.fresh()
            again = [position(game, game.redeal(truth, seat, Rng(seed))) for truth in (state, redealt)]
            self.hold(again[0] == again[1], f"a redeal for seat {seat} depends on what it cannot know")
        self.hold(json.dumps(seen) == known, "what a seat knows gets into what everybody sees")

    def look_at_observation(self, redealt: Any, seat: int) -> None:
        """A mind sees the same in a redeal as in the truth; every feature once, and it has a name."""
        names = self.game.features
        seen, truth = self.game.observe(redealt, seat), self.game.observe(self.match.state, seat)
        apart = sorted(set(seen) ^ set(truth))
        self.hold(not apart, f"a mind on seat {seat} sees hidden things: {[names[i] for i in apart[:5]]}")
        twice = len(truth) - len(set(truth))
        self.hold(not twice and seen == truth, f"a mind on seat {seat} sees {twice} features twice")
        self.hold(all(0 <= feature < len(names) for feature in truth), "a feature has no name")

    def look_at_words(self) -> None:
        """Every option has words of its own in every language, and the question a prompt."""
        for seat in self.match.waiting:
            offered = self.match.offered(seat)
            for lang in LANGS:
                words = [self.match.words(option, lang, seat) for option in offered]
                self.hold(all(words), f"an option without words in {lang}")
                twins = sorted({word for word in words if words.count(word) > 1})
                self.hold(not twins, f"options with the same words in {lang}: {twins}")
                self.hold(bool(self.match.prompt(lang, seat)), f"a question without a prompt in {lang}")
            self.look_at_reasons(seat, offered)

    def look_at_reasons(self, seat: int, offered: list[int]) -> None:
        """Whatever cannot be chosen has a reason in every language; a few are asked for."""
        barred = [o for o in self.game.table.words if self.game.bar(self.match.state, seat, o)]
        for _ in range(3 if barred else 0):
            option = barred[self.rng.below(len(barred))]
            for lang in LANGS:
                told = self.match.why(option, lang, seat)
                self.hold(bool(told), f"no reason in {lang} why not {self.match.notation(option)}")

    def look_at_undo(self, before: str) -> None:
        """An undo restores the position exactly, and is refused when something new was seen."""
        match = self.match.clone()
        ask = self.game.ask(match.state)
        if isinstance(ask, Pick) and ask.picked:
            return  # a pick is taken back as a whole
        turned = match.state.turned
        match.choose(match.options[self.rng.below(len(match.options))])
        seen = match.state.turned != turned
        try:
            match.undo()
        except CannotUndo:
            self.hold(seen, "an undo was refused though nothing was revealed")
        else:
            self.hold(not seen, "an undo crossed a reveal")
            self.hold(match.position() == before, "an undo did not restore the position")
            self.hold(match.options == self.match.options, "an undo did not restore the options")

    def look_at_lanes(self) -> None:
        """While seats act at the same time, the order of their answers does not matter."""
        waiting = self.match.waiting
        if len(waiting) < 2:
            return
        answers = []
        for seat in waiting:
            options = self.match.options_of(seat)
            answers.append((seat, options[self.rng.below(len(options))]))
        positions = []
        for order in (answers, answers[::-1]):
            twin = self.match.state.clone()
            for seat, option in order:
                self.game.choose_for(twin, seat, option)
            positions.append(position(self.game, twin))
        self.hold(positions[0] == positions[1], f"the order of simultaneous answers matters: {answers}")

    def look_at_screen(self) -> None:
        """While seats act at the same time, nobody learns what another chose before all have answered."""
        first, *later = self.match.waiting
        if not later:
            return
        twin = self.match.clone()
        options = twin.options_of(first)
        twin.choose(options[self.rng.below(len(options))], first)
        seed = self.rng.fresh()
        for seat in (None, *[other for other in range(self.seats) if other != first]):
            where = f"seat {seat} learns what seat {first} chose at the same time"
            views = twin.view(seat), self.match.view(seat)
            self.hold(views[0] == views[1], f"{where}: {_difference(*views)}")
            viewer = NOBODY if seat is None else seat
            told = len(self.match.trail)
            heard = [number for number in range(told, len(twin.trail)) if twin.hears(viewer, number)]
            self.hold(not heard, f"{where} from the log")
            if twin.waiting == self.match.waiting:  # who has answered is no secret
                dealt = [match.redeal(seat, seed).position() for match in (twin, self.match)]
                self.hold(dealt[0] == dealt[1], f"{where} in a redeal")
            if seat is not None:
                self.hold(twin.observe(seat) == self.match.observe(seat), f"{where} from what a mind sees")

    def look_at_reading(self, before: str) -> None:
        """A position reads back, and both play on to the same end."""
        read = parse_position(self.game, before)
        self.hold(position(self.game, read) == before, "a position reads back differently")
        self.hold(read.options == self.match.state.options, "a position reads back with other options")
        twin = self.match.state.clone()
        rng = Rng(len(before))
        while twin.options:
            option = twin.options[rng.below(len(twin.options))]
            self.game.choose(twin, option)
            self.game.choose(read, option)
        same = position(self.game, read) == position(self.game, twin)
        self.hold(same, "a position that was read back plays on differently")

    def look_at_end(self) -> None:
        game, match = self.game, self.match
        wrong = game.impossible(match.state)
        self.hold(not wrong, f"audit at the end: {wrong}")
        self.hold(match.options == [] and match.seat is None, "the game is over but somebody is asked")
        self.hold(len(match.scores) == self.seats, "there are not as many scores as seats")
        for seat, score in enumerate(match.scores):
            parts = game.breakdown(match.state, seat)
            self.hold(
                sum(parts.values()) == score, f"the score of seat {seat} is {score}, its parts are {parts}"
            )
        winners = match.winners
        self.hold(winners == sorted(set(winners)), f"winners are not ascending: {winners}")
        self.hold(self.seats == 1 or bool(winners), "nobody wins")
        self.hold(match.end in game.meta.ends, f"{match.end!r} is not one of the ends {game.meta.ends}")
        try:
            match.choose(0)
        except IllegalChoice:
            pass
        else:
            self.hold(False, "a choice was accepted after the end")
        self.hold(all(position(game, twin) == text for twin, text in self.past), "a clone was touched later")
        again = replay(game, match.record())
        self.hold(again.digest == match.digest, "the record replays to another digest")
        self.look_at_log()

    def look_at_log(self) -> None:
        """Every line of the log can be said to everybody."""
        text = text_of(self.game.meta.name)
        for entry in self.match.trail:
            for viewer in (NOBODY, 0):
                for lang in LANGS:
                    line = text.line(self.game, entry, viewer, lang)
                    self.hold("\n" not in line, f"a log line with a break: {line!r}")


def _difference(a: Any, b: Any, path: str = "view") -> str:
    """The first place where two views differ."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((_difference(a[k], b[k], f"{path}.{k}") for k in a if a[k] != b[k]), "")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        pairs = enumerate(zip(a, b, strict=True))
        return next((_difference(x, y, f"{path}[{i}]") for i, (x, y) in pairs if x != y), "")
    return f"{path}: {a!r} or {b!r}"


__all__ = ["Broken", "Walk", "check", "settings"]
