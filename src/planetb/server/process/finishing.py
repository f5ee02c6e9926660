"""Work that is finished though whoever asked for it may be gone by then."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


async def finished(work: Coroutine[None, None, T]) -> T:
    """Does some work to its end. A cancellation counts only then: nothing is left half done or untold."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            cancelled = error
        except Exception:
            break  # of the work itself: told below
    if cancelled:
        task.exception()  # nobody is there to be told
        raise cancelled
    return task.result()
