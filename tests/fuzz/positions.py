"""Damaged positions: values, lists, areas, pending work and letters changed, up to three at once."""

import re
from random import Random

NUMBER = re.compile(r"-?\d+")
NAMED = re.compile(r"(\w+)=([^,)]*)")
ODD = ["0", "1", "2", "-1", "-2", "3", "7", "9", "10", "63", "99", "255", "256", "1000", "4095", "65536"]
HUGE = ["9" * 12, "-" + "9" * 12, str(2**31), str(2**62), str(2**63), str(2**64 + 1), "9" * 5000]
LETTERS = [
    *"0123456789-,:|/()@&=+[]._ xéß٣",
    "\n",
    "\0",
    "\u202e",
    "🪐",
    "１",
    "yes",
    "no",
    "end",
    " & ",
    "--",
]


class Board:
    """A position taken apart: head, table fields, areas of fields, stacks of frames."""

    def __init__(self, text: str) -> None:
        head, board, agenda = text.split("|")
        self.head = head.split(" ")
        table, _, areas = board.partition(" seats:")
        self.table = table.split(" ")
        self.areas = [area.split(" ") for area in areas[1:-1].split(")(")]
        self.stacks = [stack.split(" ") for stack in agenda.split(" & ")]

    def text(self) -> str:
        areas = "".join(f"({' '.join(area)})" for area in self.areas)
        stacks = " & ".join(" ".join(stack) for stack in self.stacks)
        return f"{' '.join(self.head)}|{' '.join(self.table)} seats:{areas}|{stacks}"


def mutant(random: Random, bases: list[str], found: list[str]) -> str:
    """One damaged position: other than the one it is made from, a real one or one that showed something."""
    text = random.choice(found if found and random.random() < 0.4 else bases)
    if random.random() < 0.12 or not whole(text):
        return letters(random, text)
    board, other = Board(text), Board(random.choice(bases))
    damaged = text
    while damaged == text:
        for _ in range(random.choice((1, 1, 1, 1, 2, 2, 3))):
            random.choice(CHANGES)(random, board, other)
        damaged = board.text()
    return damaged


def whole(text: str) -> bool:
    """Whether a text can be taken apart and put together again."""
    if text.count("|") != 2 or text.count(" seats:(") != 1:
        return False
    board = Board(text)
    return len(board.head) == 4 and board.text() == text


def letters(random: Random, text: str) -> str:
    """A letter put in, taken out or replaced, a piece doubled, moved or cut off."""
    at = random.randrange(len(text))
    to = min(len(text), at + random.choice((0, 1, 1, 2, 5, 40)))
    way = random.randrange(6)
    if way < 3:
        return text[:at] + random.choice(LETTERS) + text[to:]
    if way == 3:
        return text[:to] + text[at:to] + text[to:]
    return text[:at] + text[to:] if way == 4 else text[:at]


def a_list(random: Random, board: Board) -> tuple[list[str], int]:
    """Some field: the list of words it stands in, and its place."""
    words = board.table if random.random() < 0.4 else random.choice(board.areas)
    return words, random.randrange(len(words))


def parts(word: str) -> tuple[str, list[str], list[str]]:
    """The name of a field, its values, and what stands between them."""
    name, _, values = word.partition(":")
    return f"{name}:", re.split(r"[,/]", values), re.findall(r"[,/]", values)


def joined(name: str, values: list[str], between: list[str]) -> str:
    between = [*between, *[","] * len(values)]
    text = "".join(value + mark for value, mark in zip(values, between, strict=False))
    return name + (text[:-1] if values else "-")


def value(random: Random, board: Board, other: Board) -> None:
    """One number becomes another."""
    words, i = a_list(random, board)
    found = list(NUMBER.finditer(words[i]))
    if found:
        at = random.choice(found)
        words[i] = words[i][: at.start()] + number(random, at.group()) + words[i][at.end() :]


def number(random: Random, old: str) -> str:
    way = random.random()
    if way < 0.5 and len(old) < 15:
        return str(int(old) + random.choice((-1, 1, 1, 2, -2, 10)))
    return random.choice(HUGE) if way > 0.93 else random.choice(ODD)


def exchange(random: Random, board: Board, other: Board) -> None:
    """A field takes the value it has elsewhere: in another position, or with another seat."""
    if random.random() < 0.4:
        i = random.randrange(min(len(board.table), len(other.table)))
        board.table[i] = other.table[i]
        return
    area, donor = random.choice(board.areas), random.choice([*board.areas, *other.areas])
    i = random.randrange(min(len(area), len(donor)))
    area[i], donor[i] = donor[i], area[i]


