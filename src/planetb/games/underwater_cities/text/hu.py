"""Effects of Underwater Cities in Hungarian: accusatives after verbs, conditions before a colon."""

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

LANG: Final = "hu"
COUNTERS: Final = (
    "összekötött farmod",
    "összekötött sótalanítód",
    "összekötött laboratóriumod",
    "város melletti alagutad",
    "összekötött fejlesztett farmod",
    "összekötött fejlesztett sótalanítód",
    "összekötött fejlesztett laboratóriumod",
    "város melletti fejlesztett alagutad",
    "összekötött városod",
    "összekötött szimbiotikus városod",
    "olyan összekötött városod, amelynél mindhárom épülettípus áll",
    "összekötött épületed",
    "fejlesztett építményed a hálózatban",
    "fejlesztett farmból, sótalanítóból, laboratóriumból és alagútból álló készleted",
    "összekötött városod két fejlesztett farmmal",
    "összekötött városod két fejlesztett sótalanítóval",
    "összekötött városod két fejlesztett laboratóriummal",
    "összekötött épületed bővítési helyen",
    "összekötött metropoliszod",
    "akciókártyád",
    "megszerzett tartós kártyád",
    "megszerzett termeléskártyád",
    "megszerzett végértékelő kártyád",
    "kifizetett és még meglévő különleges kártyád",
    "kézben tartott lapod",
)
EVENTS: Final = (
    "a lapod színe eltér a választott színes akcióhelyétől",
    "a mindig elérhető helyet használod",
    "egy akcióhely acélplasztot ad neked",
    "a Szövetség-sáv 3. mezőjére lépsz",
    "a Szövetség-sáv 1. mezőjére lépsz",
    "egy összekötött város 2. farmját építed meg",
    "egy összekötött város 2. sótalanítóját építed meg",
    "egy összekötött város 2. laboratóriumát építed meg",
    "egy összekötött városnál elkészül a 2. fejlesztett farmod",
    "egy összekötött városnál elkészül a 2. fejlesztett sótalanítód",
    "egy összekötött városnál elkészül a 2. fejlesztett laboratóriumod",
    "ugyanabban a körben egy 2. alagutat építesz",
    "várost építesz",
    "szimbiotikus várost építesz",
    "bővítési helyre építesz",
    "összekötsz egy metropoliszt",
    "alagutat fejlesztesz",
    "épületet fejlesztesz",
    "akciókártyát használsz",
    "egy további különleges kártyáért fizetsz",
    "egy további egyező zöld lapot használsz",
    "különleges kártyát veszel el",
    "véget ér a köröd",
    "építéskor moszat vagy acélplaszt helyett biomasszával fizetsz",
)
WHERE: Final = (
    "egy tetszőleges szabad színes hely akcióját",
    "egy más által elfoglalt, tetszőleges hely akcióját",
    "egy tetszőleges színes hely akcióját, amelyet nem te foglalsz el",
)


def goods(amounts: Any) -> list[str]:
    return [count(n, GOOD_NOUNS[good], LANG) for good, n in enumerate(amounts) if n]


def price_of(amounts: Any) -> str:
    """`1 kreditért és 1 moszatért`."""
    return join_and([f"{n} {GOOD_NOUNS[good].form('hu.for')}" for good, n in enumerate(amounts) if n], LANG)


def given(effect: Gain) -> str:
    """Goods and cards as one list."""
    cards = [count(effect.cards, NOUNS["card"], LANG)] if effect.cards else []
    return join_and(goods(effect.amounts) + cards, LANG)


def gain(effect: Gain) -> str:
    return f"kapsz {given(effect)}" if any(effect.amounts) else f"húzz {given(effect)}"


def each(counter: int, per: int) -> str:
    head, comma, tail = COUNTERS[counter].partition(", ")
    return f"minden {'' if per == 1 else f'{per} '}{head} után" + (f", {tail}," if comma else "")


