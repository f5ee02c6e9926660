"""The table in a terminal: worlds, tracks, open cards and every player's area, in 100 columns."""

from typing import Any

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.board import CODES, FIRST_STRUCTURE, LOCATIONS
from planetb.games.how_to_save_a_world.cards import CARDS
from planetb.games.how_to_save_a_world.kinds import Space
from planetb.games.how_to_save_a_world.text import de, en, hu, names
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.games.how_to_save_a_world.tracks import ASTEROID, DAY_X_SPACE, PROGRESS, REWARDS, WORK_TRACKS

WIDTH = 98
SPEAKERS = {"en": en, "de": de, "hu": hu}
BY_CODE = {card.code: card for card in CARDS}
WORDS = {
    "head": (
        "Round {round} · danger level {danger} · start medal: {medal}",
        "Runde {round} · Gefahrenstufe {danger} · Startorden: {medal}",
        "{round}. forduló · veszélyszint {danger} · kezdőérdemrend: {medal}",
    ),
    "asteroid": ("Asteroid", "Asteroid", "Aszteroida"),
    "bag": ("Bag", "Beutel", "Zsák"),
    "work": ("Work", "Arbeit", "Munka"),
    "progress": ("progress", "Fortschritt", "haladás"),
    "reward": ("reward", "Belohnung", "jutalom"),
    "planet": ("PLANET ALARRIA", "PLANET ALARRIA", "ALARRIA BOLYGÓ"),
    "moon": ("MOON FORTUNA", "MOND FORTUNA", "FORTUNA HOLD"),
    "cards": ("OPEN CARDS", "AUSLAGE", "KÍNÁLAT"),
    "seat": ("Seat {n}", "Platz {n}", "{n}. szék"),
    "you": ("you", "du", "te"),
    "rival": ("Rival", "Konkurrenz", "Rivális"),
    "neutral": ("neutral", "neutral", "semleges"),
    "points": ("{n} points", "{n} Punkte", "{n} pont"),
    "passed": ("passed", "gepasst", "passzolt"),
    "landers": (
        "landers: planet {planet}, moon {moon}",
        "Raumfähren: Planet {planet}, Mond {moon}",
        "űrkompok: bolygó {planet}, hold {moon}",
    ),
    "yield": ("yield", "Ertrag", "hozam"),
    "badges": ("badges", "Abzeichen", "jelvények"),
    "technologies": ("technologies", "Technologien", "technológiák"),
    "hand": ("hand", "Hand", "kéz"),
    "hidden": ("{n} hidden", "{n} verdeckt", "{n} rejtett"),
    "discard": ("discard pile", "Ablagestapel", "dobópakli"),
    "rescue": (
        "The rescue project is the {name}.",
        "Das Rettungsprojekt: {name}.",
        "A mentőprojekt: {name}.",
    ),
    "turns": ("{n} turns left", "noch {n} Züge", "még {n} kör"),
    "day x": ("Day X", "Tag X", "X. nap"),
    "lead": ("lead", "Führung", "vezető"),
}
ICONS = {t.CUBES_ICON: "●", t.STRUCTURE_A: "A", t.STRUCTURE_B: "B", t.REFRESH_ICON: "↻"}
MARKS = {t.DEPARTURE: "↑", t.STAY: "↓", t.WAIT: "…"}


def word(key: str, lang: str, **parts: object) -> str:
    return WORDS[key][names.LANG_INDEX[lang]].format(**parts)


def draw(view: dict[str, Any], lang: str) -> str:
    """The whole view as lines of text."""
    table = view["table"]
    lines = [*_head(table, lang), "", *_tracks(table, lang), ""]
    lines += [
        *_world(table, t.ALARRIA, lang),
        "",
        *_world(table, t.FORTUNA, lang),
        "",
        *_rows(table, lang),
        "",
    ]
    for seat, area in enumerate(table["seats"]):
        lines += _area(area, seat, seat == view["you"], lang)
    if "rival" in table:
        lines.append(_rival(table["rival"], lang))
    return "\n".join([line.rstrip() for line in lines])


def _who(owner: int | str, lang: str) -> str:
    return word("seat", lang, n=owner + 1) if isinstance(owner, int) else word(owner, lang)


def _head(table: dict[str, Any], lang: str) -> list[str]:
    seats = len(table["seats"])
    medal = _who(table["medal"] if table["medal"] < seats else "rival", lang)
    lines = [f"[bold]{word('head', lang, round=table['round'], danger=table['danger'], medal=medal)}[/bold]"]
    spaces = []
    for space, icons in enumerate(ASTEROID):
        mark = "".join([icon for bit, icon in ICONS.items() if icons & bit]) or "·"
        mark = "X" if space == DAY_X_SPACE else mark
        spaces.append(f"[reverse]<{mark}>[/reverse]" if space == table["asteroid"] else mark)
    lines.append(f"{word('asteroid', lang)}: {' '.join(spaces)}")
    bag = ", ".join([f"{n} {NOUNS[colour].one(lang)}" for colour, n in table["bag"].items()])
    lines.append(f"{word('bag', lang)}: {bag}")
    if table["rescue"]:
        lines.append(f"[bold]{word('rescue', lang, name=NOUNS[table['rescue']].one(lang))}[/bold]")
    return lines


