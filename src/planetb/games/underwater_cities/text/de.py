"""Effects of Underwater Cities in German: imperatives, conditions before a colon."""

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

LANG: Final = "de"
COUNTERS: Final = (  # after "pro": singular; after "je 3": plural
    ("verbundener Farm", "verbundene Farmen"),
    ("verbundener Entsalzungsanlage", "verbundene Entsalzungsanlagen"),
    ("verbundenem Labor", "verbundene Labore"),
    ("Tunnel neben einer Stadt", "Tunnel neben einer Stadt"),
    ("verbundener aufgewerteter Farm", "verbundene aufgewertete Farmen"),
    ("verbundener aufgewerteter Entsalzungsanlage", "verbundene aufgewertete Entsalzungsanlagen"),
    ("verbundenem aufgewertetem Labor", "verbundene aufgewertete Labore"),
    ("aufgewertetem Tunnel neben einer Stadt", "aufgewertete Tunnel neben einer Stadt"),
    ("verbundener Stadt", "verbundene Städte"),
    ("verbundener symbiotischer Stadt", "verbundene symbiotische Städte"),
    ("verbundener Stadt mit allen drei Gebäudetypen", "verbundene Städte mit allen drei Gebäudetypen"),
    ("verbundenem Gebäude", "verbundene Gebäude"),
    ("aufgewerteter Struktur des Netzwerks", "aufgewertete Strukturen des Netzwerks"),
    (
        "Satz aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel",
        "Sätze aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel",
    ),
    ("verbundener Stadt mit zwei aufgewerteten Farmen", "verbundene Städte mit zwei aufgewerteten Farmen"),
    (
        "verbundener Stadt mit zwei aufgewerteten Entsalzungsanlagen",
        "verbundene Städte mit zwei aufgewerteten Entsalzungsanlagen",
    ),
    ("verbundener Stadt mit zwei aufgewerteten Laboren", "verbundene Städte mit zwei aufgewerteten Laboren"),
    ("verbundenem Gebäude auf einem Erweiterungsbauplatz", "verbundene Gebäude auf Erweiterungsbauplätzen"),
    ("verbundener Metropole", "verbundene Metropolen"),
    ("eigener Aktionskarte", "eigene Aktionskarten"),
    ("beanspruchter dauerhafter Karte", "beanspruchte dauerhafte Karten"),
    ("beanspruchter Produktionskarte", "beanspruchte Produktionskarten"),
    ("beanspruchter Schlusswertungskarte", "beanspruchte Schlusswertungskarten"),
    ("bezahlter und noch eigener Spezialkarte", "bezahlte und noch eigene Spezialkarten"),
    ("Handkarte", "Handkarten"),
)
EVENTS: Final = (
    "deine Karte nicht zum gewählten farbigen Platz passt",
    "du den jederzeit verfügbaren Platz nutzt",
    "ein Aktionsplatz dir Stahlplastik gibt",
    "du auf Feld 3 der Staatenbund-Leiste vorrückst",
    "du auf Feld 1 der Staatenbund-Leiste vorrückst",
    "du die 2. Farm einer verbundenen Stadt baust",
    "du die 2. Entsalzungsanlage einer verbundenen Stadt baust",
    "du das 2. Labor einer verbundenen Stadt baust",
    "du bei einer verbundenen Stadt die 2. aufgewertete Farm vollendest",
    "du bei einer verbundenen Stadt die 2. aufgewertete Entsalzungsanlage vollendest",
    "du bei einer verbundenen Stadt das 2. aufgewertete Labor vollendest",
    "du im selben Zug einen 2. Tunnel baust",
    "du eine Stadt baust",
    "du eine symbiotische Stadt baust",
    "du auf einem Erweiterungsbauplatz baust",
    "du eine Metropole verbindest",
    "du einen Tunnel aufwertest",
    "du ein Gebäude aufwertest",
    "du eine Aktionskarte nutzt",
    "du eine weitere Spezialkarte bezahlst",
    "du eine weitere passende grüne Karte nutzt",
    "du eine Spezialkarte nimmst",
    "dein Zug endet",
    "du beim Bauen Tang oder Stahlplastik durch Biomasse ersetzt",
)
WHERE: Final = (
    "eines beliebigen verfügbaren farbigen Platzes",
    "eines beliebigen Platzes, den jemand anderes besetzt,",
    "eines beliebigen farbigen Platzes, den du nicht besetzt,",
)


