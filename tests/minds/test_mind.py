"""The bot with a mind: legal, repeatable, blind to secrets, punctual, and true to its first look."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from minds.made import folder, weights
from planetb import Match, new
from planetb.bots import make
from planetb.bots.mind import BEGINNINGS, Mind
from planetb.bots.mind_judge import MindJudge
from planetb.bots.registry import called
from planetb.bots.search.beam import Beam
from planetb.bots.search.finder import Whole
from planetb.bots.search.judge import Judge
from planetb.bots.search.race import LEAST, RIVALS, Race, cost, error_between
from planetb.bots.search.thought import ROOT_TRUST, TRUST, Decision, Line, Thought
from planetb.chair import Chair
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.rng import Rng
from planetb.lab.contest import Contest
from planetb.minds.net import Net
from planetb.minds.shelf import forget


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("PLANETB_MINDS", str(tmp_path))
    forget()
    yield tmp_path
    forget()


def played(match: Match, bots: list[Mind], choices: int) -> list[int]:
    made: list[int] = []
    while match.seat is not None and len(made) < choices:
        made.append(bots[match.seat].choose(Chair(match, match.seat)))
        match.choose(made[-1])
    return made


@pytest.mark.parametrize("budget", [{}, {"playouts": 24}])
def test_a_mind_plays_legally_and_the_same_with_the_same_seed(budget: dict[str, int]) -> None:
    net = Net(weights("reworld"))
    games = []
    for _ in range(2):
        bots = [Mind(seed, beam=3, redeals=2, net=net, **budget) for seed in range(2)]
        games.append(played(new("reworld", 2, 6), bots, 12))
    assert games[0] == games[1]


def test_a_mind_is_found_by_name_and_by_its_budget(home: Path) -> None:
    folder(home, "how_to_save_a_world")
    match = new("how_to_save_a_world", 2, 6)
    bot = make("mind:3", 1)
    assert isinstance(bot, Mind) and bot.playouts == 3 and not bot.milliseconds
    assert bot.choose(Chair(match, match.seat or 0)) in match.options
    assert bot.substitute is None
    timed = make("mind:40ms", 1)
    assert isinstance(timed, Mind) and timed.milliseconds == 40
    assert timed.choose(Chair(match, match.seat or 0)) in match.options


def test_a_mind_may_be_named_by_its_file(home: Path) -> None:
    folder(home, "how_to_save_a_world")
    file, game = home / "some.safetensors", "how_to_save_a_world"
    match = new(game, 2, 6)
    bot, timed, quick = make(f"mind@{file}", 1), make(f"mind@{file}:40ms", 1), make(f"glance@{file}", 1)
    assert isinstance(bot, Mind) and bot.file == str(file) and not bot.further
    assert isinstance(timed, Mind) and timed.milliseconds == 40
    assert isinstance(quick, Mind) and quick.positions < bot.positions
    (home / "manifest.json").unlink()
    assert bot.choose(Chair(match, match.seat or 0)) in match.options and bot.substitute is None
    assert called(f"mind@{file}:40ms") == "mind@some:40ms"
    assert called("glance@there/how_to_save_a_world-g12.safetensors") == "glance@…_a_world-g12"
    Contest(game, [f"mind@{file}", "random"]).check()
    with pytest.raises(InvalidSetup, match="its game is how_to_save_a_world, this game has reworld"):
        Contest("reworld", [f"mind@{file}", "random"]).check()
    with pytest.raises(InvalidSetup, match="it cannot be read"):
        Contest(game, [f"mind@{home}/none.safetensors", "random"]).check()


def test_a_mind_chooses_by_what_its_seat_sees_alone() -> None:
    net = Net(weights("reworld"))
    match = new("reworld", 2, 9)
    seat = match.seat or 0
    told = {
        Mind(2, beam=3, redeals=2, net=net).choose(Chair(match.redeal(seat, seed), seat)) for seed in range(4)
    }
    assert len(told) == 1


def test_a_beam_of_everything_finds_the_best_line_of_all() -> None:
    match = new("reworld", 2, 6)
    game, seat = match.game, match.seat or 0
    state = game.redeal(match.state, seat, Rng(1))
    wide = Beam(game, 2, MindJudge(Net(weights("reworld"))), 10_000).find(state, seat)
    narrow = Beam(game, 2, MindJudge(Net(weights("reworld"))), 2)
    assert wide[0].value >= narrow.find(state, seat)[0].value - 1e-4
    assert [found.value for found in wide] == sorted((found.value for found in wide), reverse=True)
    assert {found.choices[0] for found in wide} == set(state.options)


def test_lines_that_look_the_same_are_one() -> None:
    match = new("reworld", 2, 6)
    game, seat = match.game, match.seat or 0
    state = game.redeal(match.state, seat, Rng(1))
    found = Beam(game, 2, MindJudge(Net(weights("reworld"))), 100).find(state, seat)
    looks = [tuple(game.observe(each.state, seat)) for each in found if len(each.choices) > 1]
    assert len(looks) == len(set(looks))


class Fixed(Judge):
    """Knows nothing: every position is worth the same, so that playouts bring no evidence."""

    def values(self, features: list[list[int]], estimates: list[list[float]], seat: int) -> list[float]:
        return [0.0] * len(estimates)


def test_without_evidence_the_first_look_stands() -> None:
    match = new("reworld", 2, 6)
    game, seat = match.game, match.seat or 0
    judge = Fixed()
    thought = Thought(game, seat, 2, judge, Beam(game, 2, judge, 6), Beam(game, 2, judge, 2))
    thought.begin([game.redeal(match.state, seat, Rng(s)) for s in range(2)], [])
    first = [line.choices for line in thought.root.lines]
    thought.root.lines[0].first += 0.01
    for s in range(3):
        thought.round(game.redeal(match.state, seat, Rng(10 + s)), 4)
    assert [line.visits for line in thought.root.lines[:4]] == [3, 3, 3, 3]
    assert sum(line.visits for line in thought.root.lines[4:]) == 0
    Race(thought, []).end()
    assert thought.root.lines[0].choices == first[0]


def test_a_line_never_tried_does_not_look_better_for_it() -> None:
    tried, untried = Line([1], 1.0), Line([2], 0.9)
    node = Decision(0)
    tried.visits, tried.total = 4, 0.0  # the answers of others cost a point that no first look had seen
    node.visits, node.surprise = 4, -4.0
    assert tried.value(TRUST) < untried.value(TRUST)
    assert tried.value(TRUST, node.drift()) > untried.value(TRUST, node.drift())


def test_a_long_decision_is_looked_at_ever_more_closely() -> None:
    """In Underwater Cities time goes to closer looks, in more redeals; none is played on."""
    match = new("underwater_cities", 2, 6)
    seat = match.seat or 0
    looks = []
    for playouts in (0, 47, 48, 144):
        bot = Mind(3, beam=2, redeals=2, positions=60, playouts=playouts)
        thought = bot.think(Chair(match, seat), Judge())
        wide = thought.wide
        assert isinstance(wide, Whole)
        looks.append((wide.positions, {line.looks for line in thought.root.lines}))
        assert {line.visits for line in thought.root.lines} == {0}
        best = thought.root.lines[0]
        assert all(best.promise() >= line.promise() for line in thought.root.lines)
    assert looks == [(60, {2}), (60, {2}), (3000, {8}), (9000, {8})]


def root_of(*lines: Line) -> Thought:
    match = new("reworld", 2, 6)
    judge = Fixed()
    thought = Thought(match.game, 0, 2, judge, Beam(match.game, 2, judge, 2), Beam(match.game, 2, judge, 2))
    thought.root.lines = list(lines)
    return thought


def line_with(choices: list[int], results: list[float]) -> Line:
    line = Line(choices, 2.0)
    line.results = dict(enumerate(results))
    line.visits, line.total = len(results), sum(results)
    return line


def test_a_line_drops_out_when_it_is_surely_worse_or_makes_no_difference() -> None:
    best = line_with([1], [1.0, 3.0, 2.0, 4.0, 2.5, 3.5])
    worse = line_with([2], [0.5, 2.4, 1.6, 3.5, 1.9, 3.0])  # by half a point in every redeal
    doubtful = line_with([3], [4.0, 0.0, 3.0, 1.0, 4.0, 2.0])
    alike = line_with([4], [1.0, 3.0, 2.0, 4.0, 2.5, 3.499])
    race = Race(root_of(worse, doubtful, alike, best, line_with([5], [9.0])), [])
    race.left = 4
    race.drop()
    assert race.left == 2
    assert [line.choices for line in race.thought.root.lines] == [[1], [3], [4], [2], [5]]


def test_lines_are_compared_in_the_redeals_in_which_both_were_possible() -> None:
    one, other = line_with([1], [1.0, 5.0, 3.0, 9.0]), line_with([2], [])
    other.results = {1: 4.0, 3: 8.0}  # a point less in both; the first and the third redeal did not allow it
    assert error_between(one, other) == 0.0
    other.results = {1: 4.0}
    assert error_between(one, other) > 1e6


def test_lines_that_begin_otherwise_are_played_on_first() -> None:
    thought = root_of(*[Line(choices, 1.0) for choices in ([1, 7], [1, 8], [2, 7], [1, 9], [3])])
    Race(thought, [])
    assert [line.choices for line in thought.root.lines] == [[1, 7], [2, 7], [3], [1, 8], [1, 9]]


def test_a_race_ends_with_one_line_or_with_its_budget() -> None:
    match = new("reworld", 2, 6)
    thought = Mind(3, playouts=48, positions=60).think(Chair(match, match.seat or 0), Judge())
    met = [len(line.results) for line in thought.root.lines]
    assert sum(met) >= 48 and sorted(met, reverse=True)[:RIVALS] == [LEAST] * RIVALS
    assert {line.choices[0] for line in thought.root.lines if line.results} > {
        thought.root.lines[0].choices[0]
    }


def test_later_choices_of_a_decision_are_thought_over_with_less() -> None:
    match = new("reworld", 2, 6)
    bot = Mind(3, playouts=96, positions=60)
    chair = Chair(match, match.seat or 0)
    first = bot.think(chair, Judge())
    bot.plan = first.root.lines[0].choices[:]
    later = bot.think(chair, Judge())
    assert first.rounds >= LEAST > later.rounds == 2


def test_few_lines_that_begin_alike_are_kept_while_there_are_others() -> None:
    match = new("reworld", 2, 6)
    game, seat = match.game, match.seat or 0
    kept = []
    for alike in (0, 2):
        judge = Judge()
        thought = Thought(game, seat, 2, judge, Whole(game, 2, Rng(1), 1000), Whole(game, 2, Rng(1), 60))
        thought.alike = alike
        thought.begin([game.redeal(match.state, seat, Rng(1))], [])
        kept.append([line.choices[0] for line in thought.root.lines])
    assert max(kept[0].count(option) for option in kept[0]) > 2
    assert max(kept[1].count(option) for option in kept[1]) == 2
    assert len(kept[1]) == thought.kept and kept[0][0] == kept[1][0]


def test_what_a_line_costs_is_told_by_the_redeals_that_it_met_with_the_best() -> None:
    best, other = line_with([1], [1.0, 5.0, 3.0, 9.0]), line_with([2], [])
    assert cost(best, other) == 0.0, "first looks promised the same"
    other.results = {1: 2.0, 3: 6.0}  # three points less in both; what the best met alone does not count
    assert cost(best, other) == pytest.approx(6 / (ROOT_TRUST + 2))


def test_a_line_that_is_asked_after_takes_part_in_the_race_however_little_it_promises() -> None:
    lines = [Line([i], 20.0 - i) for i in range(RIVALS + 3)]
    thought = root_of(*lines)
    race = Race(thought, [RIVALS + 2])
    assert race.left == RIVALS
    assert [line.choices[0] for line in thought.root.lines[:RIVALS]] == [*range(RIVALS - 1), RIVALS + 2]


@pytest.mark.parametrize("game", ["reworld", "underwater_cities"])
def test_a_mind_weighs_any_move_in_points_and_the_best_first(game: str) -> None:
    match = new(game, 2, 6)
    chair = Chair(match, match.seat or 0)
    usual = {line.choices[0] for line in Mind(3, playouts=16, positions=60).weigh(chair, [])}
    unusual = [option for option in match.options if option not in usual]
    for option in unusual[:3] or match.options[-3:]:
        found = Mind(3, playouts=16, positions=60).weigh(chair, [option])
        assert option in [line.choices[0] for line in found]
        margins = [line.margin for line in found]
        assert margins == sorted(margins, reverse=True)


def test_whoever_asks_a_mind_hears_of_several_moves_where_there_are_some() -> None:
    match = new("underwater_cities", 2, 6)
    while match.asks != "choose slot":
        match.choose(match.options[0])
    chair = Chair(match, match.seat or 0)

    def bot() -> Mind:
        return Mind(3, positions=400, beam=2)

    judge = bot().judge(chair)
    assert judge is not None and len(match.options) > BEGINNINGS
    usual = {line.choices[0] for line in bot().think(chair, judge).root.lines}
    heard = {line.choices[0] for line in bot().weigh(chair, [])}
    assert len(usual) < BEGINNINGS <= len(heard)
