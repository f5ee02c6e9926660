"""The table in a terminal: worlds, tracks, open cards and every player's area, in 100 columns."""

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.tables import CARDS, REWARDS, SPACES, WORK_TRACKS
from planetb.games.how_to_save_a_world.content.tracks import ASTEROID, DAY_X_SPACE, PROGRESS
from planetb.games.how_to_save_a_world.text import names
from planetb.games.how_to_save_a_world.text.names import project_words, say, tell
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.games.how_to_save_a_world.view import AreaView, HowToSaveAWorldView, Owner, RivalView
from planetb.text.grammar import amount, capital

WIDTH = 98
WORLD_OF = {space.code: space.world for space in SPACES}
BY_CODE = {card.code: card for card in CARDS}
ICONS = {t.CUBES_ICON: "●", t.STRUCTURE_A: "A", t.STRUCTURE_B: "B", t.REFRESH_ICON: "↻"}


def word(key: str, lang: str, **parts: object) -> str:
    return say(lang, f"table_{key}", **parts)


def draw(view: HowToSaveAWorldView, lang: str, you: int | None) -> str:
    """The whole view as lines of text; what free spaces do is said by the options to land there."""
    lines = [*_head(view, lang), *_tracks(view, lang), *_worlds(view, lang), *_rows(view, lang)]
    for seat, area in enumerate(view["seats"]):
        lines += _area(area, seat, seat == you, lang)
    if "rival" in view:
        lines.append(_rival(view["rival"], lang))
    return "\n".join([line.rstrip() for line in lines])


def _who(owner: Owner, lang: str) -> str:
    return word("seat", lang, n=owner + 1) if isinstance(owner, int) else word(owner, lang)


def _head(table: HowToSaveAWorldView, lang: str) -> list[str]:
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
        project = project_words(t.PROJECTS.index(table["rescue"]), lang)
        lines.append(f"[bold]{capital(word('rescue', lang, **project))}[/bold]")
    return lines


def _tracks(table: HowToSaveAWorldView, lang: str) -> list[str]:
    """Per project: the progress bar, the discs in their order, the reward on top, lead bonuses to come."""
    lines = []
    for project, code in enumerate(t.PROJECTS):
        done, length = table["progress"][code], PROGRESS[project]
        bar = "■" * done + "□" * (length - done)
        discs = ", ".join([f"{_who(d['disc'], lang)} {d['space']}" for d in table["tracks"][code]])
        name = NOUNS[code].one(lang).capitalize()
        lines.append(f"[bold]{name:<12}[/bold]{bar} {done}/{length} · {discs}")
        text = tell(lang, REWARDS[project][3 - table["rewards"][code]])
        leads = [
            f"{s}:+{n}" for s, n in enumerate(WORK_TRACKS[project].leads) if n and s > table["lead"][code]
        ]
        lead = f" · {word('lead', lang)} {' '.join(leads)}" if leads else ""
        lines.append(_cut(f"{'':12}{word('reward', lang)}: {text}{lead}", WIDTH))
    return lines


def _worlds(table: HowToSaveAWorldView, lang: str) -> list[str]:
    """The landers that stand on spaces, and the structures built so far, the oldest first."""
    lines = []
    for world, name in enumerate(t.WORLDS):
        guests = [
            _guests(code, owners, lang)
            for code, owners in table["landers"].items()
            if WORLD_OF[code] == world
        ]
        lines.append(_cut(f"[bold]{word(name, lang)}[/bold]: {', '.join(guests) or '–'}", WIDTH + 13))
    built = [names.name_of(names.LOCATIONS, code, lang) for code in table["structures"]]
    if built:
        lines.append(_cut(f"{NOUNS['structure'].many(lang).capitalize()}: {', '.join(built)}", WIDTH))
    return lines


def _guests(code: str, owners: list[Owner], lang: str) -> str:
    return f"{names.name_of(names.SPACES, code, lang)} ({', '.join([_who(owner, lang) for owner in owners])})"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _rows(table: HowToSaveAWorldView, lang: str) -> list[str]:
    lines = []
    for deck in t.DECKS:
        name = NOUNS[deck + " card"].one(lang).capitalize()
        lines += [
            _cut(f"[bold]{name}[/bold] {_card(code, lang)}", WIDTH + 13)
            for code in table["rows"][deck]
            if code
        ]
    return lines


def _card(code: str, lang: str) -> str:
    card = BY_CODE[code]
    text = tell(lang, card.effect)
    if card.event:
        text = f"({tell(lang, card.event, 'events')}) {text}"
    badges = "".join([tell(lang, i, "badge")[0].upper() * n for i, n in enumerate(card.badges)])
    marks = f" <{badges}>" if badges and card.deck != t.SPECIES else ""
    return _cut(f"{names.name_of(names.CARDS, code, lang)}{marks}: {text}", WIDTH - 4)


def _area(area: AreaView, seat: int, own: bool, lang: str) -> list[str]:
    name = word("seat", lang, n=seat + 1) + (f" ({word('you', lang)})" if own else "")
    state = f" · {word('passed', lang)}" if area["passed"] else ""
    zones = word("landers", lang, **area["zones"])
    lines = [f"[bold]{name}[/bold] · {amount(area['points'], NOUNS['point'], lang)} · {zones}{state}"]
    goods = [f"{NOUNS[r].one(lang)} {n}/{area['lines'][r]}" for r, n in area["resources"].items()]
    lines.append(f"    {word('yield', lang)}: {', '.join(goods)}")
    tiles = [
        f"{tell(lang, i, 'badge_names')} {area['tiles'][b]}+{area['spent'][b]}"
        for i, b in enumerate(t.BADGES)
        if area["tiles"][b] + area["spent"][b]
    ]
    if tiles:
        lines.append(f"    {word('badges', lang)}: {', '.join(tiles)}")
    if area["technologies"]:
        known = [names.name_of(names.DEVELOPMENTS, code, lang) for code in area["technologies"]]
        lines.append(_cut(f"    {word('technologies', lang)}: {', '.join(known)}", WIDTH))
    return lines + _cards_of(area, own, lang)


def _cards_of(area: AreaView, own: bool, lang: str) -> list[str]:
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
    if area["discard"] or area["playing"]:
        pile = [names.name_of(names.CARDS, code, lang) for code in (*area["playing"], *area["discard"])]
        lines.append(_cut(f"    {word('discard', lang)}: {', '.join(pile)}", WIDTH))
    return lines


def _rival(rival: RivalView, lang: str) -> str:
    points = amount(rival["points"], NOUNS["point"], lang)
    turns = amount(rival["turns_left"], NOUNS["turn"], lang)
    return f"[bold]{word('rival', lang)}[/bold] · {points} · {word('turns', lang, turns=turns)}"
