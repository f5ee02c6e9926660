"""Picks over the network: through the socket as one message, and by plain request."""

from typing import Any

from server.test_http import make
from server.tools import Player, Server, message_id, player, run


def seated(web: Server) -> dict[str, Any]:
    with web.client() as client:
        return make(client, [{"kind": "me"}, {"kind": "me"}])


async def until_a_pick_of_several(tab: Player) -> None:
    """Plays both seats until at least one thing has to be picked."""
    while not (tab.state["pick"] and not tab.state["pick"]["fits"]):
        assert not tab.state["over"]
        if tab.state["you"] not in tab.state["waiting"]:
            seat = tab.state["waiting"][0]
            await tab.send(type="look", seat=seat)
            await tab.until(lambda m, seat=seat: m["type"] == "state" and m["you"] == seat)
            continue
        done = await tab.choose(last=True)
        await tab.at_least(done["seq"])


def test_a_pick_goes_through_the_socket_as_one_message(web: Server) -> None:
    async def story() -> None:
        made = seated(web)
        async with player(web) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            await until_a_pick_of_several(tab)
            before = tab.state
            await tab.choose("pass")
            assert tab.seen[-1]["type"] == "refused" and tab.seen[-1]["code"] == "illegal_pick"
            key = tab.move(0)
            backwards = " + ".join(reversed(key.split(" + ")))
            done = await tab.choose(backwards)
            assert (done["type"], done["seq"]) == ("done", before["seq"] + 1)
            await tab.at_least(done["seq"])
            name = message_id()
            await tab.send(type="undo", id=name, seat=before["you"], seq=done["seq"])
            undone = await tab.until(lambda m: m.get("id") == name)
            if undone["type"] == "done":  # else the move showed something new
                state = await tab.at_least(undone["seq"])
                assert state["redo"] and sorted(state["redo"].split(" + ")) == sorted(key.split(" + "))
                assert (state["pick"], state["view"]) == (before["pick"], before["view"])

    run(story())


def test_a_selection_is_looked_at_by_plain_request(web: Server) -> None:
    async def story() -> None:
        made = seated(web)
        async with player(web) as tab:
            await tab.enter(made["table"], made["secret"], 0)
            await until_a_pick_of_several(tab)
            state = tab.state
        path = f"/api/tables/{made['table']}/things"
        body = {"seat": state["you"], "seq": state["seq"], "picked": []}
        with web.client(made["secret"]) as client:
            empty = client.post(path, json=body, params={"lang": "de"}).json()
            assert empty["more"] == state["pick"]["more"] and not empty["fits"] and empty["why"]
            for picked, status, code in (
                (["no such card"], 400, "unknown_choice"),
                (["card 1"] * 101, 400, "bad_request"),
                (["x" * 101], 400, "bad_request"),
                ([1], 400, "bad_request"),
                (["slot u1"], 409, "illegal_pick"),
                (["card 1"] * 99, 409, "illegal_pick"),
            ):
                answer = client.post(path, json=body | {"picked": picked})
                assert (answer.status_code, answer.json()["code"]) == (status, code), picked
                assert answer.json()["message"]
            stale = client.post(path, json=body | {"seq": state["seq"] + 1})
            assert stale.json()["code"] == "stale" and stale.json()["fresh"]["seq"] == state["seq"]
            long = {"id": message_id(), "seat": state["you"], "seq": state["seq"], "key": "x" * 2001}
            answer = client.post(f"/api/tables/{made['table']}/choose", json=long)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        with web.client() as stranger:
            assert stranger.post(path, json=body).json()["code"] == "not_your_seat"

    run(story())
