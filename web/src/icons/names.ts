// The icons of game-icons.net (CC BY 3.0) that the shell uses; the boards draw their own.
export const ICONS = [
  "abstract-050",
  "anticlockwise-rotation",
  "bookmarklet",
  "card-pickup",
  "clockwise-rotation",
  "conversation",
  "crown",
  "help",
  "hourglass",
  "light-bulb",
  "notebook",
  "power-button",
  "ringed-planet",
  "ringing-bell",
  "robot-antennas",
  "save",
  "share",
  "spectacles",
  "submarine",
  "asteroid",
  "rocket",
  "trophy",
  "world",
] as const;

export type IconName = (typeof ICONS)[number];
