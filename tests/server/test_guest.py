"""A program at a table of a real server: it plays through the same socket as a browser."""

import asyncio
from pathlib import Path

import pytest

from planetb.bots.outside.command import Command
from planetb.bots.outside.conversation import Conversation
from planetb.bots.outside.fault import Fault
from planetb.server.process.guest import NoSeat, Sitting
from server.test_http import make
from server.tools import Server, run, server

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


def test_a_program_that_is_too_fast_waits_and_goes_on(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", PLANETB_MESSAGES_PER_SECOND="4") as slow:
        with slow.client() as client:
            made = make(client, game="how_to_save_a_world", seats=[{"kind": "me"}])
        assert sit(slow, made["secret"])["over"]


def test_programs_that_act_at_the_same_time_do_not_stop_each_other(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", PLANETB_MESSAGES_PER_SECOND="1000") as fast:
        with fast.client() as client:
            made = make(client, game="evacuation", seats=[{"kind": "me"}, {"kind": "friend"}])
        secrets = (made["secret"], made["invitations"][0]["token"])

        async def both() -> list[dict[str, object]]:
            talks = [Conversation(Command(f"exec:{BOT}"), seed) for seed in (1, 2)]
            sittings = [Sitting(fast.address, talk, lambda line: None) for talk in talks]
            return await asyncio.gather(
                *(each.run(secret) for each, secret in zip(sittings, secrets, strict=True))
            )

        one, two = run(both())
    assert one["over"] and one["scores"] == two["scores"]
