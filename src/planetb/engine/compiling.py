"""Compiles the engine, Python with mypyc and what is written in C, on all cores."""

import importlib.util
import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from planetb.engine.sources import modules, mypy_version, written_in_c

Progress = Callable[[int, int], None]
"""Is called with how many steps are done, of how many."""

LEVEL: Final = "1"  # of the C compiler: nearly the speed of level 2 in three quarters of the time
LINKING: Final = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []  # direct calls inside: 3 % faster
CALLING: Final = ["-fno-semantic-interposition", "-fno-plt"] if sys.platform == "linux" else []
"""Direct calls inside a file, and into Python."""
SUMMING: Final = ["/O2"] if sys.platform == "win32" else ["-O3", "-ffp-contract=off"]
"""For what is written in C: sums that are as fast as can be and come to the same on every machine."""


def compiler() -> str | None:
    """The C compiler that Python extensions would be built with, if there is one."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if sys.platform == "win32":
        return "cl"  # setuptools finds it in the registry; whether it is there shows when it is called
    return shutil.which(words[0]) or (None if os.environ.get("CC") else shutil.which("cc"))


def obstacle() -> str:
    """What is missing to compile here, in a word: `compiler`, `mypy`, or nothing."""
    if compiler() is None:
        return "compiler"
    return "" if mypy_version() and importlib.util.find_spec("setuptools") else "mypy"


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compile_engine(source: Path, target: Path, told: Progress) -> None:
    """Builds the engine's binaries under `target`, laid out like the package. For a process of its own:
    mypy wants to be where the sources are, and ends the process on an error.
    """
    import setuptools  # type: ignore[import-untyped]  # noqa: F401  # mypyc looks whether it is there
    from mypyc.build import mypycify

    work = target / "work"
    os.chdir(source)
    os.environ["MYPYPATH"] = str(source)
    flags = ["--strict", "--config-file=", f"--cache-dir={os.devnull}", "--always-true=CHECKED_BY_HAND"]
    options = [*flags, *modules(source)]
    extensions = mypycify(
        options, opt_level=LEVEL, debug_level="0", multi_file=True, target_dir=str(work / "c")
    )
    _build(extensions + _extensions(source), target, work, told)
    shutil.rmtree(work)


def _extensions(source: Path) -> list[Any]:
    from setuptools import Extension

    libraries = ["m"] if os.name == "posix" else []
    files = [path for path in written_in_c(source) if path.endswith(".c")]
    return [
        Extension(
            path.removesuffix(".c").replace("/", "."), [path], extra_compile_args=SUMMING, libraries=libraries
        )
        for path in files
    ]


def _build(extensions: list[Any], target: Path, work: Path, told: Progress) -> None:
    """Runs the C compiler on all cores: setuptools alone would work through one library file by file."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class OnAllCores(build_ext):  # type: ignore[misc]
        """Compiles every file by itself, then links."""

        def build_extensions(self) -> None:
            files = [(extension, file) for extension in self.extensions for file in extension.sources]
            steps, done = len(files) + len(self.extensions), 0
            with ThreadPoolExecutor(cores()) as pool:
                made: dict[int, list[str]] = {id(extension): [] for extension in self.extensions}
                for (extension, _), objects in zip(files, pool.map(self._compile, files), strict=True):
                    made[id(extension)] += objects
                    done += 1
                    told(done, steps)
                for extension in self.extensions:
                    extension.sources, extension.extra_objects = [], made[id(extension)]
                    extension.extra_link_args = LINKING
                for _ in pool.map(self.build_extension, self.extensions):
                    done += 1
                    told(done, steps)

        def _compile(self, job: tuple[Any, str]) -> list[str]:
            extension, file = job
            objects: list[str] = self.compiler.compile(
                [file],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args + CALLING,
            )
            return objects

    command = OnAllCores(Distribution({"name": "planetb", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.force = str(target), str(work / "o"), True
    command.ensure_finalized()
    command.run()