def _tracks(table: dict[str, Any], lang: str) -> list[str]:
    """Per project: discs in their order, the reward on top, and the progress bar."""
    lines = []
    for project, code in enumerate(t.PROJECTS):
        discs = ", ".join([f"{_who(d['disc'], lang)} {d['space']}" for d in table["tracks"][code]])
        lines.append(f"[bold]{NOUNS[code].one(lang).capitalize()}[/bold]: {discs}")
        tile = REWARDS[project][3 - table["rewards"][code]]
        text = SPEAKERS[lang].phrase(tile).text
        leads = [
            f"{s}:+{n}" for s, n in enumerate(WORK_TRACKS[project].leads) if n and s > table["lead"][code]
        ]
        lead = f" · {word('lead', lang)} {' '.join(leads)}" if leads else ""
        lines.append(f"    {word('reward', lang)}: {text}{lead}")
        done, length = table["progress"][code], PROGRESS[project]
        bar = "■" * done + "□" * (length - done)
        lines.append(f"    {word('progress', lang)}: {bar} {done}/{length}")
    return lines


def _world(table: dict[str, Any], world: int, lang: str) -> list[str]:
    built = [CODES.index(code) for code in table["structures"]]
    lines = [f"[bold]{word(t.WORLDS[world], lang)}[/bold]"]
    for number, place in enumerate(LOCATIONS):
        if place.world == world and (number < FIRST_STRUCTURE or number in built):
            lines.append(f"  {names.name_of(names.LOCATIONS, place.code, lang)}")
            lines += [_space(table, space, lang) for space in place.parts]
    return lines


def _space(table: dict[str, Any], space: Space, lang: str) -> str:
    mark = "∞" if space.unrestricted else MARKS[space.after]
    who = [_who(owner, lang) for owner in table["landers"].get(space.code, [])]
    name = names.name_of(names.SPACES, space.code, lang)
    text = f"    {mark} {name}: {SPEAKERS[lang].phrase(space.effect).text}"
    guests = f" [bold]({', '.join(who)})[/bold]" if who else ""
    return _cut(text, WIDTH - (len(guests) - 13 if guests else 0)) + guests


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _rows(table: dict[str, Any], lang: str) -> list[str]:
    lines = [f"[bold]{word('cards', lang)}[/bold]"]
    for deck in t.DECKS:
        lines.append(f"  {NOUNS[deck + ' card'].many(lang)} ({table['decks'][deck]})")
        lines += [f"    {_card(code, lang)}" for code in table["rows"][deck] if code]
    return lines


def _card(code: str, lang: str) -> str:
    card = BY_CODE[code]
    speaker = SPEAKERS[lang]
    text = speaker.phrase(card.effect).text
    if card.deck == t.REACTION:
        text = f"({speaker.condition(card.condition)}) {text}"
    badges = "".join([speaker.BADGE_WORDS[i][0].upper() * n for i, n in enumerate(card.badges)])
    marks = f" <{badges}>" if badges and card.deck != t.SPECIES else ""
    return _cut(f"{names.name_of(names.CARDS, code, lang)}{marks}: {text}", WIDTH - 4)


def _area(area: dict[str, Any], seat: int, own: bool, lang: str) -> list[str]:
    name = word("seat", lang, n=seat + 1) + (f" ({word('you', lang)})" if own else "")
    state = f" · {word('passed', lang)}" if area["passed"] else ""
    zones = word("landers", lang, **area["zones"])
    lines = [f"[bold]{name}[/bold] · {word('points', lang, n=area['points'])} · {zones}{state}"]
    goods = [
        f"{NOUNS[r].one(lang)} {n} ({word('yield', lang)} {area['lines'][r]})"
        for r, n in area["resources"].items()
    ]
    lines.append("    " + ", ".join(goods[:3]) + ",")
    lines.append("    " + ", ".join(goods[3:]))
    tiles = [
        f"{SPEAKERS[lang].BADGE_WORDS[i]} {area['tiles'][b]}+{area['spent'][b]}"
        for i, b in enumerate(t.BADGES)
        if area["tiles"][b] + area["spent"][b]
    ]
    if tiles:
        lines.append(f"    {word('badges', lang)}: {', '.join(tiles)}")
    if area["technologies"]:
        known = [names.name_of(names.DEVELOPMENTS, code, lang) for code in area["technologies"]]
        lines.append(_cut(f"    {word('technologies', lang)}: {', '.join(known)}", WIDTH))
    return lines + _cards_of(area, own, lang)


def _cards_of(area: dict[str, Any], own: bool, lang: str) -> list[str]:
    """The hand (in full for its owner, by name for others) and the open discard pile."""
    hand = [*area["hand"], *area["bought"]]
    lines = []
    if own:
        lines += [f"    {_card(code, lang)}" for code in hand]
    else:
        known = [names.name_of(names.CARDS, code, lang) for code in hand]
        hidden = sum(area["hidden"].values())
        if hidden:
            known.append(word("hidden", lang, n=hidden))
        if known:
            lines.append(_cut(f"    {word('hand', lang)}: {', '.join(known)}", WIDTH))
    if area["discard"]:
        pile = [names.name_of(names.CARDS, code, lang) for code in area["discard"]]
        lines.append(_cut(f"    {word('discard', lang)}: {', '.join(pile)}", WIDTH))
    return lines


def _rival(rival: dict[str, Any], lang: str) -> str:
    points = word("points", lang, n=rival["points"])
    return f"[bold]{word('rival', lang)}[/bold] · {points} · {word('turns', lang, n=rival['turns_left'])}"
