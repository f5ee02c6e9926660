"""The table on the screen: board and hands, what happened, the question and its numbered options."""

from rich.text import Text

from planetb.cli.columns import columns
from planetb.cli.party import Party
from planetb.cli.screen import Screen
from planetb.cli.words import say
from planetb.match import Match
from planetb.text.game_text import text_of

NEWS = 8  # log lines shown above a question
LEAST = 6  # rows that options get, however small the screen


def show_decision(
    screen: Screen,
    match: Match,
    party: Party,
    viewer: int | None,
    news: list[tuple[int, str]],
    whole: bool,
) -> None:
    """Everything a person needs to decide; `whole` draws the table too."""
    used = 5
    if whole:
        used += show_head(screen, match, party)
        used += show_table(screen, match, viewer, party.lang)
    if news:
        screen.rule(say("since", party.lang))
        if len(news) > NEWS:
            screen.show(say("more_lines", party.lang, n=len(news) - NEWS), style="dim")
        show_lines(screen, party, news[-NEWS:])
        used += min(len(news), NEWS + 1) + 1
    show_question(screen, match, party, max(LEAST, screen.console.height - used))


def show_head(screen: Screen, match: Match, party: Party) -> int:
    words = [match.game.meta.title, say("choice_number", party.lang, n=len(match.moves) + 1)]
    screen.rule(" · ".join(words))
    return 1


def show_table(screen: Screen, match: Match, viewer: int | None, lang: str) -> int:
    """Draws what the viewer (None: a spectator) sees; returns how many lines it took."""
    drawn = text_of(match.game.meta.name).table(match.view(viewer), lang)
    screen.draw(drawn)
    return drawn.count("\n") + 1


def show_lines(screen: Screen, party: Party, lines: list[tuple[int, str]]) -> None:
    """Log lines, each with its subject."""
    for seat, words in lines:
        screen.show(Text("  ") + sentence(party, seat, words))


def sentence(party: Party, seat: int, words: str) -> Text:
    """A log line with its subject; what nobody does stands for itself."""
    return Text(words, style="bold") if seat < 0 else Text.assemble((party.name(seat), "bold"), " ", words)


def show_question(screen: Screen, match: Match, party: Party, rows: int) -> None:
    """The prompt and the numbered options."""
    seat = match.seat
    assert seat is not None
    screen.show()
    screen.show(Text.assemble((party.name(seat), "bold cyan"), ": ", (match.prompt(party.lang), "bold")))
    width = len(str(len(match.options)))
    items = [
        f"{number:>{width}}  {match.words(option, party.lang)}"
        for number, option in enumerate(match.options, 1)
    ]
    for line in columns(items, screen.width, rows):
        screen.show(line)
    if screen.live:
        screen.show(say("keys", party.lang), style="dim")
