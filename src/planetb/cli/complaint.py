"""Bad input that no game can judge: a file, a number, a name on the command line."""

from pathlib import Path


class Complaint(Exception):
    """Something the user gave is wrong. The message is one line and says what is allowed."""


def one_line(text: object) -> str:
    """Any message on one line."""
    return " ".join(str(text).split())


def whole_number(name: str, value: int, low: int, high: int) -> int:
    """The number, if it is in range."""
    if not low <= value <= high:
        raise Complaint(f"{name} is a whole number from {low} to {high}, not {value}")
    return value


def one_of(name: str, value: str, allowed: list[str]) -> str:
    """The value, if it is one of those allowed."""
    if value not in allowed:
        raise Complaint(f"{name} is one of {', '.join(allowed) or '(nothing)'}, not {value!r}")
    return value


def read_text(path: Path) -> str:
    """What a text file says."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Complaint(f"{path} is not a text file in UTF-8") from error
    except OSError as error:
        raise Complaint(f"cannot read {path}: {error.strerror or error}") from error


def write_text(path: Path, text: str) -> None:
    """Writes a text file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(f"cannot write {path}: {error.strerror or error}") from error
