"""What closed sockets leave behind goes, however rarely Python looks for it by itself."""

import gc
import weakref

import pytest

from planetb.server.process.collecting import APART, LEAST, Collecting


class Rest:
    """Points at itself, as the parts of a socket do at each other."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(("still_open", "closed"), [(0, LEAST), (10 * LEAST, 5 * LEAST)])
def test_rests_go_when_enough_sockets_have_closed(still_open: int, closed: int) -> None:
    now = [0.0]
    rests = Collecting(lambda: now[0])
    rest = weakref.ref(Rest())
    now[0] += APART
    gc.disable()
    try:
        for _ in range(closed - 1):
            rests.closed(still_open)
        assert rest() is not None
        rests.closed(still_open)
        assert rest() is None
    finally:
        gc.enable()


def test_many_sockets_that_close_at_once_are_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    now, looks = [APART], list[float]()
    rests = Collecting(lambda: now[0])
    monkeypatch.setattr(gc, "collect", lambda: looks.append(now[0]))
    now[0] += APART
    for left in reversed(range(20 * LEAST)):
        rests.closed(left)
    assert len(looks) == 1
    now[0] += APART
    rests.closed(0)
    assert len(looks) == 2
