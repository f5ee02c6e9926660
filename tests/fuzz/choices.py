"""Any call with any value at any moment: numbers, words, seats and things that are none."""

from random import Random
from typing import Any

import planetb
from fuzz.positions import HUGE, LETTERS, ODD
from planetb.match import Match

STRANGE: list[Any] = [None, True, False, 2.5, float("nan"), b"pass", [], {}, (1,), object]
CALLS = 12  # of one mutant


def value(random: Random, match: Match) -> Any:
    """An option, a word, or something that is neither."""
    table = match.game.table
    way = random.randrange(9)
    if way == 0:
        return random.choice(STRANGE)
    if way == 1:
        return int(random.choice([*ODD, *HUGE[:-1]]))
    if way == 2:
        return random.randrange(-3, table.size + 3)
    if way == 3:
        return random.choice([*ODD, *HUGE, *LETTERS, "", " ", "+", " + ", "pass + pass", "pass +"])
    known = random.choice(list(table.ids))
    if way == 4:
        return random.choice((known.upper(), f" {known}  ", known.split()[0], f"{known} {known}", known[:-1]))
    if way == 5 and match.options:
        offered = [match.notation(option) for option in match.options]
        return " + ".join(random.choice(offered) for _ in range(random.randint(1, 4)))
    if way == 6 and match.options:
        return random.choice(match.options)
    return known if way < 8 else f"{known} + {random.choice(list(table.ids))}"


def seat(random: Random, match: Match) -> Any:
    return random.choice([None, None, None, 0, 1, 2, 3, -1, -2, 4, 99, *match.waiting, *STRANGE])


def call(random: Random, match: Match) -> str:
    """One call of anything a match offers; says which, and what it led to: a documented error, or none."""
    one, who = value(random, match), seat(random, match)
    many = [value(random, match) for _ in range(random.randrange(4))]
    lang = random.choice(("en", "de", "hu", "hu", "fr", "", 7, None))
    calls: dict[str, Any] = {
        "choose": lambda: match.choose(one, who),
        "pick": lambda: match.pick(many, who),
        "undo": lambda: match.undo(who),
        "words": lambda: match.words(one, lang, who),
        "why": lambda: match.why(one, lang, who),
        "notation": lambda: match.notation(one),
        "prompt": lambda: match.prompt(lang, who),
        "view": lambda: match.view(who),
        "log": lambda: match.log(who, lang),
        "redeal": lambda: match.redeal(who, one),
    }
    name = random.choice([*calls, "choose", "choose", "pick", "why"])
    before = (match.position(), len(match.moves), len(match.trail))
    try:
        calls[name]()
    except planetb.PlanetBError as error:
        assert str(error)
        after = (match.position(), len(match.moves), len(match.trail))
        assert after == before, f"{name} failed and changed the match"
        return f"{name}: {error.code}"
    return name
