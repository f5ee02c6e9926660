"""A position as one line of text. Reads back in the middle of an effect, agenda and lanes included."""

import hashlib
from functools import cache
from typing import Any, Final, TypeVar, get_origin, get_type_hints

from planetb.kernel.effect import Effect
from planetb.kernel.errors import DeadEnd, InvalidNotation, PlanetBError, WrongVersion
from planetb.kernel.game import Game
from planetb.kernel.layout import AREA, AREAS, INT, INTS, Layout
from planetb.kernel.limits import DEEPEST
from planetb.kernel.rng import MODULUS
from planetb.kernel.state import State
from planetb.kernel.step import Pick, Step
from planetb.record.fields import read_fields, read_ints, write_ints

T = TypeVar("T", bound=State)
LONGEST_LINE: Final = 50_000  # letters: no game writes a tenth of it
MOST_TURNED: Final = 1_000_000
IMPOSSIBLE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    DeadEnd,
    LookupError,
    TypeError,
    ValueError,
)  # what a position that no game reaches may lead to while it is looked at
QUOTED: Final = 30  # letters of a text that an error quotes


def position(game: Game[T], state: T) -> str:
    """Writes `name/version variant rng turned|board|agenda`, then the lanes while seats act at once."""
    head = (
        f"{game.meta.name}/{game.meta.rules_version} {write_ints(state.variant)} {state.rng} {state.turned}"
    )
    stacks = [_stack(state.agenda)] + [_stack(lane) for lane in state.lanes]
    return f"{head}|{_area(state, game.layout)}|{' & '.join(stacks)}"


def digest(game: Game[T], state: T) -> str:
    """Returns 16 hex digits that are the same for the same position in every process and Python version."""
    return hashlib.sha256(position(game, state).encode()).hexdigest()[:16]


def parse_position(game: Game[T], line: str) -> T:
    """Reads a position back; says what is wrong with a text that is none, or with a board that cannot be."""
    line = line.strip()
    if len(line) > LONGEST_LINE:
        raise bad(f"{len(line)} letters; no position has more than {LONGEST_LINE}")
    parts = line.split("|")
    if len(parts) != 3:
        raise bad("expected three parts, `head|board|agenda`")
    head = parts[0].split(" ")
    if len(head) != 4 or "/" not in head[0]:
        raise bad("the head is `game/version variants rng turned`")
    check_version(game, head[0])
    try:
        state: T = read_fields(game.layout, parts[1])
        state.variant = read_ints(head[1])
        state.rng, state.turned = int(head[2]), int(head[3])
        _check_head(game, state)
        stacks = parts[2].split(" & ")
        if len(stacks) > 1 + game.meta.high:
            raise bad(f"pending work of {len(stacks) - 1} seats at the same time")
        state.agenda, *state.lanes = [_parse_stack(game, text) for text in stacks]
        wrong = game.impossible(state)
        if wrong:
            raise bad(wrong)
        resume(game, state)
        written = position(game, state)
    except PlanetBError:
        raise
    except IMPOSSIBLE as error:
        raise bad(f"{type(error).__name__}: {error}") from error
    if written != line:
        raise bad(_unlike(line, written))
    return state


def _unlike(line: str, written: str) -> str:
    """Where a text differs from how the position it means is written: a position has one spelling."""
    at = next((i for i in range(min(len(line), len(written))) if line[i] != written[i]), len(written))
    found, wanted = line[at : at + QUOTED], written[at : at + QUOTED]
    return f"it reads {found!r} where {wanted!r} would be written"


def resume(game: Game[T], state: T) -> None:
    """Derives the open question of a position just read; a saved position always waits or is over."""
    stacks = state.lanes or [state.agenda]
    for i in range(len(stacks) - 1, -1, -1):
        if stacks[i]:
            state.lane = i if state.lanes else -1
            state.options = _asked(game, state, stacks[i])
    if state.lanes and state.lane < 0:
        raise bad("all seats act at the same time, but none of them has anything to do")


def _asked(game: Game[T], state: T, stack: list[Step[Any]]) -> list[int]:
    """The options of the question on top of a stack. Below it nobody has begun to pick."""
    ask = stack[-1]
    if not ask.asks:
        raise bad(f"{type(ask).__name__!r} asks nothing, so nobody can be waiting there")
    for step in stack[:-1]:
        if isinstance(step, Pick) and step.picked:
            raise bad(f"{type(step).__name__!r} is under way below another question")
    if isinstance(ask, Pick) and ask.picked:
        _check_pick(state, ask)
    options = game.options_at(state, ask)
    if not options:
        raise bad("the open question has no legal answer")
    return options


