"""The eye of minds: what a seat sees of a position, as the numbers of the features that are true.

A game gives every field of its layout a role (`features.py`); from these the eye is made. A field without a
role is not seen. Seats are told from the observing seat on, so that one mind plays every seat, and the number
of features does not depend on the number of seats. What is pending (the agenda, or the seat's own lane) is
seen too: positions in the middle of a decision differ.
"""

from operator import attrgetter
from typing import Any, Final

from planetb.kernel.effect import Effect
from planetb.kernel.layout import AREAS, ROWS, Layout
from planetb.kernel.meta import Meta
from planetb.kernel.roles import SEATS, Hidden, Own, Partly, Role
from planetb.kernel.state import State
from planetb.kernel.step import Pick, Step

BELOW: Final = 3  # steps under the top one whose kind is seen
PENDING: Final = 6  # steps under the top one whose effects are seen
VALUES: Final = 40  # of a step's field: those from 0 on, the last for all beyond

Roles = dict[str, Role]


class Sight:
    """One field and where its features begin; of a list, `but` names the field of what is not seen of it."""

    def __init__(self, name: str, role: Role, at: int, but: str = "") -> None:
        self.name = name
        self.role = role
        self.at = at
        self.but = but

    def look(self, value: Any, unseen: Any, me: int, seats: int) -> list[int]:
        """The features that are true of a value of the field."""
        found: list[int] = []
        if self.but:
            things: list[int] = value
            hidden: list[int] = unseen
            value = [thing for thing in things if thing not in hidden]
        self.role.mark(value, me, seats, self.at, found)
        return found


class Glance:
    """What an object showed: the values of its fields, the features of each, and all of them. Not changed."""

    def __init__(self, values: tuple[Any, ...], parts: list[list[int]]) -> None:
        self.values = values
        self.parts = parts
        self.whole: list[int] = []
        for part in parts:
            if part:
                self.whole.extend(part)


class Gaze:
    """All sights of one object: the table, or an area. It remembers its last glance for every eye.

    Positions that are looked at one after the other differ in few fields: those that hold the same value (the
    same list, as lists are replaced) show the same features. Lists that are `changed` in place are copied.
    """

    def __init__(self, sights: list[Sight], changed: list[str], rows: list[str]) -> None:
        self.sights = sights
        names = [sight.name for sight in sights]
        self.unseen: list[int] = []  # by sight: where the field stands that `but` names, or -1
        for sight in sights:
            self.unseen.append(len(names) if sight.but else -1)
            if sight.but:
                names.append(sight.but)
        self.changed = [i for i in range(len(names)) if names[i] in changed]
        self.rows = [i for i in self.changed if names[i] in rows]
        self.read: Any = attrgetter(*names, *[names[0]] * (2 - len(names))) if names else None  # a tuple
        self.glances: list[Glance | None] = [None] * (len(SEATS) * (len(SEATS) + 1))

    def look(self, area: Any, me: int, seats: int, found: list[int]) -> None:
        """Adds the features that are true of the object, seen from seat `me` of so many."""
        if not self.sights:
            return
        values: tuple[Any, ...] = self.read(area)
        place = me * (len(SEATS) + 1) + seats
        glance = self.glances[place]
        if glance is None or glance.values != values:
            glance = self._look_again(values, glance, me, seats)
            self.glances[place] = glance
        found.extend(glance.whole)

    def _look_again(self, values: tuple[Any, ...], last: Glance | None, me: int, seats: int) -> Glance:
        parts: list[list[int]] = []
        kept: list[Any] = list(values)
        for i in range(len(self.sights)):
            value = values[i]
            unseen = self.unseen[i]
            if last is not None and unseen < 0:
                before = last.values[i]
                if before is value or before == value:
                    parts.append(last.parts[i])
                    kept[i] = before
                    continue
            parts.append(self.sights[i].look(value, values[unseen], me, seats))
        for i in self.changed:
            if kept[i] is values[i]:
                items: list[Any] = values[i]
                kept[i] = [row[:] for row in items] if i in self.rows else items[:]
        return Glance(tuple(kept), parts)


class Frame:
    """A kind of step: its number, and which of its fields are seen from where on."""

    def __init__(self, number: int, fields: list[str], at: list[int]) -> None:
        self.number = number
        self.fields = fields
        self.at = at
        self.has_effect = "effect" in fields


