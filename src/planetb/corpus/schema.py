"""The columns of a corpus."""

from typing import Any, Final

import pyarrow as pa  # type: ignore[import-untyped]

FORMAT: Final = 1  # rises when columns change
NUMBERS: Final = pa.list_(pa.int32())
WORDS: Final = pa.list_(pa.string())

GAMES: Final = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),  # its number in the corpus
        pa.field("seed", pa.int64()),  # the deal; null where it was dealt secretly and the record tells it
        pa.field("seats", pa.int8(), nullable=False),
        pa.field("bots", WORDS, nullable=False),  # by seat; `people` for a person
        pa.field("record", pa.string(), nullable=False),  # the whole game as text: replays to its digests
        pa.field("digest", pa.string(), nullable=False),  # of the last position
        pa.field("scores", NUMBERS, nullable=False),
        pa.field("breakdown", pa.map_(pa.string(), NUMBERS), nullable=False),  # points of each seat by source
        pa.field("winners", NUMBERS, nullable=False),
        pa.field("end", pa.string(), nullable=False),
        pa.field("faults", WORDS, nullable=False),  # by seat: what a program did wrong, if it did
        pa.field("decisions", pa.int32(), nullable=False),  # rows of the other table
    ]
)
DECISIONS: Final = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("number", pa.int32(), nullable=False),  # in its game, from 0
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("asks", pa.dictionary(pa.int16(), pa.string()), nullable=False),  # the question
        pa.field("options", NUMBERS, nullable=False),
        pa.field("choice", pa.int32(), nullable=False),
        pa.field("observation", NUMBERS),  # the features that are true for the seat
        pa.field("visits", NUMBERS),  # of the search, by option; null where none was made
        pa.field("values", pa.list_(pa.float32())),  # likewise, between 0 and 1
        pa.field("points", pa.int32(), nullable=False),  # the seat's score in the end
        pa.field("share", pa.float32(), nullable=False),  # its part of the win
    ]
)
TABLES: Final = {"games": GAMES, "decisions": DECISIONS}

Row = dict[str, Any]
