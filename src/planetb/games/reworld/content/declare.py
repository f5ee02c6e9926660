"""The register of Reworld's content, and the words a content pack may use: all verbs, counters and terms."""

from typing import Any, Final

from planetb.games.reworld.content.ranges import RANGES
from planetb.games.reworld.effects.conditions import Condition
from planetb.games.reworld.effects.counters import CityCounter, Counter
from planetb.games.reworld.effects.satellites import Task
from planetb.games.reworld.terms import FIRM_CODES, LETTER_CODES
from planetb.kernel.collect import defined_in
from planetb.kernel.content import Content
from planetb.kernel.effect import Effect

_HOME: Final = "planetb.games.reworld.effects"
_LETTERS: Final = {code.upper(): i for i, code in enumerate(LETTER_CODES)}
_FIRMS: Final = {code.upper(): i for i, code in enumerate(FIRM_CODES)}


def _words() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for kind in (Effect, Counter, CityCounter, Condition):
        found |= {word.__name__: word for word in defined_in(kind, _HOME) if word not in (kind, Task)}
    return found | _LETTERS | _FIRMS


CONTENT: Final = Content("reworld", _words(), RANGES)
