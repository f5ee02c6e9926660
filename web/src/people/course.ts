// Where the points of a rating's course lie in its drawing. Pure numbers.
import type { Step } from "../lib/wire.ts";

const LEFT = 44;
const RIGHT = 8;
const EDGE = 14;
const MARKS = [50, 100, 200, 500];

export interface Plot {
  line: string;
  band: string;
  dots: { x: number; y: number }[];
  marks: { rating: number; y: number }[];
}

/** Games are as far apart as they are many, not as their days are: a pause is no long line. */
export function plotted(course: readonly Step[], width: number, height: number): Plot {
  const low = Math.min(...course.map((step) => step.rating - step.error));
  const high = Math.max(...course.map((step) => step.rating + step.error));
  const span = Math.max(1, high - low);
  const y = (rating: number): number => round(EDGE + ((high - rating) / span) * (height - 2 * EDGE));
  const apart = course.length > 1 ? (width - LEFT - RIGHT - 8) / (course.length - 1) : 0;
  const x = (i: number): number => round(course.length > 1 ? LEFT + 4 + i * apart : (LEFT + width) / 2);
  const dots = course.map((step, i) => ({ x: x(i), y: y(step.rating) }));
  const over = course.map((step, i) => `${x(i)} ${y(step.rating + step.error)}`);
  const under = course.map((step, i) => `${x(i)} ${y(step.rating - step.error)}`).reverse();
  const gap = MARKS.find((one) => span / one <= 5) ?? 1000;
  const marks = [];
  for (let rating = Math.ceil(low / gap) * gap; rating <= high; rating += gap) marks.push({ rating, y: y(rating) });
  return {
    line: dots.length > 0 ? `M${dots.map((dot) => `${dot.x} ${dot.y}`).join("L")}` : "",
    band: over.length > 1 ? `M${[...over, ...under].join("L")}Z` : "",
    dots,
    marks,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
