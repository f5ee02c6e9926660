"""What compiled classes need so that an interpreted game may subclass them. Itself never compiled."""

from collections.abc import Iterable
from functools import wraps
from typing import TYPE_CHECKING, Any, Final

CHECKED_BY_HAND: Final = False  # only mypyc is told that it is true, see `engine/compiling.py`

if CHECKED_BY_HAND:
    # What a caller hands in. Compiled, a parameter with a type refuses anything else before a line of ours
    # has run, with words of its own; so there it has none, and the same checks give the same errors.
    AnOption = Any
    ASeat = Any
    AText = Any
    ANumber = Any
    SomeOptions = Any
else:
    AnOption = int | str
    ASeat = int | None
    AText = str
    ANumber = int
    SomeOptions = list[int | str]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int  # 64 bits wide only where compiled

    def mypyc_attr(*names: str, **flags: object) -> Any:
        """Does nothing when interpreted; mypyc reads it at compile time."""
        return lambda kind: kind


def declares(kind: Any, flag: str, root: Any) -> bool:
    """Whether a class below the root mentions a flag; a compiled class does not tell which value it has."""
    return any(flag in vars(one) for one in kind.__mro__ if one is not root)


def adopt(kinds: Iterable[Any], root: Any, flags: tuple[str, ...]) -> None:
    """Shows compiled code the flags that interpreted classes state: it looks into slots of the objects."""
    slots = {flag: vars(root)[flag] for flag in flags}
    if any(isinstance(slot, bool) for slot in slots.values()):
        return  # nothing is compiled, so everybody looks at the class
    for kind in kinds:
        stated = [flag for flag in flags if isinstance(getattr(kind, flag), bool)]
        if stated and getattr(kind.__init__, "adopted", None) is not kind:
            kind.__init__ = _with_slots(kind, kind.__init__, {flag: slots[flag] for flag in stated})


def _with_slots(kind: Any, begin: Any, slots: dict[str, Any]) -> Any:
    @wraps(begin)
    def begin_with_slots(self: Any, *values: Any, **named: Any) -> None:
        begin(self, *values, **named)
        for flag, slot in slots.items():
            slot.__set__(self, getattr(self, flag))

    vars(begin_with_slots)["adopted"] = kind
    return begin_with_slots


__all__ = [
    "ANumber",
    "ASeat",
    "AText",
    "AnOption",
    "SomeOptions",
    "adopt",
    "declares",
    "i64",
    "mypyc_attr",
]
