"""Fixtures of the end-to-end tests: built pages, a server, a browser, and people who use it."""

import fcntl
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from web.gallery import SIZES, Gallery
from web.player import LONG, STARTING, Player
from web.site import Site
from web.thorough import LANG, THOROUGH, WIDTHS, Report

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = Path("/usr/bin/chromium")
WITHOUT = [  # Chromium heeds the last list alone: first what Playwright has in its own
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",  # the suggestions below the address bar: two pages of its own beside each of ours
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",  # a process for the next site that somebody might go to
]
ARGUMENTS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
]
SWIFT = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]

Person = Callable[..., Player]


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The web app, built from the sources as they are; several test processes build it once."""
    sys.path.insert(0, str(ROOT / "web"))
    try:
        from build import build
    finally:
        sys.path.pop(0)
    lock = tmp_path_factory.getbasetemp().parent / "web-build.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        build(ROOT)


@pytest.fixture(scope="session")
def site(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with bots on SQLite. It must not log a single error."""
    here = Site(tmp_path_factory.mktemp("site")).start()
    yield here
    here.stop()
    assert "ERROR" not in here.log(), here.log()


@pytest.fixture
def own_site(pages: None, tmp_path: Path) -> Iterator[Site]:
    """A server of one test's own: to be killed, or to be kept busy."""
    here = Site(tmp_path).start()
    yield here
    here.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip("no Chromium on this machine")
    expect.set_options(timeout=LONG)
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS, timeout=STARTING)
        yield found
        found.close()


@pytest.fixture(scope="session")
def brisk_site(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose easy bots choose at random: for games where only the page is looked at."""
    here = Site(tmp_path_factory.mktemp("brisk"), easy="random").start()
    yield here
    here.stop()
    assert "ERROR" not in here.log(), here.log()


@pytest.fixture(scope="session")
def timed_site(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose clock the tests move, with bots that do not think."""
    here = Site(tmp_path_factory.mktemp("timed"), easy="random", moved=True).start()
    yield here
    here.stop()
    assert "ERROR" not in here.log(), here.log()


def persons(browser: Browser, site: Site) -> Iterator[Person]:
    """Makes people at a server: each has a browser of their own. Their pages must not throw errors."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(name: str = "", **wanted: Any) -> Player:
        prefs = {**({"name": name} if name else {}), **wanted.pop("prefs", {})}
        contexts.append(new_context(browser, site, prefs=prefs, **wanted))
        watch(contexts[-1], errors)
        return Player(contexts[-1].new_page())

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture
def human(browser: Browser, timed_site: Site) -> Iterator[Person]:
    """Makes people where the tests move the clock."""
    yield from persons(browser, timed_site)


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Person]:
    """Makes people."""
    yield from persons(browser, site)


@pytest.fixture(scope="session")
def one_page(browser: Browser, brisk_site: Site) -> Iterator[tuple[Player, list[str]]]:
    context = new_context(browser, brisk_site)
    errors: list[str] = []
    watch(context, errors)
    yield Player(context.new_page()), errors
    context.close()


@pytest.fixture
def reader(one_page: tuple[Player, list[str]]) -> Iterator[Player]:
    """Somebody who goes from table to table without closing the page, among bots that do not think."""
    me, errors = one_page
    me.be_drawn()
    errors.clear()
    yield me
    assert not errors, errors


@pytest.fixture(scope="session")
def rooms(browser: Browser, brisk_site: Site) -> Iterator[tuple[Gallery, list[str]]]:
    """Pages of a browser that draws as often as it can: they wait for frames, not for clocks."""
    kind, errors = browser.browser_type, list[str]()
    swift = kind.launch(executable_path=str(CHROMIUM), args=[*ARGUMENTS, *SWIFT], timeout=STARTING)
    context = new_context(swift, brisk_site, prefs={"language": LANG})
    watch(context, errors)
    pages = {size: context.new_page() for size in SIZES if not WIDTHS or size[0] in WIDTHS}
    yield Gallery(pages).open(), errors
    swift.close()


@pytest.fixture
def gallery(rooms: tuple[Gallery, list[str]]) -> Iterator[Gallery]:
    """A page of every size; they are told what to show."""
    here, errors = rooms
    errors.clear()
    yield here
    here.rest()
    assert not errors, errors


@pytest.fixture(scope="session")
def report(pytestconfig: pytest.Config) -> Iterator[Report]:
    """Notes whole games and golden games; at the end of the thorough mode it prints their sums."""
    here = Report()
    yield here
    capture = pytestconfig.pluginmanager.getplugin("capturemanager")
    if THOROUGH and capture:
        with capture.global_and_fixture_disabled():
            sys.stdout.write("\n" + "\n".join(here.totals()) + "\n")


def new_context(browser: Browser, site: Site, **wanted: Any) -> BrowserContext:
    """A browser of somebody's own, with preferences set."""
    prefs = {
        "language": "en",
        "theme": "dark",
        "confirm": False,
        "pace": "instant",
        **wanted.pop("prefs", {}),
    }
    options = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **wanted}
    context = browser.new_context(base_url=site.address, accept_downloads=True, **options)
    context.set_default_timeout(LONG)
    stored = json.dumps(json.dumps(prefs))
    context.add_init_script(  # an empty page stores nothing
        f"location.origin === 'null' || (localStorage['planetb.prefs'] ??= {stored})"
    )
    return context


def watch(context: BrowserContext, errors: list[str]) -> None:
    """Notes what pages throw, and what their content security policy forbids."""
    context.on("weberror", lambda thrown: errors.append(str(thrown.error)))
    context.on(
        "console",
        lambda message: errors.append(message.text) if "Content Security Policy" in message.text else None,
    )
