"""Minds as files: half-precision safetensors that say which game they were trained for, and how.

A mind plays the game whose name, rules, content and features it was trained with, and refuses any other.
The names of its features travel with it: where content has changed, an heir can take over what is still there
(`planetb.minds.heir`).
"""

import base64
import hashlib
import json
import zlib
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
from planetb.minds.net import NAMES, WINS, Floats, Weights, shapes

FORMAT: Final = "planetb mind 1"
EXACT: Final = ("scale", "blend", WINS)  # kept in full precision


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
        for name in [*NAMES, *[name for name in (WINS,) if name in weights]]
    }
    facts = passport(game) | {"features": _packed(game.features), "log": json.dumps(log)}
    rest = path.with_name(path.name + ".part")
    rest.write_bytes(dump(small, facts))
    rest.replace(path)


def load(path: Path, game: Game[Any]) -> tuple[Weights, dict[str, Any]]:
    """Reads a mind of a game and its training log; says what is wrong with a file that is none."""
    return loads(read(path), str(path), game)


def read(path: Path) -> bytes:
    """The content of a mind's file."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:  # no file has a name with a zero in it
        raise _unreadable(str(path), error) from error


def loads(data: bytes, file: str, game: Game[Any]) -> tuple[Weights, dict[str, Any]]:
    """The same of a file's content."""
    weights, facts = opened(data, file)
    for name, wanted in passport(game).items():
        found = facts.get(name, "nothing")
        if found != wanted:
            raise bad_mind(file, f"its {name} is {found}, this game has {wanted}")
    check(weights, file, len(game.features))
    return weights, _log(facts)


def _log(facts: dict[str, str]) -> dict[str, Any]:
    """How the mind came to be; nothing that is damaged: it plays without."""
    try:
        told = json.loads(facts.get("log", "{}"))
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def opened(data: bytes, file: str) -> tuple[Weights, dict[str, str]]:
    """The arrays and the facts of a file, whatever it was trained for."""
    try:
        return parse(data), _facts(data)
    except (SafetensorError, ValueError, KeyError) as error:
        raise _unreadable(file, error) from error


def check(weights: Weights, file: str, features: int) -> None:
    """Says what is wrong with the arrays of a mind that sees so many features."""
    hidden, second = weights["w2"].shape if "w2" in weights and weights["w2"].ndim == 2 else (0, 0)
    wanted = shapes(features, hidden, second) | ({WINS: (2,)} if WINS in weights else {})
    for name, shape in wanted.items():
        if name not in weights or weights[name].shape != shape:
            raise bad_mind(file, f"{name} does not have the shape {shape}")
        if weights[name].dtype.kind != "f":
            raise bad_mind(file, f"{name} holds numbers of the type {weights[name].dtype}")
        if not np.isfinite(weights[name]).all():
            raise bad_mind(file, f"{name} holds numbers that are none")
    if not (weights["scale"][1::2] > 0).all():
        raise bad_mind(file, "scale holds a spread that is none")


def features_in(facts: dict[str, str], file: str) -> list[str]:
    """The names of the features that a mind was trained with; nothing if its file does not tell them."""
    try:
        names = zlib.decompress(base64.b64decode(facts.get("features", "")) or _NOTHING).decode()
    except (ValueError, zlib.error) as error:
        raise _unreadable(file, error) from error
    return names.split("\n") if names else []


_NOTHING: Final = zlib.compress(b"")


def _packed(names: list[str]) -> str:
    return base64.b64encode(zlib.compress("\n".join(names).encode(), 9)).decode()


def _facts(data: bytes) -> dict[str, str]:
    """The metadata: after eight bytes of length, the head is JSON."""
    size = int.from_bytes(data[:8], "little")
    facts: dict[str, str] | None = json.loads(data[8 : 8 + size])["__metadata__"]
    return facts or {}


def _unreadable(file: str, error: Exception) -> InvalidSetup:
    return bad_mind(file, f"it cannot be read ({type(error).__name__}: {error})")


def bad_mind(file: str, reason: str) -> InvalidSetup:
    """What is wrong with a mind."""
    return InvalidSetup("bad_mind", file=file, reason=reason)
