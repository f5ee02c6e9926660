"""What happened in a game as plain words, so that a snapshot does not depend on how anything is numbered.

Turn@0 slot u3                               an answer: the question, then the option
CardsBelow@1(slot=3) card 2 + card 4 : pass  a pick: the question, the things picked before, then the option
Bought@0(module=3,cards=2)                   a note
"""

from collections.abc import Iterator
from typing import Any

from planetb.kernel.game import Game
from planetb.kernel.state import Answer, Entry, Note
from planetb.kernel.step import Pick
from planetb.record.position import read_step, write_step


def write_trail(game: Game[Any], trail: list[Entry]) -> list[str]:
    """Every entry as one word or two."""
    return [_write(game, entry) for entry in trail]


def read_trail(game: Game[Any], words: list[str]) -> list[Entry]:
    """The entries that these words name; a word of another build is an error."""
    notes = notes_of(game)
    return [_read(game, notes, text) for text in words]


def notes_of(game: Game[Any]) -> dict[str, type[Note]]:
    """The notes that a game defines anywhere in its package, by name."""
    module = type(game).__module__
    home = module.rpartition(".")[0] or module
    found = {}
    for kind in _below(Note):
        if kind.__module__ == home or kind.__module__.startswith(home + "."):
            found[kind.__name__] = kind
    return found


def _below(kind: type[Note]) -> Iterator[type[Note]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _below(inner)


def _write(game: Game[Any], entry: Entry) -> str:
    if isinstance(entry, Answer):
        step, option = entry.step, game.table.word(entry.option)
        if isinstance(step, Pick) and step.picked:
            things = " + ".join(game.table.word(thing) for thing in step.picked)
            return f"{write_step(step.having(()))} {things} : {option}"
        return f"{write_step(step)} {option}"
    values = ",".join(f"{name}={int(getattr(entry, name))}" for name in entry.fields.split())
    return f"{type(entry).__name__}@{entry.seat}" + (f"({values})" if values else "")


def _read(game: Game[Any], notes: dict[str, type[Note]], text: str) -> Entry:
    word, answered, rest = text.partition(" ")
    if answered:
        things, picked, option = rest.rpartition(" : ")
        step = read_step(game, word)
        if picked and isinstance(step, Pick):
            step = step.having(tuple(game.table.ids[thing] for thing in things.lower().split(" + ")))
        return Answer(step, game.table.ids[option.lower()])
    name, _, rest = word.partition("@")
    seat, _, inner = rest.removesuffix(")").partition("(")
    values = dict(pair.split("=", 1) for pair in inner.split(",") if pair)
    kind = notes[name]
    if list(values) != kind.fields.split():
        raise ValueError(f"{name} has the fields {kind.fields!r}, not {inner!r}")
    return kind(int(seat), *map(int, values.values()))
