"""Effects of Underwater Cities in German: imperatives, conditions before a colon."""

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

LANG: Final = "de"
SAYINGS: Final[dict[str, str]] = {  # sentences by key
    "pass": "es dabei belassen",
    "end_turn": "den Zug beenden",
    "yes": "ja",
    "no": "nein",
    "opt_use": "{name} nutzen",
    "opt_slot": "Platz {code}: {text}",
    "opt_clone": "Platz {code} für 1 Credit kopieren: {text}",
    "opt_building": "{kind} bei Stadt {city}, Bauplatz {place}",
    "opt_tunnel": "Tunnel {n} ({ends})",
    "opt_city": "nicht-symbiotische Stadt auf Platz {n}",
    "opt_symbiotic": "symbiotische Stadt auf Platz {n}",
    "opt_convert": "Stadt {n}",
    "opt_upgrade": "{kind} bei Stadt {city}, Bauplatz {place} aufwerten",
    "opt_upgrade_tunnel": "Tunnel {n} ({ends}) aufwerten",
    "opt_mix": "{kelp} Tang und {steel} Stahlplastik mit Biomasse bezahlen",
    "opt_mix_none": "ohne zusätzliche Biomasse bezahlen",
    "opt_card_first": "die Karte vor dem Platz",
    "opt_slot_first": "der Platz vor der Karte",
    "opt_dig": "die oberste Karte unter das Deck legen und aus den nächsten drei wählen",
    "opt_seat": "Platz {n}",
    "ask_NextStep": "Welcher Teil als Nächstes?",
    "ask_BuildNext": "Was baust du und wo?",
    "ask_PayWithBiomass": "Wie bezahlst du? Biomasse ersetzt Tang und Stahlplastik.",
    "ask_UpgradeNext": "Was wertest du auf?",
    "ask_UpgradeWith": "Womit bezahlst du die Aufwertung?",
    "ask_UseActionCard": "Welche Aktionskarte nutzt du?",
    "ask_RefreshCard": "Welche genutzte Aktionskarte wird wieder verfügbar?",
    "ask_UseSlotAction": "Die Aktion welches Platzes führst du aus?",
    "ask_BuyAgain": "Noch einmal: {text}?",
    "ask_DecideMaybe": "Ausführen: {text}?",
    "ask_ChooseOne": "Wähle eins.",
    "ask_ChooseDifferent": "Welche Ressourcen erhältst du? Jeden Typ nur einmal.",
    "ask_ChooseOutput": "Die Produktion welcher Struktur erhältst du?",
    "ask_Convert": "Welche Stadt wird symbiotisch?",
    "ask_ShedCards": "Welche Karten wirfst du ab?",
    "ask_SalvageCard": "Welche abgelegte Karte nimmst du?",
    "ask_SiftCards": "Welche Karten behältst du? ({n})",
    "ask_TakeSpecialCard": "Welche Spezialkarte nimmst du?",
    "ask_DigPick": "Welche Spezialkarte behältst du?",
    "ask_DigOrder": "Welche Karte kommt zuerst unter das Deck?",
    "ask_DropAction": "Höchstens vier Aktionskarten: Welche gibst du ab?",
    "ask_UseDropped": "{name} vor dem Abwerfen noch nutzen?",
    "ask_PlaceBlue": "Welche blaue Metropole kommt in die obere rechte Ecke?",
    "ask_KeepCards": "Welche Karten behältst du? ({n})",
    "ask_DiscardDown": "Zu viele Handkarten: Welche wirfst du ab? ({n})",
    "ask_ChooseCard": "Welche Karte spielst du aus? (Runde {round}, Ära {era})",
    "ask_ChooseSlot": "Welchen Platz wählst du mit {name} ({colour})?",
    "ask_ChooseOrder": "{name} passt: zuerst Karte oder Platz?",
    "ask_CardAfter": "{name} jetzt nutzen?",
    "ask_EndTurn": "Noch etwas, bevor dein Zug endet?",
    "ask_chance": "Gib ein, was gezogen wurde.",
    "log_card": "spielt {name}",
    "log_slot": "besetzt Platz {code}",
    "log_advanced": "rückt auf Feld {n} der Staatenbund-Leiste vor",
    "log_build": "baut: {what}",
    "log_upgrade": "wertet auf: {what}",
    "log_use_action": "nutzt {name}",
    "log_use_slot": "führt die Aktion von Platz {code} aus",
    "log_use": "nutzt {name}",
    "log_triggered": "profitiert von {name}",
    "log_contract": "erfüllt den Auftrag {name}",
    "log_claimed": "beansprucht {name}",
    "log_matched": "nutzt den Effekt von {name}",
    "log_paid": "zahlt {n} für {name}",
    "log_connected": "verbindet {name}",
    "log_produced": "erzeugt {goods}",
    "log_fed": "ernährt die Städte mit {kelp} Tang und {biomass} Biomasse",
    "log_starved": " und verliert {n} Punkte",
    "log_round": "Runde {n} beginnt",
    "log_put_away": "wirft {name} ab",
    "log_blocked": "Platz {code} ist blockiert",
    "log_draw": "zieht eine Karte",
    "log_draw_own": "zieht {name}",
    "log_take_special": "nimmt die Spezialkarte {name}",
    "log_dig": "sieht drei Spezialkarten an und nimmt eine",
    "log_reveal": "{name} wird aufgedeckt",
    "log_metropolis": "erhält die Metropole {name}",
    "log_salvage": "nimmt {name} vom Ablagestapel",
    "log_convert": "macht Stadt {n} symbiotisch",
    "log_drop": "gibt {name} ab",
    "end_scored": "die Nationen wurden gewertet",
    "end_goal reached": "sieben verbundene Städte und 100 Punkte: Ziel erreicht",
    "end_goal missed": "das Ziel von sieben verbundenen Städten und 100 Punkten ist verfehlt",
    "ask_ChooseMay": "Ausführen: {text}?",
    "ask_UsePaid": "{name} ist bezahlt: Nutzt du den Effekt?",
    "ask_AdvanceAgain": "Noch ein Feld auf der Staatenbund-Leiste?",
    "ask_BeforeSlot": "Noch etwas vor dem Platz?",
    "ask_PayForUpgrade": "Womit bezahlst du die Aufwertung?",
    "log_sift": "behält {n} der angesehenen Karten",
    "log_sift_own": "behält {names}",
    "log_goods": "erhält {goods}",
    "log_refresh": "macht {name} wieder verfügbar",
    "why_card_first": "Wähle zuerst die Karte, die du spielst, dann ihren Platz.",
    "why_taken": "Dieser Platz ist besetzt.",
    "why_own_tile": "Hier liegt schon dein eigenes Aktionsplättchen.",
    "why_clone": "Dieser Platz ist besetzt; ihn zu kopieren kostet 1 Credit, und du hast keinen.",
    "why_no_use": "Du kannst jetzt keinen Teil davon ausführen.",
    "why_no_science": "Du hast nichts, womit du eine Verbesserung bezahlen kannst.",
    "why_price": "{what}: kostet {cost}; du hast {have}.",
    "why_used_turn": "Diese Fähigkeit hast du in diesem Zug schon genutzt.",
    "why_used_era": "Diese Aktionskarte hast du in dieser Ära schon genutzt.",
    "why_action_card": "Aktionskarten nutzt du, wenn ein Platz oder eine Karte es sagt.",
    "why_by_itself": "Diese Karte wirkt von selbst.",
    "why_slot_next": "Du spielst {name}; wähle jetzt ihren Platz, oder nimm zurück.",
    "why_one_card": "Du hast deine Karte dieses Zuges schon gespielt.",
    "why_special": (
        "Sonderkarten kommen durch Aktionen auf die Hand, die sie zeigen; diese kostet {n}, wenn sie wirkt."
    ),
    "why_through": (
        "Nicht von selbst: Gebaut und verbessert wird durch den gewählten Platz oder eine passende Karte."
    ),
    "why_convert": "Nur eine eigene nicht symbiotische Stadt kann umgewandelt werden.",
    "why_other_kind": "Damit baust du {kinds}.",
    "why_tunnel_there": "Hier ist schon ein Tunnel.",
    "why_no_tunnels": "Im Vorrat ist kein Tunnel mehr.",
    "why_no_touch": "Dieser Bauplatz berührt dein Netz nicht.",
    "why_city_there": "Hier steht schon eine Stadt.",
    "why_far_city": "Keine deiner Städte ist einen Tunnelbauplatz entfernt.",
    "why_building_there": "Hier steht schon ein Gebäude.",
    "why_far_building": "Weder hier noch einen Tunnelbauplatz entfernt hast du eine Stadt.",
    "why_expansion_only": "Damit baust du auf einem Erweiterungsbauplatz.",
    "why_no_expansion": "Für Erweiterungsbauplätze brauchst du eine Karte oder einen Platz, der sie zeigt.",
    "why_alike": "Die freien Bauplätze hier sind gleich: nimm {site}.",
    "why_nothing_there": "Hier ist nichts gebaut, was verbessert werden könnte.",
    "why_upgraded": "Das ist schon verbessert.",
    "why_other_upgrade": "Damit verbesserst du {kinds}.",
    "why_done": "Dieser Teil ist erledigt.",
    "why_one_part": "Führe mindestens einen Teil davon aus.",
    "why_first_build": "Baue mindestens eins.",
    "why_first_upgrade": "Werte mindestens eins auf.",
    "why_no_domes": "Im Vorrat ist keine solche Kuppel mehr.",
    "why_no_site": "Einen solchen Bauplatz gibt es nicht.",
    "why_alike_upgrade": "An dieser Stadt steht ein gleiches: nimm das erste.",
    "why_upgrade_too": "Was du hier baust, muss sofort verbessert werden, und das kannst du nicht bezahlen.",
}
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


def each(counter: Counter, per: int) -> str:
    return f"pro {counted(counter, LANG)[0]}" if per == 1 else f"je {per} {counted(counter, LANG)[1]}"


def waits(event: Event) -> str:
    return event_text(event, LANG)


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
            return f"wenn du mindestens {least} {counted(counter, LANG)[1]} hast: {say(inner)}"
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
            return f"immer wenn {waits(event)} und du {none(good)} hast: {say(inner)}"
        case Whenever(event=event, effect=inner):
            return f"immer wenn {waits(event)}: {say(inner)}"
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
            return f"{points} Punkte für mindestens {least} {counted(counter, LANG)[1]}"
        case Trade(worth=worth, times=n, price=price):
            return (
                f"bezahle {join_and(goods(price), LANG)} für {count(worth, NOUNS['point'], LANG)}{times(n)}"
            )
    raise ValueError(f"no words for {effect!r}")