def times(n: int) -> str:
    return "" if n == 1 else f", legfeljebb {n} alkalommal"


def named(what: int) -> str:
    return join_or([noun.hu[1] for noun in kinds_of(what)], LANG)


def build(effect: Build) -> str:
    text = f"építs {'legfeljebb ' if effect.n > 1 else ''}{effect.n} {named(effect.what)}"
    if effect.expansion:
        text += " bővítési helyre"
    if effect.price == FREE:
        text += " ingyen"
    elif effect.price == STATED:
        text += f" {'' if effect.n == 1 else 'egyenként '}{price_of(effect.stated)}"
    if effect.upgrade == FOR_SCIENCE:
        return text + ", és fejleszd is 1 tudományért (vagy mindkettő, vagy egyik sem)"
    return text + ", és fejleszd is ingyen" if effect.upgrade else text


def upgrade(effect: Upgrade) -> str:
    text = f"fejlessz {'legfeljebb ' if effect.n > 1 else ''}{effect.n} {named(effect.what)}"
    if not effect.pays:
        return text + " ingyen"
    ways = [f"1 {noun.form('hu.for')}" for good, noun in enumerate(GOOD_NOUNS) if effect.pays >> good & 1]
    return text + f" {'egyenként ' if effect.n > 1 else ''}{join_or(ways, LANG)}"


def the(word: str) -> str:
    """The word with its article."""
    return f"{'az' if word[0].lower() in 'aáeéiíoóöőuúüű' else 'a'} {word}"


def many(what: int) -> str:
    return join_and([the(noun.form("hu.plural")) for noun in kinds_of(what)], LANG)


def many_object(what: int) -> str:
    return join_and([the(noun.form("hu.plural") + noun.form("hu.ending")) for noun in kinds_of(what)], LANG)


def phrase(effect: Any) -> Phrase:
    """An effect as a clause in the imperative."""
    match effect:
        case Gain():
            return Phrase(gain(effect))
        case Steps() | All():
            return steps([phrase(part) for part in effect.steps])
        case OneOf() if all(isinstance(part, Gain) and not part.cards for part in effect.choices):
            listed = join_or([given(part) for part in effect.choices if isinstance(part, Gain)], LANG)
            return Phrase(f"kapsz {listed}")
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
    return Phrase("; ".join([f"vagy {p.text}" if p.rank == CHOICE else p.text for p in parts]), SEQUENCE)


def say(effect: Any) -> str:
    return phrase(effect).text


def clause(effect: Any) -> str:
    match effect:
        case GainDifferent(n=n):
            return f"kapsz {n} különböző típusú nyersanyagot"
        case Advance(n=n):
            return f"lépj előre {n} mezőt a Szövetség-sávon"
        case Per(counter=counter, per=per, gain=inner, most=most):
            return f"{each(counter, per)} {gain(inner)}" + (
                f" (legfeljebb {most} alkalommal)" if most else ""
            )
        case Sift(look=look, keep=keep):
            return f"nézz meg {look} lapot a kor paklijából, és tarts meg {keep} lapot"
        case Salvage():
            return "vegyél el egy tetszőleges lapot a kor dobópaklijából"
        case Output(what=what, n=n):
            once = f"megkapod, amit egy összekötött városnál álló fejlesztett {one(what)} termel"
            return once if n == 1 else f"{n} alkalommal: {once}"
        case TakeMetropolis():
            return "kapsz egy véletlen kék metropoliszt, amely összekötöttnek számít"
        case TakeSpecial():
            return "vegyél el 1 különleges kártyát"
        case Buy(effect=Gain() as inner, price=price, times=n):
            return f"fizess {join_and(goods(price), LANG)}, és {gain(inner)}{times(n)}"
        case Buy(effect=inner, price=price, times=n):
            return f"fizess {join_and(goods(price), LANG)}{times(n)}: {say(inner)}"
        case Maybe(effect=inner):
            return f"ha akarod: {say(inner)}"
        case If(counter=counter, least=least, effect=inner):
            return f"ha van legalább {least} {COUNTERS[counter]}: {say(inner)}"
        case OnSpace(space=space, effect=inner):
            return f"ha a jelölőd pontosan a Szövetség-sáv {space}. mezőjén áll: {say(inner)}"
        case IfNone(good=good, effect=inner):
            return f"ha nincs {NONE[good]}: {say(inner)}"
    return rare_clause(effect)


