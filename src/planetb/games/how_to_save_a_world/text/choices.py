"""What the options and questions of the game say, and why an option is barred."""

from functools import cache
from typing import Any

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.content.tables import (
    CARDS,
    DEVELOPMENTS,
    DIRECTIVES,
    SPACES,
    STRUCTURES,
    WORK_TRACKS,
)
from planetb.games.how_to_save_a_world.effects.badges import Purse, worth
from planetb.games.how_to_save_a_world.effects.cards import BuyCard, RemoveCard
from planetb.games.how_to_save_a_world.effects.landers import RecallLander, TakeFerry
from planetb.games.how_to_save_a_world.effects.research import DoResearch, PayScience
from planetb.games.how_to_save_a_world.effects.resources import Pay
from planetb.games.how_to_save_a_world.effects.work import WorkOn
from planetb.games.how_to_save_a_world.flow.cards import Keep
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
from planetb.games.how_to_save_a_world.rules.prices import (
    PRICE_IN,
    card_price,
    work_cost,
)
from planetb.games.how_to_save_a_world.state import WorldState
from planetb.games.how_to_save_a_world.text import names
from planetb.games.how_to_save_a_world.text.names import (
    card_name,
    price,
    price_words,
    project_words,
    resource_name,
    say,
    spoken,
    tell,
    times,
)
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.games.how_to_save_a_world.text.sheet import item_rules
from planetb.kernel.domain import NO, PART, PARTS, PASS, YES
from planetb.kernel.effect import ChooseMay, ChooseOne
from planetb.kernel.step import Ask
from planetb.text.grammar import amount, count, join_and


def question(state: WorldState, ask: Ask[Any], lang: str) -> str:
    """What is asked of the seat, in one line, with the rule that matters."""
    words: dict[str, object] = {}
    if isinstance(ask, (Purse, ChooseMay)):
        words["rules"] = spoken(ask.effect, lang)
    key = f"ask_{type(ask).__name__}"
    if isinstance(ask, Pay):
        words["price"] = price(ask.n, ask.resource, lang)
    elif isinstance(ask, PayScience):
        words["n"] = ask.cost
    elif isinstance(ask, WorkOn):
        words["times"] = times(ask.left, lang)
        key += "_more" if ask.worked else ""
    elif isinstance(ask, BuyCard):
        words["cards"] = count(ask.n, NOUNS["card"], lang)
        key += "_free" if ask.free else ""
    else:
        n = getattr(ask, "n", 0)
        words |= {"n": n, "times": times(n, lang), "steps": amount(n, NOUNS["step"], lang)}
        words["things"] = count(n, NOUNS["standard resource"], lang)
    return say(lang, key, **words)


def option_words(state: WorldState, ask: Ask[Any], option: int, lang: str) -> str:
    """One short phrase for an option of the open question."""
    if option == PASS:
        ending = "_first" if isinstance(ask, WorkOn) and not ask.worked else ""
        ending = "_free" if isinstance(ask, BuyCard) and ask.free else ending
        return say(lang, f"pass_{type(ask).__name__}{ending}")
    if option in (YES, NO):
        return say(lang, "option_yes" if option == YES else "option_no")
    if PART <= option < PART + PARTS:
        assert isinstance(ask, ChooseOne)
        return tell(lang, ask.effect.choices[option - PART])
    if option < RESOURCE:
        return _board_option(state, ask, option, lang)
    if option < PLAY:
        return _choice(state, ask, option, lang)
    if option < CUBE:
        return _card_option(state, ask, option, lang)
    return _drawn(option, lang)


def _board_option(state: WorldState, ask: Ask[Any], option: int, lang: str) -> str:
    if option >= BADGE:
        return say(lang, "option_badge", name=tell(lang, option - BADGE, "badge"))
    if option >= WORK_ON:
        project = option - WORK_ON
        cost = price_words(work_cost(state, ask.seat, project), WORK_TRACKS[project].resource, lang)
        return say(lang, "option_work_cost", **cost, **project_words(project, lang))
    if option >= SHUTTLE:
        flight = "ferry" if isinstance(ask, TakeFerry) else "shuttle"
        return say(lang, f"option_{flight}_{t.WORLDS[option - SHUTTLE]}")
    space = SPACES[option - LAND]
    name = names.name_of(names.SPACES, space.code, lang)
    key = "option_recall" if isinstance(ask, RecallLander) else "option_land"
    return say(lang, key, name=name, rules=_rules(f"space.{space.code}", lang))


