"""Small minds for tests: the right shapes, and what a seeded generator says."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from planetb.games import registry
from planetb.learning.fitting import Settings, first_weights
from planetb.minds.file import save
from planetb.minds.net import Weights

SCALE = [50.0, 20.0, 0.0, 15.0, 60.0, 20.0]


def weights(game: str, hidden: int = 8) -> Weights:
    """A mind that follows the estimate and has some whims."""
    settings = Settings(seed=3)
    settings.hidden, settings.second = hidden, 4
    found: Weights = first_weights(len(registry.game(game).features), settings, SCALE)
    return found


def folder(path: Path, game: str, change: dict[str, Any] | None = None) -> Path:
    """A folder with a mind of the game and its manifest."""
    save(path / "some.safetensors", weights(game) | (change or {}), registry.game(game), {"games": 3})
    (path / "manifest.json").write_text(json.dumps({game: {"file": "some.safetensors"}}))
    return path


def by_hand(w: Weights, features: list[int], x: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """The network, one position at a time."""
    first = np.maximum(sum(w["w1"][i] for i in features) + x @ w["wx"] + w["b1"], 0)
    second = np.maximum(first @ w["w2"] + w["b2"], 0)
    found: np.ndarray[Any, Any] = second @ w["w3"] + x @ w["ws"] + w["b3"]
    return found
