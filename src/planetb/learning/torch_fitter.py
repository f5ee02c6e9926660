"""Fitting with torch, on a GPU where there is one. Imported only where torch is installed."""

from typing import Any, Final

import numpy as np
import torch  # type: ignore[import-not-found,unused-ignore]

from planetb.learning.fitting import Data, Floats, Settings, Tell, rate_at
from planetb.minds.net import Weights

PART: Final = 65536  # rows predicted at once
LEARNED: Final = ("w1", "wx", "b1", "w2", "b2", "w3", "ws", "b3")
DECAYED: Final = ("w1", "wx", "w2", "w3")


class TorchFitter:
    """AdamW by torch; the rows lie on the device, a batch is picked there."""

    def __init__(self) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self._held: tuple[Data, tuple[Any, Any]] | None = None  # the rows that lie on the device

    def predict(self, data: Data, weights: Weights) -> Floats:
        shown = self._shown(data)
        tensors = self._tensors(weights)
        parts = []
        with torch.no_grad():
            for first in range(0, len(data), PART):
                rows = torch.arange(first, min(len(data), first + PART), device=self.device)
                parts.append(_forward(shown, rows, tensors).cpu())
        out = torch.cat(parts).numpy()
        out[:, 1] = 1 / (1 + np.exp(-np.clip(out[:, 1], -30, 30)))
        found: Floats = out
        return found

    def fit(self, data: Data, settings: Settings, start: Weights, tell: Tell) -> Weights:
        torch.manual_seed(settings.seed)
        tensors = self._tensors(start)
        for name in LEARNED:
            tensors[name].requires_grad_(True)
        groups: list[dict[str, Any]] = [
            {"params": [tensors[n] for n in LEARNED if n in DECAYED], "weight_decay": settings.decay},
            {"params": [tensors[n] for n in LEARNED if n not in DECAYED], "weight_decay": 0.0},
        ]
        optimiser = torch.optim.AdamW(groups, lr=settings.rate)
        shown = self._shown(data)
        aim = torch.from_numpy(np.ascontiguousarray(data.targets)).to(self.device)
        rows = torch.from_numpy(np.flatnonzero(~data.tested)).to(self.device)
        batch = min(settings.batch, max(1, len(rows)))
        steps = max(1, int(settings.epochs * len(rows) / batch))
        order = rows[torch.randperm(len(rows), device=self.device)]
        at = 0
        for step in range(steps):
            if at + batch > len(order):
                order, at = rows[torch.randperm(len(rows), device=self.device)], 0
            chosen, at = order[at : at + batch], at + batch
            for group in optimiser.param_groups:
                group["lr"] = rate_at(step, steps, settings.rate)
            loss = _loss(_forward(shown, chosen, tensors, settings.hide), aim[chosen])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            if step * 10 // steps > (step - 1) * 10 // steps:
                tell(f"fit: step {step} of {steps}, loss {float(loss.detach()):.4f}")
        return start | {name: tensors[name].detach().cpu().numpy() for name in LEARNED}

    def _tensors(self, weights: Weights) -> dict[str, Any]:
        return {
            name: torch.from_numpy(np.array(weights[name], np.float32)).to(self.device) for name in LEARNED
        }

    def _shown(self, data: Data) -> tuple[Any, Any]:
        """Features in rows of one length, filled up with the number after the last; and the numbers."""
        if self._held is not None and self._held[0] is data:
            return self._held[1]
        sizes = np.diff(data.starts)
        width = int(sizes.max())
        padded = np.full((len(data), width), data.size, np.int16)
        padded[np.arange(width) < sizes[:, None]] = data.features.astype(np.int16)
        x = torch.from_numpy(np.ascontiguousarray(data.x)).to(self.device)
        shown = torch.from_numpy(padded).to(self.device), x
        self._held = data, shown
        return shown


def _forward(shown: tuple[Any, Any], rows: Any, weights: dict[str, Any], hide: float = 0.0) -> Any:
    features, x = shown[0][rows].long(), shown[1][rows]
    table = torch.cat([weights["w1"], torch.zeros_like(weights["w1"][:1])])
    if hide:  # some features are not shown, and those shown count more
        unseen = torch.rand(features.shape, device=features.device) < hide
        features = features.masked_fill(unseen, len(table) - 1)
    first = torch.nn.functional.embedding_bag(features, table, mode="sum", padding_idx=len(table) - 1)
    first = first / (1 - hide)
    hidden = torch.relu(first + x @ weights["wx"] + weights["b1"])
    second = torch.relu(hidden @ weights["w2"] + weights["b2"])
    return second @ weights["w3"] + x @ weights["ws"] + weights["b3"]


def _loss(out: Any, aim: Any) -> Any:
    functional = torch.nn.functional
    win = functional.binary_cross_entropy_with_logits(out[:, 1], aim[:, 1])
    return functional.mse_loss(out[:, 0], aim[:, 0]) + win + 0.5 * functional.mse_loss(out[:, 2], aim[:, 2])