def _choice(state: WorldState, ask: Ask[Any], option: int, lang: str) -> str:
    if option >= DEVELOP:
        item = DEVELOPMENTS[option - DEVELOP]
        assert isinstance(ask, DoResearch)
        cost = ask.cost(state.seats[ask.seat], option - DEVELOP)
        key = "option_develop" if ask.category == t.NONE else "option_develop_free"
        name = names.name_of(names.DEVELOPMENTS, item.code, lang)
        return say(lang, key, name=name, cost=cost, rules=tell(lang, item.effect))
    if option >= INGENUITY_USED:
        used = option - INGENUITY_USED
        return say(lang, "option_ingenuity" if used else "option_ingenuity_none", n=used)
    if option >= LINE:
        name = resource_name(option - LINE, lang)
        return say(lang, "option_raise", name=name, the_line=tell(lang, option - LINE, "lines"))
    return say(lang, "option_take", name=resource_name(option - RESOURCE, lang))


def _card_option(state: WorldState, ask: Ask[Any], option: int, lang: str) -> str:
    if SPEND <= option < CARD:
        return _spent(state, ask, option, lang)
    key, card = ("play", option - PLAY) if option < SPEND else ("card", option - CARD)
    cost = ""
    if isinstance(ask, BuyCard) and key == "card":
        key = "take_card" if ask.free else "buy"
        cost = price(card_price(state.seats[ask.seat]), PRICE_IN[CARDS[card].deck], lang)
    elif isinstance(ask, RemoveCard):
        key = "remove"
    elif isinstance(ask, Keep):
        key = "keep"
    rules = _offered(card, lang) if key in ("buy", "take_card", "keep") else tell(lang, CARDS[card].effect)
    return say(lang, f"option_{key}", name=card_name(card, lang), rules=rules, cost=cost)


def _offered(card: int, lang: str) -> str:
    """A card that one may get: when it may be played, what it does, and its badges."""
    facts = CARDS[card]
    return _rules(f"{t.DECKS[facts.deck]}.{facts.code}", lang)


@cache
def _rules(code: str, lang: str) -> str:
    return item_rules(CONTENT.items[code], lang)


def _spent(state: WorldState, ask: Ask[Any], option: int, lang: str) -> str:
    """A card to spend, with the badges that count here."""
    accepted = t.SCIENCE_BADGE if isinstance(ask, PayScience) else t.ANY_BADGE
    if isinstance(ask, Purse):
        accepted = ask.accepted(state.seats[ask.seat])
    badges = amount(worth(option, accepted), NOUNS["badge"], lang)
    return say(lang, "option_spend", name=card_name(option - SPEND, lang), badges=badges)


def _drawn(option: int, lang: str) -> str:
    if option >= DIRECTIVE:
        code = DIRECTIVES[option - DIRECTIVE].code
        return say(lang, "option_directive", name=names.name_of(names.DIRECTIVES, code, lang))
    if option >= STRUCTURE:
        code = STRUCTURES[option - STRUCTURE].code
        return say(lang, "option_structure", name=names.name_of(names.LOCATIONS, code, lang))
    return say(lang, "option_cube", name=say(lang, f"cube_{t.CUBES[option - CUBE]}"))


def reason(state: WorldState, ask: Ask[Any], option: int, key: str, lang: str) -> str:
    """The sentence of a bar with its words, or nothing where this game has none of its own."""
    if key in ("work_price", "research_price", "card_price"):
        return _price(state, ask, option, lang)
    if f"why_{key}" not in say:
        return ""
    words: dict[str, object] = {}
    if isinstance(ask, Pay):
        have = state.seats[ask.seat].goods[ask.resource]
        words = {"have_price": price(have, ask.resource, lang)}
    return say(lang, f"why_{key}", **words)


def _price(state: WorldState, ask: Ask[Any], option: int, lang: str) -> str:
    here = state.seats[ask.seat]
    if isinstance(ask, WorkOn):
        resource = WORK_TRACKS[option - WORK_ON].resource
        cost = work_cost(state, ask.seat, option - WORK_ON)
    elif isinstance(ask, DoResearch):
        resource, cost = t.KNOWLEDGE, ask.cost(here, option - DEVELOP)
    else:
        resource, cost = PRICE_IN[CARDS[option - CARD].deck], card_price(here)
    have = [price(here.goods[resource], resource, lang)]
    if here.goods[t.INGENUITY]:
        have.append(price(here.goods[t.INGENUITY], t.INGENUITY, lang))
    return say(lang, "why_price", price=price(cost, resource, lang), have=join_and(have, lang))
