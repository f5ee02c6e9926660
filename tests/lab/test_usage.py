"""What was chosen, how often, and by whom: on games written down choice by choice."""

import planetb
from planetb.games import registry
from planetb.lab.usage import Figure, Usage, named, parse_usage
from planetb.match import Match
from tiny.beacon import BURN, GAME


def played(seed: int, usage: Usage) -> Match:
    """A game in which the first option is always taken."""
    match = planetb.new("beacon", 2, seed)
    while match.seat is not None:
        option = match.options[0]
        usage.offer(match, option)
        match.choose(option)
    usage.close(match, match.winners)
    return match


def test_options_are_counted_by_question() -> None:
    usage = Usage()
    match = played(1, usage)
    bid = usage.counts["bid: bid 0"]
    assert (bid.done, bid.offered, bid.picked, bid.pick_rate) == (6, 6, 6, 1.0)
    assert usage.counts["bid: bid 1"].offered == 6
    assert usage.counts["bid: bid 1"].done == 0
    assert usage.counts["play card: pass"].done == 6
    assert match.winners == [0, 1]
    assert (bid.seats, bid.wins, bid.win_rate) == (2, 1.0, 0.5)


def test_chance_is_not_counted() -> None:
    usage = Usage()
    played(2, usage)
    assert not [key for key in usage.counts if key.startswith("draw")]


def test_domains_add_up_what_happened() -> None:
    usage = Usage()
    played(3, usage)
    assert usage.by_domain(GAME)["bid"] == 6
    assert usage.by_domain(GAME)["pass"] == 6


def test_usages_add_up_and_read_back() -> None:
    one, two, both = Usage(), Usage(), Usage()
    played(4, one)
    played(5, two)
    played(4, both)
    played(5, both)
    one.add(two)
    assert one.as_dict() == both.as_dict() == parse_usage(both.as_dict()).as_dict()


def test_questions_of_effects_name_their_card() -> None:
    usage = Usage()
    for seed in range(40):
        match = planetb.new("beacon", 2, seed)
        while match.seat is not None:
            option = max([o for o in match.options if o < BURN] or match.options)
            usage.offer(match, option)
            match.choose(option)
        usage.close(match, match.winners)
    assert [key for key in usage.counts if key.startswith("choose may oil: ")]


def test_points_are_noted_by_source_for_every_seat() -> None:
    usage = Usage()
    match = played(6, usage)
    noted = {name.removeprefix("points: "): figure for name, figure in usage.figures.items()}
    assert usage.seats == 2
    for source, points in match.breakdown().items():
        assert noted[source].spread(2).mean == sum(points) / 2


def test_figures_name_ships_and_satellites() -> None:
    usage = Usage()
    match = planetb.new("reworld", 2, 1)
    while match.seat is not None:
        match.choose(match.options[-1])
    usage.close(match, match.winners)
    ships = [name for name in usage.figures if name.startswith("ship: ")]
    assert len(ships) == sum(owner >= 0 for owner in match.state.ships) > 0
    assert "ship: Zephyr" in ships and not [name for name in usage.figures if ": ship." in name]
    assert "points: marker" in usage.figures
    assert "task: Foreman satellite" in usage.figures or "defence: Foreman satellite" in usage.figures


def test_a_figure_counts_wins_and_points_of_those_who_have_any() -> None:
    figure = Figure()
    figure.end(3, 1.0, 20)
    figure.end(0, 0.0, 10)
    assert (figure.seats, figure.wins, figure.points) == (1, 1.0, 20)
    spread = figure.spread(4)
    assert (spread.n, spread.mean, spread.high) == (4, 0.75, 3)


def test_figures_are_called_by_the_item_they_are_about_and_by_nothing_else() -> None:
    game = registry.game("underwater_cities")
    assert named(game, "connected: m6") == "connected: Fishing Port"
    assert named(game, "action cards") == "action cards"  # though an item of the rules is called so
