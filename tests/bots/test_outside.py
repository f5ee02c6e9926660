"""Programs at the table: they play by the protocol, and what they do wrong costs their game only."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import which

import pytest

import planetb
from planetb.bots import make
from planetb.bots.outside import messages
from planetb.bots.outside.player import Guest
from planetb.chair import Chair
from planetb.kernel.errors import InvalidSetup
from planetb.lab.arena import run
from planetb.lab.contest import Contest
from planetb.lab.examination import examine
from planetb.lab.report import Report

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
Write = Callable[..., str]
LOOP = """
import json, os, sys
HELLO = json.dumps({"type": "hello", "protocol": 1, "name": "test"})
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(HELLO, flush=True)
        continue
    if message["type"] in ("over", "refused"):
        break
    options = message["options"]
    answer = {"type": "choose", "key": options[-1]["key"]}
    BODY
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a program that does something else than answer, and returns its spec."""

    def program(body: str, limits: str = "", hello: bool = True) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(LOOP.replace("BODY", body) if hello else body)
        return f"exec:{path}{limits}"

    return program


def contest(bot: str, games: int = 2, other: str = "random") -> Report:
    return run(Contest("beacon", [bot, other], games=games, seed=3), workers=1)


@pytest.mark.parametrize("name", ["first_bot.py", "first_bot.js", "first_bot.pl"])
def test_the_example_bots_play_a_whole_game_of_every_kind(name: str) -> None:
    program = {".js": "node", ".pl": "perl"}.get(Path(name).suffix)
    if program and not which(program):
        pytest.skip(f"no {program} on this machine")
    for game in planetb.games() if name == "first_bot.py" else ["reworld"]:
        guest = make(f"exec:{EXAMPLES / name}", seed=7)
        assert isinstance(guest, Guest)
        assert examine(game, 2, 5, 1, guest) is None
        assert guest.talk.asked > 2
        assert guest.talk.name.startswith("first bot")


def test_the_twenty_lines_are_twenty() -> None:
    assert len((EXAMPLES / "first_bot.py").read_text().splitlines()) <= 20


def test_a_program_gets_its_seat_its_view_its_options_and_the_end(write: Write, tmp_path: Path) -> None:
    seen = tmp_path / "seen.jsonl"
    body = f"open({str(seen)!r}, 'a').write(line)"
    spec = write("pass")
    program = Path(spec.removeprefix("exec:"))
    program.write_text(program.read_text().replace("    if message", f"    {body}\n    if message", 1))
    report = contest(spec, games=1)
    heard = [json.loads(line) for line in seen.read_text().splitlines()]
    assert report.faults(0) == []
    assert heard[0]["type"] == "hello"
    assert (heard[0]["game"], heard[0]["seat"], heard[0]["seats"]) == ("beacon", 0, 2)
    positions = [message for message in heard if message["type"] == "position"]
    assert set(positions[0]) == {
        *("type", "number", "asks", "prompt", "view", "picked", "options", "seconds", "left")
    }
    assert set(positions[0]["options"][0]) == {"id", "key", "domain", "text"}
    assert ["hand" in area for area in positions[0]["view"]["seats"]] == [
        True,
        False,
    ]  # not the other's
    assert heard[-1]["type"] == "over" and heard[-1]["scores"] == report.outcomes[0].scores


@pytest.mark.parametrize(
    ("body", "limits", "kind", "words"),
    [
        ("raise ValueError('out of ideas')", "", "crashed", "ended with code 1: ValueError: out of ideas"),
        ("os.kill(os.getpid(), 9)", "", "crashed", "signal SIGKILL"),
        ("sys.stdin.read()", "?seconds=1", "silent", "no answer within 1 s"),
        ("answer['key'] = 'card of hearts'", "", "illegal", "not a choice in beacon"),
        ("answer['key'] = 'burn pyre'", "", "illegal", "possible"),
        ("answer = ['pass']", "", "garbled", 'the answer has "type": "choose"'),
        ("answer = {'type': 'choose'}", "", "garbled", '"key", an "id" or "keys"'),
        ("print('thinking ...')", "", "garbled", "one JSON object, not 'thinking ...'"),
        ("held = bytearray(400_000_000)", "?memory=100", "crashed", "MemoryError"),
        ("os.close(1); os.read(0, 1)", "", "crashed", "closed its output"),
        ("print('x' * 2_000_000, end='', flush=True)", "", "garbled", "longer than 1000000 bytes"),
    ],
)
def test_a_fault_is_told_and_costs_the_game(
    write: Write, body: str, limits: str, kind: str, words: str
) -> None:
    report = contest(write(body, limits), games=1)
    assert report.complete
    [(number, fault)] = report.faults(0)
    assert (number, fault.partition(":")[0]) == (0, kind)
    assert words in fault
    assert report.outcomes[0].winners == [1]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("import time; print('{}')", "garbled"),
        ("import sys; sys.exit('no licence')", "no licence"),
        ('print(\'{"type": "hello", "protocol": 9}\')', "the protocol is 1, not 9"),
    ],
)
def test_a_program_that_does_not_greet_has_not_started(write: Write, body: str, words: str) -> None:
    report = contest(write(body, hello=False), games=1)
    assert report.faults(0)[0][1].startswith("unstarted: ")
    assert words in report.faults(0)[0][1]


def test_the_time_of_a_game_is_an_account(write: Write) -> None:
    body = "import time; time.sleep(0.6)"
    report = contest(write(body, "?seconds=5&game=1"), games=1)
    assert report.faults(0)[0][1] == "late: the 1 s of the game are used up"


def test_a_program_has_a_folder_of_its_own_and_leaves_nothing(write: Write, tmp_path: Path) -> None:
    place = tmp_path / "place"
    body = f"open('notes', 'w').write('x'); open({str(place)!r}, 'w').write(os.getcwd())"
    assert contest(write(body), games=1).faults(0) == []
    folder = Path(place.read_text())
    assert folder.name.startswith("planetb-bot-")
    assert not folder.exists()


def test_a_pick_may_be_answered_as_a_whole(write: Write) -> None:
    body = """
    if message["asks"] == "trade":
        assert message["picked"] == []
        answer = {"type": "choose", "keys": [o["key"] for o in options if o["domain"] == "trade"][:2][::-1]}
