"""The page of all ladders as Markdown: ratings, what pairs won, how long bots think, what played them."""

import json
from pathlib import Path
from typing import Any

from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.lab.compressed import packed
from planetb.lab.contest import parse_contest
from planetb.lab.ladder import Ladder, read_ladder
from planetb.lab.ladder_drawing import ladder_drawing
from planetb.lab.report import load, made_here
from planetb.lab.statistics import wilson

HEAD = """# Ladders

Bots meet on published deals, and ratings say how far they are apart: Bradley and Terry's model, in points of
which 400 mean ten to one. A shared win is split; brackets and ± are 95 % intervals. With more than two seats
the two bots of a pair take turns along the table, and the mean place counts from 1 (those who are level share
places); an even pair has {even}. Milliseconds are CPU time on the machine named, other processes included.

Anyone can play a ladder again: the commands stand below each. `random`, `beginner`, `easy` and `medium`
play the same games again, to the last choice; a test does so with a slice of these files. So do `hard` and
`expert` where the engine is compiled, unless a machine is so slow that an expert's time runs out. Who thinks
for a time (`mind:400ms`) may choose otherwise: played again such games differ, as far as the intervals say.
`scripts/ladders` makes this page from the files beside it.
"""


def read_games(path: Path) -> dict[str, Any]:
    """A saved ladder, or the report of an arena between two bots as a ladder of one pair."""
    try:
        report = load(path)
    except InvalidSetup:
        return read_ladder(path)
    contest = report.contest
    if len(contest.bots) != 2 or not report.outcomes:
        raise InvalidSetup("bad_contest", reason=f"{path} is no report of games between two bots")
    seats, games = f"--seats {contest.seats}", f"--games {contest.games} --seed {contest.seed}"
    outcomes = [outcome.as_dict() for outcome in report.outcomes]
    return {
        "bots": contest.bots,
        "contest": contest.as_dict(),
        "made": report.made,
        "commands": [f"planetb arena {contest.game} --bots {','.join(contest.bots)} {seats} {games}"],
        "machines": [],
        "played": [{"pair": [0, 1], "seed": contest.seed, "outcomes": outcomes}],
    }


