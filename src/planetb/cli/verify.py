"""`planetb verify`: do saved games still play as they were played?"""

from pathlib import Path

from planetb.cli.complaint import Complaint, one_line, read_text
from planetb.cli.saved import Saved, parse, without_comments
from planetb.cli.screen import Screen
from planetb.kernel.errors import PlanetBError
from planetb.record.pack import load_content


def verify(file: Path, /, *files: Path, content: Path | None = None) -> int:
    """Replays saved games and compares every digest and the result.

    Says where they first differ. Exit code 1 if any does, 2 if a file cannot be read.

    Parameters
    ----------
    file
        A record, a position, or the folder of a corpus.
    files
        More of them.
    content
        The content pack they were played with.
    """
    if content:
        load_content(content)
    screen = Screen()
    codes = [(_verify_corpus if path.is_dir() else _verify)(screen, path) for path in (file, *files)]
    if len(codes) > 1:
        screen.show(f"{codes.count(0)} of {len(codes)} files are as they were")
    return 1 if 1 in codes else max(codes)


def _verify(screen: Screen, path: Path) -> int:
    try:
        text = read_text(path)
    except Complaint as error:
        screen.show(f"✗ {error}")
        return 2
    try:
        saved = parse(text)
    except PlanetBError as error:
        screen.show(f"✗ {path}:{error.details.get('line', 1)}: {difference(error)}")
        return 1
    except Exception as error:  # whatever a damaged file provokes is a finding, not a crash
        screen.show(f"✗ {path}:1: cannot be replayed: {type(error).__name__}: {one_line(error)}")
        return 1
    wrong = _unlike(saved)
    screen.show(f"✗ {path}:1: {wrong}" if wrong else f"✓ {path}: {_summary(saved)}")
    return 1 if wrong else 0


def _verify_corpus(screen: Screen, path: Path) -> int:
    """Every file by its digest, every record of a corpus by replaying it."""
    from planetb import corpus

    try:
        found = corpus.load(path)
        wrong = [(number, what) for number, what in found.verify() if what]
    except PlanetBError as error:
        screen.show(f"✗ {one_line(error)}")
        return 2
    for number, what in wrong:
        screen.show(f"✗ {path}, game {number}: {what}")
    if not wrong:
        screen.show(f"✓ {path}: {found.manifest['game']}, {len(found)} games replay to their digests")
    return 1 if wrong else 0


def difference(error: PlanetBError) -> str:
    """What is wrong, without the line number that stands before it."""
    if error.code in ("digest_differs", "result_differs"):
        expected, found = error.details["expected"], error.details["found"]
        return f"{error.code.replace('_', ' ')}: expected {expected}, found {found}"
    if error.code == "bad_record":
        return one_line(error.details["reason"])
    return one_line(error)


def _unlike(saved: Saved) -> str:
    """A position must be written as it was read."""
    if saved.is_record or saved.match.position() == without_comments(saved.text):
        return ""
    return f"position differs: found {saved.match.position()}"


def _summary(saved: Saved) -> str:
    match = saved.match
    meta = match.game.meta
    words = [f"{meta.name} {meta.rules_version}", f"{match.seats} seats"]
    if saved.is_record:
        digests = sum(line.startswith("= ") for line in saved.text.splitlines())
        words += [f"{len(match.moves)} choices", f"{digests} digests"]
    else:
        words.append("position")
    scores = " ".join(str(score) for score in match.scores)
    return ", ".join([*words, f"{match.end}: {scores}" if match.over else "not over"])
