// Which cube lies on which space of a progress track, cracks included.
import { type Content, type Cube, numbers, type Project, type Save } from "./view.ts";

/** The break spaces of the laser, or the spaces of the shield that they lead to. */
export function breaksOf(content: Content, project: Project): number[] {
  if (project === "laser") return numbers(content, "breaks");
  return project === "shield" ? numbers(content, "targets") : [];
}

/** The breaks whose cubes have gone over to the shield: those furthest on, as their targets fill last. */
function moved(table: Save, content: Content): number[] {
  if (table.cracks === 0) return [];
  const reached = numbers(content, "breaks").flatMap((space, i) => (table.progress.laser >= space ? [i] : []));
  return reached.slice(-table.cracks);
}

/** Every space of a track with its cube. */
export function cubesOn(table: Save, content: Content, project: Project): (Cube | null)[] {
  const length = Number(content.get("progress")?.values[project] ?? 12);
  const spaces = Array<Cube | null>(length).fill(null);
  const gone = moved(table, content);
  if (project === "shield") {
    for (const i of gone) spaces[(numbers(content, "targets")[i] ?? 1) - 1] = "laser";
  }
  let left = table.progress[project];
  for (let i = 0; i < length && left > 0; i++) {
    if (spaces[i] !== null) continue;
    spaces[i] = project;
    left -= 1;
  }
  if (project === "laser") for (const i of gone) spaces[(numbers(content, "breaks")[i] ?? 1) - 1] = null;
  return spaces;
}
