"""Effects of Underwater Cities in English."""

from typing import Any, Final

from planetb.games.underwater_cities.content.tables import Counter
from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import FREE, STATED, Build
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, OnSpace, Steps
from planetb.games.underwater_cities.effects.drawing import Salvage, Sift, TakeSpecial
from planetb.games.underwater_cities.effects.ending import (
    LaboratoryInstead,
    PointsPer,
    Tiers,
    Trade,
    WithProducedBiomass,
)
from planetb.games.underwater_cities.effects.events import Event
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
    Output,
    Per,
    TakeMetropolis,
)
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    OncePerTurn,
    PayUpgrades,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, Symbiose, Upgrade
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, NOUNS, counted, event_text, kinds_of
from planetb.kernel.effect import All, OneOf
from planetb.text.grammar import CHOICE, SEQUENCE, Phrase, count, join_and, join_or, one_of

LANG: Final = "en"
SAYINGS: Final[dict[str, str]] = {  # sentences by key
    "pass": "leave it at that",
    "end_turn": "end the turn",
    "yes": "yes",
    "no": "no",
    "opt_use": "use {name}",
    "opt_slot": "slot {code}: {text}",
    "opt_clone": "clone slot {code} for 1 credit: {text}",
    "opt_building": "{kind} at city {city}, site {place}",
    "opt_tunnel": "tunnel {n} ({ends})",
    "opt_city": "nonsymbiotic city on site {n}",
    "opt_symbiotic": "symbiotic city on site {n}",
    "opt_convert": "city {n}",
    "opt_upgrade": "upgrade the {kind} at city {city}, site {place}",
    "opt_upgrade_tunnel": "upgrade tunnel {n} ({ends})",
    "opt_mix": "{kelp} kelp and {steel} steelplast paid in biomass",
    "opt_mix_none": "pay without extra biomass",
    "opt_card_first": "the card before the slot",
    "opt_slot_first": "the slot before the card",
    "opt_dig": "put the top card under the deck and choose from the next three",
    "opt_seat": "seat {n}",
    "ask_NextStep": "Which part next?",
    "ask_BuildNext": "What do you build, and where?",
    "ask_PayWithBiomass": "How do you pay? Biomass can stand in for kelp and steelplast.",
    "ask_UpgradeNext": "What do you upgrade?",
    "ask_UpgradeWith": "With what do you pay for the upgrade?",
    "ask_UseActionCard": "Which action card do you use?",
    "ask_RefreshCard": "Which used action card becomes available again?",
    "ask_UseSlotAction": "Which slot's action do you do?",
    "ask_BuyAgain": "Once more: {text}?",
    "ask_DecideMaybe": "Do it: {text}?",
    "ask_ChooseOne": "Choose one.",
    "ask_ChooseDifferent": "Which resources do you gain? Each type only once.",
    "ask_ChooseOutput": "Which structure's output do you gain?",
    "ask_Convert": "Which city becomes symbiotic?",
    "ask_ShedCards": "Which cards do you discard?",
    "ask_SalvageCard": "Which discarded card do you take?",
    "ask_SiftCards": "Which cards do you keep? ({n})",
    "ask_TakeSpecialCard": "Which special card do you take?",
    "ask_DigPick": "Which special card do you keep?",
    "ask_DigOrder": "Which card goes under the deck first?",
    "ask_DropAction": "Four action cards are the limit: which one goes?",
    "ask_UseDropped": "Use {name} before it goes?",
    "ask_PlaceBlue": "Which blue metropolis goes to the upper right corner?",
    "ask_KeepCards": "Which cards do you keep? ({n})",
    "ask_DiscardDown": "Your hand is over the limit: which cards do you discard? ({n})",
    "ask_ChooseCard": "Which card do you play? (round {round}, era {era})",
    "ask_ChooseSlot": "Which slot do you choose with {name} ({colour})?",
    "ask_ChooseOrder": "{name} matches: card or slot first?",
    "ask_CardAfter": "Use {name} now?",
    "ask_EndTurn": "Anything else before your turn ends?",
    "ask_chance": "Enter what was dealt.",
    "log_card": "plays {name}",
    "log_slot": "takes slot {code}",
    "log_advanced": "advances to space {n} of the Federation track",
    "log_build": "builds: {what}",
    "log_upgrade": "upgrades: {what}",
    "log_use_action": "uses {name}",
    "log_use_slot": "does the action of slot {code}",
    "log_use": "uses {name}",
    "log_triggered": "benefits from {name}",
    "log_contract": "fulfils the contract {name}",
    "log_claimed": "claims {name}",
    "log_matched": "uses the effect of {name}",
    "log_paid": "pays {n} for {name}",
    "log_connected": "connects {name}",
    "log_produced": "produces {goods}",
    "log_fed": "feeds the cities with {kelp} kelp and {biomass} biomass",
    "log_starved": " and loses {n} points",
    "log_round": "round {n} begins",
    "log_put_away": "discards {name}",
    "log_blocked": "slot {code} is blocked",
    "log_draw": "draws a card",
    "log_draw_own": "draws {name}",
    "log_take_special": "takes the special card {name}",
    "log_dig": "looks at three special cards and takes one",
    "log_reveal": "{name} is turned up",
    "log_metropolis": "gains the metropolis {name}",
    "log_salvage": "takes {name} from the discards",
    "log_convert": "turns city {n} symbiotic",
    "log_drop": "gives up {name}",
    "end_scored": "the nations were scored",
    "end_goal reached": "seven connected cities and 100 points: the goal is reached",
    "end_goal missed": "the goal of seven connected cities and 100 points is missed",
    "ask_ChooseMay": "Do it: {text}?",
    "ask_UsePaid": "{name} is paid: do you use its effect?",
    "ask_AdvanceAgain": "One more space on the Federation track?",
    "ask_BeforeSlot": "Anything else before the slot?",
    "ask_PayForUpgrade": "With what do you pay for the upgrade?",
    "log_sift": "keeps {n} of the cards looked at",
    "log_sift_own": "keeps {names}",
    "log_goods": "gains {goods}",
    "log_refresh": "makes {name} available again",
    "why_card_first": "First choose the card that you play, then its slot.",
    "why_taken": "This slot is taken.",
    "why_own_tile": "Your own action tile lies here already.",
    "why_clone": "This slot is taken; cloning it costs 1 credit, and you have none.",
    "why_no_use": "You can do no part of it now.",
    "why_no_science": "You have nothing that could pay for an upgrade.",
    "why_price": "{what}: costs {cost}; you have {have}.",
    "why_used_turn": "You have used this ability in this turn.",
    "why_used_era": "You have used this action card in this era.",
    "why_action_card": "Action cards are used when a slot or a card says so.",
    "why_by_itself": "This card works by itself.",
    "why_slot_next": "You play {name}; now choose its slot, or undo.",
    "why_one_card": "You have played your card of this turn.",
    "why_special": (
        "Special cards come into your hand through actions that show them; this one costs {n} when it works."
    ),
    "why_through": (
        "Not by itself: you build and upgrade through the slot you choose, or a card that matches it."
    ),
    "why_convert": "Only a nonsymbiotic city of yours can be converted.",
    "why_other_kind": "This builds {kinds}.",
    "why_tunnel_there": "There already is a tunnel.",
    "why_no_tunnels": "No tunnel is left in the supply.",
    "why_no_touch": "This site does not touch your network.",
    "why_city_there": "There already is a city.",
    "why_far_city": "No city of yours is one tunnel site away.",
    "why_building_there": "There already is a building.",
    "why_far_building": "Neither here nor one tunnel site away do you have a city.",
    "why_expansion_only": "This builds on an expansion site.",
    "why_no_expansion": "Expansion sites need a card or slot that shows them.",
    "why_alike": "The free sites here are alike: take {site}.",
    "why_nothing_there": "Nothing is built here that could be upgraded.",
    "why_upgraded": "This is upgraded already.",
    "why_other_upgrade": "This upgrades {kinds}.",
    "why_done": "That part is done.",
    "why_one_part": "Do at least one part of it.",
    "why_first_build": "Build at least one.",
    "why_first_upgrade": "Upgrade at least one.",
    "why_no_domes": "No such dome is left in the supply.",
    "why_no_site": "There is no such site.",
    "why_alike_upgrade": "An equal one stands at this city: take the first.",
    "why_upgrade_too": "What you build here must be upgraded at once, and you cannot pay for that.",
}
WHERE: Final = (
    "any available coloured slot",
    "any slot occupied by somebody else",
    "any coloured slot that you do not occupy",
)


