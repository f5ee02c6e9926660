"""What is public is never followed by a choice: every request and message, until and after the end."""

import asyncio
import random
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from planetb.games.registry import MODULES
from planetb.server.wire import FromClient
from server.tools import Player, Server, bring, message_id, player, run

GAMES = sorted(MODULES)
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LEFT = 18  # moves of a golden game that are played here
TOKEN = "x" * 32
ONCE_OVER = ("GET sheet", "GET record", "POST analysis", "GET result")  # what tells everything
KEYED = ("POST choose", "POST preview", "POST things", "POST plan")  # what names a choice
ELSEWHERE = {  # requests that name no table
    "GET /api/games",
    "GET /api/games/{game}/content",
    "GET /api/games/{game}/glossary",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/lesson",
    "GET /api/games/{game}/explore",
    "GET /api/games/{game}/explore/parts",
    "GET /api/bots",
    "POST /api/tables/first",
    "POST /api/tables",
    "POST /api/records",
    "POST /api/invitations/peek",
    "POST /api/join",
    "POST /api/mine",
    "GET /api/shares/{token}",
    "GET /api/jobs/{job}",
    "GET /api/me",
    "POST /api/account",
    "POST /api/session",
    "DELETE /api/session",
    "POST /api/account/password",
    "POST /api/account/claim",
    "GET /api/lobby",
    "GET /api/calls",
    "POST /api/pairings",
    "POST /api/invitations/qr",
    "GET /api/games/{game}/leaders",
    "GET /api/people",
    "GET /api/ties",
    "POST /api/ties",
    "POST /api/reports",
    "POST /api/account/delete",
    "GET /api/account/messages",
    "POST /api/account/messages",
    "POST /api/account/mail",
    "POST /api/account/mail/confirm",
    "POST /api/account/reset",
    "POST /api/account/reset/use",
    "POST /api/account/pushes",
    "POST /api/account/pushes/remove",
    "GET /api/tournaments",
    "POST /api/tournaments",
    "GET /api/tournaments/{tournament}",
    "POST /api/tournaments/{tournament}/enter",
    "POST /api/tournaments/{tournament}/leave",
    "POST /api/tournaments/{tournament}/start",
    "POST /api/tournaments/{tournament}/sit",
    "DELETE /api/tournaments/{tournament}",
}


def bodies(seq: int, seat: int, key: str) -> dict[str, Any]:
    """Every request about a table, with a body that would do the most it can."""
    asked = {"seat": seat, "seq": seq}
    return {
        "GET ": None,
        "POST choose": {**asked, "id": message_id(), "key": key},
        "POST undo": {**asked, "id": message_id()},
        "POST preview": {**asked, "key": key},
        "POST things": {**asked, "picked": [key]},
        "POST why": {**asked, "key": key},
        "POST say": {"id": message_id(), "text": "Hello"},
        "POST invitations": {"seat": None},
        "POST seats/0": {"level": "easy"},
        "GET moments/0": None,
        "GET sheet": None,
        "GET curves": None,
        "GET standing": None,
        "GET record": None,
        "POST continue": {"moment": 0, "seats": [{"kind": "me"}, {"kind": "me"}], "seat": seat},
        "POST shares": {"moment": 0, "seat": seat},
        "POST hint": {"seat": seat},
        "POST analysis": None,
        "POST sit": {"name": "Eve"},
        "GET calls": None,
        "POST calls": {"name": "Eve"},
        "POST decline": None,
        "POST resign": {"seat": seat},
        "POST end": {"seat": seat, "agree": True},
        "POST rematch": {"seat": seat, "agree": True},
        "POST study": {"seat": seat, "agree": True},
        "POST talks/1/report": None,
        "GET result": None,
        "GET notice": None,
        "POST notice": {"mail": True, "push": True},
        "GET plan": None,
        "POST plan": {**asked, "lines": [[{"key": key, "shows": True}]]},
        "POST ahead": {**asked, "moves": []},
        "DELETE ": None,
    }


def ask(client: httpx.Client, table: str, request: str, body: Any) -> httpx.Response:
    method, _, path = request.partition(" ")
    address = f"/api/tables/{table}/{path}".rstrip("/")
    return client.request(method, address, json=body) if body else client.request(method, address)


def test_the_walk_knows_every_request_and_every_message(web: Server) -> None:
    with web.client() as client:
        paths = client.get("/api/schema/openapi.json").json()["paths"]
    known = {
        f"{request.partition(' ')[0]} /api/tables/{{table}}/{request.partition(' ')[2]}".rstrip("/")
        for request in bodies(0, 0, "pass")
    }
    known = {path.replace("talks/1", "talks/{number}") for path in known}
    known = {path.replace("/0", "/{seat}" if "seats" in path else "/{moment}") for path in known}
    offered = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert known | ELSEWHERE == offered
    tags = {message.__struct_config__.tag for message in get_args(FromClient)}
    moving = {
        "enter",
        "look",
        "leave",
        "follow",
        "browse",
        "attend",
        "choose",
        "undo",
        "things",
        "say",
        "ping",
    }
    assert tags == moving


