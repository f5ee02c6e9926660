"""The first look of a mind: the estimate's lines and the beam's, valued at their ends by both."""

import numpy as np
import pytest

from minds.made import SCALE, weights
from planetb import Match, new
from planetb.bots.mind import Mind
from planetb.bots.mind_judge import MindJudge
from planetb.bots.search.beam import Beam
from planetb.bots.search.decision import margins
from planetb.bots.search.finder import Whole
from planetb.bots.search.joined import Joined
from planetb.bots.search.lines import Lines
from planetb.chair import Chair
from planetb.kernel.rng import Rng
from planetb.kernel.state import State
from planetb.learning.blending import blended, steadiest
from planetb.minds.net import Net


def judge(blend: float) -> MindJudge:
    return MindJudge(Net(blended(weights("reworld"), blend, blend)))


def opening() -> tuple[Match, int, State]:
    match = new("reworld", 2, 6)
    seat = match.seat or 0
    return match, seat, match.game.redeal(match.state, seat, Rng(1))


def test_an_end_is_worth_what_mind_and_estimate_say_by_its_blend() -> None:
    match, seat, state = opening()
    asked = ([match.game.observe(state, seat)], [[40.0, 31.0]], 0)
    net = Net(blended(weights("reworld"), 0.0, 0.25))
    mind = net.values(*asked, False)[0]
    assert net.ends(*asked, False)[0] == pytest.approx(0.75 * mind + 0.25 * 9.0 / SCALE[3])
    assert net.ends(*asked, True)[0] == pytest.approx(net.values(*asked, True)[0])
    net = Net(blended(weights("reworld"), 1.0, 1.0))
    assert net.ends(*asked, False) == pytest.approx([9.0 / SCALE[3]])


def test_who_leaves_all_to_the_estimate_finds_its_best_line() -> None:
    match, seat, state = opening()
    best = Whole(match.game, 2, Rng(5), 300).find(state, seat)[0]
    found = Joined(match.game, 2, Rng(5), judge(1.0), 300, 3).find(state, seat)[0]
    assert found.value >= best.value / SCALE[3] - 1e-6
    assert margins(match.game, found.state, 2)[seat] >= best.value - 1e-4


def test_lines_of_the_estimate_and_of_the_beam_are_both_there() -> None:
    match, seat, state = opening()
    mind = judge(0.5)
    ways = {tuple(line.choices) for line in Lines(match.game, 2, Rng(5)).find(state, 1)}
    best = Beam(match.game, 2, mind, 3).find(state, seat)[:3]
    found = Joined(match.game, 2, Rng(5), mind, 1, 3).find(state, seat)
    looks = [tuple(match.game.observe(each.state, seat)) for each in found]
    assert len(looks) == len(set(looks))
    assert {each.choices[0] for each in found} >= {choices[0] for choices in ways}
    assert {tuple(match.game.observe(each.state, seat)) for each in best} <= set(looks)


def test_a_known_line_is_valued_in_another_redeal_if_it_is_possible_there() -> None:
    match, seat, state = opening()
    finder = Joined(match.game, 2, Rng(5), judge(0.5), 60, 2)
    first = finder.find(state, seat)[0]
    other = match.game.redeal(match.state, seat, Rng(2))
    assert [each.choices for each in finder.again(other, seat, [first.choices, [-1]])] == [first.choices]


def test_a_plan_is_thought_over_at_each_choice_and_stays_a_candidate() -> None:
    match, seat, _ = opening()
    bot = Mind(1, beam=2, redeals=1, net=judge(0.5).net, positions=30)
    lines = bot.think(Chair(match, seat), judge(0.5)).root.lines
    kept = [line.choices for line in lines]
    other = next(
        each.choices
        for each in Joined(match.game, 2, Rng(9), judge(0.5), 400, 2).find(
            match.game.redeal(match.state, seat, Rng(3)), seat
        )
        if each.choices not in kept
    )
    bot.plan = other
    assert other in [line.choices for line in bot.think(Chair(match, seat), judge(0.5)).root.lines]


def test_one_lucky_number_is_not_taken_for_the_best_blend() -> None:
    assert steadiest([0.70, 0.40, 0.62, 0.66, 0.60]) == 3
    assert steadiest([0.5, 0.5, 0.5]) == 2
    assert (
        blended(weights("reworld"), 0.1, 0.9)["blend"].tolist() == np.array([0.1, 0.9], np.float32).tolist()
    )