"""
    spec = write(body)
    match = planetb.new("beacon", 2, 1, {"rich": True})
    guest = make(spec)
    assert isinstance(guest, Guest)
    try:
        while match.options_of(0):
            match.choose(guest.choose(Chair(match, 0)), 0)
    finally:
        guest.close()
    assert guest.talk.asked == 1
    assert [len(move.picked) for move in match.moves] == [2]


def test_faults_do_not_stop_a_contest_and_the_others_have_their_game(write: Write) -> None:
    bot = write("if message['number'] > 2: sys.exit(3)")
    report = contest(bot, games=6, other="greedy")
    assert report.complete and not report.trouble
    assert len(report.faults(0)) == 6
    assert report.of_bot(1).wins == 6
    assert report.as_dict()["bots"][0]["faults"] == 6


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("exec:", "names no program"),
        ("exec:./nobody", "there is no ./nobody"),
        ("exec:ls?seconds=0", "'seconds=0' is no limit"),
        ("exec:ls?speed=9", "the limits are whole numbers: seconds"),
        ("exec:'ls", "cannot be read"),
    ],
)
def test_a_program_that_cannot_be_is_refused_before_anything_is_played(spec: str, words: str) -> None:
    with pytest.raises(InvalidSetup, match="cannot be made") as caught:
        make(spec)
    assert words in str(caught.value)


def test_a_file_without_leave_to_run_is_named(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("#!/bin/sh\n")
    os.chmod(tmp_path / "bot", 0o644)
    with pytest.raises(InvalidSetup, match="chmod"):
        make(f"exec:{tmp_path / 'bot'}")


def test_programs_are_called_by_their_file() -> None:
    bots = [f"exec:{sys.executable} /some/where/mybot.py?seconds=3", "exec:./mybot", "exec:a/mybot"]
    labels = Contest("beacon", bots).labels
    assert labels[1:] == ["mybot", "mybot #2"]
    assert labels[0].endswith(" mybot.py")


def test_messages_are_lines_of_json() -> None:
    assert messages.encode({"type": "over", "text": "víz"}) == '{"type":"over","text":"víz"}\n'.encode()