def goods(amounts: Any) -> list[str]:
    return [count(n, GOOD_NOUNS[good], LANG) for good, n in enumerate(amounts) if n]


def given(effect: Gain) -> str:
    """Goods and cards as one list."""
    cards = [count(effect.cards, NOUNS["card"], LANG)] if effect.cards else []
    return join_and(goods(effect.amounts) + cards, LANG)


def gain(effect: Gain) -> str:
    return f"erhalte {given(effect)}" if any(effect.amounts) else f"ziehe {given(effect)}"


def each(counter: int, per: int) -> str:
    return f"pro {COUNTERS[counter][0]}" if per == 1 else f"je {per} {COUNTERS[counter][1]}"


def times(n: int) -> str:
    return "" if n == 1 else f", bis zu {n}-mal"


def named(what: int, n: int) -> str:
    return join_or([noun.object(LANG, n) for noun in kinds_of(what)], LANG)


def build(effect: Build) -> str:
    text = f"baue {'bis zu ' if effect.n > 1 else ''}{effect.n} {named(effect.what, effect.n)}"
    if effect.expansion:
        text += " auf einem Erweiterungsbauplatz" if effect.n == 1 else " auf Erweiterungsbauplätzen"
    if effect.price == FREE:
        text += " kostenlos"
    elif effect.price == STATED:
        text += f" für {'' if effect.n == 1 else 'je '}{join_and(goods(effect.stated), LANG)}"
    if effect.upgrade == FOR_SCIENCE:
        return text + " und werte, was du baust, für 1 Wissenschaft auf (beides oder nichts)"
    return text + " und werte, was du baust, kostenlos auf" if effect.upgrade else text


def upgrade(effect: Upgrade) -> str:
    text = f"werte {'bis zu ' if effect.n > 1 else ''}{effect.n} {named(effect.what, effect.n)}"
    if not effect.pays:
        return text + " kostenlos auf"
    paid = join_or(
        [f"1 {noun.one(LANG)}" for good, noun in enumerate(GOOD_NOUNS) if effect.pays >> good & 1], LANG
    )
    return text + f" für {'je ' if effect.n > 1 else ''}{paid} auf"


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
            return Phrase(f"erhalte {listed}")
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
    return Phrase("; ".join([f"entweder {p.text}" if p.rank == CHOICE else p.text for p in parts]), SEQUENCE)


def say(effect: Any) -> str:
    return phrase(effect).text


def clause(effect: Any) -> str:
    match effect:
        case GainDifferent(n=n):
            return f"erhalte {n} Ressourcen verschiedener Typen"
        case Advance(n=n):
            return f"rücke {n} {'Feld' if n == 1 else 'Felder'} auf der Staatenbund-Leiste vor"
        case Per(counter=counter, per=per, gain=inner, most=most):
            return f"{gain(inner)} {each(counter, per)}" + (f" (höchstens {most}-mal)" if most else "")
        case Sift(look=look, keep=keep):
            return f"sieh dir {look} Karten des Ära-Decks an und behalte {keep}"
        case Salvage():
            return "nimm eine beliebige Karte vom Ablagestapel der Ära"
        case Output(what=what, n=n):
            once = f"erhalte, was {one(what)} bei einer verbundenen Stadt erzeugt"
            return once if n == 1 else f"{n}-mal: {once}"
        case TakeMetropolis():
            return "erhalte eine zufällige blaue Metropole, sie gilt als verbunden"
        case TakeSpecial():
            return "nimm 1 Spezialkarte"
        case Buy(effect=Gain() as inner, price=price, times=n):
            return f"bezahle {join_and(goods(price), LANG)} und {gain(inner)}{times(n)}"
        case Buy(effect=inner, price=price, times=n):
            return f"bezahle {join_and(goods(price), LANG)}{times(n)}: {say(inner)}"
        case Maybe(effect=inner):
            return f"wenn du willst: {say(inner)}"
        case If(counter=counter, least=least, effect=inner):
            return f"wenn du mindestens {least} {COUNTERS[counter][1]} hast: {say(inner)}"
        case OnSpace(space=space, effect=inner):
            return f"wenn dein Anzeiger genau auf Feld {space} der Staatenbund-Leiste steht: {say(inner)}"
        case IfNone(good=good, effect=inner):
            return f"wenn du {none(good)} hast: {say(inner)}"
    return rare_clause(effect)


