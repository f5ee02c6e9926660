"""Sockets to a real server: two seats and a spectator, cuts, bad messages, the lobby."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from planetb.server.http.live import _carry
from server.test_http import make
from server.tools import Player, Server, message_id, player, run


def start(web: Server, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table for two people, both seated."""
    with web.client() as client:
        made = make(client, **more)
        token = made["invitations"][0]["token"]
        return made, client.post("/api/join", json={"invitation": token, "name": "Ben"}).json()


def hands(state: dict[str, Any]) -> list[Any]:
    return [area["hand"] for area in state["view"]["seats"]]


def test_two_seats_and_a_spectator_see_the_game_each_with_their_own_eyes(web: Server) -> None:
    async def story() -> None:
        ada, ben = start(web)
        async with player(web) as first, player(web) as second, player(web) as third:
            await first.enter(ada["table"], ada["secret"], 0)
            await second.enter(ada["table"], ben["secret"], 1, lang="de")
            await third.enter(ada["table"])
            tabs = {0: first, 1: second}
            for _ in range(12):
                tab = tabs[first.state["waiting"][0]]
                done = await tab.choose(last=True)
                assert done["type"] == "done"
                for each in (first, second, third):
                    await each.at_least(done["seq"])
            assert [hand is not None for hand in hands(first.state)] == [True, False]
            assert [hand is not None for hand in hands(second.state)] == [False, True]
            assert hands(third.state) == [None, None]
            assert third.state["options"] == [] and third.state["prompt"] == "" and third.state["yours"] == []
            for each in (second, third):
                kinds = {message["type"] for message in each.seen}
                assert kinds <= {"state", "people", "done", "watching"}

    run(story())


def test_a_tab_that_was_cut_off_goes_on_after_what_it_knew(web: Server) -> None:
    async def story() -> None:
        ada, ben = start(web)
        async with player(web) as second:
            await second.enter(ada["table"], ben["secret"], 1)
            async with player(web) as first:
                await first.enter(ada["table"], ada["secret"], 0)
                await first.choose()
                known = (await first.at_least(1))["seq"]
                first.socket.transport.abort()
            tabs: dict[int, Player] = {1: second}
            async with player(web) as again:
                tabs[0] = again
                await second.at_least(1)
                await again.enter(ada["table"], ada["secret"], 0, after=known)
                assert again.state["log"]["keep"] == known == again.state["moment"]
                assert again.state["log"]["lines"] == []
                await again.enter(ada["table"], ada["secret"], 0, after=0)
                assert again.state["log"]["keep"] == 0 and again.state["log"]["lines"]

    run(story())


def test_the_same_message_on_a_new_connection_is_done_once(web: Server) -> None:
    async def story() -> None:
        ada, _ = start(web)
        name, key, done = message_id(), "", []
        for _ in range(2):
            async with player(web) as tab:
                await tab.enter(ada["table"], ada["secret"], 0)
                key = key or tab.state["options"][0]["key"]
                await tab.send(type="choose", id=name, seat=0, seq=0, key=f" {key.upper()} ")
                done.append(await tab.until(lambda message: message.get("id") == name))
        assert [(each["type"], each["seq"]) for each in done] == [("done", 1), ("done", 1)]

    run(story())


BAD = [
    "",
    "{",
    "null",
    "[]",
    '{"type": "fly"}',
    '{"type": "enter"}',
    '{"type": "enter", "table": "../../etc"}',
    "[" * 9_000,
    '{"type": "choose", "id": ' + "[" * 9_000,
    '{"type": "choose", "id": "short", "seat": 0, "seq": 0, "key": "x"}',
    '{"type": "choose", "id": "message-bad1", "seat": 0, "seq": -1, "key": "x"}',
    '{"type": "choose", "id": "message-bad2", "seat": 9, "seq": 0, "key": "x"}',
    '{"type": "choose", "id": "message-bad3", "seat": 0, "seq": 0, "key": "x", "force": true}',
    '{"type": "choose", "id": "message-bad4", "seat": 1, "seq": 0, "key": "out"}',
    '{"type": "choose", "id": "message-bad5", "seat": 0, "seq": 0, "key": "no such word"}',
    '{"type": "choose", "id": "message-bad6", "seat": 0, "seq": 999, "key": "out"}',
    '{"type": "undo", "id": "message-bad7", "seat": 0, "seq": 0}',
    '{"type": "look", "seat": 1}',
    '{"type": "say", "id": "message-bad8", "text": ""}',
    json.dumps({"type": "say", "id": "message-bad9", "text": "x" * 401}),
]


def test_bad_messages_are_refused_and_change_nothing(web: Server) -> None:
    async def story() -> None:
        ada, _ = start(web)
        async with player(web) as tab:
            await tab.enter(ada["table"], ada["secret"], 0)
            before = tab.state
            for text in BAD:
                await tab.socket.send(text)
                answer = await tab.until(lambda message: message["type"] == "refused")
                assert answer["code"] and answer["message"]
            await tab.socket.send(b"\x00\xff")
            await tab.until(lambda message: message["type"] == "refused")
            await tab.send(type="look", seat=0)
            after = await tab.until(
                lambda message: message["type"] == "state" and message["log"]["keep"] == -1
            )
            assert after | {"seats": []} == before | {"seats": []}  # but for who is online

    run(story())


