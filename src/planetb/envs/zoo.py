"""PettingZoo: turns as an AEC environment, and cycles in which all seats act as a parallel one."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from planetb.envs.episode import Episode, Reward
from planetb.kernel.domain import PASS
from planetb.kernel.meta import Value
from planetb.kernel.rng import MAX_SEED

Observation = dict[str, Any]
METADATA: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}
ILLEGAL = -1.0  # the reward of a choice that is not possible; it ends the game


def aec_env(
    game: str,
    seats: int = 2,
    variants: Mapping[str, Value] | None = None,
    seed: int | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """A game as an AEC environment with the usual wrappers: a choice that is not possible loses the game.

    An observation has `observation` (zeros and ones) and `action_mask`. Agents are `player_0`, `player_1`, …
    """
    env: Any = Turns(game, seats, dict(variants or {}), seed, reward, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def parallel_env(
    game: str,
    seats: int = 2,
    variants: Mapping[str, Value] | None = None,
    seed: int | None = None,
    reward: Reward = "win",
    max_cycles: int = 100_000,
    render_mode: str | None = None,
) -> ParallelEnv[str, Observation, int]:
    """A game in cycles: every seat acts, those that are not asked `pass`. Seats that are asked at the same
    time answer in the same cycle. In place of a choice that is not possible the first possible one is made.
    """
    return Cycles(game, seats, dict(variants or {}), seed, reward, max_cycles, render_mode)


class Spaces:
    """What both kinds share: agents and their spaces."""

    def __init__(self, episode: Episode, seed: int | None, render_mode: str | None) -> None:
        self.episode = episode
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        bits = gymnasium.spaces.Box(0, 1, (episode.features,), np.int8)
        mask = gymnasium.spaces.Box(0, 1, (episode.actions,), np.int8)
        space = gymnasium.spaces.Dict({"observation": bits, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(episode.actions) for agent in self.possible_agents
        }
        self._seed(seed)

    def _seed(self, seed: int | None) -> None:
        self.np_random, _ = seeding.np_random(seed)

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seed(seed)
        self.episode.reset(int(self.np_random.integers(MAX_SEED)))
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table in words, as everybody sees it: returned, or with `human` shown."""
        drawn = self.episode.drawn()
        if self.render_mode == "human":
            print(drawn)  # noqa: T201
            return None
        return drawn

    def close(self) -> None:
        """Nothing is held open."""


class Turns(Spaces, AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """One choice of one seat a step."""

    def __init__(
        self,
        game: str,
        seats: int,
        variants: dict[str, Value],
        seed: int | None,
        reward: Reward,
        render_mode: str | None,
    ) -> None:
        EzPickle.__init__(self, game, seats, variants, seed, reward, render_mode)
        AECEnv.__init__(self)
        Spaces.__init__(self, Episode(game, seats, variants, reward), seed, render_mode)
        self.metadata = METADATA | {"name": f"planetb_{game}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.choose(int(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()


class Cycles(Spaces, ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """One action of every seat a step."""

    def __init__(
        self,
        game: str,
        seats: int,
        variants: dict[str, Value],
        seed: int | None,
        reward: Reward,
        max_cycles: int,
        render_mode: str | None,
    ) -> None:
        EzPickle.__init__(self, game, seats, variants, seed, reward, max_cycles, render_mode)
        Spaces.__init__(self, Episode(game, seats, variants, reward), seed, render_mode)
        self.metadata = METADATA | {"name": f"planetb_{game}_cycles_v0", "is_parallelizable": True}
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.episode.actions, np.int8)
            mask[self._options(seat) or [PASS]] = 1
            found[agent] = {"observation": self.episode.observation(seat), "action_mask": mask}
        return found

    def _options(self, seat: int) -> list[int]:
        """What a seat is asked now, besides others perhaps."""
        episode = self.episode
        return [] if episode.over else list(episode.game.options_of(episode.state, seat))

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        episode = self.episode
        illegal = dict.fromkeys(self.agents, False)
        asked = [seat for seat in range(episode.seats) if self._options(seat)]
        for seat in asked:
            agent, options = self.possible_agents[seat], self._options(seat)
            if not options or (len(asked) > 1 and seat not in episode.game.waiting(episode.state)):
                continue  # an answer before has closed the question
            action = int(actions[agent])
            illegal[agent] = action not in options
            episode.screens.choose(options[0] if illegal[agent] else action, seat)
        self.cycles += 1
        late = self.cycles >= self.max_cycles and not episode.over
        rewards = episode.results() if episode.over else [0.0] * episode.seats
        agents = self.agents
        if episode.over or late:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, episode.over),
            dict.fromkeys(agents, late),
            {agent: {"illegal": illegal[agent]} for agent in agents},
        )
