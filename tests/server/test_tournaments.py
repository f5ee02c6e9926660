"""Tournaments: entering, pairing, rounds that end by themselves, the same deals for all."""

import asyncio
import random
from pathlib import Path

from sqlalchemy import text

from planetb.server.rating.anchors import anchor
from planetb.server.rating.skill import Skill
from planetb.server.storage.pruning import PruneStore
from planetb.server.wire import AskShare, Continue, NewSeat, Pace, Tournament
from server.cup import DAY, Cup, Place, quick_bots, wish  # noqa: F401
from server.tools import ANYBODY, Hand, code, holder_of, run, services


def test_a_tournament_of_eight_with_bots_over_three_rounds(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock, chance = Hand(), random.Random(5)
        async with services(tmp_path, clock=clock, **place) as here:
            cup = await Cup.made(here, 3, fill="easy")
            found = await cup.start()
            levels = [one.level for one in sorted(found.entrants, key=lambda one: one.number)]
            assert levels == [None] * 3 + ["easy"] * 5
            assert len({one.name for one in found.entrants}) == 8
            for round_ in (1, 2, 3):
                found = await cup.look()
                assert (found.card.stage, found.card.round) == ("running", round_)
                assert found.card.due == clock.at + DAY
                tables = found.rounds[0].pairings
                assert len(tables) == 4 and sorted(n for one in tables for n in one.seats) == list(
                    range(1, 9)
                )
                assert len(await cup.seats()) == 3
                if round_ == 2:  # another process goes on with it
                    async with services(tmp_path, clock=clock, **place) as there:
                        cup.here = there
                        await cup.play_round(chance)
                    cup.here = here
                else:
                    clock.at += 60
                    await cup.play_round(chance)
            found = await cup.look()
            assert (found.card.stage, found.card.due) == ("over", None)
            assert sum(one.points for one in found.entrants) == 4 * 3
            met = [tuple(sorted(one.seats)) for each in found.rounds for one in each.pairings]
            assert len(set(met)) == 12, "nobody meets twice"
            points = [one.points for one in found.entrants]
            assert points == sorted(points, reverse=True) and found.entrants[0].place == 1
            first = dict.fromkeys(range(1, 9), 0)
            for each in found.rounds:
                for one in each.pairings:
                    first[one.seats[0]] += 1
            assert set(first.values()) <= {1, 2}, "seats rotate"
            assert await code(cup.here.tourneys.sit(cup.name, ANYBODY)) == "not_entered"

    run(story())


def test_bots_alone_play_all_their_rounds_and_end_where_people_left_them(tmp_path: Path) -> None:
    async def story() -> None:
        chance = random.Random(6)
        async with services(tmp_path) as here:
            for people, rounds in ((0, 3), (1, 1)):
                cup = await Cup.made(here, people, fill="easy", size=4)
                await cup.start()
                for who in cup.people:
                    await here.tourneys.leave(cup.name, who)
                for _ in range(rounds):
                    assert (await cup.look()).card.stage == "running"
                    await cup.play_round(chance)
                found = await cup.look()
                assert (found.card.stage, found.card.round) == ("over", rounds)

    run(story())


def test_two_processes_pair_a_round_once(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock, chance = Hand(), random.Random(6)
        async with (
            services(tmp_path, clock=clock, **place) as one,
            services(tmp_path, clock=clock, **place) as two,
        ):
            cup = await Cup.made(one, 4, size=4, rounds=2)
            started = await asyncio.gather(
                one.tourneys.start(cup.name, cup.host),
                two.tourneys.start(cup.name, cup.host),
                return_exceptions=True,
            )
            assert sum(isinstance(each, Tournament) for each in started) == 1
            for table in (await cup.look()).rounds[0].pairings:
                assert table.table
                await cup.play(table.table, chance)
            await asyncio.gather(one.tourneys.sweep(), two.tourneys.sweep(), one.tourneys.sweep())
            found = await cup.look()
            assert found.card.round == 2 and [len(each.pairings) for each in found.rounds] == [2, 2]
            async with one.database.read() as connection:
                assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 4

    run(story())


def test_at_the_deadline_bots_play_unfinished_games_to_their_end(tmp_path: Path) -> None:
    async def story() -> None:
        clock, chance = Hand(), random.Random(7)
        async with services(tmp_path, clock=clock) as here:
            cup = await Cup.made(here, 4, size=4, rounds=2)
            found = await cup.start()
            done, open_ = [one.table or "" for one in found.rounds[0].pairings]
            await cup.play(done, chance)
            clock.at += DAY - 1
            await here.tourneys.sweep()
            assert (await here.tables.roster(open_)).bots == []
            clock.at += 1
            await here.tourneys.sweep()
            roster = await here.tables.roster(open_)
            assert roster.bots == [0, 1] and {seat.gone for seat in roster.seats} == {"late"}
            assert (await cup.look()).card.round == 1
            await cup.play(open_, chance)
            await here.tourneys.sweep()
            found = await cup.look()
            assert found.card.round == 2 and found.card.due == clock.at + DAY
            assert all(one.places for one in found.rounds[1].pairings)

    run(story())


def test_the_same_deals_are_told_to_nobody_before_the_round_is_over(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        clock, chance = Hand(), random.Random(8)
        async with services(tmp_path, clock=clock, **place) as here:
            cup = await Cup.made(here, 4, size=4, rounds=1, same_deals=True, game="reworld")
            await cup.start()
            hands = await cup.seats()
            tables = sorted({one.table for one in hands})
            starts = [(await here.store.entries(table))[0].dealt for table in tables]
            assert len(tables) == 2 and starts[0] == starts[1] and starts[0], "dealt alike"
            await cup.play(tables[0], chance)
            await here.tourneys.sweep()
            table, other = tables
            mine = holder_of(next(one.secret for one in hands if one.table == table))
            stranger = holder_of(next(one.secret for one in hands if one.table == other))
            for who in (ANYBODY, stranger):
                asked = (
                    here.tables.state(table, who, None, "en", None),
                    here.past.moment(table, who, None, 0, "en"),
                    here.past.sheet(table, "en", who),
                    here.past.curves(table, "en", who),
                    here.tables.standing(table, who, None, "en"),
                    here.past.share(table, who, AskShare(0)),
                    here.talks.since(table, 0, who),
                )
                assert {await code(one) for one in asked} <= {"sealed", "bad_secret"}
            again = [NewSeat("me"), NewSeat("me")]
            for work in (
                here.past.record(table),
                here.jobs.analysis(table, "en"),
                here.seating.carry_on(table, mine, Continue(0, again), "en"),
            ):
                assert await code(work) == "sealed"
            link = await here.past.share(table, mine, AskShare(1))
            assert await code(here.past.shared(link.token, "en")) == "sealed"
            assert (await here.past.sheet(table, "en", mine)).scores
            shown = await cup.look()
            assert [one.places for one in shown.rounds[0].pairings] == [None, None]
            assert sorted(one.over for one in shown.rounds[0].pairings) == [False, True]
            assert {one.points for one in shown.entrants} == {0.0}, "results tell something, too"
            await cup.play(other, chance)
            await here.tourneys.sweep()
            assert (await cup.look()).card.stage == "over"
            assert await here.past.record(table) and (await here.past.shared(link.token, "en")).moment == 1
            assert (await here.tables.state(table, ANYBODY, None, "en", None)).over
            made = await here.seating.carry_on(table, ANYBODY, Continue(0, again), "en")
            assert (await here.tables.roster(made.table)).origin.deals is None

    run(story())


def test_pairings_by_rating_note_how_strong_everybody_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            cup = await Cup.made(here, 2, method="rating", size=4, fill="expert")
            await cup.start()
            tourney = await here.tourneys.store.tourney(cup.name)
            assert tourney
            people, bots = tourney.entrants[:2], tourney.entrants[2:]
            assert {one.rating for one in people} == {Skill().rating}
            assert {one.rating for one in bots} == {anchor("beacon", "expert").rating}
            assert sorted(sorted(one.seats) for one in tourney.now) == [[1, 2], [3, 4]]

    run(story())


def test_byes_and_leaving(tmp_path: Path) -> None:
    async def story() -> None:
        clock, chance = Hand(), random.Random(9)
        async with services(tmp_path, clock=clock) as here:
            cup = await Cup.made(here, 6, rounds=3)
            await here.tourneys.leave(cup.name, cup.people.pop())
            assert len((await cup.look()).entrants) == 5
            found = await cup.start()
            bye = next(one for one in found.rounds[0].pairings if one.table is None)
            assert bye.over and bye.places == [1] and len(bye.seats) == 1
            assert await code(here.tourneys.sit(cup.name, cup.people[bye.seats[0] - 1])) == "no_table_now"
            await here.tourneys.leave(cup.name, cup.people[0])
            await cup.play_round(chance)
            found = await cup.look()
            assert next(one for one in found.entrants if one.number == 1).gone
            assert sorted(n for one in found.rounds[0].pairings for n in one.seats) == [2, 3, 4, 5]

    run(story())


def test_bad_wishes_and_strangers_change_nothing(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            tourneys = here.tourneys
            assert await code(tourneys.create(ANYBODY, wish(size=7, fill="easy"))) == "bad_size"
            assert await code(tourneys.create(ANYBODY, wish(size=2, seats=3))) == "bad_size"
            assert await code(tourneys.create(ANYBODY, wish(title="\u200b"))) == "bad_request"
            assert await code(tourneys.create(ANYBODY, wish(pace=Pace(bank=30)))) == "bad_pace"
            assert await code(tourneys.look("a" * 12, ANYBODY)) == "no_tournament"
            cup = await Cup.made(here, 1, size=2)
            assert await code(tourneys.start(cup.name, ANYBODY)) == "not_tournament_host"
            assert await code(tourneys.start(cup.name, cup.people[0])) == "not_tournament_host"
            assert await code(tourneys.start(cup.name, cup.host)) == "too_few"
            assert await code(tourneys.enter(cup.name, cup.people[0], "Again")) == "already_entered"
            assert await code(tourneys.leave(cup.name, ANYBODY)) == "not_entered"
            assert await code(tourneys.remove(cup.name, ANYBODY)) == "not_tournament_host"
            mine = await tourneys.enter(cup.name, cup.host, "Host")
            assert mine.secret is None and (await cup.look(cup.host)).you == mine.number
            assert await code(tourneys.enter(cup.name, ANYBODY, "Late")) == "tournament_full"
            await cup.start()
            assert await code(tourneys.enter(cup.name, ANYBODY, "Late")) == "not_open"
            assert await code(tourneys.start(cup.name, cup.host)) == "not_open"
            assert await code(tourneys.remove(cup.name, cup.host)) == "not_open"
            closed = await Cup.made(here, 0, accounts=True)
            assert await code(tourneys.enter(closed.name, ANYBODY, "Guest")) == "not_logged_in"
            session = await here.accounts.register(ANYBODY, "Ada", "a good password")
            ada = await here.accounts.caller("127.0.0.1", None, session)
            await tourneys.enter(closed.name, ada, "")
            assert [one.name for one in (await closed.look(ada)).entrants] == ["Ada"]
            assert await code(tourneys.enter(closed.name, ada, "Ada 2")) == "already_entered"
            await tourneys.remove(closed.name, closed.host)
            other = await Cup.made(here, 0)
            await tourneys.remove(other.name, other.host)
            assert [one.id for one in (await tourneys.listed()).tournaments] == [cup.name]

    run(story())


def test_pruning_leaves_running_tournaments_alone_and_clears_old_ones(tmp_path: Path) -> None:
    async def story() -> None:
        clock, chance = Hand(), random.Random(2)
        async with services(tmp_path, clock=clock) as here:
            running = await Cup.made(here, 2, size=2, rounds=1)
            await running.start()
            forgotten = await Cup.made(here, 1)
            store = PruneStore(here.database, here.settings)
            found = await store.prune(clock.at + 100 * DAY)
            assert (found.tables, found.tournaments) == (0, 1)
            assert await code(forgotten.look()) == "no_tournament"
            await running.play_round(chance)
            assert (await running.look()).card.stage == "over"
            found = await store.prune(clock.at + 400 * DAY)
            assert (found.tables, found.tournaments) == (1, 1)

    run(story())


def test_a_table_that_is_lost_is_level_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hand()
        async with services(tmp_path, clock=clock) as here:
            cup = await Cup.made(here, 2, size=2, rounds=1)
            await cup.start()
            async with here.database.write() as connection:
                await connection.execute(text("DELETE FROM tables"))
            await here.tourneys.sweep()
            found = await cup.look()
            assert found.card.stage == "over" and [one.points for one in found.entrants] == [0.5, 0.5]

    run(story())
