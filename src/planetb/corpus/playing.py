"""The games of a corpus: played like those of a contest, with every decision noted."""

from typing import Any

from planetb.beginning import new
from planetb.bots.outside.player import Guest
from planetb.bots.registry import make
from planetb.corpus.schema import Row
from planetb.lab.arena import prepare
from planetb.lab.contest import Contest, parse_contest
from planetb.lab.outcome import Playing, bot_seed
from planetb.text.game_text import step_name


class Noted(Playing):
    """Bots playing a match while somebody writes."""

    observing = True
    rows: list[Row]

    def chose(self, seat: int, option: int) -> None:
        match = self.match
        options = match.options
        insights: list[Any] = getattr(self.bots[seat], "insights", list)()
        found = {insight.option: insight for insight in insights}
        self.rows.append(
            {
                "number": len(self.rows),
                "seat": seat,
                "asks": step_name(match.game.ask(match.state)),
                "options": options,
                "choice": option,
                "observation": match.observe(seat) if self.observing else None,
                "visits": [found[o].visits if o in found else 0 for o in options] if found else None,
                "values": [found[o].value if o in found else 0.0 for o in options] if found else None,
            }
        )


def played(data: dict[str, Any], numbers: list[int]) -> list[tuple[Row, list[Row]]]:
    """The work of whoever plays: these games, as a row each and the rows of their decisions."""
    contest = parse_contest(data["contest"])
    prepare(contest)
    return [_play(contest, number, data["observing"]) for number in numbers]


def _play(contest: Contest, number: int, observing: bool) -> tuple[Row, list[Row]]:
    lineups = contest.lineups()
    lineup = lineups[number % len(lineups)]
    match = new(contest.game, contest.seats, contest.seed_of(number), contest.variants)
    bots = [make(contest.bots[bot], bot_seed(contest, number, seat)) for seat, bot in enumerate(lineup)]
    playing = Noted(match, bots)
    playing.observing, playing.rows = observing, []
    try:
        playing.run()
        winners, scores = playing.winners(), match.scores
        for seat, bot in enumerate(bots):
            if isinstance(bot, Guest):
                bot.over(seat, scores, winners, str(match.end))
    finally:
        for bot in bots:
            if isinstance(bot, Guest):
                bot.close()
    for row in playing.rows:
        seat = row["seat"]
        row |= {"game": number, "points": scores[seat]}
        row["share"] = 1 / len(winners) if seat in winners else 0.0
    labels = contest.labels
    game: Row = {
        "game": number,
        "seed": contest.seed_of(number),
        "seats": contest.seats,
        "bots": [labels[bot] for bot in lineup],
        "record": match.record(),
        "digest": match.digest,
        "scores": scores,
        "breakdown": list(match.breakdown().items()),
        "winners": winners,
        "end": str(match.end),
        "faults": playing.faults,
        "decisions": len(playing.rows),
    }
    return game, playing.rows
