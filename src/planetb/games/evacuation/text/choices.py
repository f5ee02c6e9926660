"""Options and questions in words."""

from typing import Any

from planetb.games.evacuation import options as w
from planetb.games.evacuation.content import bonuses, goals, objectives, solo_cards
from planetb.games.evacuation.decks import BONUS_NUMBERS, RESEARCH_STEPS
from planetb.games.evacuation.economy import action_energy
from planetb.games.evacuation.flow import ids
from planetb.games.evacuation.loading import flight_energy
from planetb.games.evacuation.pieces import (
    END,
    OBJECTIVE_COST,
    OBJECTIVE_PRODUCTION,
    SPACE_EFFECT,
    SPACE_SYMBOLS,
)
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import IGNORING
from planetb.games.evacuation.text import speech as s
from planetb.games.evacuation.text.names import NAMES
from planetb.games.evacuation.text.sheet import goal_text, item_name
from planetb.kernel.domain import FIRST, PART, PASS
from planetb.kernel.effect import ONE_OF
from planetb.kernel.game import Game
from planetb.kernel.state import CHANCE, Frame

PASSES: dict[int, str] = {
    ids.TAKE_TURN: "pass_turn",
    ids.EXCHANGE: "pass_exchange",
    ids.PREFABRICATE: "pass_prefabricate",
    ids.SETTLE: "pass_settle",
    ids.TAKE_ITEM: "pass_take",
    ids.REFRESH_ROW: "pass_refresh",
    ids.DEVELOP: "pass_develop",
    ids.LAUNCH: "pass_launch",
    ids.LAUNCH_MORE: "pass_launch",
    ids.SEND_BACK: "pass_return",
    ids.LOAD_SITES: "pass_sites",
    ids.LOAD_BUILDINGS: "pass_buildings",
    ids.CARD_PARTS: "pass_parts",
    ids.PLAY_OBJECTIVE: "pass_objective",
}
PLACES: dict[int, str] = {
    ids.GAIN: "gain",
    ids.PREFABRICATE: "prefabricate",
    ids.GAIN_FACTORY: "gain_factory",
    ids.RAISE: "raise",
    ids.FILL_SPOT: "fill",
    ids.PAY_REFRESH: "pay_one",
    ids.LOAD_BUILDINGS: "load_factory",
}
TAKEN = (1, 2, 0, 2, 0, 1)


def option_words(game: Game[Any], state: EvacuationState, frame: Frame, option: int, lang: str) -> str:
    """One short phrase for an option, beginning with a capital."""
    return s.capital(_words(game, state, frame, option, lang))


def _words(game: Game[Any], state: EvacuationState, frame: Frame, option: int, lang: str) -> str:
    step = frame[0]
    if option == PASS:
        return s.say(lang, PASSES.get(step, "go_on"))
    if option < FIRST:
        parts = game.effects[frame[2]].parts() if step in (ids.CARD_PARTS, ONE_OF) else []
        return s.spoken(parts[option - PART], lang) if parts else game.table.word(option)
    if option < w.SHIP:
        return _small(state, frame, option, lang)
    if option < w.SITE:
        return _row_item(state, frame, option, lang)
    if option < w.GOAL:
        return _number(state, frame, option, lang)
    return _card(state, frame, option, lang)


def _small(state: EvacuationState, frame: Frame, option: int, lang: str) -> str:
    """Refreshing, stocks, exchanges, worlds, columns, lanes, bonuses, actions."""
    step, seat, _, b = frame
    if option in (w.REFRESH, w.REVEAL):
        return s.say(lang, "refresh" if option == w.REFRESH else "reveal")
    if option < w.STOCK:
        return s.say(lang, "front_first" if option == w.FRONT else "back_first")
    if option < w.SWAP:
        return _stock(step, b, option - w.STOCK, lang)
    if option < w.WORLD:
        return swap_words("swap", option - w.SWAP, lang)
    if option < w.COLUMN:
        return s.say(lang, "world", **_world(option - w.WORLD, lang))
    if option < w.LANE:
        return _column(state, seat, option - w.COLUMN, lang)
    if option < w.BONUS:
        return _lane(state, frame, option - w.LANE, lang)
    if option < w.ACT:
        which = option - w.BONUS
        card = state.bonus_cards[0]
        text = s.bonus_text(card, which, lang)
        return s.say(lang, f"bonus_{which}", n=BONUS_NUMBERS[card][which], text=text)
    if option < w.SIDE:
        code = w.TABLE.word(option).partition(" ")[2]
        return s.say(lang, "act", code=code, text=s.action_text(option - w.ACT, lang))
    if option < w.SEAT:
        return s.say(lang, "side", side="AB"[option - w.SIDE])
    return s.say(lang, "seat", n=option - w.SEAT + 1)


