"""What options and questions say, and why something cannot be chosen."""

from typing import Any, Final

from planetb.games.underwater_cities import options
from planetb.games.underwater_cities.content.declare import CONTENT
from planetb.games.underwater_cities.content.tables import (
    BOARDS,
    CARDS,
    CONTRACTS,
    METROPOLISES,
    SLOTS,
    Cost,
    Deed,
)
from planetb.games.underwater_cities.effects.building import Build, BuildNext
from planetb.games.underwater_cities.effects.combine import Buy, BuyAgain, DecideMaybe
from planetb.games.underwater_cities.effects.upgrading import Convert, Upgrade, UpgradeNext
from planetb.games.underwater_cities.flow.claiming import UseDropped
from planetb.games.underwater_cities.flow.matching import CardAfter, ChooseOrder, UsePaid
from planetb.games.underwater_cities.flow.turns import ChooseSlot, EndTurn
from planetb.games.underwater_cities.options import SITE_NAMES, kind_of
from planetb.games.underwater_cities.rules.costs import can_build_for
from planetb.games.underwater_cities.rules.network import first_alike, sort_of
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    CITY_SITES,
    COLOURS,
    EXPANSION,
    KELP,
    KINDS,
    NO_COLOUR,
    PER_CITY,
    PLAIN_KIND,
    STEELPLAST,
    TUNNEL_KIND,
)
from planetb.games.underwater_cities.text.names import (
    BOARD_NAMES,
    CARD_NAMES,
    CONTRACT_NAMES,
    pick,
    say,
    slot_code,
    tell,
)
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, KIND_NOUNS, kinds_of
from planetb.games.underwater_cities.text.sheet import item_name, item_rules, say_effect
from planetb.kernel.domain import NO, PART, PARTS, PASS, YES
from planetb.kernel.effect import ChooseMay
from planetb.kernel.step import Ask, Pick
from planetb.text.articles import NOMINATIVE, ein
from planetb.text.grammar import amount, capital, join_and, join_or, quoted

ERAS: Final = ("I", "II", "III")


def card_name(number: int, lang: str) -> str:
    """A card's name inside a sentence."""
    return quoted(pick(CARD_NAMES[number], lang), lang)


def card_words(number: int, lang: str) -> str:
    """A card's name and colour."""
    card = CARDS[number]
    if card.colour == NO_COLOUR:
        return pick(CARD_NAMES[number], lang)
    return f"{pick(CARD_NAMES[number], lang)} ({say(lang, COLOURS[card.colour])})"


def ends(board: int, tunnel: int) -> str:
    """Where a tunnel leads: `9–6`, or `3–B` to a metropolis."""
    one, other = BOARDS[board].tunnels[tunnel]
    return f"{one + 1}–{other + 1 if other < CITY_SITES else 'ABC'[other - CITY_SITES]}"


def question(state: UnderwaterState, ask: Ask[UnderwaterState], lang: str) -> str:
    key = f"ask_{type(ask).__name__}"
    if key not in say:
        return say(lang, "ask_chance")
    values: dict[str, object] = {"round": state.round, "era": ERAS[state.era]}
    if isinstance(ask, (ChooseSlot, ChooseOrder, CardAfter, UseDropped, UsePaid)):
        colour = CARDS[ask.card].colour
        values["name"] = card_name(ask.card, lang)
        values["colour"] = say(lang, COLOURS[colour]) if colour != NO_COLOUR else ""
    elif isinstance(ask, DecideMaybe):
        values["text"] = asked(ask.effect.effect, lang)
    elif isinstance(ask, BuyAgain):
        values["text"] = asked(Buy(ask.effect.effect, *ask.effect.price), lang)  # once, not so many times
    elif isinstance(ask, ChooseMay):
        values["text"] = say_effect(ask.effect, lang)
    elif isinstance(ask, Pick):
        values["n"] = ask.least(state)
    return say(lang, key, **values)


