"""What there is: games and their content."""

from importlib import import_module
from pathlib import Path

import pytest
from running import Run

from planetb.games import registry
from planetb.kernel.content import Check, content_of
from planetb.text.grammar import LANGS
from planetb.text.listing import common_checks

PACK = """
game = "reworld"
name = "my box"

["ship.row_1"]
points = 9
"""


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    for name in registry.names():
        meta = registry.game(name).meta
        line = next(line for line in ran.out.splitlines() if line.split()[:1] == [name])
        assert meta.title in line
        assert f"{meta.low}–{meta.high}" in line
    assert "rich=false|true" in ran.out
    assert " rulebook" in ran.out


def test_content_lists_every_item_and_holds_every_check(run: Run) -> None:
    ran = run("content reworld")
    assert ran.code == 0
    for code in content_of("reworld").items:
        assert f"{code} " in ran.out
    assert "✓ " in ran.out
    assert "✗ " not in ran.out
    assert f"sources ({len(content_of('reworld').items)} items)" in ran.out


def test_a_check_that_fails_is_marked_and_ends_with_code_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = [Check("ships", 14, 14), Check("crews", 39, 38)]
    monkeypatch.setattr(import_module("planetb.games.reworld.content.checks"), "checks", lambda: broken)
    ran = run("content reworld")
    assert ran.code == 1
    assert "✓ ships" in ran.out
    assert "✗ crews: expected 39, found 38" in ran.out
    common = len(common_checks(content_of("reworld")))
    assert f"checks ({common + 1} of {common + 2} hold)" in ran.out


def test_content_is_chosen_by_kind_and_source(run: Run) -> None:
    ships = run("content reworld --kind ship").out
    assert "ship.row_1" in ships
    assert "crew." not in ships
    assert "round.1" in run("content reworld --source rulebook").out
    assert "ship.row_1" not in run("content reworld --source rulebook").out


def test_content_speaks_three_languages(run: Run) -> None:
    assert len({run(f"content reworld --kind ship --lang {lang}").out for lang in LANGS}) == 3


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Population ships (14)", "sources (86 items)", "rulebook p. 8", "checks ("]),
        ("de", ["Bevölkerungsschiffe (14)", "Quellen (86 Stück)", "Regelheft, S. 8", "Prüfungen ("]),
        ("hu", ["Telepeshajók (14)", "források (86 darab)", "szabályfüzet, 8. o.", "ellenőrzések ("]),
    ],
)
def test_content_calls_groups_and_sources_by_words(run: Run, lang: str, words: list[str]) -> None:
    shown = run(f"content reworld --lang {lang}").out
    assert [word for word in words if word not in shown] == []


def test_content_refuses_a_kind_or_source_that_does_not_exist(run: Run) -> None:
    assert "--kind is one of satellite, shuttle, " in run("content reworld --kind dragon").err
    assert run("content reworld --source hearsay").err.startswith(
        "planetb: --source is one of rulebook, inferred, ours, pack, not 'hearsay'"
    )


def test_a_good_pack_is_listed_and_checked(program: Run, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(PACK)
    ran = program("content reworld --pack box.toml")
    assert "ship.row_1" in ran.out
    assert "ship.row_2" not in ran.out
    assert "pack my box" in ran.out
    assert "✓ " in ran.out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("row_1", "row_99"), "content pack my box: there is no 'ship.row_99'; there are: ship.row_1"),
        (("points = 9", "colour = 9"), "content pack my box: ship.row_1 has no 'colour'; it has: points"),
        (("points = 9", 'points = "many"'), "ship.row_1.points is of type int, not 'many'"),
        (("reworld", "chess"), "the game of this pack is one of reworld, not 'chess'"),
        (('game = "reworld"', ""), "content pack box.toml: it must begin with"),
        (("[", "]"), "content pack box.toml: "),
    ],
)
def test_a_bad_pack_is_refused_in_one_line(
    program: Run, tmp_path: Path, change: tuple[str, str], complaint: str
) -> None:
    (tmp_path / "box.toml").write_text(PACK.replace(*change, 1))
    ran = program("content reworld --pack box.toml")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert complaint in ran.err


def test_a_game_is_played_and_replayed_with_its_pack(program: Run, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(PACK)
    program("play reworld --seats human,greedy --seed 2 --content box.toml", "1", "s a.record", "q")
    assert program("verify a.record --content box.toml").code == 0
    without = program("verify a.record")
    assert without.code == 1
    assert "this text was made with content my box#" in without.out
