"""What bots expect: turns and productions still to come, and figures for studies of balance."""

from collections.abc import Iterator

import planetb
from games.underwater_cities.table import Table
from planetb.bots.random import Random
from planetb.chair import Chair
from planetb.games.underwater_cities.bot.estimate import estimate, first_due, hunger, turns_left
from planetb.games.underwater_cities.content.tables import METROPOLISES
from planetb.games.underwater_cities.flow.rounds import EndRound
from planetb.games.underwater_cities.flow.turns import EndTurn
from planetb.games.underwater_cities.notes import Matched, Produced
from planetb.games.underwater_cities.rules.network import connected_tiles
from planetb.games.underwater_cities.scoring import figures
from planetb.kernel.domain import PASS
from planetb.kernel.state import Answer


def moments(seed: int) -> Iterator[planetb.Match]:
    """A random game, choice by choice."""
    match = planetb.new("underwater_cities", 2, seed)
    bots = [Random(seed + seat) for seat in range(2)]
    while match.seat is not None:
        yield match
        match.choose(bots[match.seat].choose(Chair(match, match.seat)))
    yield match


def ended(entry: Answer, seat: int) -> bool:
    """Whether the seat ended a turn here."""
    return isinstance(entry.step, EndTurn) and entry.seat == seat and entry.option == PASS


def test_turns_left_are_those_not_finished() -> None:
    for match in moments(1):
        for seat in range(2):
            finished = [e for e in match.trail if isinstance(e, Answer) and ended(e, seat)]
            assert turns_left(match.state, seat) == 30 - len(finished)


def test_a_production_is_due_until_it_happened() -> None:
    for match in moments(2):
        for seat in range(2):
            made = [e for e in match.trail if isinstance(e, Produced) and e.seat == seat]
            assert first_due(match.state, seat) == len(made)


def test_a_tunnel_to_a_lonely_farming_city_is_worth_more_than_its_price() -> None:
    lonely = Table().city(6).building("6a").goods(steelplast=1, credit=1)
    joined = Table().city(6).building("6a").tunnel(1)
    assert estimate(joined.state, 0) > estimate(lonely.state, 0)


def test_hunger_costs_more_the_nearer_it_is() -> None:
    costs = [hunger(turns) for turns in range(5)]
    assert costs == sorted(costs, reverse=True) and costs[0] == 3.0


def test_figures_tell_the_first_play_order_and_what_took_effect() -> None:
    *_, match = moments(3)
    told = [figures(match.state, seat) for seat in range(2)]
    assert sorted(figure["order 1"] for figure in told) == [0, 1]
    assert all(figure["order 1"] + figure["order 2"] == 1 for figure in told)
    matched = [e for e in match.trail if isinstance(e, Matched) and e.seat == 0]
    assert sum(n for name, n in told[0].items() if name.startswith("took effect")) == len(matched)
    for seat, figure in enumerate(told):
        tiles = [METROPOLISES[tile].code for tile in connected_tiles(match.state.seats[seat])]
        assert sorted(f"connected: {code}" for code in tiles) == sorted(
            name for name in figure if name.startswith("connected: ")
        )


def test_kelp_of_a_production_card_feeds_hungry_cities() -> None:
    """Three kelp are worth a meal each, not what is left over at the end."""
    hungry = Table().city(6, 8).tunnel(1, 2)
    fed = Table().city(6, 8).tunnel(1, 2).claimed(138)
    for table in (hungry, fed):
        table.state.round, table.state.era = 10, 2
        table.state.agenda = [EndRound()]
    assert estimate(fed.state, 0) - estimate(hungry.state, 0) > 6


def test_a_production_card_that_cannot_be_paid_is_worth_little() -> None:
    poor = Table().claimed(175)
    rich = Table().claimed(175).goods(science=2, steelplast=2)
    tables = [Table(), poor, Table().goods(science=2, steelplast=2), rich]
    for table in tables:
        table.state.round, table.state.era = 10, 2
        table.state.agenda = [EndRound()]
    worth = [estimate(table.state, 0) for table in tables]
    assert worth[1] - worth[0] < 0.5 and worth[3] - worth[2] > 4
