"""What figures say in words; nothing is said that an interval does not show."""

from math import sqrt

from planetb.lab.course import MOMENTS, Course
from planetb.lab.experts.evidence import Tables
from planetb.lab.experts.groups import Group
from planetb.lab.experts.openings import Beginning
from planetb.lab.experts.words import ORDINALS, Names, about, fared_at, listed, percent, rated

NEARLY_ALL, MOST = 0.8, 0.5
LITTLE = 0.2  # of what a source gives in the end: it has hardly begun
SEEN = 0.25  # points by which a lead is worth a word
WORTH = 2.0  # points from which a source is worth a word
HALF = MOMENTS // 2 - 1
LATE = MOMENTS - 2


def seats(tables: Tables) -> str:
    """Whether it matters where one sits."""
    share = tables.share
    told, better = [], []
    for seat in range(tables.seats):
        standing = tables.whole.of_seat(seat)
        told.append(f"the {ORDINALS[seat]} seat {rated(standing.rate, standing.interval)}")
        low, high = standing.interval
        if low > share or high < share:
            better.append(f"the {ORDINALS[seat]} wins {'more' if low > share else 'less'}")
    shown = "no seat is shown to be better or worse"
    if better:
        shown = f"an equal share would be {percent(share)}: {listed(better)}"
    first = told[0].replace("seat ", "seat wins ", 1)
    return f"{tables.place} {first}, {listed(told[1:])}; {shown}."


def points(tables: Tables) -> str:
    """What seats end with."""
    scores = tables.scores
    low, _, high = scores.quartiles
    who, what = ("Alone the bot", "its games") if tables.seats == 1 else ("A seat", "all seats")
    mean = about(scores.mean, scores.error)
    return f"{who} ends with {mean} points; half of {what} end with {low:.0f} to {high:.0f}."


def alone(tables: Tables) -> str:
    """How often a game alone is won."""
    standing = tables.whole.of_seat(0)
    if not tables.decided:
        return "Nobody wins or loses there: points count."
    return f"It wins {rated(standing.rate, standing.interval)} of its {tables.games} games."


def sources(names: Names, tables: Tables) -> list[str]:
    """Where points come from, and when."""
    course = tables.usage.course
    total = sum(course.mean(source) for source in course.points)
    worth = [source for source in course.sources if course.mean(source) >= WORTH]
    if not worth or total <= 0:
        return []
    first = [f"{names.source(s)} ({about(course.mean(s), course.error(s))})" for s in worth[:3]]
    found = [f"{tables.place} {total:.0f} points are made, most of them by {listed(first)}."]
    halfway = sum(course.mean(source, HALF) for source in course.points)
    if halfway > 0:
        found.append(f"After half of the choices {percent(halfway / total)} of them are there.")
    late = [s for s in worth if course.mean(s, LATE) <= LITTLE * course.mean(s)]
    if late:
        found.append(f"The points of {listed([names.source(s) for s in late])} come in the last tenth.")
    return found


class Lead:
    """By how much those who won were ahead in one source."""

    def __init__(self, course: Course, won: Course, source: str, moment: int) -> None:
        rest = course.less(won)
        self.source = source
        self.gain = course.mean(source) >= 0  # or a loss
        self.points = won.mean(source, moment) - rest.mean(source, moment)
        self.error = sqrt(won.error(source, moment) ** 2 + rest.error(source, moment) ** 2)

    @property
    def words(self) -> str:
        verb = "have" if self.gain else "lose"
        word = "more" if (self.points > 0) == self.gain else "fewer"
        return f"{verb} {about(abs(self.points), self.error)} {word}"

    @property
    def shown(self) -> bool:
        return abs(self.points) > self.error > 0


def winners(names: Names, tables: Tables) -> list[str]:
    """What those who win have more of, at the end and before."""
    course, won_ = tables.usage.course, tables.usage.winners
    if not 2 <= won_.seats <= course.seats - 2:
        return []
    leads = [Lead(course, won_, source, MOMENTS - 1) for source in course.points]
    shown = sorted([lead for lead in leads if lead.shown], key=lambda lead: -abs(lead.points))[:3]
    shown = [lead for lead in shown if abs(lead.points) >= SEEN]
    if not shown:
        return []
    told = [f"{lead.words} by {names.source(lead.source)}" for lead in shown]
    who = "In games that are won seats" if tables.seats == 1 else "Those who win"
    found = [f"{who} {listed(told)}."]
    early = [Lead(course, won_, lead.source, HALF) for lead in shown]
    already = [lead for lead in early if lead.shown and lead.points >= SEEN]
    if already:
        words = [f"{names.source(lead.source)} ({about(lead.points, lead.error)})" for lead in already]
        found.append(f"After half of the choices they lead by {listed(words)} already.")
    return found


def opening(beginning: Beginning) -> str:
    """How seats begin, and whether the most common way is better than the others."""
    if not beginning.first:
        return f"{beginning.tables.place} no first choice is common: there are {beginning.kinds} of them."
    move = beginning.first[0]
    share = rated(move.share, move.bounds)
    who = f"{share} of seats begin"
    if move.share >= NEARLY_ALL:
        who = f"nearly everybody begins ({share})"
    elif move.share >= MOST:
        who = f"most begin ({share})"
    decided = beginning.tables.decided
    verb = "win" if decided else "end with"
    how = fared_at(decided, move.fared)
    said = f"{beginning.tables.place} {who} with {move.name}; those who do {verb} {how}"
    others = beginning.others(move)
    return f"{said}, the others {fared_at(decided, others)}." if others.seats else f"{said}."


def wanted(group: Group) -> str:
    """What is taken most and least."""
    things = group.things
    first, last = things[0], things[-1]
    top, bottom = first.together, last.together
    of = "of seats that could" if group.offered else "of seats"
    said = f"Most often: {first.name}, {rated(top.rate, top.bounds)} {of}."
    if group.apart:
        said += f" Least often: {last.name}, {rated(bottom.rate, bottom.bounds)}."
    return said
