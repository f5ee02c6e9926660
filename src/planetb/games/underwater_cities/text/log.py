"""What happened, line by line, as each seat may know it."""

from collections.abc import Sequence
from typing import Any, Final

from planetb.games.underwater_cities import notes as n
from planetb.games.underwater_cities import options
from planetb.games.underwater_cities.content.tables import CARDS, CONTRACTS, METROPOLISES, SLOTS, UPGRADING
from planetb.games.underwater_cities.effects.actions import (
    RefreshCard,
    ShedCards,
    UseActionCard,
    UseSlotAction,
)
from planetb.games.underwater_cities.effects.building import BuildNext
from planetb.games.underwater_cities.effects.combine import DecideMaybe
from planetb.games.underwater_cities.effects.drawing import (
    DrawCards,
    SalvageCard,
    SiftCards,
    TakeSpecialCard,
)
from planetb.games.underwater_cities.effects.gains import (
    AdvanceAgain,
    ChooseDifferent,
    ChooseOutput,
    DrawMetropolis,
)
from planetb.games.underwater_cities.effects.upgrading import Convert, UpgradeNext
from planetb.games.underwater_cities.flow.claiming import DropAction
from planetb.games.underwater_cities.flow.matching import CardAfter
from planetb.games.underwater_cities.flow.piles import RevealSpecial
from planetb.games.underwater_cities.flow.turns import ChooseCard, ChooseSlot, DiscardDown
from planetb.games.underwater_cities.terms import ALWAYS, INSTANT, TUNNEL_KIND
from planetb.games.underwater_cities.text.choices import asked, card_name, place_of
from planetb.games.underwater_cities.text.names import CONTRACT_NAMES, TILE_NAMES, pick, say, slot_code, tell
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, KIND_NOUNS
from planetb.kernel.domain import NO, PASS
from planetb.kernel.state import NOBODY, Answer, Note
from planetb.kernel.step import Pick, Step
from planetb.text.articles import GENITIVE, der, ein
from planetb.text.grammar import count, join_and, quoted

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
        return declined_line(ask, lang)
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
        if option == options.SLOT + ALWAYS:
            return say(lang, "log_slot_always")
        key = "log_slot" if isinstance(ask, ChooseSlot) else "log_use_slot"
        return say(lang, key, code=slot_code(SLOTS[option - options.SLOT].code, lang))
    if isinstance(ask, DrawMetropolis):
        return say(lang, "log_metropolis", name=tile_name(option - options.TILE, lang))
    if isinstance(ask, Convert):
        return say(lang, "log_convert", n=option - options.CITY_SITE + 1)
    if isinstance(ask, BuildNext):
        return build_line(option, lang)
    if isinstance(ask, ChooseOutput):
        return say(lang, "log_output", **kind_words(option - options.KIND, lang))
    return ""


def declined_line(ask: Step[Any], lang: str) -> str:
    """What a seat might have done and leaves."""
    if isinstance(ask, BuildNext):
        return say(lang, "log_build_more" if ask.built else "log_build_nothing")
    if isinstance(ask, UpgradeNext):
        return say(lang, "log_upgrade_more" if ask.done else "log_upgrade_nothing")
    if isinstance(ask, AdvanceAgain):
        return say(lang, "log_advance_more")
    if isinstance(ask, CardAfter):
        return say(lang, "log_card_unused", name=card_name(ask.card, lang))
    if isinstance(ask, DecideMaybe):
        return say(lang, "log_declined", text=quoted(asked(ask.effect.effect, lang), lang))
    return ""


def build_line(option: int, lang: str) -> str:
    kind, site = options.kind_of(option)
    if kind == TUNNEL_KIND:
        return say(lang, "log_build_tunnel", n=site + 1)
    if kind < TUNNEL_KIND:
        return say(lang, "log_build", place=place_of("on", site, lang), **kind_words(kind, lang))
    return say(lang, "log_build_city", n=site + 1, **kind_words(kind, lang))


def kind_words(kind: int, lang: str) -> dict[str, str]:
    """A kind of structure in the forms that lines want."""
    noun = KIND_NOUNS[kind]
    return {
        "kind": noun.one(lang),
        "a_kind": ein(noun),
        "the_kind": der(noun),
        "of_kind": ein(noun, GENITIVE),
        "kind_object": noun.object(lang),
    }


def upgrade_line(note: n.Upgraded, lang: str) -> str:
    """What was upgraded, and which good paid for it."""
    costs = {
        "cost": count(UPGRADING[0], GOOD_NOUNS[note.good], lang) if note.good >= 0 else "",
        "cost_for": f"{UPGRADING[0]} {GOOD_NOUNS[note.good].form('hu.for')}",
    }
    if note.kind == TUNNEL_KIND:
        return say(lang, "log_upgraded_tunnel", n=note.site + 1, **costs)
    place = place_of("at", note.site, lang)
    return say(lang, "log_upgraded", place=place, **kind_words(note.kind, lang), **costs)


def confidant(entry: Answer) -> int:
    """Who is told more than others: whoever draws cards, or sifts them."""
    ask = entry.step
    if isinstance(ask, DrawCards):
        return ask.player
    return ask.seat if isinstance(ask, SiftCards) else NOBODY


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
        return say(lang, "log_put_away", n=len(names), name=join_and(names, lang))
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
            name = pick(CONTRACT_NAMES[CONTRACTS[note.contract].code], lang)
            return say(lang, "log_contract", name=quoted(name, lang))
        case n.Upgraded():
            return upgrade_line(note, lang)
        case n.Connected():
            return say(lang, "log_connected", name=tile_name(note.tile, lang))
        case n.Advanced():
            return say(lang, "log_advanced", n=note.space)
        case n.Paid():
            return say(lang, "log_paid", n=note.credits, name=card_name(note.card, lang))
        case n.Produced() | n.Gained():
            made = (note.credit, note.kelp, note.steelplast, note.science, note.biomass, note.point)
            if isinstance(note, n.Gained):
                return say(lang, "log_goods", goods=goods_of(made, lang))
            key = "log_produced" if any(made) else "log_produced_nothing"
            return say(lang, key, goods=goods_of(made, lang))
        case n.Spent():
            paid = (note.credit, note.kelp, note.steelplast, note.science, note.biomass)
            return say(lang, "log_spent", goods=goods_of(paid, lang))
        case n.Fed():
            return fed_line(note, lang)
        case n.RoundBegan():
            return say(lang, "log_round", n=note.round)
        case n.Lapsed():
            return say(lang, "log_lapsed", code=slot_code(SLOTS[note.slot].code, lang))
        case n.Blocked():
            return say(lang, "log_blocked", code=slot_code(SLOTS[note.slot].code, lang))
    return ""


def goods_of(amounts: Sequence[int], lang: str) -> str:
    """`2 credits and 1 point`."""
    return join_and([count(many, GOOD_NOUNS[good], lang) for good, many in enumerate(amounts) if many], lang)


def fed_line(note: n.Fed, lang: str) -> str:
    """What the cities ate; nothing to tell where nobody had to eat."""
    amounts = (0, note.kelp, 0, 0, note.biomass)
    if not note.kelp and not note.biomass:
        return say(lang, "log_hungry", n=note.lost) if note.lost else ""
    form = "less" if lang == "hu" else "goods"
    return say(lang, "log_fed", goods=tell.voices[lang].say(form, amounts), n=note.lost)


def tile_name(tile: int, lang: str) -> str:
    return quoted(pick(TILE_NAMES[METROPOLISES[tile].code], lang), lang)
