"""What changes during a game: plain ints and lists of ints, so that copying and saving are trivial."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from planetb.kernel.compiled import i64, mypyc_attr
from planetb.kernel.rng import MODULUS, MULTIPLIER

if TYPE_CHECKING:
    from planetb.kernel.step import Step

CHANCE: Final = -1
"""The seat that draws from bags and rolls dice."""
NOBODY: Final = -2
"""The spectator: sees only what everybody sees."""


class Answer:
    """A line of the trail: a question and what was answered. Of a pick, the question holds the things."""

    def __init__(self, step: "Step[Any]", option: int) -> None:
        self.step = step
        self.seat = step.seat
        self.option = option


@mypyc_attr(allow_interpreted_subclasses=True)
class Note:
    """A line of the trail: something happened that is no answer. A game names its notes and their fields:

    class Bought(Note):
        fields: ClassVar[str] = "module row"
        module: int
        row: int
    """

    fields: ClassVar[str] = ""

    def __init__(self, seat: int, *values: int) -> None:
        self.seat = seat
        for name, value in zip(self.fields.split(), values, strict=False):
            setattr(self, name, value)


Entry = Answer | Note


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that all games share. A game adds its board, `seats` (areas) and `clone`."""

    __slots__ = (
        "agenda",
        "brief",
        "lane",
        "lanes",
        "options",
        "rng",
        "shut",
        "trail",
        "trial",
        "turned",
        "variant",
    )

    def __init__(self, like: "State | None" = None) -> None:
        """A new state, or one like another to go on with by itself; the trail stays behind."""
        if like is None:
            self.agenda: "list[Step[Any]]" = []  # what is still to be done, next on top
            self.lanes: "list[list[Step[Any]]]" = []  # an agenda per seat while seats act at the same time
            self.lane: int = -1  # the lane being worked, -1 for the agenda itself
            self.options: list[int] = []  # derived from the top frame; shared by clones, never mutated
            self.rng: int = 0  # 0 leaves chance to a dealer
            self.turned: int = 0  # chance outcomes and reveals so far: an undo never crosses one
            self.trial: bool = False  # only to see whether something works: nothing is drawn
            self.shut: bool = False  # derived: the game says that no window has anything to offer now
            self.brief: bool = False  # only looked ahead to: the options of other decisions are not listed
            self.variant: list[int] = []  # chosen value of each variant of the game; never mutated
            self.trail: list[Entry] | None = None  # what happened, for logs; kept by the match, not by clones
            return
        self.agenda = like.agenda[:]
        self.lanes = [lane[:] for lane in like.lanes] if like.lanes else []
        self.lane = like.lane
        self.options = like.options
        self.rng = like.rng
        self.turned = like.turned
        self.trial = like.trial
        self.shut = like.shut
        self.brief = like.brief
        self.variant = like.variant
        self.trail = None

    def push(self, step: "Step[Any]") -> None:
        """Work to be done now, before all that was pending; what one step pushes is done in this order."""
        if self.lane < 0:
            self.agenda.append(step)
        else:
            self.lanes[self.lane].append(step)

    def fork(self, steps: "list[Step[Any]]") -> None:
        """Lets all seats do a step each at the same time; the agenda goes on when every lane is empty.

        Lanes must not touch each other's areas, so that the order of answers cannot matter.
        """
        if self.lanes:
            raise RuntimeError("seats already act at the same time")
        self.lanes = [[step] for step in steps]

    def below(self, n: int) -> int:
        """Returns an int in [0, n) and advances the generator."""
        x: i64 = self.rng  # see `planetb.kernel.rng`
        x = x * MULTIPLIER % MODULUS
        self.rng = x
        return x % n

    def deals_alone(self) -> bool:
        """Whether chance may be played at once: there is a generator, and no log that tells each draw."""
        return self.rng != 0 and self.trail is None and not self.trial

    def note(
        self,
        kind: type[Note],
        seat: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
    ) -> None:
        """Leaves a line in the trail for the log: `state.note(Bought, seat, module, row)`."""
        if self.trail is not None:
            self.trail.append(kind(seat, a, b, c, d, e, f))

    def clone(self) -> "State":
        """Returns an equal state to go on with by itself. Every game writes its own."""
        raise NotImplementedError

    def sketch(self, seat: int) -> "State":
        """A copy good enough for a trial of this seat's answers: what no trial reads may be left out."""
        return self.clone()

    def told(self, seat: int) -> "tuple[Any, ...]":
        """All that a trial of this seat's answers may change and that what follows depends on, pending work
        left out; nothing where a game does not say, and trials do not remember.
        """
        return ()