def asked(effect: Deed, lang: str) -> str:
    """What one may do, inside its question: English asks `Do you want to …?`, the others begin with it."""
    text = tell(lang, effect)
    return text if lang == "en" else capital(text)


def option_words(state: UnderwaterState, ask: Ask[UnderwaterState], option: int, lang: str) -> str:
    if option == PASS:
        return say(lang, "end_turn" if isinstance(ask, EndTurn) else "pass")
    if option in (YES, NO):
        return say(lang, "yes" if option == YES else "no")
    if option < PART + PARTS:
        effect: Any = getattr(ask, "effect", None)
        return say_effect(effect.parts()[option - PART], lang)[:-1]
    if option < options.USE:
        return card_words(option - options.CARD, lang)
    if option < options.SLOT:
        return say(lang, "opt_use", name=quoted(pick(CARD_NAMES[option - options.USE], lang), lang))
    if option < options.BUILD:
        cloned = isinstance(ask, ChooseSlot) and state.slots[option - options.SLOT] != 0
        return slot_words(option - options.SLOT, cloned, lang)
    if option < options.UPGRADE:
        return build_words(state.seats[ask.seat].board, isinstance(ask, Convert), option, lang)
    if option < options.GOOD:
        return upgrade_words(state, ask.seat, option, lang)
    return other_words(option, lang)


def slot_words(slot: int, cloned: bool, lang: str) -> str:
    text = tell(lang, SLOTS[slot].effect)
    if SLOTS[slot].colour == NO_COLOUR:
        return f"{say(lang, 'always')}: {text}"
    return say(lang, "opt_clone" if cloned else "opt_slot", code=slot_code(SLOTS[slot].code, lang), text=text)


def build_words(board: int, converted: bool, option: int, lang: str) -> str:
    """What is built where."""
    kind, site = kind_of(option)
    if kind < TUNNEL_KIND:
        return say(lang, "opt_building", kind=KIND_NOUNS[kind].one(lang), place=place_of("on", site, lang))
    if kind == TUNNEL_KIND:
        return say(lang, "opt_tunnel", n=site + 1, ends=ends(board, site))
    if converted:
        return say(lang, "opt_convert", n=site + 1)
    return say(lang, "opt_city" if kind == PLAIN_KIND else "opt_symbiotic", n=site + 1)


def place_of(where: str, site: int, lang: str) -> str:
    """Where something is built (`on`) or stands (`at`)."""
    name = SITE_NAMES[site]
    if site % PER_CITY == EXPANSION:
        return say(lang, f"{where}_expansion", city=name[0])
    return say(lang, f"{where}_site", site=name)


def upgrade_words(state: UnderwaterState, seat: int, option: int, lang: str) -> str:
    here = state.seats[seat]
    if option >= options.UPGRADE_TUNNEL:
        site = option - options.UPGRADE_TUNNEL
        return say(lang, "opt_upgrade_tunnel", n=site + 1, ends=ends(here.board, site))
    site = option - options.UPGRADE
    kind = KIND_NOUNS[(here.sites[site] - 1) % 3].one(lang)
    return say(lang, "opt_upgrade", kind=kind, place=place_of("at", site, lang))


def other_words(option: int, lang: str) -> str:
    if option < options.KIND:
        return GOOD_NOUNS[option - options.GOOD].one(lang)
    if option < options.MIX:
        return KIND_NOUNS[option - options.KIND].one(lang)
    if option < options.CARD_FIRST:
        kelp, steel = (option - options.MIX) >> 3, (option - options.MIX) & 7
        paid = [(kelp, GOOD_NOUNS[KELP]), (steel, GOOD_NOUNS[STEELPLAST])]
        goods = join_and([amount(n, noun, lang) for n, noun in paid if n], lang)
        return say(lang, "opt_mix" if goods else "opt_mix_none", goods=goods)
    if option == options.CARD_FIRST:
        return say(lang, "opt_card_first")
    if option == options.SLOT_FIRST:
        return say(lang, "opt_slot_first")
    if option == options.DIG:
        return say(lang, "opt_dig")
    if option < options.TILE:
        return pick(BOARD_NAMES[BOARDS[option - options.BOARD].code], lang)
    if option < options.CONTRACT:
        return tile_words(option - options.TILE, lang)
    if option < options.SEAT:
        return pick(CONTRACT_NAMES[CONTRACTS[option - options.CONTRACT].code], lang)
    return say(lang, "opt_seat", n=option - options.SEAT + 1)


