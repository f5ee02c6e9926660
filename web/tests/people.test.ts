// How a rating's course is drawn.
import { describe as group, expect, test } from "vitest";
import { plotted } from "../src/people/course.ts";

const step = (at: number, rating: number, error: number) => ({ at, rating, error });

group("a rating over time", () => {
  test("has a point for every game, in order, inside the drawing", () => {
    const plot = plotted([step(1, 1500, 400), step(2, 1650, 300), step(900, 1600, 250)], 560, 180);
    expect(plot.dots).toHaveLength(3);
    expect(plot.dots.map((dot) => dot.x)).toEqual(plot.dots.map((dot) => dot.x).toSorted((one, two) => one - two));
    for (const { x, y } of plot.dots) expect(x >= 44 && x <= 560 && y >= 0 && y <= 180).toBe(true);
    expect(plot.dots[1]!.y).toBeLessThan(plot.dots[0]!.y); // more is above
  });

  test("has a band that goes over all points and back under them", () => {
    const plot = plotted([step(1, 1500, 400), step(2, 1600, 300)], 560, 180);
    expect(plot.band.split("L")).toHaveLength(4);
    expect(plot.band.endsWith("Z")).toBe(true);
  });

  test("marks round ratings within it, and few of them", () => {
    const plot = plotted([step(1, 1500, 480), step(2, 1900, 300)], 560, 180);
    expect(plot.marks.length).toBeGreaterThan(1);
    expect(plot.marks.length).toBeLessThanOrEqual(6);
    for (const mark of plot.marks) expect(mark.rating % 50).toBe(0);
  });

  test("stands in the middle when there is one game, and is empty without any", () => {
    expect(plotted([step(1, 1500, 400)], 560, 180).dots).toEqual([{ x: 302, y: 90 }]);
    expect(plotted([], 560, 180).line).toBe("");
  });
});
