"""A position as one line of text. Reads back in the middle of an effect, agenda and lanes included."""

import hashlib
from typing import Any, TypeVar

from planetb.kernel.effect import Effect
from planetb.kernel.errors import DeadEnd, InvalidNotation, PlanetBError, WrongVersion
from planetb.kernel.game import Game
from planetb.kernel.layout import AREA, AREAS, INT, INTS, Layout
from planetb.kernel.state import State
from planetb.kernel.step import Pick, Step
from planetb.record.fields import read_fields, read_ints, write_ints

T = TypeVar("T", bound=State)


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
    parts = line.strip().split("|")
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
        state.agenda, *state.lanes = [_parse_stack(game, text) for text in parts[2].split(" & ")]
        _check_variant(game, state)
        wrong = game.audit(state)
        if wrong:
            raise bad(wrong)
        resume(game, state)
    except PlanetBError:
        raise
    except (ValueError, IndexError, KeyError, TypeError, AttributeError, DeadEnd) as error:
        raise bad(f"{type(error).__name__}: {error}") from error
    return state


def resume(game: Game[T], state: T) -> None:
    """Derives the open question of a position just read; a saved position always waits or is over."""
    for i, lane in enumerate(state.lanes):
        if lane:
            state.lane = i
            break
    if not game.over(state):
        ask = game.ask(state)
        if not ask.asks:
            raise bad(f"{type(ask).__name__!r} asks nothing, so nobody can be waiting there")
        state.options = game.options_at(state, ask)
        if not state.options:
            raise bad("the open question has no legal answer")


def check_version(game: Game[T], words: str) -> None:
    name, _, version = words.partition("/")
    if name != game.meta.name:
        raise bad(f"it is a position of {name!r}, not of {game.meta.name!r}")
    if version != str(game.meta.rules_version):
        raise WrongVersion("wrong_rules", game=name, found=game.meta.rules_version, expected=version)


def _check_variant(game: Game[T], state: T) -> None:
    sizes = [len(variant.values) for variant in game.meta.variants]
    if len(sizes) != len(state.variant) or any(i >= n for i, n in zip(state.variant, sizes, strict=True)):
        raise bad(f"variants {state.variant} do not exist")


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
    return [] if text == "end" else [read_step(game, word) for word in text.split(" ")]


def read_step(game: Game[T], word: str) -> Step[Any]:
    """The pending work that a word names."""
    name, _, rest = word.partition("@")
    seat, _, inner = rest.removesuffix(")").partition("(")
    if name not in game.steps:
        raise bad(f"{word!r} is no pending work of {game.meta.name}")
    values: dict[str, Any] = {}
    for pair in inner.split(",") if inner else []:
        field, _, text = pair.partition("=")
        values[field] = _read_value(game, text)
    step: Step[Any] = game.steps[name](int(seat), **values)
    return step


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
