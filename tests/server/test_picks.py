"""Picks: several things are one move, in one message, in any order, also while several seats act at once."""

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import planetb
from games.reworld.table import settlement
from planetb.conformance import check
from planetb.games.reworld.game import GAME as REWORLD
from planetb.kernel.errors import CannotUndo, IllegalChoice, InvalidNotation
from planetb.match import Match
from planetb.server.process.services import Services
from planetb.server.storage.schema import ENTRIES
from planetb.server.table import choices, foresight
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.refusals import Refusal
from planetb.server.table.tables import Stale
from planetb.server.thinking.opinions import opinions
from planetb.server.thinking.turns import think
from planetb.server.wire import AskPreview, AskThings, Choose, Created, Held, Option
from planetb.text.grammar import LANGS
from server.harvest import FRUITS, GAME, KeepFruits
from server.test_http import make
from server.test_thinking import finished_job, until
from server.tools import (
    Player,
    Server,
    any_move,
    choose,
    finish,
    holder_of,
    look,
    message_id,
    player,
    run,
    services,
    some_move,
    table,
    undo,
)


async def words_of(here: Services, made: Created) -> list[str]:
    """The log of a table, a word for each entry."""
    async with here.database.read() as connection:
        query = select(ENTRIES.c.word).where(ENTRIES.c.table_id == made.table).order_by(ENTRIES.c.seq)
        return list((await connection.execute(query)).scalars())


async def things(here: Services, made: Created, seat: int, *picked: str, lang: Any = "en") -> Any:
    state = await look(here, made, seat)
    asked = AskThings(seat, state.seq, list(picked))
    return await here.tables.things(made.table, holder_of(made.secret), asked, lang)


async def at_the_carts(here: Services, made: Created) -> None:
    """Everybody keeps something; the first seat loads its cart."""
    for seat in (1, 0):
        await choose(here, made, seat)


def test_the_game_of_picks_is_a_game() -> None:
    check(GAME, walks=2)


# What is offered


