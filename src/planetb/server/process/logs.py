"""What the process writes down: one line per event, with the ids of request and table, and never a secret."""

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Any, Final, Literal

Style = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # id of the request or socket
TABLE: Final[ContextVar[str]] = ContextVar("table", default="")  # id of the table it is about
DETAILS: Final = "details"  # under which a line carries more fields

_SECRETS: Final = (
    (re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])"), "…"),  # secrets, links, sessions
    (re.compile(r"\b[0-9a-f]{64}\b"), "…"),  # their hashes
    (re.compile(r"\$argon2[^\s'\",]*"), "…"),
    (re.compile(r"://([^/\s:@]*):[^@\s]*@"), r"://\1:…@"),  # the password of a database
)
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def without_secrets(text: str) -> str:
    """A text in which everything that looks like a secret is left out."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class Line(logging.Formatter):
    """One event: as a line for people, or as an object for programs."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style = style

    def format(self, record: logging.LogRecord) -> str:
        fields = _fields(record)
        if self.style == "json":
            return without_secrets(json.dumps(fields, ensure_ascii=False))
        trace = fields.pop("trace", "")
        level = fields.pop("level").upper()
        head = f"{fields.pop('at')} {fields.pop('logger')} {level} {fields.pop('message')}"
        tail = "".join(f" {name}={value}" for name, value in fields.items())
        return without_secrets(_in_one_line(f"{head}{tail}") + (f"\n{trace}" if trace else ""))


def _in_one_line(text: str) -> str:
    """What somebody has sent, an address for example, begins no line of its own and moves no cursor."""
    return _CONTROL.sub(lambda found: ascii(found[0])[1:-1], text)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
    found: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "logger": record.name}
    found["message"] = record.getMessage()
    if request := REQUEST.get():
        found["request"] = request
    if table := TABLE.get():
        found["table"] = table
    found |= getattr(record, DETAILS, {})
    if record.exc_info:
        found["trace"] = logging.Formatter().formatException(record.exc_info)
    return found


def log_to_stderr(style: Style, level: Level) -> None:
    """Everything from this level on is written to the error output; other libraries only when they warn."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line(style))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("planetb").setLevel(level.upper())
