"""A plan as plain data: what was meant, how far it has come, and the step that an entry of the log is."""

import hashlib
from typing import Final, NamedTuple

import msgspec

from planetb.kernel.rng import MAX_SEED
from planetb.server.table.roster import PERSON, Roster
from planetb.server.wire.plans import Stopped

FIRST: Final = (
    10.0,
    40.0,
)  # seconds until a plan answers a question: others may take back, and nobody can tell
NEXT: Final = (2.0, 6.0)  # and until it goes on in the same turn


class Meant(msgspec.Struct, frozen=True):
    """A move of a plan, and what it meant in the rehearsal: the question, and its words in every language.

    If the same key means something else when its time comes, it is not what was planned.
    """

    key: str
    asks: str
    said: dict[str, str]
    shows: bool
    later: bool


class PlanRow(msgspec.Struct):
    """A plan as stored; without lines there is none, only the imagination that rehearsals go by."""

    table_id: str
    seat: int
    id: str  # of this plan: a step of it is made once
    holder: str  # whose plan it is: whoever sits there later has none
    chance: str  # of rehearsals
    lines: list[list[Meant]] = []
    bold: bool = False
    seq: int = 0
    turned: int = 0
    played: list[str] = []
    next: int = 0
    stopped: Stopped | None = None


class PlanStep(NamedTuple):
    """The step of a plan that an entry is: it goes on if it is still the plan and stands there."""

    id: str
    next: int
    played: list[str]  # with this one
    seq: int
    turned: int
    stopped: Stopped | None


def owns(roster: Roster, plan: PlanRow) -> bool:
    """Whether whoever made the plan still plays there."""
    place = roster.seats[plan.seat]
    return place.kind == PERSON and place.holder == plan.holder


def options_of(plan: PlanRow) -> list[Meant]:
    """What may come next, the best first: of every line that begins with what was made, the next move."""
    k = len(plan.played)
    going = [line for line in plan.lines if [one.key for one in line[:k]] == plan.played and len(line) > k]
    return [line[k] for line in going]


def step_of(plan: PlanRow, meant: Meant, seq: int, turned: int) -> PlanStep:
    """The step that a move of a plan is. After something new was shown nothing else is made."""
    played = [*plan.played, meant.key]
    after = msgspec.structs.replace(plan, played=played)
    ends = meant.shows or not options_of(after)
    return PlanStep(plan.id, plan.next, played, seq, turned, "done" if ends else None)


def patience(plan: PlanRow, seq: int, again: bool) -> float:
    """How long a plan waits before it answers a question: by chance, and the same in every process."""
    low, high = NEXT if again else FIRST
    return low + (high - low) * _fraction(f"{plan.chance} {plan.id} {seq}")


def imagination(plan: PlanRow, seq: int) -> int:
    """The seed of what is imagined in a state: nobody can search it, and rehearsals repeat themselves."""
    return int(_fraction(f"{plan.chance} at {seq}") * MAX_SEED)


def _fraction(words: str) -> float:
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big") / 2**56
