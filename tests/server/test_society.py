"""Friends, blocks, reports; all data of one's own; an account that goes and leaves others' games whole."""

import io
import json
import zipfile
from pathlib import Path

import pytest
from sqlalchemy import func, select

from planetb.server.process.services import Services
from planetb.server.storage.schema import ACCOUNTS, HOLDERS, METADATA, SESSIONS
from planetb.server.storage.schema_people import REPORTS
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Choose, Join, NewTable, Pace, Pair, Say, Sit
from server.members import PASSWORD, member, play_out, quick_hashing, rated  # noqa: F401
from server.tools import ANYBODY, Hand, holder_of, message_id, run, services, wanted


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, match=f"^{code}$")


def open_table() -> NewTable:
    wish = wanted("me", "friend")
    wish.listed = True
    return wish


def test_friends_are_those_who_both_say_so(tmp_path: Path, place: dict[str, str]) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            assert (await here.ties.tie(ada, " ben ", "friend")).asked == ["Ben"]
            assert (await here.ties.mine(ben)).asks == ["Ada"]
            assert (await here.ties.tie(ben, "Ada", "friend")).friends == ["Ada"]
            assert (await here.ties.mine(ada)).friends == ["Ben"]
            after = await here.ties.tie(ben, "Ada", "block")
            assert (after.friends, after.asks, after.blocked) == ([], [], ["Ada"])
            mine = await here.ties.mine(ada)
            assert (mine.friends, mine.asked, mine.asks, mine.blocked) == ([], [], [], [])
            await here.ties.tie(ada, "Ben", "friend")
            assert (await here.ties.mine(ben)).asks == [], "nobody hears of it"
            assert (await here.ties.tie(ben, "Ada", None)).blocked == []
            for name, code in (("Ada", "yourself"), ("Nobody", "no_person")):
                with refused(code):
                    await here.ties.tie(ada, name, "friend")
            with refused("not_logged_in"):
                await here.ties.mine(ANYBODY)

    run(story())


def test_who_is_blocked_cannot_sit_at_my_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await here.seating.create(ada, open_table())
            await here.ties.tie(ada, "Ben", "block")
            token = made.invitations[-1].token
            for attempt in (
                lambda: here.seating.join(ben, Join(token)),
                lambda: here.lobbies.sit(made.table, ben, Sit()),
            ):
                with refused("not_welcome"):
                    await attempt()
            assert (await here.lobbies.lobby(ben)).free == []
            assert len((await here.lobbies.lobby(ANYBODY)).free) == 1
            bens = await here.seating.create(ben, open_table())
            with refused("blocked_here"):
                await here.lobbies.sit(bens.table, ada, Sit())
            slow = Pace(free=86_400)
            one = await here.lobbies.pair(ada, Pair("beacon", 2, pace=slow))
            two = await here.lobbies.pair(ben, Pair("beacon", 2, pace=slow))
            assert one.table != two.table, "they are not paired either"
            assert (await here.tables.roster(made.table)).seats[1].kind == "open"

    run(story())


def test_who_is_blocked_is_not_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await here.seating.create(ada, open_table())
            await here.lobbies.sit(made.table, ben, Sit())
            await here.talks.say(made.table, ben, Say(message_id(), "hello"))
            assert len(await here.talks.since(made.table, 0, ada)) == 1
            await here.ties.tie(ada, "Ben", "block")
            await here.talks.say(made.table, ben, Say(message_id(), "are you there"))
            await here.talks.say(made.table, ada, Say(message_id(), "good luck"))
            assert [line.text for line in await here.talks.since(made.table, 0, ada)] == ["good luck"]
            assert len(await here.talks.since(made.table, 0, ben)) == 3

    run(story())


def test_a_person_is_reported_with_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            ada = await member(here, "Ada")
            await member(here, "Ben")
            await here.ties.report(ada, "Ben", " never moves ")
            with refused("bad_request"):
                await here.ties.report(ada, "Ben", "\u200b")
            async with here.database.read() as connection:
                texts = (await connection.execute(select(REPORTS.c.text))).scalars().all()
            assert texts == ["never moves"]

    run(story())


def test_an_export_holds_everything_of_mine_and_nothing_hidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            over = await rated(here, ada, ben)
            await play_out(here, over, ada, ben)
            await here.scorekeeper.settle(over.table)
            running = await here.seating.create(ada, open_table())
            await here.talks.say(over.table, ada, Say(message_id(), "well played"))
            await here.ties.tie(ada, "Ben", "friend")
            with refused("not_logged_in"):
                await here.own_data.export(ANYBODY)
            with zipfile.ZipFile(io.BytesIO(await here.own_data.export(ada))) as archive:
                assert sorted(archive.namelist()) == ["README.txt", "account.json", f"games/{over.table}.txt"]
                assert archive.read(f"games/{over.table}.txt").startswith(b"beacon ")
                text = archive.read("account.json").decode()
            found = json.loads(text)
            assert found["account"]["name"] == "Ada" and "password" not in text and "argon2" not in text
            assert found["people"]["asked"] == ["Ben"]
            assert found["ratings"][0]["games"] == 1 and found["results"][0]["rated"]
            by_id = {one["id"]: one for one in found["tables"]}
            assert by_id.keys() == {over.table, running.table}
            assert by_id[over.table]["said"][0]["text"] == "well played" and by_id[over.table]["mine"] == [0]

    run(story())


