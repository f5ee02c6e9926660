"""Many games in processes over shared memory: the same games however they are split."""

import numpy as np
import pytest

import planetb
from planetb.bots.random import Random
from planetb.chair import Chair
from planetb.envs.learner import Learned, Learner
from planetb.envs.vector import VectorEnv
from planetb.kernel.domain import YES
from planetb.kernel.errors import IllegalChoice, InvalidSetup


def chosen(env: VectorEnv, rng: np.random.Generator) -> np.ndarray:
    """Any possible action for each slot."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks])


def played(env: VectorEnv, steps: int) -> list[tuple[bytes, ...]]:
    rng = np.random.default_rng(1)
    seen = []
    for _ in range(steps):
        env.step(chosen(env, rng))
        seen.append((env.observations.tobytes(), env.masks.tobytes(), env.rewards.tobytes()))
    return seen


def test_any_split_plays_the_same_games() -> None:
    with (
        VectorEnv("how_to_save_a_world", slots=5, seed=3, workers=0) as here,
        VectorEnv("how_to_save_a_world", slots=5, seed=3, workers=2) as spread,
    ):
        assert here.observations.tobytes() == spread.observations.tobytes()
        assert played(here, 60) == played(spread, 60)
        spread.reset()
        here.reset()
        assert (spread.episodes == 0).all()
        assert here.masks.tobytes() == spread.masks.tobytes()


def test_games_that_end_make_room_and_tell_their_result() -> None:
    with VectorEnv("how_to_save_a_world", slots=3, seats=3, seed=9, workers=0) as env:
        rng = np.random.default_rng(2)
        ended = 0
        while ended < 3:
            env.step(chosen(env, rng))
            for slot in np.flatnonzero(env.dones):
                ended += 1
                assert env.rewards[slot].sum() == pytest.approx(0, abs=1e-5)
                assert env.scores[slot].argmax() in np.flatnonzero(env.rewards[slot] > 0)
                assert env.masks[slot].any()  # of the next game
            assert not env.rewards[~env.dones].any()
        assert env.episodes.sum() == 3


def test_arrays_show_what_the_seat_to_decide_sees() -> None:
    with VectorEnv("reworld", slots=2, seed=7, workers=0) as env:
        matches = [planetb.new("reworld", 2, 7 + slot) for slot in range(2)]
        rng = np.random.default_rng(3)
        for _ in range(30):
            actions = chosen(env, rng)
            for slot, match in enumerate(matches):
                assert match.seat == env.seats[slot]
                assert np.flatnonzero(env.observations[slot]).tolist() == sorted(match.observe(match.seat))
                assert np.flatnonzero(env.masks[slot]).tolist() == match.options
                match.choose(int(actions[slot]))
            env.step(actions)


@pytest.mark.parametrize("workers", [0, 1])
def test_a_choice_that_is_not_possible_names_its_slot(workers: int) -> None:
    with VectorEnv("reworld", slots=2, workers=workers) as env:
        actions = chosen(env, np.random.default_rng(1))
        actions[1] = YES
        with pytest.raises(IllegalChoice, match="slot 1: 'yes' is not possible now"):
            env.step(actions)


def test_bad_actions_and_slots_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="slots are one or more, not 0"):
        VectorEnv("reworld", slots=0)
    with VectorEnv("reworld", slots=2, workers=0) as env:
        for wrong in (np.zeros(3, int), np.zeros(2)):
            with pytest.raises(InvalidSetup, match="actions are 2 whole numbers"):
                env.step(wrong)


def test_a_game_from_outside_is_known_to_the_processes() -> None:
    with VectorEnv("beacon", slots=2, workers=1, modules=("tiny.registered",)) as env:
        played(env, 5)
    with pytest.raises(InvalidSetup, match="no game is called 'beacon'"):
        VectorEnv("beacon", slots=2, workers=1)


@pytest.mark.slow
def test_the_reference_learner_beats_random_after_sixty_games() -> None:
    game = "how_to_save_a_world"
    with VectorEnv(game, slots=32, seed=1, workers=0) as env:
        learner = Learner(env, seed=1)
        told = [learner.learn(32) for _ in range(2)]
        assert all(generation["games"] >= 32 for generation in told)
    won = 0.0
    for number in range(20):
        match, seat = planetb.new(game, 2, 1000 + number // 2), number % 2
        bots = [Learned(learner.net) if other == seat else Random(number) for other in range(2)]
        while match.seat is not None:
            match.choose(bots[match.seat].choose(Chair(match, match.seat)))
        won += (seat in match.winners) / len(match.winners)
    assert won >= 14, f"{won} of 20"  # at random 14 or more come in one of seventeen


def test_the_learner_is_short_enough_to_read() -> None:
    import planetb.envs.learner as learner

    with open(str(learner.__file__), encoding="utf-8") as file:
        assert len(file.readlines()) < 200
