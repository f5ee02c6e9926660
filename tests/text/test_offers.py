"""Where something is offered, its words say what it does: places to land, cards to get."""

from pathlib import Path

import planetb
from planetb.games.underwater_cities.content.declare import CONTENT
from planetb.text.game_text import text_of

CITIES = Path(__file__).parents[1] / "golden" / "underwater_cities" / "greedy-2.record"
RECORD = Path(__file__).parents[1] / "golden" / "how_to_save_a_world" / "greedy-2.record"


def offered() -> dict[str, str]:
    """Options of seat 0 during a golden game, in English, by their notation."""
    lines = RECORD.read_text().splitlines()
    turns = [i for i, line in enumerate(lines) if line.startswith("0 ")]
    found: dict[str, str] = {}
    for at in turns[::2]:
        begun, card, _ = lines[at].partition(" : card ")  # up to where a card is taken, if one is
        match = planetb.from_record("\n".join([*lines[:at], *([begun] if card else []), ""]))
        if 0 in match.waiting:
            found |= {match.notation(one): match.words(one, "en", 0) for one in match.options_of(0)}
    return found


def test_places_say_where_the_lander_goes_on_and_cards_when_they_may_be_played() -> None:
    words = offered()
    places = [said for said in words.values() if said.startswith("Land on ")]
    assert places and all(
        " next round the lander starts from " in said or "last move" in said for said in places
    )
    cards = [said for said in words.values() if said.startswith(("Keep ", "Take ", "Buy "))]
    assert any("Badges: " in said for said in cards)
    assert any("Playable when " in said for said in cards)


def test_slots_have_the_letters_of_the_language_on_the_board_in_options_and_in_the_log() -> None:
    match = planetb.from_record(CITIES.read_text())
    text = text_of("underwater_cities")
    for lang, letter in (("en", "Y"), ("de", "Ge"), ("hu", "S")):
        assert text.name(CONTENT.items["y2"], lang) == f"{letter}2"
        assert any(f" {letter}" in line and "2" in line for _, line in match.log(None, lang))
        assert not any(" Y2" in line for _, line in match.log(None, lang)) or lang == "en"
