"""Every bot: legal, blind to secrets, repeatable, and as strong as it should be."""

from typing import Any

import pytest

import planetb
from bots.fork import GAME as FORK
from bots.fork import LEFT, RIGHT
from planetb.beginning import begin
from planetb.bots import Bot, make, names
from planetb.bots.deep import Deep
from planetb.bots.greedy import Greedy
from planetb.bots.mcts import Mcts
from planetb.chair import Chair
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.kernel.rng import Rng
from planetb.lab.arena import run
from planetb.lab.contest import Contest
from planetb.match import Match

SPECS = ["random", "careless", "greedy", "mcts:12", "deep:12", "mind:3", "glance"]
BEACON = ("tiny.registered",)  # registers the tiny game in the processes of a contest


class OnlyChair:
    """All that a bot may use of a chair, and nothing behind it but functions."""

    def __init__(self, match: Match, seat: int) -> None:
        chair = Chair(match, seat)
        self.seat = seat
        self.game: Game[Any] = match.game
        self.view = chair.view
        self.redeal = chair.redeal
        self.now = chair

    @property
    def options(self) -> list[int]:
        return self.now.options


def played(specs: list[str], seed: int, seats: int) -> Match:
    """A whole game of beacon; every choice is checked by the match."""
    match = planetb.new("beacon", seats, seed)
    bots = [make(spec, seed + seat) for seat, spec in enumerate(specs)]
    while match.seat is not None:
        seat = match.waiting[-1]  # while all bid at the same time, the last one first
        match.choose(bots[seat].choose(Chair(match, seat)), seat)
    return match


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_plays_legally_to_the_end(spec: str, seats: int) -> None:
    for seed in range(4):
        assert played([spec] * seats, seed, seats).over


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_with_the_same_seed_plays_the_same_game(spec: str) -> None:
    assert played([spec, "random"], 5, 2).record() == played([spec, "random"], 5, 2).record()


def test_random_bots_with_other_seeds_play_other_games() -> None:
    match = planetb.new("beacon", 2, 1)
    chosen = {make("random", seed).choose(Chair(match, 0)) for seed in range(30)}
    assert chosen == set(match.options)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_uses_nothing_but_the_chair(spec: str) -> None:
    match = planetb.new("beacon", 2, 3)
    bot: Any = make(spec, 1)
    while match.seat is not None:
        match.choose(bot.choose(OnlyChair(match, match.seat)))


def test_the_states_a_chair_gives_differ_in_what_the_seat_cannot_see() -> None:
    match = planetb.new("beacon", 3, 8)
    chair, rng = Chair(match, 0), Rng(1)
    redeals = [chair.redeal(rng) for _ in range(30)]
    assert len({tuple(state.seats[1].hand) for state in redeals}) > 3
    assert {tuple(state.seats[0].hand) for state in redeals} == {tuple(match.state.seats[0].hand)}
    assert len({state.rng for state in redeals}) == 30
    assert all(state is not match.state for state in redeals)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_leaves_the_match_as_it_was(spec: str) -> None:
    match = planetb.new("beacon", 2, 4)
    before = match.position()
    make(spec, 2).choose(Chair(match, 0))
    assert match.position() == before


@pytest.mark.usefixtures("compiled")
def test_greedy_beats_random_at_beacon() -> None:
    report = run(Contest("beacon", ["greedy", "random"], games=30, seed=1, modules=BEACON), workers=2)
    assert report.of_bot(0).rate >= 0.85


@pytest.mark.usefixtures("compiled")
def test_mcts_beats_random_at_beacon() -> None:
    report = run(Contest("beacon", ["mcts:30", "random"], games=20, seed=100, modules=BEACON), workers=2)
    assert report.of_bot(0).rate >= 0.85


@pytest.mark.usefixtures("compiled")
def test_greedy_beats_random_at_reworld_from_either_seat() -> None:
    report = run(Contest("reworld", ["greedy", "random"], games=2, seed=1), workers=2)
    assert report.of_bot(0).wins == 2


