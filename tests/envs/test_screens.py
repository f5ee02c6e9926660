"""Seats that act at the same time are asked in turn: who comes later learns nothing of what was chosen."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import pyspiel

from planetb.chair import Chair
from planetb.envs import aec_env, parallel_env, spiel
from planetb.envs.gym import SeatEnv
from planetb.envs.screens import Screens
from planetb.envs.vector import VectorEnv
from planetb.kernel.state import NOBODY

TABLES: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "evacuation",
        {"mode": "points", "actions": "advanced"},
        ["DropGoal", "KeepCards", "Launch", "LoadBuildings", "LoadResources", "LoadSites", "PickGoal"],
    ),
    ("how_to_save_a_world", {}, ["Keep"]),
    ("reworld", {}, []),
    ("underwater_cities", {}, ["KeepCards", "PlaceBlue"]),
]
GAMES = 12  # played at most
every_table = pytest.mark.parametrize(("game", "variants", "asked"), TABLES, ids=[t[0] for t in TABLES])

Seen = dict[str, Any]
Chooser = Callable[[list[int]], int]


class Scripted:
    """A bot that makes the choices it was given, then the first possible one."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices

    def choose(self, chair: Chair) -> int:
        return self.choices.pop(0) if self.choices else chair.options[0]


class Environments:
    """The same table in all environments, each put to one moment of a game."""

    def __init__(self, game: str, seats: int, variants: dict[str, Any]) -> None:
        self.turns = aec_env(game, seats, variants).unwrapped
        self.turns.reset()
        self.turns.episode.reset(1)
        self.seat = SeatEnv(game, seats, seat=1, variants=variants)
        self.seat.reset(seed=1)
        self.vector = VectorEnv(game, 1, seats, variants, workers=0)
        told = ";".join(f"{name}={value}" for name, value in variants.items())
        self.spiel = pyspiel.load_game(f"planetb_{game}", {"seats": seats, "variants": told})

    @property
    def screens(self) -> Screens:
        found: Screens = self.turns.episode.screens
        return found

    def after(self, screens: Screens, option: int) -> list[Seen]:
        """The seat that is asked makes this choice, and the first possible ones until another is asked: what
        those who are asked later see then, in every environment.
        """
        game, first = screens.game, screens.game.seat(screens.state)
        later = [seat for seat in game.waiting(screens.state) if seat != first]
        choices = [option]
        twin = screens.clone()
        twin.choose(option)
        while game.seat(twin.state) == first:
            choices.append(twin.state.options[0])
            twin.choose(choices[-1])
        return [
            self._turns(screens, choices, later),
            self._vector(screens, choices),
            self._seat(screens, choices, first, later[0]),
            self._spiel(screens, choices, later),
        ]

    def _turns(self, screens: Screens, choices: list[int], later: list[int]) -> Seen:
        env, agents = self.turns, self.turns.possible_agents
        env.episode.screens = screens.clone()
        env.agent_selection = agents[screens.game.seat(screens.state)]
        for choice in choices:
            env.step(choice)
        assert env.agent_selection == agents[later[0]]
        seen = {f"{seat} {part}": bits for seat in later for part, bits in env.observe(agents[seat]).items()}
        drawn = {"drawn": env.episode.drawn(later[0]), "for all": env.render()}
        env.episode.screens = screens
        env.agent_selection = agents[screens.game.seat(screens.state)]
        return {name: bits.tolist() for name, bits in seen.items()} | drawn

    def _vector(self, screens: Screens, choices: list[int]) -> Seen:
        slots = self.vector._here
        assert slots
        slots.games[0].screens = screens.clone()
        for choice in choices:
            self.vector.step(np.array([choice]))
        parts = {"bits": self.vector.observations, "mask": self.vector.masks, "seat": self.vector.seats}
        return {name: array[0].tolist() for name, array in parts.items()}

    def _seat(self, screens: Screens, choices: list[int], first: int, later: int) -> Seen:
        env, twin = self.seat, screens.clone()
        env.episode.screens = twin
        env.seat = later
        env._bots = {first: Scripted(list(choices))}
        env._others()
        assert not env._bots[first].choices
        chair = env._chair(later)  # where a bot would sit in place of the learner
        return {
            "bits": env._seen().tolist(),
            "mask": env._info()["action_mask"].tolist(),
            "drawn": env.render(),
            "view": json.dumps(chair.view()),
            "options": chair.options,
        }

    def _spiel(self, screens: Screens, choices: list[int], later: list[int]) -> Seen:
        state = spiel.SpielState(self.spiel, screens.state.clone())
        state.held.screens = screens.clone()
        for choice in choices:
            state.apply_action(choice)
        assert state.current_player() == later[0]
        twin = self.spiel.deserialize_state(state.serialize())
        again = state.resample_from_infostate(later[0], lambda: 0.5)
        assert again.current_player() == later[0] and again.legal_actions() == state.legal_actions()
        seen: Seen = {}
        for seat in later:
            seen[f"{seat} string"] = state.information_state_string(seat)
            seen[f"{seat} tensor"] = state.observation_tensor(seat)
            assert twin.information_state_string(seat) == seen[f"{seat} string"]
        seen["resampled"] = again.information_state_string(later[0])
        assert seen["resampled"] == seen[f"{later[0]} string"]
        return seen


