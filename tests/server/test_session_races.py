"""Sessions and accounts that end at the worst moment: while a socket is opened, or a choice is made."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from planetb.server.http.tab import Tab
from planetb.server.process.services import Services
from planetb.server.storage.administration import AdministrationStore
from planetb.server.table.people import Caller, folded
from planetb.server.table.refusals import Refusal
from planetb.server.table.tokens import fresh, hashed
from planetb.server.wire import Choose, Created, Join
from server.members import member, quick_hashing  # noqa: F401
from server.tools import ANYBODY, PATIENCE, code, holder_of, look, message_id, run, services, wanted

Place = dict[str, str]
DAY = 86_400.0


async def ban(here: Services, who: Caller) -> None:
    """As `planetb admin ban` does it in a process of its own, and as the server hears of it."""
    store, now = AdministrationStore(here.database, "somebody"), here.clock.now()
    assert await store.ban(folded(who.name or ""), now + 3 * DAY, now)
    here.hub.tell_everyone()


class Line:
    """A tab without a socket: what it was sent."""

    def __init__(self, here: Services, who: Caller) -> None:
        self.sent: list[dict[str, Any]] = []
        self.tab = Tab(here, who, self._send)

    async def _send(self, *words: bytes) -> None:
        self.sent += map(msgspec.json.decode, words)

    async def says(self, **message: Any) -> None:
        await self.tab.receive(msgspec.json.encode(message).decode())

    async def enters(self, made: Created, **more: Any) -> None:
        await self.says(type="enter", table=made.table, seat=0, **more)

    async def chooses(self) -> str:
        """Sends a choice; returns what came of it: `done`, or the code of a refusal."""
        name = message_id()
        await self.says(type="choose", id=name, seat=0, seq=0, key="bid 1")
        await self.tab._out.flush()
        (answer,) = [message for message in self.sent if message.get("id") == name]
        return str(answer.get("code", answer["type"]))


def test_a_session_that_ends_while_its_socket_is_opened_holds_nothing(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            ada = await member(here, "Ada")
            made = await here.seating.create(ada, wanted("me", "me"))
            await here.accounts.end_sessions(ada.account or "")
            line = Line(here, ada)  # who it is was read before, and the news came before it could hear them
            await line.enters(made)
            assert await line.chooses() in ("not_your_seat", "no_table_open")
            assert (await look(here, made)).seq == 0

    run(story())


def test_nothing_is_done_while_it_is_looked_whether_the_session_lasts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            ada = await member(here, "Ada")
            made = await here.seating.create(ada, wanted("me", "me"))
            line = Line(here, ada)
            await line.enters(made)
            looking, may_tell, lasts = asyncio.Event(), asyncio.Event(), here.accounts.lasts

            async def slow(who: Caller) -> bool:
                found = await lasts(who)
                looking.set()
                await may_tell.wait()
                return found

            monkeypatch.setattr(here.accounts, "lasts", slow)
            await here.accounts.end_sessions(ada.account or "")
            pump = asyncio.create_task(line.tab.pump())
            await looking.wait()  # the tab that sends has heard of it, and asks the database
            choosing = asyncio.create_task(line.chooses())
            await asyncio.sleep(0.05)
            may_tell.set()
            assert await choosing == "not_your_seat"
            assert (await look(here, made)).seq == 0
            pump.cancel()

    run(story())


def test_a_choice_under_way_is_not_stored_after_its_account_was_closed(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            ada = await member(here, "Ada")
            made = await here.seating.create(ada, wanted("me", "me"))
            await look(here, made)
            begun, may_store, hand_in = asyncio.Event(), asyncio.Event(), here.database.transact

            async def later(work: Any) -> Any:
                here.database.transact = hand_in  # type: ignore[method-assign]
                begun.set()
                await may_store.wait()
                return await hand_in(work)

            here.database.transact = later  # type: ignore[method-assign]
            message = Choose(message_id(), 0, 0, "bid 1")
            choosing = asyncio.create_task(here.tables.choose(made.table, ada, message, "en"))
            await begun.wait()
            await ban(here, ada)
            may_store.set()
            assert await code(choosing) in ("not_logged_in", "bad_secret", "not_your_seat")
            here.tables.forget(made.table)
            async with here.tables.at(made.table) as at:
                assert at.seq == 0

    run(story())


def test_a_session_begun_while_the_account_was_closed_is_none(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            ada, session = await member(here, "Ada"), fresh()
            await ban(here, ada)  # whoever logs in was just found to be welcome
            now = here.clock.now()
            await here.accounts.store.add_session(
                hashed(session), ada.account or "", now + DAY, now, hashed("browser")
            )
            found = await here.accounts.caller("127.0.0.1", None, session)
            assert found.account is None

    run(story())


def test_whoever_loses_the_secret_is_told_and_is_there_no_more(tmp_path: Path) -> None:
    """A page that was opened by the secret alone, without a session: the account it belongs to is closed."""

    async def story() -> None:
        async with services(tmp_path) as here:
            ada = await member(here, "Ada")
            made = await here.seating.create(ada, wanted("me", "me"))
            line = Line(here, ANYBODY)
            pump = asyncio.create_task(line.tab.pump())
            await line.enters(made, secret=made.secret)
            assert (await here.tables.roster(made.table)).cards()[0].online
            await ban(here, ada)
            async with asyncio.timeout(PATIENCE):
                while not any(message.get("code") == "bad_secret" for message in line.sent):
                    await asyncio.sleep(0.01)
                while (await here.tables.roster(made.table)).cards()[0].online:
                    await asyncio.sleep(0.01)
            pump.cancel()

    run(story())


def test_two_who_use_an_open_invitation_at_once_both_find_a_seat(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await here.seating.create(ANYBODY, wanted("me", "friend", "friend"))
            token = made.invitations[-1].token
            take_seat, came, both = here.store.take_seat, list[object](), asyncio.Event()

            async def together(*given: Any) -> None:
                came.append(given)
                if len(came) == 2:
                    both.set()
                await both.wait()
                await take_seat(*given)

            here.store.take_seat = together  # type: ignore[method-assign,assignment]
            found = await asyncio.gather(*(here.seating.join(ANYBODY, Join(token)) for _ in range(2)))
            assert sorted(seat for one in found for seat in one.yours) == [1, 2]
            with pytest.raises(Refusal, match="no_free_seat"):
                await here.seating.join(ANYBODY, Join(token))
            bound = made.invitations[0].token  # its seat is taken: it leads nowhere
            with pytest.raises(Refusal, match="bad_invitation"):
                await here.seating.join(holder_of(made.secret), Join(bound))

    run(story())
