"""What options and questions say."""

from typing import Any, Final

from planetb.games.underwater_cities import options, steps
from planetb.games.underwater_cities.effects.building import kind_of
from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, CONTRACTS, METROPOLISES, SLOTS
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import CITY_SITES, COLOURS, NO_COLOUR, PLAIN_KIND, TUNNEL_KIND
from planetb.games.underwater_cities.text.names import (
    BOARD_NAMES,
    CARD_NAMES,
    CONTRACT_NAMES,
    TILE_NAMES,
    pick,
)
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, KIND_NOUNS
from planetb.games.underwater_cities.text.sheet import PHRASE, say_effect
from planetb.games.underwater_cities.text.words import WORDS
from planetb.kernel.domain import NO, PART, PARTS, PASS, YES
from planetb.kernel.effect import MAY, ONE_OF
from planetb.kernel.state import Frame

QUESTIONS: Final = {
    ONE_OF: "ask_one",
    MAY: "ask_maybe",
    steps.STEPS: "ask_step",
    steps.STEPS_ON: "ask_step",
    steps.BUILD: "ask_build",
    steps.BUILD_ON: "ask_build",
    steps.MIX: "ask_mix",
    steps.UPGRADE: "ask_upgrade",
    steps.UPGRADE_WITH: "ask_upgrade_with",
    steps.USE_ACTION: "ask_use_action",
    steps.REFRESH: "ask_refresh",
    steps.USE_SLOT: "ask_use_slot",
    steps.BUY_AGAIN: "ask_again",
    steps.MAYBE: "ask_maybe",
    steps.DIFFERENT: "ask_different",
    steps.OUTPUT: "ask_output",
    steps.SYMBIOSE: "ask_convert",
    steps.SHED: "ask_shed",
    steps.SALVAGE: "ask_salvage",
    steps.SIFT: "ask_sift",
    steps.TAKE_SPECIAL: "ask_take_special",
    steps.DIG_PICK: "ask_dig_pick",
    steps.DIG_ORDER: "ask_dig_order",
    steps.DROP_ACTION: "ask_drop",
    steps.USE_DROPPED: "ask_use_dropped",
    steps.PLACE_BLUE: "ask_place_blue",
    steps.KEEP: "ask_keep",
    steps.DISCARD: "ask_discard",
    steps.CHOOSE_CARD: "ask_card",
    steps.CHOOSE_SLOT: "ask_slot",
    steps.CHOOSE_ORDER: "ask_order",
    steps.CARD_AFTER: "ask_card_after",
    steps.END_TURN: "ask_end_turn",
}
ABOUT_CARD: Final = (steps.CHOOSE_SLOT, steps.CHOOSE_ORDER, steps.CARD_AFTER, steps.USE_DROPPED)
ABOUT_EFFECT: Final = (steps.BUY_AGAIN, steps.MAYBE, MAY)


def card_name(number: int, lang: str) -> str:
    """A card's name with its number: names are not unique."""
    return f"{pick(CARD_NAMES[number], lang)} (#{number})" if number else pick(CARD_NAMES[0], lang)


def card_words(number: int, lang: str) -> str:
    """A card's name, number and colour."""
    card = CARDS[number]
    if card.colour == NO_COLOUR:
        return pick(CARD_NAMES[number], lang)
    return f"{pick(CARD_NAMES[number], lang)} (#{number}, {WORDS[lang][COLOURS[card.colour]]})"


def ends(board: int, tunnel: int) -> str:
    """Where a tunnel leads: `9–6`, or `3–B` to a metropolis."""
    one, other = BOARDS[board].tunnels[tunnel]
    return f"{one + 1}–{other + 1 if other < CITY_SITES else 'ABC'[other - CITY_SITES]}"


def question(game: Any, state: UnderwaterState, frame: Frame, lang: str) -> str:
    step, seat, a, _ = frame
    if step not in QUESTIONS:
        return WORDS[lang]["ask_chance"]
    values: dict[str, object] = {"round": state.round, "era": ("I", "II", "III")[state.era]}
    if step in ABOUT_CARD:
        values["name"] = card_name(a, lang)
        values["colour"] = WORDS[lang][COLOURS[CARDS[a].colour]] if CARDS[a].colour != NO_COLOUR else ""
    if step in ABOUT_EFFECT:
        effect = game.effects[a]
        values["text"] = PHRASE[lang](effect.parts()[0] if step == steps.MAYBE else effect).text
    if step == steps.KEEP:
        values["n"], values["limit"] = a + 1, state.seats[seat].limit
    return WORDS[lang][QUESTIONS[step]].format(**values)


