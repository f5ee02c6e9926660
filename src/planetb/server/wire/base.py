"""The small types and the two roots of all structs."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "de", "hu"]
Level = Literal["beginner", "easy", "medium", "hard", "expert"]
Value = str | bool | int
Begun = Literal["fresh", "record", "seed", "moment"]
"""How a game began: dealt secretly here, or from what somebody may know. Only `fresh` may ever be rated."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
TABLE_ID = r"^[a-z0-9]{12}\Z"  # `$` would let a newline at the end through
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32}\Z")]
MessageId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}\Z")]
Name = Annotated[str, Meta(max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]  # one option or thing in notation
Whole = Annotated[
    str, Meta(min_length=1, max_length=2000)
]  # a whole move: `slot u3`, `dock 1 + dock 4`, `pass`


class In(Struct, forbid_unknown_fields=True):
    """What a client sends: every field is checked, an unknown one is an error."""


class Out(Struct):
    """What the server sends."""
