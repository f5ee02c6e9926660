"""People with accounts, for the tests: made in no time, each in a browser of their own, some with mail."""

import random

import pytest
from argon2 import PasswordHasher

from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from planetb.server.table.tokens import hashed
from planetb.server.wire import Choose, Created, Join, Pace, State
from server.receivers import Mailbox
from server.tools import ANYBODY, any_move, message_id, wanted

PASSWORD = "correct horse"
HOME = "https://planetb.example"
LIVE = Pace(bank=600, increment=15)


@pytest.fixture(autouse=True)
def quick_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real cost of a password hash is for attackers, not for tests."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("planetb.server.table.people.PasswordHasher", lambda: quick)
    monkeypatch.setattr("planetb.server.table.people._NOBODY_HASH", quick.hash("nobody"))


async def member(here: Services, name: str, browser: str = "") -> Caller:
    """Somebody with an account, logged in."""
    home = ANYBODY.within(hashed(browser)) if browser else ANYBODY
    session = await here.accounts.register(home, name, PASSWORD)
    return await here.accounts.caller("127.0.0.1", None, session)


async def rated(here: Services, host: Caller, *others: Caller | str, game: str = "beacon") -> Created:
    """A rated table with everybody seated: accounts, or bots by level."""
    kinds = ["friend" if isinstance(other, Caller) else other for other in others]
    wish = wanted("me", *kinds, game=game)
    wish.rated, wish.pace = True, LIVE
    made = await here.seating.create(host, wish)
    for other in others:
        if isinstance(other, Caller):
            await here.seating.join(other, Join(made.invitations[-1].token))
    return made


async def play_out(here: Services, made: Created, *players: Caller) -> State:
    """Everybody chooses at random, until the game is over."""
    chance = random.Random(7)
    state = await here.tables.state(made.table, players[0], None, "en", None)
    while not state.over:
        seat = state.waiting[0]
        async with here.tables.at(made.table, state.seq) as at:
            key = any_move(at.logged.match, seat, chance)
        message = Choose(message_id(), seat, state.seq, key)
        seq = await here.tables.choose(made.table, players[seat], message, "en")
        assert isinstance(seq, int)
        state = await here.tables.state(made.table, players[seat], None, "en", seq, seq)
    return state


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, match=f"^{code}$")


async def reachable(here: Services, box: Mailbox, name: str = "Ada", mail: str = "ada@example.org") -> Caller:
    """Somebody with a known mail address."""
    who = await member(here, name)
    await here.recovery.set_mail(who, mail, PASSWORD, "en")
    assert await here.postman.sweep() == 1
    await here.recovery.confirm(box.link("confirm").partition("#")[2])
    return who
