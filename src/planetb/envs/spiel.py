"""OpenSpiel: every game as a Python game, `planetb_reworld(seats=2)` and so on. Importing this adds them.

Chance is explicit: decks are bags, so an outcome is one of a few options with its weight. A resampled state
is a redeal: all that the player cannot see is dealt anew. The package's information-set search in Python
plays them; the one in C++ does not ask them for a resampled state, and ends the process.
"""

import json
from functools import lru_cache
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from planetb.envs.episode import Episode
from planetb.envs.screens import Screens
from planetb.games import registry
from planetb.kernel.meta import Meta, Value
from planetb.kernel.state import CHANCE
from planetb.text.game_text import step_name

PREFIX: Final = "planetb_"
SEEDS: Final = 1 << 30


def game_type(meta: Meta) -> pyspiel.GameType:
    """What OpenSpiel wants to know about every game."""
    defaults: dict[str, Any] = {"seats": min(max(2, meta.low), meta.high)}
    return pyspiel.GameType(
        short_name=PREFIX + meta.name,
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.high,
        min_num_players=meta.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults | {"variants": ""},
    )


def read_variants(meta: Meta, text: str) -> dict[str, Value]:
    """`mode=points;lines=true` as variants."""
    found: dict[str, Value] = {}
    for word in [word for word in text.split(";") if word]:
        name, _, value = word.partition("=")
        known = [variant for variant in meta.variants if variant.name == name]
        values = [v for v in known[0].values if str(v).lower() == value.lower()] if known else []
        found[name] = values[0] if values else value  # what is wrong is said where the game is set up
    return found


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """A game of Planet B for OpenSpiel."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, values = self.name, dict(params or {})
        meta = registry.game(name).meta
        kind = TYPES[name]
        seats = int(values.get("seats", min(max(2, meta.low), meta.high)))
        self.episode = Episode(name, seats, read_variants(meta, str(values.get("variants", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.episode.actions,
            max_chance_outcomes=self.episode.actions,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=meta.longest,
        )
        super().__init__(kind, info, values)

    def new_initial_state(self, *_: Any) -> "SpielState":
        """The game before anything was dealt."""
        episode = self.episode
        return SpielState(self, episode.game.start(episode.seats, episode.variant, 0))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, params)


class Held:
    """A game of ours inside a state of theirs: deep copies are clones, its rules are not written down."""

    def __init__(self, screens: Screens) -> None:
        self.screens = screens

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.screens.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        parts = dict(vars(self.screens))
        return _held, (parts.pop("game").meta.name, parts)


def _held(name: str, parts: dict[str, Any]) -> Held:
    screens = Screens.__new__(Screens)
    vars(screens).update(parts, game=registry.game(name))
    return Held(screens)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Spiel, state: Any) -> None:
        super().__init__(game)
        self.rules = Shared(game)
        self.held = Held(Screens(self.rules.game, state))

    @property
    def ours(self) -> Any:
        """The true state."""
        return self.held.screens.state

    def current_player(self) -> int:
        game, state = self.rules.game, self.ours
        if game.over(state):
            return int(pyspiel.PlayerId.TERMINAL)
        seat = game.seat(state)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.ours.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, state = self.rules.game, self.ours
        options = list(state.options)
        weights = game.ask(state).weights(state, options) or [1] * len(options)
        total = sum(weights)
        return [(option, weight / total) for option, weight in zip(options, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.held.screens.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.game.table.word(action)

    def is_terminal(self) -> bool:
        return self.rules.game.over(self.ours)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.rules.seats
        self.rules.episode.play(self.ours)
        return self.rules.episode.results()

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SpielState":
        """A position that the player cannot tell from this one; its history begins here."""
        seed = int((sampler() if sampler else np.random.random()) * SEEDS)
        state = self.held.screens.redeal(player, seed)
        state.rng = 0  # chance stays explicit
        return SpielState(self.rules.theirs, state)

    def __str__(self) -> str:
        game, state = self.rules.game, self.ours
        return f"{game.meta.name}, {step_name(game.ask(state)) if state.options else 'over'}"


class Shared:
    """What all positions of a game have in common: deep copies are the same."""

    def __init__(self, theirs: Spiel) -> None:
        self.theirs = theirs
        self.episode = theirs.episode
        self.game = theirs.episode.game
        self.seats = theirs.episode.seats

    def __deepcopy__(self, memo: object) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        values = self.theirs.get_parameters()  # read back as one game that all have in common
        return _shared, (self.game.meta.name, *[(name, values[name]) for name in sorted(values)])


@lru_cache(maxsize=16)
def _shared(name: str, *values: tuple[str, Any]) -> Shared:
    return Shared(pyspiel.load_game(PREFIX + name, dict(values)))


class SpielObserver:
    """What a player sees: features as a tensor, the view and the question as a string."""

    def __init__(self, game: Spiel, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, not {params}")
        self.tensor = np.zeros(game.episode.features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self.tensor[state.rules.game.observe(state.held.screens.seen(player), player)] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        game, ours = state.rules.game, state.ours
        asked = "" if game.over(ours) or game.seat(ours) != player else step_name(game.ask(ours))
        options = ours.options if asked else []
        view = game.view(state.held.screens.seen(player), player)
        return json.dumps([player, asked, options, view], separators=(",", ":"))


TYPES: Final = {name: game_type(registry.game(name).meta) for name in registry.MODULES}


def register() -> None:
    """Makes the games known to OpenSpiel: a class each, which pickles find by its name here."""
    for name, kind in TYPES.items():
        own = type(f"Spiel_{name}", (Spiel,), {"name": name, "__module__": __name__})
        globals()[own.__name__] = own
        if PREFIX + name not in pyspiel.registered_names():
            pyspiel.register_game(kind, own)


register()
