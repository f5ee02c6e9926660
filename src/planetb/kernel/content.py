"""Content with its provenance: every card, tile, space and number is declared once, with its source.

A person who owns the box can replace any value by a content pack (see `planetb.record.pack`); packs are laid
here before the game is imported, and `Content.item` hands out the replaced values.
"""

import ast
import hashlib
from typing import Any, Final

from planetb.kernel.errors import InvalidContent

SOURCES: Final = ("rulebook", "inferred", "ours")
"""Printed in a rulebook (the place follows) · follows from what is printed · designed by us."""

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
    """All declared items of one game, in order. `verbs` are the names a pack may use in its effects."""

    def __init__(self, game: str, verbs: dict[str, Any]) -> None:
        self.game = game
        self.verbs = verbs
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
                values[field] = self._replaced(code, field, value, values)
        item = Item(code, kind, source, values)
        self.items[code] = item
        return item

    def finish(self) -> None:
        """Called when all is declared: a pack that names something else is refused."""
        for code in self.pack.values if self.pack else ():
            if code not in self.items:
                near = [known for known in self.items if known.split(".")[0] == code.split(".")[0]]
                raise self._bad(
                    f"there is no {code!r}; there are: {', '.join(near or list(self.items)[:40])}"
                )

    def _replaced(self, code: str, field: str, value: Any, values: dict[str, Any]) -> Any:
        if field not in values:
            raise self._bad(f"{code} has no {field!r}; it has: {', '.join(values)}")
        old = values[field]
        if isinstance(old, (list, tuple)):
            if not isinstance(value, list) or len(value) != len(old):
                raise self._bad(f"{code}.{field} is a list of {len(old)} values, not {value!r}")
            return type(old)(value)
        if isinstance(old, (bool, int, str)):
            if type(value) is not type(old):
                raise self._bad(f"{code}.{field} is of type {type(old).__name__}, not {value!r}")
            return value
        if not isinstance(value, str):
            raise self._bad(f"{code}.{field} is an effect written as text, not {value!r}")
        return self._effect(f"{code}.{field}", value)

    def _effect(self, place: str, text: str) -> Any:
        try:
            return self._build(ast.parse(text, mode="eval").body)
        except (SyntaxError, TypeError, ValueError) as error:
            raise self._bad(f"{place}: cannot read {text!r}: {error}") from error

    def _build(self, node: ast.expr) -> Any:
        """Builds an effect from its Python spelling: calls of verbs, ints, named constants, nothing else."""
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
            return node.value
        if isinstance(node, (ast.List, ast.Tuple)):
            return [self._build(part) for part in node.elts]
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self._build(node.operand)
        if isinstance(node, ast.Name) and node.id in self.verbs:
            return self.verbs[node.id]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.verbs:
            named = {str(word.arg): self._build(word.value) for word in node.keywords}
            return self.verbs[node.func.id](*[self._build(part) for part in node.args], **named)
        raise ValueError(f"`{ast.unparse(node)}` is no verb; the verbs are: {', '.join(sorted(self.verbs))}")

    def _bad(self, reason: str) -> InvalidContent:
        return InvalidContent("bad_content", pack=self.pack.name if self.pack else "-", reason=reason)


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