def goods(amounts: Any) -> list[str]:
    return [count(n, GOOD_NOUNS[good], LANG) for good, n in enumerate(amounts) if n]


def given(effect: Gain) -> str:
    """Goods and cards as one list."""
    cards = [count(effect.cards, NOUNS["card"], LANG)] if effect.cards else []
    return join_and(goods(effect.amounts) + cards, LANG)


def gain(effect: Gain) -> str:
    return f"gain {given(effect)}" if any(effect.amounts) else f"draw {given(effect)}"


def each(counter: Counter, per: int) -> str:
    return (
        f"for each {counted(counter, LANG)[0]}"
        if per == 1
        else f"for every {per} {counted(counter, LANG)[1]}"
    )


def waits(event: Event) -> str:
    return event_text(event, LANG)


def times(n: int) -> str:
    return "" if n == 1 else f", up to {n} times"


def named(what: int, n: int) -> str:
    return join_or([noun.object(LANG, n) for noun in kinds_of(what)], LANG)


def build(effect: Build) -> str:
    text = f"build {'up to ' if effect.n > 1 else ''}{effect.n} {named(effect.what, effect.n)}"
    if effect.expansion:
        text += " on an expansion site" if effect.n == 1 else " on expansion sites"
    if effect.price == FREE:
        text += " for free"
    elif effect.price == STATED:
        text += f" for {join_and(goods(effect.stated), LANG)}{'' if effect.n == 1 else ' each'}"
    if effect.upgrade == FOR_SCIENCE:
        return text + " and upgrade it for 1 science, both or neither"
    return text + " and upgrade it for free" if effect.upgrade else text


