"""Mail and push, to servers that really receive them: turns, digests, quiet hours."""

import base64
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from planetb.server.messages.wishes import Wishes
from planetb.server.messages.words import BODIES, PUSH, letter
from planetb.server.process.services import Services
from planetb.server.society.recovery import checked_mail
from planetb.server.storage.plans import PlanStore
from planetb.server.table.people import Caller
from planetb.server.table.planned import Meant, PlanRow
from planetb.server.wire import Choose, Created, Join, PushTo, SetWishes, TableNotice
from planetb.text.grammar import LANGS
from server.members import HOME, PASSWORD, member, quick_hashing, reachable, refused  # noqa: F401
from server.receivers import Browser, Mailbox, mailbox, push_service
from server.tools import ANYBODY, Hand, message_id, run, services, wanted


def test_mail_that_cannot_be_sent_waits_and_survives_a_restart(tmp_path: Path, place: dict[str, str]) -> None:
    async def story(box: Mailbox) -> None:
        hand, more = Hand(), {"smtp": box.address, "public": HOME, **place}
        async with services(tmp_path, clock=hand, **more) as here:
            ada = await member(here, "Ada")
            box.refuse = True
            await here.recovery.set_mail(ada, "ada@example.org", PASSWORD, "en")
            assert await here.postman.sweep() == 0
            box.refuse = False
            assert await here.postman.sweep() == 0, "not before its time"
        hand.at += 61
        async with (
            services(tmp_path, clock=hand, **more) as one,
            services(tmp_path, clock=hand, **more) as two,
        ):
            assert await one.postman.sweep() + await two.postman.sweep() == 1
            assert len(box.letters) == 1

    with mailbox() as box:
        run(story(box))


def test_an_address_that_mails_come_back_from_gets_no_more(tmp_path: Path) -> None:
    async def story(box: Mailbox) -> None:
        hand = Hand()
        async with services(tmp_path, clock=hand, smtp=box.address, public=HOME) as here:
            ada, ben = await reachable(here, box), await member(here, "Ben")
            made = await slow_table(here, ben, ada)
            await here.desk.set_notice(made.table, ada, TableNotice(mail=True, push=False))
            await until_turn_of(here, made, [ben, ada], 1)
            letters, box.unknown = len(box.letters), {"ada@example.org"}
            assert await here.herald.sweep() == 1
            assert await here.postman.sweep() == 1, "done with: it is not tried again"
            wishes = await here.desk.wishes(ada)
            assert wishes.bounced and not wishes.mail_known and wishes.mail == "ada@example.org"
            hand.at += 86_400
            await here.recovery.ask(ANYBODY, "ada@example.org", "en")
            assert await here.postman.sweep() == 1 and len(box.letters) == letters
            assert (await here.desk.set(ada, SetWishes("de", "UTC"))).bounced, "other wishes do not hide it"
            box.unknown = set()
            await here.recovery.set_mail(ada, "ada@example.org", PASSWORD, "en")
            assert not (await here.desk.wishes(ada)).bounced
            await here.postman.sweep()
            await here.recovery.confirm(box.link("confirm").partition("#")[2])
            assert (await here.desk.wishes(ada)).mail_known

    with mailbox() as box:
        run(story(box))


async def slow_table(here: Services, host: Caller, guest: Caller) -> Created:
    made = await here.seating.create(host, wanted("me", "friend", game="reworld"))
    await here.seating.join(guest, Join(made.invitations[-1].token))
    return made


async def move(here: Services, made: Created, who: Caller, seat: int) -> None:
    state = await here.tables.state(made.table, who, seat, "en", None)
    await here.tables.choose(
        made.table, who, Choose(message_id(), seat, state.seq, state.options[0].key), "en"
    )


async def until_turn_of(here: Services, made: Created, players: list[Caller], wanted: int) -> None:
    while (seat := (await here.tables.state(made.table, players[0], None, "en", None)).waiting[0]) != wanted:
        await move(here, made, players[seat], seat)


