"""Which files the modules of the engine are imported from: compiled ones of a build, or the sources."""

import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from planetb.engine.sources import SUFFIX

PACKAGE = "planetb."


class Compiled:
    """Finds modules in a build; what is not compiled is found in the sources as ever."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return None
        file = self.build.joinpath(*name.split(".")).with_suffix(SUFFIX)
        return importlib.util.spec_from_file_location(name, file) if file.is_file() else None


class Pure:
    """Finds the sources where compiled modules lie beside them, as in a compiled wheel."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return None
        for folder in path or ():
            file = Path(folder, name.rpartition(".")[2] + ".py")
            if file.is_file():
                return importlib.util.spec_from_file_location(name, file)
        return None


def load(build: Path) -> str:
    """Lets the engine be imported from a build from now on; returns why that cannot work here, if it cannot.

    All code is in one library, the modules only name their part of it: if it loads, they do.
    """
    for file in build.glob(f"*__mypyc{SUFFIX}"):
        name = file.name.removesuffix(SUFFIX)
        spec = importlib.util.spec_from_file_location(name, file)
        if spec is None or spec.loader is None:
            continue
        try:
            library = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(library)
        except (ImportError, OSError) as error:
            return f"{file} cannot be loaded: {error}"
        sys.modules[name] = library
        sys.meta_path.insert(0, Compiled(build))
        return ""
    return f"{build} holds no library"


def load_sources() -> None:
    """Lets the engine be imported from its sources, even if compiled modules lie beside them."""
    sys.meta_path.insert(0, Pure())