def _check_pick(state: T, ask: Pick[T]) -> None:
    """What is picked so far was there to pick, in order, and leads to something."""
    picked = list(ask.picked)
    if picked != sorted(picked):
        raise bad(f"{type(ask).__name__!r} has picked in another order: {picked}")
    rest = ask.things(state)
    for thing in picked:
        if thing not in rest:
            raise bad(f"{type(ask).__name__!r} has picked {thing}, which is not there")
        rest.remove(thing)
    if not ask.leads(state, picked, rest):
        raise bad(f"{type(ask).__name__!r} has picked {picked}, which leads nowhere")


def check_version(game: Game[T], words: str) -> None:
    name, _, version = words.partition("/")
    if name != game.meta.name:
        raise bad(f"it is a position of {name!r}, not of {game.meta.name!r}")
    if version != str(game.meta.rules_version):
        raise WrongVersion("wrong_rules", game=name, found=game.meta.rules_version, expected=version)


def _check_head(game: Game[T], state: T) -> None:
    """The variants exist, and chance is where a generator can be."""
    sizes = [len(variant.values) for variant in game.meta.variants]
    known = zip(state.variant, sizes, strict=False)
    if len(sizes) != len(state.variant) or not all(0 <= i < n for i, n in known):
        raise bad(f"variants {state.variant} do not exist")
    if not 0 <= state.rng < MODULUS:
        raise bad(f"the generator is from 0 to {MODULUS - 1}, not {state.rng}")
    if not 0 <= state.turned <= MOST_TURNED:
        raise bad(f"{state.turned} outcomes of chance")


def _area(area: Any, layout: Layout) -> str:
    words = []
    for field in layout.fields:
        value = getattr(area, field.name)
        if field.kind == INT:
            text = str(value)
        elif field.kind == INTS:
            text = write_ints(value)
        elif field.kind == AREA and field.layout:
            text = f"({_area(value, field.layout)})"
        elif field.kind == AREAS and field.layout:
            inner = field.layout
            text = "".join(f"({_area(item, inner)})" for item in value)
        else:
            text = "/".join(write_ints(row) for row in value) or "."
        words.append(f"{field.name}:{text}")
    return " ".join(words)


def _stack(stack: list[Step[Any]]) -> str:
    return " ".join(write_step(step) for step in stack) or "end"


def write_step(step: Step[Any]) -> str:
    """Pending work as a word: `CardsBelow@1(slot=3,picked=[42+44])`."""
    names = [*step.fields.split(), *(["picked"] if isinstance(step, Pick) and step.picked else [])]
    values = ",".join(f"{name}={_write_value(getattr(step, name))}" for name in names)
    return f"{type(step).__name__}@{step.seat}" + (f"({values})" if values else "")


def _write_value(value: Any) -> str:
    if isinstance(value, Effect):
        return value.path
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"[{'+'.join(map(str, value))}]" if isinstance(value, tuple) else str(value)


def _parse_stack(game: Game[T], text: str) -> list[Step[Any]]:
    words = text.split(" ", DEEPEST)
    return [] if text == "end" else [read_step(game, word) for word in words]


def read_step(game: Game[T], word: str) -> Step[Any]:
    """The pending work that a word names."""
    name, _, rest = word.partition("@")
    seat, _, inner = rest.removesuffix(")").partition("(")
    if name not in game.steps:
        raise bad(f"{word!r} is no pending work of {game.meta.name}")
    kind = game.steps[name]
    values: dict[str, Any] = {}
    for pair in inner.split(",") if inner else []:
        field, _, text = pair.partition("=")
        values[field] = _read_value(game, text)
    wanted = _wanted(kind)
    for field, value in values.items():
        if field in wanted and type(value) is not wanted[field] and not _is_verb(value, wanted[field]):
            raise bad(f"{field!r} of {name!r} cannot be {_write_value(value)}")
    step: Step[Any] = kind(int(seat), **values)
    return step


def _is_verb(value: Any, kind: type) -> bool:
    return isinstance(value, Effect) and issubclass(kind, Effect) and isinstance(value, kind)


@cache
def _wanted(step: Any) -> dict[str, type]:
    """What the constructor of a step takes, by name. A compiled one tells nothing: it refuses by itself."""
    hints = get_type_hints(step.__init__)
    return {name: get_origin(hint) or hint for name, hint in hints.items() if name != "return"}


def _read_value(game: Game[T], text: str) -> Any:
    if text.startswith("["):
        return tuple(int(word) for word in text[1:-1].split("+") if word)
    if text in ("yes", "no"):
        return text == "yes"
    if text.lstrip("-").isdecimal():
        return int(text)
    if text not in game.effects:
        raise bad(f"{game.meta.name} has no effect {text!r}")
    return game.effects[text]


def bad(reason: str) -> InvalidNotation:
    return InvalidNotation("bad_position", reason=reason)
