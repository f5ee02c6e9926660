// Line charts of the game with uPlot: one line per seat, in its colour, its own dashes and its shape.
import uPlot from "uplot";

const DASHES = [[], [8, 4], [3, 3], [12, 4, 3, 4], [2, 5], [9, 3, 3, 3]];

export interface Chart {
  xs: number[];
  lines: { name: string; seat: number; values: (number | null)[] }[];
  width: number;
  height: number;
  pick: (x: number) => void;
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Draws into the element; returns how to take it away. */
export function draw(element: HTMLElement, chart: Chart): () => void {
  const axis = {
    stroke: colour("--quiet"),
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { stroke: colour("--line") },
    font: "12px Inter Variable, sans-serif",
  };
  const plot = new uPlot(
    {
      width: chart.width,
      height: chart.height,
      scales: { x: { time: false, range: [0, Math.max(1, chart.xs.at(-1) ?? 1)] } },
      axes: [axis, { ...axis, size: 44 }],
      legend: { show: true, live: true },
      cursor: { points: { size: 8 } },
      series: [
        { label: "·" },
        ...chart.lines.map((line) => ({
          label: line.name,
          stroke: colour(`--seat-${line.seat % 6}`),
          width: 2,
          dash: DASHES[line.seat % 6] ?? [],
          points: { show: false },
          spanGaps: true,
        })),
      ],
    },
    [chart.xs, ...chart.lines.map((line) => line.values)],
    element,
  );
  plot.over.addEventListener("click", () => {
    const at = plot.cursor.idx;
    const x = at === null || at === undefined ? undefined : chart.xs[at];
    if (x !== undefined) chart.pick(x);
  });
  return () => plot.destroy();
}
