"""People of a tournament who have accounts: told of rounds, deleted in the middle, guests who claim."""

import random
from pathlib import Path

from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import SetWishes, TableNotice
from server.cup import Cup, quick_bots, wish  # noqa: F401
from server.members import HOME, PASSWORD, member, quick_hashing, reachable  # noqa: F401
from server.receivers import Mailbox, mailbox
from server.tools import Hand, code, holder_of, run, services

Place = dict[str, str]


async def cup_of(here: Services, host: Caller, *people: Caller, **more: object) -> Cup:
    """A tournament that an account hosts and others have entered."""
    made = await here.tourneys.create(host, wish(**more))
    cup = Cup(here, made.tournament, host)
    for who in people:
        await here.tourneys.enter(cup.name, who, "")
        cup.people.append(who)
    return cup


def test_an_account_deleted_in_the_middle_leaves_the_tournament_to_the_others(
    tmp_path: Path, place: Place
) -> None:
    async def story() -> None:
        clock, chance = Hand(), random.Random(4)
        async with services(tmp_path, clock=clock, **place) as here:
            ada, ben, cleo, dora = [await member(here, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
            cup = await cup_of(here, ada, ada, ben, cleo, dora, size=4, rounds=2)
            await cup.start()
            mine = await here.tourneys.sit(cup.name, ada)
            await here.farewell.delete(ada, PASSWORD)
            found = await cup.look(ben)
            assert [(one.number, one.name) for one in found.entrants if one.gone] == [(1, "")]
            assert found.host, "who entered first hosts it from now on"
            assert await code(here.tourneys.sit(cup.name, holder_of(mine.secret))) == "not_entered"
            await cup.play_round(chance)
            found = await cup.look(ben)
            behind = next(one for one in found.rounds[1].pairings if 1 in one.seats)
            assert behind.places and behind.places[behind.seats.index(1)] == 2, "as whoever has given up"
            assert (found.card.stage, found.card.round) == ("running", 2)
            assert sorted(n for one in found.rounds[0].pairings for n in one.seats) == [2, 3, 4]

    run(story())


def test_an_open_tournament_goes_with_its_host_unless_others_have_entered(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada, ben = await member(here, "Ada"), await member(here, "Ben")
            alone = await cup_of(here, ada, ada, size=2)
            shared = await cup_of(here, ada, ada, ben, size=4, fill="easy")
            await here.farewell.delete(ada, PASSWORD)
            assert await code(alone.look()) == "no_tournament"
            shared.host = ben
            assert [one.name for one in (await shared.look(ben)).entrants] == ["Ben"]
            assert (await shared.start()).card.stage == "running"

    run(story())


def test_a_guest_who_makes_an_account_plays_on_from_any_device(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, clock=Hand(), **place) as here:
            cup = await Cup.made(here, 1, size=2, fill="easy")
            hosted = await here.tourneys.create(cup.people[0], wish())
            entry, ada = cup.people[0].secret or "", await member(here, "Ada")
            await here.seating.claims.claim(
                [entry, holder_of(hosted.secret or "").secret or ""], ada.account or ""
            )
            assert (await cup.look(ada)).you == 1
            assert (await here.tourneys.look(hosted.tournament, ada)).host
            await cup.start()
            table = (await here.tourneys.sit(cup.name, ada)).table
            assert (await here.tables.state(table, ada, None, "en", None)).holds
            eve = await member(here, "Eve")
            await here.seating.claims.claim([entry], eve.account or "")
            assert (await cup.look(eve)).you is None, "it is under an account already"

    run(story())


def test_whoever_wishes_is_told_of_a_new_round_and_of_turns_as_before(tmp_path: Path, place: Place) -> None:
    async def story(box: Mailbox) -> None:
        clock, chance = Hand(), random.Random(3)
        async with services(tmp_path, clock=clock, smtp=box.address, public=HOME, **place) as here:
            ada, ben = await reachable(here, box), await member(here, "Ben")
            await here.desk.set(ada, SetWishes("en", "UTC", call_mail=True))
            cup = await cup_of(here, ben, ada, ben, size=2, rounds=2)
            await cup.start()
            assert await here.postman.sweep() == 1
            assert box.letters[-1]["Subject"] == "Beacon: a round of your tournament begins"
            first = (await here.tourneys.sit(cup.name, ada)).table
            assert box.link("table/") == f"{HOME}/table/{first}"
            assert (await here.tables.state(first, ada, None, "en", None)).holds, "the link opens her table"
            await here.desk.set_notice(first, ada, TableNotice(mail=True, push=False))
            await cup.play_round(chance)
            second = (await here.tourneys.sit(cup.name, ada)).table
            assert second != first and (await here.desk.notice(second, ada)).mail
            assert not (await here.desk.notice(second, ben)).mail
            assert await here.postman.sweep() >= 1 and box.link("table/") == f"{HOME}/table/{second}"
            letters = len(box.letters)
            await cup.play_round(chance)
            assert (await cup.look()).card.stage == "over"
            await here.postman.sweep()
            assert len(box.letters) == letters, "nothing is told when it is over"

    with mailbox() as box:
        run(story(box))