def test_an_oversized_message_closes_the_socket(web: Server) -> None:
    async def story() -> None:
        ada, _ = start(web)
        async with player(web) as tab:
            await tab.enter(ada["table"], ada["secret"], 0)
            with pytest.raises(ConnectionClosed) as closed:
                await tab.socket.send("x" * 100_000)
                await tab.until(lambda message: False)
            assert closed.value.rcvd and closed.value.rcvd.code == 1009
        async with player(web) as tab:
            await tab.enter(ada["table"], ada["secret"], 0)
            assert tab.state["seq"] == 0

    run(story())


def test_a_page_of_another_site_cannot_open_a_socket(web: Server) -> None:
    async def story() -> None:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                async with player(web, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with player(web, origin=web.address) as tab:
            await tab.send(type="ping")
            assert (await tab.receive())["type"] == "pong"

    run(story())


def test_a_hot_seat_tab_shows_one_seat_at_a_time(web: Server) -> None:
    async def story() -> None:
        with web.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "me"}])
        async with player(web) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            assert tab.state["yours"] == [0, 1]
            assert [hand is not None for hand in hands(tab.state)] == [True, False]
            await tab.send(type="look", seat=1, lang="hu")
            await tab.until(lambda message: message["type"] == "state" and message["you"] == 1)
            assert [hand is not None for hand in hands(tab.state)] == [False, True]
            assert tab.state["log"]["keep"] == -1

    run(story())


def test_the_lobby_hears_whose_turn_it_is(web: Server) -> None:
    async def story() -> None:
        ada, ben = start(web)
        async with player(web) as lobby, player(web) as tab:
            await lobby.send(type="follow", secrets=[ben["secret"]])
            first = await lobby.until(lambda message: message["type"] == "tables")
            assert [card["id"] for card in first["tables"]] == [ada["table"]]
            await tab.enter(ada["table"], ada["secret"], 0)
            while tab.state["waiting"] == [0]:
                done = await tab.choose(last=True)
                await tab.at_least(done["seq"])
            await lobby.until(
                lambda message: message["type"] == "tables" and message["tables"][0]["waiting"] == [1]
            )

    run(story())


def test_people_see_who_is_there_and_what_they_say(web: Server) -> None:
    async def story() -> None:
        ada, ben = start(web)
        async with player(web) as first:
            await first.enter(ada["table"], ada["secret"], 0)
            async with player(web) as second:
                await second.enter(ada["table"], ben["secret"], 1)
                await first.until(
                    lambda message: message["type"] == "people" and message["seats"][1]["online"]
                )
                await second.send(type="say", id=message_id(), text="Hello!")
                said = await first.until(lambda message: message["type"] == "talk")
                assert (said["seat"], said["name"], said["text"]) == (1, "Ben", "Hello!")
            await first.until(
                lambda message: message["type"] == "people" and not message["seats"][1]["online"]
            )

    run(story())


def test_a_reader_who_does_not_read_gets_the_latest_state_only(web: Server) -> None:
    async def story() -> None:
        ada, ben = start(web)
        async with player(web) as lazy, player(web) as first, player(web) as second:
            await lazy.enter(ada["table"])
            lazy.socket.transport.pause_reading()
            await first.enter(ada["table"], ada["secret"], 0)
            await second.enter(ada["table"], ben["secret"], 1)
            tabs = {0: first, 1: second}
            for _ in range(60):
                if first.state["over"]:
                    break
                tab = tabs[first.state["waiting"][0]]
                done = await tab.choose(last=True)
                for each in (first, second):
                    await each.at_least(done["seq"])
            lazy.socket.transport.resume_reading()
            await lazy.at_least(first.state["seq"])
            states = [message for message in lazy.seen if message["type"] == "state"]
            moments = [line["moment"] for state in states for line in state["log"]["lines"]]
            assert moments == sorted(moments) and moments[-1] <= first.state["moment"]
            assert lazy.state["view"] == (await spectated(web, ada["table"]))["view"]

    async def spectated(web: Server, table: str) -> dict[str, Any]:
        with web.client() as client:
            return await asyncio.to_thread(lambda: client.get(f"/api/tables/{table}").json())

    run(story())


def test_a_bot_plays_on_and_a_hint_arrives(web: Server) -> None:
    async def story() -> None:
        with web.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        async with player(web) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            with web.client(made["secret"]) as client:
                path = f"/api/tables/{made['table']}/hint"
                asked = await asyncio.to_thread(lambda: client.post(path, json={"seat": 0}).json())
            hint = await tab.until(lambda m: m["type"] == "job" and m["id"] == asked["id"] and m["hint"])
            best = hint["hint"]["favourites"][0]["option"]["key"]
            assert best in [option["key"] for option in tab.state["options"]]
            while tab.state["waiting"] == [0]:
                done = await tab.choose(last=True)
                await tab.at_least(done["seq"])
            assert tab.state["thinking"] == [1]
            await tab.until(lambda m: m["type"] == "state" and 0 in m["waiting"])

    run(story())


@pytest.mark.parametrize(("error", "logged"), [(OSError("gone"), False), (RuntimeError("a bug"), True)])
def test_a_tab_that_leaves_during_a_message_is_no_error(
    error: Exception, logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    class Leaving:
        async def pump(self) -> None:
            raise error

        async def hear(self) -> str:
            await asyncio.Event().wait()
            return ""

        async def watch_session(self) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int) -> None:
            raise OSError

    leaving: Any = Leaving()
    run(_carry(leaving, leaving))
    assert ("a socket failed" in caplog.text) == logged