def tile_words(tile: int, lang: str) -> str:
    """A metropolis with what it does, when connected and in production."""
    item = CONTENT.items[METROPOLISES[tile].code]
    return f"{item_name(item, lang)} · {item_rules(item, lang)}"


def reason(state: UnderwaterState, ask: Ask[UnderwaterState], option: int, key: str, lang: str) -> str:
    """The sentence of a bar, or nothing where the common one will do."""
    here = state.seats[ask.seat]
    slot = options.SLOT <= option < options.SLOT + len(SLOTS)
    if isinstance(ask, ChooseSlot) and key in ("no_use", "trial") and slot:
        return no_use(here, SLOTS[option - options.SLOT].effect, lang)
    if f"why_{key}" not in say:
        return ""
    words: dict[str, object] = {}
    if key == "slot_next" and isinstance(ask, ChooseSlot):
        words["name"] = card_name(ask.card, lang)
    elif key == "special":
        words["n"] = CARDS[option - options.CARD].cost
    elif isinstance(ask, BuildNext) and options.BUILD <= option < options.UPGRADE:
        return build_reason(here, ask.effect, option, key, lang)
    elif isinstance(ask, UpgradeNext):
        words["kinds"] = kinds(ask.effect.what, lang)
    return say(lang, f"why_{key}", **words)


def no_use(here: Nation, effect: Deed, lang: str) -> str:
    """Nothing of an effect can be done: what its first part lacks, where that is a price."""
    part = effect
    while part.parts():
        part = part.parts()[0]
    told = say(lang, "why_no_use")
    if isinstance(part, Build):
        for kind in range(len(KINDS)):
            if part.what >> kind & 1 and not part.payable(here, 1 << kind):
                return f"{told} {price(here, kind, part.cost(here, kind), lang)}"
    if isinstance(part, Upgrade) and part.pays and not part.kinds(here):
        return f"{told} {say(lang, 'why_no_science')}"
    return told


def build_reason(here: Nation, effect: Build, option: int, key: str, lang: str) -> str:
    asked, site = kind_of(option)
    if key == "price":
        for kind in range(len(KINDS)):
            if effect.what >> kind & 1 and sort_of(kind) == sort_of(asked):
                cost = effect.cost_at(here, kind, site)
                if not can_build_for(here.goods, cost):
                    return price(here, kind, cost, lang)
    words: dict[str, object] = {"kinds": kinds(effect.what, lang)}
    if key == "alike":
        words["site"] = SITE_NAMES[first_alike(here, site)]
    return say(lang, f"why_{key}", **words)


def kinds(what: int, lang: str) -> str:
    """What can be built or upgraded, as the object of a sentence."""
    return join_or([noun.object(lang, 2) for noun in kinds_of(what)], lang)


def price(here: Nation, kind: int, cost: Cost, lang: str) -> str:
    """`A tunnel costs 1 credit and 1 steelplast; you have 0 credits and 1 steelplast.`"""
    named = [good for good in range(len(cost)) if cost[good]]
    owned = list(named)
    if here.goods[BIOMASS] and BIOMASS not in owned and (cost[KELP] or cost[STEELPLAST]):
        owned.append(BIOMASS)
    a_what = ein(KIND_NOUNS[kind], NOMINATIVE)
    return say(
        lang,
        "why_price",
        what=KIND_NOUNS[kind].one(lang),
        a_what=capital(a_what),
        cost=join_and([amount(cost[good], GOOD_NOUNS[good], lang) for good in named], lang),
        have=join_and([amount(here.goods[good], GOOD_NOUNS[good], lang) for good in owned], lang),
    )
