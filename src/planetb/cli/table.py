"""The table on the screen: board and hands, what happened, the question and its numbered options."""

from typing import Final

from rich.text import Text

from planetb.cli.columns import columns
from planetb.cli.party import Party
from planetb.cli.screen import Screen
from planetb.cli.words import say
from planetb.kernel.step import Pick
from planetb.match import Match
from planetb.text.game_text import text_of
from planetb.text.seats import named

NEWS: Final = 8  # log lines shown above a question, if there is room
LEAST_NEWS: Final = 3
LEAST_ROWS: Final = 6  # that options get, however small the screen
FRAME: Final = 7  # lines of the heads, the question, the keys and the input


def show_decision(
    screen: Screen,
    match: Match,
    party: Party,
    viewer: int | None,
    news: list[tuple[int, str]],
    whole: bool,
) -> None:
    """Everything a person needs to decide; `whole` draws the table too. Fits the screen if it can."""
    drawn = drawing(match, viewer, party.lang) if whole else ""
    room = screen.console.height - FRAME - (drawn.count("\n") + 1)
    options = option_lines(match, party, screen.width, max(LEAST_ROWS, room - min(len(news), LEAST_NEWS)))
    if whole:
        show_head(screen, match, party)
        screen.draw(drawn)
    show_news(screen, party, news, min(NEWS, max(LEAST_NEWS, room - len(options))))
    show_question(screen, match, party, options)


def show_news(screen: Screen, party: Party, news: list[tuple[int, str]], most: int) -> None:
    """The latest log lines, and how many more there are."""
    if not news:
        return
    screen.rule(say("since", party.lang))
    if len(news) > most:
        screen.show("  " + say("more_lines", party.lang, n=len(news) - most), style="dim")
    show_lines(screen, party, news[-most:])


def show_head(screen: Screen, match: Match, party: Party) -> None:
    screen.rule(f"{match.game.meta.title} · {say('choice_number', party.lang, n=len(match.moves) + 1)}")


def show_table(screen: Screen, match: Match, viewer: int | None, lang: str) -> None:
    """Draws what the viewer (None: a spectator) sees."""
    screen.draw(drawing(match, viewer, lang))


def drawing(match: Match, viewer: int | None, lang: str) -> str:
    return text_of(match.game.meta.name).table(match.view(viewer), lang, viewer, match.waiting)


def show_lines(screen: Screen, party: Party, lines: list[tuple[int, str]]) -> None:
    """Log lines, each with its subject."""
    for seat, words in lines:
        screen.show(Text("  ") + sentence(party, seat, words))


def sentence(party: Party, seat: int, words: str) -> Text:
    """A log line with its subject; what nobody does stands for itself."""
    words = named(words, party.name)
    return Text(words, style="bold") if seat < 0 else Text.assemble((party.name(seat), "bold"), " ", words)


def option_lines(match: Match, party: Party, width: int, rows: int) -> list[str]:
    """What may be chosen now, numbered from 1, in columns where there are more than `rows`."""
    offered = match.offered()
    digits = len(str(len(offered)))
    items = [
        f"{number:>{digits}}  {words(match, option, party.lang)}" for number, option in enumerate(offered, 1)
    ]
    return columns(items, width, rows) + pick_lines(match, party.lang)


def words(match: Match, option: int, lang: str) -> str:
    """An option in words; of a pick with how often it may be taken."""
    ask = match.game.ask(match.state)
    copies = ask.things(match.state).count(option) if isinstance(ask, Pick) else 1
    return match.words(option, lang) + (f" (×{copies})" if copies > 1 else "")


def pick_lines(match: Match, lang: str) -> list[str]:
    """How several things are chosen together, where that is asked."""
    ask, state = match.game.ask(match.state), match.state
    if not isinstance(ask, Pick):
        return []
    least, most = ask.least(state), min(ask.most(state), len(ask.things(state)))
    lines = [say("pick", lang, n=least if least == most else f"{least}–{most}")]
    return [*lines, say("pick_none", lang)] if ask.fits(state, []) else lines


def show_question(screen: Screen, match: Match, party: Party, options: list[str]) -> None:
    """The prompt and the options below it."""
    seat = match.seat
    assert seat is not None
    screen.show()
    screen.show(Text.assemble((party.name(seat), "bold cyan"), ": ", (match.prompt(party.lang), "bold")))
    for line in options:
        screen.show(line)
    if screen.live:
        screen.show(say("keys", party.lang), style="dim")