def upgrade(effect: Upgrade) -> str:
    text = f"upgrade {'up to ' if effect.n > 1 else ''}{effect.n} {named(effect.what, effect.n)}"
    if not effect.pays:
        return text + " for free"
    paid = join_or(
        [f"1 {noun.one(LANG)}" for good, noun in enumerate(GOOD_NOUNS) if effect.pays >> good & 1], LANG
    )
    return text + f" for {paid}" + (" each" if effect.n > 1 else "")


def many(what: int) -> str:
    return join_and([noun.many(LANG) for noun in kinds_of(what)], LANG)


def phrase(effect: Any) -> Phrase:
    """An effect as a clause in the imperative."""
    match effect:
        case Gain():
            return Phrase(gain(effect))
        case Steps() | All():
            return steps([phrase(part) for part in effect.steps])
        case OneOf() if all(isinstance(part, Gain) and not part.cards for part in effect.choices):
            listed = join_or([given(part) for part in effect.choices if isinstance(part, Gain)], LANG)
            return Phrase(f"gain {listed}")
        case OneOf():
            return one_of([phrase(part) for part in effect.choices], LANG)
        case Build():
            return Phrase(build(effect))
        case Upgrade():
            return Phrase(upgrade(effect))
    return Phrase(clause(effect))


def steps(parts: list[Phrase]) -> Phrase:
    if len(parts) == 1:
        return parts[0]
    if all(part.rank == 0 for part in parts):
        return Phrase(join_and([part.text for part in parts], LANG), SEQUENCE)
    return Phrase("; ".join([f"either {p.text}" if p.rank == CHOICE else p.text for p in parts]), SEQUENCE)


def say(effect: Any) -> str:
    return phrase(effect).text


