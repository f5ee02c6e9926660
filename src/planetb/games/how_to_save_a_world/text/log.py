"""Log lines about one entry of the trail; nothing a viewer may not know."""

from typing import Any, Final

from planetb.games.how_to_save_a_world import notes as n
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.tables import (
    CARDS as ALL_CARDS,
)
from planetb.games.how_to_save_a_world.content.tables import (
    DEVELOPMENTS,
    DIRECTIVES,
    SPACES,
    STRUCTURES,
    WORK_TRACKS,
)
from planetb.games.how_to_save_a_world.effects.badges import ReadyTiles
from planetb.games.how_to_save_a_world.effects.cards import BuyCard, RemoveCard
from planetb.games.how_to_save_a_world.effects.landers import RecallLander, TakeFerry
from planetb.games.how_to_save_a_world.effects.research import DoResearch
from planetb.games.how_to_save_a_world.effects.resources import (
    RaiseLines,
    RestockGoods,
    SpendGoods,
    TakeResources,
)
from planetb.games.how_to_save_a_world.effects.work import LobbyCubes, WorkOn
from planetb.games.how_to_save_a_world.flow.cards import Deal, DrawCard, Keep
from planetb.games.how_to_save_a_world.flow.turn import LandAfter, PayAny, Turn
from planetb.games.how_to_save_a_world.options import (
    BADGE,
    CARD,
    CUBE,
    DEVELOP,
    DIRECTIVE,
    INGENUITY_USED,
    LAND,
    LINE,
    PLAY,
    RESOURCE,
    SHUTTLE,
    SPEND,
    STRUCTURE,
    WORK_ON,
)
from planetb.games.how_to_save_a_world.rules.prices import PRICE_IN
from planetb.games.how_to_save_a_world.text import names
from planetb.games.how_to_save_a_world.text.names import (
    card_name,
    cube_name,
    price,
    price_words,
    project_words,
    say,
    spoken,
    tell,
    times,
)
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.games.how_to_save_a_world.text.sheet import item_rules
from planetb.kernel.domain import FIRST, NO, PART, PARTS, PASS
from planetb.kernel.effect import ChooseMay, ChooseOne
from planetb.kernel.state import NOBODY, Answer, Entry, Note
from planetb.kernel.step import Pick, Step
from planetb.text.grammar import amount, count, join_and

CARD_LINES: Final = {RemoveCard: "log_remove", DrawCard: "log_draw"}
DECLINED: Final[dict[type, str]] = {
    Turn: "log_pass_turn",
    TakeFerry: "log_no_ferry",
    RecallLander: "log_no_recall",
    LandAfter: "log_no_landing",
    ReadyTiles: "log_ready_nothing",
    RestockGoods: "log_restock_nothing",
}


def line_of(entry: Entry, viewer: int, lang: str) -> str:
    """What happened, without its subject; empty if it goes without saying."""
    if isinstance(entry, Note):
        return _note(entry, lang)
    ask, option = entry.step, entry.option
    if isinstance(ask, Pick) and not PLAY <= option < SPEND:  # what is picked is told when all is handed in
        return _picked(ask, viewer, lang) if option == PASS else ""
    if option == PASS:
        return _declined(ask, lang)
    if option < FIRST:
        return _choice(ask, option, lang)
    if isinstance(ask, Deal):
        if viewer == ask.player:
            return say(lang, "log_deal", name=card_name(option - CARD, lang))
        return say(lang, "log_deal_hidden")
    return _drawn(option, lang) if option >= CUBE else _answer(entry, option, lang)


def owner(entry: Entry) -> int:
    """Whose line it is: a card that chance deals belongs to the player who gets it."""
    if isinstance(entry, Answer) and isinstance(entry.step, Deal):
        return entry.step.player
    return entry.seat


def confidant(entry: Answer) -> int:
    """Who is told more than others: whoever gets a card, or keeps one."""
    return owner(entry) if isinstance(entry.step, (Deal, Keep)) else NOBODY


def _declined(ask: Step[Any], lang: str) -> str:
    """An answer that is none, chosen or the only one left: told where something could have come of it."""
    if isinstance(ask, WorkOn):
        return "" if ask.worked else say(lang, "log_no_work")
    if isinstance(ask, BuyCard):
        return say(lang, "log_no_card") if ask.free else ""
    if isinstance(ask, DoResearch):
        return say(lang, "log_no_development") if ask.category != t.NONE and ask.n == 1 else ""
    return say(lang, DECLINED[type(ask)]) if type(ask) in DECLINED else ""