def none(good: int) -> str:
    article = "keine" if good in (0, 3, 4) else "kein" if good == 2 else "keinen"
    return f"{article} {GOOD_NOUNS[good].many(LANG)}"


def one(what: int) -> str:
    nouns = kinds_of(what)
    article = {
        "m": "einer deiner aufgewerteten",
        "f": "eine deiner aufgewerteten",
        "n": "eines deiner aufgewerteten",
    }
    return join_or([f"{article[noun.de[2]]} {noun.form('de.genitive')}" for noun in nouns], LANG)


def rare_clause(effect: Any) -> str:
    match effect:
        case Symbiose(price=price):
            paid = join_and(goods(price), LANG)
            return f"wandle eine nicht-symbiotische Stadt für {paid} in eine symbiotische um"
        case UseAction(n=n):
            return "nutze 1 Aktionskarte" if n == 1 else f"nutze bis zu {n} Aktionskarten"
        case Refresh(n=n):
            cards = "1 genutzte Aktionskarte" if n == 1 else f"bis zu {n} genutzte Aktionskarten"
            return f"mache {cards} wieder verfügbar"
        case UseSlot(which=which):
            return f"führe die Aktion {WHERE[which]} aus"
        case Shed(n=n, gain=inner):
            return f"wirf bis zu {n} Handkarten ab; pro Karte: {gain(inner)}"
        case LaboratoryInstead(gain=inner):
            made = join_and(goods(inner.amounts), LANG)
            return f"lass ein verbundenes Labor {made} statt seiner 1 Wissenschaft erzeugen"
        case WithProducedBiomass(gain=inner):
            return f"bezahle 1 in dieser Produktion erzeugte Biomasse: {gain(inner)}"
        case Whenever(event=event, effect=IfNone(good=good, effect=inner)):
            return f"immer wenn {event_text(event)} und du {none(good)} hast: {say(inner)}"
        case Whenever(event=event, effect=inner):
            return f"immer wenn {event_text(event)}: {say(inner)}"
        case Discount(what=what, amounts=amounts):
            return f"{many(what)} kosten dich {join_and(goods(amounts), LANG)} weniger"
        case ThisTurn(what=what, good=good, n=n):
            saved = count(n, GOOD_NOUNS[good], LANG)
            return f"{many(what)} kosten dich für den Rest dieses Zugs {saved} weniger"
        case PayUpgrades(what=what, good=good):
            paid = f"1 {GOOD_NOUNS[good].one(LANG)}"
            return f"du darfst {many(what)} für {paid} statt für 1 Wissenschaft aufwerten"
        case HandLimit(more=more):
            return f"dein Handkartenlimit ist um {more} höher"
        case OncePerTurn(effect=inner):
            return f"einmal pro Zug, wenn du willst: {say(inner)}"
        case PointsPer(counter=counter, each=worth, per=per):
            return f"{count(worth, NOUNS['point'], LANG)} {each(counter, per)}"
        case Tiers(counter=counter, tiers=tiers):
            least = " / ".join(str(n) for n in tiers[::2])
            points = " / ".join(str(n) for n in tiers[1::2])
            return f"{points} Punkte für mindestens {least} {COUNTERS[counter][1]}"
        case Trade(worth=worth, times=n, price=price):
            return (
                f"bezahle {join_and(goods(price), LANG)} für {count(worth, NOUNS['point'], LANG)}{times(n)}"
            )
    raise ValueError(f"no words for {effect!r}")


def event_text(event: int) -> str:
    return f"du Platz {SLOT_NAMES[event - SLOT_USED].upper()} nutzt" if event >= SLOT_USED else EVENTS[event]
