"""How often an address may ask: pages, requests, messages, however they are spelled, behind a proxy too."""

import asyncio
import contextlib
import re
import socket
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from planetb.server.http.app import _near
from planetb.server.http.connections import Doorman, networks, spelled
from planetb.server.http.guard import PAUSE, Guard, household
from planetb.server.http.speaking import HEARD, Speaking
from planetb.server.process.limits import FLOOD, Limit
from planetb.server.process.settings import Settings
from planetb.server.table.refusals import Refusal
from server.test_connections import answer, opened
from server.tools import PATIENCE, Server, player, run, server


def burst(here: Server, source: str, path: str, number: int) -> list[bytes]:
    """The heads of the answers to so many requests that are sent at once, on one connection."""
    one = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with opened(here, one * (number - 1) + last, 1, source) as (connection,):
        return re.findall(rb"HTTP/1\.1 \d{3} .*?\r\n\r\n", answer(connection), re.DOTALL)


def refused(heads: list[bytes]) -> int:
    return sum(head.startswith(b"HTTP/1.1 429 ") for head in heads)


def in_the_end_refused(here: Server, source: str, path: str, number: int) -> bool:
    """Whether many of so many requests are refused, at the latest when a slow machine has asked ten times."""
    return any(refused(burst(here, source, path, number)) >= 10 for _ in range(10))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("/api/games/none/glossary", "127.0.0.51"),
        ("/%61pi/games/none/glossary", "127.0.0.52"),
        ("/api%2fgames/none/glossary", "127.0.0.53"),
    ],
)
def test_letters_that_are_written_as_numbers_count_like_others(slow: Server, path: str, source: str) -> None:
    heads = burst(slow, source, path, 60)
    assert len(heads) == 60 and all(b"cache-control: no-store" in head for head in heads)
    assert refused(heads) >= 10 or in_the_end_refused(slow, source, path, 60)


def test_pages_are_limited_by_address_too(slow: Server) -> None:
    assert refused(burst(slow, "127.0.0.54", "/table/abcdefghijkl", 60)) == 0
    assert in_the_end_refused(slow, "127.0.0.54", "/table/abcdefghijkl", 150)
    assert in_the_end_refused(slow, "127.0.0.57", "//", 150), "another spelling is no way around it"
    assert refused(burst(slow, "127.0.0.58", "/health", 2)) == 0


def test_a_flood_that_goes_on_waits_for_each_refusal(slow: Server) -> None:
    def waited() -> bool:
        """Whether the last requests of many were answered late: a slow machine needs more of them."""
        burst(slow, "127.0.0.55", "/api/games/none/glossary", 130)
        begun = time.monotonic()
        heads = burst(slow, "127.0.0.55", "/api/games/none/glossary", 6)
        return refused(heads) >= 1 and time.monotonic() - begun >= PAUSE

    assert any(waited() for _ in range(10))
    assert refused(burst(slow, "127.0.0.59", "/api/games/none/glossary", 6)) == 0


