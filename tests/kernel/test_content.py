"""Content declares its sources, and packs replace values only where they fit."""

from pathlib import Path

import pytest

from planetb.kernel import content
from planetb.kernel.content import Content, Pack
from planetb.kernel.errors import InvalidContent
from planetb.record.pack import load_content
from tiny.beacon import Gain, Pay

VERBS = {"Gain": Gain, "Pay": Pay, "TWO": 2}


def declare(values: dict[str, dict[str, object]]) -> Content:
    made = Content("lamp", VERBS)
    made.pack = Pack("lamp", "box", values)
    made.item("card.a", "card", "ours", cost=1, effect=Gain(1))
    made.item("track", "track", "rulebook p. 4", steps=[1, 2, 3])
    made.finish()
    return made


@pytest.fixture(autouse=True)
def _clean() -> object:
    yield
    content._loaded.pop("lamp", None)
    content._packs.pop("lamp", None)


def test_values_stay_as_declared_without_a_pack() -> None:
    made = declare({})
    assert made.items["card.a"].number("cost") == 1
    assert made.items["track"].numbers("steps") == [1, 2, 3]
    assert made.items["track"].source == "rulebook p. 4"


def test_pack_replaces_numbers_lists_and_effects() -> None:
    made = declare({"card.a": {"cost": 3, "effect": "Gain(n=TWO)"}, "track": {"steps": [4, 5, 6]}})
    assert made.items["card.a"].number("cost") == 3
    assert made.items["card.a"].effect().n == 2
    assert made.items["track"].numbers("steps") == [4, 5, 6]
    assert made.items["track"].source == "pack box"


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"card.b": {"cost": 1}}, "there is no 'card.b'; there are: card.a"),
        ({"card.a": {"price": 1}}, "card.a has no 'price'; it has: cost, effect"),
        ({"card.a": {"cost": "one"}}, "card.a.cost is of type int, not 'one'"),
        ({"card.a": {"cost": True}}, "card.a.cost is of type int, not True"),
        ({"track": {"steps": [1]}}, "track.steps is a list of 3 values"),
        ({"card.a": {"effect": 5}}, "card.a.effect is an effect written as text"),
        ({"card.a": {"effect": "Steal(1)"}}, "`Steal\\(1\\)` is no verb; the verbs are: Gain, Pay, TWO"),
        ({"card.a": {"effect": "Gain(1, 2, 3)"}}, "cannot read 'Gain\\(1, 2, 3\\)'"),
        ({"card.a": {"effect": "__import__('os')"}}, "is no verb"),
        ({"card.a": {"effect": "Gain("}}, "cannot read"),
    ],
)
def test_pack_that_does_not_fit_says_why(values: dict[str, dict[str, object]], complaint: str) -> None:
    with pytest.raises(InvalidContent, match=complaint):
        declare(values)


def test_content_without_a_known_source_or_declared_twice_is_refused() -> None:
    made = Content("lamp", VERBS)
    with pytest.raises(ValueError, match="the source of content is one of"):
        made.item("a", "card", "hearsay", n=1)
    made.item("a", "card", "ours", n=1)
    with pytest.raises(ValueError, match="declared twice"):
        made.item("a", "card", "ours", n=1)


def test_pack_file_is_laid_before_its_game_is_used(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text('game = "lamp"\nname = "my box"\n["card.a"]\ncost = 4\n', encoding="utf-8")
    assert load_content(path).fingerprint().startswith("my box#")
    assert Content("lamp", VERBS).item("card.a", "card", "ours", cost=1).number("cost") == 4
    assert content.fingerprint("lamp").startswith("my box#")
    with pytest.raises(InvalidContent, match="already in use"):
        load_content(path)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = ", "box.toml"),
        ('name = "x"', "must begin with"),
        ('game = "lamp"\ncard = 3', "'card' must be a table"),
    ],
)
def test_pack_file_that_cannot_be_read_says_why(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidContent, match=complaint):
        load_content(path)


def test_missing_pack_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(InvalidContent, match=r"none\.toml"):
        load_content(tmp_path / "none.toml")
