"""Damaged content packs: values of any item changed to anything, and letters of the file."""

from random import Random

from fuzz.positions import HUGE, LETTERS, ODD, letters
from planetb.kernel.content import Content, Item


def mutant(random: Random, content: Content) -> str:
    """A pack that replaces values of some items."""
    lines = [f'game = "{content.game}"', 'name = "box"']
    for item in random.sample(list(content.items.values()), random.choice((1, 1, 2, 3))):
        fields = random.sample(list(item.values), random.randint(1, len(item.values))) if item.values else []
        lines.append(f"[{quoted(random, item.code)}]")
        lines += [f"{field} = {value(random, item, field, content)}" for field in fields]
    if random.random() < 0.1:
        random.shuffle(lines)
    text = "\n".join(lines) + "\n"
    return letters(random, text) if random.random() < 0.15 else text


def quoted(random: Random, code: str) -> str:
    return (
        f'"{code}"' if random.random() < 0.97 else random.choice((code, '"nothing.there"', '""', '"a"."b"'))
    )


def value(random: Random, item: Item, field: str, content: Content) -> str:
    """A value in the place of an old one: mostly of its sort."""
    old = item.values[field]
    if random.random() < 0.06:
        return random.choice(
            ("[]", "[[[]]]", "{}", "1.5", "nan", "true", '"x"', "1979-05-27", "{a = 1}", "inf")
        )
    if isinstance(old, bool):
        return random.choice(("true", "false"))
    if isinstance(old, int):
        return number(random, old)
    if isinstance(old, str):
        return f'"{random.choice([old, old.upper(), "", "x" * 3000, *LETTERS[:20], "a b"])}"'
    if isinstance(old, list | tuple):
        return listed(random, list(old), content)
    return f'"{effect(random, content, 3)}"'


def listed(random: Random, old: list[object], content: Content) -> str:
    parts = [listed(random, list(one), content) if isinstance(one, list | tuple) else one for one in old]
    words = [
        part
        if isinstance(part, str) and part.startswith("[")
        else f'"{part}"'
        if isinstance(part, str)
        else number(random, part)
        if isinstance(part, int)
        else f'"{effect(random, content, 2)}"'
        for part in parts
    ]
    if random.random() < 0.15 and words:
        random.choice((words.pop, lambda: words.append(words[0])))()
    return f"[{', '.join(words)}]"


def number(random: Random, old: int) -> str:
    way = random.random()
    if way < 0.7:
        return str(old + random.choice((-1, 0, 1, 1, 2, 5)))
    return random.choice(HUGE[:6]) if way > 0.97 else random.choice(ODD)


def effect(random: Random, content: Content, depth: int) -> str:
    """Verbs with anything in them; seldom one that is nested without end."""
    if random.random() < 0.01:
        return "(" * 300 + ")" * 300
    names = sorted(content.verbs)
    inside = [
        effect(random, content, depth - 1)
        if depth and random.random() < 0.5
        else random.choice([*ODD, *names])
        for _ in range(random.randrange(4))
    ]
    return f"{random.choice(names)}({', '.join(inside)})"
