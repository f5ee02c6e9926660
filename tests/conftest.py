"""Shared fixtures: the tiny game is registered for every test."""

import signal

import planetb
from tiny.beacon import GAME

planetb.register(GAME)
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as in a background job: tests send Ctrl-C to programs
    signal.signal(signal.SIGINT, signal.default_int_handler)
