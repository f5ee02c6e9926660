"""The pictures of a page: how points grow, how they are spread, how seats begin, what is wanted."""

from planetb.lab.course import MOMENTS
from planetb.lab.drawing import drawing
from planetb.lab.experts.evidence import Evidence
from planetb.lab.experts.groups import Group, Take
from planetb.lab.experts.openings import Beginning, Move
from planetb.lab.experts.words import Names, percent, rated, won
from planetb.lab.growth import Curve, Plot
from planetb.lab.histogram import Heap, histogram
from planetb.lab.interval_drawing import Block, Row, interval_drawing

ENDS = 3  # of each group, so many of the most and of the least wanted are drawn
GROUPS = 9


def growing(evidence: Evidence) -> str:
    """Points by source over the game."""
    names, plots = Names(evidence.game.meta.name), []
    sources = list(dict.fromkeys(source for t in evidence.tables for source in t.usage.course.sources))
    for tables in evidence.tables:
        plot = Plot(tables.label.capitalize(), "part of the choices made, %", "points", None)
        course = tables.usage.course
        for source in [source for source in sources if source in course.points]:
            points = [(100.0 * (i + 1) / MOMENTS, course.mean(source, i)) for i in range(MOMENTS)]
            plot.curves.append(Curve(names.source(source), points))
        plots.append(plot)
    return drawing(plots, f"{evidence.game.meta.title}: where points come from, over the game")


def spread(evidence: Evidence) -> str:
    """How often each number of points was reached."""
    heaps = [
        Heap(
            f"{tables.label.capitalize()}, {tables.games} games",
            [float(score) for outcome in tables.whole.outcomes for score in outcome.scores],
            str(tables.variants),
        )
        for tables in evidence.tables
    ]
    return histogram(heaps, f"{evidence.game.meta.title}: final points", "points; % of seats")


def beginnings(evidence: Evidence, found: list[Beginning]) -> str:
    """How those fared who began in each way."""
    blocks = []
    for beginning in found:
        rows = [_fared(move) for move in beginning.first]
        blocks.append(Block(beginning.tables.label.capitalize(), rows, beginning.tables.share))
    title = f"{evidence.game.meta.title}: first choices, how common they are and how often they win"
    return interval_drawing(blocks, title, "won, %; the dashed line is the mean")


def wanted(evidence: Evidence, found: list[Group]) -> str:
    """What is taken most and least."""
    offered = [group for group in found if group.offered]
    largest = sorted(offered, key=lambda group: -sum(t.together.could for t in group.things))[:GROUPS]
    blocks = []
    for group in [group for group in offered if group in largest]:
        things = group.things
        drawn = things if len(things) <= 2 * ENDS else [*things[:ENDS], *things[-ENDS:]]
        blocks.append(Block(group.title, [_row(thing.short, thing.together) for thing in drawn]))
    title = f"{evidence.game.meta.title}: most and least wanted"
    return interval_drawing(blocks, title, "seats that took it, % of those that could")


def _row(name: str, take: Take) -> Row:
    return Row(name, take.rate, take.bounds, rated(take.rate, take.bounds))


def _fared(move: Move) -> Row:
    fared = move.fared
    return Row(f"{move.short} · {percent(move.share)}", fared.win_rate, fared.win_interval, won(fared))
