"""Log lines about one entry of the trail; nothing a viewer may not know."""

from typing import Any

from planetb.games.how_to_save_a_world import notes as n
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.tables import DEVELOPMENTS, DIRECTIVES, SPACES, STRUCTURES
from planetb.games.how_to_save_a_world.effects.badges import ReadyTiles
from planetb.games.how_to_save_a_world.effects.cards import BuyCard, RemoveCard
from planetb.games.how_to_save_a_world.effects.landers import RecallLander
from planetb.games.how_to_save_a_world.effects.resources import (
    RaiseLines,
    RestockGoods,
    SpendGoods,
    TakeResources,
)
from planetb.games.how_to_save_a_world.effects.work import LobbyCubes
from planetb.games.how_to_save_a_world.flow.cards import Deal, DrawCard, Keep
from planetb.games.how_to_save_a_world.flow.turn import PayAny, Turn
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
from planetb.games.how_to_save_a_world.text import names
from planetb.games.how_to_save_a_world.text.names import (
    card_name,
    project_words,
    resource_name,
    say,
    tell,
)
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.domain import FIRST, PASS
from planetb.kernel.state import Answer, Entry, Note
from planetb.kernel.step import Pick
from planetb.text.grammar import count

CARD_LINES = {BuyCard: "log_buy", RemoveCard: "log_remove", DrawCard: "log_draw"}


def line_of(entry: Entry, viewer: int, lang: str) -> str:
    """What happened, without its subject; empty if it goes without saying."""
    if isinstance(entry, Note):
        return _note(entry, lang)
    ask, option = entry.step, entry.option
    if isinstance(ask, Pick) and not PLAY <= option < SPEND:  # what is picked is told when all is handed in
        return _picked(ask, viewer, lang) if option == PASS else ""
    if option == PASS:
        return say(lang, "log_pass_turn") if isinstance(ask, Turn) else ""
    if option < FIRST:
        return ""
    if isinstance(ask, Deal):
        if viewer == ask.player:
            return say(lang, "log_deal", name=card_name(option - CARD, lang))
        return say(lang, "log_deal_hidden")
    return _drawn(option, lang) if option >= CUBE else _answer(entry, option, lang)


def _picked(ask: Pick[Any], viewer: int, lang: str) -> str:
    """The line about all things of a pick."""
    if not ask.picked:
        return ""
    if isinstance(ask, Keep):
        if viewer == ask.seat:
            return say(lang, "log_keep", name=card_name(ask.picked[0] - CARD, lang))
        return say(lang, "log_keep_hidden")
    if isinstance(ask, PayAny):
        return say(lang, "log_pay_any", name=NOUNS[t.RESOURCES[ask.picked[0] - RESOURCE]].object(lang))
    counts = {thing: ask.picked.count(thing) for thing in ask.picked}
    if isinstance(ask, (TakeResources, SpendGoods)):
        goods = [count(n, NOUNS[t.RESOURCES[thing - RESOURCE]], lang) for thing, n in counts.items()]
        key = "log_take" if isinstance(ask, TakeResources) else "log_spend_goods"
        return say(lang, key, things=", ".join(goods))
    if isinstance(ask, RestockGoods):
        raised = [resource_name(thing - RESOURCE, lang) for thing in counts]
        return say(lang, "log_restock", things=", ".join(raised))
    if isinstance(ask, LobbyCubes):
        cubes = [f"{n} {say(lang, f'cube_{t.CUBES[thing - CUBE]}')}" for thing, n in counts.items()]
        return say(lang, "log_lobby", things=", ".join(cubes))
    if isinstance(ask, RaiseLines):
        raised = [f"{resource_name(thing - LINE, lang)} +{n}" for thing, n in counts.items()]
        return say(lang, "log_raise", things=", ".join(raised))
    names_of = [_badge(thing, n, lang) for thing, n in counts.items()]
    key = "log_ready" if isinstance(ask, ReadyTiles) else "log_spend"
    return say(lang, key, things=", ".join(names_of))


def _badge(thing: int, n: int, lang: str) -> str:
    """Some badge tiles of a type, or a card."""
    if thing >= SPEND:
        return card_name(thing - SPEND, lang)
    return f"{n} {tell(lang, thing - BADGE, 'badge_names')}"


def _drawn(option: int, lang: str) -> str:
    """The line about an outcome of chance."""
    if option >= DIRECTIVE:
        code = DIRECTIVES[option - DIRECTIVE].code
        return say(lang, "log_directive", name=names.name_of(names.DIRECTIVES, code, lang))
    if option >= STRUCTURE:
        code = STRUCTURES[option - STRUCTURE].code
        return say(lang, "log_structure", name=names.name_of(names.LOCATIONS, code, lang))
    return say(lang, "log_cube", name=say(lang, f"cube_{t.CUBES[option - CUBE]}"))


def _answer(entry: Answer, option: int, lang: str) -> str:
    """The line about an option, by its domain from the highest down."""
    if option >= CARD:
        return say(lang, CARD_LINES[type(entry.step)], name=card_name(option - CARD, lang))
    if option >= PLAY:
        return say(lang, "log_play", name=card_name(option - PLAY, lang))
    if option >= DEVELOP:
        code = DEVELOPMENTS[option - DEVELOP].code
        return say(lang, "log_develop", name=names.name_of(names.DEVELOPMENTS, code, lang))
    if option >= INGENUITY_USED:
        used = option - INGENUITY_USED
        return say(lang, "log_ingenuity", n=used) if used else ""
    return _board_line(entry, option, lang)


def _board_line(entry: Answer, option: int, lang: str) -> str:
    if option >= BADGE:
        return say(lang, "log_pick_tile", name=tell(lang, option - BADGE, "badge"))
    if option >= WORK_ON:
        return say(lang, "log_work", **project_words(option - WORK_ON, lang))
    if option >= SHUTTLE:
        return say(lang, f"log_shuttle_{t.WORLDS[option - SHUTTLE]}")
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
            return say(lang, "log_cracks", n=note.cubes)
        case n.DayXCame():
            return say(lang, "log_day_x", name=say(lang, f"way_{t.WAYS[note.way]}"))
        case n.TookLead():
            return say(lang, "log_lead", n=note.points, **project_words(note.project, lang))
        case n.RewardRemoved():
            return say(lang, "log_removal", **project_words(note.project, lang))
        case n.RescueFound():
            return say(lang, "log_rescue", **project_words(note.project, lang))
        case n.RivalWorked():
            return say(lang, "log_rival", n=note.times, **project_words(note.project, lang))
    raise NotImplementedError(type(note).__name__)
