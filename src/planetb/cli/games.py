"""`planetb games`: which games there are."""

from collections import Counter

from rich import box
from rich.table import Table

from planetb.cli.screen import Screen
from planetb.games import registry
from planetb.kernel.content import SOURCES, content_of
from planetb.kernel.meta import Meta


def games() -> int:
    """Lists the games: seats, variants, rules version, and where their content comes from."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("name", "title", "seats", "rules"):
        table.add_column(head, no_wrap=True)
    table.add_column("variants (default first)", overflow="fold")
    table.add_column("content", no_wrap=True)
    for name in registry.names():
        meta = registry.game(name).meta
        seats = f"{meta.low}–{meta.high}" if meta.low < meta.high else str(meta.low)
        table.add_row(name, meta.title, seats, str(meta.rules_version), _variants(meta), _sources(name))
    Screen().show(table)
    return 0


def _variants(meta: Meta) -> str:
    lines = [
        f"{variant.name}={'|'.join(str(value).lower() for value in variant.values)}"
        for variant in meta.variants
    ]
    return "\n".join(lines) or "–"


def _sources(name: str) -> str:
    counts = source_counts(name)
    return "\n".join(f"{n:>3} {source}" for source, n in counts.items()) or "–"


def source_counts(name: str) -> dict[str, int]:
    """How many items of a loaded game come from each source, the best source first."""
    try:
        items = content_of(name).items.values()
    except KeyError:
        return {}
    counts = Counter(item.source.split(" ")[0] for item in items)
    order = [*SOURCES, "pack"]
    return {source: counts[source] for source in order if counts[source]}
