"""Golden games, logs, text sheets and census counts of every game: kept by scripts/golden, compared here."""

from pathlib import Path

import pytest

import planetb
from golden.making import HOME, label, log, sheet
from planetb.conformance import settings
from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.lab.census import census
from planetb.text.grammar import LANGS

GAMES = sorted(MODULES)
RECORDS = sorted(HOME.glob("*/*.record"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_golden_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = planetb.from_record(text)
    assert match.over
    assert match.record() == text
    kept = path.with_suffix(".log.txt")
    assert not kept.exists() or kept.read_text(encoding="utf-8") == log(match)


@pytest.mark.parametrize("name", GAMES)
def test_every_setting_has_a_golden_game(name: str) -> None:
    for seats, options in settings(registry.game(name)):
        assert (HOME / name / f"{label(seats, options)}.record").exists()


@pytest.mark.parametrize("name", GAMES)
def test_every_end_has_a_golden_game(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (HOME / name).glob("*.record")]
    reached = {text.rstrip().splitlines()[-1].removeprefix("end ") for text in texts}
    assert reached == set(registry.game(name).meta.ends)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_text_sheet_is_current(name: str, lang: str) -> None:
    kept = (HOME / name / f"sheet.{lang}.txt").read_text(encoding="utf-8")
    assert sheet(registry.game(name), lang).splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_census_counts_stay(name: str) -> None:
    for line in (HOME / name / "census.txt").read_text(encoding="utf-8").splitlines():
        numbers, start = line.split(f" {name}/")
        expected = [int(word) for word in numbers.split()]
        found = census(planetb.from_position(f"{name}/{start}"), len(expected))
        assert found.lines == expected, f"split of the first choice: {found.split}"
