"""The register of Reworld's content, and the verbs a content pack may use."""

from typing import Any, Final

from planetb.games.reworld import effects, kinds
from planetb.kernel.content import Content

VERBS: Final[dict[str, Any]] = {
    "ScorePer": effects.ScorePer,
    "ScoreCity": effects.ScoreCity,
    "TerrabotsOf": effects.TerrabotsOf,
    "Terrabots": effects.Terrabots,
    "CrewsOf": effects.CrewsOf,
    "AgriculturalCrews": effects.AgriculturalCrews,
    "Crews": effects.Crews,
    "Firms": effects.Firms,
    "Shields": effects.Shields,
    "ShuttleRow": effects.ShuttleRow,
    "SatelliteRow": effects.SatelliteRow,
    "StartedRows": effects.StartedRows,
    "LargestCity": effects.LargestCity,
    "ScoreTrack": effects.ScoreTrack,
    "Tiles": effects.Tiles,
    "Product": effects.Product,
    "RowEmpty": effects.RowEmpty,
    "AllEmpty": effects.AllEmpty,
    "AtLeast": effects.AtLeast,
    "A": kinds.A,
    "B": kinds.B,
    "C": kinds.C,
    "D": kinds.D,
    "E": kinds.E,
    "KRONA": kinds.KRONA,
    "LUMEN": kinds.LUMEN,
    "MISTRAL": kinds.MISTRAL,
    "NOVA": kinds.NOVA,
    "ORBIS": kinds.ORBIS,
}
CONTENT: Final = Content("reworld", VERBS)
