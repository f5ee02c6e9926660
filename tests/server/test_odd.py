"""Odd input: the same clear refusal on SQLite and on PostgreSQL, and never a trace."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from planetb.games import registry
from server.test_http import SEATS, make
from server.test_live import start
from server.tools import Server, message_id, player, run

DIGITS = "9" * 5000
RULES = registry.game("reworld").meta.rules_version
WIDE = "\ufdfa" * 24  # each is eighteen letters long once it is compared
APART = "\U0001d160" * 24  # each becomes three characters when it is put together


@pytest.fixture(params=["sqlite", "postgresql"])
def here(request: pytest.FixtureRequest) -> Server:
    found: Server
    if request.param == "sqlite":
        found = request.getfixturevalue("web")
    else:
        found = request.getfixturevalue("pair")[1]
    return found


def table(**more: Any) -> bytes:
    return json.dumps({"game": "reworld", "seats": SEATS} | more).encode()


ODD: list[tuple[str, str, bytes]] = [
    ("POST", "/api/tables", b'{"game": "\xff\xfe", "seats": []}'),
    ("POST", "/api/tables", b'{"game": "reworld\xc3", "seats": [{"kind": "me", "name": "\xe2\x28\xa1"}]}'),
    ("POST", "/api/tables", b'{"game": "\\ud800x", "seats": [{"kind": "me"}]}'),
    ("POST", "/api/tables", b'{"game": "reworld\\u0000", "seats": [{"kind": "me"}, {"kind": "me"}]}'),
    ("POST", "/api/tables", table(variants={"mode": 7}).replace(b"7", DIGITS.encode())),
    ("POST", "/api/tables", table(variants={"mode": 7}).replace(b"7", b"9" * 300)),
    ("POST", "/api/tables", table(seats=[{"kind": "me", "name": APART}, {"kind": "me"}])),
    ("POST", "/api/account", json.dumps({"name": WIDE, "password": "correct horse"}).encode()),
    ("POST", "/api/account", json.dumps({"name": APART, "password": "correct horse"}).encode()),
    (
        "POST",
        "/api/account",
        json.dumps({"name": "\u200b\u200b\u200b", "password": "correct horse"}).encode(),
    ),
    ("POST", "/api/account", b'{"name": "Ada\xff", "password": "correct horse"}'),
    ("POST", "/api/join", json.dumps({"invitation": "x" * 32 + "\n"}).encode()),
    ("POST", "/api/mine", json.dumps({"secrets": ["x" * 32 + "\n"]}).encode()),
    ("POST", "/api/records", json.dumps({"record": f"reworld {RULES}\nseats {DIGITS}\nseed 7\n"}).encode()),
    ("POST", "/api/records", json.dumps({"record": f"reworld {DIGITS}\nseats 2\nseed 7\n"}).encode()),
    ("POST", "/api/records", json.dumps({"record": "reworld\u2028 1\r\x0bseats \u0662\n"}).encode()),
    ("POST", "/api/records", b'{"record": "reworld 1\xff"}'),
    ("GET", f"/api/tables/abcdefghijkl?seat={DIGITS}", b""),
    ("GET", f"/api/tables/abcdefghijkl?after={DIGITS}", b""),
    ("GET", "/api/tables/abcdefghijkl?lang=%ff", b""),
]


@pytest.mark.parametrize(("method", "path", "body"), ODD, ids=range(len(ODD)))
def test_odd_bytes_are_refused_in_words(here: Server, method: str, path: str, body: bytes) -> None:
    with here.client() as client:
        answer = client.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 409), answer.text  # 409: a record of other rules
        problem = answer.json()
        assert problem["code"] not in ("server_error", "busy") and problem["message"]
        assert len(problem["message"]) < 1000


def test_an_odd_path_leads_nowhere(here: Server) -> None:
    with here.client() as client:
        for path in (
            "/api/tables/abcdefghijkl%0a",
            "/api/jobs/abcdefghijkl%0A",
            "/api/shares/%ff%fe",
            "/%00",
        ):
            assert client.get(path).status_code == 404, path


def test_odd_headers_are_no_secret_and_no_session(here: Server) -> None:
    with here.client() as client:
        made = make(client)
        for odd in (b"Bearer \xff\xfe", b"Bearer " + b"x" * 9000, b"Bearer"):
            answer = client.get(f"/api/tables/{made['table']}?seat=0", headers={b"authorization": odd})
            assert answer.status_code == 403
        assert client.get("/api/me", headers={b"cookie": b"planetb_session=\xff\x80"}).json() == {
            "account": None
        }


def choose(client: httpx.Client, made: dict[str, Any], **message: Any) -> httpx.Response:
    return client.post(f"/api/tables/{made['table']}/choose", json=message)


def test_a_message_id_that_is_used_for_something_else_is_an_error(here: Server) -> None:
    with here.client() as anybody:
        made = make(anybody, [{"kind": "me"}, {"kind": "me"}])
    with here.client(made["secret"]) as client:
        state = client.get(f"/api/tables/{made['table']}", params={"seat": 0}).json()
        keys = [option["key"] for option in state["options"]]
        name = message_id()
        first = choose(client, made, id=name, seat=0, seq=0, key=keys[-1])
        assert first.status_code == 200
        assert choose(client, made, id=name, seat=0, seq=0, key=keys[-1]).json()["seq"] == 1
        assert choose(client, made, id=name, seat=0, seq=1, key=f"  {keys[-1].upper()} ").json()["seq"] == 1
        others = [
            choose(client, made, id=name, seat=0, seq=1, key=keys[0]),
            choose(client, made, id=name, seat=1, seq=1, key=keys[-1]),
            client.post(f"/api/tables/{made['table']}/undo", json={"id": name, "seat": 0, "seq": 1}),
        ]
        for other in others:
            assert (other.status_code, other.json()["code"]) == (409, "reused_id"), other.text
            assert name in other.json()["message"]
        say = f"/api/tables/{made['table']}/say"
        said = client.post(say, json={"id": "line-0001", "text": "Hello"}).json()
        assert client.post(say, json={"id": "line-0001", "text": "Hello"}).json() == said
        assert client.post(say, json={"id": "line-0001", "text": "Bye"}).json()["code"] == "reused_id"
        long = client.post(say, json={"id": "line-0002", "text": "\U0001d160" * 300})
        assert (long.status_code, long.json()["code"]) == (400, "bad_request")
        assert client.get(f"/api/tables/{made['table']}").json()["seq"] == 1


def test_a_newline_in_an_id_is_refused_on_a_socket_too(here: Server) -> None:
    async def story() -> None:
        ada, _ = await asyncio.to_thread(start, here)
        async with player(here) as tab:
            await tab.enter(ada["table"], ada["secret"], 0)
            for odd in ("abcdefgh\n", "abcdefgh\u2028", "abcdefg\u0000"):
                await tab.send(type="undo", id=odd, seat=0, seq=0)
                refused = await tab.until(lambda message: message["type"] == "refused")
                assert refused["code"] == "bad_request"

    run(story())
