"""Which machine this is, in words: for tables of measurements."""

import platform
from pathlib import Path

from planetb import engine
from planetb.engine.compiling import cores


def machine() -> str:
    """System, cores, processor, Python and engine: `Linux x86_64, 2 cores, AMD EPYC, CPython 3.11.2, …`."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    parts = [f"{platform.system()} {platform.machine()}", f"{cores()} cores", _processor(), python]
    return ", ".join([*(part for part in parts if part), f"{engine.state()} engine"])


def _processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
