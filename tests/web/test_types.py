"""The generated types: a game's view by its TypedDict, and the words that its effects use."""

import sys
from typing import Any, TypedDict

import pytest

from planetb.games import registry
from planetb.kernel.game import Game
from tiny.beacon import GAME, Beacon, BeaconState
from web.conftest import ROOT


class SeatView(TypedDict):
    """A seat."""

    sparks: int
    hand: list[str] | None


class TableView(TypedDict):
    """The table."""

    night: int
    seats: list[SeatView]


class TypedBeacon(Beacon):
    def view(self, state: BeaconState, seat: int) -> TableView:  # type: ignore[override]
        raise NotImplementedError


class PlainBeacon(Beacon):
    def view(self, state: BeaconState, seat: int) -> dict[str, Any]:  # type: ignore[override]
        raise NotImplementedError


@pytest.fixture
def generator() -> Any:
    sys.path.insert(0, str(ROOT / "web"))
    try:
        import generate_wire
    finally:
        sys.path.pop(0)
    return generate_wire


def made(kind: type[Game[Any]]) -> Game[Any]:
    game = kind.__new__(kind)
    game.meta = GAME.meta
    return game


def test_a_view_becomes_a_type_under_the_name_of_its_game(generator: Any) -> None:
    schema = generator.views([made(TypedBeacon)])
    assert schema["properties"] == {"beacon": {"$ref": "#/$defs/BeaconView"}}
    assert set(schema["$defs"]) == {"BeaconView", "BeaconSeatView"}  # no two games share a name
    seats = schema["$defs"]["BeaconView"]["properties"]["seats"]
    assert seats["items"] == {"$ref": "#/$defs/BeaconSeatView"}


def test_a_game_without_a_typed_view_is_left_out(generator: Any) -> None:
    assert generator.views([made(PlainBeacon)])["properties"] == {}


def test_the_words_of_effects_are_known_by_game(generator: Any) -> None:
    games = [registry.game(name) for name in registry.MODULES]
    found = generator.names([*games, GAME])
    for game in games:
        assert found["Verbs"]["properties"][game.meta.name]["enum"]
    assert "beacon" not in found["Verbs"]["properties"]  # it has no content that people can look up


def test_the_types_of_views_are_those_of_the_games(pages: None, generator: Any) -> None:
    assert generator.VIEWS.read_text() == generator.generate_views(), "run python web/generate_wire.py"
