"""Frames of a socket: nearly every message is one plain frame, read and written here in one piece.

Whatever else may come (pieces of a message, pings, the end) is the library's.
"""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it has no wheel
    from websockets.utils import apply_mask

_TEXT: Final = 0x81  # a whole message
_LAST: Final = 0x80
_MASKED: Final = 0x80
_TWO: Final = 126  # the length follows in so many bytes
_EIGHT: Final = 127
_MASK: Final = 4  # bytes


def framed(payload: bytes) -> tuple[bytes, bytes]:
    """A text message as a server sends it: a byte for its sort and its length, then the text."""
    size = len(payload)
    if size < _TWO:
        return bytes((_TEXT, size)), payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big"), payload
    return b"\x81\x7f" + size.to_bytes(8, "big"), payload


def unframed(data: bytes, most: int) -> bytes | None:
    """The text message that a client has sent, if these bytes are one and nothing else."""
    if len(data) < 2 + _MASK or data[0] != _TEXT or data[1] < _MASKED:
        return None
    size, start = data[1] - _MASKED, 2
    if size == _TWO:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size == _EIGHT:
        return None
    body = start + _MASK
    if size > most or len(data) != body + size:
        return None
    return apply_mask(data[body:], data[start:body])


def are_whole(data: bytes) -> bool:
    """Whether these bytes are whole frames of whole messages: no part of anything is still to come."""
    at = 0
    while at < len(data):
        if len(data) < at + 2 or not data[at] & _LAST:
            return False
        size, start = data[at + 1] & ~_MASKED, at + 2
        if size in (_TWO, _EIGHT):
            wide = 2 if size == _TWO else 8
            size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
        at = start + (_MASK if data[at + 1] & _MASKED else 0) + size
    return at == len(data)
