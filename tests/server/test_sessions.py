"""A seat that is held by an account alone is held as long as the session lasts, on open sockets too."""

import asyncio
import sqlite3
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from planetb.cli.main import main
from planetb.server.http.people import COOKIE
from server.conftest import Pair
from server.test_http import make
from server.tools import Player, Server, message_id, player, run, server

PASSWORD = "correct horse"


def registered(client: httpx.Client, name: str) -> dict[str, Any]:
    """An account and a table of its own; the secret of the seat is not used any further."""
    assert client.post("/api/account", json={"name": name, "password": PASSWORD}).status_code == 201
    return make(client)


def cookie(client: httpx.Client) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}


async def loses_the_seat(tab: Player, table: str) -> None:
    """The tab watches on, but neither sees nor does more than anybody."""
    state = await tab.until(lambda message: message["type"] == "state" and message["you"] is None)
    assert (state["yours"], state["host"], state["options"], state["prompt"]) == ([], False, [], "")
    assert [area["hand"] for area in state["view"]["seats"]] == [None, None]
    name = message_id()
    await tab.send(type="choose", id=name, seat=0, seq=state["seq"], key="out")
    refused = await tab.until(lambda message: message.get("id") == name)
    assert (refused["type"], refused["code"]) == ("refused", "not_your_seat")
    await tab.send(type="look", seat=0)
    assert (await tab.until(lambda message: message["type"] == "refused"))["code"] == "not_your_seat"
    await tab.send(type="enter", table=table, seat=0)
    assert (await tab.until(lambda message: message["type"] == "refused"))["code"] == "not_your_seat"
    await tab.send(type="follow", secrets=[])
    assert (await tab.until(lambda message: message["type"] == "tables"))["tables"] == []


def test_logging_out_ends_the_seat_of_an_open_socket(web: Server) -> None:
    async def story() -> None:
        with web.client() as client:
            made = registered(client, "Leaver")
            async with player(web, additional_headers=cookie(client)) as tab:
                await tab.enter(made["table"], seat=0)
                assert tab.state["options"]
                await asyncio.to_thread(client.delete, "/api/session")
                await loses_the_seat(tab, made["table"])

    run(story())


def test_a_new_password_ends_the_seats_of_other_devices(web: Server) -> None:
    async def story() -> None:
        with web.client() as client:
            made = registered(client, "Changer")
            async with player(web, additional_headers=cookie(client)) as old:
                await old.enter(made["table"], seat=0)
                body = {"old": PASSWORD, "new": "another horse"}
                await asyncio.to_thread(lambda: client.post("/api/account/password", json=body))
                async with player(web, additional_headers=cookie(client)) as new:
                    await new.enter(made["table"], seat=0)
                    await loses_the_seat(old, made["table"])
                    assert (await new.choose(last=True))["type"] == "done"

    run(story())


def test_a_seat_held_by_its_secret_outlives_the_session(web: Server) -> None:
    async def story() -> None:
        with web.client() as client:
            made = registered(client, "Keeper")
            async with player(web, additional_headers=cookie(client)) as tab:
                await tab.enter(made["table"], made["secret"], 0)
                await asyncio.to_thread(client.delete, "/api/session")
                await tab.until(lambda message: message["type"] == "state")
                assert tab.state["you"] == 0 and (await tab.choose(last=True))["type"] == "done"

    run(story())


def test_a_session_that_runs_out_ends_the_seat(tmp_path: Any) -> None:
    async def story(here: Server) -> None:
        with here.client() as client:
            made = registered(client, "Sleeper")
            with sqlite3.connect(tmp_path / "tables.sqlite") as database:
                database.execute(
                    "UPDATE sessions SET expires = ?", (time.time() + 8.0,)
                )  # to come in takes less
            database.close()
            async with player(here, additional_headers=cookie(client)) as tab:
                await tab.enter(made["table"], seat=0)
                await loses_the_seat(tab, made["table"])

    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as here:
        run(story(here))


def test_logging_out_at_one_process_ends_the_seat_at_another(pair: Pair) -> None:
    async def story(first: Server, second: Server) -> None:
        with first.client() as client:
            made = registered(client, "Roamer")
            async with player(second, additional_headers=cookie(client)) as tab:
                await tab.enter(made["table"], seat=0)
                await asyncio.to_thread(client.delete, "/api/session")
                await loses_the_seat(tab, made["table"])
        await shown_out(second)

    run(story(*pair[:2]))


async def shown_out(here: Server) -> None:
    """Somebody is banned by the command while a page is open: told, cut off, and out by the secret too."""
    with here.client() as client:
        made = registered(client, "Rowdy")
        async with player(here, additional_headers=cookie(client)) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            ban = ["admin", "ban", "Rowdy", "--days", "3", "--database", here.database]
            assert await asyncio.to_thread(main, ban) == 0
            told = await tab.until(lambda message: message["type"] == "refused")
            assert told["code"] == "banned" and "until" in told["message"]
            with pytest.raises(ConnectionClosed) as cut:
                await tab.until(lambda message: False)
            assert cut.value.rcvd and (cut.value.rcvd.code, cut.value.rcvd.reason) == (1008, "banned")
        async with player(here, additional_headers=cookie(client)) as again:
            await again.send(type="enter", table=made["table"], secret=made["secret"], seat=0)
            assert (await again.until(lambda message: message["type"] == "refused"))["code"] == "bad_secret"
        unban = ["admin", "unban", "Rowdy", "--database", here.database]
        assert await asyncio.to_thread(main, unban) == 0
        body = {"name": "Rowdy", "password": PASSWORD}
        assert client.post("/api/session", json=body).status_code == 201
        async with player(here, additional_headers=cookie(client)) as back:
            await back.enter(made["table"], seat=0)
            assert back.state["options"], "the seat is still the account's"


def test_a_ban_closes_the_socket_at_once(web: Server) -> None:
    run(shown_out(web))