def _choice(ask: Step[Any], option: int, lang: str) -> str:
    """What is chosen of an effect, or left."""
    if isinstance(ask, ChooseOne) and PART <= option < PART + PARTS:
        return say(lang, "log_chosen", text=spoken(ask.effect.choices[option - PART], lang))
    if isinstance(ask, ChooseMay) and option == NO:
        return say(lang, "log_declined", text=spoken(ask.effect, lang))
    return ""


def _picked(ask: Pick[Any], viewer: int, lang: str) -> str:
    """The line about all things of a pick."""
    if not ask.picked:
        return _declined(ask, lang)
    if isinstance(ask, Keep):
        if viewer == ask.seat:
            return say(lang, "log_keep", name=card_name(ask.picked[0] - CARD, lang))
        return say(lang, "log_keep_hidden")
    if isinstance(ask, PayAny):
        return say(lang, "log_pay_any", price=price(1, ask.picked[0] - RESOURCE, lang))
    counts = {thing: ask.picked.count(thing) for thing in ask.picked}
    if isinstance(ask, (TakeResources, SpendGoods)):
        goods = [count(n, NOUNS[t.RESOURCES[thing - RESOURCE]], lang) for thing, n in counts.items()]
        key = "log_take" if isinstance(ask, TakeResources) else "log_spend_goods"
        return say(lang, key, things=join_and(goods, lang))
    if isinstance(ask, RestockGoods):
        raised = [NOUNS[t.RESOURCES[thing - RESOURCE]].many(lang) for thing in counts]
        return say(lang, "log_restock", several=len(raised) > 1, things=join_and(raised, lang))
    if isinstance(ask, LobbyCubes):
        cubes = [f"{n} {cube_name(thing - CUBE, n, lang)}" for thing, n in counts.items()]
        return say(lang, "log_lobby", things=join_and(cubes, lang))
    if isinstance(ask, RaiseLines):
        raised = [f"{NOUNS[t.RESOURCES[thing - LINE]].many(lang)} +{n}" for thing, n in counts.items()]
        return say(lang, "log_raise", several=len(raised) > 1, things=join_and(raised, lang))
    names_of = [_badge(thing, n, lang) for thing, n in counts.items()]
    key = "log_ready" if isinstance(ask, ReadyTiles) else "log_spend"
    return say(lang, key, things=join_and(names_of, lang))


def _badge(thing: int, n: int, lang: str) -> str:
    """Some badge tiles of a type, or a card."""
    if thing >= SPEND:
        return say(lang, "option_card", name=card_name(thing - SPEND, lang))
    return say(lang, "badge_tile" if n == 1 else "badge_tiles", n=n, name=tell(lang, thing - BADGE, "badge"))


def _drawn(option: int, lang: str) -> str:
    """The line about an outcome of chance."""
    if option >= DIRECTIVE:
        code = DIRECTIVES[option - DIRECTIVE].code
        text = item_rules(CONTENT.items[f"directive.{code}"], lang)
        return say(lang, "log_directive", name=names.name_of(names.DIRECTIVES, code, lang), text=text)
    if option >= STRUCTURE:
        code = STRUCTURES[option - STRUCTURE].code
        return say(lang, "log_structure", name=names.name_of(names.LOCATIONS, code, lang))
    return say(lang, "log_cube", name=say(lang, f"cube_{t.CUBES[option - CUBE]}"))


def _answer(entry: Answer, option: int, lang: str) -> str:
    """The line about an option, by its domain from the highest down."""
    if option >= CARD:
        key = CARD_LINES.get(type(entry.step), "")
        return say(lang, key, name=card_name(option - CARD, lang)) if key else ""
    if option >= PLAY:
        return say(lang, "log_play", name=card_name(option - PLAY, lang))
    if option >= DEVELOP:
        return ""
    if option >= INGENUITY_USED:
        used = option - INGENUITY_USED
        return say(lang, "log_ingenuity", n=used) if used else ""
    return _board_line(entry, option, lang)


def _board_line(entry: Answer, option: int, lang: str) -> str:
    if option >= BADGE:
        return say(lang, "log_pick_tile", n=1, name=tell(lang, option - BADGE, "badge"))
    if option >= WORK_ON:
        return ""
    if option >= SHUTTLE:
        flight = "ferry" if isinstance(entry.step, TakeFerry) else "shuttle"
        return say(lang, f"log_{flight}_{t.WORLDS[option - SHUTTLE]}")
    name = names.name_of(names.SPACES, SPACES[option - LAND].code, lang)
    return say(lang, "log_recall" if isinstance(entry.step, RecallLander) else "log_land", name=name)


