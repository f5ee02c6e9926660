"""The sequence of play: five rounds at the station, then the settlement."""

from typing import Final

from planetb.kernel.collect import steps_in

_HOME: Final = "planetb.games.reworld."
STEPS: Final = steps_in(_HOME + "flow.station", _HOME + "flow.settlement", _HOME + "effects")
