"""Tournaments through real servers: followed live, and played at two of them."""

import asyncio
import contextlib
from functools import partial
from typing import Any

import httpx

from server.conftest import Pair
from server.cup import DAY, quick_bots  # noqa: F401
from server.tools import Server, player, run


def test_who_attends_a_tournament_that_is_called_off_is_told(web: Server) -> None:
    async def story() -> None:
        body = {"title": "Cup", "game": "reworld", "seats": 2, "rounds": 1, "size": 2, "span": DAY}
        with web.client() as client:
            made = client.post("/api/tournaments", json=body).json()
            async with player(web) as tab:
                await tab.send(type="attend", tournament=made["tournament"])
                shown = await tab.until(lambda message: message["type"] == "tournament")
                assert (shown["host"], shown["you"]) == (False, None)
                path = f"/api/tournaments/{made['tournament']}"
                assert client.delete(path).status_code == 403
                assert client.delete(path, headers=bearer(made["secret"])).status_code == 204
                told = await tab.until(lambda message: message["type"] == "refused")
                assert told["code"] == "no_tournament"
                await tab.send(type="attend")
                listed = await tab.until(lambda message: message["type"] == "tournaments")
                assert made["tournament"] not in [one["id"] for one in listed["tournaments"]]

    run(story())


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def give_up(client: httpx.Client, path: str, secret: str, *, bot: bool) -> None:
    """Resigns to another person; against a bot lets another one play on, or ends the game as it stands."""
    seat = client.post(f"{path}/sit", headers=bearer(secret)).json()
    where, mine, number = f"/api/tables/{seat['table']}", bearer(seat["secret"]), seat["yours"][0]
    resigned = client.post(f"{where}/resign", json={"seat": number}, headers=mine)
    if resigned.status_code != 200 and resigned.json()["code"] == "nobody_to_resign_to":
        way, body = (
            (f"seats/{number}", {"level": "beginner"}) if bot else ("end", {"seat": number, "agree": True})
        )
        assert client.post(f"{where}/{way}", json=body, headers=mine).status_code == 200


async def played_through(servers: list[Server]) -> dict[str, Any]:
    """A tournament of eight over three rounds, asked for at one server or several, and followed live."""
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(each.client()) for each in servers]
        body = {
            "title": "Cup",
            "game": "how_to_save_a_world",
            "seats": 2,
            "rounds": 3,
            "size": 8,
            "span": DAY,
        }
        made = (
            clients[0].post("/api/tournaments", json=body | {"fill": "beginner", "same_deals": True}).json()
        )
        path = f"/api/tournaments/{made['tournament']}"
        names = [f"P{i}" for i in range(1, 8)]
        people = [clients[-1].post(f"{path}/enter", json={"name": name}).json()["secret"] for name in names]
        async with player(servers[-1]) as tab:
            await tab.send(type="attend", tournament=made["tournament"], secret=people[0])
            await tab.until(lambda message: message["type"] == "tournament" and message["you"] == 1)
            assert clients[0].post(f"{path}/start", headers=bearer(made["secret"])).status_code == 200
            for round_ in (1, 2, 3):
                await tab.until(
                    lambda message: message["type"] == "tournament" and message["card"]["round"] == round_  # noqa: B023
                )
                for i, secret in enumerate(people):
                    client = clients[i % len(clients)]
                    await asyncio.to_thread(partial(give_up, client, path, secret, bot=round_ == 1))
            return await tab.until(
                lambda message: message["type"] == "tournament" and message["card"]["stage"] == "over"
            )


def check(found: dict[str, Any]) -> None:
    assert [len(each["pairings"]) for each in found["rounds"]] == [4, 4, 4]
    assert sum(one["points"] for one in found["entrants"]) == 12
    assert {one["name"] for one in found["entrants"]} >= {"P1", "P7"}


def test_a_whole_tournament_through_two_servers_on_postgres(pair: Pair) -> None:
    check(run(played_through([*pair[:2]])))
