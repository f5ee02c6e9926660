"""Why something cannot be chosen at the open question: the reason of this moment, in a sentence."""

from typing import Any, Final

from planetb.games.underwater_cities import options, steps
from planetb.games.underwater_cities.rules.costs import can_build_for
from planetb.games.underwater_cities.effects.building import Build, Upgrade, kind_of
from planetb.games.underwater_cities.effects.events import occupied_by_other
from planetb.games.underwater_cities.content.tables import BOARDS, CARDS, MAIN_BOARDS, SLOTS, Cost, Deed
from planetb.games.underwater_cities.rules.network import ground, open_tunnel_sites
from planetb.games.underwater_cities.options import SITE_NAMES, TABLE
from planetb.games.underwater_cities.state import Nation, UnderwaterState
from planetb.games.underwater_cities.terms import (
    BIOMASS,
    BUILDING,
    CREDIT,
    EXPANSION,
    FIRST_SPECIAL,
    KELP,
    PER_CITY,
    PLAIN_KIND,
    STEELPLAST,
    TUNNEL_KIND,
)
from planetb.games.underwater_cities.text.choices import card_name
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, KIND_NOUNS
from planetb.games.underwater_cities.text.reasons import WHY
from planetb.kernel.state import Frame
from planetb.text.grammar import LANGS, amount, join_and

BUILDS: Final = ("farm", "desalination", "laboratory", "tunnel", "city", "symbiotic")
BUILD_STEPS: Final = (steps.BUILD, steps.BUILD_ON)


def say(key: str, lang: str, **parts: object) -> str:
    return WHY[key][LANGS.index(lang)].format(**parts)


def reason(game: Any, state: UnderwaterState, frame: Frame, word: str, lang: str) -> str:
    """The reason why `word` (an option in notation) is not possible; perhaps none."""
    option, sort = TABLE.ids.get(word, -1), word.split()[0]
    if option < 0:
        return ""
    if sort == "slot":
        return slot_reason(state, frame, option - options.SLOT, lang)
    if sort in ("card", "use"):
        return card_reason(state, frame, sort, option, lang)
    if sort in BUILDS or sort == "upgrade":
        return site_reason(game, state, frame, option, lang)
    return ""


def slot_reason(state: UnderwaterState, frame: Frame, slot: int, lang: str) -> str:
    step, seat, _, _ = frame
    if step == steps.CHOOSE_CARD:
        return say("card first", lang)
    if step != steps.CHOOSE_SLOT or slot not in MAIN_BOARDS[0 if len(state.seats) < 3 else 1]:
        return ""
    here = state.seats[seat]
    if not state.slots[slot]:
        return no_use(state, seat, SLOTS[slot].effect, lang)
    if state.slots[slot] >> seat & 1:
        return say("own tile", lang)
    if state.cloning and not here.goods[CREDIT] and occupied_by_other(state, seat, slot):
        return say("clone", lang)
    return say("taken", lang) if not state.cloning else no_use(state, seat, SLOTS[slot].effect, lang)


def no_use(state: UnderwaterState, seat: int, effect: Deed, lang: str) -> str:
    """Nothing of an effect can be done: what its first part lacks, where that is a price."""
    part: Any = effect
    while part.parts():
        part = part.parts()[0]
    here = state.seats[seat]
    if isinstance(part, Build):
        for kind in range(len(BUILDS)):
            if part.what >> kind & 1 and not part.could_build(here, kind):
                return f"{say('no use', lang)} {price(here, kind, part.cost(here, kind), lang)}"
    if isinstance(part, Upgrade) and part.pays and not part.kinds(here):
        return f"{say('no use', lang)} {say('no science', lang)}"
    return say("no use", lang)


def card_reason(state: UnderwaterState, frame: Frame, sort: str, option: int, lang: str) -> str:
    here = state.seats[frame[1]]
    if sort == "use":
        return say("used turn", lang) if option - options.USE in here.spent else ""
    card = option - options.CARD
    if card in here.actions:
        if card in here.used:
            return say("used era", lang)
        return say("no use" if frame[0] == steps.USE_ACTION else "action card", lang)
    if card in here.tableau:
        return say("by itself", lang)
    if card in here.hand:
        if frame[0] == steps.CHOOSE_SLOT:
            return say("slot next", lang, name=card_name(frame[2], lang))
        return say("one card", lang) if frame[0] not in (steps.CHOOSE_CARD, steps.DISCARD) else ""
    if card >= FIRST_SPECIAL and (card in state.specials or card == state.top):
        return say("special", lang, n=CARDS[card].cost) if frame[0] != steps.TAKE_SPECIAL else ""
    return ""


