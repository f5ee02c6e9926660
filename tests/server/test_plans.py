"""Choices prepared ahead: made when asked, only as long as the plan holds, seen by nobody else."""

import random
from pathlib import Path
from typing import Any

import pytest

from planetb.server.storage.plans import PlanStore
from planetb.server.wire import AskAhead, Handover, Intent, Pace, SetPlan
from server.planning import (  # noqa: F401
    SURE,
    Place,
    calm,
    imagination,
    let_others,
    line,
    one_choice,
    plan,
    played,
    read,
    turn_of,
    two,
)
from server.test_http import make
from server.tools import (
    ANYBODY,
    Hand,
    Server,
    choose,
    code,
    holder_of,
    look,
    player,
    run,
    sat_down,
    services,
    undo,
    wanted,
)


def test_a_plan_answers_when_its_seat_is_asked_and_once(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with (
            services(tmp_path, clock=clock, **place) as here,
            services(tmp_path, clock=clock, **place) as there,
        ):
            hands = await two(here)
            seat = 1 - await turn_of(here, hands)
            seq = (await look(here, hands[0])).seq
            mine = holder_of(hands[seat].secret)
            shown = await here.plans.ahead(hands[0].table, mine, AskAhead(seat, seq, []), "de")
            assert shown.later and shown.prompt and shown.view
            wish = next(one.key for one in shown.options if one.copies == 0)
            kept = await plan(here, hands, seat, [wish], bold=True)
            assert kept.lines[0][0].key == wish and kept.stopped is None
            assert (await read(here, hands, seat, "hu")).lines[0][0].text
            clock.at += SURE
            assert await here.plans.sweep() == 0, "it is not its turn"
            await let_others(here, hands, seat, random.Random(1))
            assert await here.plans.sweep() == 0, "a plan answers no sooner than a person could"
            clock.at += SURE
            made = [await each.plans.sweep() for each in (there, here, there, here)]
            found = await read(here, hands, seat)
            done = [word for who, word in await played(here, hands) if who == seat]
            if sum(made):
                assert sum(made) == 1 and done == found.played == [wish] and found.stopped == "done"
            else:
                assert done == [] and found.played == [] and found.stopped in ("impossible", "reveals")

    run(story())


def test_the_first_line_that_holds_goes_on(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock, **place) as here:
            hands = await two(here)
            seat = await turn_of(here, hands)
            first, second, *_ = await calm(here, hands, seat)
            await plan(here, hands, seat, [first], [second])
            row = await PlanStore(here.database).plan(hands[0].table, seat)
            assert row
            row.lines[0][0].said["en"] = "something else that lay there"  # the key means another thing by now
            await here.plans.store.put(row)
            clock.at += SURE
            assert await here.plans.sweep() == 1
            assert (await played(here, hands))[-1] == (seat, second)
            assert (await read(here, hands, seat)).played == [second]

    run(story())


def test_a_plan_goes_on_through_a_turn_and_over_a_restart(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock, **place) as here:
            hands = await two(here)
            seat = await turn_of(here, hands)
            moves = await line(here, hands, seat, 4)
            assert len(moves) > 1
            await plan(here, hands, seat, moves)
        async with services(tmp_path, clock=clock, **place) as again:
            for _ in moves:
                clock.at += SURE
                assert await again.plans.sweep() == 1
            assert [word for who, word in await played(again, hands) if who == seat] == moves
            assert (await read(again, hands, seat)).stopped == "done"
            clock.at += SURE
            assert await again.plans.sweep() == 0

    run(story())


def test_a_plan_shows_nothing_new_unless_that_very_choice_may(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            hands = await two(here, "beacon")
            await choose(here, hands[0], 0, "bid 0")  # the other bid turns both up
            seq, mine = (await look(here, hands[0])).seq, holder_of(hands[1].secret)
            assert await code(plan(here, hands, 1, ["bid 1"])) == "plan_shows"
            ahead = await here.plans.ahead(hands[0].table, mine, AskAhead(1, seq, ["bid 1"]), "en")
            assert ahead.reveals and ahead.made[0].shows and not ahead.options
            longer = SetPlan(1, seq, [[Intent("bid 1", True), Intent("pass")]])
            assert await code(here.plans.write(hands[0].table, mine, longer, "en")) == "plan_shows"
            await here.plans.write(hands[0].table, mine, SetPlan(1, seq, [[Intent("bid 1", True)]]), "en")
            clock.at += SURE
            assert await here.plans.sweep() == 1
            assert (await played(here, hands))[-1] == (1, "bid 1")
            assert (await read(here, hands, 1)).stopped == "done"

    run(story())


@pytest.mark.parametrize("bold", [False, True])
def test_a_plan_stops_where_its_seat_was_shown_something_new_unless_it_is_bold(
    tmp_path: Path, bold: bool
) -> None:
    """In a whole game; what others draw into their hands is nothing new."""

    async def story() -> None:
        clock, chance, found = Hand(), random.Random(3), {"news": 0, "others": 0}
        async with services(tmp_path, clock=clock) as here:
            hands = await two(here, "how_to_save_a_world")
            while not (state := await look(here, hands[0])).over and sum(found.values()) < 25:
                seat = 1 - state.waiting[0]
                mine, seq = holder_of(hands[seat].secret), state.seq
                ahead = await here.plans.ahead(hands[0].table, mine, AskAhead(seat, seq, []), "en")
                keys = [one.key for one in ahead.options if one.copies == 0]
                if keys:
                    wish = SetPlan(seat, seq, [[Intent(keys[0], shows=True)]], bold)
                    await here.plans.write(hands[0].table, mine, wish, "en")
                await let_others(here, hands, seat, chance)
                clock.at += SURE
                await here.plans.sweep()
                if keys and (stopped := (await read(here, hands, seat)).stopped):
                    found["news" if stopped == "news" else "others"] += 1
                await one_choice(here, hands, chance)
            assert found["others"] and bool(found["news"]) is not bold, found

    run(story())


def test_a_plan_is_void_once_its_person_chooses_or_takes_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            hands = await two(here)
            seat = await turn_of(here, hands)
            first, second, *_ = await calm(here, hands, seat)
            await plan(here, hands, seat, [first])
            await choose(here, hands[seat], seat, second)
            assert (await read(here, hands, seat)).stopped == "by_hand"
            seq = (await look(here, hands[0])).seq
            assert await code(plan(here, hands, seat, [first], seq=seq - 1)) == "plan_late"
            if seat in (await look(here, hands[0])).waiting:
                moves = await line(here, hands, seat, 1)
                await plan(here, hands, seat, moves)
            await undo(here, hands[seat], seat)
            assert (await read(here, hands, seat)).stopped == "undone"
            clock.at += SURE
            assert await here.plans.sweep() == 0 and await played(here, hands) == []

    run(story())


def test_a_plan_is_void_when_what_it_was_made_upon_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            hands = await two(here)
            seat = await turn_of(here, hands)
            await choose(here, hands[seat], seat, (await calm(here, hands, seat))[0])
            moves = await line(here, hands, 1 - seat, 1)
            await plan(here, hands, 1 - seat, moves)
            await undo(here, hands[seat], seat)
            assert (await read(here, hands, 1 - seat)).stopped == "undone"

    run(story())


def test_a_plan_goes_with_the_seat_of_its_person(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock, **place) as here:
            wish = wanted("me", "friend", "friend", game="reworld")
            wish.pace = Pace(free=3600)
            made = await here.seating.create(ANYBODY, wish)
            hands: Any = (made, *await sat_down(here, made, "Ben", "Eva"))
            for gone in ("bot", "late", "resigned"):
                seat = await turn_of(here, hands)
                mine = holder_of(hands[seat].secret)
                await plan(here, hands, seat, (await calm(here, hands, seat))[:1])
                if gone == "bot":
                    await here.seating.hand_over(made.table, mine, seat, Handover("easy"))
                elif gone == "late":
                    clock.at += 1001
                    await here.timekeeper.sweep()
                else:
                    await here.leaving.resign(made.table, mine, seat)
                if gone != "resigned":
                    await here.seating.hand_over(made.table, mine, seat, Handover(None))
                    assert (await read(here, hands, seat)).lines == []
                clock.at += SURE
                assert await here.plans.sweep() == 0 and await played(here, hands) == []

    run(story())


def test_an_edited_plan_is_the_only_one(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with (
            services(tmp_path, clock=clock, **place) as one,
            services(tmp_path, clock=clock, **place) as two_,
        ):
            hands = await two(one)
            seat = await turn_of(one, hands)
            first, second, *_ = await calm(one, hands, seat)
            await plan(one, hands, seat, [first])
            old = await one.plans.store.plan(hands[0].table, seat)
            assert old
            clock.at += SURE
            await plan(two_, hands, seat, [second])
            seq = (await look(one, hands[0])).seq
            late = one.tables.choose_for_plan(hands[0].table, seq, old, old.lines[0][0])  # decided before
            assert await late is None and await played(one, hands) == []
            assert [await one.plans.sweep(), await two_.plans.sweep()] == [1, 0]
            assert await played(two_, hands) == [(seat, second)]
            await plan(one, hands, seat)
            assert (await read(one, hands, seat)).lines == []

    run(story())


def test_forged_plans_change_nothing(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock, **place) as here:
            hands = await two(here)
            seat, name = await turn_of(here, hands), hands[0].table
            mine, other = holder_of(hands[seat].secret), holder_of(hands[1 - seat].secret)
            first, second, *_ = await calm(here, hands, seat)
            await plan(here, hands, seat, [first])
            kept = await read(here, hands, seat)
            for who, where, lines, expected in (
                (other, seat, [[first]], "not_your_seat"),
                (ANYBODY, seat, [[first]], "not_your_seat"),
                (mine, 1 - seat, [[first]], "not_your_seat"),
                (mine, seat, [["drop tables"]], "not_ahead"),
                (mine, seat, [["bid 9"]], "not_ahead"),
                (mine, seat, [[second], [first, "drop tables"]], "not_ahead"),
                (mine, seat, [[first], [second], [first]], "plan_twice"),
            ):
                wish = SetPlan(where, 0, [[Intent(key) for key in line] for line in lines])
                assert await code(here.plans.write(name, who, wish, "en")) == expected, lines
            ahead = SetPlan(seat, 99, [[Intent(first)]])
            assert await code(here.plans.write(name, mine, ahead, "en")) == "plan_late"
            assert await code(here.plans.read(name, other, seat, "en")) == "not_your_seat"
            assert await code(here.plans.ahead(name, other, AskAhead(seat, 0, []), "en")) == "not_your_seat"
            assert await read(here, hands, seat) == kept and await played(here, hands) == []
            wish_live = wanted("me", "me")
            wish_live.pace = Pace(bank=600)
            live = await here.seating.create(ANYBODY, wish_live)
            asked = here.plans.ahead(live.table, holder_of(live.secret), AskAhead(0, 0, []), "en")
            assert await code(asked) == "plan_live"

    run(story())


def test_plans_too_large_are_refused_over_http(web: Server) -> None:
    with web.client() as anybody:
        made = make(anybody, [{"kind": "me"}, {"kind": "me"}], game="reworld")
    with web.client(made["secret"]) as client:
        for lines in (
            [[]],
            [[{"key": "pass"}]] * 9,
            [[{"key": "pass"}] * 13],
            [[{"key": "x" * 2001}]],
            [[{"if": 1}]],
        ):
            answer = client.post(
                f"/api/tables/{made['table']}/plan", json={"seat": 0, "seq": 0, "lines": lines}
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), lines
        found = client.get(f"/api/tables/{made['table']}/plan", params={"seat": 0}).json()
        assert found == {"seat": 0, "lines": [], "bold": False, "played": [], "stopped": None}


def test_nobody_else_hears_of_a_plan(web: Server) -> None:
    async def story() -> None:
        with web.client() as anybody:
            made = make(anybody, [{"kind": "me"}, {"kind": "friend"}], game="reworld")
            joined = anybody.post("/api/join", json={"invitation": made["invitations"][-1]["token"]}).json()
        async with player(web) as mine, player(web) as other, player(web) as watcher:
            await mine.enter(made["table"], made["secret"], 0)
            await other.enter(made["table"], joined["secret"], 1)
            await watcher.enter(made["table"])
            for each in (mine, other, watcher):  # all that comes of arriving
                await each.send(type="ping")
                await each.until(lambda message: message["type"] == "pong")
            seen = len(other.seen), len(watcher.seen)
            with web.client(made["secret"]) as client:
                path = f"/api/tables/{made['table']}"
                asked = {"seat": 0, "seq": mine.state["seq"], "moves": []}
                ahead = client.post(f"{path}/ahead", json=asked).json()
                key = next(one["key"] for one in ahead["options"] if not one["copies"])
                wish = {"seat": 0, "seq": mine.state["seq"], "lines": [[{"key": key, "shows": True}]]}
                assert client.post(f"{path}/plan", json=wish).status_code == 200
            told = await mine.until(lambda message: message["type"] == "planned")
            assert told == {"type": "planned", "table": made["table"], "seat": 0}
            for each, before in zip((other, watcher), seen, strict=True):
                await each.send(type="ping")
                await each.until(lambda message: message["type"] == "pong")
                kinds = {message["type"] for message in each.seen[before:]}
                assert kinds <= {"pong", "people", "watching"} and key not in str(each.seen[before:])

    run(story())
