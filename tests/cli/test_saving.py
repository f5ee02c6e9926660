"""Saved games: written at the table, taken up again, never lost by accident."""

from pathlib import Path

from running import Run

from planetb import from_record, new


def test_a_saved_game_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    straight = run("play beacon --seats human,greedy --seed 9", *["1"] * 40).out
    before = run("play beacon --seats human,greedy --seed 9", "1", "1", "s half.record", "q").out
    after = run("play --load half.record", *["1"] * 40).out
    assert "Saved to half.record." in before
    assert straight.splitlines()[-8:] == after.splitlines()[-8:]
    assert "The game is over" in after


def test_a_saved_game_is_a_record_that_anyone_can_read(run: Run, tmp_path: Path) -> None:
    run("play beacon --seats human,greedy --seed 9 --names Ada,Ben", "1", "s", "q")
    text = (tmp_path / "beacon-9.record").read_text()
    assert from_record(text).moves[0].seat == 0
    assert text.splitlines()[-2:] == ["# players human,greedy", "# names Ada,Ben"]


def test_players_and_names_come_back_unless_others_are_given(run: Run) -> None:
    run("play beacon --seats human,greedy --seed 9 --names Ada,Ben", "1", "s", "q")
    assert "Ada: " in run("play --load beacon-9.record", "q").out
    assert "Cleo: " in run("play --load beacon-9.record --seats human,random --names Cleo,Dan", "q").out


def test_a_position_is_played_on_and_saved_as_a_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "here.position").write_text(new("beacon", 2, 3).position() + "\n")
    ran = run("play --load here.position --seats human,random", "1", "s on.position", "q")
    assert "Saved to on.position." in ran.out
    assert run("verify on.position").code == 0
    assert "Seat 1" in run("play --load on.position", "q").out


def test_saving_never_replaces_a_file_of_something_else(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    ran = run("play beacon --seed 3", "1", "s diary", "q", "n")
    assert "Not saved: diary exists already; s! diary replaces it." in ran.out
    assert (tmp_path / "diary").read_text() == "dear diary"
    run("play beacon --seed 3", "1", "s! diary", "1", "s", "q")
    assert from_record((tmp_path / "diary").read_text()).moves


def test_saving_where_nothing_can_be_written_is_said(run: Run) -> None:
    ran = run("play beacon --seed 3", "1", "s no/such/folder", "q", "n")
    assert "Not saved: cannot write no/such/folder: No such file or directory." in ran.out


def test_quitting_offers_to_save_what_is_not_saved(run: Run, tmp_path: Path) -> None:
    assert "Save before you go?" not in run("play beacon --seed 3", "q").out
    assert "Save before you go?" in run("play beacon --seed 3", "1", "q", "n").out
    assert not list(tmp_path.iterdir())
    run("play beacon --seed 3", "1", "q", "")
    run("play beacon --seed 3", "1", "q", "mine")
    assert {path.name for path in tmp_path.iterdir()} == {"beacon-3.record", "mine"}


def test_undo_after_saving_makes_the_file_old(run: Run) -> None:
    ran = run("play beacon --seed 5", "bid 2", "burn wick", "s", "u", "q", "n")
    assert "Save before you go?" in ran.out
