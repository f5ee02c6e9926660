"""What a program at the table did wrong. It costs the program its game, never the contest."""

from typing import Final

KINDS: Final = {
    "unstarted": "the program does not start, or does not say hello",
    "crashed": "the program ended",
    "silent": "no answer within the time of a choice",
    "late": "the time of the whole game is used up",
    "garbled": "the answer is no message of the protocol",
    "illegal": "the answer is not possible now",
}


class Fault(Exception):
    """One thing that went wrong: its kind, and what exactly happened."""

    def __init__(self, kind: str, what: str) -> None:
        assert kind in KINDS
        self.kind = kind
        super().__init__(f"{kind}: {what}")
