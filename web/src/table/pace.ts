// How fast others are seen to choose: nothing is shown faster than one can look, unless one wants it so.
import { prefs } from "../lib/prefs.svelte.ts";

export const PACES = ["instant", "brisk", "calm"] as const;
type Pace = (typeof PACES)[number];

const STEP_MS: Record<Pace, number> = { instant: 0, brisk: 600, calm: 1600 }; // one choice of somebody else
const PLAYED_MS: Record<Pace, number> = { instant: 160, brisk: 700, calm: 1600 }; // one moment of a replay
const SCENE_MS: Record<Pace, number> = { instant: 0, brisk: 2200, calm: 4200 }; // a big moment

export const stepMs = (): number => STEP_MS[prefs.pace];
export const playedMs = (): number => PLAYED_MS[prefs.pace];
const LINE_MS = 300; // to read a line of it, beyond the first few
const FEW = 4;

/** How long a scene of so many lines stands. */
export const sceneMs = (lines = 0): number => SCENE_MS[prefs.pace] && SCENE_MS[prefs.pace] + Math.max(0, lines - FEW) * LINE_MS;
