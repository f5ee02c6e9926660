"""The table drawn for a terminal: at most 100 columns, colours as markup."""

from planetb.games.evacuation.content import goals
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import RESOURCES
from planetb.games.evacuation.text import names as s
from planetb.games.evacuation.text import sheet
from planetb.games.evacuation.text.names import NAMES
from planetb.games.evacuation.view import EvacuationView, NationView, RivalView, SecretsView, SiteView
from planetb.text.grammar import capital

WIDTH = 100
COLOURS = ("red", "cyan", "yellow", "magenta", "white")
BIOME_COLOURS = ("white", "yellow", "green", "blue")


def draw(table: EvacuationView, lang: str) -> str:
    """The whole view."""
    lines = _head(table, len(table["seats"]), lang)
    lines += _rows(table, lang)
    lines += ["", *_map(table, lang)]
    for seat, nation in enumerate(table["seats"]):
        lines += ["", *_nation(seat, nation, lang)]
    return "\n".join(lines)


def _head(table: EvacuationView, seats: int, lang: str) -> list[str]:
    phases = s.say(lang, "phases").split("|")
    words = ("setup", "income", "actions", "transport", "order", "progress", "bonus", "cleanup")
    phase = phases[words.index(table["phase"])]
    order = " ".join(_who(who, seats, lang) for who in table["order"])
    lines = [f"[bold]{s.say(lang, 'table_year', year=table['year'], phase=phase, order=order)}[/bold]"]
    for i, card in enumerate(table["bonus_cards"][:1]):
        text = " · ".join(
            f"{card['numbers'][j]}: {sheet.bonus_text(card['card'] - 1, j, lang)}" for j in range(2)
        )
        lines += _wrapped(f"{s.say(lang, 'table_bonus')}: {text}", "  " if i else "")
    later = "  ".join("/".join(map(str, card["numbers"])) for card in table["bonus_cards"][1:])
    if later:
        lines.append(f"[dim]{s.say(lang, 'table_bonus')} → {later}[/dim]")
    if "objectives" in table:
        names = ", ".join(s.pick(NAMES[f"objective.{code}"], lang) for code in table["objectives"])
        lines.append(f"{s.say(lang, 'table_objectives')}: {names or s.say(lang, 'nothing')}")
    if "lines" in table:
        lines.append(
            f"{s.say(lang, 'table_lines')}: " + " | ".join("-".join(line) for line in table["lines"])
        )
    if "rival" in table:
        lines += _rival(table["rival"], lang)
    return lines


def _who(who: int, seats: int, lang: str) -> str:
    if who < seats:
        return str(who + 1)
    return s.say(lang, "rival" if who == seats else "neutral")


def _rival(rival: RivalView, lang: str) -> list[str]:
    places = ", ".join(f"{one[0]['step']}/{one[1]['step']}" for one in rival["markers"])
    stadiums = len(rival["stadiums"])
    facts = f"{s.noun('stadium', lang)} {stadiums} · {rival['tile'].upper()} · {rival['cards_left']}"
    return [f"{capital(s.say(lang, 'rival'))}: {facts}" + (f" · {places}" if places else "")]


def _rows(table: EvacuationView, lang: str) -> list[str]:
    lines = []
    titles = s.say(lang, "table_rows").split("|")
    rows = table["rows"]
    for row, codes in enumerate((rows["ships"], rows["stadiums"], rows["infrastructures"])):
        lines.append(f"[bold]{titles[row]}[/bold]")
        for code in codes:
            number = int(code) - 1
            prefix = ("ship", "stadium", "infra")[row]
            name = s.pick(NAMES[f"{prefix}.{code}"], lang)
            lines += _wrapped(f"{code:>2} {name}: {sheet.item_facts(row, number, lang)}", "     ")
    return lines


def _wrapped(text: str, indent: str) -> list[str]:
    """Breaks a line at spaces so that it fits the width."""
    lines = []
    while len(text) > WIDTH:
        cut = text.rfind(" ", 0, WIDTH)
        lines.append(text[:cut])
        text = indent + text[cut + 1 :]
    return [*lines, text]


def _map(table: EvacuationView, lang: str) -> list[str]:
    """Seven rows of sites: what an open site holds, whose a settled one is."""
    lines = [f"[bold]{s.say(lang, 'table_map')}[/bold]"]
    for row in range(-3, 4):
        sites = [site for site in range(land.SITES) if land.ROW[site] == row]
        lines.append("      " * abs(row) + " ".join(_cell(site, table["sites"]) for site in sites))
    return lines


