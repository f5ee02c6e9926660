"""The table drawn for a terminal, a hundred columns wide: main board, cards, and a board per nation."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS
from planetb.games.underwater_cities.text.choices import card_name, ends
from planetb.games.underwater_cities.text.names import (
    BOARD_NAMES,
    CARD_NAMES,
    CONTRACT_NAMES,
    TILE_NAMES,
    pick,
)
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS
from planetb.games.underwater_cities.text.sheet import card_rules
from planetb.games.underwater_cities.text.words import WORDS

WIDTH: Final = 98
PAINT: Final = ("yellow", "red", "green", "white")
DOMES: Final = ("·", "○", "●")
LETTERS: Final = {"farm": "f", "desalination": "d", "laboratory": "l"}
CELL: Final = 20


def paint(text: str, colour: int) -> str:
    return f"[{PAINT[colour]}]{text}[/{PAINT[colour]}]"


def wrapped(head: str, parts: list[str], gap: str = " · ") -> list[str]:
    """Parts after a head, broken into lines; markup does not count."""
    lines, line, used = [], head, len(head)
    for i, part in enumerate(parts):
        size = len(plain(part)) + (len(gap) if i else 0)
        if used + size > WIDTH and used > len(head):
            lines.append(line)
            line, used = " " * len(head), len(head)
            line, used = line + part, used + len(plain(part))
        else:
            line, used = line + (gap if i and used > len(head) else "") + part, used + size
    return [*lines, line]


def plain(text: str) -> str:
    """The text without markup."""
    result, inside = "", False
    for letter in text:
        if letter == "[":
            inside = True
        elif letter == "]" and inside:
            inside = False
        elif not inside:
            result += letter
    return result


def draw(view: dict[str, Any], lang: str) -> str:
    table = view["table"]
    words = WORDS[lang]
    era = ("I", "II", "III")[table["era"] - 1]
    order = " ".join(str(seat + 1) for seat in table["order"])
    head = f"{words['round']} {table['round']}/10 · {words['era']} {era}"
    lines = [
        f"[bold]{head}[/bold] · {words['order']} {order}",
        *federation(table, lang),
        *wrapped(f"{words['slots']}: ", [slot(entry, words) for entry in table["slots"]], "  "),
        *specials(table, lang),
    ]
    if table["contracts"]:
        lines += wrapped(
            f"{words['contracts']}: ", [pick(CONTRACT_NAMES[code], lang) for code in table["contracts"]]
        )
    for seat, nation in enumerate(table["nations"]):
        lines += ["", *draw_nation(view, seat, nation, lang)]
    return "\n".join(lines)


def federation(table: dict[str, Any], lang: str) -> list[str]:
    words = WORDS[lang]
    parts = []
    for space, markers in table["federation"].items():
        name = words["below"] if space == "below" else space
        parts.append(f"{name}: {' '.join(str(seat + 1) for seat in markers) or '–'}")
    return wrapped(f"{words['federation']}: ", parts)


def slot(entry: dict[str, Any], words: dict[str, str]) -> str:
    code = entry["slot"].upper()
    owners = [str(seat + 1) for seat in entry["tiles"]] + (["×"] if entry["blocked"] else [])
    return paint(code, entry["colour"]) + (f"({','.join(owners)})" if owners else "")


def specials(table: dict[str, Any], lang: str) -> list[str]:
    words = WORDS[lang]
    parts = [coloured(card, lang) for card in table["specials"]]
    if table["special_top"] is not None:
        parts.append(f"{words['top']}: {coloured(table['special_top'], lang)} +{table['special_deck']}")
    return wrapped(f"{words['specials']}: ", parts)


def coloured(card: int, lang: str) -> str:
    return paint(card_name(card, lang), CARDS[card].colour)


def draw_nation(view: dict[str, Any], seat: int, nation: dict[str, Any], lang: str) -> list[str]:
    words = WORDS[lang]
    board = pick(BOARD_NAMES[nation["board"]], lang) if nation["board"] else "–"
    goods = [
        f"{n} {noun.one(lang) if n == 1 else noun.many(lang)}"
        for n, noun in zip(nation["goods"].values(), GOOD_NOUNS, strict=True)
    ]
    mark = "▶ " if seat in view["waiting"] else ""
    lines = [f"[bold]{mark}{words['seat']} {seat + 1}[/bold] · {board} · {', '.join(goods)}"]
    if nation["board"]:
        lines += draw_board(nation, lang)
        lines += draw_tunnels(nation, lang)
    tiles = [pick(TILE_NAMES[code], lang) for code in nation["metropolises"] + nation["extra_metropolises"]]
    if tiles:
        lines += wrapped(f"  {words['metropolises']}: ", tiles)
    if nation["tableau"]:
        lines += wrapped(f"  {words['cards']}: ", [coloured(card, lang) for card in nation["tableau"]])
    actions = [
        pick(CARD_NAMES[card], lang) + (f" ({words['used']})" if card in nation["used"] else "")
        for card in nation["actions"]
    ]
    lines += wrapped(f"  {words['actions']}: ", actions)
    if nation["hand"] is None:
        lines.append(f"  {words['hand']}: {nation['hand_size']}")
    for card in nation["hand"] or []:
        lines += wrapped(f"  {words['hand']}: ", [f"{coloured(card, lang)} {card_rules(card, lang)}"], " ")
    return lines


def draw_board(nation: dict[str, Any], lang: str) -> list[str]:
    """Three rows of three cities: number, dome, buildings; capitals are upgraded."""
    rows = []
    counts = BOARDS[[board.code for board in BOARDS].index(nation["board"])].counts
    for row in range(3):
        cells = []
        for city in range(row * 3, row * 3 + 3):
            built = nation["sites"][city]
            text = "".join([letter(built.get(place, "")) for place in "abcd"[: counts[city]]])
            extra = letter(built["x"]) if "x" in built else "_"
            linked = "=" if city in nation["network"] else " "
            cells.append(f"{city + 1}{linked}{DOMES[nation['cities'][city]]} {text}+{extra}".ljust(CELL))
        rows.append("    " + "".join(cells).rstrip())
    return rows


def letter(name: str) -> str:
    if not name:
        return "_"
    kind = name.removeprefix("upgraded ")
    return LETTERS[kind].upper() if kind != name else LETTERS[kind]


def draw_tunnels(nation: dict[str, Any], lang: str) -> list[str]:
    board = [known.code for known in BOARDS].index(nation["board"])
    built = [
        ends(board, i) + ("*" if level == 2 else "") for i, level in enumerate(nation["tunnels"]) if level
    ]
    return wrapped(f"  {WORDS[lang]['tunnels']}: ", built or ["–"], " ")
