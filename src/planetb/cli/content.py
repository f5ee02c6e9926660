"""`planetb content`: what a game is made of, where each value comes from, and whether it holds together."""

from importlib import import_module, util
from pathlib import Path
from typing import Final, Literal

from rich import box
from rich.table import Table
from rich.text import Text

from planetb.cli.complaint import Complaint, one_line, one_of
from planetb.cli.games import source_counts
from planetb.cli.packs import lay_pack
from planetb.cli.screen import Screen
from planetb.games import registry
from planetb.kernel.content import SOURCES, Check, Content, Item, content_of
from planetb.kernel.errors import PlanetBError
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS
from planetb.text.listing import common_checks, kind_title, said, source_word

_WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "source": ("source: {source}", "Quelle: {source}", "forrás: {source}"),
    "sources": ("sources ({n} items)", "Quellen ({n} Stück)", "források ({n} darab)"),
    "checks": (
        "checks ({n} of {all} hold)",
        "Prüfungen ({n} von {all} erfüllt)",
        "ellenőrzések ({n}/{all} teljesül)",
    ),
    "differs": (
        "expected {expected}, found {found}",
        "erwartet {expected}, gefunden {found}",
        "várt: {expected}, talált: {found}",
    ),
}


def content(
    game: str,
    /,
    *,
    lang: Literal["en", "de", "hu"] = "en",
    kind: str | None = None,
    source: str | None = None,
    pack: Path | None = None,
) -> int:
    """Lists the content of a game with its sources, then checks it. Exit code 1 if a check fails.

    Parameters
    ----------
    game
        Which game; see `planetb games`.
    lang
        The language of names and texts.
    kind
        Only the content of this kind: a deck or a group.
    source
        Only the content from this source: rulebook, inferred, ours, or pack.
    pack
        A content pack to lay over the game first: only what it replaces is listed, and everything is checked.
    """
    name = _loaded(game, pack)
    items = _chosen(name, kind, source or ("pack" if pack and not kind else None))
    screen = Screen()
    _show_items(screen, name, items, lang)
    if not kind and not source:
        _show_sources(screen, source_counts(game), lang)
    return _show_checks(screen, [*_checks(game), *common_checks(name)], lang)


def _word(key: str, lang: str, **values: object) -> str:
    return _WORDS[key][LANGS.index(lang)].format(**values)


def _loaded(game: str, pack: Path | None) -> Content:
    """The content of a game, with a pack laid over it; whatever a pack breaks is the pack's fault."""
    if pack is None:
        registry.game(game)
    else:
        laid = lay_pack(pack, game)
        try:
            registry.game(game)
        except PlanetBError:
            raise
        except Exception as error:
            raise Complaint(f"content pack {laid.name}: {type(error).__name__}: {one_line(error)}") from error
    try:
        return content_of(game)
    except KeyError:
        raise Complaint(f"{game} declares no content") from None


def _chosen(content: Content, kind: str | None, source: str | None) -> list[Item]:
    items = list(content.items.values())
    if kind is not None:
        one_of("--kind", kind, list(dict.fromkeys(item.kind for item in items)))
    if source is not None:
        one_of("--source", source, [*SOURCES, "pack"])
    return [
        item
        for item in items
        if kind in (None, item.kind) and (source is None or item.source.split(" ")[0] == source)
    ]


def _show_items(screen: Screen, content: Content, items: list[Item], lang: str) -> None:
    for kind in dict.fromkeys(item.kind for item in items):
        group = [item for item in items if item.kind == kind]
        screen.rule(f"{kind_title(content.game, kind, lang)} ({len(group)})")
        sources = {item.source for item in group}
        if len(sources) == 1:
            screen.show(_word("source", lang, source=source_word(group[0].source, lang)), style="dim")
        screen.show(_group(content.game, group, len(sources) > 1, lang))


def _group(game: str, items: list[Item], with_source: bool, lang: str) -> Table:
    """One row per item: code, name, what it does, and its source where sources differ."""
    text = text_of(game)
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for item in items:
        name = text.name(item, lang)
        named = Text(name if name != item.code else "", style="bold")
        row: list[str | Text] = [item.code, named, said(text, item, lang)]
        table.add_row(*row, *([Text(source_word(item.source, lang), style="dim")] if with_source else []))
    return table


def _show_sources(screen: Screen, counts: dict[str, int], lang: str) -> None:
    total = sum(counts.values())
    screen.rule(_word("sources", lang, n=total))
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for source, n in counts.items():
        share = n / total
        table.add_row(
            source_word(source, lang),
            f"{n:>4}",
            f"{share:>4.0%}",
            Text("▇" * max(1, round(50 * share)), style="cyan"),
        )
    screen.show(table)


def _checks(game: str) -> list[Check]:
    home = registry.MODULES.get(game, "").rpartition(".")[0]
    if not home or util.find_spec(f"{home}.content.checks") is None:
        return []
    checks: list[Check] = import_module(f"{home}.content.checks").checks()
    return checks


def _show_checks(screen: Screen, checks: list[Check], lang: str) -> int:
    failed = [check for check in checks if not check.holds]
    screen.rule(_word("checks", lang, n=len(checks) - len(failed), all=len(checks)))
    for check in checks:
        if check.holds:
            screen.show(Text.assemble(("✓ ", "green"), check.label))
        else:
            differs = _word("differs", lang, expected=check.expected, found=check.found)
            screen.show(Text.assemble(("✗ ", "red"), f"{check.label}: {differs}"))
    return 1 if failed else 0
