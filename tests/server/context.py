"""Which files travel into a container: `.dockerignore`, read as container engines read it."""

import re
from pathlib import Path


def travels(rules: list[str], path: str) -> bool:
    """The last rule that fits a path, or a folder above it, decides."""
    parts = path.split("/")
    places = ["/".join(parts[:n]) for n in range(1, len(parts) + 1)]
    sent = True
    for rule in rules:
        pattern = _pattern(rule.removeprefix("!"))
        if any(pattern.fullmatch(place) for place in places):
            sent = rule.startswith("!")
    return sent


def rules_of(file: Path) -> list[str]:
    lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def _pattern(rule: str) -> re.Pattern[str]:
    escaped = re.escape(rule).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
    return re.compile(escaped)