def _world(world: int, lang: str) -> dict[str, str]:
    keys = {"world": "world", "on_world": "on", "of_world": "of"}
    return {word: s.say(lang, f"{key}_{world}") for word, key in keys.items()}


def stock_values(place: int, lang: str) -> dict[str, str]:
    """The words for a resource or factory on a world."""
    kind = place % 3
    values = {"resource": s.resource(kind, lang), "factory": s.factory(kind, lang)}
    return values | _world(place // 3, lang)


def _stock(step: int, b: int, place: int, lang: str) -> str:
    return s.say(lang, PLACES.get(step, "gain"), n=b, **stock_values(place, lang))


def swap_words(key: str, swap: int, lang: str) -> str:
    given = swap >> 1
    taken = TAKEN[given % 3 * 2 + (swap & 1)]
    words = {"given": s.resource(given % 3, lang), "taken": s.resource(taken, lang)}
    return s.say(lang, key, **words, **_world(given // 3, lang))


def _column(state: EvacuationState, seat: int, column: int, lang: str) -> str:
    nation = state.seats[seat]
    place = column
    while nation.research[place] == RESEARCH_STEPS[place]:
        place += 3
    tile = nation.technologies[place]
    name = f"{s.quoted(s.technology(tile, lang), lang)} – {s.technology_text(tile, lang)}"
    done = nation.research[place] + 1
    steps = RESEARCH_STEPS[place]
    return s.say(lang, "column", n=column + 1, technology=name, level=place // 3 + 1, step=done, steps=steps)


def _lane(state: EvacuationState, frame: Frame, lane: int, lang: str) -> str:
    step = state.seats[frame[1]].markers[frame[2]]
    return s.say(lang, f"lane_{lane}", holds=f" ({space(lane, step, lang)})")


def space(lane: int, step: int, lang: str) -> str:
    """What a space of the progress track holds."""
    effect = SPACE_EFFECT[lane][step]
    return s.say(lang, f"space_{effect}") if effect else s.symbols(SPACE_SYMBOLS[lane][step], lang)


def _row_item(state: EvacuationState, frame: Frame, option: int, lang: str) -> str:
    """Ships, stadiums and infrastructures."""
    step, seat, _, b = frame
    row = 0 if option < w.STADIUM else 1 if option < w.TAKE else 2
    number = option - (w.BUILD if option >= w.BUILD else w.ROW_OPTION[row])
    name = s.item(row, number, lang)
    facts = s.item_facts(row, number, lang)
    if option >= w.BUILD:
        return s.say(lang, "build", item=name, cost=s.infrastructure_cost(number, lang), facts=facts)
    if step == ids.REFRESH_ROW:
        return s.say(lang, "put_under", item=name)
    if step in (ids.LAUNCH, ids.LAUNCH_MORE):
        return s.say(lang, "launch", item=name, n=flight_energy(state.seats[seat], number))
    if step == ids.SEND_BACK:
        return s.say(lang, "return", item=name)
    if step == ids.LOAD_BUILDINGS:
        return s.say(lang, "load_stadium", item=name)
    if row < 2:
        return s.say(lang, "take_ship", item=name, facts=facts)
    return s.say(lang, "play_at_once" if b & IGNORING else "take", item=name, facts=facts)


def _number(state: EvacuationState, frame: Frame, option: int, lang: str) -> str:
    """Sites, amounts, steps, power."""
    step, seat, a, _ = frame
    if option < w.EVACUATE:
        number = option - w.SITE
        return s.say(lang, "site", site=s.site(number, lang), facts=s.spots(number, lang))
    if option < w.AMOUNT:
        number = option - w.EVACUATE
        return s.say(lang, "evacuate", name=s.old_site(number, lang), facts=s.old_site_facts(number, lang))
    if option < w.FORWARD:
        n = option - w.AMOUNT
        if step == ids.PAY_ENERGY:
            return s.say(lang, "energy_split", old=n, new=a - n)
        return s.say(lang, "amount", n=n, resource=s.resource(a, lang))
    if option < w.POWER:
        ahead = option - w.FORWARD
        front, back = state.seats[seat].markers
        steps = min(a, 2 * END - front - back)
        return s.say(lang, "forward", n=f"+{ahead}", m=f"+{steps - ahead}")
    return s.say(lang, "power", n=option - w.POWER)


def _card(state: EvacuationState, frame: Frame, option: int, lang: str) -> str:
    """Goals, objectives, technologies, bonus cards, solo cards, action cards."""
    step = frame[0]
    if option < w.OBJECTIVE:
        goal = goals.GOALS[option - w.GOAL]
        key = "goal_drop" if step == ids.DROP_GOAL else "goal"
        return s.say(lang, key, name=s.pick(NAMES[goal.code], lang), text=goal_text(goal, lang))
    if option < w.TECHNOLOGY:
        return _objective(option - w.OBJECTIVE, lang)
    if option < w.SET:
        tile = option - w.TECHNOLOGY
        return f"{s.technology(tile, lang)} ({tile + 1})"
    if option < w.BONUS_CARD:
        return s.say(lang, "set", n=option - w.SET + 1)
    if option < w.CARD:
        low = option < w.SOLO
        found = bonuses.CARDS[option - w.BONUS_CARD] if low else solo_cards.CARDS[option - w.SOLO]
        return item_name(found, lang)
    return _action_card(step, option - w.CARD, lang)


def _objective(number: int, lang: str) -> str:
    card = objectives.OBJECTIVES[number]
    name = s.pick(NAMES[card.code], lang)
    text = f"+{s.goods(OBJECTIVE_PRODUCTION[number], lang)}"
    return s.say(lang, "objective", name=name, cost=s.goods(OBJECTIVE_COST[number], lang), text=text)


def _action_card(step: int, number: int, lang: str) -> str:
    key = {ids.TAKE_TURN: "card_play", ids.KEEP_CARDS: "card_throw", ids.THROW_CARD: "card_throw"}.get(step)
    if key is None:
        return (
            s.say(lang, "card_tuck", name=s.card(number, lang))
            if step == ids.TUCK_CARD
            else s.card(number, lang)
        )
    return s.say(
        lang,
        key,
        name=s.card(number, lang),
        powers=s.card_powers(number, lang),
        text=s.card_text(number, lang),
    )


QUESTIONS: dict[int, str] = {
    ids.PICK_GOAL: "ask_pick",
    ids.DROP_GOAL: "ask_drop",
    ids.KEEP_CARDS: "ask_keep",
    ids.THROW_CARD: "ask_throw",
    ids.TAKE_TURN: "ask_turn",
    ids.PAY_ENERGY: "ask_energy",
    ids.TUCK_CARD: "ask_tuck",
    ids.PLAY_OBJECTIVE: "ask_objective",
    ids.CARD_PARTS: "ask_parts",
    ids.GAIN: "ask_gain",
    ids.EXCHANGE: "ask_exchange",
    ids.PREFABRICATE: "ask_prefabricate",
    ids.GAIN_FACTORY: "ask_gain_factory",
    ids.RAISE: "ask_raise",
    ids.RESEARCH: "ask_research",
    ids.SETTLE: "ask_settle",
    ids.FILL_SPOT: "ask_fill",
    ids.CHOOSE_WORLD: "ask_world",
    ids.PAY_REFRESH: "ask_pay_refresh",
    ids.REFRESH_ROW: "ask_refresh",
    ids.DEVELOP: "ask_develop",
    ids.LAUNCH: "ask_launch",
    ids.LAUNCH_MORE: "ask_launch",
    ids.SEND_BACK: "ask_return",
    ids.LOAD_SITES: "ask_sites",
    ids.LOAD_BUILDINGS: "ask_buildings",
    ids.LOAD_RESOURCES: "ask_resources",
    ids.CHOOSE_POWER: "ask_power",
    ids.SPLIT: "ask_split",
    ids.SPLIT_CHOSEN: "ask_split",
    ids.LANDING: "ask_landing",
    ids.CHOOSE_BONUS: "ask_bonus",
}


def question(game: Game[Any], state: EvacuationState, frame: Frame, lang: str) -> str:
    """What is asked, in one line."""
    step, seat, a, b = frame
    if seat == CHANCE:
        return s.say(lang, "ask_deal")
    nation = state.seats[seat]
    if step == ids.TAKE_ITEM:
        return s.say(lang, f"ask_take_{a}")
    if step == ids.CHOOSE_LANE:
        return s.say(lang, f"ask_lane_{a}", n=nation.markers[a])
    values: dict[str, Any] = {"n": a}
    if step == ids.KEEP_CARDS:
        values = {"n": len(nation.cards) - 4}
    elif step == ids.TAKE_TURN:
        values = {"n": nation.actions + 1, "energy": action_energy(nation, -1)}
    elif step == ids.CARD_PARTS:
        number = int(game.paths[a].split(".")[1]) - 1
        values = {"name": s.card(number, lang)}
    elif step == ids.RAISE:
        values = {"n": b}
    elif step == ids.FILL_SPOT:
        values = {"site": s.site(a, lang)}
    elif step == ids.CHOOSE_WORLD:
        values = {"item": s.item(b & 1, a, lang)}
    elif step == ids.LOAD_RESOURCES:
        values = {"n": b, "resource": s.resource(a, lang)}
    elif step in (ids.SPLIT, ids.SPLIT_CHOSEN):
        values = {"n": a, "front": nation.markers[0], "back": nation.markers[1]}
    return s.say(lang, QUESTIONS[step], **values)
