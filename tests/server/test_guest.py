"""A program at a table of a real server: it plays through the same socket as a browser."""

from pathlib import Path

import pytest

from planetb.bots.outside.command import Command
from planetb.bots.outside.conversation import Conversation
from planetb.bots.outside.fault import Fault
from planetb.server.process.guest import NoSeat, Sitting
from server.test_http import make
from server.tools import Server, run

BOT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "first_bot.py"


def sit(web: Server, secret: str, program: str = str(BOT)) -> dict[str, object]:
    sitting = Sitting(web.address, Conversation(Command(f"exec:{program}"), 1), lambda line: None)
    return run(sitting.run(secret))


def test_a_program_plays_a_whole_game_by_the_secret_of_its_seat(web: Server) -> None:
    with web.client() as client:
        made = make(client, game="reworld", seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    last = sit(web, made["secret"])
    assert last["over"] and len(last["scores"]) == 2  # type: ignore[arg-type]


def test_a_program_takes_a_seat_by_invitation_and_a_fault_is_told(web: Server) -> None:
    with web.client() as client:
        made = make(client)
        token = made["invitations"][0]["token"]
        with pytest.raises(Fault, match="unstarted"):
            sit(web, token, "/bin/false")
        with pytest.raises(NoSeat, match="no secret of a seat and no open invitation"):
            sit(web, token)


def test_a_program_that_chooses_what_is_not_possible_is_told(web: Server, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        BOT.read_text().replace('"key": random.choice', '"key": "x" + random.choice')
    )
    with web.client() as client:
        made = make(client, seats=[{"kind": "me"}, {"kind": "me"}])
    with pytest.raises(Fault, match=r"illegal: .* is not possible now; possible: "):
        sit(web, made["secret"], str(tmp_path / "bot.py"))