def site_reason(game: Any, state: UnderwaterState, frame: Frame, option: int, lang: str) -> str:
    """A place on the own sea floor; a building site is named by its farm, whatever is asked."""
    step, seat, a, _ = frame
    if option >= options.UPGRADE_TUNNEL:
        kind, site = TUNNEL_KIND, option - options.UPGRADE_TUNNEL
    elif option >= options.UPGRADE:
        kind, site = 0, option - options.UPGRADE
    else:
        kind, site = kind_of(option)
    here = state.seats[seat]
    if step == steps.UPGRADE:
        return upgrade_reason(here, game.effects[a], kind, site, lang) if kind <= TUNNEL_KIND else ""
    if step in BUILD_STEPS:
        return build_reason(state, here, game.effects[a], kind, site, lang)
    if step == steps.SYMBIOSE:
        return say("convert", lang)
    return say("through", lang) if step in (steps.CHOOSE_CARD, steps.CHOOSE_SLOT, steps.END_TURN) else ""


def build_reason(state: UnderwaterState, here: Nation, effect: Build, kind: int, site: int, lang: str) -> str:
    """Why nothing is built there: the wrong thing, the wrong place, or the price."""
    kinds = [one for one in same_sort(kind) if effect.what >> one & 1]
    if not kinds:
        nouns = [KIND_NOUNS[one].many(lang) for one in range(len(BUILDS)) if effect.what >> one & 1]
        return say("other kind", lang, kinds=join_and(nouns, lang))
    where = place_reason(state, here, effect, kind, site, lang)
    if where:
        return where
    for one in kinds:
        cost = effect.cost_at(here, one, site)
        if not can_build_for(here.goods, cost):
            return price(here, one, cost, lang)
    return say("upgrade too", lang) if effect.upgrade else ""


def place_reason(state: UnderwaterState, here: Nation, effect: Build, kind: int, site: int, lang: str) -> str:
    if kind == TUNNEL_KIND:
        if here.tunnels[site]:
            return say("tunnel there", lang)
        if not state.tunnel_tiles:
            return say("no tunnels", lang)
        return "" if site in open_tunnel_sites(here) else say("no touch", lang)
    if kind >= PLAIN_KIND:
        if here.cities[site]:
            return say("city there", lang)
        return "" if ground(here) >> site & 1 else say("far city", lang)
    if here.sites[site]:
        return say("building there", lang)
    if not ground(here) >> site // PER_CITY & 1:
        return say("far building", lang)
    if bool(effect.expansion) != (site % PER_CITY == EXPANSION):
        return say("expansion only" if effect.expansion else "no expansion", lang)
    return alike(here, site, lang)


def alike(here: Nation, site: int, lang: str) -> str:
    """Of free sites with the same print one is offered."""
    for group in BOARDS[here.board].alike[site // PER_CITY]:
        free = [one for one in group if not here.sites[one]]
        if site in free[1:]:
            return say("alike", lang, site=SITE_NAMES[free[0]])
    return ""


def upgrade_reason(here: Nation, effect: Upgrade, kind: int, site: int, lang: str) -> str:
    value = here.tunnels[site] if kind == TUNNEL_KIND else here.sites[site]
    if not value:
        return say("nothing there", lang)
    better = value == 2 if kind == TUNNEL_KIND else value > TUNNEL_KIND
    if better:
        return say("upgraded", lang)
    built = kind if kind == TUNNEL_KIND else value - 1
    if not effect.what >> built & 1:
        nouns = [KIND_NOUNS[one].many(lang) for one in range(TUNNEL_KIND + 1) if effect.what >> one & 1]
        return say("other upgrade", lang, kinds=join_and(nouns, lang))
    return "" if effect.kinds(here) >> built & 1 else say("no science", lang)


def same_sort(kind: int) -> list[int]:
    """Kinds that stand on the same sort of site."""
    if kind < TUNNEL_KIND:
        return [one for one in range(TUNNEL_KIND) if BUILDING >> one & 1]
    return [TUNNEL_KIND] if kind == TUNNEL_KIND else [PLAIN_KIND, PLAIN_KIND + 1]


def price(here: Nation, kind: int, cost: Cost, lang: str) -> str:
    """`City: costs 1 credit and 2 steelplast; you have 0 credits and 1 steelplast.`"""
    named = [good for good in range(len(cost)) if cost[good]]
    owned = list(named)
    if here.goods[BIOMASS] and BIOMASS not in owned and (cost[KELP] or cost[STEELPLAST]):
        owned.append(BIOMASS)
    what = KIND_NOUNS[kind].one(lang)
    return say(
        "price",
        lang,
        what=what[0].upper() + what[1:],
        cost=join_and([amount(cost[good], GOOD_NOUNS[good], lang) for good in named], lang),
        have=join_and([amount(here.goods[good], GOOD_NOUNS[good], lang) for good in owned], lang),
    )
