"""Answers that are the same for all who ask: written and pressed once, not for each of them."""

import gzip
from typing import Any, Final

from litestar import Request, Response

PRESSED: Final = "pressed"  # marks handlers whose answers are as small as they get
LEAST: Final = 1000  # bytes that are worth it
LEVEL: Final = 5


class Written:
    """What everybody is sent, pressed already if that makes it smaller."""

    __slots__ = ("_body", "_pressed")

    def __init__(self, body: bytes) -> None:
        small = gzip.compress(body, LEVEL, mtime=0) if len(body) >= LEAST else body
        self._pressed = len(small) < len(body)
        self._body = small if self._pressed else body

    def answer(self, request: Request[Any, Any, Any], media_type: str, **headers: str) -> Response[bytes]:
        """For whoever reads what is pressed; anybody else gets it as it was."""
        body, headers = self._body, {name.replace("_", "-"): value for name, value in headers.items()}
        if self._pressed:
            headers["vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
            else:
                body = gzip.decompress(body)
        return Response(body, media_type=media_type, headers=headers)
