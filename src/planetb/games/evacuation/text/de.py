"""Evacuation auf Deutsch."""

from typing import Final

from planetb.games.evacuation import terms as t
from planetb.games.evacuation.effects import outward as o
from planetb.games.evacuation.effects import own as e
from planetb.games.evacuation.settling import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.effect import All, Effect, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_and, one_of

RESOURCES: Final = ("Nahrung", "Stahl", "Energie")
WORKS: Final = ("Nahrungsfabrik", "Stahlfabrik", "Energiefabrik", "Fabrik deiner Wahl")
IN_BIOME: Final = ("in der Steppe", "in der Wüste", "im Wald", "im Ozean")


def effect(tree: Effect[EvacuationState]) -> Phrase:
    """Was ein Effekt sagt, als Anweisung."""
    match tree:
        case All(steps=steps):
            return all_of([effect(step) for step in steps], "de")
        case OneOf(choices=choices):
            return one_of([effect(choice) for choice in choices], "de")
        case e.AnyOrder(choices=choices):
            return Phrase(". ".join(_capital(effect(choice).text) for choice in choices))
        case e.Gain(kind=kind, n=n):
            return Phrase(f"erhalte {resource(kind, n)}")
        case e.GainPopulation(n=n):
            return Phrase(f"erhalte {n} Bevölkerung auf der Neuen Welt")
        case e.GainFactory(kind=kind, world=world):
            return Phrase(f"erhalte 1 {WORKS[kind]}{'' if world == 2 else ' auf der Neuen Welt'}")
        case e.Exchange(n=n):
            return Phrase(f"tausche bis zu {count(n, NOUNS['resource'], 'de')}, jeweils innerhalb einer Welt")
        case e.Research(n=n):
            return Phrase("erforsche 1 Technologie" if n == 1 else f"erforsche {n}-mal 1 Technologie")
        case e.Prefabricate(kind=kind, n=n):
            return Phrase(f"bereite {f'1 {WORKS[kind]}' if n == 1 else f'bis zu {n} Fabriken'} vor")
        case e.Clone(food=food, n=n):
            return Phrase(f"zahle {food} Nahrung der Neuen Welt und klone {n} Bevölkerung auf der Neuen Welt")
        case e.Raise(kind=kind, n=n):
            what = (
                "1 Produktionsmarker deiner Wahl"
                if kind == t.ANY
                else f"die Produktion von {RESOURCES[kind]}"
            )
            return Phrase(f"erhöhe {what} um {n}")
        case e.RaisePerStadium():
            return Phrase("erhöhe 1 Produktionsmarker deiner Wahl um 1 je eigenem Stadion")
        case e.Draw(n=n):
            return Phrase(f"ziehe {count(n, NOUNS['action card'], 'de')}")
        case e.Enable(ability=ability):
            return Phrase(ABILITIES[ability])
        case e.Boost(kind=kind):
            return Phrase(f"alle deine {WORKS[kind]}en auf der Neuen Welt produzieren 1 mehr")
        case o.Develop(n=n):
            return Phrase(f"entwickle {n}-mal Infrastruktur")
        case o.PlayAtOnce():
            return Phrase("nimm 1 Infrastruktur und spiele sie sofort aus, ohne Kosten und Bedingung")
        case o.Settle(how=how):
            return Phrase(_settle(how))
        case o.Take(row=row, terms=terms):
            return Phrase(_take(row, terms))
        case o.Fly(n=n):
            return Phrase(f"lass sofort {'1' if n == 1 else f'bis zu {n}'} deiner Raumschiffe fliegen")
    raise NotImplementedError(type(tree).__name__)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, n: int) -> str:
    if kind == t.ANY:
        return f"{count(n, NOUNS['resource'], 'de')} deiner Wahl"
    return f"{n} {RESOURCES[kind]}"


def works(kind: int) -> str:
    return WORKS[kind]


def _settle(how: int) -> str:
    if how & SEA_ONLY:
        return "besiedle sofort 1 Produktionsfeld im Ozean, ohne Freischaltung, Stahl und Symbole"
    words = "besiedle 1 Produktionsfeld"
    if how & FURTHER:
        words += ", auch im Landschaftstyp des nächsten Wendepunkts"
    if how & NO_STEEL:
        words += ", ohne Stahl zu zahlen"
    if how & NO_SYMBOLS:
        words += ", ohne Siedlungssymbole"
    return words


