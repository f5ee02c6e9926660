"""A reference learner: proximal policy optimisation with masks, by self-play, in numpy. To read and to beat.

All seats share one small net. A decision is judged by how its game ended (no bootstrapping), less what was
expected; the policy moves towards what went better, never far in one step. Set OMP_NUM_THREADS=1 where cores
are shared.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from planetb.chair import Chair
from planetb.envs.vector import VectorEnv

Array = npt.NDArray[np.float32]
Bits = npt.NDArray[np.int8]

CLIP: Final = 0.2  # how far the policy moves in one step
ENTROPY: Final = 0.01  # worth of staying curious
VALUE: Final = 0.5  # weight of the error of what was expected
BATCH: Final = 512
NEVER: Final = np.float32(-1e9)


class Net:
    """Features → hidden layer → a weight for each option and the result to be expected."""

    def __init__(self, features: int, options: int, hidden: int, rng: np.random.Generator) -> None:
        scale = 1 / np.sqrt(100)  # about so many features are true at a time
        self.weights: dict[str, Array] = {
            "in": rng.normal(0, scale, (features, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "policy": rng.normal(0, 0.01, (hidden, options)).astype(np.float32),
            "value": np.zeros((hidden, 1), np.float32),
        }
        self._first = {name: np.zeros_like(w) for name, w in self.weights.items()}  # moments, after Adam
        self._second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    def forward(self, bits: Bits, masks: Bits) -> tuple[Array, Array, Array]:
        """Hidden layer, probabilities of the options, expected results."""
        w = self.weights
        hidden = np.tanh(bits.astype(np.float32) @ w["in"] + w["bias"])
        scores = np.where(masks > 0, hidden @ w["policy"], NEVER)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ w["value"])[:, 0]

    def learn(
        self, bits: Bits, masks: Bits, chosen: Any, before: Array, results: Array, gains: Array, rate: float
    ) -> float:
        """One step on a batch; returns how uncertain the policy is (entropy)."""
        w, n = self.weights, len(chosen)
        hidden, chances, values = self.forward(bits, masks)
        rows = np.arange(n)
        ratio = chances[rows, chosen] / before
        free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # where the clip lets it move
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = ENTROPY * chances * (logs + entropy)  # of minus the entropy
        pull = (gains * ratio * free)[:, None]
        slope += pull * chances
        slope[rows, chosen] -= pull[:, 0]
        slope /= n
        error = (2 * VALUE / n) * (values - results)[:, None]
        back = (slope @ w["policy"].T + error @ w["value"].T) * (1 - hidden * hidden)
        self._descend(
            {
                "in": bits.astype(np.float32).T @ back,
                "bias": back.sum(axis=0),
                "policy": hidden.T @ slope,
                "value": hidden.T @ error,
            },
            rate,
        )
        return float(entropy.mean())

    def _descend(self, slopes: dict[str, Array], rate: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            step = first / (1 - 0.9**self._steps) / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
            self.weights[name] -= np.float32(rate) * step.astype(np.float32)


class Learner:
    """Plays whole games against itself and learns from them, again and again."""

    def __init__(self, env: VectorEnv, hidden: int = 64, seed: int = 0, rate: float = 1e-3) -> None:
        self.env = env
        self.rng = np.random.default_rng(seed)
        self.net = Net(len(env.game.features), env.game.table.size, hidden, self.rng)
        self.rate = rate
        self._open: list[list[Any]] = [[] for _ in range(env.slots)]  # decisions of games under way

    def play(self, games: int) -> tuple[list[Any], int]:
        """At least so many games; decisions of those that ended, with their results."""
        env, rows, ended = self.env, list[Any](), 0
        while ended < games:
            _, chances, _ = self.net.forward(env.observations, env.masks)
            limit = self.rng.random((env.slots, 1), np.float32)
            actions = (np.cumsum(chances, axis=1) < limit * 0.99999).sum(axis=1)
            picked = chances[np.arange(env.slots), actions]
            for slot in range(env.slots):
                if env.masks[slot].sum() > 1:  # what is forced teaches nothing
                    shown = (np.packbits(env.observations[slot]), np.packbits(env.masks[slot]))
                    decision = (*shown, int(actions[slot]), float(picked[slot]), int(env.seats[slot]))
                    self._open[slot].append(decision)
            env.step(actions)
            for slot in np.flatnonzero(env.dones).tolist():
                rows += [(*d[:4], env.rewards[slot, d[4]]) for d in self._open[slot]]
                self._open[slot] = []
                ended += 1
        return rows, ended

    def learn(self, games: int, epochs: int = 2) -> dict[str, float]:
        """One generation: games, then steps on all their decisions."""
        rows, ended = self.play(games)
        features, options = self.net.weights["in"].shape[0], self.net.weights["policy"].shape[1]
        entropies = []
        for _ in range(epochs):
            order = self.rng.permutation(len(rows))
            for start in range(0, len(rows), BATCH):
                part = [rows[i] for i in order[start : start + BATCH]]
                bits = np.unpackbits(np.stack([row[0] for row in part]), axis=1, count=features).view(np.int8)
                masks = np.unpackbits(np.stack([row[1] for row in part]), axis=1, count=options).view(np.int8)
                results = np.array([row[4] for row in part], np.float32)
                gains = results - self.net.forward(bits, masks)[2]
                gains = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
                before = np.array([row[3] for row in part], np.float32)
                chosen = np.array([row[2] for row in part])
                entropies.append(self.net.learn(bits, masks, chosen, before, results, gains, self.rate))
        return {"games": ended, "decisions": len(rows), "entropy": float(np.mean(entropies))}


class Learned:
    """The bot that plays what was learned: the most likely option."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def choose(self, chair: Chair) -> int:
        bits = np.zeros((1, len(chair.game.features)), np.int8)
        masks = np.zeros((1, chair.game.table.size), np.int8)
        bits[0, chair.observe()] = 1
        masks[0, chair.options] = 1
        return int(self.net.forward(bits, masks)[1][0].argmax())
