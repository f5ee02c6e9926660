// How a rating's course is drawn, and what the points tell of a game.
import { describe as group, expect, test } from "vitest";
import { storyOf } from "../src/together/story.ts";
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

group("the story of a game", () => {
  const curves = (...values: number[][]) => ({ moments: values[0]?.map((_, i) => i) ?? [], series: [{ key: "score", name: "Points", values }] });

  test("tells who was ahead since when, and the most points at once", () => {
    const story = storyOf(curves([0, 3, 3, 3, 5, 9, 9], [0, 0, 2, 7, 7, 7, 8]));
    expect(story?.leads).toEqual([
      { seat: 0, moment: 1 },
      { seat: 1, moment: 3 },
      { seat: 0, moment: 5 },
    ]);
    expect(story?.leaps).toEqual([
      { seat: 1, moment: 3, points: 7 }, // in two strokes that follow each other
      { seat: 0, moment: 5, points: 6 },
      { seat: 0, moment: 1, points: 3 },
    ]);
    expect(story?.final).toBeNull();
  });

  test("says when the last counting turned it", () => {
    const story = storyOf(curves([0, 4, 4, 5], [0, 0, 1, 9]));
    expect(story?.final).toEqual({ seat: 0, moment: 1 });
    expect(story?.leads.at(-1)).toEqual({ seat: 1, moment: 3 });
  });

  test("says nothing where points come at the very end, or nobody has any", () => {
    expect(storyOf(curves([0, 0, 0, 5], [0, 0, 0, 9]))).toBeNull();
    expect(storyOf(curves([0, 0, 0], [0, 0, 0]))).toBeNull();
    expect(storyOf(curves([0, 1, 2]))).toBeNull();
    expect(storyOf({ moments: [], series: [] })).toBeNull();
  });
});
