"""Tasks for the processes of a pool: each does one thing that a bot might do."""

import os
import time

from planetb.kernel.errors import IllegalChoice


def ask_process() -> int:
    return os.getpid()


def die() -> None:
    os._exit(1)


def hang() -> None:
    time.sleep(3600)


def refuse() -> None:
    raise IllegalChoice("illegal_option", option="x", allowed="y")
