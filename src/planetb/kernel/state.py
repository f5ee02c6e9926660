"""What changes during a game: plain ints and lists of ints, so that copying and saving are trivial."""

from typing import Final

from planetb.kernel.compiled import mypyc_attr
from planetb.kernel.rng import MODULUS, MULTIPLIER

CHANCE: Final = -1
"""The seat that draws from bags and rolls dice."""
NOBODY: Final = -2
"""The spectator: sees only what everybody sees."""

Frame = tuple[int, int, int, int]
"""Pending work: step id, seat, and two arguments that the step understands."""
Entry = tuple[int, int, int, int, int]
"""One line of the trail: an answer (step, seat, a, b, option) or a note (-1, kind, seat, a, b)."""
NOTE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that all games share. A game adds its board, `seats` (areas) and `clone`."""

    __slots__ = ("agenda", "lane", "lanes", "options", "rng", "trail", "turned", "variant")

    def __init__(self) -> None:
        self.agenda: list[Frame] = []  # what is still to be done, next on top
        self.lanes: list[list[Frame]] = []  # one agenda per seat while seats act at the same time, else empty
        self.lane: int = -1  # the lane being worked, -1 for the agenda itself
        self.options: list[int] = []  # derived from the top frame; shared by clones, never mutated
        self.rng: int = 0  # 0 leaves chance to a dealer
        self.turned: int = 0  # chance outcomes and reveals so far: an undo never crosses one
        self.variant: list[int] = []  # chosen value of each option of the game; never mutated
        self.trail: list[Entry] | None = None  # what happened, for logs; kept by the match, not by clones

    def push(self, step: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Puts work on top of the agenda (or of the lane being worked): it is done next."""
        if self.lane < 0:
            self.agenda.append((step, seat, a, b))
        else:
            self.lanes[self.lane].append((step, seat, a, b))

    def fork(self, step: int, seats: int, a: int = 0, b: int = 0) -> None:
        """Lets all seats do `step` at the same time; the agenda goes on when every lane is empty.

        Lanes must not touch each other's areas, so that the order of answers cannot matter.
        """
        if self.lanes:
            raise RuntimeError("seats already act at the same time")
        self.lanes = [[(step, seat, a, b)] for seat in range(seats)]

    def below(self, n: int) -> int:
        """Returns an int in [0, n) and advances the generator."""
        self.rng = self.rng * MULTIPLIER % MODULUS
        return self.rng % n

    def note(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Leaves a line in the trail for the log: something happened that is no answer."""
        if self.trail is not None:
            self.trail.append((NOTE, kind, seat, a, b))

    def carry(self, twin: "State") -> None:
        """Copies the shared part to a clone; the trail stays behind."""
        twin.agenda = self.agenda[:]
        if self.lanes:
            twin.lanes = [lane[:] for lane in self.lanes]
        twin.lane = self.lane
        twin.options = self.options
        twin.rng = self.rng
        twin.turned = self.turned
        twin.variant = self.variant

    def clone(self) -> "State":
        """Returns an equal state that shares nothing mutable. Every game writes its own."""
        raise NotImplementedError