def move(random: Random, board: Board, other: Board) -> None:
    """A value goes from one list to another, so that nothing is lost or doubled."""
    words, i = a_list(random, board)
    target, k = a_list(random, board)
    name, values, between = parts(words[i])
    if len(values) > 1 and (words is not target or i != k):
        moved = values.pop(random.randrange(len(values)))
        words[i] = joined(name, values, between)
        there = parts(target[k])
        into = [v for v in there[1] if v not in ("-", ".")]
        into.insert(random.randint(0, len(into)), moved)
        target[k] = joined(there[0], sorted(into, key=len) if random.random() < 0.2 else into, there[2])


def swap(random: Random, board: Board, other: Board) -> None:
    """Two values change places, in one field or in two."""
    words, i = a_list(random, board)
    target, k = (words, i) if random.random() < 0.5 else a_list(random, board)
    name, values, between = parts(words[i])
    a = random.randrange(len(values))
    if words is target and i == k:
        b = random.randrange(len(values))
        values[a], values[b] = values[b], values[a]
    else:
        there = parts(target[k])
        b = random.randrange(len(there[1]))
        values[a], there[1][b] = there[1][b], values[a]
        target[k] = joined(*there)
    words[i] = joined(name, values, between)


def resize(random: Random, board: Board, other: Board) -> None:
    """A value or a field is deleted or doubled."""
    words, i = a_list(random, board)
    name, values, between = parts(words[i])
    way, at = random.randrange(5), random.randrange(len(values))
    if way == 0:
        del values[at]
    elif way == 1:
        values.insert(at, values[at])
    elif way == 2:
        values = []
    words[i] = joined(name, values, between)
    if way == 3 and random.random() < 0.2:
        words.insert(i, words[i])
    elif way == 4 and random.random() < 0.2 and len(words) > 1:
        del words[i]


def seats(random: Random, board: Board, other: Board) -> None:
    """Areas are exchanged, deleted or doubled."""
    way, at = random.randrange(4), random.randrange(len(board.areas))
    if way == 0:
        random.shuffle(board.areas)
    elif way == 1 and len(board.areas) > 1:
        del board.areas[at]
    elif way == 2:
        board.areas.insert(at, list(board.areas[at]))
    else:
        board.areas[at] = list(random.choice(other.areas))


def head(random: Random, board: Board, other: Board) -> None:
    """Variants, generator and count of outcomes."""
    way = random.randrange(4)
    if way == 0:
        board.head[1] = other.head[1]
    elif way == 1:
        values = board.head[1].split(",")
        values[random.randrange(len(values))] = random.choice(ODD)
        board.head[1] = ",".join(values)
    else:
        board.head[way] = random.choice([*ODD, *HUGE, other.head[way]])


def frames(random: Random, board: Board, other: Board) -> None:
    """Pending work is deleted, doubled, moved, or taken from another position."""
    stack = random.choice(board.stacks)
    way, at = random.randrange(7), random.randrange(len(stack))
    if way == 0:
        del stack[at]
    elif way == 1:
        stack.insert(at, stack[at])
    elif way == 2:
        b = random.randrange(len(stack))
        stack[at], stack[b] = stack[b], stack[at]
    elif way == 3:
        stack.insert(random.randint(0, len(stack)), random.choice(random.choice(other.stacks)))
    elif way == 4:
        stack[-1] = random.choice(other.stacks)[-1]
    elif way == 5:
        board.stacks = [list(each) for each in other.stacks]
    else:
        stack[:] = stack[: random.randint(0, len(stack))] + random.choice(other.stacks)[-2:]
    if not stack:
        stack.append("end")


def fields(random: Random, board: Board, other: Board) -> None:
    """Whose work it is, or a value of it."""
    stack = random.choice(board.stacks)
    at = len(stack) - 1 if random.random() < 0.6 else random.randrange(len(stack))
    name, mark, rest = stack[at].partition("@")
    seat, bracket, values = rest.partition("(")
    named = list(NAMED.finditer(values))
    if not named or random.random() < 0.3:
        stack[at] = (
            f"{name}{mark}{random.choice(('-1', '0', '1', '2', '3', '4', '-2', '9'))}{bracket}{values}"
        )
        return
    one = random.choice(named)
    new = another(random, one.group(2), other)
    stack[at] = f"{name}{mark}{seat}({values[: one.start(2)]}{new}{values[one.end(2) :]}"


def another(random: Random, old: str, other: Board) -> str:
    """Another value of a frame: a number, a flag, an effect or a list of things."""
    if NUMBER.fullmatch(old) and random.random() < 0.8:
        return number(random, old)
    if old.startswith("["):
        things = [*old[1:-1].split("+"), random.choice(ODD)]
        random.shuffle(things)
        return f"[{'+'.join(things[: random.randint(0, len(things))])}]"
    seen = [one.group(2) for stack in other.stacks for word in stack for one in NAMED.finditer(word)]
    return random.choice([*seen, "yes", "no", "0", "[1]", "[]", "x"])


CHANGES = [value] * 4 + [exchange, move, swap] * 3 + [resize, seats] * 2 + [head] + [frames, fields] * 4
