"""Push messages: to browsers that are there, by services that are known."""

from pathlib import Path

import pytest
from sqlalchemy import select

from planetb.server.storage.schema_people import KEYS
from planetb.server.wire import PushTo
from server.members import member, quick_hashing, refused  # noqa: F401
from server.receivers import Browser, push_service
from server.tools import ANYBODY, Hand, run, services


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
                "https://169.254.169.254\\@fcm.googleapis.com/x",  # read in two ways
                "https://ada@fcm.googleapis.com/x",
                "https://[fcm.googleapis.com]/x",
                "https://fcm.googleapis.com/x\0",
                "https://fcm.googleapis.com/x\r\nHost: evil.example",
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


def test_an_endpoint_that_is_stored_already_is_looked_at_again_before_it_is_sent_anything(
    tmp_path: Path,
) -> None:
    """As one that an earlier version took: two programs read two hosts in it, and one of them is any host."""

    async def story(browser: Browser) -> None:
        async with services(tmp_path, clock=Hand(), push_hosts="localhost") as here:
            ada = await member(here, "Ada")
            where = browser.endpoint.removeprefix("http://").partition("/")[0]
            odd = f"http://{where}\\@localhost/x"
            await here.pusher.store.add(ada.account or "", odd, browser.p256dh, browser.auth, 1.0)
            await here.pusher.send(ada.account or "", {"title": "x"})
            assert not browser.requests
            assert (await here.desk.wishes(ada)).browsers == 0

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
