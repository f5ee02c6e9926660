"""Whatever is wrong is said in one line that names what is allowed; nobody ever sees a traceback."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from running import Run

PLANETB = str(Path(sys.executable).with_name("planetb"))


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("plya beacon", "no command is called 'plya'; did you mean play? the commands are: games, play, "),
        ("games --colour", "Unknown option: --colour"),
        ("play", "which game? one of beacon"),
        ("play chess", "no game is called 'chess'; the games are: beacon"),
        ("play beacon --seats human", "beacon is for 2 to 3 seats, not 1"),
        ("play beacon --seats human,,greedy", "--seats is a list such as human,greedy"),
        ("play beacon --seats human,wise", "no bot is called 'wise'"),
        ("play beacon --seats human,mcts:0", "mcts:0"),
        ("play beacon --seed -1", "a seed is a whole number from 0 to "),
        ("play beacon --seed many", 'unable to convert "many" into a whole number'),
        ("play beacon --seed 1 --open-chance", "--seed and --open-chance exclude each other"),
        ("play beacon --lang fr", 'Choose from: "en", "de", "hu"'),
        ("play beacon --names Ada", "--names needs 2 different names"),
        ("play beacon --names Ada,Ada", "--names needs 2 different names"),
        (
            "play beacon --variant rich",
            "--variant is name=value, not 'rich'; the variants of beacon are rich=false|true",
        ),
        ("play beacon --variant poor=true", "beacon has no variant 'poor'; its variants are: rich"),
        ("play beacon --variant rich=3", "variant 'rich' of beacon is one of False, True, not '3'"),
        ("play beacon --variant rich=true --variant rich=true", "--variant rich is given twice"),
        ("play beacon --seats human,greedy,greedy --variant rich=true", "three seats cannot be rich"),
        ("play --load missing", "cannot read missing: No such file or directory"),
        ("play --load .", "cannot read .: Is a directory"),
        (
            "play beacon --load missing --seed 3",
            "--load takes everything from the file; leave out GAME, --seed",
        ),
        ("play beacon --content missing.toml", "content pack missing.toml: "),
        ("show missing", "cannot read missing"),
        ("show", "FILE requires an argument"),
        ("verify", "FILE requires an argument"),
        ("content chess", "no game is called 'chess'"),
        ("content beacon", "beacon declares no content"),
        ("train beacon --out course --seats 9", "--seats is a list of numbers from 2 to 3"),
        ("train beacon --out course --anew", "--anew goes with --from"),
        ("train beacon --out course --from .", "the mind beacon.safetensors is of no use: it cannot be read"),
        ("train beacon --out course --from ours", "manifest.json is of no use: it has no mind for beacon"),
        ("train beacon --out course --minutes 0", "--minutes is a number above 0, not 0"),
        ("train beacon --out /dev/null", "cannot write /dev/null: it is no folder"),
    ],
)
def test_bad_input_is_one_line(run: Run, command: str, complaint: str) -> None:
    ran = run(command)
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.err.startswith("planetb: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize(
    "command",
    ["arena evacuation --bots random", "ladder evacuation", "train evacuation --out o", "play evacuation",
     "features evacuation", "corpus evacuation --bots random --out o"],
)  # fmt: skip
def test_a_pack_for_another_game_is_refused(program: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "box.toml").write_text('game = "reworld"\nname = "box"\n')
    ran = program(f"{command} --content box.toml")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "planetb: the game of this pack is one of evacuation, not 'reworld'\n"


def test_bad_numbers_of_show_name_the_range(run: Run) -> None:
    run("play beacon --seed 3", "1", "s a.record", "q")
    for number in (99, -1):
        assert run(f"show a.record --at {number}").err.startswith(
            "planetb: --at is a whole number from 0 to "
        )
    assert run("show a.record --seat 3").err == "planetb: --seat is a whole number from 1 to 2, not 3\n"


def test_a_saved_game_needs_a_player_for_every_seat(run: Run) -> None:
    run("play beacon --seed 3", "1", "s a.record", "q")
    ran = run("play --load a.record --seats human")
    assert ran.err == "planetb: this game has 2 seats; --seats names 1 players: human\n"


def test_the_program_itself_ends_with_code_two(program: Run) -> None:
    ran = program("play nothing")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("planetb: no game is called 'nothing'")


def test_a_reader_that_goes_away_is_no_error() -> None:
    script = f"{PLANETB} content reworld | head -1; echo ${{PIPESTATUS[0]}} >&2"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
    assert done.stderr.split()[-1] in ("0", "141")


def test_an_interrupt_ends_with_code_130() -> None:
    game = subprocess.Popen(
        [PLANETB, "play", "reworld", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert game.stdout is not None
    game.stdout.readline()
    time.sleep(0.2)
    game.send_signal(signal.SIGINT)
    _, err = game.communicate(timeout=60)
    assert game.returncode == 130
    assert b"Traceback" not in err
