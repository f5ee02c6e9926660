"""Connections of a real server: half-sent requests, large heads, too many at once, proxies, odd addresses."""

import asyncio
import contextlib
import json
import resource
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from planetb.server.http.frames import are_whole, framed, unframed
from server.tools import PATIENCE, Player, Server, player, run, server

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Half: "
REST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5000\r\n"
REST += b"\r\n{"  # of it never comes
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for 60 connections in all and 40 from one address, who have to read soon."""
    file = tmp_path_factory.mktemp("small") / "tables.sqlite"
    limits = {"PLANETB_CONNECTIONS": "60", "PLANETB_SOCKETS_PER_ADDRESS": "20", "PLANETB_WORKERS": "0"}
    limits |= {"PLANETB_READ_SECONDS": "1", "PLANETB_BODY_SECONDS": "600"}
    with server(f"sqlite:///{file}", **limits) as here:
        yield here


@contextlib.contextmanager
def opened(
    here: Server, sent: bytes, number: int, source: str = "127.0.0.1"
) -> Iterator[list[socket.socket]]:
    """So many connections that have sent this."""
    found = []
    try:
        for _ in range(number):
            one = socket.create_connection(("127.0.0.1", here.port), PATIENCE, (source, 0))
            one.sendall(sent)
            found.append(one)
        yield found
    finally:
        for one in found:
            one.close()


@contextlib.contextmanager
def taken_in(
    here: Server, sent: bytes, number: int, source: str = "127.0.0.1"
) -> Iterator[list[socket.socket]]:
    """The same of bodies that never come whole, and that somebody waits for: the server has said so."""
    with opened(here, sent, number, source) as found:
        for one in found:
            assert one.recv(65536).startswith(b"HTTP/1.1 100 ")
        yield found


def answer(one: socket.socket, wait: float = PATIENCE) -> bytes:
    """Everything that comes until the other side closes."""
    one.settimeout(wait)
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := one.recv(65536):
            found += part
    return found


def numbers(here: Server) -> str:
    """What the server counts."""
    with here.client() as client:
        return client.get("/metrics").text


def open_now(here: Server) -> float:
    lines = numbers(here).splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("planetb_connections "))


def until(done: Callable[[], bool]) -> None:
    """Waits for something that must come true."""
    begun = time.monotonic()
    while not done():
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.1)


def emptied(here: Server) -> None:
    """Waits until what other tests have opened is gone."""
    until(lambda: open_now(here) == 1)


def test_a_half_sent_head_is_closed_however_it_trickles(slow: Server) -> None:
    with opened(slow, HALF, 1) as (one,), opened(slow, b"", 1) as (silent,):
        with contextlib.suppress(OSError):  # until the other side has closed
            one.settimeout(0.1)
            while True:
                one.sendall(b"x")
                with contextlib.suppress(TimeoutError):
                    assert one.recv(65536, socket.MSG_PEEK).startswith(b"HTTP/1.1 408 ")
                    break
        assert answer(one).startswith(b"HTTP/1.1 408 ")
        assert answer(silent).startswith(b"HTTP/1.1 408 ")


def test_a_half_sent_second_request_is_closed_too(slow: Server) -> None:
    with opened(slow, WHOLE, 1) as (one,):
        assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
        one.sendall(HALF)
        assert b"HTTP/1.1 408 " in answer(one)


def test_a_body_that_never_comes_is_not_waited_for(slow: Server) -> None:
    with taken_in(slow, REST, 1) as (one,):
        assert answer(one) == b"", "an answer may be under way"


def test_a_tab_that_does_not_read_is_cut_off_and_others_are_served(small: Server) -> None:
    """It asks for state after state and reads none: what waits for it is bounded, and so is its time."""

    async def story() -> None:
        with small.client() as client:
            wanted = {"game": "reworld", "seats": [{"kind": "me"}, {"kind": "friend"}]}
            made = client.post("/api/tables", json=wanted).json()
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", small.port))
        plain = {"sock": narrow, "compression": None, "close_timeout": 1}
        async with player(small, **plain) as tab, player(small) as other:
            tab.socket.transport.pause_reading()  # what comes stays with the system, which has a limit
            enter = json.dumps({"type": "enter", "table": made["table"], "secret": made["secret"], "seat": 0})
            async with asyncio.timeout(PATIENCE):
                with contextlib.suppress(ConnectionError, ConnectionClosed):
                    while not tab.socket.transport.is_closing():
                        await tab.socket.send(enter)
                        await asyncio.sleep(0)
                while 'why="not read"' not in await asyncio.to_thread(numbers, small):
                    await asyncio.sleep(0.05)
            await other.enter(made["table"])

    run(story())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_any_other_program_would(size: int) -> None:
    text = b"x" * size
    assert b"".join(framed(text)) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 16_384])
def test_a_whole_message_is_read_as_any_other_program_would(size: int) -> None:
    text = b"x" * size
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert unframed(sent, 16_384) == text and are_whole(sent) and are_whole(sent + sent)
    assert unframed(sent, size - 1) is None  # too large
    assert unframed(sent[:-1], 16_384) is unframed(sent + sent, 16_384) is None
    assert not are_whole(sent[:-1]) and not are_whole(sent + sent[:1])
    begun = Frame(Opcode.TEXT, text, fin=False).serialize(mask=True)
    others = [Frame(Opcode.PING, b"x").serialize(mask=True), Frame(Opcode.TEXT, text).serialize(mask=False)]
    assert unframed(begun, 16_384) is None and not are_whole(begun)
    assert all(unframed(other, 16_384) is None and are_whole(other) for other in others)


def test_messages_may_come_in_pieces_and_several_at_once(small: Server) -> None:
    async def story() -> None:
        with small.client() as client:
            async with player(small) as tab:
                await pieces(client, tab)

    async def pieces(client: httpx.Client, tab: Player) -> None:
        ping = b'{"type":"ping"}'
        whole = Frame(Opcode.TEXT, ping).serialize(mask=True)
        parts = [
            Frame(Opcode.TEXT, ping[:4], fin=False).serialize(mask=True),
            Frame(Opcode.CONT, ping[4:]).serialize(mask=True),
        ]
        first, second = [whole, whole + whole, whole[:3], whole[3:]], [whole, whole[:1], whole[1:] + whole]
        for piece in [*first, *parts, *second]:
            tab.socket.transport.write(piece)
            await asyncio.to_thread(client.get, "/health")  # it has arrived by then, alone
        for _ in range(8):
            assert (await tab.receive())["type"] == "pong"

    run(story())


def test_a_large_head_is_refused_in_one_piece_or_in_many(small: Server) -> None:
    with opened(small, HALF + b"x" * 60_000, 1) as (one,):
        assert answer(one).startswith(b"HTTP/1.1 431 ")
    with small.client() as client:
        refused = client.get("/api/games", headers={"X-Large": "x" * 17_000})
        assert (refused.status_code, refused.json()["code"]) == (431, "head_too_large")
        assert client.get("/api/games", headers={"X-Large": "x" * 15_000}).status_code == 200


def test_one_address_has_so_many_connections_and_others_are_served_meanwhile(small: Server) -> None:
    """Its places are taken by tabs, which make way for nobody."""

    async def story() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(20):
                await stack.enter_async_context(player(small))
            with taken_in(small, REST, 20), opened(small, WHOLE, 1) as (one,):
                assert (await asyncio.to_thread(answer, one)).startswith(b"HTTP/1.1 503 ")
                with opened(small, WHOLE, 1, "127.0.0.2") as (other,):
                    assert (await asyncio.to_thread(other.recv, 65536)).startswith(b"HTTP/1.1 200 ")

    emptied(small)
    run(story())


def test_when_all_places_are_in_use_the_address_with_the_most_gives_one_up(small: Server) -> None:
    """Two addresses fill the server with bodies that are still being sent; whoever comes is served."""
    emptied(small)
    with taken_in(small, REST, 30, "127.0.0.41") as ones, taken_in(small, REST, 30, "127.0.0.42") as others:
        for number in range(44, 47):
            with opened(small, WHOLE, 1, f"127.0.0.{number}") as (one,):
                assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
        with taken_in(small, REST, 1, "127.0.0.47"), opened(small, WHOLE, 1, "127.0.0.42") as (one,):
            assert answer(one).startswith(b"HTTP/1.1 503 ")
        for early in (*ones[:25], *others[:25]):
            early.setblocking(False)
            with pytest.raises(BlockingIOError):
                early.recv(1)  # the newest go first


def test_few_addresses_behind_a_proxy_do_not_take_all_sockets(tmp_path: Path) -> None:
    """Their connections are the proxy's, of which there may be as many as there are at all."""
    limits = {"PLANETB_CONNECTIONS": "60", "PLANETB_SOCKETS_PER_ADDRESS": "30", "PLANETB_WORKERS": "0"}
    limits |= {"PLANETB_PROXIES": "127.0.0.1"}

    async def story(here: Server) -> None:
        async with contextlib.AsyncExitStack() as stack:

            async def come(address: str) -> Player:
                more = {"additional_headers": {"X-Forwarded-For": address}}
                return await stack.enter_async_context(player(here, **more))

            tabs = [await come(f"198.51.100.{number}") for _ in range(27) for number in (1, 2)]
            newcomers = [await come(f"203.0.113.{number}") for number in range(4)]
            for tab in newcomers:
                await tab.send(type="ping")
                assert (await tab.receive())["type"] == "pong"
            with pytest.raises(ConnectionClosed):
                await (await come("198.51.100.1")).receive()
            for tab in tabs[:48]:  # the newest went
                await tab.send(type="ping")
                assert (await tab.receive())["type"] == "pong"
            with pytest.raises(ConnectionClosed) as gone:
                await tabs[-1].receive()
            assert gone.value.rcvd and gone.value.rcvd.code == 1013
            with here.client() as client:
                assert (await asyncio.to_thread(client.get, "/health")).status_code == 200

    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **limits) as here:
        run(story(here))


