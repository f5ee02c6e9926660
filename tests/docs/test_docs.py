"""The documents stay true: README examples run, the glossary is current, links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.glossary import glossary
from planetb.games.registry import MODULES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "STYLE.md", "GLOSSARY.md", "CHANGELOG.md")]
PAGES += sorted((ROOT / "src" / "planetb").rglob("README.md"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_readme_examples_run(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = tmp_path / "examples.txt"
    examples.write_text(
        "\n".join(re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)), encoding="utf-8"
    )
    assert examples.read_text(encoding="utf-8").count(">>>") > 15
    command = [sys.executable, "-m", "doctest", "-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE", str(examples)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_glossary_is_current() -> None:
    assert (ROOT / "GLOSSARY.md").read_text(encoding="utf-8") == glossary()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), f"{name_of(page)} links to {target}"


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_game_has_its_page(game: str) -> None:
    text = (ROOT / "src" / "planetb" / "games" / game / "README.md").read_text(encoding="utf-8")
    for heading in ("Rulebook map", "Rulings", "Content", "Balance"):
        assert re.search(rf"^## .*{heading}", text, flags=re.MULTILINE), f"no section {heading!r}"
