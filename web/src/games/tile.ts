// What every card and tile is given: what it is, its box in a drawing, and where it lies on the table.
import type { ContentItem } from "../lib/wire.ts";

export interface TileProps {
  item: ContentItem | undefined;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  at?: string; // where it lies; what vanishes here and appears there is seen to travel
  fresh?: boolean; // new since my last turn
}
