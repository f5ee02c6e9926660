"""A position as one line of text. Reads back in the middle of an effect, agenda and lanes included."""

import hashlib
from typing import Any, TypeVar

from planetb.kernel.errors import DeadEnd, InvalidNotation, PlanetBError, WrongVersion
from planetb.kernel.game import Game
from planetb.kernel.layout import AREA, AREAS, INT, INTS, Layout
from planetb.kernel.state import Frame, State
from planetb.record.fields import read_fields, read_ints, write_ints

T = TypeVar("T", bound=State)


def position(game: Game[T], state: T) -> str:
    """Writes `name/version variant rng turned|board|agenda`, then the lanes while seats act at once."""
    head = (
        f"{game.meta.name}/{game.meta.rules_version} {write_ints(state.variant)} {state.rng} {state.turned}"
    )
    stacks = [_stack(game, state.agenda)] + [_stack(game, lane) for lane in state.lanes]
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
        raise bad("the head is `game/version options rng turned`")
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
        step = game.ask(state)
        if not step.asks:
            raise bad(f"{step.name!r} asks nothing, so nobody can be waiting there")
        state.options = game.options_at(state, game.frame(state))
        if not state.options:
            raise bad("the open question has no legal answer")


def check_version(game: Game[T], words: str) -> None:
    name, _, version = words.partition("/")
    if name != game.meta.name:
        raise bad(f"it is a position of {name!r}, not of {game.meta.name!r}")
    if version != str(game.meta.rules_version):
        raise WrongVersion("wrong_rules", game=name, found=game.meta.rules_version, expected=version)


def _check_variant(game: Game[T], state: T) -> None:
    sizes = [len(option.values) for option in game.meta.options]
    if len(sizes) != len(state.variant) or any(i >= n for i, n in zip(state.variant, sizes, strict=True)):
        raise bad(f"options {state.variant} do not exist")


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


def _stack(game: Game[T], stack: list[Frame]) -> str:
    words = []
    for step_id, seat, a, b in stack:
        step = game.steps[step_id]
        first = game.paths[a] if step.names_effect else str(a)
        words.append(f"{step.name.replace(' ', '_')}@{seat}:{first}:{b}")
    return " ".join(words) or "end"


def _parse_stack(game: Game[T], text: str) -> list[Frame]:
    if text == "end":
        return []
    steps = {step.name.replace(" ", "_"): step for step in game.steps}
    effects = {path: i for i, path in enumerate(game.paths)}
    frames = []
    for word in text.split(" "):
        name, _, rest = word.partition("@")
        pieces = rest.split(":")
        if name not in steps or len(pieces) != 3:
            raise bad(f"{word!r} is no pending work of {game.meta.name}")
        step = steps[name]
        if step.names_effect and pieces[1] not in effects:
            raise bad(f"{game.meta.name} has no effect {pieces[1]!r}")
        first = effects[pieces[1]] if step.names_effect else int(pieces[1])
        frames.append((step.id, int(pieces[0]), first, int(pieces[2])))
    return frames


def bad(reason: str) -> InvalidNotation:
    return InvalidNotation("bad_position", reason=reason)
