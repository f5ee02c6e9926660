"""`planetb bot`: says what is wrong with a program, in words."""

import shutil
from pathlib import Path

import pytest
from running import Run

BOT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "first_bot.py"


@pytest.fixture(autouse=True)
def here(tmp_path: Path) -> None:
    shutil.copy(BOT, tmp_path / "good.py")
    wrong = BOT.read_text().replace('"key": random.choice', '"key": "x" + random.choice')
    (tmp_path / "wrong.py").write_text(wrong)


def test_a_good_program_is_told_so_for_every_game_and_seat(run: Run) -> None:
    ran = run("bot check good.py --game beacon --game how_to_save_a_world --games 2")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "✓ beacon, seat 1 of 2, seed 1",
        "✓ beacon, seat 2 of 2, seed 2",
        "✓ how_to_save_a_world, seat 1 of 2, seed 1",
        "✓ how_to_save_a_world, seat 2 of 2, seed 2",
        "first bot",
    ]
    assert lines[-1] == "first bot: all is well"


def test_a_wrong_program_hears_what_where_and_why(run: Run) -> None:
    ran = run("bot check wrong.py --game reworld")
    assert ran.code == 1
    assert "✗ reworld, seat 1 of 2, seed 1: 1 choices" in ran.out
    assert "illegal: 'x" in ran.out and "is not a choice in reworld; possible now: pass, marker 1" in ran.out
    assert "the question was: Buy a module" in ran.out
    assert "first bot: 1 game went wrong" in ran.out


def test_programs_play_in_the_arena_and_faults_are_told_there(run: Run) -> None:
    ran = run("arena beacon --bots exec:good.py,exec:wrong.py --games 4 --jobs 1")
    assert ran.code == 0
    assert "wrong.py lost 4 by a fault, first game 1: illegal: 'x" in ran.out
    assert "After a fault greedy plays on" in ran.out
    assert "good.py" in ran.out and "100.0%" in ran.out


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("bot check", "it is written: planetb bot check PROGRAM"),
        ("bot sit http://127.0.0.1:1 good.py", "it is written: planetb bot sit URL SECRET PROGRAM"),
        ("bot sit table.example.org secret good.py", "begins with http:// or https://"),
        ("bot sit http://127.0.0.1:1 secret good.py", "http://127.0.0.1:1: "),
        ("bot check nobody.py", "there is no nobody.py"),
        ("bot check good.py?memory=lots", "'memory=lots' is no limit"),
        ("bot check good.py --game chess", "no game is called 'chess'"),
        ("bot check good.py --games 0", "--games is a whole number from 1 to 1000"),
        ("bot teach good.py", "teach"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(run: Run, command: str, words: str) -> None:
    ran = run(command)
    assert ran.code == 2
    assert words in ran.err
    assert len(ran.err.splitlines()) == 1