def test_a_deleted_account_leaves_the_games_of_others_whole(tmp_path: Path, place: dict[str, str]) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            people = [await member(here, name) for name in ("Ada", "Ben", "Cleo")]
            ada, ben, cleo = people
            over = await rated(here, ada, ben)
            await play_out(here, over, ada, ben)
            before = (await here.profiles.result(over.table)).seats
            record = await here.past.record(over.table)
            three, two = await rated(here, *people), await rated(here, ben, ada)
            await here.tables.choose(two.table, ben, await _first(here, two.table, ben, 0), "en")
            alone = await here.seating.create(ada, wanted("me", "friend"))
            await here.talks.say(over.table, ada, Say(message_id(), "my words"))
            await here.ties.tie(ben, "Ada", "friend")
            with refused("bad_login"):
                await here.farewell.delete(ada, "wrong horse")
            await here.farewell.delete(ada, PASSWORD)
            with refused("bad_login"):
                await here.accounts.log_in(ANYBODY, "Ada", PASSWORD)
            assert await here.past.record(over.table) == record.replace("# player 0 Ada\n", ""), (
                "but her name"
            )
            old = await here.tables.state(over.table, ben, 1, "en", None)
            assert (old.seats[0].name, old.seats[0].gone, old.seats[1].name) == ("", "former", "Ben")
            assert [seat for seat in (await here.profiles.result(over.table)).seats if seat.seat == 1] == [
                before[1]
            ]
            assert await here.talks.since(over.table, 0, ben) == []
            on = await here.tables.state(three.table, ben, 1, "en", None)
            assert (on.seats[0].kind, on.seats[0].gone, on.together.ended) == ("bot", "former", None)
            assert on.host, "who sits next is the host from now on"
            ended = await here.tables.state(two.table, ben, 0, "en", None)
            assert (ended.together.ended, ended.winners) == ("resigned", [0])
            with refused("no_table"):
                await here.tables.roster(alone.table)
            assert (await here.ties.mine(ben)).asked == []
            board = await here.profiles.leaders("beacon", ben)
            assert [one.name for one in board.leaders] == ["Ben"]
            assert (await here.profiles.profile("Ben", cleo, "en")).history[0].table == over.table
            await _nothing_left(here, ada)
            assert (await member(here, "Ada")).account != ada.account, "the name is free again"

    run(story())


async def _first(here: Services, table: str, who: Caller, seat: int) -> Choose:
    state = await here.tables.state(table, who, seat, "en", None)
    return Choose(message_id(), seat, state.seq, state.options[0].key)


async def _nothing_left(here: Services, who: Caller) -> None:
    """No row of any table names the account any more."""
    async with here.database.read() as connection:
        for table in METADATA.sorted_tables:
            for column in table.c:
                if column.name in ("account", "other", "reporter", "about"):
                    query = select(func.count()).select_from(table).where(column == who.account)
                    assert (await connection.execute(query)).scalar_one() == 0, column
        gone = select(func.count()).select_from(ACCOUNTS).where(ACCOUNTS.c.id == who.account)
        assert (await connection.execute(gone)).scalar_one() == 0
        assert (await connection.execute(select(func.count()).select_from(SESSIONS))).scalar_one() == 2
        held = select(HOLDERS.c.account).where(HOLDERS.c.browser == who.browser)
        assert (await connection.execute(held)).first() is None


def test_a_guest_who_claims_finished_games_has_them_in_the_history(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada = await member(here, "Ada")
            made = await here.seating.create(ada, wanted("me", "friend"))
            seat = await here.seating.join(ANYBODY, Join(made.invitations[-1].token, "Guest"))
            await play_out(here, made, ada, holder_of(seat.secret))
            before = (await here.profiles.result(made.table)).seats
            assert [one.seat for one in before] == [0]
            ben = await member(here, "Ben")
            await here.seating.claim(ben, [seat.secret])
            after = (await here.profiles.result(made.table)).seats
            assert [one.seat for one in after] == [0, 1] and after[0] == before[0]
            history = (await here.profiles.profile("Ben", ben, "en")).history
            assert [game.table for game in history] == [made.table]

    run(story())


def test_a_profile_tells_others_only_of_open_games(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await rated(here, ada, ben, game="reworld")
            await play_out(here, made, ada, ben)
            private = await here.seating.create(ada, wanted("me", "friend"))
            await here.seating.join(ben, Join(private.invitations[-1].token))
            await play_out(here, private, ada, ben)
            await here.scorekeeper.sweep()
            mine = await here.profiles.profile("ada", ada, "de")
            assert mine.you and {one.game for one in mine.games} == {"reworld", "beacon"}
            theirs = await here.profiles.profile("ada", ben, "de")
            (tally,) = theirs.games
            assert not theirs.you and (tally.game, tally.games, tally.seats[0].seats) == ("reworld", 1, 2)
            assert tally.rated and tally.course[0].rating == tally.rated.rating
            played = theirs.history[0]
            assert sum(source.points[0] for source in tally.sources) == played.score
            assert all(piece.name for piece in tally.favourites) and not tally.best
            with refused("no_person"):
                await here.profiles.profile("nobody", ada, "en")

    run(story())
