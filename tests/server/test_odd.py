"""Odd input: the same clear refusal on SQLite and on PostgreSQL, and never a trace."""

import asyncio
import contextlib
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from planetb.games import registry
from server.conftest import Pair
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


def push(endpoint: str) -> bytes:
    return json.dumps({"endpoint": endpoint, "p256dh": "B" * 87, "auth": "A" * 22}).encode()


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
    ("GET", "/api/people?name=%ff", b""),
    ("GET", "/api/people?name=Ada%ed%a0%80", b""),
    ("GET", f"/api/people?name={DIGITS}", b""),
    ("GET", "/api/games/reworld/explore?who=%c3", b""),
    ("GET", "/api/games/reworld/explore/parts?key=%e2%28%a1", b""),
    ("POST", "/api/account/pushes", push("https://fcm.googleapis.com/x\0")),
    ("POST", "/api/account/pushes", push("https://fcm.googleapis.com/\u0662")),
]


@pytest.mark.parametrize(("method", "path", "body"), ODD, ids=range(len(ODD)))
def test_odd_bytes_are_refused_in_words(here: Server, method: str, path: str, body: bytes) -> None:
    with here.client() as client:
        answer = client.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 409), answer.text  # 409: a record of other rules
        problem = answer.json()
        assert problem["code"] not in ("server_error", "busy") and problem["message"]
        assert len(problem["message"]) < 1000


WORDS = (
    "a\0b",
    "\0",
    "a\nb",
    "\u2028" * 3,
    "9" * 39,
    "\ufdfa" * 40,
    "\u200b" * 3,
    "\uffff" * 3,
    "\U0001d160" * 13,
)


def answers(here: Server) -> list[tuple[str, int, str]]:
    """What a server says to odd words wherever a text may stand."""
    found = []
    with here.client() as client:
        name = message_id()
        assert (
            client.post("/api/account", json={"name": name, "password": "correct horse"}).status_code == 201
        )
        made = make(client, [{"kind": "me"}, {"kind": "friend"}])
        table = f"/api/tables/{made['table']}"
        cup = {"game": "reworld", "seats": 2, "rounds": 1, "size": 2, "span": 86_400}
        for number, word in enumerate(WORDS):
            asked = {"seat": 0, "seq": 0}
            bodies: dict[str, Any] = {
                "/api/ties": {"name": word, "kind": "friend"},
                "/api/reports": {"name": word, "text": word},
                "/api/session": {"name": word, "password": word * 8},
                "/api/account/messages": {"lang": "en", "zone": word},
                "/api/account/reset": {"mail": word},
                "/api/account/mail": {"mail": word, "password": "correct horse"},
                "/api/account/pushes/remove": {"endpoint": f"https://fcm.googleapis.com/{word}"},
                "/api/tournaments": cup | {"title": word},
                "/api/tables": {"game": word, "seats": SEATS},
                "/api/tables?": {"game": "reworld", "seats": SEATS, "variants": {word: word}},
                "/api/tables??": {"game": "reworld", "seats": [{"kind": "me", "name": word}, {"kind": "me"}]},
                "/api/records": {"record": word},
                "/api/invitations/peek": {"invitation": (word * 32)[:32]},
                f"{table}/calls": {"name": word},
                f"{table}/say": {"id": f"line-{number:04}", "text": word, "name": word},
                f"{table}/why": asked | {"key": word},
                f"{table}/preview": asked | {"key": word},
                f"{table}/things": asked | {"picked": [word]},
                f"{table}/choose": asked | {"id": f"choice-{number:04}", "key": word},
                f"{table}/ahead": asked | {"moves": [word]},
                f"{table}/plan": asked | {"lines": [[{"key": word}]]},
            }
            for path, body in bodies.items():
                answer = client.post(path, json=body)
                code = "" if answer.status_code < 300 else answer.json()["code"]
                found.append((path.replace(made["table"], "…") + f" {number}", answer.status_code, code))
            for path in ("/api/people", "/api/games/reworld/explore"):
                answer = client.get(path, params={"name": word, "who": word})
                found.append((f"GET {path} {number}", answer.status_code, answer.json().get("code", "")))
    return found


def test_odd_words_are_answered_alike_by_both_databases(web: Server, pair: Pair) -> None:
    one, two = answers(web), answers(pair[1])
    assert len(one) > 180
    for first, second in zip(one, two, strict=True):
        assert first == second
        assert first[1] < 500, first


def test_odd_messages_are_answered_alike_by_both_databases(web: Server, pair: Pair) -> None:
    async def told(here: Server) -> list[str]:
        found = []
        ada, _ = await asyncio.to_thread(start, here)
        async with player(here) as tab:
            await tab.enter(ada["table"], ada["secret"], 0)
            for number, word in enumerate((*WORDS, DIGITS[:1000])):
                for message in (
                    {"type": "choose", "seat": 0, "seq": 0, "key": word},
                    {"type": "things", "seat": 0, "seq": 0, "picked": [word[:100]]},
                    {"type": "say", "text": word[:400], "name": word[:40]},
                    {"type": "undo", "seat": 0, "seq": 0, "more": word},
                    {"type": word, "seat": 0},
                ):
                    name = f"odd-{number:04}-{len(found):04}"
                    await tab.send(id=name, **message)
                    answer = await tab.until(lambda m, name=name: m.get("id") == name)  # type: ignore[misc]
                    found.append(f"{message['type']!r} {answer['type']} {answer.get('code')}")
            for text in (
                '{"type": "undo", "id": "abcdefgh", "seat": 0, "seq": ' + DIGITS + "}",
                '{"type": "undo", "id": "abcdefgh", "seat": 0, "seq": 1e400}',
                "[" * 9000,
                '{"type": "say", "id": "abcdefgh", "text": "\\ud800"}',
                "\0",
                "",
            ):
                await tab.socket.send(text)
                answer = await tab.until(lambda m: m["type"] == "refused")
                found.append(f"{text[:9]} {answer['code']}")
            await tab.socket.send(b"\xff\xfe", text=True)
            with contextlib.suppress(ConnectionClosed):
                await tab.until(lambda m: False)
            found.append(str(tab.socket.close_code))
        return found

    one, two = run(told(web)), run(told(pair[1]))
    assert one == two and one[-1] == "1007"
    assert not [answer for answer in one if "server_error" in answer or "busy" in answer]
    assert all("bad_request" in answer for answer in one[-7:-1]), one[-7:]


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
