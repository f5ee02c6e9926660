"""Why something cannot be chosen: what the game answers to a wrong click."""

import pytest

import planetb
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.tables import LOCATION_OF
from planetb.games.how_to_save_a_world.options import LAND, PLAY, TABLE
from planetb.text.grammar import LANGS

HARVEST = TABLE.ids["land harvest"] - LAND  # a space of the planet


def turn(seats: int = 2) -> planetb.Match:
    """Somebody's first turn."""
    match = planetb.new("how_to_save_a_world", seats=seats, seed=4)
    while match.asks != "turn":
        match.choose(match.options[0])
    return match


def why(match: planetb.Match, word: str, lang: str = "en") -> str:
    return match.why(word, lang)


@pytest.mark.parametrize(("seats", "said"), [(2, "at this location"), (3, "on this space")])
def test_space_with_a_lander_says_so(seats: int, said: str) -> None:
    match = turn(seats)
    match.state.busy[LOCATION_OF[HARVEST]] += 1
    match.state.taken[HARVEST] += 1
    assert why(match, "land harvest").endswith(f"already is a lander {said}.")


def test_world_without_own_landers_says_so() -> None:
    match = turn()
    here = match.state.seats[match.seat or 0]
    here.landers = [t.FORTUNA] * len(here.landers)
    assert why(match, "land harvest") == "You have no lander in the arrival zone of the planet."
    assert why(match, "shuttle moon") == "You have no lander in the arrival zone of the planet."


def test_cards_say_when_they_are_played() -> None:
    match = turn()
    here = match.state.seats[match.seat or 0]
    words = {"action": 0, "reaction": t.FIRST_REACTION, "species": t.FIRST_SPECIES}
    here.hand = sorted(words.values())
    here.goods[t.ENERGY] = here.goods[t.INGENUITY] = 0
    table = match.game.table
    said = {sort: why(match, table.words[PLAY + card]) for sort, card in words.items()}
    assert said == {
        "action": "That costs 1 energy, and you have none.",
        "reaction": "A reaction card is played when what it shows has happened in your turn.",
        "species": "Species cards are not played; they score at the end.",
    }


@pytest.mark.parametrize("lang", LANGS)
def test_work_in_a_turn_says_what_leads_there(lang: str) -> None:
    said = why(turn(), "work laser", lang)
    assert said == why(turn(), "develop", lang) and said != why(turn(), "structure", lang) != ""
