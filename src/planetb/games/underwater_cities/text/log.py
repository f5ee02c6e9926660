"""What happened, line by line, as each seat may know it."""

from typing import Final

from planetb.games.underwater_cities import notes, options, steps
from planetb.games.underwater_cities.effects.building import kind_of
from planetb.games.underwater_cities.content.tables import CARDS, CONTRACTS, METROPOLISES, SLOTS
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.terms import INSTANT, RESOURCES, TUNNEL_KIND
from planetb.games.underwater_cities.text.choices import card_name
from planetb.games.underwater_cities.text.names import CONTRACT_NAMES, TILE_NAMES, pick
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, KIND_NOUNS
from planetb.games.underwater_cities.text.words import WORDS
from planetb.kernel.domain import NO, PASS
from planetb.kernel.state import Entry
from planetb.text.grammar import count, join_and

CARD_LINES: Final = {  # public answers that name a card
    steps.CHOOSE_CARD: "log_card",
    steps.USE_ACTION: "log_use_action",
    steps.DISCARD: "log_put_away",
    steps.SHED: "log_put_away",
    steps.SALVAGE: "log_salvage",
    steps.TAKE_SPECIAL: "log_take_special",
    steps.REVEAL: "log_reveal",
    steps.DROP_ACTION: "log_drop",
}
NOTE_LINES: Final = {  # notes that name a card
    notes.TRIGGERED: "log_triggered",
    notes.CLAIMED_CARD: "log_claimed",
    notes.MATCHED: "log_matched",
}


def answer_line(entry: Entry, viewer: int, lang: str) -> str:
    """An answer as a line; what only its seat may know is said to that seat alone."""
    step, _, a, _, option = entry
    words = WORDS[lang]
    if option in (PASS, NO):
        return ""
    if step == steps.DRAW:
        name = card_name(option - options.CARD, lang)
        return words["log_draw_own" if a == viewer else "log_draw"].format(name=name)
    if step == steps.TAKE_SPECIAL and option == options.DIG:
        return words["log_dig"]
    if options.USE <= option < options.SLOT:
        return words["log_use"].format(name=card_name(option - options.USE, lang))
    if step in CARD_LINES:
        return words[CARD_LINES[step]].format(name=card_name(option - options.CARD, lang))
    if step in (steps.CHOOSE_SLOT, steps.USE_SLOT):
        code = SLOTS[option - options.SLOT].code
        name = words["always"] if code == "always" else code.upper()
        return words["log_slot" if step == steps.CHOOSE_SLOT else "log_use_slot"].format(code=name)
    if step == steps.METROPOLIS:
        return words["log_metropolis"].format(name=tile_name(option - options.TILE, lang))
    if step == steps.SYMBIOSE:
        return words["log_convert"].format(n=option - options.CITY_SITE + 1)
    return board_line(step, option, lang)


def board_line(step: int, option: int, lang: str) -> str:
    """Building and upgrading."""
    words = WORDS[lang]
    if step in (steps.BUILD, steps.BUILD_ON):
        kind, site = kind_of(option)
        place = SITE_NAMES[site] if kind < TUNNEL_KIND else str(site + 1)
        return words["log_build"].format(what=f"{KIND_NOUNS[kind].one(lang)} {place}")
    if step == steps.UPGRADE:
        if option >= options.UPGRADE_TUNNEL:
            what = f"{KIND_NOUNS[TUNNEL_KIND].one(lang)} {option - options.UPGRADE_TUNNEL + 1}"
        else:
            what = SITE_NAMES[option - options.UPGRADE]
        return words["log_upgrade"].format(what=what)
    return ""


def note_line(kind: int, a: int, b: int, lang: str) -> str:
    """A note as a line."""
    words = WORDS[lang]
    if kind == notes.MATCHED and CARDS[a].kind != INSTANT:
        return ""
    if kind in NOTE_LINES:
        return words[NOTE_LINES[kind]].format(name=card_name(a, lang))
    if kind == notes.CLAIMED_CONTRACT:
        return words["log_contract"].format(name=pick(CONTRACT_NAMES[CONTRACTS[a].code], lang))
    if kind == notes.CONNECTED:
        return words["log_connected"].format(name=tile_name(a, lang))
    if kind == notes.PAID:
        return words["log_paid"].format(n=b, name=card_name(a, lang))
    if kind == notes.PRODUCED:
        return words["log_produced"].format(goods=produced(a, b, lang))
    if kind == notes.FED:
        line = words["log_fed"].format(kelp=a // 100, biomass=a % 100)
        return line + (words["log_starved"].format(n=b) if b else "")
    if kind == notes.ROUND_BEGINS:
        return words["log_round"].format(n=a)
    if kind == notes.BLOCKED:
        return words["log_blocked"].format(code=SLOTS[a].code.upper())
    return ""


def produced(packed: int, points: int, lang: str) -> str:
    """The goods of a production note; it packs two digits for each resource, the last one lowest."""
    amounts = []
    for _ in range(RESOURCES):
        amounts.append(packed % 100)
        packed //= 100
    amounts.reverse()
    parts = [count(n, GOOD_NOUNS[good], lang) for good, n in enumerate([*amounts, points]) if n]
    return join_and(parts, lang) or "–"


def tile_name(tile: int, lang: str) -> str:
    return pick(TILE_NAMES[METROPOLISES[tile].code], lang)
