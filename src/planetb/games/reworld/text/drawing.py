"""The table drawn for a terminal, a hundred columns wide: station, ships, and an area per seat."""

from collections.abc import Sequence
from typing import Final

from planetb.games.reworld.content.tables import CONDITIONS, POINTS_FOR_MARKER, SHIELDS, SHIP_CODES
from planetb.games.reworld.state import LAST_ROUND
from planetb.games.reworld.terms import FIRM_CODES, MODULE_CODES
from planetb.games.reworld.text.names import (
    AGRICULTURAL_NAME,
    FIRM_NAME,
    LETTER_NAME,
    SHIP_NAMES,
    SHORT,
    points,
    say,
    tell,
    value,
)
from planetb.games.reworld.text.nouns import NOUNS
from planetb.games.reworld.view import AreaView, Arm, ReworldView
from planetb.text.grammar import amount, capital

CELL: Final = 9
COLUMN: Final = 50
COLOURS: Final = (
    "red",
    "yellow",
    "cyan",
    "magenta",
    "blue",
    "green",
)  # of the firms, the agricultural one last


def short(code: str, lang: str) -> str:
    """A module in at most eight letters."""
    group, _, name = code.partition(".")
    if group == "satellite":
        known = LETTER_NAME | FIRM_NAME
        return f"◆{known[name] if name in known else SHORT[code][lang]}"
    if group == "shuttle":
        return f"▲{SHIELDS[MODULE_CODES.index(code)]}"
    if group == "terrabot":
        return f"■{LETTER_NAME[name]}"
    if name == "flora":
        return AGRICULTURAL_NAME
    return FIRM_NAME[name] + ("*" if group == "special" else "")


def painted(code: str, lang: str, width: int = 0) -> str:
    """The same, padded, in the colour of its firm."""
    text = short(code, lang).ljust(width)
    group, _, name = code.partition(".")
    if group in ("crew", "special"):
        colour = COLOURS[FIRM_CODES.index(name) if name in FIRM_CODES else -1]
        return f"[{colour}]{text}[/{colour}]"
    return f"[bold]{text}[/bold]" if group == "terrabot" else text


def counted(n: int, noun: str, lang: str) -> str:
    return amount(n, NOUNS[noun], lang)


def draw(table: ReworldView, lang: str, you: int | None, waiting: Sequence[int]) -> str:
    """The whole table."""
    lines = [*_head(table, lang)]
    if table["chapter"] == 1:
        lines += ["", *_station(table["station"], lang)]
    lines += ["", *_ships(table, len(table["seats"]), lang), "", *_final(table, lang)]
    for seat in range(len(table["seats"])):
        lines += ["", *_area(table, seat, lang, seat == you, seat in waiting)]
    lines += ["", f"[dim]{say(lang, 't_legend')}[/dim]"]
    return "\n".join(line.rstrip() for line in lines)


def _head(table: ReworldView, lang: str) -> list[str]:
    if table["chapter"] == 1:
        worth = points(table["terrabot_points"], lang)
        title = say(lang, "t_chapter_one", n=table["round"], rounds=LAST_ROUND, **worth)
        field = table["start_field"]
        key = "t_field_own" if field["card"] else "t_field_taken" if field["taken"] else "t_field_free"
        words = {**value(field["card"] or 0), **points(POINTS_FOR_MARKER, lang)}
        marker = f"{say(lang, 't_marker', seat=table['marker'] + 1)} ({say(lang, key, **words)})"
        modules, cards = counted(table["bag"], "module", lang), counted(table["discard"], "card", lang)
        piles = say(lang, "t_bag", modules=modules, cards=cards)
        return [f"[bold]{title}[/bold] · {piles}", marker]
    lines = [f"[bold]{say(lang, 't_chapter_two')}[/bold]"]
    if table["flying"]:
        names = "  ".join(painted(code, lang) for code in table["flying"])
        lines.append(say(lang, "t_flying", modules=names))
    return lines


def _station(arms: list[Arm], lang: str) -> list[str]:
    lines = []
    for name, half in (("t_upper", arms[:10]), ("t_lower", arms[10:])):
        numbers = "".join(str(i + 1).ljust(CELL) for i in range(10))
        modules = "".join(painted(arm["module"], lang, CELL) if arm["module"] else " " * CELL for arm in half)
        cards = "".join("·".join(map(str, arm["cards"])).ljust(CELL) for arm in half)
        lines += [f"[dim]{say(lang, name).ljust(7)}{numbers}[/dim]", " " * 7 + modules, " " * 7 + cards]
    return lines