def _take(row: int, terms: int) -> str:
    words = ("erhalte" if terms & t.FREE else "baue") + (" 1 Raumschiff" if row == t.SHIP else " 1 Stadion")
    if terms & t.LAUNCH:
        return words + " auf der Alten Welt, belade es und schicke es sofort los (Energie wie üblich)"
    if terms & t.AT_NEW:
        words += " auf der Neuen Welt"
    less = (terms >> 5) & 3
    if less:
        words += f" für {less} Stahl weniger"
    if terms & t.WIDER:
        words += ", wähle aus 2 weiteren"
    if terms & t.GLIDE:
        words += "; sein erster Flug kostet 1 Energie weniger"
    return words


ABILITIES: Final[dict[int, str]] = {
    t.FLY_BACK: "deine Raumschiffe dürfen nach dem Entladen sofort zurückfliegen, für je 1 Energie der "
    "Neuen Welt",
    t.IGNORE_SYMBOL: "ignoriere beim Besiedeln 1 Siedlungssymbol",
    t.TOLL: "immer wenn dein vorderer Marker einen Wendepunkt überspringt, erhalte 1 Ressource deiner Wahl",
    t.MORE_FOOD: "immer wenn du eine Nahrungsfabrik vorbereitest, darfst du 1 weitere Fabrik vorbereiten",
    t.MORE_STEEL: "immer wenn du eine Stahlfabrik vorbereitest, darfst du 1 weitere Fabrik vorbereiten",
    t.MORE_ENERGY: "immer wenn du eine Energiefabrik vorbereitest, darfst du 1 weitere Fabrik vorbereiten",
    t.ANY_BAY: "je Transport darf 1 Produktionsstätte auf einem Platz anderer Landschaft reisen, auch "
    "die ohne Landschaft",
    t.SHARE_SPACES: "deine Fortschrittsmarker dürfen auf belegten Feldern enden",
    t.WIDE_CHOICE: "wähle bei Raumschiffen, Stadien und Infrastrukturen aus 2 weiteren",
    t.FLEXIBLE_POWER: "nutze in Fortschritts- und Bonusphase bis zu 2 Machtpunkte mehr oder weniger",
}


def condition(needs: list[list[int]], line: int) -> str:
    """Was eine Infrastruktur verlangt."""
    parts = []
    for biome, content, n in needs:
        words = f"{n} {'Produktionsfeld' if n == 1 else 'Produktionsfelder'} {IN_BIOME[biome]}"
        parts.append(words + ("", " mit Bevölkerung", " mit Fabrik")[content])
    return join_and(parts, "de") + ("", " auf einer horizontalen Linie", " auf einer diagonalen Linie")[line]


GOALS: Final[tuple[str, ...]] = (
    "deine angesiedelte Bevölkerung",
    "deine besiedelten Felder der Steppe",
    "deine Raumschiffe",
    "deine angesiedelten Sets aus Nahrungs-, Stahl- und Energiefabrik",
    "wie oft du den oberen Bonus erhalten hast",
    "Wendepunkte, die beide deine Marker übersprungen haben",
    "wie oft du den unteren Bonus erhalten hast",
    "deine besiedelten Felder außerhalb der Steppe",
    "deine erforschten Technologien (obere Reihe: je {top} Punkte)",
    "deine ausgespielten Infrastrukturen",
    "deine Nahrungsproduktion",
    "deine Stahlproduktion",
    "deine Energieproduktion",
    "deine angesiedelten Nahrungsfabriken",
    "deine angesiedelten Stahlfabriken",
    "deine angesiedelten Energiefabriken",
)
OBJECTIVES: Final[tuple[str, ...]] = (
    "{n} Infrastrukturen ausgespielt und erfüllt",
    "eine Produktion von {n} oder mehr",
    "{n} Bevölkerung angesiedelt",
    "{n} Fabriken angesiedelt",
    "{n} Technologien erforscht",
)
