"""The protocol: what is said to a program and what it may answer. One JSON object a line, in UTF-8.

The same messages serve a contest on this machine and, through `planetb bot sit`, a table of a server.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from planetb.bots.outside.fault import Fault
from planetb.chair import Chair
from planetb.kernel.content import fingerprint

PROTOCOL: Final = 1
LONGEST: Final = 1_000_000  # bytes of a line
SHOWN: Final = 80  # characters of an answer that a fault quotes

Message = Mapping[str, Any]


def encode(message: Message) -> bytes:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def hello(
    game: Mapping[str, Any], seat: int, seed: int, seconds: float, game_seconds: float, lang: str
) -> Message:
    """The first message: which game, which seat, and how much time there is."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        **game,
        "seat": seat,
        "seed": seed,
        "lang": lang,
        "seconds": seconds,
        "game_seconds": game_seconds,
    }


def game_of(chair: Chair) -> Mapping[str, Any]:
    """What a hello tells of the game."""
    meta = chair.game.meta
    return {
        "game": meta.name,
        "title": meta.title,
        "rules": meta.rules_version,
        "content": fingerprint(meta.name),
        "seats": chair.seats,
        "variants": chair.variants,
    }


def position(
    question: Mapping[str, Any], options: list[dict[str, Any]], number: int, seconds: float, left: float
) -> Message:
    """What the seat sees and what it may choose: to be answered."""
    return {
        "type": "position",
        "number": number,
        **question,
        "options": options,
        "seconds": round(min(seconds, left), 3),
        "left": round(left, 3),
    }


def question_of(chair: Chair, lang: str) -> Mapping[str, Any]:
    """What a position tells of the question and the table."""
    return {
        "asks": chair.asks,
        "prompt": chair.prompt(lang),
        "view": chair.view(),
        "picked": [chair.game.table.word(thing) for thing in chair.picked],
    }


def options_of(chair: Chair, lang: str) -> list[dict[str, Any]]:
    """What may be chosen now, in words."""
    table = chair.game.table
    return [
        {
            "id": option,
            "key": table.word(option),
            "domain": table.domain(option).name,
            "text": chair.words(option, lang),
        }
        for option in chair.options
    ]


def over(seat: int, scores: Sequence[int], winners: Sequence[int], end: str) -> Message:
    """The last message: how it ended. It is not answered."""
    return {
        "type": "over",
        "scores": list(scores),
        "winners": list(winners),
        "end": end,
        "won": seat in winners,
    }


def refused(fault: Fault) -> Message:
    """The last message to a program that lost its game by a fault."""
    return {"type": "refused", "kind": fault.kind, "message": str(fault)}


def decode(line: bytes, kind: str) -> dict[str, Any]:
    """An answer of this kind; whatever else it is, is a fault."""
    shown = line[:SHOWN].decode(errors="replace").strip()
    try:
        answer = json.loads(line)
    except ValueError as error:
        raise Fault("garbled", f"a line is one JSON object, not {shown!r}") from error
    if not isinstance(answer, dict) or answer.get("type") != kind:
        raise Fault("garbled", f'the answer has "type": "{kind}", not {shown!r}')
    return answer


def check_hello(answer: dict[str, Any]) -> str:
    """The name a program gives itself; another protocol is a fault."""
    if answer.get("protocol", PROTOCOL) != PROTOCOL:
        raise Fault("garbled", f"the protocol is {PROTOCOL}, not {answer['protocol']!r}")
    name = answer.get("name", "")
    if not isinstance(name, str) or len(name) > SHOWN:
        raise Fault("garbled", f"a name is a text of at most {SHOWN} characters, not {name!r}")
    return name


def chosen(answer: dict[str, Any]) -> list[str] | str | int:
    """What a `choose` names: the key or id of an option, or the keys of a whole pick."""
    keys, key, number = answer.get("keys"), answer.get("key"), answer.get("id")
    if isinstance(keys, list) and all(isinstance(word, str) for word in keys):
        return keys
    if isinstance(key, str):
        return key
    if isinstance(number, int) and not isinstance(number, bool):
        return number
    raise Fault("garbled", 'a choice has a "key", an "id" or "keys", as the position gives them')