NONE: Final = ("kredited", "moszatod", "acélplasztod", "tudományod", "biomasszád")


def one(what: int) -> str:
    return join_or([noun.hu[0] for noun in kinds_of(what)], LANG)


def rare_clause(effect: Any) -> str:
    match effect:
        case Symbiose(price=price):
            return f"alakíts át egy nem szimbiotikus várost szimbiotikussá {price_of(price)}"
        case UseAction(n=n):
            return f"használj {'legfeljebb ' if n > 1 else ''}{n} akciókártyát"
        case Refresh(n=n):
            return f"tégy újra elérhetővé {'legfeljebb ' if n > 1 else ''}{n} használt akciókártyát"
        case UseSlot(which=which):
            return f"hajtsd végre {WHERE[which]}"
        case Shed(n=n, gain=inner):
            return f"dobj el legfeljebb {n} lapot a kezedből; laponként {gain(inner)}"
        case LaboratoryInstead(gain=inner):
            made = join_and(goods(inner.amounts), LANG)
            return f"egy összekötött laboratóriumod 1 tudomány helyett {made} termel"
        case WithProducedBiomass(gain=inner):
            return f"fizess 1 ebben a termelésben készült biomasszát: {gain(inner)}"
        case Whenever(event=event, effect=IfNone(good=good, effect=inner)):
            return f"valahányszor {event_text(event)}, és nincs {NONE[good]}: {say(inner)}"
        case Whenever(event=event, effect=inner):
            return f"valahányszor {event_text(event)}: {say(inner)}"
        case Discount(what=what, amounts=amounts):
            return f"{many(what)} neked {less(amounts)} kevesebbe kerülnek"
        case ThisTurn(what=what, good=good, n=n):
            saved = f"{n} {LESS[good]}"
            return f"{many(what)} a kör végéig neked {saved} kevesebbe kerülnek"
        case PayUpgrades(what=what, good=good):
            paid = f"1 {GOOD_NOUNS[good].form('hu.for')}"
            return f"{many_object(what)} 1 tudomány helyett {paid} is fejlesztheted"
        case HandLimit(more=more):
            return f"a kézlimited {more} lappal nagyobb"
        case OncePerTurn(effect=inner):
            return f"körönként egyszer, ha akarod: {say(inner)}"
        case PointsPer(counter=counter, each=worth, per=per):
            return f"{each(counter, per)} {worth} pont"
        case Tiers(counter=counter, tiers=tiers):
            least = " / ".join(str(n) for n in tiers[::2])
            points = " / ".join(str(n) for n in tiers[1::2])
            return f"{points} pont, ha van legalább {least} {COUNTERS[counter]}"
        case Trade(worth=worth, times=n, price=price):
            return f"{price_of(price)} {count(worth, NOUNS['point'], LANG)} vehetsz{times(n)}"
    raise ValueError(f"no words for {effect!r}")


LESS: Final = ("kredittel", "moszattal", "acélplaszttal", "tudománnyal", "biomasszával")


def less(amounts: Any) -> str:
    return join_and([f"{n} {LESS[good]}" for good, n in enumerate(amounts) if n], LANG)


def event_text(event: int) -> str:
    if event < SLOT_USED:
        return EVENTS[event]
    name = SLOT_NAMES[event - SLOT_USED].upper()
    return f"{'a' if name[0] == 'G' else 'az'} {name} helyet használod"
