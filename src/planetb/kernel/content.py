"""Content with its provenance: every card, tile, space and number is declared once, with its source.

A person who owns the box can replace any value by a content pack (see `planetb.record.pack`); packs are laid
here before the game is imported, and `Content.item` hands out the replaced values.
"""

import ast
import hashlib
import inspect
from typing import Any, Final, get_origin

from planetb.kernel.compiled import declares
from planetb.kernel.effect import Effect
from planetb.kernel.errors import InvalidContent
from planetb.kernel.limits import Limit

SOURCES: Final = ("rulebook", "inferred", "ours")
"""Printed in a rulebook (the place follows) · follows from what is printed · designed by us."""

GREATEST: Final = 999  # number in a pack: games count, they do not calculate
LONGEST_TEXT: Final = 1000

_packs: dict[str, "Pack"] = {}
_loaded: dict[str, "Content"] = {}


class Pack:
    """Replacement values for one game: item code → field → value."""

    def __init__(self, game: str, name: str, values: dict[str, dict[str, Any]]) -> None:
        self.game = game
        self.name = name
        self.values = values

    def fingerprint(self) -> str:
        return f"{self.name}#{hashlib.sha256(repr(sorted(self.values.items())).encode()).hexdigest()[:8]}"


class Item:
    """One declared thing: `code` is unique in the game, `kind` names its deck or group."""

    def __init__(self, code: str, kind: str, source: str, values: dict[str, Any]) -> None:
        self.code = code
        self.kind = kind
        self.source = source
        self.values = values

    def is_designed(self) -> bool:
        """Ours, or of a pack: not given by the box, so it has to earn its place."""
        return self.source.split(" ")[0] not in ("rulebook", "inferred")

    def number(self, field: str) -> int:
        value = self.values[field]
        assert isinstance(value, int), f"{self.code}.{field} is no int"
        return value

    def numbers(self, field: str) -> list[int]:
        return list(self.values[field])

    def text(self, field: str) -> str:
        return str(self.values[field])

    def effect(self, field: str = "effect") -> Any:
        return self.values[field]


class Check:
    """One constraint that the content of a game must hold: what it says, and what was found."""

    def __init__(self, label: str, expected: object, found: object) -> None:
        self.label = label
        self.expected = expected
        self.found = found
        self.holds = expected == found


