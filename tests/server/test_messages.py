"""Mail and push, to servers that really receive them; a password by a link that works once."""

import base64
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import select

from planetb.server.messages.wishes import Wishes
from planetb.server.messages.words import BODIES, PUSH, SUBJECTS, letter
from planetb.server.process.services import Services
from planetb.server.society.recovery import PER_MAIL, checked_mail
from planetb.server.storage.plans import PlanStore
from planetb.server.storage.schema_people import KEYS, LINKS
from planetb.server.table.people import Caller
from planetb.server.table.planned import Meant, PlanRow
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Choose, Created, Join, PushTo, SetWishes, TableNotice
from planetb.text.grammar import LANGS
from server.members import PASSWORD, member, quick_hashing  # noqa: F401
from server.receivers import Browser, Mailbox, mailbox, push_service
from server.tools import ANYBODY, Hand, message_id, run, services, wanted

HOME = "https://planetb.example"
NEW = "another horse"


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.raises(Refusal, match=f"^{code}$")


async def reachable(here: Services, box: Mailbox, name: str = "Ada", mail: str = "ada@example.org") -> Caller:
    """Somebody with a known mail address."""
    who = await member(here, name)
    await here.recovery.set_mail(who, mail, PASSWORD, "en")
    assert await here.postman.sweep() == 1
    await here.recovery.confirm(box.link("confirm").partition("#")[2])
    return who


def test_a_password_is_reset_by_a_link_that_works_once(tmp_path: Path, place: dict[str, str]) -> None:
    async def story(box: Mailbox) -> None:
        hand = Hand()
        async with services(tmp_path, clock=hand, smtp=box.address, public=HOME, **place) as here:
            ada = await member(here, "Ada")
            with refused("bad_login"):
                await here.recovery.set_mail(ada, "ada@example.org", "wrong horse", "en")
            await here.recovery.set_mail(ada, " Ada@Example.org ", PASSWORD, "de")
            await here.recovery.ask(ANYBODY, "ada@example.org", "de")
            assert await here.postman.sweep() == 2 and len(box.letters) == 1, "not known yet: no reset"
            assert box.letters[0]["To"] == "ada@example.org" and box.letters[0]["From"].startswith("Planet B")
            link = box.link("confirm")
            assert link.startswith(f"{HOME}/confirm#")
            await here.recovery.confirm(link.partition("#")[2])
            with refused("bad_link"):
                await here.recovery.confirm(link.partition("#")[2])
            assert (await here.desk.wishes(ada)).mail_known
            await here.recovery.ask(ANYBODY, "ADA@example.org", "de")
            await here.postman.sweep()
            assert box.letters[-1]["Subject"] == SUBJECTS["reset"]["de"] and "„Ada“" in box.text()
            token = box.link("reset").partition("#")[2]
            async with here.database.read() as connection:
                assert token not in str((await connection.execute(select(LINKS))).all()), (
                    "only its hash is kept"
                )
            session = await here.recovery.reset(ANYBODY, token, NEW)
            assert (await here.accounts.caller("", None, session)).name == "Ada"
            assert not await here.accounts.lasts(ada), "all sessions before have ended"
            with refused("bad_link"):
                await here.recovery.reset(ANYBODY, token, "third horse")
            assert await here.accounts.log_in(ANYBODY, "Ada", NEW)

    with mailbox() as box:
        run(story(box))


def test_a_link_ends_with_its_time_and_with_the_next_one(tmp_path: Path) -> None:
    async def story(box: Mailbox) -> None:
        hand = Hand()
        async with services(tmp_path, clock=hand, smtp=box.address, public=HOME) as here:
            await reachable(here, box)
            tokens = []
            for _ in range(2):
                await here.recovery.ask(ANYBODY, "ada@example.org", "en")
                await here.postman.sweep()
                tokens.append(box.link("reset").partition("#")[2])
            with refused("bad_link"):
                await here.recovery.reset(ANYBODY, tokens[0], NEW)
            hand.at += 3 * 3600
            with refused("bad_link"):
                await here.recovery.reset(ANYBODY, tokens[1], NEW)
            with refused("bad_link"):
                await here.recovery.confirm(tokens[1])
            assert await here.accounts.log_in(ANYBODY, "Ada", PASSWORD)

    with mailbox() as box:
        run(story(box))


