"""Az Evacuation magyarul."""

from typing import Final

from planetb.games.evacuation import terms as t
from planetb.games.evacuation.effects import outward as o
from planetb.games.evacuation.effects import own as e
from planetb.games.evacuation.settling import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.effect import All, Effect, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_and, one_of

RESOURCES: Final = ("élelem", "acél", "energia")
WORKS: Final = ("élelmiszergyár", "acélgyár", "energiagyár", "tetszőleges gyár")
ON_BIOME: Final = ("tundrai", "sivatagi", "erdei", "tengeri")


def effect(tree: Effect[EvacuationState]) -> Phrase:
    """Amit egy hatás mond, felszólításként."""
    match tree:
        case All(steps=steps):
            return all_of([effect(step) for step in steps], "hu")
        case OneOf(choices=choices):
            return one_of([effect(choice) for choice in choices], "hu")
        case e.AnyOrder(choices=choices):
            return Phrase(". ".join(_capital(effect(choice).text) for choice in choices))
        case e.Gain(kind=kind, n=n):
            return Phrase(f"kapsz {resource(kind, n)}")
        case e.GainPopulation(n=n):
            return Phrase(f"kapsz {n} népességet az Újvilágon")
        case e.GainFactory(kind=kind, world=world):
            return Phrase(f"kapsz 1 {WORKS[kind]}at{'' if world == 2 else ' az Újvilágon'}")
        case e.Exchange(n=n):
            return Phrase(
                f"cserélj ki legfeljebb {count(n, NOUNS['resource'], 'hu')}, mindegyiket egy világon belül"
            )
        case e.Research(n=n):
            return Phrase("kutass 1 technológiát" if n == 1 else f"kutass technológiát {n} lépéssel")
        case e.Prefabricate(kind=kind, n=n):
            return Phrase(f"gyárts elő {f'1 {WORKS[kind]}at' if n == 1 else f'legfeljebb {n} gyárat'}")
        case e.Clone(food=food, n=n):
            return Phrase(f"fizess {food} újvilági élelmet, és klónozz {n} népességet az Újvilágon")
        case e.Raise(kind=kind, n=n):
            what = "1 tetszőleges termelésjelzőt" if kind == t.ANY else f"{THE[kind]} termelését"
            return Phrase(f"léptesd {what} {n} mezővel előre")
        case e.RaisePerStadium():
            return Phrase("léptesd 1 tetszőleges termelésjelzőt minden stadionod után 1 mezővel előre")
        case e.Draw(n=n):
            return Phrase(f"húzz {count(n, NOUNS['action card'], 'hu')}")
        case e.Enable(ability=ability):
            return Phrase(ABILITIES[ability])
        case e.Boost(kind=kind):
            return Phrase(f"minden újvilági {WORKS[kind]}ad 1-gyel többet termel")
        case o.Develop(n=n):
            return Phrase(f"tégy {n} infrastruktúra-lépést")
        case o.PlayAtOnce():
            return Phrase("végy el 1 infrastruktúrát, és játszd ki azonnal, költség és feltétel nélkül")
        case o.Settle(how=how):
            return Phrase(_settle(how))
        case o.Take(row=row, terms=terms):
            return Phrase(_take(row, terms))
        case o.Fly(n=n):
            return Phrase(f"repülj azonnal {'1 űrhajóddal' if n == 1 else f'legfeljebb {n} űrhajóddal'}")
    raise NotImplementedError(type(tree).__name__)


THE: Final = ("az élelem", "az acél", "az energia")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, n: int) -> str:
    if kind == t.ANY:
        return f"{n} tetszőleges {NOUNS['resource'].object('hu')}"
    return count(n, NOUNS[t.RESOURCES[kind]], "hu")


def works(kind: int) -> str:
    return WORKS[kind]