def _note(note: Note, lang: str) -> str:
    """A note as a line."""
    match note:
        case n.RoundBegan():
            return say(lang, "log_round", n=note.round)
        case n.AsteroidMoved():
            return say(lang, "log_asteroid", n=note.space)
        case n.CracksMade():
            key = "log_no_cracks" if not note.cubes else "log_crack" if note.cubes == 1 else "log_cracks"
            return say(lang, key, cubes=amount(note.cubes, NOUNS["cube"], lang))
        case n.DayXCame():
            return say(lang, "log_day_x", name=say(lang, f"way_{t.WAYS[note.way]}"))
        case n.TookLead():
            points = count(note.points, NOUNS["point"], lang)
            return say(lang, "log_lead", points=points, **project_words(note.project, lang))
        case n.RewardRemoved():
            return say(lang, "log_removal", **project_words(note.project, lang))
        case n.RescueFound():
            return say(lang, "log_rescue", **project_words(note.project, lang))
        case n.RivalWorked():
            return say(lang, "log_rival", times=times(note.times, lang), **project_words(note.project, lang))
        case n.RivalLanded():
            name = names.name_of(names.SPACES, SPACES[note.space].code, lang)
            return say(lang, "log_rival_lands", name=name)
        case n.RivalScored():
            return say(lang, "log_rival_points", points=count(note.points, NOUNS["point"], lang))
        case n.PlaceScored() | n.RivalPlaced():
            key = "log_place" if isinstance(note, n.PlaceScored) else "log_rival_place"
            points = count(note.points, NOUNS["point"], lang)
            return say(lang, key, points=points, place=note.place, **project_words(note.project, lang))
        case n.SpeciesScored():
            return say(lang, "log_species", points=count(note.points, NOUNS["point"], lang))
        case n.MedalTaken():
            return say(lang, "log_medal")
        case n.PointsScored() | n.TechnologiesPaid():
            key = "log_points" if isinstance(note, n.PointsScored) else "log_technologies"
            return say(lang, key, points=count(note.points, NOUNS["point"], lang))
        case n.Gained() | n.LineRaised() | n.TilesGained() | n.Yielded():
            return _brought(note, lang)
        case n.Rewarded():
            return say(lang, "log_reward", **project_words(note.project, lang))
        case n.Worked() | n.CardTaken() | n.DevelopmentMade():
            return _bought(note, lang)
    raise NotImplementedError(type(note).__name__)


def _brought(note: n.Gained | n.LineRaised | n.TilesGained | n.Yielded, lang: str) -> str:
    """What came without a choice."""
    if isinstance(note, n.Gained):
        return say(lang, "log_take", things=count(note.n, NOUNS[t.RESOURCES[note.resource]], lang))
    if isinstance(note, n.LineRaised):
        line = f"{NOUNS[t.RESOURCES[note.resource]].many(lang)} +{note.n}"
        return say(lang, "log_raise", several=False, things=line)
    if isinstance(note, n.TilesGained):
        return say(lang, "log_pick_tile", n=note.n, name=tell(lang, note.badge, "badge"))
    brought = (note.energy, note.knowledge, note.mineral, note.biomass, note.ingenuity)
    goods = [count(many, NOUNS[t.RESOURCES[i]], lang) for i, many in enumerate(brought) if many]
    return say(lang, "log_yield", things=join_and(goods, lang))


def _bought(note: n.Worked | n.CardTaken | n.DevelopmentMade, lang: str) -> str:
    """What was done for its price, or for nothing."""
    if isinstance(note, n.Worked):
        cost = price_words(note.cost, WORK_TRACKS[note.project].resource, lang)
        words = cost | project_words(note.project, lang)
        return say(lang, "log_work" if note.cost else "log_work_free", n=note.space, **words)
    if isinstance(note, n.CardTaken):
        cost = price_words(note.price, PRICE_IN[ALL_CARDS[note.card].deck], lang)
        key = "log_buy" if note.price else "log_take_card"
        return say(lang, key, name=card_name(note.card, lang), **cost)
    name = names.name_of(names.DEVELOPMENTS, DEVELOPMENTS[note.item].code, lang)
    key = "log_develop" if note.cost else "log_develop_free"
    return say(lang, key, name=name, **price_words(note.cost, t.KNOWLEDGE, lang))
