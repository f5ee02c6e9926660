"""Accounts, sessions, limits, chat, presence."""

import asyncio
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from planetb.server.process.limits import Limit
from planetb.server.storage.schema import ACCOUNTS, SESSIONS
from planetb.server.table.people import Caller, clean
from planetb.server.table.refusals import CODES, Refusal
from planetb.server.table.tokens import hashed
from planetb.server.wire import NewSeat, NewTable, Say
from planetb.text.grammar import LANGS
from server.tools import ANYBODY, Hand, holder_of, look, message_id, run, services, table


@pytest.fixture(autouse=True)
def quick_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real cost of a password hash is for attackers, not for tests."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("planetb.server.table.people.PasswordHasher", lambda: quick)
    monkeypatch.setattr("planetb.server.table.people._NOBODY_HASH", quick.hash("nobody"))


def test_an_account_keeps_tables_together_across_devices(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            loose = await table(here, "me", "friend")
            session = await here.accounts.register(ANYBODY, "Ada", "correct horse")
            ada = await here.accounts.caller("127.0.0.1", None, session)
            assert ada.name == "Ada"
            kept = await here.seating.create(ada, NewTable("beacon", [NewSeat("me"), NewSeat("friend")]))
            assert [card.id for card in await here.seating.claim(ada, [loose.secret])] == [
                kept.table,
                loose.table,
            ]
            other = await here.accounts.log_in(ANYBODY, "  ADA ", "correct horse")
            elsewhere = await here.accounts.caller("10.0.0.9", None, other)
            cards = await here.seating.mine(elsewhere, [])
            assert {card.id: card.yours for card in cards} == {kept.table: [0], loose.table: [0]}
            state = await here.tables.state(loose.table, elsewhere, 0, "en", None)
            assert state.you == 0 and state.options
            await here.accounts.log_out(other)
            assert (await here.accounts.caller("10.0.0.9", None, other)).account is None

    run(story())


def test_an_old_secret_takes_nothing_from_whoever_is_logged_in(tmp_path: Path) -> None:
    """As on a device whose seat was fetched with the same account on another one."""

    async def story() -> None:
        async with services(tmp_path) as here:
            session = await here.accounts.register(ANYBODY, "Ada", "correct horse")
            ada = await here.accounts.caller("127.0.0.1", None, session)
            made = await here.seating.create(ada, NewTable("beacon", [NewSeat("me"), NewSeat("friend")]))
            roster = await here.tables.roster(made.table)
            await here.store.rekey(roster.holders[0].id, hashed("another secret"))
            device = await here.accounts.caller("127.0.0.1", made.secret, session)
            state = await here.tables.state(made.table, device, 0, "en", None)
            assert state.you == 0 and state.options and state.host
            with pytest.raises(Refusal, match=r"^bad_secret$"):
                await here.tables.state(made.table, holder_of(made.secret), None, "en", None)

    run(story())


def test_a_wrong_password_or_name_is_refused_alike(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            await here.accounts.register(ANYBODY, "Ada", "correct horse")
            for name, password in (("Ada", "wrong horse"), ("Nobody", "correct horse")):
                with pytest.raises(Refusal) as refused:
                    await here.accounts.log_in(ANYBODY, name, password)
                assert refused.value.code == "bad_login"
            with pytest.raises(Refusal) as taken:
                await here.accounts.register(ANYBODY, "aDa", "another horse")
            assert taken.value.code == "name_taken"

    run(story())


def test_a_new_password_ends_the_other_sessions(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            old = await here.accounts.register(ANYBODY, "Ada", "correct horse")
            ada = await here.accounts.caller("", None, old)
            with pytest.raises(Refusal):
                await here.accounts.change_password(ada, "wrong horse", "new horse 1")
            new = await here.accounts.change_password(ada, "correct horse", "new horse 1")
            assert (await here.accounts.caller("", None, old)).account is None
            assert (await here.accounts.caller("", None, new)).name == "Ada"
            with pytest.raises(Refusal):
                await here.accounts.change_password(ANYBODY, "a", "b")

    run(story())


def test_passwords_and_sessions_are_stored_as_hashes(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            session = await here.accounts.register(ANYBODY, "Ada", "correct horse")
            async with here.database.read() as connection:
                password = (await connection.execute(select(ACCOUNTS.c.password))).scalar_one()
                stored = (await connection.execute(select(SESSIONS.c.hash))).scalar_one()
            assert password.startswith("$argon2id$")
            assert session not in stored and len(stored) == 64

    run(story())


def test_logging_in_is_limited_by_address_and_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), logins_per_minute=3) as here:
            for address, name, most in (("1.1.1.1", "a{}", 3), ("2.2.2.{}", "victim", 30)):
                codes = []
                for i in range(most + 1):
                    with pytest.raises(Refusal) as refused:
                        await here.accounts.log_in(Caller(address.format(i)), name.format(i), "password")
                    codes.append(refused.value.code)
                assert codes == ["bad_login"] * most + ["too_fast"]

    run(story())


def test_guessing_from_elsewhere_does_not_lock_out_who_was_here_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), logins_per_minute=3) as here:
            home = Caller("7.7.7.7")
            await here.accounts.register(home, "Ada", "correct horse")
            await here.accounts.log_in(home, "Ada", "correct horse")
            codes = []
            for i in range(40):
                with pytest.raises(Refusal) as refused:
                    await here.accounts.log_in(Caller(f"9.9.9.{i}"), "Ada", "wrong horse")
                codes.append(refused.value.code)
            assert codes == ["bad_login"] * 29 + ["too_fast"] * 11  # one was the owner's first visit
            assert await here.accounts.log_in(home, "ada", "correct horse")

    run(story())


