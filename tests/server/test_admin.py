"""`planetb admin`: it changes what it says, refuses what is wrong, and notes who did it."""

import re
import time
from pathlib import Path

import pytest

from planetb.cli.main import main
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Say
from server.members import PASSWORD, member, quick_hashing  # noqa: F401
from server.tools import ANYBODY, message_id, run, services, wanted


class Desk:
    """The command on one database."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = url
        self.capsys = capsys

    def __call__(self, *words: str) -> str:
        self.capsys.readouterr()
        assert main(["admin", *words, "--database", self.url]) == 0, self.capsys.readouterr().err
        return self.capsys.readouterr().out

    def refuses(self, *words: str) -> str:
        self.capsys.readouterr()
        assert main(["admin", *words, "--database", self.url]) == 2
        return self.capsys.readouterr().err


def test_administration_changes_accounts_and_notes_it(
    tmp_path: Path, place: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(place.get("database", f"sqlite:///{tmp_path / 'tables.sqlite'}"), capsys)

    async def begin() -> str:
        async with services(tmp_path, **place) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            made = await here.seating.create(ada, wanted("me", "friend"))
            await here.talks.say(made.table, ada, Say(message_id(), "rude words"))
            await here.talks.report(made.table, ben, 1)
            await here.ties.report(ben, "Ada", "she was rude")
            return made.table

    async def after(token: str, table: str) -> None:
        async with services(tmp_path, **place) as here:
            with pytest.raises(Refusal, match="banned"):
                await here.accounts.log_in(ANYBODY, "Ben", PASSWORD)
            with pytest.raises(Refusal, match="bad_login"):
                await here.accounts.log_in(ANYBODY, "Ben", "wrong horse")
            roster = await here.tables.roster(table)
            assert roster.seats[0].name == "Lady Ada"
            session = await here.recovery.reset(ANYBODY, token, "another horse")
            assert (await here.accounts.caller("", None, session)).name == "Lady Ada"

    today = time.strftime("%Y-%m-%d", time.gmtime())
    table = run(begin())
    assert "name=Ada" in desk("users") and "name=Ben" not in desk("users", "AD")
    assert table in desk("tables", "beacon")
    found = desk("reports")
    assert "she was rude" in found and f"id={table}:1" in found
    report = re.search(r"id=([a-z0-9]{12})  name=Ada  text=she", found)
    assert report
    for one in (report[1], f"{table}:1"):
        desk("settle", one)
        assert "nothing called" in desk.refuses("settle", one)
    assert "nothing found" in desk("reports")
    desk("rename", "ada", "--to", "Lady Ada")
    desk("ban", "Ben", "--days", "3")
    token = desk("reset", "Lady Ada").strip().rpartition("#")[2]
    run(after(token, table))
    desk("unban", "Ben")
    desk("remove", table)
    assert "nothing found" in desk("tables", table)
    log = desk("log")
    for action in ("settle", "rename", "ban", "reset", "unban", "remove"):
        assert f"action={action}" in log
    assert {today, time.strftime("%Y-%m-%d", time.gmtime())} & {*re.findall(r"\d{4}-\d\d-\d\d", log)}
    assert token not in log


def test_administration_refuses_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(f"sqlite:///{tmp_path / 'tables.sqlite'}", capsys)
    assert "there is no database" in desk.refuses("users")
    (tmp_path / "tables.sqlite").touch()
    assert "planetb db upgrade" in desk.refuses("users")

    async def begin() -> None:
        async with services(tmp_path) as here:
            await member(here, "Ada")
            await member(here, "Ben")

    run(begin())
    assert "needs the name" in desk.refuses("ban")
    assert "--to" in desk.refuses("rename", "Ada")
    assert "already an account" in desk.refuses("rename", "Ada", "--to", "BEN")
    assert "2 to 40" in desk.refuses("rename", "Ada", "--to", "\u200b")
    assert "nothing called 'Eve'" in desk.refuses("ban", "Eve")
    assert "--days" in desk.refuses("ban", "Ada", "--days", "0")
    assert "nothing found" in desk("log")