class Eye:
    """All features of a game, in a fixed order: table, areas, set-up, what is pending."""

    def __init__(
        self,
        meta: Meta,
        layout: Layout,
        roles: Roles,
        steps: dict[str, Any],
        effects: list[str],
        words: dict[int, str],
    ) -> None:
        self.names: list[str] = []
        self.most = meta.high
        self.area_field = ""
        area: Layout | None = None
        sights: list[Sight] = []
        for field in layout.fields:
            if field.kind == AREAS:
                self.area_field = field.name
                area = field.layout
            else:
                self._see(sights, field.name, roles.get(field.name, Hidden()), field.name)
        self.table = gaze(sights, layout)
        self.areas: list[Gaze] = []  # of the observing seat, then of those that follow
        if area is not None:
            self._see_areas(area, roles)
        self.set_up_at = self._add([f"{n} seats" for n in range(meta.low, meta.high + 1)])
        self.low = meta.low
        self.variants_at = [
            self._add([f"{variant.name} is {value}" for value in variant.values]) for variant in meta.variants
        ]
        self._see_pending(steps, effects, words)
        self.size = len(self.names)

    # Putting it together

    def _add(self, names: list[str]) -> int:
        at = len(self.names)
        self.names += names
        return at

    def _see(self, sights: list[Sight], field: str, role: Role, told: str, but: str = "") -> None:
        told = told.replace("_", " ")
        at = self._add([f"{told} {name}" for name in role.names])
        if role.size:
            sights.append(Sight(field, role, at, but))

    def _see_areas(self, area: Layout, roles: Roles) -> None:
        for who in range(self.most):
            sights: list[Sight] = []
            for field in area.fields:
                role, but = roles.get(f"{self.area_field}.{field.name}", Hidden()), ""
                if isinstance(role, Partly):
                    but = role.but if who else ""
                    role = role.others if who else role.own
                if who == 0 or not isinstance(role, Own):
                    self._see(sights, field.name, role, f"{SEATS[who]}: {field.name}", but)
            self.areas.append(gaze(sights, area))

    def _see_pending(self, steps: dict[str, Any], effects: list[str], words: dict[int, str]) -> None:
        kinds = list(steps)
        whose = [*SEATS[: self.most], "chance"]
        self.kinds = len(kinds)
        self.top_at = self._add([f"asked: {kind} of {who}" for who in whose for kind in kinds])
        self.below_at = self._add(
            [
                f"pending {depth + 1}: {kind}{who}"
                for depth in range(BELOW)
                for who in ("", " of another")
                for kind in kinds
            ]
        )
        self.effects: dict[str, int] = {path: i for i, path in enumerate(effects)}
        self.effect_at = self._add([f"asked about {path}" for path in effects])
        self.pending_at = self._add([f"pending effect {path}" for path in effects])
        fields: dict[str, int] = {}
        self.frames: dict[Any, Frame] = {}  # by class
        for number, kind in enumerate(kinds):
            names = steps[kind].fields.split()
            for name in names:
                if name not in fields:
                    last = VALUES - 1
                    told = [f"{v}" if v < last else f"{v} or more" for v in range(VALUES)]
                    fields[name] = self._add([f"asked with {name} {v}" for v in told])
            self.frames[steps[kind]] = Frame(number, names, [fields[name] for name in names])
        self.picked_at = self._add([f"picked {words[option]}" for option in sorted(words)])
        self.options: dict[int, int] = {option: i for i, option in enumerate(sorted(words))}
        self.waiting_at = self._add([f"{who} has still to choose" for who in SEATS[: self.most]])

    # Looking

    def observe(self, state: State, me: int) -> list[int]:
        """The numbers of the features that are true for seat `me`: each once, in no order that matters."""
        found: list[int] = []
        areas: list[Any] = getattr(state, self.area_field) if self.area_field else []
        seats = len(areas)
        self.table.look(state, me, seats, found)
        for i in range(seats):
            self.areas[i].look(areas[(me + i) % seats], me, seats, found)
        found.append(self.set_up_at + seats - self.low)
        variant = state.variant
        for i in range(len(variant)):
            found.append(self.variants_at[i] + variant[i])
        self._observe_pending(state, me, seats, found)
        return found

    def _observe_pending(self, state: State, me: int, seats: int, found: list[int]) -> None:
        """The open question and what follows it. While seats act at the same time a seat sees its own lane,
        and of the others only that they have still to choose.
        """
        stack = state.agenda
        if state.lane >= 0:
            stack = []
            for lane in state.lanes:
                if lane:
                    seat = lane[-1].seat
                    if seat == me:
                        stack = lane
                    if seat >= 0:
                        found.append(self.waiting_at + (seat - me) % seats)
        height = len(stack)
        if not height:
            return
        self._observe_top(stack[height - 1], me, seats, found)
        seen: list[int] = []
        for depth in range(min(PENDING, height - 1)):
            step = stack[height - 2 - depth]
            frame = self.frames[type(step)]
            if depth < BELOW:
                row = 2 * depth + (1 if step.seat != me and step.seat >= 0 else 0)
                found.append(self.below_at + row * self.kinds + frame.number)
            if frame.has_effect:
                place = self._effect(step)
                if place >= 0 and place not in seen:
                    seen.append(place)
                    found.append(self.pending_at + place)

    def _observe_top(self, step: Step[Any], me: int, seats: int, found: list[int]) -> None:
        frame = self.frames[type(step)]
        who = (step.seat - me) % seats if step.seat >= 0 else self.most
        found.append(self.top_at + who * self.kinds + frame.number)
        for i in range(len(frame.fields)):
            name = frame.fields[i]
            if name == "effect":
                place = self._effect(step)
                if place >= 0:
                    found.append(self.effect_at + place)
            elif step.seat == me:
                value = getattr(step, name)
                if isinstance(value, bool):
                    found.append(frame.at[i] + (1 if value else 0))
                elif isinstance(value, int) and value >= 0:
                    found.append(frame.at[i] + min(value, VALUES - 1))
        if step.seat == me and isinstance(step, Pick):
            last = -1
            for option in step.picked:
                if option != last:
                    found.append(self.picked_at + self.options[option])
                last = option

    def _effect(self, step: Step[Any]) -> int:
        """The number of the effect that a step is about; -1 for one that no content holds."""
        effect = getattr(step, "effect", None)
        return self.effects.get(effect.path, -1) if isinstance(effect, Effect) else -1


def gaze(sights: list[Sight], layout: Layout) -> Gaze:
    """The sights of an object of this layout."""
    rows = [field.name for field in layout.fields if field.kind == ROWS]
    return Gaze(sights, layout.changed.split(), rows)
