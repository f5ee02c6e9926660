"""Friends, blocks and reports: what an account says about others, and what follows from it."""

from typing import Final, Literal

from planetb.server.process.clock import Clock
from planetb.server.process.limits import Limit
from planetb.server.storage.people import PeopleStore
from planetb.server.storage.ties import BLOCK, FRIEND, TieStore
from planetb.server.table.people import Caller, clean, fitting, folded
from planetb.server.table.refusals import Refusal
from planetb.server.table.roster import Roster
from planetb.server.wire import TieList

REPORT: Final = 400  # characters


class Ties:
    """Whoever asks must be logged in."""

    def __init__(self, store: TieStore, people: PeopleStore, clock: Clock) -> None:
        self.store = store
        self.people = people
        self.clock = clock
        self._changes = Limit(0.2, 30)
        self._reports = Limit(0.02, 5)

    async def mine(self, caller: Caller) -> TieList:
        """My friends, whom I have asked, who asks me, whom I have blocked."""
        found = await self.store.ties(_account(caller))
        return TieList(
            friends=[name for name, said, heard in found if said == heard == FRIEND],
            asked=[name for name, said, heard in found if said == FRIEND and heard != FRIEND],
            asks=[name for name, said, heard in found if said is None and heard == FRIEND],
            blocked=[name for name, said, _ in found if said == BLOCK],
        )

    async def tie(self, caller: Caller, name: str, kind: Literal["friend", "block"] | None) -> TieList:
        """Asks for friendship or accepts it, blocks, or takes back what was said. The other is not told."""
        account = _account(caller)
        self._changes.check(account)
        if not await self.store.tie(account, await self._other(account, name), kind, self.clock.now()):
            raise Refusal("too_many_ties")
        return await self.mine(caller)

    async def report(self, caller: Caller, name: str, text: str) -> None:
        """Reports somebody to whoever looks after this server."""
        account = _account(caller)
        words = fitting(text, "text", REPORT)
        if not words:
            raise Refusal("bad_request", reason="text: nothing in it can be seen")
        other = await self._other(account, name)
        self._reports.check(account)
        await self.store.report(account, other, words, self.clock.now())

    async def friend(self, caller: Caller, name: str) -> str:
        """The account of a friend: somebody who says so, too."""
        account = _account(caller)
        other = await self._other(account, name)
        if not await self.store.friends(account, other):
            raise Refusal("not_friends")
        return other

    async def _other(self, account: str, name: str) -> str:
        found = await self.people.known_as(folded(clean(name)))
        if found is None:
            raise Refusal("no_person")
        if found[0] == account:
            raise Refusal("yourself")
        return found[0]

    async def blocked(self, caller: Caller) -> set[str]:
        """The accounts whose words the caller does not hear."""
        return (await self.store.apart(caller.account))[0] if caller.account else set()

    async def check_sitting(self, roster: Roster, caller: Caller) -> None:
        """Refuses to seat somebody with people who blocked them, or whom they blocked."""
        if not caller.account:
            return
        said, heard = await self.store.apart(caller.account)
        there = {holder.account for holder in roster.holders}
        if there & heard:
            raise Refusal("not_welcome")
        if there & said:
            raise Refusal("blocked_here")

    async def away(self, caller: Caller) -> set[str]:
        """The accounts that the caller never sits with."""
        said, heard = await self.store.apart(caller.account) if caller.account else (set[str](), set[str]())
        return said | heard


def _account(caller: Caller) -> str:
    if not caller.account:
        raise Refusal("not_logged_in")
    return caller.account
