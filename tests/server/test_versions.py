"""Tables and records of an earlier version: listed, kept, and refused by naming the version they need."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, insert, select, text

from planetb.games import registry
from planetb.kernel.errors import InvalidSetup, WrongVersion
from planetb.server.process.settings import Settings, database_url
from planetb.server.storage.database import Database
from planetb.server.storage.migrate import _config, current, differences, newest, upgrade
from planetb.server.storage.schema import ENTRIES, SNAPSHOTS
from planetb.server.table.records import kept_record
from planetb.server.table.refusals import Refusal
from planetb.server.table.tokens import hashed
from planetb.server.wire import AskShare, Created, Handover, Say, Upload
from planetb.text.grammar import LANGS
from server.test_thinking import until
from server.tools import (
    ANYBODY,
    Server,
    choose,
    finish,
    holder_of,
    look,
    message_id,
    player,
    run,
    server,
    services,
    table,
)

SECRET = "s" * 32
OLD_LOG = [
    (0, "start", -1, "", "card flint : card wick : card oil : card pyre"),
    (1, "choice", 0, "bid 1", ""),
    (2, "choice", 1, "bid 2", ""),
    (3, "undo", 1, "", ""),
    (4, "choice", 1, "bid 0", "card mirror"),
]


def old_rows(connection: Connection, game: str, version: int, *, over: bool) -> None:
    """A table as a server of the first schema stored it: numbered trails, set-up values as options."""
    values = {
        "id": "oldoldoldold",
        "game": game,
        "rules_version": version,
        "content": "standard",
        "options": '{"rich": true}' if version == 0 else '{"rich": false}',
        "seats": 2,
        "created": 1.0,
        "people": 0,
        "seq": 4,
        "moment": 2,
        "waiting": "[]" if over else "[1]",
        "over": over,
        "winners": "[0]" if over else "[]",
        "touched": 2.0,
        "bot_seat": None if over else 1,
    }
    _insert(connection, "tables", values)
    holder = {"id": "holder", "table_id": values["id"], "secret": hashed(SECRET), "host": True}
    _insert(connection, "holders", holder)
    seat = {"table_id": values["id"], "name": "", "seen": 0.0}
    _insert(connection, "seats", seat | {"seat": 0, "kind": "person", "holder": "holder"})
    _insert(connection, "seats", seat | {"seat": 1, "kind": "bot", "level": "easy"})
    for seq, kind, who, word, dealt in OLD_LOG:
        entry = {"seq": seq, "kind": kind, "seat": who, "word": word, "dealt": dealt, "at": 1.0}
        _insert(connection, "entries", entry | {"table_id": values["id"]})
    shot = {"seq": 4, "build": "0123456789abcdef", "position": "beacon/0 no position"}
    trail = msgspec.msgpack.encode(([(3, 0, 1, 0, 17)], [0, 1]))
    _insert(connection, "snapshots", shot | {"table_id": values["id"], "trail": trail})


def _insert(connection: Connection, name: str, values: dict[str, Any]) -> None:
    names = ", ".join(values)
    marks = ", ".join(f":{column}" for column in values)
    connection.execute(text(f"INSERT INTO {name} ({names}) VALUES ({marks})"), values)


async def first_schema(database: Database, game: str, version: int, *, over: bool) -> None:
    def work(connection: Connection) -> None:
        command.upgrade(_config(connection), "0001")
        old_rows(connection, game, version, over=over)

    async with database.write() as connection:
        await connection.run_sync(work)


async def old_database(
    folder: Path, version: int = 0, *, over: bool = False, game: str = "beacon"
) -> Created:
    """A file of an earlier server with one table."""
    database = Database(database_url(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}")))
    try:
        await first_schema(database, game, version, over=over)
    finally:
        await database.close()
    return Created("oldoldoldold", SECRET, [0], [])


def check_sentences(refusal: Refusal) -> None:
    """It names the version found and the one needed, in every language."""
    said = {refusal.message(lang) for lang in LANGS}
    assert len(said) == 3 and all("0" in words and "1" in words and "Beacon" in words for words in said)


def test_a_table_of_earlier_rules_is_listed_and_refused_with_the_version_it_needs(tmp_path: Path) -> None:
    async def story() -> None:
        made = await old_database(tmp_path)
        mine = holder_of(SECRET)
        async with services(tmp_path) as here:
            (card,) = await here.seating.mine(ANYBODY, [SECRET])
            assert (card.id, card.playable, card.variants) == (made.table, False, {"rich": True})
            assert (card.moment, card.waiting, card.seats[1].kind) == (2, [1], "bot")
            for asked in (
                look(here, made),
                here.past.moment(made.table, mine, 0, 1, "en"),
                here.past.share(made.table, mine, AskShare(1, 0)),
                here.past.sheet(made.table, "en"),
                here.past.curves(made.table, "en"),
                here.past.record(made.table),
                here.jobs.hint(made.table, mine, 0, "en"),
                here.jobs.analysis(made.table, "en"),
                here.seating.hand_over(made.table, mine, 0, Handover("easy")),
            ):
                with pytest.raises(Refusal) as refused:
                    await asked
                assert refused.value.code == "other_rules"
                check_sentences(refused.value)
            await here.talks.say(made.table, mine, Say(message_id(), "Let us finish it elsewhere."))
            assert len(await here.store.entries(made.table)) == len(OLD_LOG)  # nothing is lost

    run(story())


def test_a_finished_game_of_earlier_rules_keeps_its_record(tmp_path: Path) -> None:
    async def story() -> None:
        made = await old_database(tmp_path, over=True)
        async with services(tmp_path) as here:
            assert await here.past.record(made.table) == (
                "beacon 0\ncontent standard\nseats 2\nvariants rich=true\nchance open\n"
                "* card flint : card wick : card oil : card pyre\n"
                "0 bid 1\n1 bid 0\n* card mirror\n"
            )
            (card,) = await here.seating.mine(ANYBODY, [SECRET])
            assert (card.over, card.winners) == (True, [0])

    run(story())


def test_a_kept_record_is_read_by_the_rules_it_needs(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game="reworld")
            end = await finish(here, made)
            roster = await here.tables.roster(made.table)
            kept = kept_record(roster.origin, await here.store.entries(made.table))
            assert kept
            again = await here.seating.upload(ANYBODY, Upload(kept))
            state = await look(here, again)
            assert (state.over, state.scores, state.view) == (True, end.scores, end.view)

    run(story())


def test_a_record_of_earlier_rules_is_refused_with_both_versions(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            with pytest.raises(WrongVersion) as refused:
                await here.seating.upload(ANYBODY, Upload("beacon 0\nseats 2\nseed 7\n0 bid 1\n"))
            assert "rules version 1" in str(refused.value) and "version 0" in str(refused.value)

    run(story())


def test_a_bot_at_a_table_of_earlier_rules_waits_and_the_others_play(tmp_path: Path) -> None:
    async def story() -> None:
        old = await old_database(tmp_path)
        async with services(tmp_path, workers=1) as here:
            made = await table(here, "me", "easy")

            async def played() -> bool:
                return (await look(here, made)).seq > 0

            await until(played)
            async with here.database.read() as connection:
                query = text("SELECT claimed_by FROM tables WHERE id = :id")
                assert (await connection.execute(query, {"id": old.table})).scalar() is None

    run(story())


def test_an_old_table_of_the_same_rules_plays_on_without_its_old_snapshot(tmp_path: Path) -> None:
    async def story() -> None:
        made = await old_database(tmp_path, version=1)
        async with services(tmp_path) as here:
            state = await look(here, made, 0)
            assert (state.moment, state.waiting) == (2, [0]) and state.view["seats"][0]["hand"]
            await choose(here, made, 0)
            assert (await look(here, made)).moment == 3

    run(story())


def test_a_snapshot_that_cannot_be_read_is_ignored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 0")
            await choose(here, made, 1, "bid 0")
            before = await look(here, made, 0)
            async with here.tables.at(made.table) as open_table:
                position = open_table.logged.match.position()
            for trail in (b"", b"nonsense", msgspec.msgpack.encode(([(3, 0, 1, 0, 17)], [0, 1]))):
                values = {"seq": 2, "build": "words/1", "position": position, "trail": trail}
                async with here.database.write() as connection:
                    await connection.execute(SNAPSHOTS.delete())
                    await connection.execute(insert(SNAPSHOTS).values(values | {"table_id": made.table}))
                here.tables.forget(made.table)
                caplog.clear()
                assert await look(here, made, 0) == before
                assert "a snapshot is ignored" in caplog.text

    run(story())


def test_a_browser_is_told_which_rules_a_table_needs(tmp_path: Path) -> None:
    needed, found = 0, registry.game("reworld").meta.rules_version

    async def enter(here: Server) -> dict[str, Any]:
        async with player(here) as tab:
            await tab.send(type="enter", table="oldoldoldold", secret=SECRET, seat=0, lang="de")
            return await tab.receive()

    run(old_database(tmp_path, game="reworld"))
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as here, here.client(SECRET) as client:
        answer = client.get("/api/tables/oldoldoldold", params={"lang": "en"})
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
        assert f"needs version {needed} of the rules of Reworld" in answer.json()["message"]
        assert f"this server has version {found}" in answer.json()["message"]
        (card,) = client.post("/api/mine", json={"secrets": [SECRET]}).json()
        assert (card["playable"], card["moment"]) == (False, 2)
        refused = run(enter(here))
        assert (refused["type"], refused["code"]) == ("refused", "other_rules")
        assert f"braucht die Regelfassung {needed}" in refused["message"]


def test_a_table_of_a_game_that_is_not_here_is_listed_too(tmp_path: Path) -> None:
    async def story() -> None:
        made = await old_database(tmp_path, game="go", over=True)
        async with services(tmp_path) as here:
            (card,) = await here.seating.mine(ANYBODY, [SECRET])
            assert (card.title, card.playable) == ("go", False)
            with pytest.raises(InvalidSetup, match="no game is called 'go'"):
                await look(here, made)
            assert (await here.past.record(made.table)).startswith("go 0")

    run(story())


async def check_migration(url: str) -> None:
    database = Database(database_url(Settings(database=url)))
    try:
        await first_schema(database, "beacon", 0, over=False)
        assert await current(database) == "0001"
        assert await upgrade(database) == newest() == await current(database)
        assert await differences(database) == []
        async with database.write() as connection:
            words = (await connection.execute(select(ENTRIES.c.word).order_by(ENTRIES.c.seq))).scalars().all()
            assert list(words) == [row[3] for row in OLD_LOG]
            assert (await connection.execute(select(SNAPSHOTS.c.seq))).scalars().all() == []
            long = {"table_id": "oldoldoldold", "seq": 5, "kind": "choice", "seat": 0, "word": "x" * 2000}
            await connection.execute(insert(ENTRIES).values(long | {"dealt": "", "at": 1.0}))
    finally:
        await database.close()


def test_a_database_of_the_first_schema_is_upgraded_with_all_it_holds(tmp_path: Path) -> None:
    run(check_migration(f"sqlite:///{tmp_path / 'tables.sqlite'}"))


def test_a_postgresql_of_the_first_schema_is_upgraded_with_all_it_holds(postgres: Any) -> None:
    run(check_migration(postgres.database("first")))
