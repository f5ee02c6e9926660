"""Effects of Underwater Cities in English."""

from typing import Any, Final

from planetb.games.underwater_cities.effects.actions import Refresh, Shed, UseAction, UseSlot
from planetb.games.underwater_cities.effects.building import (
    FOR_SCIENCE,
    FREE,
    STATED,
    Build,
    Symbiose,
    Upgrade,
)
from planetb.games.underwater_cities.effects.combine import Buy, If, IfNone, Maybe, OnSpace, Steps
from planetb.games.underwater_cities.effects.ending import (
    LaboratoryInstead,
    PointsPer,
    Tiers,
    Trade,
    WithProducedBiomass,
)
from planetb.games.underwater_cities.effects.gains import (
    Advance,
    Gain,
    GainDifferent,
    Output,
    Per,
    Salvage,
    Sift,
    TakeMetropolis,
    TakeSpecial,
)
from planetb.games.underwater_cities.effects.lasting import (
    Discount,
    HandLimit,
    OncePerTurn,
    PayUpgrades,
    ThisTurn,
    Whenever,
)
from planetb.games.underwater_cities.options import SLOT_NAMES
from planetb.games.underwater_cities.terms import SLOT_USED
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, NOUNS, kinds_of
from planetb.kernel.effect import All, OneOf
from planetb.text.grammar import CHOICE, SEQUENCE, Phrase, count, join_and, join_or, one_of

LANG: Final = "en"
COUNTERS: Final = (
    ("connected farm", "connected farms"),
    ("connected desalination plant", "connected desalination plants"),
    ("connected laboratory", "connected laboratories"),
    ("tunnel beside a city", "tunnels beside a city"),
    ("connected upgraded farm", "connected upgraded farms"),
    ("connected upgraded desalination plant", "connected upgraded desalination plants"),
    ("connected upgraded laboratory", "connected upgraded laboratories"),
    ("upgraded tunnel beside a city", "upgraded tunnels beside a city"),
    ("connected city", "connected cities"),
    ("connected symbiotic city", "connected symbiotic cities"),
    (
        "connected city with all three types of buildings",
        "connected cities with all three types of buildings",
    ),
    ("connected building", "connected buildings"),
    ("upgraded structure of the network", "upgraded structures of the network"),
    ("set of an upgraded farm, desalination plant, laboratory and tunnel",) * 2,
    ("connected city with two upgraded farms", "connected cities with two upgraded farms"),
    ("connected city with two upgraded desalination plants",) * 2,
    ("connected city with two upgraded laboratories", "connected cities with two upgraded laboratories"),
    ("connected building on an expansion site", "connected buildings on expansion sites"),
    ("connected metropolis", "connected metropolises"),
    ("action card you own", "action cards"),
    ("claimed lasting card", "claimed lasting cards"),
    ("claimed production card", "claimed production cards"),
    ("claimed scoring card", "claimed scoring cards"),
    ("special card you paid for and still own", "special cards you paid for and still own"),
    ("card in your hand", "cards in your hand"),
)
EVENTS: Final = (
    "your card does not match the coloured slot you chose",
    "you use the always available slot",
    "an action slot gives you steelplast",
    "you advance to space 3 of the Federation track",
    "you advance to space 1 of the Federation track",
    "you build the second farm of a connected city",
    "you build the second desalination plant of a connected city",
    "you build the second laboratory of a connected city",
    "you complete the second upgraded farm of a connected city",
    "you complete the second upgraded desalination plant of a connected city",
    "you complete the second upgraded laboratory of a connected city",
    "you build a second tunnel in the same turn",
    "you build a city",
    "you build a symbiotic city",
    "you build on an expansion site",
    "you connect a metropolis",
    "you upgrade a tunnel",
    "you upgrade a building",
    "you use an action card",
    "you pay for another special card",
    "you use another matching green card",
    "you take a special card",
    "your turn ends",
    "you pay biomass in place of kelp or steelplast",
)
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


def each(counter: int, per: int) -> str:
    return f"for each {COUNTERS[counter][0]}" if per == 1 else f"for every {per} {COUNTERS[counter][1]}"


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
            name = COUNTERS[counter][0 if least == 1 else 1]
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
            return f"whenever {event_text(event)} and you have no {GOOD_NOUNS[good].many(LANG)}, {say(inner)}"
        case Whenever(event=event, effect=inner):
            return f"whenever {event_text(event)}, {say(inner)}"
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
            return (
                f"{' / '.join(str(n) for n in tiers[1::2])} points for {least} or more {COUNTERS[counter][1]}"
            )
        case Trade(worth=worth, times=n, price=price):
            return f"pay {join_and(goods(price), LANG)} for {count(worth, NOUNS['point'], LANG)}{times(n)}"
    raise ValueError(f"no words for {effect!r}")


def event_text(event: int) -> str:
    return f"you use slot {SLOT_NAMES[event - SLOT_USED].upper()}" if event >= SLOT_USED else EVENTS[event]
