"""A password by a link that works once, sent to an address that is known."""

from pathlib import Path

from sqlalchemy import select

from planetb.server.messages.words import SUBJECTS
from planetb.server.society.recovery import PER_MAIL
from planetb.server.storage.schema_people import LINKS
from planetb.server.table.people import Caller
from planetb.server.table.refusals import Refusal
from server.members import HOME, PASSWORD, member, quick_hashing, reachable, refused  # noqa: F401
from server.receivers import Mailbox, mailbox
from server.tools import ANYBODY, Hand, run, services

NEW = "another horse"


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