@every_table
def test_a_later_seat_sees_the_same_whatever_an_earlier_one_chose(
    game: str, variants: dict[str, Any], asked: list[str]
) -> None:
    met: set[str] = set()
    told = 0
    for seed in range(GAMES):  # until everything was asked that seats are asked at the same time
        there = Environments(game, 3, variants)
        rules, rng = there.screens.game, np.random.default_rng(seed)
        while not rules.over(there.screens.state):
            state = there.screens.state
            if len(rules.waiting(state)) > 1:
                met.add(type(rules.ask(state)).__name__)
                shown = [there.after(there.screens, option) for option in state.options]
                for other, option in zip(shown[1:], state.options[1:], strict=True):
                    words = f"{rules.table.word(state.options[0])} or {rules.table.word(option)}"
                    for one, two in zip(shown[0], other, strict=True):
                        assert one == two, f"{type(rules.ask(state)).__name__}: {words} is told"
                told += len(shown) - 1
            there.turns.step(int(rng.choice(state.options)))
        if set(asked) <= met:
            break
    assert set(asked) <= met, met
    assert bool(told) == bool(asked)


@every_table
def test_seats_that_act_in_the_same_cycle_do_not_see_each_other_act(
    game: str, variants: dict[str, Any], asked: list[str]
) -> None:
    """Until all have answered whatever they are asked, a seat sees the same whatever the other does."""
    env = parallel_env(game, 2, variants, seed=2)
    seen, _ = env.reset()
    rng = np.random.default_rng(4)
    told = 0
    while env.agents:
        masks = [np.flatnonzero(one["action_mask"]).tolist() for one in seen.values()]
        mine, screens = int(rng.choice(masks[0])), env.episode.screens
        shown = []
        for action in masks[1] if len(screens.game.waiting(screens.state)) == 2 else []:
            env.episode.screens = screens.clone()
            after, *_ = env.step({"player_0": mine, "player_1": action})
            if env.episode.screens.seen(NOBODY) is screens.seen(NOBODY):  # somebody has still to answer
                shown.append(after["player_0"]["observation"].tolist())
        assert all(one == shown[0] for one in shown)
        told += len(shown)
        env.episode.screens = screens
        seen, *_ = env.step({"player_0": mine, "player_1": int(rng.choice(masks[1]))})
    assert told or game in ("reworld", "how_to_save_a_world")  # nobody, or all are done in one cycle


def test_what_is_open_at_the_table_would_tell_without_screens() -> None:
    """Where a seat stands open while others act with it, the true state tells: the screens are needed."""
    for game, variants, _ in TABLES[0], TABLES[3]:
        there = Environments(game, 2, variants)
        rules, rng, told = there.screens.game, np.random.default_rng(1), set()
        while not rules.over(there.screens.state):
            state = there.screens.state
            if len(rules.waiting(state)) > 1:
                first = rules.seat(state)
                views = []
                for option in state.options:
                    twin = state.clone()
                    rules.choose(twin, option)
                    while rules.seat(twin) == first:
                        rules.choose(twin, twin.options[0])
                    views.append(sorted(rules.observe(twin, 1 - first)))
                if any(view != views[0] for view in views):
                    told.add(type(rules.ask(state)).__name__)
            there.turns.step(int(rng.choice(state.options)))
        assert told, game