def _cell(site: int, settled: dict[str, SiteView]) -> str:
    name = land.NAMES[site]
    if name in settled:
        owner = settled[name]["owner"]
        colour = COLOURS[min(owner, 4)]
        return f"[{colour}]{name.upper() + ' #' + str(owner + 1):<12}[/{colour}]"
    letters = "".join("X" if spot == "factory" else spot[0] + spot[-1] for spot in land.SPOTS[site])
    marks = ("", "*", "^", "*^")[land.NEEDED_SYMBOLS[site]]
    colour = BIOME_COLOURS[land.BIOME[site]]
    return f"[{colour}]{name + ':' + letters + marks:<12}[/{colour}]"


def _nation(seat: int, nation: NationView, lang: str) -> list[str]:
    colour = COLOURS[seat]
    passed = f" ({s.say(lang, 'table_passed')})" if nation["passed"] else ""
    lines = [f"[bold {colour}]#{seat + 1}{passed}[/bold {colour}]  {_stocks(nation, lang)}"]
    lines.append("  " + _standing(nation, lang))
    lines += _wrapped("  " + _fleet(nation, lang), "    ")
    lines += _wrapped("  " + _learned(nation, lang), "    ")
    if "mine" in nation:
        lines += _mine(nation["mine"], lang)
    return lines


def _stocks(nation: NationView, lang: str) -> str:
    old = "/".join(str(nation["old"][word]) for word in RESOURCES)
    new = "/".join(str(nation["new"][word]) for word in RESOURCES)
    made = "/".join(str(nation["production"][word]) for word in RESOURCES)
    waiting = f"{nation['population']} + {'/'.join(map(str, nation['factories_new']))}"
    words = [f"{s.say(lang, 'table_old')} {old}", f"{s.say(lang, 'table_new')} {new}"]
    words += [
        f"{s.say(lang, 'table_production')} [bold]{made}[/bold]",
        f"{s.say(lang, 'table_waiting')} {waiting}",
    ]
    return " · ".join(words)


def _standing(nation: NationView, lang: str) -> str:
    markers = " ".join(f"{one['step']}{one['lane'][0]}" for one in nation["markers"])
    left = nation["old_sites"].count("in place") + nation["productivity"].count("in place")
    power = "/".join(str(power) for power in nation["powers"])
    words = [f"{s.say(lang, 'table_sites')} {left}", f"{s.say(lang, 'table_progress')} {markers}"]
    words += [f"{s.say(lang, 'table_power')} {power}", f"{s.say(lang, 'table_faces')} {nation['faces']}"]
    return " · ".join([*words, f"{s.say(lang, 'table_penalties')} {nation['penalties']}"])


def _fleet(nation: NationView, lang: str) -> str:
    pairs = (
        ("table_fleet", nation["ships_old"], nation["ships_new"]),
        ("table_stadiums", nation["stadiums_old"], nation["stadiums_new"]),
        ("table_infra", nation["hand"], nation["built"]),
    )
    words = [f"{s.say(lang, key)} {' '.join(old) or '–'} | {' '.join(new) or '–'}" for key, old, new in pairs]
    return " · ".join(words)


def _learned(nation: NationView, lang: str) -> str:
    names = []
    for place in range(9):
        if nation["developed"][place] or nation["research"][place]:
            mark = "" if nation["developed"][place] else "…"
            names.append(s.technology(int(nation["technologies"][place]) - 1, lang) + mark)
    return f"{s.say(lang, 'table_technologies')}: {', '.join(names) or '–'}"


def _mine(mine: SecretsView, lang: str) -> list[str]:
    lines = []
    kept = mine["goals"] or mine["drafted"]
    if kept:
        codes = [goal.code for goal in goals.GOALS if goal.code.partition(".")[2] in kept]
        names = ", ".join(s.pick(NAMES[code], lang) for code in codes)
        lines += _wrapped(f"  {s.say(lang, 'table_goals')}: {names}", "    ")
    if mine["cards"]:
        names = ", ".join(s.card(int(code) - 1, lang) for code in mine["cards"])
        lines += _wrapped(f"  {s.say(lang, 'table_cards')}: {names}", "    ")
    return lines
