"""Runs a server or a worker process until it is told to stop."""

import asyncio
import gc
import logging
import signal
import socket
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import uvicorn

from planetb.server.http.app import application
from planetb.server.http.connections import Doorman, guarded, spelled
from planetb.server.http.live import drain
from planetb.server.process.logs import DETAILS
from planetb.server.process.services import Services
from planetb.server.process.settings import Settings

log = logging.getLogger(__name__)
MESSAGE_BYTES: Final = 16_384  # of a socket
_LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class Announced(uvicorn.Server):
    """A server that says when it is ready, and lets everything come to its end before it ends."""

    def __init__(self, config: uvicorn.Config, doorman: Doorman, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._doorman = doorman
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody comes in any more; every tab gets its answers and is told to come back."""
        begun = time.monotonic()
        self._doorman.closed = True
        await drain()
        await super().shutdown(sockets)
        seconds = round(time.monotonic() - begun, 2)
        log.info("ended", extra={DETAILS: {"seconds": seconds}})


def bound(host: str, port: int) -> socket.socket:
    """A socket on that address; raises OSError if it is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def serve(settings: Settings, listening: socket.socket, show: Callable[[str], None], browser: bool) -> bool:
    """Serves until it is told to stop; returns whether it could start."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'localhost' if host in ('0.0.0.0', '::') else shown}:{port}"
    if host in ("127.0.0.1", "::1") and not settings.hosts:
        settings = msgspec.structs.replace(settings, hosts=" ".join(_LOOPBACK))

    doorman = Doorman(settings)

    def ready() -> None:
        gc.freeze()  # what was loaded stays: nobody has to look at it again
        show(f"Planet B is at {address} (Ctrl-C ends it)")
        if browser:
            webbrowser.open(address)

    config = uvicorn.Config(
        application(settings),
        **guarded(doorman),
        proxy_headers=bool(doorman.proxies),  # from anywhere else a forwarded address is ignored
        forwarded_allow_ips=spelled(doorman.proxies),
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # to press a state of 5 kB takes nearly as long as to make it
        ws_ping_interval=20,
        ws_ping_timeout=40,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
    )
    server = Announced(config, doorman, ready)
    with told_to_stop():
        server.run(sockets=[listening])
    return bool(server.started)


@contextmanager
def told_to_stop() -> Iterator[None]:
    """A server that was told to stop, and has, ended well: uvicorn would die of the signal afterwards."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


async def work(settings: Settings, show: Callable[[str], None]) -> None:
    """Thinks for the bots until it is told to stop."""
    services = Services(settings)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    await services.open()
    show(f"Thinking with {settings.workers} process{'es' if settings.workers > 1 else ''} (Ctrl-C ends it)")
    try:
        await stop.wait()
    finally:
        await services.close()
