"""Evacuation in English."""

from typing import Final

from planetb.games.evacuation import terms as t
from planetb.games.evacuation.effects import outward as o
from planetb.games.evacuation.effects import own as e
from planetb.games.evacuation.settling import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.effect import All, Effect, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_and, one_of

RESOURCES: Final = t.RESOURCES


def effect(tree: Effect[EvacuationState]) -> Phrase:
    """What an effect says, as an order to its player."""
    match tree:
        case All(steps=steps):
            return all_of([effect(step) for step in steps], "en")
        case OneOf(choices=choices):
            return one_of([effect(choice) for choice in choices], "en")
        case e.AnyOrder(choices=choices):
            return Phrase(". ".join(_capital(effect(choice).text) for choice in choices))
        case e.Gain(kind=kind, n=n):
            return Phrase(f"gain {resource(kind, n)}")
        case e.GainPopulation(n=n):
            return Phrase(f"gain {n} population on the New World")
        case e.GainFactory(kind=kind, world=world):
            return Phrase(f"gain {article(works(kind))}{'' if world == 2 else ' on the New World'}")
        case e.Exchange(n=n):
            return Phrase(f"exchange up to {count(n, NOUNS['resource'], 'en')}, each within one world")
        case e.Research(n=n):
            return Phrase("research a technology" + ("" if n == 1 else f", {n} steps"))
        case e.Prefabricate(kind=kind, n=n):
            return Phrase(f"prefabricate {article(works(kind)) if n == 1 else f'up to {n} factories'}")
        case e.Clone(food=food, n=n):
            return Phrase(f"pay {food} New World food to clone {n} population on the New World")
        case e.Raise(kind=kind, n=n):
            what = "one production marker" if kind == t.ANY else f"{RESOURCES[kind]} production"
            return Phrase(f"raise {what} by {n}")
        case e.RaisePerStadium():
            return Phrase("raise one production marker by 1 for each of your stadiums")
        case e.Draw(n=n):
            return Phrase(f"draw {count(n, NOUNS['action card'], 'en')}")
        case e.Enable(ability=ability):
            return Phrase(ABILITIES[ability])
        case e.Boost(kind=kind):
            return Phrase(f"all your {RESOURCES[kind]} factories on the New World produce 1 more")
        case o.Develop(n=n):
            return Phrase(f"make {n} infrastructure move{'' if n == 1 else 's'}")
        case o.PlayAtOnce():
            return Phrase("take an infrastructure and play it at once, ignoring its cost and condition")
        case o.Settle(how=how):
            return Phrase(_settle(how))
        case o.Take(row=row, terms=terms):
            return Phrase(_take(row, terms))
        case o.Fly(n=n):
            return Phrase(f"fly {'one of your ships' if n == 1 else f'up to {n} of your ships'} at once")
    raise NotImplementedError(type(tree).__name__)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, n: int) -> str:
    if kind == t.ANY:
        return f"{count(n, NOUNS['resource'], 'en')} of your choice"
    return count(n, NOUNS[RESOURCES[kind]], "en")


def works(kind: int) -> str:
    return ("factory", "food factory", "steel factory", "energy factory")[(kind + 1) % 4]


def article(words: str) -> str:
    """`a food factory`, `an energy factory`."""
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def _settle(how: int) -> str:
    if how & SEA_ONLY:
        return "settle a sea site at once, without permission, steel or symbols"
    words = "settle a site"
    if how & FURTHER:
        words += ", its biome may be one transition further"
    if how & NO_STEEL:
        words += ", without paying steel"
    if how & NO_SYMBOLS:
        words += ", ignoring settlement symbols"
    return words


def _take(row: int, terms: int) -> str:
    words = ("gain" if terms & t.FREE else "build") + (" a spaceship" if row == t.SHIP else " a stadium")
    if terms & t.LAUNCH:
        return words + " on the Old World, load it and send it at once for its energy"
    if terms & t.AT_NEW:
        words += " on the New World"
    less = (terms >> 5) & 3
    if less:
        words += f" for {less} steel less"
    if terms & t.WIDER:
        words += ", choosing from 2 more"
    if terms & t.GLIDE:
        words += "; its first flight costs 1 energy less"
    return words


ABILITIES: Final[dict[int, str]] = {
    t.FLY_BACK: "your ships may fly back at once after unloading, for 1 New World energy each",
    t.IGNORE_SYMBOL: "when settling, ignore 1 settlement symbol",
    t.TOLL: "whenever your front marker crosses a transition, gain 1 resource of your choice",
    t.MORE_FOOD: "whenever you prefabricate a food factory, you may prefabricate another factory",
    t.MORE_STEEL: "whenever you prefabricate a steel factory, you may prefabricate another factory",
    t.MORE_ENERGY: "whenever you prefabricate an energy factory, you may prefabricate another factory",
    t.ANY_BAY: "in each transport, 1 site may sit in a bay of another landscape, even the site without one",
    t.SHARE_SPACES: "your progress markers may end on occupied spaces",
    t.WIDE_CHOICE: "when taking a spaceship, stadium or infrastructure, choose from 2 more",
    t.FLEXIBLE_POWER: "in the progress and bonus phases, use up to 2 power points more or less",
}


def condition(needs: list[list[int]], line: int) -> str:
    """What an infrastructure asks for."""
    parts = []
    for biome, content, n in needs:
        words = f"{n} {t.BIOMES[biome]} site{'' if n == 1 else 's'}"
        parts.append(words + ("", " with population", " with a factory")[content])
    return join_and(parts, "en") + ("", " on one horizontal line", " on one diagonal line")[line]


GOALS: Final[tuple[str, ...]] = (
    "your settled population",
    "tundra sites you settled",
    "your spaceships",
    "sets of a food, a steel and an energy factory you settled",
    "times you took the upper bonus",
    "transitions that both your markers have passed",
    "times you took the lower bonus",
    "sites you settled outside the tundra",
    "technologies you developed (top row: {top} points each)",
    "infrastructures you played",
    "your food production",
    "your steel production",
    "your energy production",
    "food factories you settled",
    "steel factories you settled",
    "energy factories you settled",
)
OBJECTIVES: Final[tuple[str, ...]] = (
    "{n} infrastructures played and fulfilled",
    "one production of {n} or more",
    "{n} population settled",
    "{n} factories settled",
    "{n} technologies developed",
)
