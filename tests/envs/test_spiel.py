"""OpenSpiel's own checks on every game; its agents play; what is resampled looks the same."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from planetb.envs import spiel

every_game = pytest.mark.parametrize("name", spiel.TYPES)


def deal(state: Any, rng: np.random.RandomState) -> None:
    """Lets chance move while it is to move."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(int(rng.choice(outcomes, p=chances)))


@every_game
def test_every_game_passes_the_random_simulations_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"planetb_{name}"), 1, True, False)


@every_game
def test_a_resampled_state_looks_the_same_to_the_player_and_can_be_played_on(name: str) -> None:
    game = pyspiel.load_game(f"planetb_{name}", {"seats": 3})
    rng = np.random.RandomState(5)
    state = game.new_initial_state()
    differs = 0
    for turn in range(60):
        deal(state, rng)
        if state.is_terminal():
            break
        if turn % 6 == 0:
            for player in range(3):
                other = state.resample_from_infostate(player, rng.random_sample)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.current_player() == state.current_player()
                rest = [p for p in range(3) if p != player]
                differs += any(
                    other.information_state_string(p) != state.information_state_string(p) for p in rest
                )
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert differs or name == "evacuation"  # something hidden was dealt anew, where players hide anything


@every_game
def test_its_search_and_its_random_agents_play_a_whole_game(name: str) -> None:
    """Information-set search, the random agent in Python and the one in C++, at one table."""
    game = pyspiel.load_game(f"planetb_{name}", {"seats": 3})
    rng = np.random.RandomState(2)
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=2,
        random_state=rng,
    )  # its own resampling draws from a sampler without a seed
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
    bots = [search, uniform_random.UniformRandomBot(1, rng), pyspiel.make_uniform_random_bot(2, 5)]
    state = game.new_initial_state()
    chose = [0, 0, 0]
    while not state.is_terminal():
        deal(state, rng)
        if not state.is_terminal():
            player = state.current_player()
            chose[player] += 1
            state.apply_action(bots[player].step(state))
    assert min(chose) > 5  # who hardly looks ahead may pass early
    assert sum(state.returns()) == pytest.approx(0)


def test_states_clone_and_are_written_down_and_read_back() -> None:
    game = pyspiel.load_game("planetb_reworld(seats=2)")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    deal(state, rng)
    twin = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert twin.information_state_string(0) != state.information_state_string(0)
    written = twin.serialize()
    assert len(written) < 20_000  # the position, not the rules with it
    again = game.deserialize_state(written)
    assert [again.information_state_string(p) for p in (0, 1)] == [
        twin.information_state_string(p) for p in (0, 1)
    ]
    assert twin.action_to_string(0, twin.legal_actions()[0]) == "pass"


def test_variants_are_parameters() -> None:
    game = pyspiel.load_game("planetb_evacuation", {"seats": 2, "variants": "mode=points"})
    assert game.episode.game.meta.chosen(game.episode.variant)["mode"] == "points"


def test_importing_the_environments_makes_the_games_known() -> None:
    code = (
        "import planetb.envs, pyspiel; print(pyspiel.load_game('planetb_evacuation(seats=2)').num_players())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "2"
