"""Collecting what a game defines: steps, verbs, counters and events are never listed by hand."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from planetb.kernel.step import Step


def defined_in(kind: type, *homes: str) -> list[Any]:
    """All classes of a kind that these modules or packages define, in a fixed order."""
    found: list[Any] = []
    for home in homes:
        root = import_module(home)
        names = [home]
        if hasattr(root, "__path__"):
            names += sorted([module.name for module in walk_packages(root.__path__, home + ".")])
        for name in names:
            for thing in vars(import_module(name)).values():
                if isinstance(thing, type) and issubclass(thing, kind) and thing.__module__ == name:
                    found.append(thing)
    return found


def steps_in(*homes: str) -> list[Any]:
    """All steps of a game's modules or packages: the machine knows them by their names."""
    return defined_in(Step, *homes)