def clause(effect: Any) -> str:
    match effect:
        case GainDifferent(n=n):
            return f"gain {n} resources of different types"
        case Advance(n=n):
            return f"advance {n} space{'s' if n > 1 else ''} on the Federation track"
        case Per(counter=counter, per=per, gain=inner, most=most):
            return f"{gain(inner)} {each(counter, per)}" + (f" ({most} times at most)" if most else "")
        case Sift(look=look, keep=keep):
            return f"look at {look} cards of the era deck and keep {keep}"
        case Salvage():
            return "take a card of your choice from the era's discards"
        case Output(what=what, n=n):
            once = f"gain what one of your upgraded {many(what)} at a connected city makes"
            return once if n == 1 else f"{n} times: {once}"
        case TakeMetropolis():
            return "gain a random blue metropolis, which counts as connected"
        case TakeSpecial():
            return "take 1 special card"
        case Buy(effect=inner, price=price, times=n):
            return f"pay {join_and(goods(price), LANG)} to {say(inner)}{times(n)}"
        case Maybe(effect=inner):
            return f"you may {say(inner)}"
        case If(counter=counter, least=least, effect=inner):
            name = counted(counter, LANG)[0 if least == 1 else 1]
            return f"if you have at least {least} {name}, {say(inner)}"
        case OnSpace(space=space, effect=inner):
            return f"if your marker is exactly on space {space} of the Federation track, {say(inner)}"
        case IfNone(good=good, effect=inner):
            return f"if you have no {GOOD_NOUNS[good].many(LANG)}, {say(inner)}"
    return rare_clause(effect)


def rare_clause(effect: Any) -> str:
    match effect:
        case Symbiose(price=price):
            return f"turn a nonsymbiotic city into a symbiotic one for {join_and(goods(price), LANG)}"
        case UseAction(n=n):
            return "use 1 action card" if n == 1 else f"use up to {n} action cards"
        case Refresh(n=n):
            return (
                "make 1 used action card available again"
                if n == 1
                else (f"make up to {n} used action cards available again")
            )
        case UseSlot(which=which):
            return f"do the action of {WHERE[which]}"
        case Shed(n=n, gain=inner):
            return f"discard up to {n} cards from your hand; for each, {gain(inner)}"
        case LaboratoryInstead(gain=inner):
            made = join_and(goods(inner.amounts), LANG)
            return f"let one connected laboratory make {made} instead of its 1 science"
        case WithProducedBiomass(gain=inner):
            return f"pay 1 biomass that this production made to {gain(inner)}"
        case Whenever(event=event, effect=IfNone(good=good, effect=inner)):
            return f"whenever {waits(event)} and you have no {GOOD_NOUNS[good].many(LANG)}, {say(inner)}"
        case Whenever(event=event, effect=inner):
            return f"whenever {waits(event)}, {say(inner)}"
        case Discount(what=what, amounts=amounts):
            return f"{many(what)} cost you {join_and(goods(amounts), LANG)} less"
        case ThisTurn(what=what, good=good, n=n):
            return f"{many(what)} cost you {count(n, GOOD_NOUNS[good], LANG)} less for the rest of this turn"
        case PayUpgrades(what=what, good=good):
            return f"you may upgrade {many(what)} for 1 {GOOD_NOUNS[good].one(LANG)} instead of 1 science"
        case HandLimit(more=more):
            return f"your hand limit is {more} higher"
        case OncePerTurn(effect=inner):
            return f"once per turn you may {say(inner)}"
        case PointsPer(counter=counter, each=worth, per=per):
            return f"{count(worth, NOUNS['point'], LANG)} {each(counter, per)}"
        case Tiers(counter=counter, tiers=tiers):
            least = " / ".join(str(n) for n in tiers[::2])
            points = " / ".join(str(n) for n in tiers[1::2])
            return f"{points} points for {least} or more {counted(counter, LANG)[1]}"
        case Trade(worth=worth, times=n, price=price):
            return f"pay {join_and(goods(price), LANG)} for {count(worth, NOUNS['point'], LANG)}{times(n)}"
    raise ValueError(f"no words for {effect!r}")