def test_nobody_learns_who_has_an_address_and_mails_are_counted(tmp_path: Path) -> None:
    async def story(box: Mailbox) -> None:
        async with services(tmp_path, clock=Hand(), smtp=box.address, public=HOME) as here:
            await reachable(here, box)
            codes: dict[str, list[str]] = {}
            for mail in ("ada@example.org", "nobody@example.org"):
                for i in range(PER_MAIL + 1):
                    try:
                        await here.recovery.ask(Caller(f"10.0.0.{i}"), mail, "en")
                        codes.setdefault(mail, []).append("fine")
                    except Refusal as error:
                        codes.setdefault(mail, []).append(error.code)
            assert codes["nobody@example.org"] == ["fine"] * PER_MAIL + ["too_many_mails"]
            assert codes["ada@example.org"] == ["fine"] * (PER_MAIL - 1) + ["too_many_mails"] * 2, (
                "the letter that asked whether the address is hers counts, too"
            )
            await here.postman.sweep()
            assert {letter["To"] for letter in box.letters} == {"ada@example.org"}
            for odd in ("", "ada", "a@b", "a@b.c\nBcc: x@y.z", "a@b.c, d@e.f", "ä@b.hu", "x" * 250 + "@b.hu"):
                with refused("bad_mail"):
                    await here.recovery.ask(ANYBODY, odd, "en")
        async with services(tmp_path, clock=Hand()) as here:
            with refused("no_mail"):
                await here.recovery.ask(ANYBODY, "ada@example.org", "en")

    with mailbox() as box:
        run(story(box))


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


def test_only_known_push_services_are_ever_sent_anything(tmp_path: Path) -> None:
    async def story(browser: Browser) -> None:
        async with services(tmp_path, clock=Hand()) as here:
            ada = await member(here, "Ada")
            keys = (browser.p256dh, browser.auth)
            for endpoint in (
                browser.endpoint,
                "http://fcm.googleapis.com/x",
                "https://fcm.googleapis.com.evil.example/x",
                "https://evilpush.apple.com/x",
                "https://169.254.169.254/latest",
            ):
                with refused("bad_push"):
                    await here.desk.push_to(ada, PushTo(endpoint, *keys))
            assert (await here.desk.push_to(ada, PushTo("https://web.push.apple.com/x", *keys))).browsers == 1
            with refused("bad_request"):
                await here.desk.push_to(ada, PushTo("https://fcm.googleapis.com/x", "A" * 20, keys[1]))
            with refused("not_logged_in"):
                await here.desk.push_to(ANYBODY, PushTo("https://fcm.googleapis.com/x", *keys))
            assert not browser.requests

    with push_service() as browser:
        run(story(browser))


def test_a_browser_that_is_gone_is_forgotten_and_keys_stay(tmp_path: Path, place: dict[str, str]) -> None:
    async def story(browser: Browser) -> None:
        more = {"push_hosts": "127.0.0.1", **place}
        async with (
            services(tmp_path, clock=Hand(), **more) as one,
            services(tmp_path, clock=Hand(), **more) as two,
        ):
            assert await one.pusher.public_key() == await two.pusher.public_key()
            ada = await member(one, "Ada")
            await one.desk.push_to(ada, PushTo(browser.endpoint, browser.p256dh, browser.auth))
            browser.status = 500
            with pytest.raises(OSError, match="500"):
                await one.pusher.send(ada.account or "", {"title": "x"})
            browser.status = 410
            await one.pusher.send(ada.account or "", {"title": "x"})
            assert (await one.desk.wishes(ada)).browsers == 0
            async with one.database.read() as connection:
                (pem,) = (await connection.execute(select(KEYS.c.value))).scalars().all()
            assert "PRIVATE KEY" in pem

    with push_service() as browser:
        run(story(browser))


def test_whoever_was_reached_at_one_browser_is_not_told_again(tmp_path: Path) -> None:
    async def story(well: Browser, ill: Browser) -> None:
        async with services(tmp_path, clock=Hand(), push_hosts="127.0.0.1") as here:
            ada = await member(here, "Ada")
            ill.status = 503
            for browser in (ill, well):
                await here.desk.push_to(ada, PushTo(browser.endpoint, browser.p256dh, browser.auth))
            await here.pusher.send(ada.account or "", {"title": "x"})  # nothing is left to be tried again
            assert (len(well.requests), len(ill.requests)) == (1, 1)
            assert (await here.desk.wishes(ada)).browsers == 2

    with push_service() as well, push_service() as ill:
        run(story(well, ill))


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
