"""Shared fixtures: the tiny game is registered for every test."""

import planetb
from tiny.beacon import GAME

planetb.register(GAME)
