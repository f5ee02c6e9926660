"""The table drawn for a terminal, a hundred columns wide: main board, cards, and a board per nation."""

from collections.abc import Sequence
from typing import Final

from planetb.games.underwater_cities.content.tables import BOARDS, CARDS
from planetb.games.underwater_cities.terms import COLOUR_WORDS
from planetb.games.underwater_cities.text.choices import ends
from planetb.games.underwater_cities.text.names import (
    BOARD_NAMES,
    CARD_NAMES,
    CONTRACT_NAMES,
    TILE_NAMES,
    pick,
    say,
    slot_code,
)
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS
from planetb.games.underwater_cities.text.sheet import card_rules
from planetb.games.underwater_cities.view import NationView, SlotView, UnderwaterView

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


def draw(table: UnderwaterView, lang: str, waiting: Sequence[int]) -> str:
    era = ("I", "II", "III")[table["era"] - 1]
    order = " ".join(str(seat + 1) for seat in table["order"])
    head = f"{say(lang, 'round')} {table['round']}/10 · {say(lang, 'era')} {era}"
    lines = [
        f"[bold]{head}[/bold] · {say(lang, 'order')} {order}",
        *federation(table, lang),
        *wrapped(f"{say(lang, 'slots')}: ", [slot(entry, lang) for entry in table["slots"]], "  "),
        *specials(table, lang),
    ]
    if table["contracts"]:
        lines += wrapped(
            f"{say(lang, 'contracts')}: ", [pick(CONTRACT_NAMES[code], lang) for code in table["contracts"]]
        )
    for seat, nation in enumerate(table["nations"]):
        lines += ["", *draw_nation(nation, seat, seat in waiting, lang)]
    return "\n".join(lines)


def federation(table: UnderwaterView, lang: str) -> list[str]:
    parts = []
    for space, markers in table["federation"].items():
        name = say(lang, "below") if space == "below" else space
        parts.append(f"{name}: {' '.join(str(seat + 1) for seat in markers) or '–'}")
    return wrapped(f"{say(lang, 'federation')}: ", parts)


def slot(entry: SlotView, lang: str) -> str:
    code = slot_code(entry["slot"], lang)
    owners = [str(seat + 1) for seat in entry["tiles"]] + (["×"] if entry["blocked"] else [])
    return paint(code, COLOUR_WORDS.index(entry["colour"])) + (f"({','.join(owners)})" if owners else "")


def specials(table: UnderwaterView, lang: str) -> list[str]:
    parts = [coloured(card, lang) for card in table["specials"]]
    if table["special_top"] is not None:
        parts.append(f"{say(lang, 'top')}: {coloured(table['special_top'], lang)} +{table['special_deck']}")
    return wrapped(f"{say(lang, 'specials')}: ", parts)


def coloured(card: int, lang: str) -> str:
    return paint(pick(CARD_NAMES[card], lang), CARDS[card].colour)


def draw_nation(nation: NationView, seat: int, waiting: bool, lang: str) -> list[str]:
    board = pick(BOARD_NAMES[nation["board"]], lang) if nation["board"] else "–"
    goods = [
        f"{n} {noun.one(lang) if n == 1 else noun.many(lang)}"
        for n, noun in zip(nation["goods"].values(), GOOD_NOUNS, strict=True)
    ]
    mark = "▶ " if waiting else ""
    lines = [f"[bold]{mark}{say(lang, 'seat')} {seat + 1}[/bold] · {board} · {', '.join(goods)}"]
    if nation["board"]:
        lines += draw_board(nation, lang)
        lines += draw_tunnels(nation, lang)
    tiles = [pick(TILE_NAMES[code], lang) for code in nation["metropolises"] + nation["extra_metropolises"]]
    if tiles:
        lines += wrapped(f"  {say(lang, 'metropolises')}: ", tiles)
    if nation["tableau"]:
        lines += wrapped(f"  {say(lang, 'cards')}: ", [coloured(card, lang) for card in nation["tableau"]])
    actions = [
        pick(CARD_NAMES[card], lang) + (f" ({say(lang, 'used')})" if card in nation["used"] else "")
        for card in nation["actions"]
    ]
    lines += wrapped(f"  {say(lang, 'actions')}: ", actions)
    if nation["hand"] is None:
        lines.append(f"  {say(lang, 'hand')}: {nation['hand_size']}")
    for card in nation["hand"] or []:
        rules = f"{coloured(card, lang)} {card_rules(card, lang)}"
        lines += wrapped(f"  {say(lang, 'hand')}: ", [rules], " ")
    return lines


def number(nation: NationView) -> int:
    """The place of the nation's board in the list of boards."""
    return next(i for i, board in enumerate(BOARDS) if board.code == nation["board"])


def draw_board(nation: NationView, lang: str) -> list[str]:
    """Three rows of three cities: number, dome, buildings; capitals are upgraded."""
    rows = []
    counts = BOARDS[number(nation)].counts
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


def draw_tunnels(nation: NationView, lang: str) -> list[str]:
    board = number(nation)
    built = [
        ends(board, i) + ("*" if level == 2 else "") for i, level in enumerate(nation["tunnels"]) if level
    ]
    return wrapped(f"  {say(lang, 'tunnels')}: ", built or ["–"], " ")
