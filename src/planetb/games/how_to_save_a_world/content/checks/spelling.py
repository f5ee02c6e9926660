"""Effects as text."""

from planetb.games.how_to_save_a_world.content.tables import CARDS, SPACES, Verb

PLAYERS = 4


def spelled(effect: Verb) -> str:
    """An effect tree as text: the names of its verbs and their numbers."""
    facts = " ".join([str(fact) for fact in effect.facts()])
    parts = ", ".join([spelled(part) for part in effect.parts()])
    return f"{type(effect).__name__}({facts}{'; ' if facts and parts else ''}{parts})"


def space_spelled(code: str) -> str:
    return spelled(next(space.effect for space in SPACES if space.code == code))


def card_spelled(code: str) -> str:
    return spelled(next(card.effect for card in CARDS if card.code == code))
