"""The page about writing a game stays true: its examples run, its quotations stand in the example game."""

import os
import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "write-a-game.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_examples_run(tmp_path: Path) -> None:
    examples = tmp_path / "examples.txt"
    examples.write_text("\n".join(block for block in BLOCKS if ">>>" in block), encoding="utf-8")
    paths = os.pathsep.join([str(DOCS), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "doctest", "-o", "ELLIPSIS", str(examples)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_quoted_code_stands_in_the_example_game() -> None:
    source = (DOCS / "beacon.py").read_text(encoding="utf-8")
    quoted = [block for block in BLOCKS if ">>>" not in block]
    assert len(quoted) > 8
    for block in quoted:
        assert block in source, f"not in beacon.py:\n{block}"


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE.read_text(encoding="utf-8")):
        assert (DOCS / target).exists(), target
