"""Why something cannot be chosen at the open question: the reason of this moment, in a sentence."""

from typing import Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.board import WAIT_SPACE
from planetb.games.how_to_save_a_world.flow_projects import (
    PRICE_IN,
    card_price,
    development_cost,
    work_cost,
)
from planetb.games.how_to_save_a_world.laboratory import FIRST_TECHNOLOGY
from planetb.games.how_to_save_a_world.landers import reachable, zones
from planetb.games.how_to_save_a_world.options import CARD, DEVELOP, LAND, PLAY, TABLE, WORK_ON
from planetb.games.how_to_save_a_world.state import Seat, WorldState
from planetb.games.how_to_save_a_world.steps import BUY, RESEARCH, TURN, WORK
from planetb.games.how_to_save_a_world.text import names
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.games.how_to_save_a_world.text.words import Words
from planetb.games.how_to_save_a_world.tracks import WORK_TRACKS
from planetb.kernel.state import Frame

WHY: Final[Words] = {
    "no lander planet": (
        "You have no lander in the arrival zone of the planet.",
        "Du hast keine Raumfähre in der Ankunftszone des Planeten.",
        "Nincs űrkompod a bolygó érkezési zónájában.",
    ),
    "no lander moon": (
        "You have no lander in the arrival zone of the moon.",
        "Du hast keine Raumfähre in der Ankunftszone des Mondes.",
        "Nincs űrkompod a hold érkezési zónájában.",
    ),
    "busy": (
        "There already is a lander at this location.",
        "An diesem Ort steht schon eine Raumfähre.",
        "Ezen a helyszínen már áll űrkomp.",
    ),
    "taken": (
        "There already is a lander on this space.",
        "Auf diesem Feld steht schon eine Raumfähre.",
        "Ezen a mezőn már áll űrkomp.",
    ),
    "energy": (
        "That costs 1 energy, and you have none.",
        "Das kostet 1 Energie, und du hast keine.",
        "Ez 1 energiába kerül, és nincs energiád.",
    ),
    "reaction": (
        "A reaction card is played when what it shows has happened in your turn.",
        "Eine Reaktionskarte spielst du, wenn in deinem Zug geschehen ist, was sie zeigt.",
        "A reakciókártyát akkor játszhatod ki, ha a körödben megtörtént, amit mutat.",
    ),
    "species": (
        "Species cards are not played; they score at the end.",
        "Spezieskarten werden nicht gespielt, sie zählen am Ende.",
        "A fajkártyákat nem játsszuk ki, a végén adnak pontot.",
    ),
    "through": (
        "Not by itself: a space or a card leads there. First land or play a card.",
        "Nicht von selbst: Ein Feld oder eine Karte führt dorthin. Setze zuerst ein oder spiele eine Karte.",
        "Magától nem megy: egy mező vagy kártya vezet oda. Előbb szállj le, vagy játssz ki egy kártyát.",
    ),
    "other project": (
        "This effect works on another project.",
        "Dieser Effekt gilt für ein anderes Projekt.",
        "Ez a hatás más projektre vonatkozik.",
    ),
    "end of track": (
        "Your disc is at the end of this track.",
        "Deine Scheibe ist am Ende dieser Leiste.",
        "A korongod e sáv végén áll.",
    ),
    "price": (
        "That costs {cost} {resource}; you have {have}.",
        "Das kostet {cost} {resource}; du hast {have}.",
        "Ára {cost} {resource}; neked {have} van.",
    ),
    "developed": (
        "You have developed this technology already.",
        "Diese Technologie hast du schon entwickelt.",
        "Ezt a technológiát már kifejlesztetted.",
    ),
}
_OTHER_WAYS: Final = ("work", "badge", "take", "raise", "ingenuity", "develop", "spend", "card")


def say(key: str, lang: str, **parts: object) -> str:
    return WHY[key][names.LANG_INDEX[lang]].format(**parts)


def reason(state: WorldState, frame: Frame, word: str, lang: str) -> str:
    """The reason why `word` (an option in notation, or its beginning) is not possible; perhaps none."""
    step, seat, a, _ = frame
    option, sort = TABLE.ids.get(word, -1), word.split()[0]
    here = state.seats[seat]
    if step == TURN:
        return say("through", lang) if sort in _OTHER_WAYS else _turn(state, here, sort, option, lang)
    if step == WORK and sort == "work" and option >= 0:
        return _work(state, seat, a, option - WORK_ON, lang)
    if step == RESEARCH and sort == "develop" and option >= 0:
        return _develop(here, option - DEVELOP, a, lang)
    if (
        step == BUY
        and sort == "card"
        and option >= 0
        and option - CARD in (*state.rows[0], *state.rows[1], *state.rows[2])
    ):
        deck = (option - CARD >= t.FIRST_REACTION) + (option - CARD >= t.FIRST_SPECIES)
        return _price(here, PRICE_IN[deck], card_price(here), lang)
    return ""


def _turn(state: WorldState, here: Seat, sort: str, option: int, lang: str) -> str:
    if option < 0:
        return ""
    if sort == "land":
        space = option - LAND
        on_planet = space < WAIT_SPACE
        if not zones(here) & (1 if on_planet else 2):
            return say("no lander planet" if on_planet else "no lander moon", lang)
        if not reachable(state, space):
            return say("busy" if state.heads == 2 else "taken", lang)
    elif sort == "shuttle":
        to_moon = option % 2 == 1
        if not zones(here) & (1 if to_moon else 2):
            return say("no lander planet" if to_moon else "no lander moon", lang)
        return say("energy", lang)
    elif sort == "play" and option - PLAY in here.hand:
        if option - PLAY >= t.FIRST_SPECIES:
            return say("species", lang)
        return say("reaction" if option - PLAY >= t.FIRST_REACTION else "energy", lang)
    return ""


def _work(state: WorldState, seat: int, projects: int, project: int, lang: str) -> str:
    if not projects >> project & 1:
        return say("other project", lang)
    if state.discs[project][seat] >= t.LAST_SPACE:
        return say("end of track", lang)
    return _price(state.seats[seat], WORK_TRACKS[project].resource, work_cost(state, seat, project), lang)


def _develop(here: Seat, item: int, mode: int, lang: str) -> str:
    if item >= FIRST_TECHNOLOGY and here.techs >> item - FIRST_TECHNOLOGY & 1:
        return say("developed", lang)
    cost = development_cost(here, item, mode)
    return _price(here, t.KNOWLEDGE, cost, lang) if cost > here.goods[t.KNOWLEDGE] else ""


def _price(here: Seat, resource: int, cost: int, lang: str) -> str:
    noun = NOUNS[t.RESOURCES[resource]]
    have = here.goods[resource]
    return say("price", lang, cost=cost, resource=noun.one(lang) if cost == 1 else noun.many(lang), have=have)
