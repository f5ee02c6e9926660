"""What a bot thinks of the moves a seat can make, in a process of its own."""

from typing import Any

from planetb.bots import make
from planetb.bots.mcts import Insight, Mcts
from planetb.chair import Chair
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.reading import from_own_position

Opinion = tuple[str, float, float]
"""A whole move in notation, its expected margin, and the share of thought that went there."""


def opinions(position: str, seat: int, spec: str, seed: int) -> list[Opinion]:
    """What a bot thinks of the moves of a seat, best first."""
    return judge(from_own_position(position), seat, spec, seed)


def judge(match: Match, seat: int, spec: str, seed: int) -> list[Opinion]:
    """The same of a match; the bot looks from the seat's chair, so it knows no more than the player."""
    bot = make(spec, seed)
    if not isinstance(bot, Mcts):
        raise InvalidSetup("unknown_bot", bot=spec, allowed="mcts")
    lines: dict[str, list[Any]] = {}
    for line in bot.search(Chair(match, seat)).root.moves:
        lines.setdefault(first_move(match, seat, line.choices), []).append(line)
    found = [(word, Insight(group[0].choices[0], group)) for word, group in lines.items()]
    found.sort(key=lambda each: (-each[1].visits, each[1].option))
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
