"""Many games at once in processes that share memory: the fastest way to learn from self-play.

    with VectorEnv("reworld", slots=256, seed=1) as env:
        for _ in range(10_000):
            env.step(policy(env.observations, env.masks))  # one action a slot, for the seat `env.seats`
            env.rewards[env.dones]                         # of the games that ended; new ones are dealt

Programs that use it need the usual guard, `if __name__ == "__main__":`, because processes are begun afresh.
"""

import signal
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from planetb.engine.compiling import cores
from planetb.envs.episode import Reward, check_actions
from planetb.envs.slots import Array, Shape, Slots, Table, empty, shapes
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.meta import Value
from planetb.kernel.rng import check_seed


class VectorEnv:
    """Slots of one game. The arrays are the same objects all the time: copy what you keep."""

    def __init__(
        self,
        game: str,
        slots: int = 64,
        seats: int = 2,
        variants: Mapping[str, Value] | None = None,
        seed: int = 0,
        reward: Reward = "win",
        workers: int | None = None,
        modules: tuple[str, ...] = (),
    ) -> None:
        """With `workers` 0 all is played in this process; all cores play unless it is given.

        `modules` are imported by the processes first: they may register a game of yours.
        """
        if slots < 1:
            raise InvalidSetup("bad_slots", slots=slots)
        table = Table(game, seats, variants or {}, reward, modules)
        episode = table.episode()
        self.game = episode.game
        self.slots = slots
        self._memory: list[SharedMemory] = []
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._here: Slots | None = None
        wanted = shapes(episode, slots)
        count = min(cores() if workers is None else workers, slots)
        arrays = self._shared(wanted) if count else empty(wanted)
        self.observations, self.masks = arrays["observations"], arrays["masks"]
        self.seats, self.rewards, self.scores = arrays["seats"], arrays["rewards"], arrays["scores"]
        self.dones, self.episodes, self._actions = arrays["dones"], arrays["episodes"], arrays["actions"]
        if count:
            try:
                self._begin(table, wanted, count, check_seed(seed))
            except BaseException:
                self.close()
                raise
        else:
            self._here = Slots(table, arrays, 0, slots, check_seed(seed))
            self._here.reset()

    def _shared(self, wanted: dict[str, Shape]) -> dict[str, Array]:
        arrays = {}
        for name, (shape, kind) in wanted.items():
            size = max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)
            self._memory.append(SharedMemory(create=True, size=size))
            arrays[name] = np.ndarray(shape, kind, self._memory[-1].buf)
            arrays[name][:] = 0
        return arrays

    def _begin(self, table: Table, wanted: dict[str, Shape], count: int, seed: int) -> None:
        context = get_context("spawn")
        names = {name: memory.name for name, memory in zip(wanted, self._memory, strict=True)}
        for worker in range(count):
            part = (self.slots * worker // count, self.slots * (worker + 1) // count)
            mine, theirs = context.Pipe()
            process = context.Process(
                target=_work, args=(theirs, table, wanted, names, part, seed), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._wait()

    def reset(self, seed: int | None = None) -> None:
        """Deals all slots anew."""
        self._tell(("reset", None if seed is None else check_seed(seed)))

    def step(self, actions: npt.NDArray[Any]) -> None:
        """One choice a slot. Afterwards the arrays show what follows."""
        check_actions(actions, self.slots)
        self._actions[:] = actions
        self._tell(("step", None))

    def _tell(self, message: tuple[str, int | None]) -> None:
        if self._here:
            _do(self._here, message)
            return
        for pipe in self._pipes:
            pipe.send(message)
        self._wait()

    def _wait(self) -> None:
        """Waits for all; what went wrong in a process is raised here."""
        try:
            answers = [pipe.recv() for pipe in self._pipes]
        except EOFError as error:
            raise RuntimeError("a process of the vector environment died") from error
        for answer in answers:
            if answer is not None:
                raise answer

    def close(self) -> None:
        """Ends the processes and gives the memory back; the arrays are gone then."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        if self._memory:
            gone = np.zeros(0)
            self.observations = self.masks = self.seats = self.rewards = self.scores = gone
            self.dones = self.episodes = self._actions = gone
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._pipes, self._processes, self._memory = [], [], []

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _do(slots: Slots, message: tuple[str, int | None]) -> None:
    what, seed = message
    if what == "reset":
        slots.reset(seed)
    else:
        slots.step()


def _work(
    pipe: Connection,
    table: Table,
    wanted: dict[str, Shape],
    names: dict[str, str],
    part: tuple[int, int],
    seed: int,
) -> None:
    """A worker process: plays its slots until the other side is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = {name: SharedMemory(name=place) for name, place in names.items()}
    arrays = {name: np.ndarray(shape, kind, memory[name].buf) for name, (shape, kind) in wanted.items()}
    slots: Slots | None = None
    message: tuple[str, int | None] = ("reset", None)
    try:
        while True:
            try:
                if slots is None:
                    table.ready()
                    slots = Slots(table, arrays, *part, seed)
                _do(slots, message)
                pipe.send(None)
            except Exception as error:
                pipe.send(error)
            message = pipe.recv()
    except (EOFError, OSError):
        pass
    finally:
        slots, arrays = None, {}
        for held in memory.values():
            held.close()
