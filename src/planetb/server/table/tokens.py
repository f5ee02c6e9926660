"""Secrets that people hold, and the hashes that are stored in their place."""

import hashlib
import secrets
import string
from typing import Final

_LETTERS: Final = string.ascii_lowercase + string.digits
_LENGTH: Final = 12
_IDS: Final = len(_LETTERS) ** _LENGTH


def fresh() -> str:
    """A new secret: 192 bits, 32 characters that fit into a link."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def short_id() -> str:
    """A new id of a table or a job: 62 bits, so that nobody finds one by trying."""
    number = secrets.randbelow(_IDS)  # asked for once: the system takes its time for each answer
    letters = []
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)