def _ships(table: ReworldView, seats: int, lang: str) -> list[str]:
    lines = [f"[bold]{say(lang, 't_ships')}[/bold]"]
    conditions = CONDITIONS[1 if seats == 4 else 0]
    cells = []
    for ship in table["ships"]:
        wanted = tell(lang, conditions[SHIP_CODES.index(ship["code"])], "brief")
        owner = "" if ship["owner"] is None else f" → {say(lang, 't_seat', n=ship['owner'] + 1)}"
        cell = f"{str(ship['points']).rjust(4)}  {SHIP_NAMES[ship['code']].ljust(14)}{wanted}{owner}".ljust(
            COLUMN
        )
        cells.append(f"[dim]{cell}[/dim]" if owner else cell)
    half = len(cells) // 2
    return [*lines, *[left + right for left, right in zip(cells[:half], cells[half:], strict=True)]]


def _final(table: ReworldView, lang: str) -> list[str]:
    parts = []
    for category in table["final_ship"]:
        name = category["category"]
        label = LETTER_NAME.get(name) or capital(say(lang, "t_defence"))
        parts.append(f"{label} {'/'.join(map(str, category['ranks']))}")
    return [f"[bold]{say(lang, 't_final')}[/bold]  {'   '.join(parts)}"]


def _area(table: ReworldView, seat: int, lang: str, own: bool, waiting: bool) -> list[str]:
    area = table["seats"][seat]
    title = say(lang, "t_seat", n=seat + 1) + (f" ({say(lang, 't_you')})" if own else "")
    facts = [say(lang, "t_score", **points(area["score"], lang)), say(lang, "t_ship_count", n=area["ships"])]
    if table["chapter"] == 1:
        cards = say(lang, "t_cards", cards=counted(area["cards"], "card", lang))
        facts.append(say(lang, "t_out") if area["out"] else cards)
    mark = "▶ " if waiting else "  "
    lines = [f"{mark}[bold]{title}[/bold]  {' · '.join(facts)}"]
    if area["hand"]:
        lines.append(f"    {say(lang, 't_hand')}  [bold]{' '.join(map(str, area['hand']))}[/bold]")
    return [*lines, *_rows(area, lang), *_settlement(area, lang)]


def _rows(area: AreaView, lang: str) -> list[str]:
    lines = []
    if any(area["rows"]):
        lines.append(f"    [dim]{say(lang, 't_rows')}[/dim]")
        for i, row in enumerate(area["rows"]):
            codes = row[::-1]
            for start in range(0, max(1, len(codes)), 9):
                label = f"    {i + 1}  " if start == 0 else " " * 7
                words = "  ".join(painted(code, lang) for code in codes[start : start + 9])
                lines.append(label + (words or f"[dim]{say(lang, 't_empty')}[/dim]"))
    return lines


def _settlement(area: AreaView, lang: str) -> list[str]:
    lines = []
    if area["defence"]:
        lines.append(_line("t_defence", f"{area['shields']}: " + _listed(area["defence"], lang), lang))
    for key in ("shuttles", "satellites"):
        if area[key]:
            lines.append(_line(f"t_{key}", f"{len(area[key])}: " + _listed(area[key], lang), lang))
    for city in area["cities"]:
        letter = LETTER_NAME[city["letter"]]
        parts = [f"■{letter}×{city['terrabots']}"]
        if city["firm"]:
            colour = COLOURS[FIRM_CODES.index(city["firm"])]
            star = "*" if city["special"] else ""
            parts.append(f"[{colour}]{FIRM_NAME[city['firm']]}{star}×{city['crews']}[/{colour}]")
        if city["agricultural"]:
            parts.append(f"[green]{AGRICULTURAL_NAME}×{city['agricultural']}[/green]")
        tiles = say(lang, "t_tiles", tiles=counted(city["tiles"], "tile", lang))
        text = f"{city['sign'].ljust(10)}{tiles}: {'  '.join(parts)}"
        lines.append(f"    [bold]{letter}[/bold]  {text}")
    return lines


def _line(key: str, text: str, lang: str) -> str:
    return f"    {say(lang, key).ljust(13)} {text}"


def _listed(codes: list[str], lang: str) -> str:
    """Modules by name, equal ones counted."""
    seen = list(dict.fromkeys(codes))
    return "  ".join(
        painted(code, lang) + (f"×{codes.count(code)}" if codes.count(code) > 1 else "") for code in seen
    )