def test_a_turn_is_told_once_by_mail_and_push_and_the_link_opens_the_table(
    tmp_path: Path, place: dict[str, str]
) -> None:
    async def story(box: Mailbox, browser: Browser) -> None:
        more = {"smtp": box.address, "public": HOME, "push_hosts": "127.0.0.1", **place}
        async with services(tmp_path, clock=Hand(), **more) as here:
            ada, ben = await reachable(here, box), await member(here, "Ben")
            made = await slow_table(here, ben, ada)
            await here.desk.push_to(ada, PushTo(browser.endpoint, browser.p256dh, browser.auth))
            await until_turn_of(here, made, [ben, ada], 1)
            assert await here.herald.sweep() == 0, "nobody asked to be told"
            await here.desk.set_notice(made.table, ada, TableNotice(mail=True, push=True))
            assert await here.herald.sweep() == 1
            assert await here.postman.sweep() == 2
            assert box.letters[-1]["Subject"] == "Reworld: your turn"
            assert box.link("table/") == f"{HOME}/table/{made.table}"
            note = browser.read()
            assert note == {
                "title": "Reworld",
                "body": "Your turn",
                "url": f"/table/{made.table}",
                "tag": made.table,
            }
            _check_signed(browser, (await here.desk.wishes(ada)).push_key)
            assert await here.herald.sweep() == 0 == await here.postman.sweep(), "once"
            await until_turn_of(here, made, [ben, ada], 0)
            assert await here.herald.sweep() == 0
            await until_turn_of(here, made, [ben, ada], 1)
            assert await here.herald.sweep() == 1, "the next turn is told again"
            await until_turn_of(here, made, [ben, ada], 0)
            letters = len(box.letters)
            assert await here.postman.sweep() == 2 and len(box.letters) == letters, "it was not waited for"
            await here.desk.set_notice(made.table, ada, TableNotice(mail=False, push=False))
            await until_turn_of(here, made, [ben, ada], 1)
            assert await here.herald.sweep() == 0
            with refused("not_your_seat"):
                await here.desk.set_notice(
                    made.table, await member(here, "Eve"), TableNotice(mail=True, push=True)
                )

    with mailbox() as box, push_service() as browser:
        run(story(box, browser))


