"""Importing this registers the tiny game: for processes that tests start."""

import planetb
from tiny.beacon import GAME

planetb.register(GAME)
