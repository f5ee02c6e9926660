"""The documents stay true: README examples run, the glossary is current, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from docs.glossary import glossary
from planetb.games.registry import MODULES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "STYLE.md", "GLOSSARY.md", "CHANGELOG.md")]
PAGES += sorted((ROOT / "src" / "planetb").rglob("README.md"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_readme_examples_run() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = "\n".join(re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README.md", "README.md", 0)
    assert len(test.examples) > 10
    assert (
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(test).failed
        == 0
    )


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
