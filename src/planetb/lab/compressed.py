"""Texts on disk, compressed where the name of the file ends with .gz."""

import gzip
import zlib
from pathlib import Path


def packed(path: Path, text: str) -> bytes:
    """A text as it stands in that file; the same text always comes to the same bytes."""
    data = text.encode()
    return gzip.compress(data, mtime=0) if path.suffix == ".gz" else data


def unpacked(path: Path) -> str:
    """What a file says; one that is damaged is an OSError or a ValueError."""
    data = path.read_bytes()
    try:
        return (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    except (EOFError, zlib.error) as error:
        raise ValueError(str(error)) from error