def option_words(game: Any, state: UnderwaterState, frame: Frame, option: int, lang: str) -> str:
    words = WORDS[lang]
    if option == PASS:
        return words["end_turn" if frame[0] == steps.END_TURN else "pass"]
    if option in (YES, NO):
        return words["yes" if option == YES else "no"]
    if option < PART + PARTS:
        return say_effect(game.effects[frame[2]].parts()[option - PART], lang)[:-1]
    if option < options.USE:
        return card_words(option - options.CARD, lang)
    if option < options.SLOT:
        return words["opt_use"].format(name=card_name(option - options.USE, lang))
    if option < options.BUILD:
        return slot_words(state, frame, option - options.SLOT, lang)
    if option < options.UPGRADE:
        return build_words(state.seats[frame[1]].board, frame[0], option, lang)
    if option < options.GOOD:
        return upgrade_words(state, frame[1], option, lang)
    return other_words(option, lang)


def slot_words(state: UnderwaterState, frame: Frame, slot: int, lang: str) -> str:
    code = SLOTS[slot].code
    if SLOTS[slot].colour == NO_COLOUR:
        return f"{WORDS[lang]['always']}: {PHRASE[lang](SLOTS[slot].effect).text}"
    clone = frame[0] == steps.CHOOSE_SLOT and state.slots[slot]
    text = PHRASE[lang](SLOTS[slot].effect).text
    return WORDS[lang]["opt_clone" if clone else "opt_slot"].format(code=code.upper(), text=text)


def build_words(board: int, step: int, option: int, lang: str) -> str:
    """What is built where."""
    kind, site = kind_of(option)
    words = WORDS[lang]
    if kind < TUNNEL_KIND:
        name = SITE_NAMES[site]
        return words["opt_building"].format(kind=KIND_NOUNS[kind].one(lang), city=name[0], place=name[1])
    if kind == TUNNEL_KIND:
        return words["opt_tunnel"].format(n=site + 1, ends=ends(board, site))
    if step == steps.SYMBIOSE:
        return words["opt_convert"].format(n=site + 1)
    return words["opt_city" if kind == PLAIN_KIND else "opt_symbiotic"].format(n=site + 1)


def upgrade_words(state: UnderwaterState, seat: int, option: int, lang: str) -> str:
    here = state.seats[seat]
    if option >= options.UPGRADE_TUNNEL:
        site = option - options.UPGRADE_TUNNEL
        return WORDS[lang]["opt_upgrade_tunnel"].format(n=site + 1, ends=ends(here.board, site))
    site = option - options.UPGRADE
    name = SITE_NAMES[site]
    kind = KIND_NOUNS[(here.sites[site] - 1) % 3].one(lang)
    return WORDS[lang]["opt_upgrade"].format(kind=kind, city=name[0], place=name[1])


def other_words(option: int, lang: str) -> str:
    words = WORDS[lang]
    if option < options.KIND:
        return GOOD_NOUNS[option - options.GOOD].one(lang)
    if option < options.MIX:
        return KIND_NOUNS[option - options.KIND].one(lang)
    if option < options.CARD_FIRST:
        kelp, steel = (option - options.MIX) >> 3, (option - options.MIX) & 7
        return words["opt_mix"].format(kelp=kelp, steel=steel) if kelp or steel else words["opt_mix_none"]
    if option == options.CARD_FIRST:
        return words["opt_card_first"]
    if option == options.SLOT_FIRST:
        return words["opt_slot_first"]
    if option == options.DIG:
        return words["opt_dig"]
    if option < options.TILE:
        return pick(BOARD_NAMES[BOARDS[option - options.BOARD].code], lang)
    if option < options.CONTRACT:
        return tile_words(option - options.TILE, lang)
    if option < options.SEAT:
        return pick(CONTRACT_NAMES[CONTRACTS[option - options.CONTRACT].code], lang)
    return words["opt_seat"].format(n=option - options.SEAT + 1)


def tile_words(tile: int, lang: str) -> str:
    """A metropolis with what it does."""
    facts = METROPOLISES[tile]
    name = pick(TILE_NAMES[facts.code], lang)
    effects = [effect for effect in (facts.instant, facts.production, facts.end) if effect is not None]
    return f"{name} ({' · '.join([PHRASE[lang](effect).text for effect in effects])})"