class Content:
    """All declared items of one game, in order. `verbs` are the names a pack may use in its effects, `limits`
    how far its numbers go: `{"site.biome": Limit(0, 3)}`, by kind and field, or for one item alone by its
    code; `needs[2]` is the third number of each list there. `Gain.n` is what a verb is told, `*.n` any verb.
    """

    def __init__(self, game: str, verbs: dict[str, Any], limits: dict[str, Limit] | None = None) -> None:
        self.game = game
        self.verbs = verbs
        self.limits = limits or {}
        self.told = sorted({name[2:] for name in self.limits if name.startswith("*.")})  # to verbs
        self.items: dict[str, Item] = {}
        self.pack: Pack | None = _packs.get(game)
        _loaded[game] = self

    def item(self, code: str, kind: str, source: str, **values: Any) -> Item:
        """Declares one thing and returns it, its values replaced where a pack says so."""
        if source.split(" ")[0] not in SOURCES:
            raise ValueError(f"{code}: the source of content is one of {SOURCES}, not {source!r}")
        if code in self.items:
            raise ValueError(f"{code} is declared twice")
        if self.pack and code in self.pack.values:
            source = f"pack {self.pack.name}"
            for field, value in self.pack.values[code].items():
                values[field] = self._replaced(code, kind, field, value, values)
        item = Item(code, kind, source, values)
        self.items[code] = item
        return item

    def finish(self) -> None:
        """Called when all is declared: a pack that names something else is refused."""
        for code in self.pack.values if self.pack else ():
            if code not in self.items:
                near = [known for known in self.items if known.split(".")[0] == code.split(".")[0]]
                raise self.bad(f"there is no {code!r}; there are: {', '.join(near or list(self.items)[:40])}")

    def _replaced(self, code: str, kind: str, field: str, value: Any, values: dict[str, Any]) -> Any:
        if field not in values:
            raise self.bad(f"{code} has no {field!r}; it has: {', '.join(values)}")
        found = self._like(f"{code}.{field}", values[field], value)
        for place, number in numbers_in(found):
            limit = self.limit(code, kind, field + place)
            wrong = limit.value(number) if limit else ""
            if wrong:
                raise self.bad(f"{code}.{field}{place}: {wrong}")
        return found

    def limit(self, code: str, kind: str, place: str) -> Limit | None:
        """How far a number goes: that of an item before that of its kind, of a place before its list."""
        field, bracket, rest = place.partition("[")
        last = f"{field}[{rest.rpartition('[')[2]}" if bracket else field
        for name in (f"{code}.{last}", f"{code}.{field}", f"{kind}.{last}", f"{kind}.{field}"):
            if name in self.limits:
                return self.limits[name]
        return None

    def _like(self, place: str, old: Any, value: Any) -> Any:
        """A new value, if it is of the sort of the old one, in every place of a list."""
        if isinstance(old, (list, tuple)):
            if not isinstance(value, list) or len(value) != len(old):
                raise self.bad(f"{place} is a list of {len(old)} values, not {_quoted(value)}")
            found = [self._like(f"{place}[{i}]", one, value[i]) for i, one in enumerate(old)]
            return tuple(found) if isinstance(old, tuple) else found
        if isinstance(old, (bool, int, str)):
            if type(value) is not type(old):
                raise self.bad(f"{place} is of type {type(old).__name__}, not {_quoted(value)}")
            if isinstance(value, int) and isinstance(old, int) and abs(value) > max(GREATEST, abs(old)):
                raise self.bad(f"{place} is from -{GREATEST} to {GREATEST}, not {_quoted(value)}")
            if isinstance(value, str) and len(value) > LONGEST_TEXT:
                raise self.bad(f"{place} has {len(value)} letters, {LONGEST_TEXT} at most")
            return value
        if not isinstance(value, str):
            raise self.bad(f"{place} is an effect written as text, not {_quoted(value)}")
        return self._effect(place, old, value)

    def _effect(self, place: str, old: Any, text: str) -> Any:
        if len(text) > LONGEST_TEXT:
            raise self.bad(f"{place} has {len(text)} letters, {LONGEST_TEXT} at most")
        try:
            made = self._build(ast.parse(text, mode="eval").body)
        except Exception as error:  # a verb may refuse in any way what it is not meant for
            raise self.bad(f"{place}: cannot read {text!r}: {error}") from error
        if isinstance(made, (int, str, list)):
            raise self.bad(f"{place}: {text!r} is no effect")
        return made

    def _build(self, node: ast.expr) -> Any:
        """Builds an effect from its Python spelling: calls of verbs, ints, named constants, nothing else."""
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
            if isinstance(node.value, int) and node.value > GREATEST:
                raise ValueError(f"{GREATEST} is the greatest number")
            return node.value
        if isinstance(node, (ast.List, ast.Tuple)):
            parts = [self._build(part) for part in node.elts]
            return tuple(parts) if isinstance(node, ast.Tuple) else parts
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self._build(node.operand)
        if isinstance(node, ast.Name) and node.id in self.verbs:
            return self.verbs[node.id]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.verbs:
            named = {str(word.arg): self._build(word.value) for word in node.keywords}
            given = [self._build(part) for part in node.args]
            _check_sorts(self.verbs[node.func.id], given, named)
            made = self.verbs[node.func.id](*given, **named)
            if isinstance(made, Effect) and declares(type(made), "parts", Effect) and not made.parts():
                raise ValueError(f"`{ast.unparse(node)}` has no parts")
            for name in self.told:
                number = getattr(made, name, None)
                limit = self.limits.get(f"{node.func.id}.{name}", self.limits[f"*.{name}"])
                wrong = limit.value(number) if isinstance(number, int) else ""
                if wrong:
                    raise ValueError(f"`{ast.unparse(node)}`: {name}: {wrong}")
            return made
        raise ValueError(f"`{ast.unparse(node)}` is no verb; the verbs are: {', '.join(sorted(self.verbs))}")

    def bad(self, reason: str) -> InvalidContent:
        """What a pack is refused with."""
        return InvalidContent("bad_content", pack=self.pack.name if self.pack else "-", reason=reason)


def numbers_in(value: Any) -> list[tuple[str, int]]:
    """The numbers of a value, each with its place in the lists: `("[0][2]", 4)`."""
    if isinstance(value, int):
        return [("", value)]
    found: list[tuple[str, int]] = []
    for i, part in enumerate(value if isinstance(value, (list, tuple)) else ()):
        found += [(f"[{i}]{place}", number) for place, number in numbers_in(part)]
    return found


def _check_sorts(verb: Any, given: list[Any], named: dict[str, Any]) -> None:
    """Raises if a verb is told something of another sort. Compiled ones look themselves."""
    try:
        bound = inspect.signature(verb).bind(*given, **named)
    except ValueError:
        return
    for name, value in bound.arguments.items():
        told = bound.signature.parameters[name]
        sort = get_origin(told.annotation) or told.annotation
        for one in value if told.kind is told.VAR_POSITIONAL else (value,):
            if isinstance(sort, type) and not isinstance(one, sort):
                other = _quoted(one) if isinstance(one, (int, str)) else type(one).__name__
                raise TypeError(f"{name} of {verb.__name__} is of type {sort.__name__}, not {other}")


def _quoted(value: object) -> str:
    """A value as an error shows it, however long it is."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def lay(pack: Pack) -> None:
    """Puts a pack in place. Too late once the game was loaded: positions of two contents must not mix."""
    if pack.game in _loaded:
        reason = f"{pack.game} is already in use in this process; load packs first"
        raise InvalidContent("bad_content", pack=pack.name, reason=reason)
    _packs[pack.game] = pack


def fingerprint(game: str) -> str:
    """`standard`, or the name and hash of the pack in place."""
    return _packs[game].fingerprint() if game in _packs else "standard"


def pack_of(game: str) -> Pack | None:
    """The pack in place for a game, if there is one."""
    return _packs.get(game)


def content_of(game: str) -> Content:
    """The declared content of a game that has been imported."""
    return _loaded[game]
