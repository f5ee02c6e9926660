"""Rated games: who may play them, what they do to ratings, and that they do it once."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from planetb.games.registry import MODULES
from planetb.server.rating.anchors import anchor, anchors
from planetb.server.rating.places import places
from planetb.server.rating.skill import Skill, moved, skill_of
from planetb.server.storage.administration import AdministrationStore
from planetb.server.table.pact import Pact
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Roster, Seat
from planetb.server.thinking.levels import LEVELS
from planetb.server.wire import AskInvitation, Choose, Continue, Handover, Join, NewSeat, Pace, Pair, State
from server.members import LIVE, member, play_out, quick_hashing, rated  # noqa: F401
from server.tools import ANYBODY, Hand, finish, message_id, run, services, some_move, table, wanted


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, match=f"^{code}$")


def test_a_rated_game_of_three_moves_three_ratings_as_openskill_says(
    tmp_path: Path, place: dict[str, str]
) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            people = [await member(here, name) for name in ("Ada", "Ben", "Cleo")]
            made = await rated(here, *people)
            state = await play_out(here, made, *people)
            seats = (await here.profiles.result(made.table)).seats
            assert [seat.won for seat in seats] == [seat in state.winners for seat in range(3)]
            model = PlackettLuce()
            ranks = [float(seat.place or 0) for seat in seats]
            wanted = model.rate([[model.rating()] for _ in people], ranks=ranks)
            found = await here.scorekeeper.store.ratings([one.account or "" for one in people], "beacon")
            by_account = {rating.account: rating for rating in found}
            for one, (team,) in zip(people, wanted, strict=True):
                rating = by_account[one.account or ""]
                assert (rating.mu, rating.sigma) == (team.mu, team.sigma)
                assert (rating.games, rating.wins) == (1, int(people.index(one) in state.winners))
            assert seats[0].before and seats[0].before.rating == 1500 and seats[0].after

    run(story())


def test_a_result_is_written_once_however_many_look(tmp_path: Path, place: dict[str, str]) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await rated(here, ada, ben)
            await play_out(here, made, ada, ben)
            done = await asyncio.gather(*(here.scorekeeper.settle(made.table) for _ in range(5)))
            await here.scorekeeper.sweep()
            assert sum(done) <= 1 and await here.scorekeeper.store.settled(made.table)
            board = await here.profiles.leaders("beacon", ada)
            assert {(one.name, one.games) for one in board.leaders} == {("Ada", 1), ("Ben", 1)}
            assert board.you and board.you.name == "Ada"
            sure = [one.rating - one.error for one in board.leaders]
            assert sure == sorted(sure, reverse=True)
            until = here.clock.now() + 1
            assert await AdministrationStore(here.database, "test").ban("ben", until, here.clock.now())
            board = await here.profiles.leaders("beacon", ada)
            assert [one.name for one in board.leaders] == ["Ada"], "whoever is banned is not shown"

    run(story())


def test_games_that_end_together_each_count(tmp_path: Path, place: dict[str, str]) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            tables = [await rated(here, *pair) for pair in ((ada, ben), (ben, ada), (ada, ben))]
            for made, pair in zip(tables, ((ada, ben), (ben, ada), (ada, ben)), strict=True):
                await play_out(here, made, *pair)
            await asyncio.gather(*(here.scorekeeper.settle(made.table) for made in tables))
            board = await here.profiles.leaders("beacon", ANYBODY)
            assert [one.games for one in board.leaders] == [3, 3] and board.you is None
            results = await here.scorekeeper.store.of_account(ada.account or "", hidden=True)
            chain = sorted(results, key=lambda one: one.sigma or 0, reverse=True)
            for one, after in pairwise(chain):
                assert (one.mu, one.sigma) == (after.before_mu, after.before_sigma)

    run(story())


def test_a_rated_table_is_only_for_accounts_and_has_a_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada = await member(here, "Ada")
            wish = wanted("me", "friend")
            wish.rated = True
            with refused("rated_pace"):
                await here.seating.create(ada, wish)
            wish.pace = LIVE
            with refused("rated_account"):
                await here.seating.create(ANYBODY, wish)
            for kinds in (("me", "me"), ("me",), ("easy", "easy")):
                odd = wanted(*kinds)
                odd.rated, odd.pace = True, LIVE
                with refused("rated_one_seat"):
                    await here.seating.create(ada, odd)
            wish.hints = True
            made = await here.seating.create(ada, wish)
            roster = await here.tables.roster(made.table)
            assert roster.pact.rated and not roster.pact.hints and roster.pact.delay >= 60
            assert roster.seats[0].name == "Ada"
            with refused("rated_account"):
                await here.seating.join(ANYBODY, Join(made.invitations[-1].token, "Guest"))
            with refused("already_here"):
                await here.seating.join(ada, Join(made.invitations[-1].token))
            assert (await here.tables.roster(made.table)).seats[1].kind == "open"

    run(story())


def test_two_accounts_from_one_browser_never_sit_at_one_rated_table(
    tmp_path: Path, place: dict[str, str]
) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            ada, ben = await member(here, "Ada", "b1"), await member(here, "Ben", "b2")
            twins = [await member(here, f"Twin {i}", "b3") for i in range(2)]
            evil = await member(here, "Evil Ada", "b1")
            wish = wanted("me", "friend", "friend", "friend", game="reworld")
            wish.rated, wish.pace = True, LIVE
            made = await here.seating.create(ada, wish)
            token = made.invitations[-1].token
            with refused("rated_same_browser"):
                await here.seating.join(evil, Join(token))
            await here.seating.join(ben, Join(token))
            both = await asyncio.gather(
                *(here.seating.join(twin, Join(token)) for twin in twins), return_exceptions=True
            )
            wrong = [one.code for one in both if isinstance(one, Refusal)]
            assert wrong == ["rated_same_browser"], "at the same moment, too"
            plain = wanted("me", "friend")
            loose = await here.seating.create(ada, plain)
            await here.seating.join(evil, Join(loose.invitations[-1].token))  # not rated: nobody's business

    run(story())


def test_nobody_gets_help_in_a_rated_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await rated(here, ada, ben)
            with refused("no_hints"):
                await here.jobs.hint(made.table, ada, 0, "en")
            with refused("rated_bot"):
                await here.seating.hand_over(made.table, ada, 0, Handover("expert"))
            seats = [NewSeat("me"), NewSeat("me")]
            with refused("no_hints"):
                await here.seating.carry_on(made.table, ada, Continue(0, seats, 0), "en")
            assert (await here.tables.roster(made.table)).seats[0].kind == "person"

    run(story())


def test_a_rated_game_against_bots_cannot_be_made_undone(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada = await member(here, "Ada")
            made = await rated(here, ada, "medium", "easy")
            state = await here.tables.state(made.table, ada, 0, "en", None)
            await here.tables.choose(made.table, ada, _first(state), "en")
            with refused("rated_stays"):
                await here.leaving.remove(made.table, ada)
            with refused("rated_stays"):
                await here.leaving.offer(made.table, ada, 0, True)
            await here.leaving.resign(made.table, ada, 0)
            (mine,) = (await here.profiles.result(made.table)).seats
            assert (mine.place, mine.score, mine.won) == (3, None, False)
            after = moved([Skill(), anchor("beacon", "medium"), anchor("beacon", "easy")], [3, 1, 1])
            assert mine.after and (mine.after.rating, mine.after.error) == (after[0].rating, after[0].error)

    run(story())


def _first(state: State) -> Choose:
    return Choose(message_id(), 0, state.seq, state.options[0].key)


def test_only_games_dealt_here_between_different_people_have_results(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada = await member(here, "Ada")
            alone = await here.seating.create(ada, wanted("me", "me"))
            await finish(here, alone)
            guests = await table(here, "me", "me")
            await finish(here, guests)
            await here.scorekeeper.sweep()
            assert await here.scorekeeper.store.settled(alone.table)
            assert await here.scorekeeper.store.settled(guests.table)
            assert await here.scorekeeper.store.of_account(ada.account or "", hidden=True) == []
            seats = [NewSeat("me"), NewSeat("friend")]
            again = await here.seating.carry_on(alone.table, ada, Continue(1, seats), "en")
            ben = await member(here, "Ben")
            token = (await here.seating.invite(again.table, ada, AskInvitation(1))).token
            await here.seating.join(ben, Join(token))
            await play_out(here, again, ada, ben)
            assert (await here.profiles.result(again.table)).seats == []

    run(story())


def test_a_game_ended_by_agreement_moves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await rated(here, ada, ben)
            with refused("not_over"):
                await here.profiles.result(made.table)
            await here.leaving.offer(made.table, ada, 0, True)
            await here.leaving.offer(made.table, ben, 1, True)
            seats = (await here.profiles.result(made.table)).seats
            assert [(seat.place, seat.won, seat.after) for seat in seats] == [(None, False, None)] * 2
            assert (await here.profiles.leaders("beacon", ada)).leaders == []

    run(story())


def test_a_rematch_of_a_rated_game_is_rated_and_pairing_keeps_kinds_apart(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada, ben, cleo = [await member(here, name) for name in ("Ada", "Ben", "Cleo")]
            made = await rated(here, ada, ben)
            await play_out(here, made, ada, ben)
            await here.rematches.ask(made.table, ada, 0, True)
            again = (await here.rematches.ask(made.table, ben, 1, True)).created
            assert again and (await here.tables.roster(again.table)).pact.rated
            slow = Pace(free=86_400)
            with refused("rated_account"):
                await here.lobbies.pair(ANYBODY, Pair("beacon", 2, pace=slow, rated=True))
            plain = await here.lobbies.pair(cleo, Pair("beacon", 2, pace=slow))
            waits = await here.lobbies.pair(ada, Pair("beacon", 2, pace=slow, rated=True))
            meets = await here.lobbies.pair(ben, Pair("beacon", 2, pace=slow, rated=True))
            assert plain.table != waits.table == meets.table

    run(story())


def test_places_follow_the_rules_then_points_and_whoever_gave_up_is_last() -> None:

    def order(
        winners: list[int], scores: list[int] | None, gone: int | None = None, ended: str = ""
    ) -> object:
        seats = [Seat(i, "person", gone="resigned" if i == gone else None) for i in range(4)]
        pact = Pact(ended=ended or None)  # type: ignore[arg-type]
        return places(Roster("x", None, seats, [], 0.0, pact=pact), winners, scores)  # type: ignore[arg-type]

    assert order([1], [10, 10, 7, 7]) == [2, 1, 3, 3]
    assert order([0, 1], [10, 10, 7, 9]) == [1, 1, 4, 3]
    assert order([2], [10, 5, 20, 30], gone=3) == [2, 3, 1, 4]
    assert order([0], None, gone=1, ended="resigned") == [1, 4, 2, 2]
    assert order([], None, ended="agreed") is None


def test_ratings_are_printed_on_the_scale_of_the_ladder() -> None:
    assert (Skill().rating, Skill().error) == (1500, 482)
    assert skill_of(1900, 100).rating == 1900 and skill_of(1900, 100).error == 100
    gap = skill_of(1900, 0.1).mu - Skill().mu
    chance = 1 / (1 + 2.718281828 ** (-gap / (2**0.5 * 25 / 6)))
    assert abs(chance - 10 / 11) < 1e-6
    better, worse = moved([Skill(), Skill()], [1, 2])
    assert better.mu > Skill().mu > worse.mu and better.sigma < Skill().sigma


def test_every_level_has_an_anchor_and_only_measured_ones_are_sure() -> None:
    for game in (*anchors().measured, "beacon"):
        ratings = [anchor(game, level) for level in LEVELS]
        assert [one.mu for one in ratings] == sorted(one.mu for one in ratings)
        sure = [one.error < Skill().error for one in ratings]
        assert sure == [level in anchors().measured.get(game, {}) for level in LEVELS]
    assert set(anchors().measured) <= set(MODULES) and anchor("beacon", "medium").rating == Skill().rating


def test_a_seat_taken_over_at_zero_keeps_its_result(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with services(tmp_path, clock=hand) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await rated(here, ada, ben)
            hand.at += 10_000
            assert await here.timekeeper.sweep() == 1
            late = [seat for seat in (await here.tables.roster(made.table)).seats if seat.gone == "late"]
            assert late
            players: list[Caller] = [ada, ben]
            state = await here.tables.state(made.table, ada, None, "en", None)
            while not state.over:
                seat = state.waiting[0]
                if (await here.tables.roster(made.table)).seats[seat].kind == "bot":
                    async with here.tables.at(made.table) as at:
                        word = at.logged.match.game.table.word(at.logged.match.options_of(seat)[0])
                    await here.tables.choose_for_bot(made.table, seat, state.seq, word)
                else:
                    mine = await here.tables.state(made.table, players[seat], seat, "en", None)
                    message = Choose(message_id(), seat, mine.seq, await some_move(here, made, mine))
                    await here.tables.choose(made.table, players[seat], message, "en")
                state = await here.tables.state(made.table, ada, None, "en", None)
            seats = (await here.profiles.result(made.table)).seats
            assert len(seats) == 2 and all(seat.after for seat in seats)

    run(story())
