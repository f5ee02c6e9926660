// What sort of screen the table lies on: a wide one has room for the side and a board in columns, a phone shows a part at a time.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1101px");
/** A small laptop: too low for an own area below the board. */
export const low = new MediaQuery("(min-width: 1101px) and (max-height: 800px)");
/** A large screen: what lies before one is drawn larger, too. */
export const large = new MediaQuery("(min-width: 1800px) and (min-height: 1000px)");
export const phone = new MediaQuery("max-width: 700px");