def join(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two saved ladders of the same game, table and rules as one; pairs of the second stand for both."""
    versions = [data.get("made", {}).get("rules_version") for data in (one, other)]
    if versions[0] != versions[1]:
        raise InvalidSetup("bad_contest", reason=f"ladders of rules versions {versions[0]} and {versions[1]}")
    bots: list[str] = list(dict.fromkeys([*one["bots"], *other["bots"]]))
    played: dict[frozenset[int], dict[str, Any]] = {}
    for data in (one, other):
        for each in data["played"]:
            pair = [bots.index(data["bots"][bot]) for bot in each["pair"]]
            seed = each.get("seed", data["contest"]["seed"])
            played[frozenset(pair)] = each | {"pair": pair, "seed": seed}
    told = [data.get("ratings", []) for data in (one, other)]
    again = [",".join(other["bots"][bot] for bot in each["pair"]) for each in other["played"]]
    before = [command for command in one.get("commands", []) if not _plays(command, again)]
    return one | {
        "bots": bots,
        "commands": list(dict.fromkeys([*before, *other.get("commands", [])])),
        "machines": list(dict.fromkeys([*one.get("machines", []), *other.get("machines", [])])),
        "played": list(played.values()),
        "ratings": [*told[0], *told[1]],  # only what they tell of speed is read
    }


def _plays(command: str, pairs: list[str]) -> bool:
    """Whether it lets one of these pairs meet in an arena."""
    return command.startswith("planetb arena ") and any(f" --bots {pair} " in command for pair in pairs)


class Saved:
    """A ladder read from its file."""

    def __init__(self, path: Path, data: dict[str, Any] | None = None) -> None:
        data = data or read_games(path)
        contest = parse_contest(data["contest"])
        self.data = data
        self.game = registry.game(contest.game)
        self.seats = contest.seats
        self.made: dict[str, Any] = data.get("made", {})
        self.ladder = Ladder(
            contest.game, data["bots"], contest.seats, 1, contest.seed, contest.variants, near=1
        )
        self.ladder.take(data)
        self.ladder.contests = {pair: self.ladder.contests[pair] for pair in self.ladder.reports}
        if not any(report.outcomes for report in self.ladder.reports.values()):
            raise InvalidSetup("bad_contest", reason=f"{path} has no games")
        told = {each["bot"]: float(each.get("speed", 0.0)) for each in data.get("ratings", [])}
        self.speeds = {bot: self.ladder.speed(i) or told.get(bot, 0.0) for i, bot in enumerate(data["bots"])}

    @property
    def stem(self) -> str:
        chosen = "".join(f"-{value}" for value in self.ladder.contest.variants.values()).lower()
        return f"{self.game.meta.name}-{self.seats}{chosen}"

    @property
    def title(self) -> str:
        chosen = "".join(
            f", {name.replace('_', ' ')} {value}" for name, value in self.ladder.contest.variants.items()
        )
        return f"{self.game.meta.title}, {self.seats} seats{chosen}"

    @property
    def commands(self) -> list[str]:
        """What played it; of files that do not tell, what plays the same."""
        if self.ladder.commands:
            return self.ladder.commands
        contest = self.ladder.contest
        most = max(len(report.outcomes) for report in self.ladder.reports.values())
        words = f"--seats {self.seats} --games {most} --seed {contest.seed}"
        return [f"planetb ladder {contest.game} --bots {','.join(self.ladder.bots)} {words}"]

    def pack(self, home: Path) -> None:
        """Lays the file into a folder, small."""
        text = json.dumps(self.data, separators=(",", ":")) + "\n"
        path = home / f"{self.stem}.json.gz"
        path.write_bytes(packed(path, text))

    def picture(self) -> str:
        return ladder_drawing(self.ladder.rungs(), self.title)

    def markdown(self) -> list[str]:
        """The section of the page."""
        version = self.made.get("rules_version", "not noted")
        now = made_here(self.game.meta.name)["rules_version"]
        older = f"; the game is at {now} now" if version not in (now, "not noted") else ""
        lines = [f"## {self.title}", "", f"![Ratings of {self.title}]({self.stem}.svg)", "", *self._rungs()]
        lines += [*self._pairs()]
        machines = "; ".join(self.ladder.machines) or "not noted"
        lines += [f"Rules version {version}{older}. Machine: {machines}.", ""]
        return [*lines, *(f"    {command}" for command in self.commands), ""]

    def _rungs(self) -> list[str]:
        many = self.seats > 2
        heads = ["bot", "rating", "wins", "games", *(["mean place"] if many else []), "ms a choice"]
        lines = [f"| {' | '.join(heads)} |", f"| --- {'| --: ' * (len(heads) - 1)}|"]
        for rung in self.ladder.rungs():
            speed = self.speeds[rung.bot]
            wins = f"{rung.wins:.1f}".removesuffix(".0")
            cells = [f"`{rung.bot}`", f"{rung.rating:.0f} ± {rung.error:.0f}", wins, str(rung.games)]
            cells += [f"{rung.place.mean:.2f} ± {rung.place.error:.2f}"] if many else []
            lines.append(f"| {' | '.join([*cells, _milliseconds(speed)])} |")
        return [*lines, ""]

    def _pairs(self) -> list[str]:
        lines = ["| | against | won | games |", "| --- | --- | --: | --: |"]
        order = {rung.bot: i for i, rung in enumerate(self.ladder.rungs())}
        rows = []
        for pair in self.ladder.reports:
            won, games = self.ladder.won(pair)
            names = [self.ladder.bots[bot] for bot in pair]
            if order[names[1]] < order[names[0]]:  # the stronger one first
                won, names = games - won, names[::-1]
            low, high = wilson(won, games)
            told = f"{100 * won / games:.0f} % [{100 * low:.0f}-{100 * high:.0f}]"
            rows.append((order[names[0]], order[names[1]], names, told, games))
        for _, _, (name, against), told, games in sorted(rows):
            lines.append(f"| `{name}` | `{against}` | {told} | {games} |")
        return [*lines, ""]


def _milliseconds(speed: float) -> str:
    return (f"{speed:.2g}" if speed < 10 else f"{speed:.0f}") if speed else "–"


def ladder_page(saved: list[Saved]) -> str:
    """The whole page, game by game and the smaller tables first."""
    ordered = sorted(saved, key=lambda each: (each.game.meta.title, each.seats, each.stem))
    counts = sorted({each.seats for each in saved if each.seats > 2}) or [3]
    even = " and ".join(f"{(seats + 1) / 2:g} with {seats} seats" for seats in counts)
    lines = [line for each in ordered for line in each.markdown()]
    return "\n".join([HEAD.format(even=even), *lines]).rstrip() + "\n"
