"""What happened, line by line, as each seat may know it."""

from typing import Any, Final

from planetb.games.underwater_cities import notes as n
from planetb.games.underwater_cities import options
from planetb.games.underwater_cities.content.tables import CARDS, CONTRACTS, METROPOLISES, SLOTS
from planetb.games.underwater_cities.effects.actions import (
    RefreshCard,
    ShedCards,
    UseActionCard,
    UseSlotAction,
)
from planetb.games.underwater_cities.effects.building import BuildNext, kind_of
from planetb.games.underwater_cities.effects.combine import Buy
from planetb.games.underwater_cities.effects.drawing import (
    DrawCards,
    SalvageCard,
    SiftCards,
    TakeSpecialCard,
)
from planetb.games.underwater_cities.effects.gains import ChooseDifferent, DrawMetropolis, Gain
from planetb.games.underwater_cities.effects.upgrading import Convert, UpgradeNext
from planetb.games.underwater_cities.flow.claiming import DropAction
from planetb.games.underwater_cities.flow.piles import RevealSpecial
from planetb.games.underwater_cities.flow.turns import ChooseCard, ChooseSlot, DiscardDown
from planetb.games.underwater_cities.options import SITE_NAMES
from planetb.games.underwater_cities.terms import INSTANT, TUNNEL_KIND
from planetb.games.underwater_cities.text.choices import card_name
from planetb.games.underwater_cities.text.names import CONTRACT_NAMES, TILE_NAMES, pick, say
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, KIND_NOUNS
from planetb.kernel.domain import NO, PART, PASS
from planetb.kernel.effect import ChooseOne
from planetb.kernel.state import Answer, Note
from planetb.kernel.step import Pick
from planetb.text.grammar import count, join_and

CARD_LINES: Final = {  # public answers that name a card
    ChooseCard: "log_card",
    UseActionCard: "log_use_action",
    RefreshCard: "log_refresh",
    SalvageCard: "log_salvage",
    TakeSpecialCard: "log_take_special",
    RevealSpecial: "log_reveal",
    DropAction: "log_drop",
}


def answer_line(entry: Answer, viewer: int, lang: str) -> str:
    """An answer as a line; what only its seat may know is said to that seat alone."""
    ask, option = entry.step, entry.option
    if isinstance(ask, Pick):
        return pick_line(ask, option, viewer, lang)
    if option in (PASS, NO):
        return ""
    if isinstance(ask, ChooseOne):
        return gain_line(ask.effect.choices[option - PART], lang)
    if options.USE <= option < options.SLOT:
        return say(lang, "log_use", name=card_name(option - options.USE, lang))
    if isinstance(ask, DrawCards):
        own = ask.player == viewer
        return say(lang, "log_draw_own" if own else "log_draw", name=card_name(option - options.CARD, lang))
    if isinstance(ask, TakeSpecialCard) and option == options.DIG:
        return say(lang, "log_dig")
    if type(ask) in CARD_LINES:
        return say(lang, CARD_LINES[type(ask)], name=card_name(option - options.CARD, lang))
    if isinstance(ask, (ChooseSlot, UseSlotAction)):
        code = SLOTS[option - options.SLOT].code
        name = say(lang, "always") if code == "always" else code.upper()
        return say(lang, "log_slot" if isinstance(ask, ChooseSlot) else "log_use_slot", code=name)
    if isinstance(ask, DrawMetropolis):
        return say(lang, "log_metropolis", name=tile_name(option - options.TILE, lang))
    if isinstance(ask, Convert):
        return say(lang, "log_convert", n=option - options.CITY_SITE + 1)
    if isinstance(ask, BuildNext):
        kind, site = kind_of(option)
        place = SITE_NAMES[site] if kind < TUNNEL_KIND else str(site + 1)
        return say(lang, "log_build", what=f"{KIND_NOUNS[kind].one(lang)} {place}")
    if isinstance(ask, UpgradeNext):
        what = SITE_NAMES[option - options.UPGRADE] if option < options.UPGRADE_TUNNEL else ""
        tunnel = f"{KIND_NOUNS[TUNNEL_KIND].one(lang)} {option - options.UPGRADE_TUNNEL + 1}"
        return say(lang, "log_upgrade", what=what or tunnel)
    return ""


def gain_line(effect: Any, lang: str) -> str:
    """What a chosen part gives, bought or not; other parts are told by what they do."""
    gain = effect.effect if isinstance(effect, Buy) else effect
    if not isinstance(gain, Gain):
        return ""
    goods = [count(many, GOOD_NOUNS[good], lang) for good, many in gain.pairs]
    return say(lang, "log_goods", goods=join_and(goods, lang)) if goods else ""


def pick_line(ask: Pick[Any], option: int, viewer: int, lang: str) -> str:
    """What was picked, once it is handed in; discards say themselves where they are put away."""
    if option != PASS or not ask.picked:
        return ""
    if isinstance(ask, ChooseDifferent):
        goods = [count(1, GOOD_NOUNS[thing - options.GOOD], lang) for thing in ask.picked]
        return say(lang, "log_goods", goods=join_and(goods, lang))
    if isinstance(ask, SiftCards):
        names = [card_name(thing - options.CARD, lang) for thing in ask.picked]
        key = "log_sift_own" if ask.seat == viewer else "log_sift"
        return say(lang, key, n=len(names), names=join_and(names, lang))
    if isinstance(ask, (DiscardDown, ShedCards)):
        names = [card_name(thing - options.CARD, lang) for thing in ask.picked]
        return say(lang, "log_put_away", name=join_and(names, lang))
    return ""


def note_line(note: Note, lang: str) -> str:
    """A note as a line."""
    match note:
        case n.Matched():
            instant = CARDS[note.card].kind == INSTANT
            return say(lang, "log_matched", name=card_name(note.card, lang)) if instant else ""
        case n.Triggered():
            return say(lang, "log_triggered", name=card_name(note.card, lang))
        case n.Claimed():
            return say(lang, "log_claimed", name=card_name(note.card, lang))
        case n.TookContract():
            return say(lang, "log_contract", name=pick(CONTRACT_NAMES[CONTRACTS[note.contract].code], lang))
        case n.Connected():
            return say(lang, "log_connected", name=tile_name(note.tile, lang))
        case n.Advanced():
            return say(lang, "log_advanced", n=note.space)
        case n.Paid():
            return say(lang, "log_paid", n=note.credits, name=card_name(note.card, lang))
        case n.Produced():
            made = (note.credit, note.kelp, note.steelplast, note.science, note.biomass, note.point)
            goods = [count(many, GOOD_NOUNS[good], lang) for good, many in enumerate(made) if many]
            return say(lang, "log_produced", goods=join_and(goods, lang) or "–")
        case n.Fed():
            line = say(lang, "log_fed", kelp=note.kelp, biomass=note.biomass)
            return line + (say(lang, "log_starved", n=note.lost) if note.lost else "")
        case n.RoundBegan():
            return say(lang, "log_round", n=note.round)
        case n.Blocked():
            return say(lang, "log_blocked", code=SLOTS[note.slot].code.upper())
    return ""


def tile_name(tile: int, lang: str) -> str:
    return pick(TILE_NAMES[METROPOLISES[tile].code], lang)
