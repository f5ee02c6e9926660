"""What lies on the disk is the owner's alone."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.test_http import make
from server.tools import run, server, services, table


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_hand() -> Iterator[None]:
    """A umask that hides nothing by itself."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_the_database_and_its_folder_are_for_their_owner_alone(tmp_path: Path, open_hand: None) -> None:
    home = tmp_path / "home"
    with server("", PLANETB_HOME=str(home)) as here:
        with here.client() as client:
            make(client)
        assert mode(home) == 0o700
        files = {path.name: mode(path) for path in home.iterdir()}
        assert files == dict.fromkeys(("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), 0o600)


def test_a_database_that_was_open_to_others_is_closed_to_them(tmp_path: Path, open_hand: None) -> None:
    (tmp_path / "tables.sqlite").touch(0o666)

    async def story() -> None:
        async with services(tmp_path) as here:
            await table(here, "me", "me")
            assert {mode(path) for path in tmp_path.iterdir()} == {0o600}

    run(story())