def test_of_one_address_a_half_sent_request_makes_way_for_a_whole_one(small: Server) -> None:
    for _ in range(2):
        with opened(small, HALF, 120):
            for _ in range(3):
                with opened(small, WHOLE, 1) as (one,):
                    assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
                with opened(small, WHOLE, 1, "127.0.0.2") as (other,):
                    assert other.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_when_all_places_are_taken_a_half_sent_request_makes_way_for_a_whole_one(small: Server) -> None:
    with opened(small, HALF, 35), opened(small, HALF, 25, "127.0.0.2"):
        for number in range(3, 9):
            with opened(small, WHOLE, 1, f"127.0.0.{number}") as (one,):
                assert one.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_thousands_of_half_sent_requests_stop_nobody(tmp_path: Path) -> None:
    """1,900 of them from 24 addresses, with the limits that `planetb serve` has by itself."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    file = tmp_path / "tables.sqlite"
    more = {"PLANETB_WORKERS": "0", "PLANETB_HEAD_SECONDS": "12"}  # a busy machine opens so many in less
    try:
        with server(f"sqlite:///{file}", **more) as here, contextlib.ExitStack() as stack:
            for number in range(24):
                stack.enter_context(opened(here, HALF, 80, f"127.0.1.{number + 1}"))
            assert open_now(here) > 1500, "somebody is answered while they are all there"
            until(lambda: open_now(here) < 20)
            assert 'planetb_connections_closed_total{why="head late"}' in numbers(here)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_sockets_count_as_connections_until_they_close(small: Server) -> None:
    async def story() -> None:
        async with player(small) as tab, player(small) as other:
            for each in (tab, other):
                await each.send(type="ping")
                await each.receive()
            assert await asyncio.to_thread(open_now, small) >= 3

    emptied(small)
    run(story())
    emptied(small)


@pytest.mark.parametrize(
    "path",
    [
        *("//api/games", "/api//games", "/%2fapi/games", "/api/games%00", "/api/%ff", "/api/games%0a"),
        *("/api%2f%2fgames", "/\\api/games", "///", "/%5capi/games", "//127.0.0.1/api/games"),
    ],
)
def test_another_spelling_of_an_address_is_no_address(small: Server, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    with opened(small, head, 1) as (one,):
        found = answer(one).decode()
    assert found.startswith("HTTP/1.1 404 ") and "cache-control: no-store" in found.lower()


@pytest.mark.parametrize(
    "path",
    [
        "/./api/games",
        "/api/../api/games",
        "/api/./games",
        "/API/games",
        "/x/../api/games",
        "/api",
        "/api;/games",
    ],
)
def test_dots_and_other_letters_lead_to_no_answer_of_the_interface(small: Server, path: str) -> None:
    """Nobody resolves them: what is not below `/api/` as it is written is a page, or nothing."""
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    with opened(small, head, 1) as (one,):
        top, _, rest = answer(one).partition(b"\r\n\r\n")
    if path.startswith("/api/"):
        assert b" 404 " in top and b"cache-control: no-store" in top.lower()
    elif path == "/api":
        assert b" 404 " in top
    else:
        assert b"content-type: text/html" in top.lower() and rest.lstrip().lower().startswith(b"<!doctype")