def test_a_pick_offers_every_thing_once_and_says_how_many_go(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            state = await look(here, made, 0)
            hand = state.view["seats"][0]["hand"]
            assert [o.key for o in state.options] == [f"keep {fruit}" for fruit in FRUITS if fruit in hand]
            assert [o.copies for o in state.options] == [hand.count(f) for f in FRUITS if f in hand]
            assert state.pick and (state.pick.least, state.pick.most, state.pick.fits) == (2, 2, False)
            assert state.pick.more == [o.key for o in state.options]
            watching = await look(here, made)
            assert watching.pick is None and watching.options == []

    run(story())


def test_a_pick_with_a_window_offers_its_free_options_and_no_pass(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            state = await look(here, made, 0)
            assert [(o.key, o.copies) for o in state.options] == [
                ("load 1", 2),
                ("load 2", 1),
                ("load 3", 1),
                ("eat", 0),  # no thing: chosen by itself
            ]
            assert state.pick and state.pick.fits and state.pick.most == 4  # no more than there are
            await choose(here, made, 0, "eat")
            again = await look(here, made, 0)
            assert again.pick == state.pick and [o.key for o in again.options] == [
                "load 1",
                "load 2",
                "load 3",
            ]
            await choose(here, made, 0, "load 2 + load 1")
            assert (await words_of(here, made))[3:] == ["eat", "load 1 + load 2"]

    run(story())


def test_a_moment_shows_the_pick_of_then(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            first = await look(here, made, 0)
            await at_the_carts(here, made)
            then = await here.past.moment(made.table, holder_of(made.secret), 0, 0, "en")
            assert (then.pick, then.options) == (first.pick, first.options) and then.pick

    run(story())


# One move


def test_several_things_are_one_entry_in_any_order(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            assert await choose(here, made, 0, "Load 2 +  load 1") == 3
            state = await look(here, made, 0)
            assert (state.moment, state.view["seats"][0]["points"]) == (3, 2)
            assert (await words_of(here, made))[-1] == "load 1 + load 2"
            await choose(here, made, 1, "pass")
            await finish(here, made)
            assert "load 1 + load 2" in (record := await here.past.record(made.table))
            assert planetb.from_record(record).over

    run(story())


def test_one_undo_takes_a_pick_back_and_redo_makes_it_again(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            before = await look(here, made, 0)
            await choose(here, made, 0, "load 2 + load 1")
            assert (await look(here, made, 0)).can_undo
            await undo(here, made, 0)
            state = await look(here, made, 0)
            assert (state.view, state.options, state.pick) == (before.view, before.options, before.pick)
            assert state.redo == "load 1 + load 2" and not state.can_undo
            await choose(here, made, 0, "load 3")
            await undo(here, made, 0)
            assert (await look(here, made, 0)).redo == "load 3"
            await choose(here, made, 0, "pass")
            await undo(here, made, 0)
            assert (await look(here, made, 0)).redo == "pass"
            await choose(here, made, 0, "pass")
            assert (await look(here, made, 0)).waiting == [1]

    run(story())


@pytest.mark.parametrize(
    ("key", "error"),
    [
        ("load 1", IllegalChoice),  # not enough
        ("load 3 + load 1", IllegalChoice),  # too heavy
        ("load 1 + load 1 + load 1", IllegalChoice),  # there are two of them
        ("load 3 + eat", IllegalChoice),  # free options stand alone
        ("keep apple", IllegalChoice),
        ("load 9", InvalidNotation),
        ("load 1 +", InvalidNotation),
        ("load 1 load 2", InvalidNotation),
        ("+", InvalidNotation),
    ],
)
def test_things_that_do_not_fit_change_nothing(
    tmp_path: Path, harvest: str, key: str, error: type[Exception]
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            before = await look(here, made, 0)
            for more in ({}, {"hold": True}):
                with pytest.raises(error):
                    await choose(here, made, 0, key, **more)
            with pytest.raises(error):
                asked = AskPreview(0, before.seq, key)
                await here.tables.preview(made.table, holder_of(made.secret), asked, "en")
            assert await look(here, made, 0) == before and len(await words_of(here, made)) == 3

    run(story())


def test_a_pick_is_held_and_previewed_as_a_whole(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            held = await choose(here, made, 0, "load 2 + load 1", hold=True)
            assert isinstance(held, Held) and (held.key, held.text) == ("load 1 + load 2",) * 2
            asked = AskPreview(0, 2, "load 2 + load 1")
            shown = await here.tables.preview(made.table, holder_of(made.secret), asked, "en")
            assert shown.key == "load 1 + load 2" and shown.view and shown.ends
            assert shown.view["seats"][0]["points"] == 2
            assert (await look(here, made)).view["seats"][0]["points"] == 0

    run(story())


# Several seats at once


def test_picks_of_several_seats_do_not_make_each_other_stale(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", "me", game=harvest)
            mine = holder_of(made.secret)
            asked = {seat: await look(here, made, seat) for seat in range(3)}
            keys = {seat: await some_move(here, made, state) for seat, state in asked.items()}
            for seat in (2, 0):  # both looked at seq 0
                await here.tables.choose(made.table, mine, Choose(message_id(), seat, 0, keys[seat]), "en")
            assert (await look(here, made)).waiting == [1]
            for seat in (2, 0):
                kept = (await look(here, made, seat)).view["seats"][seat]["kept"]
                assert sorted(kept) == sorted(word.split()[1] for word in keys[seat].split(" + "))
            with pytest.raises(Stale) as stale:
                await here.tables.choose(made.table, mine, Choose(message_id(), 2, 0, keys[2]), "en")
            assert stale.value.fresh.seq == 2
            selection = AskThings(1, 0, [])  # begun before the others handed in theirs
            assert not (await here.tables.things(made.table, mine, selection, "en")).fits
            with pytest.raises(CannotUndo):
                await undo(here, made, 2)
            await undo(here, made, 0)
            state = await look(here, made, 0)
            assert state.redo == keys[0] and state.pick == asked[0].pick and state.waiting == [0, 1]

    run(story())


def test_another_process_follows_picks_from_the_log(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as one, services(tmp_path) as two:
            made = await table(one, "me", "me", game=harvest)
            while not (now := await look(one, made)).over:
                seat = now.waiting[-1]
                state = await look(two, made, seat)
                await choose(one, made, seat, await some_move(two, made, state, -1))
                assert (await look(one, made, seat)).view == (await look(two, made, seat)).view

    run(story())


# Selections


def test_a_selection_is_told_what_may_be_added_and_why_it_is_not_enough(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            nothing = await things(here, made, 0)
            assert (nothing.picked, nothing.fits, nothing.why) == ([], True, "")
            assert nothing.more == ["load 1", "load 2", "load 3"]
            one = await things(here, made, 0, "LOAD 1")
            assert (one.picked, one.more, one.fits) == (["load 1"], ["load 2"], False)
            said = {(await things(here, made, 0, "load 1", lang=lang)).why for lang in LANGS}
            assert len(said) == 3 and "That is not enough yet." in said
            both = await things(here, made, 0, "load 2", "load 1")
            assert (both.picked, both.more, both.fits, both.why) == (["load 1", "load 2"], [], True, "")
            assert len(await words_of(here, made)) == 3

    run(story())


def docking() -> Match:
    """A shuttle that may load two crews; in row 4 an agricultural one lies before one of Nova."""
    rows = {"1": "crew.orbis", "3": "shuttle.1", "4": "crew.nova crew.flora", "a": "1"}
    match = Match(REWORLD, None, settlement(rows, {"1": "terrabot.a"}).state)
    match.choose("row 3 fly")
    return match


def test_a_second_copy_is_called_what_it_is() -> None:
    match = docking()
    first = "Take the agricultural crew of row 4 aboard"
    second = "Take the Nova crew of row 4 aboard"
    one = foresight.things(match, 0, ["dock 4"], "en")
    both = foresight.things(match, 0, ["dock 4", "dock 4"], "en")
    assert (one.words, both.words) == ([first], [first, second])
    apart = foresight.things(match, 0, ["dock 4", "dock 1"], "en")
    assert (apart.picked, apart.words) == (
        ["dock 1", "dock 4"],
        ["Take the Orbis crew of row 1 aboard", first],
    )
    assert choices.move(match, 0, "dock 4 + dock 4", "en").text == f"{first} + {second}"
    assert foresight.things(match, 0, [], "en").words == []


def test_what_does_not_go_with_the_picked_things_is_told_by_the_rules() -> None:
    match = docking()
    said = {
        key: foresight.why_not(match, 0, key, "en", ["dock 4"]).text
        for key in ("dock 4", "dock 3", "slot u1")
    }
    assert said["dock 4"] == "" and "empty" in said["dock 3"] and "chapter one" in said["slot u1"]
    full = [foresight.why_not(match, 0, "dock 1", lang, ["dock 4", "dock 4"]).text for lang in LANGS]
    assert full[0] == "No more than that: put something back first." and len({*full}) == 3
    assert foresight.why_not(match, 0, "dock 1", "en").text == ""
    with pytest.raises(IllegalChoice):
        foresight.why_not(match, 0, "dock 1", "en", ["dock 1", "dock 1"])
    match.pick(["dock 4"])
    with pytest.raises(Refusal, match="no_pick"):
        foresight.why_not(match, 0, "dock 1", "en", ["dock 1"])


def test_a_wrong_selection_gets_a_clear_error(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", game=harvest)
            beacon = await table(here, "me", "me")
            hand = (await look(here, made, 0)).view["seats"][0]["hand"]
            absent = next(fruit for fruit in FRUITS if fruit not in hand or hand.count(fruit) < 4)
            for picked, error in (
                (["nonsense"], InvalidNotation),
                (["pass"], IllegalChoice),
                ([f"keep {absent}"] * 4, IllegalChoice),  # more than there are
                ([f"keep {fruit}" for fruit in hand], IllegalChoice),  # more than two
                (["load 1"], IllegalChoice),
            ):
                with pytest.raises(error):
                    await things(here, made, 0, *picked)
            with pytest.raises(Refusal) as refused:
                await things(here, beacon, 0)
            assert refused.value.code == "no_pick"
            with pytest.raises(Refusal) as refused:
                await things(here, made, 1)
            assert refused.value.code == "not_your_seat"
            await choose(here, made, 0)
            with pytest.raises(Refusal) as refused:
                await things(here, made, 0)
            assert refused.value.code == "not_asked"

    run(story())


def test_a_selection_is_judged_without_what_the_seat_cannot_see(
    harvest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a game's pick might look at: it never gets to see the true hands of the others."""
    match = planetb.new(harvest, 3, seed=4)
    seen: list[list[int]] = []
    for name in ("things", "most", "enough", "leads"):
        original = getattr(KeepFruits, name)

        def spying(self: Any, state: Any, *more: Any, original: Any = original) -> Any:
            seen.append(state.seats[1].grown)
            return original(self, state, *more)

        monkeypatch.setattr(KeepFruits, name, spying)
    word = match.notation(match.options_of(0)[0])
    seen.clear()
    told = {repr(foresight.things(match, 0, [word], "en")) for _ in range(12)}
    assert len(told) == 1
    assert len({tuple(hand) for hand in seen}) > 3
    assert sum(hand is match.state.seats[1].grown for hand in seen) == 0


def test_what_things_say_is_the_same_in_every_redeal(harvest: str) -> None:
    for game in (harvest, "reworld"):
        rng, found = random.Random(5), 0
        logged = LoggedMatch.new(origin_now(game, 2, {}), 0.0)
        while not logged.match.over:
            match = logged.match
            seat = rng.choice(match.waiting)
            word = any_move(match, seat, rng)
            if choices.picking(match, seat) and word != "eat":
                some = [] if word == "pass" else word.split(" + ")
                some = some[: rng.randrange(len(some) + 1)]
                told = foresight.things(match, seat, some, "en")
                twin = match.redeal(seat, rng.randrange(10**6))
                assert foresight.things(twin, seat, some, "en") == told
                found += 1
            logged.choose(seat, word, None, 0.0)
        assert found > 3


# Bots


def test_bots_hand_in_whole_picks(harvest: str) -> None:
    rng, picked = random.Random(8), 0
    for spec in ("random", "careless", "greedy", "mcts:8"):
        match = planetb.new(harvest, 3, seed=6)
        while not match.over:
            seat = rng.choice(match.waiting)
            for word in think(match.position(), seat, spec, 3):
                picked += " + " in word
                match.choose(word, seat)
    assert picked > 12


def test_a_bots_opinions_are_about_whole_picks(harvest: str) -> None:
    match = planetb.new(harvest, 2, seed=6)
    found, _ = opinions(match.position(), 1, "mcts:60", 1)
    assert len(found) > 1 and all(word.count("keep") == 2 for word, _, _ in found)
    assert abs(sum(share for _, _, share in found) - 1) < 1e-6


def test_hints_and_analyses_name_whole_picks(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path, workers=1, analysis_seconds=1) as here:
            made = await table(here, "me", "me", game=harvest)
            mine = holder_of(made.secret)
            done = await finished_job(here, await here.jobs.hint(made.table, mine, 0, "en"), mine)
            best: Option = done.hint.favourites[0].option
            assert best.key == best.text and best.key.count("keep ") == 2
            await choose(here, made, 0, best.key)
            await finish(here, made)
            judged = await finished_job(here, await here.jobs.analysis(made.table, "en"), mine)
            assert judged.analysis.turns
            row = await here.job_store.job(judged.id)
            assert row and any(" + " in each["chosen"] for each in row.result["judged"])
            assert any(" + " in each["better"] for each in row.result["judged"])

    run(story())


def test_bots_and_people_play_picks_together(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path, workers=1) as here:
            made = await table(here, "me", "easy", "easy", game=harvest)
            while not (state := await look(here, made, 0)).over:
                if 0 in state.waiting:
                    await choose(here, made, 0, await some_move(here, made, state))

                async def asked() -> bool:
                    now = await look(here, made)
                    return now.over or 0 in now.waiting

                await until(asked)
            words = await words_of(here, made)
            assert sum(" + " in word for word in words) >= 3

    run(story())


# Over the network


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
