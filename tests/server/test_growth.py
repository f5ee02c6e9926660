"""Nothing that people send makes a table grow without end: its log, its chat, what is kept to be sent."""

import random
from pathlib import Path

import pytest
from sqlalchemy import func, select

from planetb.server.process.limits import FLOOD, Limit
from planetb.server.process.services import Services
from planetb.server.storage.schema import SHARES, TALKS
from planetb.server.storage.talks import KEPT, TalkStore
from planetb.server.table import logged_match
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.table.render import Viewer
from planetb.server.table.shelf import EYES, SHOWN
from planetb.server.table.tokens import fresh, hashed
from planetb.server.wire import AskShare, Say
from server.test_shelf import on_table, played
from server.tools import any_move, choose, holder_of, look, message_id, run, services, table, undo


def stand_still(limit: Limit) -> None:
    """On a busy machine a limit that goes on with time lets more pass."""
    limit._clock = lambda: 0.0


def test_a_seat_takes_back_a_thousand_choices_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert logged_match.UNDOS == 1000
    monkeypatch.setattr(logged_match, "UNDOS", 5)

    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            for _ in range(5):
                await choose(here, made, 0)
                assert (await look(here, made, 0)).can_undo
                await undo(here, made, 0)
            await choose(here, made, 0)
            assert not (await look(here, made, 0)).can_undo
            with pytest.raises(Refusal, match="undo_often"):
                await undo(here, made, 0)
            here.tables.forget(made.table)  # it is counted from the log
            with pytest.raises(Refusal, match="undo_often"):
                await undo(here, made, 0)
            await choose(here, made, 1)  # and by each seat

    run(story())


async def numbers_kept(here: Services, table: str) -> list[int]:
    async with here.database.read() as connection:
        query = select(TALKS.c.number).where(TALKS.c.table_id == table).order_by(TALKS.c.number)
        return list((await connection.execute(query)).scalars())


def test_of_a_chat_the_latest_lines_are_kept_and_nobody_talks_without_end(
    tmp_path: Path, place: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert KEPT == 1000
    monkeypatch.setattr("planetb.server.storage.talks.KEPT", 7)

    async def story() -> None:
        async with services(tmp_path, messages_per_second=15, **place) as here:
            made = await table(here, "me", "friend")
            store = TalkStore(here.database)
            for i in range(12):
                await store.add(made.table, f"message-{i:04}", 0, "Ada", f"line {i}")
            assert await numbers_kept(here, made.table) == list(range(6, 13))
            for i in range(20):
                await store.add(made.table, f"spectator-{i:04}", None, "Eve", "la", "gallery")
            kept = await numbers_kept(here, made.table)
            assert kept == [*range(6, 13), *range(26, 33)], "who watches pushes out no word of who plays"
            mine = holder_of(made.secret)
            stand_still(here.talks._players)
            for _ in range(30):
                assert (await here.talks.say(made.table, mine, Say(message_id(), "la"))).room == "table"
            with pytest.raises(Refusal, match="too_fast"):
                await here.talks.say(made.table, mine, Say(message_id(), "la"))

    run(story())


def test_links_and_hints_are_limited_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            mine, elsewhere = holder_of(made.secret), Caller("127.0.0.2", hashed(made.secret))
            stand_still(here.past._shares)
            stand_still(here.jobs._hints)
            for _ in range(60):
                await here.past.share(made.table, mine, AskShare(0))
            with pytest.raises(Refusal, match="too_fast"):
                await here.past.share(made.table, mine, AskShare(0))
            await here.past.share(made.table, elsewhere, AskShare(0))
            async with here.database.read() as connection:
                assert (await connection.execute(select(func.count()).select_from(SHARES))).scalar() == 61
            for _ in range(20):
                job = await here.jobs.hint(made.table, mine, 0, "en")
                assert (await here.jobs.hint(made.table, mine, 0, "en")).id == job.id  # no new one
                await choose(here, made, 0)
                await undo(here, made, 0)
            with pytest.raises(Refusal, match="too_fast"):
                await here.jobs.hint(made.table, mine, 0, "en")
            await here.jobs.hint(made.table, elsewhere, 0, "en")

    run(story())


def test_what_is_kept_to_be_sent_is_bounded_and_weighed() -> None:
    """Whoever enters again and again, from every moment, finds the same few states kept."""
    here = on_table(played("reworld", 60)[0])
    light = here.weight()
    for after in (None, *range(here.seq)):
        for lang in ("en", "de", "hu"):
            here.shown(Viewer(None), lang, after)  # type: ignore[arg-type]
            assert len(here._shown) <= SHOWN
    assert here.weight() > light
    here.roster.pact.delay = 60
    here.shown(Viewer(None), "en", None, 1e9)
    assert here.weight() > 2 * light, "the game as spectators see it takes as much again"
    for _ in range(EYES + 50):
        here.eyes(Caller("", here.roster.holders[0].secret, fresh()), 0)
    assert len(here._eyes) <= EYES


def test_a_limit_knows_who_goes_on_though_everything_is_refused() -> None:
    now = [0.0]
    limit = Limit(1.0, 5.0, lambda: now[0])
    assert not limit.floods("a")

    def tried(times: int) -> None:
        for _ in range(times):
            try:
                limit.check("a")
            except Refusal:
                continue

    tried(5 + FLOOD)
    assert not limit.floods("a")
    tried(1)
    assert limit.floods("a") and not limit.floods("b")
    for _ in range(10):
        now[0] += 1.0
        tried(1)
    assert not limit.floods("a")


def test_a_log_of_undos_is_as_long_as_it_may_get(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices and undos of every kind, without end: at some point only the game goes on."""
    monkeypatch.setattr(logged_match, "UNDOS", 20)
    logged, chance = played("evacuation", 0)[0], random.Random(3)
    while not logged.match.over:
        seat = next((seat for seat in (0, 1) if logged.can_undo(seat)), None)
        if seat is not None and chance.random() < 0.7:
            logged.undo(seat, None, 0.0)
        else:
            seat = chance.choice(logged.match.waiting)
            logged.choose(seat, any_move(logged.match, seat, chance), None, 0.0)
    taken = sum(entry.kind == "undo" for entry in logged.history.entries)
    assert taken == sum(logged.history.taken_back.values()) == 40
    assert logged.history.seq == logged.history.moment + 2 * taken
