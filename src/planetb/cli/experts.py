"""`planetb experts`: a page about what strong bots do, made from saved reports of an arena."""

from pathlib import Path

from planetb.cli.complaint import Complaint, write_text
from planetb.cli.screen import Screen
from planetb.games import registry


def experts(game: str, /, *reports: Path, out: Path = Path("docs/experts")) -> int:
    """Writes what strong bots do: openings, points by source over time, what is wanted, what wins.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    reports
        What `planetb arena GAME --bots mind --seats N --usage --json FILE` wrote, of any numbers of seats.
    out
        The folder of the pages GAME.md and GAME-pieces.md and of their pictures.
    """
    from planetb.lab.experts.evidence import Evidence, unfit
    from planetb.lab.experts.page import Page
    from planetb.lab.experts.pieces import pieces
    from planetb.lab.report import load

    registry.game(game)
    if not reports:
        raise Complaint(f"which reports? planetb experts {game} REPORT.json …")
    if not out.is_dir() and (out.exists() or not out.parent.is_dir()):
        raise Complaint(f"cannot write into {out}: {out if out.exists() else out.parent} is no folder")
    found = []
    for path in reports:
        report = load(path)
        reason = unfit(report, game)
        if reason:
            raise Complaint(f"{path} does not fit: {reason}")
        found.append((path.name, report))
    evidence = Evidence(game, found)
    page = Page(evidence)
    out.mkdir(exist_ok=True)
    for name, drawn in page.pictures().items():
        write_text(out / name, drawn)
    write_text(out / f"{game}.md", page.markdown())
    write_text(out / f"{game}-pieces.md", pieces(evidence, page.groups))
    Screen().show(f"{out / game}.md: {sum(len(report.outcomes) for _, report in found)} games")
    return 0