def _settle(how: int) -> str:
    if how & SEA_ONLY:
        return "népesíts be azonnal 1 tengeri helyszínt, engedély, acél és szimbólumok nélkül"
    words = "népesíts be 1 helyszínt"
    if how & FURTHER:
        words += ", akár a következő átmenet életközösségében"
    if how & NO_STEEL:
        words += ", acél fizetése nélkül"
    if how & NO_SYMBOLS:
        words += ", letelepedési szimbólumok nélkül"
    return words


def _take(row: int, terms: int) -> str:
    words = ("kapsz" if terms & t.FREE else "építs") + (" 1 űrhajót" if row == t.SHIP else " 1 stadiont")
    if terms & t.LAUNCH:
        return words + " az Óvilágon, rakodd meg és küldd el azonnal a szokásos energiáért"
    if terms & t.AT_NEW:
        words += " az Újvilágon"
    less = (terms >> 5) & 3
    if less:
        words += f" {less} acéllal olcsóbban"
    if terms & t.WIDER:
        words += ", 2 továbbiból is választva"
    if terms & t.GLIDE:
        words += "; első repülése 1 energiával olcsóbb"
    return words


ABILITIES: Final[dict[int, str]] = {
    t.FLY_BACK: "űrhajóid a kirakodás után azonnal visszarepülhetnek, egyenként 1 újvilági energiáért",
    t.IGNORE_SYMBOL: "benépesítéskor figyelmen kívül hagyhatsz 1 letelepedési szimbólumot",
    t.TOLL: "valahányszor az elülső jelződ átlép egy átmeneten, kapsz 1 tetszőleges erőforrást",
    t.MORE_FOOD: "valahányszor élelmiszergyárat gyártasz elő, előgyárthatsz még 1 gyárat",
    t.MORE_STEEL: "valahányszor acélgyárat gyártasz elő, előgyárthatsz még 1 gyárat",
    t.MORE_ENERGY: "valahányszor energiagyárat gyártasz elő, előgyárthatsz még 1 gyárat",
    t.ANY_BAY: "szállításonként 1 helyszín más táj rakodóterében is utazhat, a táj nélküli is",
    t.SHARE_SPACES: "haladásjelzőid foglalt mezőn is megállhatnak",
    t.WIDE_CHOICE: "űrhajó, stadion vagy infrastruktúra elvételekor 2 továbbiból is választhatsz",
    t.FLEXIBLE_POWER: "a haladás és a bónusz fázisában legfeljebb 2 erőponttal többet vagy kevesebbet "
    "használhatsz",
}


def condition(needs: list[list[int]], line: int) -> str:
    """Amit egy infrastruktúra kér."""
    parts = []
    for biome, content, n in needs:
        words = f"{n} {ON_BIOME[biome]} helyszín"
        parts.append(words + ("", " népességgel", " gyárral")[content])
    return join_and(parts, "hu") + ("", " egy vízszintes vonalon", " egy átlós vonalon")[line]


GOALS: Final[tuple[str, ...]] = (
    "letelepített népességed",
    "benépesített tundrai helyszíneid",
    "űrhajóid",
    "élelmiszer-, acél- és energiagyárból álló letelepített készleteid",
    "ahányszor megkaptad a felső bónuszt",
    "átmenetek, amelyeken mindkét jelződ túljutott",
    "ahányszor megkaptad az alsó bónuszt",
    "tundrán kívül benépesített helyszíneid",
    "kifejlesztett technológiáid (a felső sorban {top} pont mindegyik)",
    "kijátszott infrastruktúráid",
    "élelemtermelésed",
    "acéltermelésed",
    "energiatermelésed",
    "letelepített élelmiszergyáraid",
    "letelepített acélgyáraid",
    "letelepített energiagyáraid",
)
OBJECTIVES: Final[tuple[str, ...]] = (
    "{n} kijátszott és teljesített infrastruktúra",
    "legalább {n} termelés egyetlen erőforrásból",
    "{n} letelepített népesség",
    "{n} letelepített gyár",
    "{n} kifejlesztett technológia",
)
