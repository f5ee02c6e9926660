"""Minds as files: half-precision safetensors that say which game they were trained for, and how.

A mind plays the game whose name, rules, content and features it was trained with, and refuses any other.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError
from safetensors.numpy import load as parse
from safetensors.numpy import save as dump

from planetb.kernel.content import fingerprint
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.game import Game
from planetb.minds.net import NAMES, Floats, Weights, shapes

FORMAT: Final = "planetb mind 1"
EXACT: Final = ("scale", "blend")  # kept in full precision


def eye_hash(game: Game[Any]) -> str:
    """Names the features of a game: the same names in the same order."""
    return hashlib.sha256("\n".join(game.features).encode()).hexdigest()[:16]


def passport(game: Game[Any]) -> dict[str, str]:
    """What a mind must agree with to play a game."""
    return {
        "format": FORMAT,
        "game": game.meta.name,
        "rules_version": str(game.meta.rules_version),
        "content": fingerprint(game.meta.name),
        "eye": eye_hash(game),
    }


def _half(weights: Floats) -> NDArray[np.float16]:
    """In half precision, as far as that goes: a fit to very few rows may run beyond it."""
    most = np.finfo(np.float16).max
    return np.ascontiguousarray(np.clip(weights, -most, most), np.float16)


def save(path: Path, weights: Weights, game: Game[Any], log: dict[str, Any]) -> None:
    """Writes a mind and how it came to be; whole or not at all."""
    small = {
        name: np.ascontiguousarray(weights[name], np.float32) if name in EXACT else _half(weights[name])
        for name in NAMES
    }
    facts = passport(game) | {"log": json.dumps(log)}
    rest = path.with_name(path.name + ".part")
    rest.write_bytes(dump(small, facts))
    rest.replace(path)


def load(path: Path, game: Game[Any]) -> tuple[Weights, dict[str, Any]]:
    """Reads a mind of a game and its training log; says what is wrong with a file that is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise _unreadable(path.name, error) from error
    return loads(data, path.name, game)


def loads(data: bytes, file: str, game: Game[Any]) -> tuple[Weights, dict[str, Any]]:
    """The same of a file's content."""
    try:
        weights = parse(data)
        facts = _facts(data)
    except (SafetensorError, ValueError, KeyError) as error:
        raise _unreadable(file, error) from error
    for name, wanted in passport(game).items():
        found = facts.get(name, "nothing")
        if found != wanted:
            raise _bad(file, f"its {name} is {found}, this game has {wanted}")
    for name, shape in _shapes(weights, game).items():
        if name not in weights or weights[name].shape != shape:
            raise _bad(file, f"{name} does not have the shape {shape}")
        if not np.isfinite(weights[name]).all():
            raise _bad(file, f"{name} holds numbers that are none")
    log: dict[str, Any] = json.loads(facts.get("log", "{}"))
    return weights, log


def _shapes(weights: Weights, game: Game[Any]) -> dict[str, tuple[int, ...]]:
    hidden, second = weights["w2"].shape if "w2" in weights and weights["w2"].ndim == 2 else (0, 0)
    return shapes(len(game.features), hidden, second)


def _facts(data: bytes) -> dict[str, str]:
    """The metadata: after eight bytes of length, the head is JSON."""
    size = int.from_bytes(data[:8], "little")
    facts: dict[str, str] = json.loads(data[8 : 8 + size])["__metadata__"]
    return facts


def _unreadable(file: str, error: Exception) -> InvalidSetup:
    return _bad(file, f"it cannot be read ({type(error).__name__}: {error})")


def _bad(file: str, reason: str) -> InvalidSetup:
    return InvalidSetup("bad_mind", file=file, reason=reason)