def any_choice(client: httpx.Client, state: dict[str, Any], rng: random.Random) -> str:
    """A random whole move of the seat that looks."""
    stands, picked = state["pick"], []
    if not stands:
        return str(rng.choice(state["options"])["key"])
    while not stands["fits"] or (stands["more"] and rng.random() < 0.3):
        picked.append(rng.choice(stands["more"]))
        asked = {"seat": state["you"], "seq": state["seq"], "picked": picked}
        stands = client.post(f"/api/tables/{state['table']}/things", json=asked).json()
    return " + ".join(picked) or "pass"


def closed_while_it_runs(client: httpx.Client, table: str, state: dict[str, Any]) -> None:
    """Nothing public while a choice may follow."""
    for request in ONCE_OVER:
        refused = ask(client, table, request, None)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_over"), request
    assert state["scores"] is None and state["winners"] == []
    drawn = ask(client, table, "GET curves", None).json()["series"]
    assert "score" not in [series["key"] for series in drawn]


async def no_message_moves_it(web: Server, made: dict[str, Any], seq: int, keys: list[str]) -> None:
    """Every message of a socket, from both seats and from nobody's."""
    async with player(web) as tab:
        for seat in (0, 1, None):
            await tab.enter(made["table"], made["secret"], seat)
            for key in keys:
                await refused(tab, type="choose", seat=seat or 0, seq=seq, key=key)
            await refused(tab, type="undo", seat=seat or 0, seq=seq)
            await refused(tab, type="things", seat=seat or 0, seq=seq, picked=[])
            await tab.send(type="look", seat=seat, lang="de")
            await tab.send(type="follow", secrets=[made["secret"]])
            await tab.send(type="say", id=message_id(), text="Well played")
            await tab.send(type="ping")
            await tab.until(lambda message: message["type"] == "pong")
            await tab.send(type="leave")
        assert {state["seq"] for state in tab.seen if state["type"] == "state"} == {seq}


async def refused(tab: Player, **message: Any) -> None:
    name = message_id()
    await tab.send(id=name, **message)
    answer = await tab.until(lambda found: found.get("id") == name)
    assert answer["type"] == "refused", answer


def nearly_over(game: str) -> str:
    """A golden game without its last moves."""
    lines = (GOLDEN / game / "greedy-2.record").read_text().splitlines()
    moves = [i for i, line in enumerate(lines) if line[0].isdecimal()]
    return "\n".join([*lines[: moves[-LEFT]], ""])


@pytest.mark.parametrize("game", GAMES)
def test_no_choice_follows_once_the_record_is_public(web: Server, game: str) -> None:
    rng = random.Random(game)
    with web.client() as anybody:
        both = [{"kind": "me"}, {"kind": "me"}]
        made = bring(anybody, nearly_over(game), seats=both)
    table, keys = made["table"], ["pass"]
    with web.client(made["secret"]) as client:
        state = client.get(f"/api/tables/{table}", params={"seat": 0}).json()
        while not state["over"]:
            seat = rng.choice(state["waiting"])
            if seat != state["you"] or not state["options"]:
                eyes = {"seat": seat, "after": state["seq"]}
                state = client.get(f"/api/tables/{table}", params=eyes).json()
            if rng.random() < 0.1:
                closed_while_it_runs(client, table, state)
            chosen = any_choice(client, state, rng)
            body = {"id": message_id(), "seat": seat, "seq": state["seq"], "key": chosen}
            answer = client.post(f"/api/tables/{table}/choose", json=body)
            assert answer.status_code == 200, answer.text
            state, keys = answer.json(), [*keys[-3:], chosen]
        record = client.get(f"/api/tables/{table}/record")
        assert record.status_code == 200 and "\nend " in record.text
        for seat in (0, 1):
            answers = {
                request: ask(client, table, request, body).status_code
                for request, body in bodies(state["seq"], seat, keys[-1]).items()
            }
            ask(client, table, "POST seats/0", {"level": None})
            changing = (*KEYED, "POST undo", "POST hint", "POST sit", "POST resign", "POST end", "DELETE ")
            assert all(answers[request] in (400, 403, 409) for request in (*changing, "POST ahead")), answers
            assert all(answers[request] == 200 for request in ONCE_OVER), answers
            for key in keys[:-1]:
                tried = bodies(state["seq"], seat, key)
                answers = {
                    request: ask(client, table, request, tried[request]).status_code for request in KEYED
                }
                assert all(code in (400, 403, 409) for code in answers.values()), answers
        run(no_message_moves_it(web, made, state["seq"], keys))
        for level in ("easy", "hard", None):  # bots that take over find nothing to do either
            for seat in (0, 1):
                ask(client, table, f"POST seats/{seat}", {"level": level})
        run(asyncio.sleep(0.5))
        assert client.get(f"/api/tables/{table}").json()["seq"] == state["seq"]
        assert client.get(f"/api/tables/{table}/record").text == record.text
