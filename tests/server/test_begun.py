"""How a game began, told to everybody: deals that somebody may know make no game to be rated."""

import sqlite3
from pathlib import Path

import httpx
import pytest
from alembic import command

from planetb.server.process.settings import Settings, database_url
from planetb.server.storage.database import Database
from planetb.server.storage.migrate import _config, upgrade
from server.test_http import SEATS, make
from server.tools import Server, bring, run


@pytest.mark.parametrize("kind", ["fresh", "record", "seed", "moment", "seed again", "running"])
def test_everybody_is_told_how_a_game_began(web: Server, kind: str) -> None:
    with web.client() as client:
        made = make(client, [{"kind": "me"}, {"kind": "me"}])
        card = client.post("/api/mine", json={"secrets": [made["secret"]]}).json()[0]
        assert card["begun"] == "fresh"
        if kind in ("record", "seed", "seed again"):
            chance = "chance open" if kind == "record" else "seed 7"
            record = f"reworld {rules(client)}\ncontent standard\nseats 2\n{chance}\n"
            made = bring(client, record, seats=SEATS)
        if kind in ("moment", "seed again", "running"):
            with web.client(made["secret"]) as host:
                body = {"moment": 0, "seats": SEATS, "seat": 0}
                made = host.post(f"/api/tables/{made['table']}/continue", json=body).json()
        wanted = {"seed again": "moment", "running": "moment"}.get(kind, kind)  # a running game is dealt anew
        friend = (
            client.post("/api/join", json={"invitation": made["invitations"][0]["token"]})
            if made["invitations"]
            else None
        )
        assert client.get(f"/api/tables/{made['table']}").json()["begun"] == wanted
        if friend is not None:
            mine = client.post("/api/mine", json={"secrets": [friend.json()["secret"]]}).json()
            assert [card["begun"] for card in mine] == [wanted]


def rules(client: httpx.Client) -> int:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    return int(games["reworld"]["rules_version"])


def test_tables_made_before_the_mark_get_it_from_what_they_are(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    made = {
        "fresh": "0, 1, NULL, NULL, NULL",
        "moment": "0, 1, NULL, 'x', 'y'",
        "seed": "1, 1, 7, NULL, NULL",
    }
    made["record"] = "1, 1, NULL, NULL, NULL"  # a choice as old as the table

    async def old_and_new() -> None:
        database = Database(database_url(Settings(database=f"sqlite:///{file}")))
        try:
            async with database.write() as connection:
                await connection.run_sync(lambda sync: command.upgrade(_config(sync), "0002"))
            with sqlite3.connect(file) as direct:
                for name, values in made.items():
                    brought, at, seed, start, origin = values.split(", ")
                    direct.execute(
                        "INSERT INTO tables (id, game, rules_version, content, options, seats, seed, start,"
                        " origin, created, people, seq, moment, waiting, over, winners, touched) VALUES"
                        f" ('{name}', 'g', 1, 'c', '{{}}', 2, {seed}, {start},"
                        f" {origin}, {at}, 0, 1, 1, '[]', 0, '[]', 2)"
                    )
                    when = at if brought == "1" else "2"
                    direct.execute(
                        f"INSERT INTO entries VALUES ('{name}', 1, 'choice', 0, 'w', '', NULL, {when})"
                    )
            direct.close()
            await upgrade(database)
        finally:
            await database.close()

    run(old_and_new())
    with sqlite3.connect(file) as direct:
        found = dict(direct.execute("SELECT id, begun FROM tables").fetchall())
    direct.close()
    assert found == {name: name for name in made}