def test_greedy_takes_what_is_there_alone() -> None:
    assert Greedy(1).choose(Chair(begin(FORK, 1), 0)) == LEFT


@pytest.mark.parametrize("kind", [Mcts, Deep])
def test_who_searches_waits_for_more_alone(kind: type[Mcts | Deep]) -> None:
    assert kind(1, playouts=20).choose(Chair(begin(FORK, 1), 0)) == RIGHT


def test_greedy_does_not_see_the_answer_of_the_other_seat() -> None:
    assert Greedy(1).choose(Chair(begin(FORK, 2), 0)) == LEFT


@pytest.mark.parametrize("kind", [Mcts, Deep])
def test_who_searches_sees_the_answer_of_the_other_seat(kind: type[Mcts | Deep]) -> None:
    assert kind(1, playouts=20).choose(Chair(begin(FORK, 2), 0)) == RIGHT


def test_an_analysis_covers_every_option_and_expects_the_true_margins() -> None:
    chair = Chair(begin(FORK, 2), 0)
    first, second = Mcts(1, playouts=200).analyse(chair)
    assert (first.option, second.option) == (RIGHT, LEFT)
    assert first.visits > second.visits
    assert first.margin == pytest.approx(0.5, abs=0.6)  # one to nothing or to one, and the win
    assert second.margin < 0
    assert first.line == [RIGHT]


def test_an_analysis_ranks_what_the_bot_chooses_first() -> None:
    match = planetb.new("beacon", 2, 12)
    insights = Mcts(7, playouts=60).analyse(Chair(match, 0))
    assert sorted(insight.option for insight in insights) == match.options
    assert insights[0].option == Mcts(7, playouts=60).choose(Chair(match, 0))


def test_a_budget_of_time_ends() -> None:
    match = planetb.new("beacon", 2, 12)
    assert Mcts(1, milliseconds=5).choose(Chair(match, 0)) in match.options


def test_a_forced_choice_needs_no_search() -> None:
    class Forced(OnlyChair):
        @property
        def options(self) -> list[int]:
            return [LEFT]

        def never(self, rng: Rng) -> Any:
            raise AssertionError

    chair: Any = Forced(begin(FORK, 2), 0)
    chair.redeal = chair.never
    assert Mcts(1).choose(chair) == Greedy(1).choose(chair) == LEFT


def test_every_named_bot_can_be_made() -> None:
    assert names()[5:] == ["random", "careless", "greedy", "mcts", "deep", "mind", "glance"]
    for name in names():
        bot: Bot = make(name)
        assert bot.choose(Chair(planetb.new("beacon", 2, 1), 0)) >= 0


def test_a_spec_carries_the_budget() -> None:
    by_playouts: Any = make("mcts:50")
    by_time: Any = make(" MCTS:20ms ")
    by_default: Any = make("mcts")
    assert (by_playouts.playouts, by_playouts.milliseconds) == (50, 0)
    assert (by_time.playouts, by_time.milliseconds) == (0, 20)
    assert by_default.playouts == 400
    hasty: Any = make("greedy:250")
    assert hasty.positions == 250
    outside: Any = make("lab.stub_bots.Eager:7", 3)
    assert (outside.seed, outside.playouts) == (3, 7)


@pytest.mark.parametrize(
    "spec",
    ["", "clever", "mcts:", "mcts:0", "mcts:-3", "mcts:fast", "mcts:1.5", "mcts:20s", "mcts:٣", "random:5",
     "greedy:5ms", "mcts:9999999999", "lab.stub_bots.Nobody", "no.such.Bot", "lab.stub_bots.Idle:9", "a.b",
     "greedy@file", "mind@", "mind@file:0", "hard@file"],
)  # fmt: skip
def test_a_spec_that_is_none_names_the_ones_there_are(spec: str) -> None:
    with pytest.raises(InvalidSetup, match="mcts:PLAYOUTS"):
        make(spec)
