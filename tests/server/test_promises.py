"""Sentences of docs/security.md that no other test holds: numbers, and what a server leaves on the disk."""

import base64
import json
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from planetb.server.society.recovery import HOUR
from planetb.server.table import people
from planetb.server.table.people import Caller
from server.members import HOME, PASSWORD, quick_hashing, reachable, refused  # noqa: F401
from server.receivers import Mailbox, mailbox
from server.test_connections import HALF, REST, WHOLE, answer, opened
from server.test_http import SEATS, make
from server.tools import ANYBODY, PATIENCE, Hand, Server, run, server, services

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
NAME = "Zsuzsanna"
WORD = "a password of her own"
ELSEWHERE = "127.0.0.77"
KIB = 1024


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the sizes and times that it has by itself."""
    file = tmp_path_factory.mktemp("plain") / "tables.sqlite"
    with server(f"sqlite:///{file}", PLANETB_WORKERS="0") as here:
        yield here


def promised(words: str) -> None:
    assert words in " ".join(PAGE.read_text(encoding="utf-8").split()), "the page says something else by now"


def status(here: Server, path: str, body: bytes) -> int:
    with here.client() as client:
        headers = {"content-type": "application/json"}
        return client.post(path, content=body, headers=headers).status_code


def test_half_a_head_has_5_seconds_and_half_a_body_20(plain: Server) -> None:
    promised("16 KiB of head in 5 seconds, 64 KiB of body (400 KB of a record) in 20")

    def seconds(sent: bytes) -> float:
        begun = time.monotonic()
        with opened(plain, sent, 1) as (one,):
            answer(one)
            return time.monotonic() - begun

    with ThreadPoolExecutor(2) as threads:
        head, body = threads.map(seconds, (HALF, REST))
    assert 4.5 < head < body and body > 19.5  # a busy machine is late with both, and early with none


def test_a_head_has_16_kib_a_body_64_and_a_record_400_000_bytes(plain: Server) -> None:
    for size, good in ((16 * KIB, True), (16 * KIB + 1, False)):
        names = len("hostx-padding")  # names and values count, not what is between them
        head = f"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Padding: {'x' * (size - names - 9)}\r\n\r\n"
        with opened(plain, head.encode(), 1) as (one,):
            assert one.recv(65536).startswith(b"HTTP/1.1 200 " if good else b"HTTP/1.1 431 ")
    table = json.dumps({"game": "reworld", "seats": SEATS}).encode()
    assert status(plain, "/api/tables", table.ljust(64 * KIB)) == 201
    assert status(plain, "/api/tables", table.ljust(64 * KIB + 1)) == 413
    record = json.dumps({"record": "reworld"}).encode()
    assert status(plain, "/api/records", record.ljust(400_000)) == 400
    assert status(plain, "/api/records", record.ljust(400_001)) == 413


def test_connections_that_idle_after_an_answer_keep_nobody_out(tmp_path: Path) -> None:
    """Places in all are taken by idle ones of several addresses; the longest silent of them makes way."""
    promised("idle connections")
    limits = {"PLANETB_CONNECTIONS": "60", "PLANETB_SOCKETS_PER_ADDRESS": "20", "PLANETB_WORKERS": "0"}
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **limits) as here, ExitStack() as stack:
        for i in range(2, 6):
            for one in stack.enter_context(opened(here, WHOLE, 20, f"127.0.0.{i}")):
                assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
        for source in ("127.0.0.1", "127.0.0.9"):
            with opened(here, WHOLE, 1, source) as (one,):
                assert one.recv(65536).startswith(b"HTTP/1.1 200 ")


def rows(file: Path) -> Iterator[tuple[str, str]]:
    """Every value of every row of a database, with its table."""
    with closing(sqlite3.connect(file)) as opened_file:
        names = [
            name for (name,) in opened_file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        for name in names:
            for row in opened_file.execute(f'SELECT * FROM "{name}"'):
                for value in row:
                    yield name, value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def bits(secret: str) -> int:
    return 8 * len(base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4)))


def lives(here: Server) -> dict[str, str]:
    """Somebody makes an account, opens a table, talks, invites and shares; returns all their secrets."""
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=here.address, timeout=PATIENCE, transport=transport) as client:
        said = client.post("/api/account", json={"name": NAME, "password": WORD})
        assert said.status_code == 201
        (years,) = re.findall(r"planetb_browser=[^;]+;.*?Max-Age=(\d+)", said.headers["set-cookie"])
        assert int(years) == 5 * 365 * 86_400
        made = make(client, [{"kind": "me"}, {"kind": "friend"}])
        mine = {"Authorization": f"Bearer {made['secret']}"}
        talk = {"id": "message-talk", "text": "hello"}
        assert client.post(f"/api/tables/{made['table']}/say", json=talk, headers=mine).status_code == 200
        wrong = {"name": NAME, "password": "another password"}
        assert client.post("/api/session", json=wrong).status_code == 401
        assert client.post("/api/session", json={"name": NAME, "password": WORD}).status_code == 201
        share = client.post(f"/api/tables/{made['table']}/shares", json={"moment": 0}, headers=mine).json()
        secrets = {name: value for name, value in client.cookies.items() if value}
        secrets |= {"secret": made["secret"], "share": share["token"]}
        return secrets | {f"invitation {i}": one["token"] for i, one in enumerate(made["invitations"])}


def test_whoever_reads_the_database_finds_no_secret_no_password_and_no_address(tmp_path: Path) -> None:
    promised("secrets, links, invitations and sessions are hashes of 192 random bits, passwords argon2id")
    file = tmp_path / "tables.sqlite"
    with server(f"sqlite:///{file}", PLANETB_WORKERS="0") as here:
        secrets = lives(here)
        here.stop()
    assert {"planetb_session", "planetb_browser", "secret", "invitation 0"} <= set(secrets)
    share = secrets.pop("share")  # shows what is open to all: no secret
    assert {name: bits(secret) for name, secret in secrets.items()} == dict.fromkeys(secrets, 192)
    hidden = {**secrets, "password": WORD, "address": ELSEWHERE}
    on_disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert NAME.encode() in on_disk and share, "names are stored as given"
    for name, secret in hidden.items():
        assert secret.encode() not in on_disk, name
    (password,) = [value for name, value in rows(file) if value.startswith("$argon2")]
    assert password.startswith("$argon2id$")


def test_a_name_that_nobody_has_takes_as_long_as_a_wrong_password() -> None:
    """What is compared then costs as much as what is stored of anybody."""
    assert extract_parameters(unquicked_nobody()) == extract_parameters(PasswordHasher().hash(WORD))


def unquicked_nobody() -> str:
    """The hash of nobody as the program has it: the tests put a quick one in its place."""
    (found,) = re.findall(r'"(\$argon2id\$[^"]+)"', Path(people.__file__).read_text(encoding="utf-8"))
    return str(found)


@pytest.mark.parametrize("secure", ["true", "false"])
def test_cookies_are_for_this_server_alone_and_behind_https_for_nothing_else(
    tmp_path: Path, secure: str
) -> None:
    more = {"PLANETB_SECURE_COOKIES": secure, "PLANETB_WORKERS": "0"}
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **more) as here, here.client() as client:
        said = client.post("/api/account", json={"name": NAME, "password": WORD})
        cookies = said.headers.get_list("set-cookie")
        assert [one.partition("=")[0] for one in cookies] == ["planetb_session", "planetb_browser"]
        for one in cookies:
            flags = {flag.strip().lower() for flag in one.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= flags
            assert ("secure" in flags) == (secure == "true") and not any("domain" in flag for flag in flags)
        assert ("strict-transport-security" in said.headers) == (secure == "true")


def test_a_deleted_account_leaves_no_row_that_says_its_name(tmp_path: Path) -> None:
    promised("A deleted account** leaves no row that names it")
    file = tmp_path / "tables.sqlite"
    with server(f"sqlite:///{file}", PLANETB_WORKERS="0") as here:
        lives(here)
        with here.client() as client:
            assert client.post("/api/session", json={"name": NAME, "password": WORD}).status_code == 201
            other = make(client, [{"kind": "me"}, {"kind": "friend"}])
            with here.client() as friend:
                token = other["invitations"][-1]["token"]
                assert friend.post("/api/join", json={"invitation": token, "name": "Ben"}).status_code == 201
            cup = {"title": "Cup", "game": "reworld", "seats": 2, "rounds": 1, "size": 2, "span": 86_400}
            made = client.post("/api/tournaments", json=cup).json()
            enter = f"/api/tournaments/{made['tournament']}/enter"
            assert client.post(enter, json={"name": NAME}).status_code == 201
            said = client.post("/api/account/delete", json={"password": WORD})
            assert said.status_code in (200, 204), said.text
        here.stop()
    found = [(name, value) for name, value in rows(file) if NAME.casefold() in value.casefold()]
    assert not found
    assert any(value == "Ben" for _, value in rows(file)), "whoever played along is still there"


def test_three_mails_an_hour_and_a_link_is_good_for_two_hours(tmp_path: Path) -> None:
    promised("three times an hour")
    promised("good once and for two hours")

    async def story(box: Mailbox) -> None:
        hand = Hand()
        async with services(tmp_path, clock=hand, smtp=box.address, public=HOME) as here:
            await reachable(here, box)
            hand.at += HOUR
            for i in range(3):
                await here.recovery.ask(Caller(f"10.0.0.{i}"), "ada@example.org", "en")
            with refused("too_many_mails"):
                await here.recovery.ask(Caller("10.0.0.9"), "ada@example.org", "en")
            hand.at += HOUR
            await here.recovery.ask(Caller("10.0.0.9"), "ada@example.org", "en")
            await here.postman.sweep()
            token = box.link("reset").partition("#")[2]
            assert bits(token) == 192
            hand.at += 2 * HOUR - 1
            await here.recovery.reset(ANYBODY, token, "another horse")
            await here.recovery.ask(ANYBODY, "ada@example.org", "en")
            await here.postman.sweep()
            token = box.link("reset").partition("#")[2]
            hand.at += 2 * HOUR + 1
            with refused("bad_link"):
                await here.recovery.reset(ANYBODY, token, "third horse")

    with mailbox() as box:
        run(story(box))


def test_a_link_leads_to_the_address_in_the_settings_whatever_a_request_says(tmp_path: Path) -> None:
    promised("they lead to the address in the settings, never to one from a request")
    with mailbox() as box:
        more = {"PLANETB_SMTP": box.address, "PLANETB_PUBLIC": HOME, "PLANETB_WORKERS": "0"}
        names = "localhost 127.0.0.1 evil.example"
        with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", PLANETB_HOSTS=names, **more) as here:
            with httpx.Client(base_url=here.address, headers=forged(), timeout=PATIENCE) as client:
                account = {"name": NAME, "password": WORD}
                assert client.post("/api/account", json=account).status_code == 201
                mail = {"mail": "ada@example.org", "password": WORD}
                said = client.post("/api/account/mail", json=mail)
                assert said.status_code in (200, 201, 204), said.text
            waited = time.monotonic() + PATIENCE
            while not box.letters and time.monotonic() < waited:
                time.sleep(0.1)
            assert box.link("confirm").startswith(f"{HOME}/confirm#")
            assert "evil" not in str(box.letters[-1])
            strange = HALF.replace(b"localhost", b"other.example") + b"x\r\n\r\n"
            with opened(here, strange, 1) as (one,):
                assert not one.recv(65536).startswith(b"HTTP/1.1 200 "), "another name is not served at all"


def forged() -> dict[str, str]:
    return {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}


def test_a_socket_that_never_says_anything_is_closed(plain: Server) -> None:
    with socket.create_connection(("127.0.0.1", plain.port), PATIENCE) as silent:
        assert answer(silent).startswith(b"HTTP/1.1 408 ")


def test_a_flood_of_logins_from_many_addresses_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Each tries a few times, as it may: few wait to be hashed, two at a time, and the rest is told so."""
    promised("floods of logins or uploads")
    body = json.dumps({"name": NAME, "password": "a guess of somebody"}).encode()
    login = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    login += b"Content-Length: %d\r\n\r\n" % len(body) + body
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", PLANETB_WORKERS="0") as here, ExitStack() as stack:
        flood = []
        for i in range(100, 140):
            flood += stack.enter_context(opened(here, login, 5, f"127.0.0.{i}"))
        with here.client() as client:
            for _ in range(5):
                assert client.get("/api/games").status_code == 200
                make(client)
        answers = [one.recv(12).decode().split()[1] for one in flood]
    assert {*answers} == {"401", "503"} and answers.count("503") > 100
