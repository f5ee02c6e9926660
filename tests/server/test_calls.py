"""Friends are called to a table by name: who may, what they see, how they are told, and how they say no."""

from pathlib import Path

from planetb.server.process.services import Services
from planetb.server.table.people import Caller
from planetb.server.wire import Created, Handover, NewSeat, PushTo, SetWishes, Sit
from server.members import HOME, member, quick_hashing, rated, reachable, refused  # noqa: F401
from server.receivers import Browser, Mailbox, mailbox, push_service
from server.test_sessions import cookie
from server.tools import ANYBODY, Hand, Server, holder_of, player, run, services, wanted

Place = dict[str, str]


async def friends(here: Services, one: Caller, two: Caller) -> None:
    await here.ties.tie(one, two.name or "", "friend")
    await here.ties.tie(two, one.name or "", "friend")


async def called(here: Services, host: Caller, *names: str, game: str = "beacon") -> Created:
    """A table of the host's with a seat for each of these friends, who are called."""
    wish = wanted("me", game=game)
    wish.seats += [NewSeat("friend", name, call=True) for name in names]
    return await here.seating.create(host, wish)


async def waiting(here: Services, who: Caller) -> list[tuple[str, str]]:
    return [(call.by, call.table.id) for call in (await here.calling.mine(who)).calls]


def test_a_friend_is_called_sits_down_on_the_seat_kept_for_them_or_declines(
    tmp_path: Path, place: Place
) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            ada, ben, eve, tom = [await member(here, name) for name in ("Ada", "Ben", "Eve", "Tom")]
            for other in (ben, eve, tom):
                await friends(here, ada, other)
            made = await called(here, ada, "Eve", "ben")
            assert await waiting(here, ben) == await waiting(here, eve) == [("Ada", made.table)]
            assert not await waiting(here, tom) and not await waiting(here, ANYBODY)
            with refused("not_listed"):
                await here.lobbies.sit(made.table, tom, Sit())
            sat = await here.lobbies.sit(made.table, eve, Sit())
            assert sat.yours == [1] and not await waiting(here, eve), "the seat that has her name"
            assert [one.name for one in await here.calling.called(made.table, ada)] == ["Ben"]
            assert not (await here.calling.decline(made.table, ben)).calls
            assert [one.declined for one in await here.calling.called(made.table, ada)] == [True]
            await here.calling.call(made.table, ada, "Ben")
            assert not await waiting(here, ben), "whoever declined is not asked again"
            for who, table, code in (
                (ben, made.table, "no_call"),
                (tom, made.table, "no_call"),
                (ANYBODY, made.table, "not_logged_in"),
            ):
                with refused(code):
                    await here.calling.decline(table, who)
            await here.calling.call(made.table, ada, "Tom")
            assert await waiting(here, tom)
            await here.seating.hand_over(made.table, holder_of(made.secret), 2, Handover("easy"))
            assert not await waiting(here, tom), "no seat is left"

    run(story())


def test_only_friends_are_called_and_only_by_the_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            ada, ben, eve = [await member(here, name) for name in ("Ada", "Ben", "Eve")]
            await here.ties.tie(ada, "Ben", "friend")
            for who, name, code in (
                (ada, "Ben", "not_friends"),  # he has not said so
                (ada, "Nobody", "no_person"),
                (ada, "Ada", "yourself"),
                (ANYBODY, "Ben", "not_logged_in"),
            ):
                with refused(code):
                    await called(here, who, name)
            assert not await here.seating.mine(ada, []), "no table was made"
            await here.ties.tie(ben, "Ada", "friend")
            made = await called(here, ada, "Ben")
            with refused("not_host"):
                await here.calling.call(made.table, ben, "Ada")
            with refused("not_host"):
                await here.calling.called(made.table, eve)
            await here.ties.tie(ben, "Ada", "block")
            assert not await waiting(here, ben), "nobody is called by whom they blocked"
            with refused("blocked_here"):
                await here.lobbies.sit(made.table, ben, Sit())
            with refused("not_friends"):
                await here.calling.call(made.table, ada, "Ben")
            await friends(here, ada, eve)
            full = await rated(here, ada, eve)
            with refused("already_here"):
                await here.calling.call(full.table, ada, "Eve")

    run(story())


def test_whoever_wishes_is_told_by_push_and_mail_while_the_call_stands(tmp_path: Path) -> None:
    async def story(box: Mailbox, browser: Browser) -> None:
        hand = Hand()
        more = {"smtp": box.address, "public": HOME, "push_hosts": "127.0.0.1"}
        async with services(tmp_path, clock=hand, **more) as here:
            ada, ben = await member(here, "Ada"), await reachable(here, box, "Ben", "ben@example.org")
            await friends(here, ada, ben)
            await here.desk.push_to(ben, PushTo(browser.endpoint, browser.p256dh, browser.auth))
            await called(here, ada, "Ben")
            assert await here.postman.sweep() == 0, "nobody is told who did not ask for it"
            await here.desk.set(ben, SetWishes("de", call_mail=True, call_push=True))
            made = await called(here, ada, "Ben")
            await here.calling.call(made.table, ada, "Ben")
            assert await here.postman.sweep() == 2
            note = browser.read()
            assert (note["title"], note["body"]) == ("Beacon", "Ada lädt dich ein")
            assert note["url"] == f"/table/{made.table}"
            assert box.letters[-1]["Subject"] == "Beacon: Ada lädt dich ein"
            assert f"{HOME}/table/{made.table}" in box.text()
            letters = len(box.letters)
            late = await called(here, ada, "Ben")
            await here.calling.decline(late.table, ben)
            assert await here.postman.sweep() == 2 and len(box.letters) == letters, "it stands no more"
            assert len(browser.requests) == 1

    with mailbox() as box, push_service() as browser:
        run(story(box, browser))


def test_an_open_page_hears_of_a_call_at_once_and_when_it_is_over(web: Server) -> None:
    async def story() -> None:
        with web.client() as ada, web.client() as ben:
            for client, name in ((ada, "Callie"), (ben, "Benno")):
                body = {"name": name, "password": "correct horse"}
                assert client.post("/api/account", json=body).status_code == 201
            ada.post("/api/ties", json={"name": "Benno", "kind": "friend"})
            ben.post("/api/ties", json={"name": "Callie", "kind": "friend"})
            seats = [{"kind": "me"}, {"kind": "friend", "name": "Benno", "call": True}]
            async with player(web, additional_headers=cookie(ben)) as tab:
                await tab.send(type="ping")
                made = ada.post("/api/tables", json={"game": "reworld", "seats": seats}).json()
                told = await tab.until(lambda message: message["type"] == "calls")
                assert [(one["by"], one["table"]["id"]) for one in told["calls"]] == [
                    ("Callie", made["table"])
                ]
                async with player(web, additional_headers=cookie(ben)) as late:
                    assert (await late.until(lambda message: message["type"] == "calls"))["calls"]
                head = {"Authorization": f"Bearer {made['secret']}"}
                assert ada.delete(f"/api/tables/{made['table']}", headers=head).status_code == 204
                over = await tab.until(lambda message: message["type"] == "calls")
                assert over["calls"] == [], "the table was removed"

    run(story())
