"""What a bot thinks of the moves a seat can make, in a process of its own."""

from typing import Any, Final

from planetb.bots import make
from planetb.bots.mcts import Insight, Mcts
from planetb.chair import Chair
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.reading import from_own_position
from planetb.server.table.ledger import numbers
from planetb.text.game_text import text_of

Opinion = tuple[str, float, float]
"""A whole move in notation, its expected margin, and the share of thought that went there."""


POINTS: Final = "points "  # before the key of a source
Gains = dict[str, int]
"""What a line changes for the seat that follows it: points by source, public numbers by their place."""
_COMPARED = 2  # lines whose gains are told


def opinions(position: str, seat: int, spec: str, seed: int) -> tuple[list[Opinion], list[Gains]]:
    """What a bot thinks of the moves of a seat, best first, and what the lines behind the first two gain."""
    match = from_own_position(position)
    found = _insights(match, seat, spec, seed)
    lines = [insight.line for _, insight in found[:_COMPARED]]
    return _weighed(found), [gains(match, seat, line, seed) for line in lines]


def judge(match: Match, seat: int, spec: str, seed: int) -> list[Opinion]:
    """The same of a match; the bot looks from the seat's chair, so it knows no more than the player."""
    return _weighed(_insights(match, seat, spec, seed))


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


def _insights(match: Match, seat: int, spec: str, seed: int) -> list[tuple[str, Insight]]:
    bot = make(spec, seed)
    if not isinstance(bot, Mcts):
        raise InvalidSetup("unknown_bot", bot=spec, allowed="mcts")
    lines: dict[str, list[Any]] = {}
    for line in bot.search(Chair(match, seat)).root.moves:
        lines.setdefault(first_move(match, seat, line.choices), []).append(line)
    found = [(word, Insight(group[0].choices[0], group)) for word, group in lines.items()]
    found.sort(key=lambda each: (-each[1].visits, each[1].option))
    return found


def _weighed(found: list[tuple[str, Insight]]) -> list[Opinion]:
    total = sum(insight.visits for _, insight in found)
    return [(word, insight.margin, insight.visits / total) for word, insight in found]


def first_move(match: Match, seat: int, choices: list[int]) -> str:
    """The whole move that a line of single choices begins with: of a pick, as many as it takes."""
    if not isinstance(match.game.ask_of(match.state, seat), Pick):
        return match.notation(choices[0])
    twin = match.clone()
    twin.dealer = None
    made = len(twin.moves)
    for choice in choices:
        twin.choose(choice, seat)
        if len(twin.moves) > made:
            break
    while len(twin.moves) == made:  # the search did not look further: any way to complete it
        twin.choose(twin.options_of(seat)[0], seat)
    return twin.moves[made].word(twin.game)
