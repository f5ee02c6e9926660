"""The one word that compiled classes need so that an interpreted game may subclass them."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*names: str, **flags: object) -> Any:
        """Does nothing when interpreted; mypyc reads it at compile time."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
