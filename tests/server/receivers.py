"""Where messages of the tests arrive: a mail server, and a push service with a browser that can read."""

import base64
import email
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Mailbox:
    """Keeps what a real SMTP server was sent."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse = False
        self.unknown: set[str] = set()  # addresses that nobody is reached at
        self.address = ""

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if address in self.unknown:
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            return "451 try again later"
        letter = email.message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def link(self, path: str) -> str:
        """The link of this kind in the newest letter: what stands behind `#`, or its path."""
        (line,) = [line for line in self.text().splitlines() if f"/{path}" in line and "account" not in line]
        return line.strip()

    def text(self) -> str:
        return str(self.letters[-1].get_content())


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server on a free port of this machine."""
    box = Mailbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        box.address = f"smtp://127.0.0.1:{port}"
        yield box
    finally:
        controller.stop()


class Browser:
    """A browser's side of Web Push: its keys, and what its push service was sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.endpoint = ""

    @property
    def p256dh(self) -> str:
        return _text(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def auth(self) -> str:
        return _text(self.secret)

    def read(self, number: int = -1) -> dict[str, str]:
        """Decrypts a message."""
        plain = http_ece.decrypt(
            self.requests[number][1], private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return msgspec.json.decode(plain, type=dict[str, str])


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@contextmanager
def push_service() -> Iterator[Browser]:
    """A push service on this machine with one browser."""
    browser = Browser()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            browser.requests.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(browser.status)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser.endpoint = f"http://127.0.0.1:{server.server_port}/send/{_text(os.urandom(12))}"
    try:
        yield browser
    finally:
        server.shutdown()
        server.server_close()
