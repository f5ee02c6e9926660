"""Damaged content packs: values of any item changed to anything or to what is just allowed, and letters."""

import inspect
import json
import os
import sys
from functools import cache
from random import Random
from typing import Any

from fuzz.positions import HUGE, LETTERS, ODD, letters
from planetb.games import registry
from planetb.kernel.content import content_of, numbers_in


class Box:
    """What a pack may replace, as plain data: values of items (an effect is None), their kinds, how far their
    numbers go, and the words of effects: verbs with the fewest and most things they are said of, and names.
    """

    def __init__(
        self,
        game: str,
        items: dict[str, dict[str, Any]],
        kinds: dict[str, str],
        ranges: dict[str, tuple[int, int]],
        verbs: dict[str, tuple[int, int]],
        names: list[str],
    ) -> None:
        self.game, self.items, self.kinds, self.ranges = game, items, kinds, ranges
        self.verbs, self.names = verbs, names


@cache
def box(game: str) -> Box:
    """Told by a process of its own, unless this one has loaded the game: packs are laid before that."""
    if loaded(game):
        return Box(**json.loads(_described(game)))
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(theirs, "w") as told:
            told.write(_described(game))
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours) as told:
        found = told.read()
    os.waitpid(child, 0)
    return Box(**json.loads(found))


def loaded(game: str) -> bool:
    return registry.MODULES[game] in sys.modules


def _described(game: str) -> str:
    registry.game(game)
    content = content_of(game)
    ranges = {}
    for item in content.items.values():
        for field, given in item.values.items():
            for place, _ in numbers_in(given):
                limit = content.limit(item.code, item.kind, field + place)
                if limit:
                    ranges[f"{item.code}.{field}{place}"] = (limit.low, limit.high)
    told = {
        "game": game,
        "items": {code: item.values for code, item in content.items.items()},
        "kinds": {code: item.kind for code, item in content.items.items()},
        "ranges": ranges,
        "verbs": {name: _takes(verb) for name, verb in sorted(content.verbs.items()) if callable(verb)},
        "names": sorted(name for name, verb in content.verbs.items() if not callable(verb)),
    }
    return json.dumps(told, default=lambda effect: None)


def _takes(verb: Any) -> tuple[int, int]:
    """The fewest and the most things that a verb is said of."""
    try:
        given = inspect.signature(verb).parameters.values()
    except ValueError:  # compiled without one
        return 0, 3
    any_number = any(one.kind is one.VAR_POSITIONAL for one in given)
    plain = [one for one in given if one.kind is one.POSITIONAL_OR_KEYWORD]
    return sum(one.default is one.empty for one in plain), 4 if any_number else len(plain)


def mutant(random: Random, content: Box) -> str:
    """A pack that replaces values of some items."""
    if random.random() < 0.3:
        return allowed(random, content)
    lines = [f'game = "{content.game}"', 'name = "box"']
    for code in random.sample(list(content.items), random.choice((1, 1, 2, 3))):
        values = content.items[code]
        fields = random.sample(list(values), random.randint(1, len(values))) if values else []
        lines.append(f"[{quoted(random, code)}]")
        lines += [f"{field} = {value(random, values[field], content)}" for field in fields]
    if random.random() < 0.1:
        random.shuffle(lines)
    text = "\n".join(lines) + "\n"
    return letters(random, text) if random.random() < 0.15 else text


def allowed(random: Random, content: Box) -> str:
    """A pack of numbers that may be, mostly the least or the greatest: of one item or of all of its kind."""
    lines = [f'game = "{content.game}"', 'name = "box"']
    chosen = random.choice([code for code, values in content.items.items() if numbers_in([*values.values()])])
    field = random.choice([field for field, value in content.items[chosen].items() if numbers_in(value)])
    way = random.choice(("low", "high", "any"))
    several = random.random() < 0.5
    for code, kind in content.kinds.items():
        alike = several and kind == content.kinds[chosen] and field in content.items[code]
        if code == chosen or (alike and random.random() < 0.8):
            old = content.items[code][field]
            lines += [f'["{code}"]', f"{field} = {within(random, way, f'{code}.{field}', old, content)}"]
    return "\n".join(lines) + "\n"


def within(random: Random, way: str, place: str, old: Any, content: Box) -> str:
    """A value whose numbers are within their limits."""
    if isinstance(old, list):
        parts = [within(random, way, f"{place}[{i}]", one, content) for i, one in enumerate(old)]
        return f"[{', '.join(parts)}]"
    if not isinstance(old, int):
        return f'"{old}"'
    low, high = content.ranges.get(place, (old - 1, old + 1))
    return str(low if way == "low" else high if way == "high" else random.randint(low, high))


def quoted(random: Random, code: str) -> str:
    return (
        f'"{code}"' if random.random() < 0.97 else random.choice((code, '"nothing.there"', '""', '"a"."b"'))
    )


def value(random: Random, old: Any, content: Box) -> str:
    """A value in the place of an old one: mostly of its sort."""
    if random.random() < 0.06:
        return random.choice(
            ("[]", "[[[]]]", "{}", "1.5", "nan", "true", '"x"', "1979-05-27", "{a = 1}", "inf")
        )
    if isinstance(old, bool):
        return random.choice(("true", "false"))
    if isinstance(old, int):
        return number(random, old)
    if isinstance(old, str):
        return f'"{random.choice([old, old.upper(), "", "x" * 3000, *LETTERS[:20], "a b"])}"'
    if isinstance(old, list):
        return listed(random, old, content)
    return f'"{effect(random, content, 3)}"'


def listed(random: Random, old: list[Any], content: Box) -> str:
    parts = [listed(random, one, content) if isinstance(one, list) else one for one in old]
    words = [
        part
        if isinstance(part, str) and part.startswith("[")
        else f'"{part}"'
        if isinstance(part, str)
        else number(random, part)
        if isinstance(part, int)
        else f'"{effect(random, content, 2)}"'
        for part in parts
    ]
    if random.random() < 0.15 and words:
        random.choice((words.pop, lambda: words.append(words[0])))()
    return f"[{', '.join(words)}]"


def number(random: Random, old: int) -> str:
    way = random.random()
    if way < 0.7:
        return str(old + random.choice((-1, 0, 1, 1, 2, 5)))
    return random.choice(HUGE[:6]) if way > 0.97 else random.choice(ODD)


def effect(random: Random, content: Box, depth: int) -> str:
    """Verbs said of as many things as they are meant for, mostly; seldom one that is nested without end."""
    if random.random() < 0.01:
        return "(" * 300 + ")" * 300
    verb = random.choice(list(content.verbs))
    least, most = content.verbs[verb] if random.random() < 0.95 else (0, 4)
    return f"{verb}({', '.join(thing(random, content, depth) for _ in range(random.randint(least, most)))})"


def thing(random: Random, content: Box, depth: int) -> str:
    """Something that a verb is said of."""
    way = random.random()
    if depth and way < 0.4:
        return effect(random, content, depth - 1)
    if content.names and way < 0.7:
        return random.choice(content.names)
    return random.choice(ODD[:4]) if way < 0.95 else random.choice([*ODD, *content.verbs])
