"""The thorough mode of the browser tests: which games they play and walk through, and the report they leave.

`PLANETB_THOROUGH=1` plays whole games of every set of variants and looks at all moments of the golden games;
`PLANETB_THOROUGH=resume` leaves out what the report has already. Without it a fixed sample is played.
`PLANETB_EACH=8` measures every eighth moment of a golden game instead of all, `PLANETB_EACH=unlike` those
that ask in a way not met before, `PLANETB_WIDTHS=390,1366` only on screens so wide, `PLANETB_LANG=de` in
another language.
"""

import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from planetb.conformance import settings
from planetb.games import registry
from planetb.kernel.meta import Value
from planetb.server.wire import Lang

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
THOROUGH = os.environ.get("PLANETB_THOROUGH", "")
EACH = os.environ.get("PLANETB_EACH", "1")
UNLIKE = "unlike"
WIDTHS = [int(wide) for wide in os.environ.get("PLANETB_WIDTHS", "").split(",") if wide]
LANG: Lang = os.environ.get("PLANETB_LANG", "en")  # type: ignore[assignment]
HOW = "".join(  # what is not as usual: an earlier run of another sort does not count
    f" {what}={os.environ[name]}"
    for what, name in (("each", "PLANETB_EACH"), ("widths", "PLANETB_WIDTHS"), ("lang", "PLANETB_LANG"))
    if os.environ.get(name)
)
REPORT = Path(os.environ.get("PLANETB_REPORT", ROOT / "build" / "web-report.jsonl"))
FINDINGS = REPORT.with_name("web-findings.txt")
FEW = 20  # settings of a game: so many are all played; of more, each set of variants with one number of seats
LOOKS = 12  # moments of a golden game in the sample

Setting = tuple[str, int, dict[str, Value]]
SAMPLE: list[Setting] = [
    ("reworld", 3, {}),
    ("how_to_save_a_world", 3, {}),
    ("underwater_cities", 2, {"boards": "expert", "contracts": True}),
    ("evacuation", 3, {}),
]
SKIPPED = {"reworld": 130, "underwater_cities": 160}  # moves of the long games that the sample does not click


def label(setting: Setting) -> str:
    """A name for a test: only what is not as usual."""
    game, seats, variants = setting
    usual = {variant.name: variant.values[0] for variant in registry.game(game).meta.variants}
    unusual = [f"{name}_{value}".lower() for name, value in variants.items() if value != usual[name]]
    return "-".join([game, str(seats), *unusual])


def whole_games() -> list[Setting]:
    """The games to be played from their start to their end."""
    if not THOROUGH:
        return SAMPLE
    return [(game, *setting) for game in sorted(registry.MODULES) for setting in chosen(game)]


def chosen(game: str) -> list[tuple[int, dict[str, Value]]]:
    """Every setting; of many, every set of variants, and each number of seats with each value."""
    every = list(settings(registry.game(game)))
    if len(every) <= FEW:
        return every
    sets: dict[tuple[Any, ...], list[tuple[int, dict[str, Value]]]] = {}
    for setting in every:
        sets.setdefault(tuple(setting[1].items()), []).append(setting)
    met: set[tuple[int, str, Value]] = set()
    sat: Counter[int] = Counter()
    found = []
    for group in sets.values():
        best = max(group, key=lambda one: (len(pairs(one) - met), -sat[one[0]]))
        found.append(best)
        met |= pairs(best)
        sat[best[0]] += 1
    for setting in every:
        if pairs(setting) - met:
            found.append(setting)
            met |= pairs(setting)
    return found


def pairs(setting: tuple[int, dict[str, Value]]) -> set[tuple[int, str, Value]]:
    return {(setting[0], name, value) for name, value in setting[1].items()}


def golden_games() -> list[Path]:
    """Golden games to look at: all, or the well-played ones."""
    pattern = "*/*.record" if THOROUGH else "*/greedy-*.record"
    return sorted(GOLDEN.glob(pattern))


def walked_games() -> list[Path]:
    """Golden games to walk through: all, or the well-played ones with the fewest and the most seats."""
    by_game: dict[str, list[Path]] = {}
    for file in golden_games():
        by_game.setdefault(file.parent.name, []).append(file)
    return [one for files in by_game.values() for one in (files if THOROUGH else [files[0], files[-1]])]


def stride(moments: int) -> int:
    """From one look at a golden game to the next."""
    return 1 if THOROUGH else max(1, moments // LOOKS)


class Report:
    """What was played and compared, a line each; the lines of earlier runs stay."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []

    def has(self, kind: str, name: str) -> bool:
        """Whether an earlier run came through with this; only asked when one goes on."""
        return THOROUGH == "resume" and any(
            (line["kind"], line["name"]) == (kind, name) for line in earlier()
        )

    def add(self, kind: str, name: str, start: float, **counts: int) -> str:
        """Notes what has come through; returns it as a line to read."""
        game = name.split("-")[0].split("/")[0]
        seconds = round(time.monotonic() - start, 1)
        self.lines.append({"kind": kind, "game": game, "name": name, **counts, "seconds": seconds})
        if THOROUGH:
            REPORT.parent.mkdir(parents=True, exist_ok=True)
            with REPORT.open("a") as file:
                file.write(json.dumps(self.lines[-1]) + "\n")
        return f"{name}: " + ", ".join(f"{n} {what}" for what, n in counts.items()) + f", {seconds} s"

    def tell(self, name: str, found: list[str]) -> None:
        """Keeps what was found; in place of what an earlier run has found there."""
        if not THOROUGH:
            return
        kept = [line for line in lines_of(FINDINGS) if not line.startswith(f"{name}: ")]
        FINDINGS.write_text("".join(f"{line}\n" for line in [*kept, *(f"{name}: {one}" for one in found)]))

    def totals(self) -> Iterator[str]:
        """Sums for each kind and game."""
        for kind, game in sorted({(line["kind"], line["game"]) for line in self.lines}):
            those = [line for line in self.lines if (line["kind"], line["game"]) == (kind, game)]
            sums: Counter[str] = Counter()
            for line in those:
                sums.update({what: n for what, n in line.items() if isinstance(n, int | float)})
            counts = ", ".join(f"{round(n)} {what}" for what, n in sums.items())
            yield f"{kind} {game}: {len(those)} games, {counts}"


def earlier() -> list[dict[str, Any]]:
    """The lines of the report as it is."""
    return [json.loads(line) for line in lines_of(REPORT)]


def lines_of(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []
