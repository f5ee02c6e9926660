"""The content: counts, constraints, and everything in it can be used."""

import pytest

from games.how_to_save_a_world.table import LOCATION_CODES, Table
from planetb.games.how_to_save_a_world.content.checks import checks
from planetb.games.how_to_save_a_world.content.tables import CARDS, DEVELOPMENTS, SPACES, STRUCTURES
from planetb.games.how_to_save_a_world.flow.turn import LastCall
from planetb.games.how_to_save_a_world.terms import FIRST_REACTION, FIRST_SPECIES, FORTUNA


def test_every_check_holds() -> None:
    assert [check.label for check in checks() if not check.holds] == []


def rich() -> Table:
    """A seat that can pay everything."""
    table = Table().goods("energy 8 knowledge 8 mineral 8 biomass 8 ingenuity 3")
    return table.tiles("planet 3 science 3 moon 3").lines("knowledge 9 biomass 9").hand("muse", "windfall")


def finish(table: Table) -> None:
    """Answers with the last option until the turn is over."""
    for _ in range(60):
        if table.asks == "Turn" or table.who != 0:
            return
        table.step("yes" if "yes" in table.options else table.options[-1])
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("space", range(len(SPACES)))
def test_every_space_changes_something(space: int) -> None:
    table = rich()
    place = SPACES[space]
    if LOCATION_CODES[place.location] in [structure.code for structure in STRUCTURES]:
        table.structure(LOCATION_CODES[place.location])
    if place.world == FORTUNA:
        table.landers("moon", "moon", "moon")
    before = look(table)
    table.play(f"land {place.code}")
    finish(table)
    assert look(table) != before


def look(table: Table) -> list[object]:
    here = table.seat()
    return [
        here.goods[:],
        here.lines[:],
        here.tiles[:],
        here.points,
        here.techs,
        table.cards(),
        [row[0] for row in table.state.discs],
    ]


@pytest.mark.parametrize("card", range(FIRST_REACTION))
def test_every_action_card_changes_something(card: int) -> None:
    table = rich().hand(*([CARDS[card].code] if CARDS[card].code != "muse" else []))
    table.landers("library", "planet", "moon")
    table.seat().spent = [1, 1, 1]
    before = look(table.again())
    table.play(f"play {CARDS[card].code}")
    finish(table)
    after = look(table)
    after[0][0] = before[0][0]  # type: ignore[index]  # the energy paid does not count
    moved = table.seat().landers != [0, 1, 2 + [space.code for space in SPACES].index("library")]
    assert after != before or moved


@pytest.mark.parametrize("card", range(FIRST_REACTION, FIRST_SPECIES))
def test_every_reaction_card_changes_something(card: int) -> None:
    code = CARDS[card].code
    table = rich().hand(*([code] if code != "windfall" else []))
    table.seat().spent = [1, 1, 1]
    table.seat().met = CARDS[card].condition
    before = look(table.ask(LastCall(0)))
    table.play(f"play {code}")
    finish(table)
    assert look(table) != before


@pytest.mark.parametrize("item", range(len(DEVELOPMENTS)))
def test_every_development_does_something(item: int) -> None:
    table = rich().play("land seminar", f"develop {DEVELOPMENTS[item].code}")
    while table.asks in ("PayScience", "Pay"):
        table.step(table.options[0])
    before = look(table)
    while table.asks in ("PickTile", "RaiseLines"):
        table.step(table.options[-1])
    here = table.seat()
    assert sum(here.lines) > 18 or sum(here.tiles) > 9 or here.techs or look(table) != before
