"""What a bot thinks of the moves a seat can make, in a process of its own."""

from typing import Final

from planetb.bots import make
from planetb.bots.levels import ByTable
from planetb.bots.mind import Mind, Weighed
from planetb.chair import Chair
from planetb.kernel.domain import PASS
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.reading import from_own_position
from planetb.server.table.ledger import numbers
from planetb.text.game_text import text_of

Opinion = tuple[str, float]
"""A whole move in notation, and its expected margin."""

POINTS: Final = "points "  # before the key of a source
Gains = dict[str, int]
"""What a line changes for the seat that follows it: points by source, public numbers by their place."""
_COMPARED = 2  # lines whose gains are told


def opinions(position: str, seat: int, spec: str, seed: int) -> tuple[list[Opinion], list[Gains]]:
    """What a bot thinks of the moves of a seat, best first, and what the lines behind the first two gain."""
    match = from_own_position(position)
    found = _weighed(match, seat, spec, seed, "")
    lines = [line.choices for _, line in found[:_COMPARED]]
    return [(word, line.margin) for word, line in found], [gains(match, seat, line, seed) for line in lines]


def judge(match: Match, seat: int, spec: str, seed: int, made: str) -> list[Opinion]:
    """The same of a match, the move that was `made` among them. The bot looks from the seat's chair, so it
    knows no more than the player.
    """
    return [(word, line.margin) for word, line in _weighed(match, seat, spec, seed, made)]


def gains(match: Match, seat: int, choices: list[int], seed: int) -> Gains:
    """What follows from the choices of a line in a position that the seat cannot tell from the real one."""
    twin = match.redeal(seat, seed)
    before = _has(twin, seat)
    for choice in choices:
        if seat not in twin.waiting or choice not in twin.options_of(seat):
            break
        twin.choose(choice, seat)
    after = _has(twin, seat)
    return {name: after[name] - was for name, was in before.items() if after.get(name, was) != was}


def _has(match: Match, seat: int) -> Gains:
    text = text_of(match.game.meta.name)
    public = numbers(match)
    own: dict[str, int | None] = dict(zip(text.ledger("en"), public[seat], strict=True)) if public else {}
    points = {f"{POINTS}{key}": n for key, n in match.game.breakdown(match.state, seat).items()}
    return points | {place: n for place, n in own.items() if n is not None}


def _weighed(match: Match, seat: int, spec: str, seed: int, made: str) -> list[tuple[str, Weighed]]:
    """Whole moves, best first, each with the best line that begins with it; the one made is among them."""
    bot = make(spec, seed)
    if isinstance(bot, ByTable):
        bot = bot.way(match.game, match.seats)
    if not isinstance(bot, Mind):
        raise InvalidSetup("unknown_bot", bot=spec, allowed="hard, expert, mind, deep, glance")
    found: dict[str, Weighed] = {}
    for line in bot.weigh(Chair(match, seat), single_choices(match, seat, made) if made else []):
        found.setdefault(first_move(match, seat, line.choices), line)
    return list(found.items())


def single_choices(match: Match, seat: int, word: str) -> list[int]:
    """A whole move as a search makes it: of a pick one thing after the other, and the end of it.

    What every way to pick begins with is picked already, and is no choice of a search.
    """
    ask = match.game.ask_of(match.state, seat)
    if not isinstance(ask, Pick):
        return [match.game.table.ids[word]]
    twin = _undealt(match)
    made = len(twin.moves)
    twin.choose(word, seat)
    move = twin.moves[made]
    if move.option != PASS:  # something free beside the pick
        return [move.option]
    choices: list[int] = []
    again = _undealt(match)
    for choice in (*move.picked, PASS)[len(ask.picked) :]:
        if len(again.moves) > made:  # what was left to pick was no choice any more
            break
        again.choose(choice, seat)
        choices.append(choice)
    return choices


def first_move(match: Match, seat: int, choices: list[int]) -> str:
    """The whole move that a line of single choices begins with: of a pick, as many as it takes."""
    if not isinstance(match.game.ask_of(match.state, seat), Pick):
        return match.notation(choices[0])
    twin = _undealt(match)
    made = len(twin.moves)
    for choice in choices:
        twin.choose(choice, seat)
        if len(twin.moves) > made:
            break
    while len(twin.moves) == made:  # the search did not look further: any way to complete it
        twin.choose(twin.options_of(seat)[0], seat)
    return twin.moves[made].word(twin.game)


def _undealt(match: Match) -> Match:
    """A copy in which chance waits."""
    twin = match.clone()
    twin.dealer = None
    return twin
