"""Gymnasium's own checks on every game, and what they do not look at."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from planetb.envs.gym import SeatEnv
from planetb.envs.registration import IDS
from planetb.kernel.errors import InvalidSetup

BOT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "first_bot.py"


def play(env: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, object]]:
    """Plays any possible option to the end: what was chosen, the reward, the last info."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    made, reward, over = [], 0.0, False
    while not over:
        made.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, over, _, info = env.step(np.int64(made[-1]))
    return made, reward, info


@pytest.mark.parametrize("name", IDS.values())
def test_every_game_passes_the_checks_of_gymnasium_without_a_warning(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    env = gymnasium.make(f"planetb.envs:{name}")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", IDS)
def test_a_seed_gives_the_same_game(game: str) -> None:
    env = SeatEnv(game, opponents=["random"])
    first, second, other = play(env, 3), play(env, 3), play(env, 4)
    assert first[:2] == second[:2]
    assert first[0] != other[0]
    assert first[1] in (-1.0, 0.0, 1.0)
    assert len(first[2]["scores"]) == 2  # type: ignore[arg-type]


def test_environments_come_in_vectors() -> None:
    envs = gymnasium.make_vec("planetb/Reworld-v0", num_envs=3, vectorization_mode="sync")
    seen, info = envs.reset(seed=1)
    assert seen.shape == (3, envs.single_observation_space.n)
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    envs.step(actions)
    envs.close()


def test_opponents_sit_after_the_learner_wherever_it_sits() -> None:
    env = SeatEnv("reworld", seats=3, seat=None, opponents=["random", "careless"])
    places = set()
    for seed in range(8):
        _, info = env.reset(seed=seed)
        places.add(info["seat"])
        assert env.episode.seat == env.seat == info["seat"]
        assert type(env._bots[(env.seat + 1) % 3]).__name__ == "Random"
    assert len(places) > 1


def test_a_program_may_be_an_opponent() -> None:
    env = SeatEnv("how_to_save_a_world", opponents=[f"exec:{BOT}"])
    play(env, 1)
    env.close()


def test_points_are_the_lead() -> None:
    env = SeatEnv("reworld", reward="points")
    _, reward, info = play(env, 5)
    mine, other = info["scores"]  # type: ignore[misc]
    assert reward == mine - other


def test_a_choice_that_is_not_possible_ends_the_game_and_is_told() -> None:
    env = SeatEnv("reworld")
    _, info = env.reset(seed=1)
    _, reward, over, cut, info = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponents": ["greedy", "greedy"]}, "opponents are one for all, or 1, not greedy, greedy"),
        ({"opponents": ["nobody"]}, "no bot is called 'nobody'"),
        ({"seat": 2}, "seat 2 is not at this table"),
        ({"seats": 9}, "2 to 4 seats"),
        ({"reward": "fame"}, "a reward is one of win, points, not 'fame'"),
        ({"variants": {"speed": 3}}, "has no variant 'speed'"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        SeatEnv("reworld", **settings)  # type: ignore[arg-type]
