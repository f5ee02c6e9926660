"""An heir: a mind for a game whose content or rules have changed since, from the mind of before.

Weights go by the names of features. New features weigh nothing until they are learned, those that are gone
are dropped; the rest of the network stays. That is a beginning for `planetb train --from`, not yet a mind
that was tested.
"""

from pathlib import Path
from typing import Any

import numpy as np

from planetb.kernel.game import Game
from planetb.minds.file import bad_mind, check, features_in, opened, passport, read
from planetb.minds.net import Weights

AGREED = ("format", "game")  # without these there is nothing to inherit


def heir(path: Path, game: Game[Any]) -> tuple[Weights, dict[str, Any]]:
    """The weights for the game as it is now, and what they come from; a mind that fits stays as it is."""
    file = str(path)
    weights, facts = opened(read(path), file)
    wanted = passport(game)
    for name in AGREED:
        if facts.get(name) != wanted[name]:
            found = facts.get(name, "nothing")
            raise bad_mind(file, f"its {name} is {found}, this game has {wanted[name]}")
    before = _names(facts, file, game)
    check(weights, file, len(before))
    places = {name: place for place, name in enumerate(before)}
    kept = [(new, places[name]) for new, name in enumerate(game.features) if name in places]
    first = np.zeros((len(game.features), weights["w1"].shape[1]), weights["w1"].dtype)
    first[[new for new, _ in kept]] = weights["w1"][[old for _, old in kept]]
    story = {name: facts.get(name, "nothing") for name in wanted if facts.get(name) != wanted[name]}
    return weights | {"w1": first}, {
        "from": story,
        "features": {
            "kept": len(kept),
            "new": len(game.features) - len(kept),
            "gone": len(before) - len(kept),
        },
    }


def _names(facts: dict[str, str], file: str, game: Game[Any]) -> list[str]:
    """The features that the mind was trained with; those of the game where its file does not tell others."""
    names = features_in(facts, file)
    if names:
        return names
    if facts.get("eye") != passport(game)["eye"]:
        raise bad_mind(file, "its features are others than those of this game, and it does not name them")
    return game.features
