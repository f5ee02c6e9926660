"""Build hook: compiles the engine into the wheel where a C compiler is present, else leaves it pure Python.

PLANETB_PURE=1 asks for the pure wheel in any case.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compiling import compile_package, compiler


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources; the source tree itself stays clean."""

    def wanted(self) -> bool:
        return self.target_name == "wheel" and compiler() is not None and not os.environ.get("PLANETB_PURE")

    def dependencies(self) -> list[str]:
        return ["mypy==2.4.1", "setuptools>=80"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.wanted():
            return
        self.folder = Path(tempfile.mkdtemp(prefix="planetb-"))
        target = self.folder / "compiled"
        try:
            compile_package(Path(self.root, "src"), target, [])
        except Exception as error:
            self.app.display_warning(f"the engine stays pure Python: compiling failed ({error})")
            return
        for binary in sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd")):
            build_data["force_include"][str(binary)] = str(binary.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "folder", ""), ignore_errors=True)
