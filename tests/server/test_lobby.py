"""The lobby: open tables, sitting down, pairing, links as pictures, live changes."""

import asyncio
from pathlib import Path

import pytest

from planetb.server.process.services import Services
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Created, Pace, Pair, Sit
from server.tools import ANYBODY, Server, holder_of, look, player, run, services, wanted

Place = dict[str, str]


async def listed(here: Services, *kinds: str) -> Created:
    wish = wanted(*kinds)
    wish.listed = True
    return await here.seating.create(ANYBODY, wish)


def test_open_tables_are_joined_and_full_ones_watched(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await listed(here, "me", "friend")
            private = await here.seating.create(ANYBODY, wanted("me", "friend"))
            lobby = await here.lobbies.lobby(ANYBODY)
            assert [card.id for card in lobby.free] == [made.table] and not lobby.full
            assert lobby.free[0].gathering
            joined = await here.lobbies.sit(made.table, ANYBODY, Sit("Ben"))
            assert joined.yours == [1] and (await look(here, joined, 1)).seats[1].name == "Ben"
            lobby = await here.lobbies.lobby(ANYBODY)
            assert not lobby.free and [card.id for card in lobby.full] == [made.table]
            for table, caller, code in (
                (private.table, ANYBODY, "not_listed"),
                (made.table, holder_of(joined.secret), "already_here"),
                (made.table, ANYBODY, "no_free_seat"),
            ):
                with pytest.raises(Refusal) as refused:
                    await here.lobbies.sit(table, caller, Sit("Eve"))
                assert refused.value.code == code

    run(story())


def test_two_who_want_the_same_at_the_same_time_meet(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as one, services(tmp_path, **place) as two:
            if not place:
                two = one  # on SQLite there is one process
            for wish in (Pair("beacon", 2, pace=Pace(bank=600)), Pair("beacon", 2, pace=Pace(free=86_400))):
                ada, ben = await asyncio.gather(
                    one.lobbies.pair(ANYBODY, wish), two.lobbies.pair(ANYBODY, wish)
                )
                assert ada.table == ben.table and {*ada.yours, *ben.yours} == {0, 1}
            third = await one.lobbies.pair(ANYBODY, wish)
            assert third.table != ada.table
            assert (await one.lobbies.pair(ANYBODY, Pair("beacon", 2))).table != third.table  # other pace
            assert (await one.lobbies.pair(ANYBODY, Pair("beacon", 3, pace=wish.pace))).table != third.table
            mine = Pair("beacon", 2, pace=wish.pace, tables=[third.table])
            assert (await one.lobbies.pair(ANYBODY, mine)).table != third.table, "not with myself"

    run(story())


def test_nobody_is_paired_for_a_live_game_with_somebody_who_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            wish = Pair("beacon", 2, pace=Pace(bank=600))
            first = await here.lobbies.pair(ANYBODY, wish)
            await here.presence.arrive(first.table, (0,))
            await here.presence.depart(first.table, (0,))
            second = await here.lobbies.pair(ANYBODY, wish)
            assert second.table != first.table
            await here.presence.arrive(second.table, (0,))
            assert (await here.lobbies.pair(ANYBODY, wish)).table == second.table

    run(story())


def test_whoever_looks_at_the_lobby_sees_changes_at_once(web: Server) -> None:
    async def story() -> None:
        async with player(web) as tab:
            await tab.send(type="browse")
            await tab.until(lambda message: message["type"] == "lobby")
            wish = {"game": "reworld", "seats": [{"kind": "me"}, {"kind": "friend"}], "listed": True}
            with web.client() as client:
                made = client.post("/api/tables", json=wish).json()

                def there(message: dict) -> bool:  # type: ignore[type-arg]
                    return any(card["id"] == made["table"] for card in message.get("free", []))

                await tab.until(there)
                assert (
                    client.post(f"/api/tables/{made['table']}/sit", json={"name": "Ben"}).status_code == 201
                )
                await tab.until(lambda message: message["type"] == "lobby" and not there(message))
                gone = client.post("/api/tables", json=wish).json()
                await tab.until(
                    lambda message: any(c["id"] == gone["table"] for c in message.get("free", []))
                )
                head = {"Authorization": f"Bearer {gone['secret']}"}
                assert client.delete(f"/api/tables/{gone['table']}", headers=head).status_code == 204
                await tab.until(
                    lambda message: (
                        message["type"] == "lobby" and all(c["id"] != gone["table"] for c in message["free"])
                    )
                )

    run(story())


def test_the_picture_of_a_link_is_square_and_dark_where_it_should_be(web: Server) -> None:
    with web.client() as client:
        body = {"invitation": "a" * 32, "address": "https://planetb.example"}
        found = client.post("/api/invitations/qr", json=body).json()
        size = found["size"]
        assert size > 21 and found["path"].startswith("M2 2h7v1h-7z")  # the corner mark
        bad = client.post("/api/invitations/qr", json=body | {"address": "javascript:alert(1)"})
        assert bad.status_code == 400
