"""Everything that travels between server and browser, as structs; the web app's types come from them.

Words used throughout: `seq` counts what was appended to a table's log (undos too) and only ever grows.
`moment` counts the choices that stand (0 is the set-up): a place on the replay slider. `key` is an option's
word in notation, which board elements carry as `data-key`; a whole move joins the things of a pick by ` + `.
The `id` of a message is made up by the client; a message that arrives twice with the same `id` is done once.
The language is the query parameter `lang`. A seat is shown by its secret (`Authorization: Bearer <secret>`)
or by the account's cookie.
"""

from typing import Any

import msgspec

from planetb.server.wire.base import Begun, In, Lang, Level, Out, Value
from planetb.server.wire.games import ContentItem, EffectNode, GameCard, SeatsCard, Term, VariantCard
from planetb.server.wire.live import (
    Done,
    Enter,
    Follow,
    FromClient,
    FromServer,
    Leave,
    Look,
    People,
    Ping,
    Pong,
    Refused,
    SendChoose,
    SendSay,
    SendUndo,
    Tables,
)
from planetb.server.wire.lobby import Answer, AskQr, AskSeat, Browse, Lobby, Pair, Qr, Rematched, Sit
from planetb.server.wire.pace import Pace, SeatClock
from planetb.server.wire.past import AskShare, Curves, Moment, Series, Shared, Sheet, Source
from planetb.server.wire.people import Credentials, Me, NewPassword, Secrets
from planetb.server.wire.play import (
    AskPreview,
    AskThings,
    AskWhy,
    Choose,
    Held,
    Line,
    LogPart,
    Option,
    Picking,
    Preview,
    Problem,
    Say,
    State,
    Talk,
    Things,
    Together,
    Undo,
    Why,
)
from planetb.server.wire.tables import (
    AskInvitation,
    Continue,
    Created,
    Handover,
    Invitation,
    Invited,
    Join,
    NewSeat,
    NewTable,
    Peek,
    SeatCard,
    TableCard,
    Upload,
)
from planetb.server.wire.thinking import Analysis, AskHint, Cost, Favourite, Hint, Job, TurnValue

REQUESTS = (
    NewTable,
    Continue,
    Upload,
    Join,
    AskInvitation,
    Handover,
    Peek,
    Choose,
    AskPreview,
    AskThings,
    AskWhy,
    Undo,
    Say,
    AskShare,
    AskHint,
    Credentials,
    NewPassword,
    Secrets,
    Sit,
    Pair,
    AskSeat,
    Answer,
    AskQr,
)
ANSWERS = (
    Problem,
    GameCard,
    ContentItem,
    Term,
    Created,
    Invitation,
    Invited,
    State,
    Held,
    Preview,
    Things,
    Why,
    TableCard,
    Moment,
    Shared,
    Sheet,
    Curves,
    Job,
    Me,
    Talk,
    Lobby,
    Rematched,
    Qr,
)


def json_schema() -> dict[str, Any]:
    """All structs as one JSON Schema, from which the web app's types are made."""
    kinds = [FromClient, FromServer, *REQUESTS, *ANSWERS]
    shapes, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    components["FromClient"], components["FromServer"] = shapes[0], shapes[1]
    return {"title": "Wire", "$defs": components, "oneOf": shapes[2:]}


__all__ = [
    "Analysis",
    "Answer",
    "AskHint",
    "AskInvitation",
    "AskPreview",
    "AskQr",
    "AskSeat",
    "AskShare",
    "AskThings",
    "AskWhy",
    "Begun",
    "Browse",
    "Choose",
    "ContentItem",
    "Continue",
    "Cost",
    "Created",
    "Credentials",
    "Curves",
    "Done",
    "EffectNode",
    "Enter",
    "Favourite",
    "Follow",
    "FromClient",
    "FromServer",
    "GameCard",
    "Handover",
    "Held",
    "Hint",
    "In",
    "Invitation",
    "Invited",
    "Job",
    "Join",
    "Lang",
    "Leave",
    "Level",
    "Line",
    "Lobby",
    "LogPart",
    "Look",
    "Me",
    "Moment",
    "NewPassword",
    "NewSeat",
    "NewTable",
    "Option",
    "Out",
    "Pace",
    "Pair",
    "Peek",
    "People",
    "Picking",
    "Ping",
    "Pong",
    "Preview",
    "Problem",
    "Qr",
    "Refused",
    "Rematched",
    "Say",
    "SeatCard",
    "SeatClock",
    "SeatsCard",
    "Secrets",
    "SendChoose",
    "SendSay",
    "SendUndo",
    "Series",
    "Shared",
    "Sheet",
    "Sit",
    "Source",
    "State",
    "TableCard",
    "Tables",
    "Talk",
    "Term",
    "Things",
    "Together",
    "TurnValue",
    "Undo",
    "Upload",
    "Value",
    "VariantCard",
    "Why",
    "json_schema",
]