def test_attempts_are_counted_together_by_all_processes_and_across_restarts(tmp_path: Path) -> None:
    async def story() -> None:
        codes, limit = [], {"clock": Hand(), "logins_per_minute": 4}
        async with services(tmp_path, **limit) as one, services(tmp_path, **limit) as two:
            for here in (one, two, one, two, one):
                with pytest.raises(Refusal) as refused:
                    await here.accounts.log_in(Caller("1.2.3.4"), "ada", "wrong horse")
                codes.append(refused.value.code)
        async with services(tmp_path, **limit) as three:
            with pytest.raises(Refusal) as refused:
                await three.accounts.log_in(Caller("1.2.3.4"), "ada", "wrong horse")
        assert [*codes, refused.value.code] == ["bad_login"] * 4 + ["too_fast"] * 2

    run(story())


def test_a_debt_of_attempts_is_paid_by_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            attempts = here.accounts.attempts
            assert [await attempts.take("x", 3, 100.0) for _ in range(4)] == [True, True, True, False]
            assert [await attempts.take("x", 3, at) for at in (119.0, 121.0, 122.0, 500.0)] == [
                False,
                True,
                False,
                True,
            ]
            await attempts.note("y", 50.0)
            assert await attempts.noted("y", 49.0) and not await attempts.noted("y", 51.0)

    run(story())


def test_a_limit_fills_up_with_time_and_forgets_the_oldest() -> None:
    now = [0.0]
    limit = Limit(0.5, 2, lambda: now[0])
    limit.check("a")
    limit.check("a")
    with pytest.raises(Refusal):
        limit.check("a")
    limit.check("b")
    now[0] = 2.0
    limit.check("a")
    with pytest.raises(Refusal):
        limit.check("a")


def test_names_have_no_invisible_characters() -> None:
    assert clean("  A\u202ed\u0000a\u200b \n L. ") == "Ada L."


def test_every_refusal_is_said_in_every_language() -> None:
    details = {
        "reason": "x",
        "last": 7,
        "game": "Go",
        "needed": 1,
        "found": 2,
        "most": 9,
        "id": "x",
        "seconds": 1,
        "steps": 2,
        "least": 60,
        "hosts": "x",
        "until": "x",
        "key": "x",
        "size": 9,
        "seats": 2,
    }
    for code in CODES:
        words = {Refusal(code, **details).message(lang) for lang in LANGS}
        assert len(words) == len(LANGS), code


def test_people_at_the_table_talk_and_repeated_lines_count_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend")
            message = Say(message_id(), " Good \n luck! ")
            first = await here.talks.say(made.table, holder_of(made.secret), message)
            again = await here.talks.say(made.table, holder_of(made.secret), message)
            assert first == again and (first.number, first.text) == (1, "Good luck!")
            await here.talks.say(made.table, ANYBODY, Say(message_id(), "psst"))
            with pytest.raises(Refusal):
                await here.talks.say(made.table, holder_of(made.secret), Say(message_id(), "\u200b"))
            mine = holder_of(made.secret)
            assert await here.talks.since(made.table, 0, mine) == [first]
            assert await here.talks.since(made.table, 1, mine) == []

    run(story())


def test_a_connected_seat_is_online_until_its_last_tab_closes(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend")
            await here.presence.arrive(made.table, (0,))
            await here.presence.arrive(made.table, (0,))
            assert [seat.online for seat in (await look(here, made)).seats] == [True, False]
            await here.presence.depart(made.table, (0,))
            assert (await look(here, made)).seats[0].online
            await here.presence.depart(made.table, (0,))
            assert not (await look(here, made)).seats[0].online

    run(story())


def test_nobody_waits_for_those_who_come_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While some are noted, others come, all the time: more than can be noted one after the other."""

    async def story() -> None:
        async with services(tmp_path) as here:
            made = [await table(here, "me", "me") for _ in range(16)]
            seen, times, later = here.store.seen, list[int](), list[asyncio.Task[None]]()

            def come() -> "asyncio.Task[None]":
                return asyncio.create_task(here.presence.arrive(made.pop().table, (0, 1)))

            async def slow(seats: list[tuple[str, int]], at: float, news: bool) -> None:
                times.append(len(seats))
                if made:
                    later.append(come())
                await seen(seats, at, news)

            monkeypatch.setattr(here.store, "seen", slow)
            first = come()
            while not times:
                await asyncio.sleep(0)
            others = [come() for _ in range(6)]
            await asyncio.gather(first, *others)
            assert times[:2] == [2, 14], "what is under way, and then all who have come meanwhile"
            assert len(times) <= 3
            await asyncio.gather(*later)

    run(story())


def test_many_who_come_or_go_at_once_are_noted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = [await table(here, "me", "me") for _ in range(12)]
            noted: list[tuple[int, bool]] = []
            seen = here.store.seen

            async def counted(seats: list[tuple[str, int]], at: float, news: bool) -> None:
                noted.append((len(seats), at > 0))
                await seen(seats, at, news)

            monkeypatch.setattr(here.store, "seen", counted)
            await asyncio.gather(*(here.presence.arrive(each.table, (0, 1)) for each in made))
            assert noted == [(24, True)]
            await asyncio.gather(*(here.presence.depart(each.table, (0, 1)) for each in made))
            assert noted[1:] == [(24, False)]
            rosters = [await here.tables.roster(each.table) for each in made]
            assert not any(seat.seen for roster in rosters for seat in roster.seats)

    run(story())
