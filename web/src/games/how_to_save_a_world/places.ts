// Which spaces lie together at which location, as the content declares it.
import type { Content } from "./view.ts";

export interface Location {
  code: string;
  name: string;
  spaces: string[];
}

/** The locations of a world in their order, or all structures. */
export function locationsOf(content: Content, where: "planet" | "moon" | "structure"): Location[] {
  const found: Location[] = [];
  for (const item of content.values()) {
    const built = item.kind === "structure";
    if (item.kind !== "location" && !built) continue;
    const home = built ? "structure" : item.values["world"];
    if (home !== where) continue;
    found.push({ code: item.code.replace(/^location\./, ""), name: item.name, spaces: item.values["spaces"] as string[] });
  }
  return found;
}
