"""Damaged records: lines, words, digests and the head changed, alone or two or three at once."""

from random import Random

from fuzz.positions import HUGE, LETTERS, ODD, letters

HEADS = [
    "content",
    "seats",
    "variants",
    "seed",
    "chance open",
    "chance",
    "result",
    "winners",
    "end",
    "=",
    "*",
    "#",
]


def mutant(random: Random, bases: list[str], found: list[str]) -> str:
    """One damaged record: of a real game, or of one that showed something."""
    text = random.choice(found if found and random.random() < 0.4 else bases)
    if random.random() < 0.25 or not text.strip():
        return letters(random, text)
    lines, other = text.splitlines(), random.choice(bases).splitlines()
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        random.choice(CHANGES)(random, lines, other)
    return "\n".join(lines) + random.choice(("", "\n", "\r\n", "\n\n"))


def somewhere(random: Random, lines: list[str]) -> int:
    """A line, often one of the head or of the end."""
    n = len(lines)
    return random.choice((random.randrange(n), random.randrange(n), min(n - 1, random.randrange(6)), n - 1))


def line(random: Random, lines: list[str], other: list[str]) -> None:
    """A line is deleted, doubled, moved, or taken from another record."""
    at, to = somewhere(random, lines), random.randrange(len(lines))
    way = random.randrange(5)
    if way == 0 and len(lines) > 1:
        del lines[at]
    elif way == 1:
        lines.insert(to, lines[at])
    elif way == 2:
        lines[at], lines[to] = lines[to], lines[at]
    elif way == 3:
        lines[at] = random.choice(other)
    else:
        del lines[at + 1 :]


def word(random: Random, lines: list[str], other: list[str]) -> None:
    """A word becomes another one, of this record or none at all."""
    at = somewhere(random, lines)
    words = lines[at].split(" ")
    donor = random.choice([*lines, *other]).split(" ")
    new = random.choice(
        (random.choice(donor), random.choice(ODD), random.choice(HUGE), random.choice(LETTERS))
    )
    words[random.randrange(len(words))] = random.choice((new, new, f"{new} : {new}", f"{new} + {new}", ""))
    lines[at] = " ".join(words)


def move(random: Random, lines: list[str], other: list[str]) -> None:
    """A move is left out, doubled, or said by another seat."""
    at = somewhere(random, lines)
    moves = lines[at].split(" : ")
    i = random.randrange(len(moves))
    way = random.randrange(4)
    if way == 0:
        del moves[i]
    elif way == 1:
        moves.insert(i, moves[i])
    elif way == 2:
        moves[i] = random.choice(random.choice(other).split(" : "))
    elif moves[0]:
        moves[0] = random.choice([*ODD, "*"]) + moves[0][1:]
    lines[at] = " : ".join(moves)


def head(random: Random, lines: list[str], other: list[str]) -> None:
    """A line of the head, or one that looks like it, somewhere."""
    at = random.choice((random.randrange(min(6, len(lines))), random.randrange(len(lines))))
    value = random.choice([*ODD, *HUGE, *LETTERS, "mode=race", "standard", "maybe", "=", "x=y=z", "0 0 0"])
    lines.insert(at, f"{random.choice(HEADS)} {value}")
    if random.random() < 0.6:
        del lines[at + 1 : at + 2]


CHANGES = [line, line, word, word, move, move, head]
