"""PettingZoo's own checks on every game, and what they do not look at."""

import json
import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import planetb
from planetb.envs import aec_env, parallel_env

GAMES = ["evacuation", "how_to_save_a_world", "reworld", "underwater_cities"]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def dictionaries() -> Iterator[None]:
    """Observations with a mask are dictionaries by PettingZoo's own convention; its check remarks on it."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of those who wait
        yield


@every_game
def test_turns_pass_the_checks_of_pettingzoo(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    api_test(aec_env(game), num_cycles=150)
    seed_test(partial(aec_env, game), num_cycles=60)
    render_test(partial(aec_env, game))
    clock = count(0, 2)  # the benchmark takes five seconds of its own clock
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(aec_env(game))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_cycles_pass_the_checks_of_pettingzoo(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=60)

    def turns(max_cycles: int) -> object:
        return parallel_to_aec(parallel_env(game, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, game), env=turns))


@every_game
def test_a_whole_game_ends_with_rewards_that_add_up_to_zero(game: str) -> None:
    env = aec_env(game, seats=3, seed=4)
    env.reset()
    rng = np.random.default_rng(1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert max(totals.values()) > 0
    assert sum(totals.values()) == pytest.approx(0)


def test_a_choice_that_is_not_possible_loses() -> None:
    env = aec_env("reworld", seed=1)
    env.reset()
    seen = env.last()[0]
    agent = env.agent_selection
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(aec_env("reworld", seats=3).unwrapped))
    env.reset(seed=2)
    assert env.agents == ["player_0", "player_1", "player_2"]


@pytest.mark.parametrize("game", ["how_to_save_a_world", "underwater_cities"])
def test_seats_that_act_at_the_same_time_learn_of_each_other_only_what_lies_open(game: str) -> None:
    """Whatever the first seat answers, the second sees the same where the table looks the same to it."""
    compared = 0
    for seed in range(3):
        match = planetb.new(game, 2, seed)
        for _ in range(40):
            if match.over:
                break
            if match.waiting == [0, 1]:
                seen = {}
                for option in match.options_of(0)[:4]:
                    twin = match.clone()
                    twin.choose(option, 0)
                    if 1 in twin.waiting:
                        view = json.dumps(twin.view(1))
                        compared += view in seen
                        assert seen.setdefault(view, twin.observe(1)) == twin.observe(1)
            match.choose(match.options[-1])
    assert compared or game == "underwater_cities"  # where all is open


def test_seats_that_act_at_the_same_time_answer_in_one_cycle() -> None:
    env = parallel_env("how_to_save_a_world", seed=1)
    seen, _ = env.reset()
    assert all(seen[agent]["action_mask"].sum() > 1 for agent in env.agents)
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    seen, _, _, _, infos = env.step(actions)
    assert not any(info["illegal"] for info in infos.values())


def test_the_table_is_drawn_in_plain_words() -> None:
    env = aec_env("reworld", seed=1, render_mode="ansi")
    env.reset()
    drawn = env.render()
    assert isinstance(drawn, str) and "Seat 1" in drawn and "[bold]" not in drawn
