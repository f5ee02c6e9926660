"""How a game ended: every seat's points by source, drawn, and who has won."""

from rich import box
from rich.table import Table
from rich.text import Text

from planetb.cli.party import Party
from planetb.cli.screen import Screen
from planetb.cli.words import say
from planetb.match import Match
from planetb.text.game_text import text_of
from planetb.text.grammar import join_and

BAR = 14  # columns of the longest bar


def show_ending(screen: Screen, match: Match, party: Party) -> None:
    """Draws the final scores and names the winners."""
    lang = party.lang
    several = len(match.game.meta.ends) > 1
    how = text_of(match.game.meta.name).end(str(match.end), lang)
    screen.rule(say("over", lang) + (f" · {how}" if several else ""))
    screen.show(score_table(match, party))
    names = join_and([party.name(seat) for seat in match.winners], lang)
    key = "nobody_wins" if not match.winners else "wins" if len(match.winners) == 1 else "win_together"
    screen.show(say(key, lang, names=names), style="bold")


def score_table(match: Match, party: Party) -> Table:
    """One row per source, one column per seat, each number with its bar; the total below."""
    sources = match.breakdown()
    most = max([1, *[abs(points) for row in sources.values() for points in row]])
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    table.add_column("", footer=say("total", party.lang))
    for seat, score in enumerate(match.scores):
        crown = " ★" if seat in match.winners else ""
        table.add_column(party.name(seat) + crown, footer=Text(f"{score:>4}", style="bold"))
    text = text_of(match.game.meta.name)
    for source, row in sources.items():
        table.add_row(text.source(source, party.lang), *[_bar(points, most) for points in row])
    return table


def _bar(points: int, most: int) -> Text:
    length = round(BAR * abs(points) / most)
    drawn = Text(f"{points:>4} ")
    return drawn.append("▇" * length, style="red" if points < 0 else "cyan")