def _check_signed(browser: Browser, key: str) -> None:
    """The message is signed with the key that browsers subscribed with."""
    head = browser.requests[-1][0]
    token = head["authorization"].partition("t=")[2].partition(",")[0]
    signed, _, signature = token.rpartition(".")
    raw = base64.urlsafe_b64decode(signature + "=" * (-len(signature) % 4))
    parts = [int.from_bytes(raw[i : i + 32], "big") for i in (0, 32)]
    point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    public.verify(encode_dss_signature(*parts), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = signed.partition(".")[2]
    found = msgspec.json.decode(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert found["sub"] == HOME and found["aud"] == browser.endpoint.partition("/send")[0]


def test_whoever_sits_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def story(box: Mailbox) -> None:
        async with services(tmp_path, clock=Hand(), smtp=box.address, public=HOME) as here:
            ada, ben = await reachable(here, box), await member(here, "Ben")
            made = await slow_table(here, ben, ada)
            await here.desk.set_notice(made.table, ada, TableNotice(mail=True, push=False))
            await until_turn_of(here, made, [ben, ada], 1)
            await here.presence.arrive(made.table, (1,))
            assert await here.herald.sweep() == 0
            await here.presence.depart(made.table, (1,))
            assert await here.herald.sweep() == 1, "who leaves without choosing is told"

    with mailbox() as box:
        run(story(box))


def test_whoever_has_a_plan_is_told_when_it_stops(tmp_path: Path) -> None:
    async def story(box: Mailbox) -> None:
        async with services(tmp_path, clock=Hand(), smtp=box.address, public=HOME) as here:
            ada, ben = await reachable(here, box), await member(here, "Ben")
            made = await slow_table(here, ben, ada)
            await here.desk.set_notice(made.table, ada, TableNotice(mail=True, push=False))
            roster = await here.store.roster(made.table)
            assert roster
            store, meant = PlanStore(here.database), Meant("any", "", {}, False, False)
            mine = PlanRow(made.table, 1, "p", roster.seats[1].holder or "", "", [[meant]])
            await store.put(mine)
            await until_turn_of(here, made, [ben, ada], 1)
            assert await here.herald.sweep() == 0
            await store.stop(mine, "impossible")
            assert await here.herald.sweep() == 1

    with mailbox() as box:
        run(story(box))


def test_a_digest_comes_once_a_day_and_quiet_hours_are_quiet(tmp_path: Path) -> None:
    async def story(box: Mailbox, browser: Browser) -> None:
        hand = Hand()
        zone = ZoneInfo("Europe/Budapest")
        hand.at = datetime(2026, 11, 20, 23, 30, tzinfo=zone).timestamp()
        more = {"smtp": box.address, "public": HOME, "push_hosts": "127.0.0.1"}
        async with services(tmp_path, clock=hand, **more) as here:
            ada, ben = await reachable(here, box), await member(here, "Ben")
            await here.desk.push_to(ada, PushTo(browser.endpoint, browser.p256dh, browser.auth))
            with refused("bad_zone"):
                await here.desk.set(ada, SetWishes("hu", "Europe/Nowhere"))
            await here.desk.set(ada, SetWishes("hu", "Europe/Budapest", 22, 7, 18))
            tables = [await slow_table(here, ben, ada) for _ in range(2)]
            for made in tables:
                await here.desk.set_notice(made.table, ada, TableNotice(mail=True, push=True))
                await until_turn_of(here, made, [ben, ada], 1)
            letters = len(box.letters)
            assert await here.herald.sweep() == 2 and await here.postman.sweep() == 0
            hand.at = datetime(2026, 11, 21, 7, 0, 1, tzinfo=zone).timestamp()
            assert await here.postman.sweep() == 2 == len(browser.requests)
            assert browser.read()["body"] == PUSH["hu"] and len(box.letters) == letters
            hand.at = datetime(2026, 11, 21, 18, 0, 1, tzinfo=zone).timestamp()
            assert await here.postman.sweep() == 1 and len(box.letters) == letters + 1
            assert box.letters[-1]["Subject"] == "Rád váró játszmák: 2"
            assert all(f"{HOME}/table/{made.table}" in box.text() for made in tables)

    with mailbox() as box, push_service() as browser:
        run(story(box, browser))


def test_letters_are_whole_in_every_language() -> None:
    blanks = {"title": "Reworld", "link": "L", "hours": 2, "list": "- x", "count": 3, "by": "Ben"}
    for kind in BODIES:
        texts = [letter(kind, lang, "Ada", "A", **blanks) for lang in LANGS]  # type: ignore[arg-type]
        assert len({subject for subject, _ in texts}) == len(LANGS) == len({text for _, text in texts})
        assert all("{" not in subject + text and "Ada" in text for subject, text in texts)


def test_hours_are_those_of_the_person() -> None:
    def at(zone: str, hour: int, day: int = 20) -> float:
        return datetime(2026, 11, day, hour, 30, tzinfo=ZoneInfo(zone)).timestamp()

    night = Wishes("Asia/Tokyo", 22, 7)
    assert night.after_quiet(at("Asia/Tokyo", 12)) == at("Asia/Tokyo", 12)
    assert night.after_quiet(at("Asia/Tokyo", 23)) == at("Asia/Tokyo", 7, 21) - 1800
    assert night.after_quiet(at("Asia/Tokyo", 3)) == at("Asia/Tokyo", 7) - 1800
    noon = Wishes("UTC", 12, 14)
    assert noon.after_quiet(at("UTC", 13)) == at("UTC", 14) - 1800
    assert Wishes("UTC").after_quiet(5.0) == 5.0 and Wishes("UTC", 8, 8).after_quiet(5.0) == 5.0
    assert Wishes("Nowhere", digest=6).next_digest(at("UTC", 7)) == at("UTC", 6, 21) - 1800
    assert checked_mail(" A.b+c@Example.CO.uk ") == "a.b+c@example.co.uk"
