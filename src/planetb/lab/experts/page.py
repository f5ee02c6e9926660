"""The page of a game, "what the experts do", as Markdown with its pictures."""

from planetb.lab.experts import pictures, sentences
from planetb.lab.experts.evidence import Evidence, Tables
from planetb.lab.experts.groups import FEWEST, HIGH, LOW, Group, Thing, groups, outliers
from planetb.lab.experts.openings import Beginning, Move, beginnings
from planetb.lab.experts.words import Names, about, fared_at, listed, percent, rated, table, won
from planetb.lab.report import Report

ALL_TOLD = 14  # pieces of a group up to which every one has its row
TOLD = 4  # groups of which the most and the least wanted are told in short
ENDS = 6  # otherwise so many of the most, and of the least wanted
MINDS = "../../src/planetb/minds/README.md"
THREE = "The first three choices of a seat that were choices; a pick of several things is one."
WANTED = (
    f"Of pieces that at least {FEWEST} seats could take. A share is of seats that could at least once, "
    "*won* how often those won who did; sentences and picture are of "
)


class Page:
    """Everything that is told of a game."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.meta = evidence.game.meta
        self.names = Names(self.meta.name)
        self.groups = groups(evidence)
        self.beginnings = beginnings(evidence)

    def pictures(self) -> dict[str, str]:
        """The pictures by the names of their files."""
        found = {
            "points": pictures.growing(self.evidence),
            "spread": pictures.spread(self.evidence),
        }
        told = [each for each in self.beginnings if each.first and each.tables.decided]
        if told:
            found["openings"] = pictures.beginnings(self.evidence, told)
        if any(group.offered for group in self.groups):
            found["wanted"] = pictures.wanted(self.evidence, self.groups)
        return {f"{self.meta.name}-{name}.svg": drawn for name, drawn in found.items()}

    def markdown(self) -> str:
        """The page; its pictures lie beside it."""
        drawn = self.pictures()
        parts = [
            self._head(),
            self._short(),
            self._points(),
            self._sources(),
            self._openings(f"{self.meta.name}-openings.svg" in drawn),
            self._wanted(f"{self.meta.name}-wanted.svg" in drawn),
            self._outside(),
            self._made(),
        ]
        return "\n".join(line for part in parts for line in part).rstrip() + "\n"

    def _head(self) -> list[str]:
        played = listed([f"{tables.games} games {tables.place.lower()}" for tables in self.evidence.tables])
        bots = self.evidence.bots
        who = listed([f"`{bot}`" for bot in bots])
        against, that = (
            (", each against itself", "they are") if len(bots) > 1 else (" against itself", "that is")
        )
        return [
            f"# What the experts do: {self.meta.title}",
            "",
            f"What {who} did in many games{against}: {played}. [Who {that}]({MINDS}).",
            "Brackets and ± are 95 % intervals; a shared win is split.",
            "The figures show habits of these bots, not causes: who takes a thing was often ahead already.",
            "",
        ]

    def _short(self) -> list[str]:
        """The most telling sentences, of the tables with several seats that lead."""
        if not self.evidence.shared:
            return []
        tables = next(each for each in self.evidence.shared if each.leads)
        told = [sentences.sources(self.names, tables)[:2], sentences.winners(self.names, tables)[:1]]
        lines = [sentences.seats(tables), *(" ".join(words) for words in told if words)]
        lines += [sentences.opening(each) for each in self.beginnings if each.tables is tables]
        apart = [group for group in self.groups if group.offered and group.apart][:TOLD]
        lines += [f"{group.title}: {sentences.wanted(group)}" for group in apart]
        return ["## In short", "", *(f"- {line}" for line in lines), ""]

    def _points(self) -> list[str]:
        lines = ["## Points and seats", ""]
        for tables in self.evidence.tables:
            points = sentences.points(tables)
            alone = tables.seats == 1
            told = [points, sentences.alone(tables)] if alone else [sentences.seats(tables), points]
            lines.append(f"- {' '.join(told)}")
        heads = ["tables", "games", "points", "sd", "least", "25 %", "median", "75 %", "most", "won, by seat"]
        rows = [self._spread(tables) for tables in self.evidence.tables]
        picture = f"![How often each number of points was reached]({self.meta.name}-spread.svg)"
        return [*lines, "", *table(heads, rows), picture, ""]

    @staticmethod
    def _spread(tables: Tables) -> list[str]:
        scores = tables.scores
        places = [scores.low, *scores.quartiles, scores.high]
        standings = [tables.whole.of_seat(seat) for seat in range(tables.seats)]
        rates = " · ".join(rated(standing.rate, standing.interval) for standing in standings)
        won_ = rates if tables.decided else "–"
        mean = about(scores.mean, scores.error)
        return [tables.label, str(tables.games), mean, f"{scores.sd:.1f}", *(f"{p:g}" for p in places), won_]

    def _sources(self) -> list[str]:
        lines = ["## Where points come from", ""]
        for tables in self.evidence.tables:
            told = [*sentences.sources(self.names, tables), *sentences.winners(self.names, tables)]
            lines += [f"- {' '.join(told)}"] if told else []
        found = list(dict.fromkeys(s for t in self.evidence.tables for s in t.usage.course.sources))
        heads = ["at the end by", *(tables.label for tables in self.evidence.tables)]
        rows = []
        for source in found:
            courses = [tables.usage.course for tables in self.evidence.tables]
            cells = [about(c.mean(source), c.error(source)) if source in c.points else "–" for c in courses]
            rows.append([self.names.source(source), *cells])
        picture = f"![Points by source over the game]({self.meta.name}-points.svg)"
        return [*lines, "", picture, "", *table(heads, rows)]

    def _openings(self, drawn: bool) -> list[str]:
        lines = ["## Openings", "", THREE, ""]
        lines += [f"- {sentences.opening(beginning)}" for beginning in self.beginnings]
        lines.append("")
        if drawn:
            lines += [f"![First choices and how often they win]({self.meta.name}-openings.svg)", ""]
        for beginning in self.beginnings:
            lines += self._beginning(beginning)
        return lines

    def _beginning(self, beginning: Beginning) -> list[str]:
        whole = beginning.whole
        tables = beginning.tables
        won_ = "won" if tables.decided else "ended with"
        lines = [f"### Beginning {tables.place[0].lower() + tables.place[1:]}", ""]
        if whole:
            rows = [_told(move, tables) for move in whole]
            lines += table(["whole openings", "of seats", won_], rows)
        for decision in self.names.text.wanted:
            title, firsts = beginning.firsts(decision)
            if firsts:
                rows = [_told(move, tables) for move in firsts]
                lines += table([title, "of seats that could", won_], rows)
        return lines if len(lines) > 2 else []

    def _wanted(self, drawn: bool) -> list[str]:
        of = listed([each.label for each in self.evidence.shared or self.evidence.tables if each.leads])
        every = f"[Every piece]({self.meta.name}-pieces.md) has its row on a page of its own."
        lines = [
            "## Most and least wanted",
            "",
            f"{WANTED}{of}, or of all tables where a piece is not there. {every}",
            "",
        ]
        if drawn:
            lines += [f"![Most and least wanted pieces]({self.meta.name}-wanted.svg)", ""]
        for group in self.groups:
            lines += [f"### {group.title}", "", sentences.wanted(group), "", *self._group(group)]
        return lines

    def _group(self, group: Group) -> list[str]:
        tables = [t for t in self.evidence.tables if any(t in thing.takes for thing in group.things)]
        heads = ["", *(word for t in tables for word in (t.label, "won" if t.decided else "ended with"))]
        things = group.things
        rows = [self._row(thing, tables) for thing in things]
        if len(things) > ALL_TOLD:
            left = len(things) - 2 * ENDS
            gap = [f"… {left} more", *("" for _ in heads[1:])]
            rows = [*rows[:ENDS], gap, *rows[-ENDS:]]
        return table(heads, rows)

    @staticmethod
    def _row(thing: Thing, tables: list[Tables]) -> list[str]:
        row = [thing.name]
        for each in tables:
            take = thing.takes.get(each)
            if take and take.could:
                row += [rated(take.rate, take.bounds), fared_at(each.decided, take.fared)]
            else:
                row += ["–", "–"]
        return row

    def _outside(self) -> list[str]:
        found, seen = outliers(self.groups)
        lines = [
            "## Outside the band",
            "",
            f"For designers: pieces with at least {FEWEST} takers whose win rate is shown to lie below "
            f"{LOW:g} or above {HIGH:g} times the mean: the whole interval does.",
            f"{seen} were looked at, counting a piece once for each sort of tables.",
            "",
        ]
        if not found:
            return [*lines, "None.", ""]
        heads = ["", "what", "tables", "takers", "won", "mean"]
        order = sorted(found, key=lambda each: (each.tables.seats, not each.much, each.thing.name))
        rows = [
            [
                *(each.thing.name, each.group.title, each.tables.label, str(each.take.fared.seats)),
                *(won(each.take.fared), percent(each.tables.share)),
            ]
            for each in order
        ]
        return [*lines, *table(heads, rows)]

    def _made(self) -> list[str]:
        made = self.evidence.reports[0][1].made
        codes = list(dict.fromkeys(str(report.made["code"]) for _, report in self.evidence.reports))
        lines = [
            "## How this was made",
            "",
            f"Rules version {made['rules_version']}, {made['content']} content; engine: Planet B "
            f"{', '.join(codes)}. A deal is played in every seating of the "
            "bots, the next deal has the next seed. The same commands play the same deals again.",
        ]
        files = [file for file, _ in self.evidence.reports]
        commands = [command(report, file) for file, report in self.evidence.reports]
        commands.append(f"planetb experts {self.meta.name} {' '.join(files)} --out docs/experts")
        return [*lines, "", *(f"    {each}" for each in commands), ""]


def _told(move: Move, tables: Tables) -> list[str]:
    """The row of a way to begin."""
    return [move.name, rated(move.share, move.bounds), fared_at(tables.decided, move.fared)]


def command(report: Report, file: str) -> str:
    """The command that plays these games."""
    contest = report.contest
    words = [f"planetb arena {contest.game} --bots {','.join(contest.bots)} --seats {contest.seats}"]
    words.append(f"--games {len(report.outcomes)} --seed {contest.seed}")
    words += [f"--variant {name}={str(value).lower()}" for name, value in contest.variants.items()]
    words += [f"--content {contest.content}"] if contest.content else []
    return " ".join([*words, f"--usage --json {file}"])