def test_a_flood_that_waits_leaves_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a proxy an address may have any number of connections; those that wait are a part of all."""

    async def story() -> None:
        waiting, over, sent = 0, asyncio.Event(), list[int]()

        async def wait(_: float) -> None:
            nonlocal waiting
            waiting += 1
            await over.wait()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                sent.append(message["status"])

        async def unreached(*_: Any) -> None:
            raise AssertionError("everything is refused")

        guard = Guard(unreached, Settings(messages_per_second=1, connections=40, sockets_per_address=3))
        guard._limit = Limit(2, 20, lambda: 0.0)
        scope = {"type": "http", "method": "GET", "path": "/api/games", "query_string": b"", "headers": []}
        for _ in range(20 + FLOOD + 1):
            with contextlib.suppress(Refusal):
                guard._limit.check("198.51.100.1")
        monkeypatch.setattr("planetb.server.http.guard.asyncio", SimpleNamespace(sleep=wait))
        asked = [guard(scope | {"client": ("198.51.100.1", 1)}, None, send) for _ in range(30)]
        tasks = [asyncio.ensure_future(each) for each in asked]
        while len(sent) < 24:
            await asyncio.sleep(0.01)
        assert (waiting, len(sent)) == (6, 24)  # of one address; of all a quarter of the connections
        over.set()
        await asyncio.gather(*tasks)
        assert sent == [429] * 30

    run(story())


def test_tabs_of_an_address_share_a_limit() -> None:
    """A tab says so much by itself, all of an address so much together."""
    together = Limit(10, 40, lambda: 0.0)
    services: Any = SimpleNamespace(settings=Settings(messages_per_second=1), messages=together)
    tabs = [Speaking(services) for _ in range(15)]
    heard = 0
    for tab in tabs:
        for _ in range(4):
            with contextlib.suppress(Refusal):
                tab.check("127.0.0.1")
                heard += 1
    assert heard == 40
    Speaking(services).check("127.0.0.2")


def test_a_tab_that_floods_is_cut_off(slow: Server) -> None:
    async def story() -> None:
        async with player(slow, local_addr=("127.0.0.56", 0)) as tab:
            for _ in range(4):
                await tab.send(type="ping")
                assert (await tab.receive())["type"] == "pong"
            with pytest.raises(ConnectionClosed) as cut_off:
                while True:
                    for _ in range(HEARD * 4):
                        await tab.send(type="ping")
                    for _ in range(HEARD * 4):
                        await tab.receive()
            assert cut_off.value.rcvd and cut_off.value.rcvd.code in (1008, 1013)

    run(story())


# Behind a proxy


def limited(here: Server, source: str, forwarded: Iterable[str]) -> bool:
    """Whether a peer that passes on requests for these addresses is refused, and not just once."""
    transport = httpx.HTTPTransport(local_address=source)
    refusals = 0
    with httpx.Client(base_url=here.address, transport=transport, timeout=PATIENCE) as client:
        for address in forwarded:
            said = client.get("/api/games/none/glossary", headers={"X-Forwarded-For": address})
            refusals += said.status_code == 429
            if refusals == 10:
                return True
    return refusals > 0


def many(address: str) -> Iterator[str]:
    """So many requests that a slow machine is too fast, too; a blank is filled by other numbers."""
    return (address.format(i % 256) for i in range(500))


def test_behind_a_trusted_proxy_the_real_address_counts(slow: Server) -> None:
    assert limited(slow, "127.0.0.9", many("198.51.100.1"))
    assert not limited(slow, "127.0.0.9", [f"198.51.101.{i}" for i in range(40)])
    # what the caller claims before its own address counts for nothing
    assert limited(slow, "127.0.0.9", many("203.0.113.{}, 198.51.100.2, 10.1.2.3"))


def test_numbers_are_for_the_neighbourhood(slow: Server) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.9")
    with httpx.Client(base_url=slow.address, transport=transport, timeout=PATIENCE) as client:
        for address, status in (("10.1.2.3", 200), ("192.168.7.7", 200), ("8.8.8.8", 404), ("2600::1", 404)):
            assert client.get("/metrics", headers={"X-Forwarded-For": address}).status_code == status


def test_from_anywhere_else_a_forwarded_address_is_ignored(slow: Server) -> None:
    for source in ("127.0.0.1", "127.0.0.7"):
        assert limited(slow, source, many("198.51.102.{}"))


def test_another_spelling_does_not_get_past_the_limit(slow: Server) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.11")
    with httpx.Client(base_url=slow.address, transport=transport, timeout=PATIENCE) as client:
        for _ in range(40):
            assert client.get(f"{slow.address}//api/games/none/glossary").status_code == 404


def test_an_address_of_ipv4_is_the_same_through_a_socket_of_ipv6() -> None:
    assert household("::ffff:203.0.113.7") == household("203.0.113.7") == household("::ffff:cb00:7107")
    assert _near("::ffff:127.0.0.1") and _near("::ffff:10.0.0.2") and not _near("::ffff:8.8.8.8")
    assert spelled(networks("10.0.0.0/8 ::1")) == ["10.0.0.0/8", "::1/128", "::ffff:10.0.0.0/104"]
    doorman = Doorman(Settings(proxies="10.0.0.0/8"))
    assert doorman._trusted("::ffff:10.1.2.3") and not doorman._trusted("::ffff:11.1.2.3")


def test_a_proxy_counts_as_one_through_a_socket_of_ipv6(tmp_path: Path) -> None:
    """A server that listens for IPv6 hears IPv4 through it, with addresses of its own spelling."""
    try:
        socket.create_server(("::", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("no IPv6 on this machine")
    more = {"PLANETB_PROXIES": "127.0.0.9", "PLANETB_MESSAGES_PER_SECOND": "1", "PLANETB_WORKERS": "0"}
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", host="::", **more) as here:
        address = f"http://127.0.0.1:{here.port}"
        for source, forwarded, status in (
            ("127.0.0.1", "8.8.8.8", 200),  # nobody's word counts but the proxy's
            ("127.0.0.9", "8.8.8.8", 404),
            ("127.0.0.9", "10.1.2.3", 200),
        ):
            transport = httpx.HTTPTransport(local_address=source)
            with httpx.Client(transport=transport, timeout=PATIENCE) as client:
                said = client.get(f"{address}/metrics", headers={"X-Forwarded-For": forwarded})
                assert said.status_code == status, source


def test_a_proxy_that_is_no_address_is_named() -> None:
    assert [str(network) for network in networks("10.0.0.0/8, ::1 127.0.0.1")] == [
        "10.0.0.0/8",
        "::1/128",
        "127.0.0.1/32",
    ]
    with pytest.raises(
        ValueError, match=r"'10\.0\.0\.1/8' is no address and no network such as 10\.0\.0\.0/8"
    ):
        networks("10.0.0.1/8")
