"""Cards, bonuses and objectives compared: each earns its place."""

from planetb.games.evacuation.content import action_cards, board_actions, bonuses, objectives
from planetb.games.evacuation.content.checks.piece_choices import COLOURS
from planetb.games.evacuation.effects import (
    Clone,
    Develop,
    Draw,
    Exchange,
    Fly,
    Gain,
    GainFactory,
    GainPer,
    GainPopulation,
    Prefabricate,
    Raise,
    Research,
    Settle,
    Take,
    Verb,
)
from planetb.games.evacuation.terms import (
    ANY,
    CHEAPER,
    FREE,
    FURTHER,
    GLIDE,
    LAUNCH,
    MUCH_CHEAPER,
    NO_STEEL,
    NO_SYMBOLS,
    WIDER,
)
from planetb.kernel.catalogue import Entry, amounts, families, outclassed, spelled, twins
from planetb.kernel.content import Check, Item

# What parts of cards are worth, in tenths of a power point: the actions of the board are about sixty
LEAST_WORTH, MOST_WORTH = 70, 90
TAKING_TERMS = ((CHEAPER, 18), (MUCH_CHEAPER, 30), (WIDER, 10), (GLIDE, 15), (LAUNCH, 25), (FREE, 50))
SETTLING_TERMS = ((NO_STEEL, 25), (NO_SYMBOLS, 10), (FURTHER, 30))
TOO_LATE = (Gain, GainPer, GainPopulation, GainFactory, Take)  # for the bonus of year 4


def card_choices() -> list[Check]:
    cards = action_cards.CARDS
    sketches = [Entry(card.code, spelled(card.effect(), COLOURS, numbers=False), []) for card in cards]
    actions = {spelled(action.effect()) for action in board_actions.ACTIONS}
    plain = [card.code for card in cards if len(card.effect().parts()) == 1 and _only(card) in actions]
    odd = [
        f"{card.code}: {card_worth(card)}"
        for card in cards
        if not LEAST_WORTH <= card_worth(card) <= MOST_WORTH
    ]
    beaten = [f"{one.code} > {other.code}" for one in cards for other in cards if _beats(one, other)]
    return [
        Check("action cards that another one outclasses", [], beaten),
        Check("action cards of one form in three colours", [], families(sketches, 2)),
        Check("action cards that are an action of the board", [], plain),
        Check("action cards worth much less or more than the others", [], odd),
    ]


def _only(card: Item) -> str:
    return spelled(card.effect().parts()[0])


def card_worth(card: Item) -> int:
    """Parts and power points of an action card."""
    powers = card.numbers("powers")
    return (
        sum(worth(part) for part in card.effect().parts()) + 10 * max(powers) + (5 if len(powers) > 1 else 0)
    )


def worth(part: Verb) -> int:
    """What a part of a card or bonus is about worth, in tenths of a power point."""
    if isinstance(part, Take):
        return 40 + sum(more for term, more in TAKING_TERMS if part.terms & term)
    if isinstance(part, Settle):
        return 40 + sum(more for term, more in SETTLING_TERMS if part.how & term)
    if isinstance(part, Gain):
        return (25 if part.kind == ANY else 20) * part.n - 3 * (part.n - 1)
    if isinstance(part, GainPer):
        return 10 * part.most
    if isinstance(part, Clone):
        return 25 * part.n - 20 * part.food
    if isinstance(part, (Prefabricate, GainFactory)):
        return _works(part)
    if isinstance(part, Raise):
        return (45 if part.kind == ANY else 40) * part.n
    if isinstance(part, Research):
        return 30 + 22 * (part.n - 1)
    if isinstance(part, Fly):
        return 20 + 7 * part.n
    if isinstance(part, GainPopulation):
        return 25 * part.n
    if isinstance(part, Develop):
        return 14 * part.n
    if isinstance(part, (Draw, Exchange)):
        return (9 if isinstance(part, Draw) else 3) * part.n
    return sum(worth(inner) for inner in part.parts())


def _works(part: Prefabricate | GainFactory) -> int:
    if isinstance(part, GainFactory):
        return 50 if part.kind == ANY else 42
    return (30 if part.kind == ANY else 25) + 18 * (part.n - 1)


def _beats(one: Item, other: Item) -> bool:
    """Whether a card does all that another does, for at least its power points."""
    mine, theirs = one.numbers("powers"), other.numbers("powers")
    if one is other or not (min(mine) >= max(theirs) or set(theirs) <= set(mine)):
        return False
    left = list(one.effect().parts())
    for part in other.effect().parts():
        match = next((mate for mate in left if _covers(mate, part)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _covers(one: Verb, other: Verb) -> bool:
    """Whether a part does what another does, and perhaps more."""
    if type(one) is not type(other):
        return False
    mine = [fact for fact in one.facts() if isinstance(fact, str)]
    theirs = [fact for fact in other.facts() if isinstance(fact, str)]
    if isinstance(other, (Gain, GainFactory, Prefabricate, Raise)) and mine[0] == "any":
        theirs = ["any", *theirs[1:]]
    if not set(theirs) <= set(mine):
        return False
    if isinstance(one, Clone) and isinstance(other, Clone):
        return one.food <= other.food and one.n >= other.n
    return all(a >= b for a, b in zip(amounts(one), amounts(other), strict=True))


def bonus_choices() -> list[Check]:
    cards = bonuses.CARDS
    turned = [card.code for card in cards if worth(card.effect("upper")) > worth(card.effect("lower"))]
    pairs = [
        Entry(card.code, "", [worth(card.effect("upper")), worth(card.effect("lower"))]) for card in cards
    ]
    late = [
        card.code
        for card in cards
        for field in ("upper", "lower")
        if card.number("flag") and _holds(card.effect(field), TOO_LATE)
    ]
    return [
        Check("bonus cards whose smaller number gives more", [], turned),
        Check("bonus cards without a flag that give the same twice", [], twins(pairs[:7])),
        Check("bonus cards of year 4 with something that comes too late", [], late),
    ]


def _holds(effect: Verb, verbs: tuple[type, ...]) -> bool:
    return isinstance(effect, verbs) or any(_holds(part, verbs) for part in effect.parts())


def objective_choices() -> list[Check]:
    """What they give for what they cost; how hard they are is the rulebook's."""
    entries = [
        Entry(item.code, "", [*item.numbers("production"), item.number("points"), -sum(item.numbers("cost"))])
        for item in objectives.OBJECTIVES
    ]
    printed = "objective.technologies > "
    beaten = [line for line in outclassed(entries) if not line.startswith(printed)]
    return [Check("objectives whose reward another one of ours outclasses", [], beaten)]
