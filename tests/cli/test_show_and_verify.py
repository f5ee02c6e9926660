"""Saved games drawn and checked."""

from pathlib import Path

import pytest
from running import Run

from planetb import Match, new
from planetb.text.grammar import LANGS


def played(seed: int = 1, choices: int = 1000) -> Match:
    match = new("beacon", 2, seed)
    while not match.over and len(match.moves) < choices:
        match.choose(match.options[-1])
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(played().record())
    return path


def test_show_draws_head_moves_table_and_result(run: Run, record: Path) -> None:
    ran = run("show game.record")
    assert ran.code == 0
    assert "Beacon · 2 seats · rules version 1" in ran.out
    assert "seed 1" in ran.out
    assert "   1  Seat 1" in ran.out
    assert "The game is over" in ran.out


def test_show_at_a_moment_stops_there(run: Run, record: Path) -> None:
    early = played(choices=3)
    ran = run("show game.record --at 3")
    assert f"digest {early.digest}" in ran.out
    assert "   3  " in ran.out
    assert "   4  " not in ran.out
    assert early.seat is not None
    assert f"Seat {early.seat + 1}: {early.prompt()}" in ran.out


def test_show_at_the_start_and_at_the_end(run: Run, record: Path) -> None:
    assert "Seat 1: bid" in run("show game.record --at 0").out
    assert "The game is over" in run(f"show game.record --at {len(played().moves)}").out


def test_show_as_a_seat_shows_its_hand_only(run: Run, record: Path) -> None:
    hand = str(new("beacon", 2, 1).view(1)["seats"][1]["hand"])
    assert hand in run("show game.record --at 0 --seat 2").out
    assert "hand" not in run("show game.record --at 0").out


def test_show_reads_simultaneous_choices_in_any_order(run: Run, tmp_path: Path) -> None:
    match = new("beacon", 2, 1)
    match.choose("bid 1", 1)
    match.choose("bid 0", 0)
    (tmp_path / "late.record").write_text(match.record())
    out = run("show late.record").out
    assert "   1  Seat 2 → bid 1" in out
    assert "   2  Seat 1 → bid 0" in out


def test_show_can_leave_the_moves_out(run: Run, record: Path) -> None:
    assert "   1  " not in run("show game.record --no-moves").out


def test_show_speaks_three_languages(run: Run, record: Path) -> None:
    assert len({run(f"show game.record --lang {lang}").out.splitlines()[-1] for lang in LANGS}) == 3


def test_show_draws_a_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(played(choices=4).position())
    ran = run("show here")
    assert (ran.code, "Position ──" in ran.out) == (0, True)
    assert run("show here --at 2").err == "planetb: --at needs a record; this file holds a single position\n"


def test_verify_passes_what_replays(run: Run, record: Path, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(played(choices=4).position())
    ran = run("verify game.record here")
    assert ran.code == 0
    assert "✓ game.record: beacon 1, 2 seats, " in ran.out
    assert "✓ here: beacon 1, 2 seats, position, not over" in ran.out
    assert "2 of 2 files are as they were" in ran.out


def test_verify_says_where_a_digest_first_differs(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("= "))
    right, lines[place] = lines[place][2:], "= 0123456789abcdef"
    record.write_text("\n".join(lines))
    ran = run("verify game.record")
    assert ran.code == 1
    wanted = f"✗ game.record:{place + 1}: digest differs: expected 0123456789abcdef, found {right}\n"
    assert ran.out == wanted


def test_verify_says_where_a_choice_is_not_possible(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("0 bid 2", "0 bid 9", 1))
    ran = run("verify game.record")
    assert ran.code == 1
    assert "✗ game.record:6: 'bid 9' is not possible now" in ran.out


def test_verify_compares_the_result(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("\nresult ", "\nresult 9"))
    ran = run("verify game.record")
    assert ran.code == 1
    assert "result differs: expected 9" in ran.out


@pytest.mark.parametrize(
    "change",
    [("seats 2", "seats 9"), ("beacon 1", "beacon 7"), ("beacon 1", "chess 1"), ("seed 1", "seed x")],
)
def test_verify_refuses_a_head_that_does_not_fit(run: Run, record: Path, change: tuple[str, str]) -> None:
    record.write_text(record.read_text().replace(*change, 1))
    ran = run("verify game.record")
    assert (ran.code, ran.out[:15]) == (1, "✗ game.record:1")


@pytest.mark.parametrize(
    "damage",
    ["", "|", "beacon/1|x|y", "beacon 1\nseats 2\nseed " + "9" * 5000, "\x00\x01", "beacon 1\n" * 50],
)
def test_verify_survives_any_text(run: Run, tmp_path: Path, damage: str) -> None:
    (tmp_path / "damaged").write_text(damage)
    ran = run("verify damaged")
    assert (ran.code, ran.out.count("\n")) == (1, 1)
    assert ran.out.startswith("✗ damaged:")


def test_verify_goes_on_after_a_file_it_cannot_read(run: Run, record: Path, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x9f")
    ran = run("verify missing binary game.record")
    assert ran.code == 2
    assert ran.out.splitlines() == [
        "✗ cannot read missing: No such file or directory",
        "✗ binary is not a text file in UTF-8",
        ran.out.splitlines()[2],
        "1 of 3 files are as they were",
    ]
