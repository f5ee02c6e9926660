"""The second page of a game: every piece at every sort of tables, also those too rare for a sentence."""

from planetb.lab.experts.evidence import Evidence, Tables
from planetb.lab.experts.groups import Group, Take, Thing
from planetb.lab.experts.words import about, table, won

CELLS = (
    "A cell tells how many seats took a piece of those that could (of all seats, where nobody is asked), "
    "how often those won who did, and what they scored; brackets and ± are 95 % intervals."
)
WARNING = (
    "Who takes a thing was often ahead already, and of a hundred pieces some five lie outside by chance."
)


def pieces(evidence: Evidence, groups: list[Group]) -> str:
    """The page as Markdown; how the games were played is told on the first."""
    meta = evidence.game.meta
    lines = [f"# Every piece: {meta.title}", ""]
    lines += [f"[What the experts do]({meta.name}.md) tells who played, how often and by which commands."]
    lines += [CELLS, WARNING, ""]
    for group in groups:
        things = sorted(group.found.values(), key=lambda thing: thing.name)
        tables = [each for each in evidence.tables if any(each in thing.takes for thing in things)]
        rows = [[thing.name, *(_cell(thing, each) for each in tables)] for thing in things]
        lines += [f"## {group.title}", "", *table(["", *(each.label for each in tables)], rows)]
    return "\n".join(lines).rstrip() + "\n"


def _cell(thing: Thing, tables: Tables) -> str:
    take = thing.takes.get(tables)
    if not take or not take.could:
        return "–"
    return "; ".join([f"{take.fared.seats} of {take.could}", *_fared(take, tables)])


def _fared(take: Take, tables: Tables) -> list[str]:
    if not take.fared.seats:
        return []
    points = about(take.fared.mean_points, take.fared.points_error)
    return [won(take.fared), points] if tables.decided else [points]
