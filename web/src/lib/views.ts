// Generated from the views of the games by web/generate_wire.py; do not edit.

export interface Views {
  evacuation: EvacuationView;
  how_to_save_a_world: HowToSaveAWorldView;
  reworld: ReworldView;
  underwater_cities: UnderwaterCitiesView;
}
/**
 * The table as a seat (or a spectator) sees it.
 */
export interface EvacuationView {
  advanced: boolean;
  bonus_cards: EvacuationBonusCardView[];
  box: EvacuationRowsView;
  cards_left?: number;
  generous: boolean;
  lines?: string[][];
  mode: "points" | "race";
  objectives?: string[];
  order: number[];
  phase: string;
  race_over: boolean;
  revealed: EvacuationRowsView;
  rival?: EvacuationRivalView;
  rows: EvacuationRowsView;
  seats: EvacuationNationView[];
  sites: {
    [k: string]: EvacuationSiteView;
  };
  under: EvacuationRowsView;
  unseen: EvacuationRowsView;
  year: number;
}
/**
 * A year-end bonus card, by its number.
 */
export interface EvacuationBonusCardView {
  card: number;
  numbers: number[];
}
/**
 * Items of the three rows, in the words of notation.
 */
export interface EvacuationRowsView {
  infrastructures: string[];
  ships: string[];
  stadiums: string[];
}
/**
 * The party of the solo cards, and the markers of rival and neutral.
 */
export interface EvacuationRivalView {
  cards_left: number;
  markers: EvacuationMarkerView[][];
  set_aside: string[];
  stadiums: string[];
  tile: string;
  top_card: string | null;
  used_cards: string[];
}
/**
 * A progress marker.
 */
export interface EvacuationMarkerView {
  lane: "main" | "passing" | "three-plus";
  step: number;
}
/**
 * One nation.
 */
export interface EvacuationNationView {
  abilities: string[];
  aboard: EvacuationAboardView;
  actions: number;
  asked?: EvacuationAsked;
  biomes: string[];
  bonuses: number[];
  built: string[];
  card_energy: number;
  cards: number;
  developed: boolean[];
  energy: number[];
  face_down: number;
  faces: number;
  faces_new: number;
  factories_new: number[];
  factories_old: number[];
  final_goals?: string[];
  first_flight_cheaper: string[];
  flights: {
    [k: string]: number;
  };
  fulfilled: string[];
  goal_standing: {
    [k: string]: number[];
  };
  goals: number;
  groups: number[];
  hand: string[];
  markers: EvacuationMarkerView[];
  mine?: EvacuationSecretsView;
  new: EvacuationGoods;
  objective_standing?: {
    [k: string]: number[];
  };
  objectives: string[];
  old: EvacuationGoods;
  old_production: EvacuationGoods;
  old_sites: ("evacuated" | "in place" | "moved")[];
  open_goals: string[];
  pack: number;
  passed: boolean;
  payer: "either" | "new" | "old";
  penalties: number;
  played: string[];
  played_objectives: string[];
  population: number;
  powers: number[];
  production: EvacuationGoods;
  productivity: ("evacuated" | "in place" | "moved")[];
  race?: EvacuationRace;
  research: number[];
  reserve: number[];
  returns: {
    [k: string]: number;
  };
  room: EvacuationRoom;
  settled_factories: number[];
  settled_population: number;
  ships_new: string[];
  ships_old: string[];
  stadiums_new: string[];
  stadiums_old: string[];
  standing: {
    [k: string]: number;
  };
  symbols: string[];
  technologies: string[];
  thrown: number;
}
/**
 * Ships under way and what they carry.
 */
export interface EvacuationAboardView {
  factories: number[];
  population: number;
  resources: number[];
  ships: string[];
  sites: string[];
  stadiums: string[];
}
/**
 * What a question is about, where its options do not say so.
 */
export interface EvacuationAsked {
  landing?: number;
  loading?: string;
  paying?: number;
  piece?: string;
  row?: string;
}
/**
 * What only the own seat knows.
 */
export interface EvacuationSecretsView {
  cards: string[];
  drafted: string[];
  face_down: string[];
  goals: string[];
  pack: string[];
  thrown: string[];
}
/**
 * So much of each resource.
 */
export interface EvacuationGoods {
  energy: number;
  food: number;
  steel: number;
}
/**
 * The checklist of the race.
 */
export interface EvacuationRace {
  bonus: number;
  left_behind: number;
  markers: number[];
  production: number;
  reached: boolean;
  stadiums: number;
}
/**
 * Places of the ships under way, and how many of them are taken.
 */
export interface EvacuationRoom {
  bays: string[];
  bays_taken: number;
  buildings: number;
  buildings_taken: number;
  resources: number;
  resources_taken: number;
}
/**
 * A settled site.
 */
export interface EvacuationSiteView {
  factories: string[];
  owner: number;
}
/**
 * The whole table. Discard piles of the display lie face down: only their sizes are told (p. 4).
 */
export interface HowToSaveAWorldView {
  asteroid: number;
  bag: {
    [k: string]: number;
  };
  cracks: number;
  danger: number;
  day_x: string | null;
  decks: {
    [k: string]: number;
  };
  discards: {
    [k: string]: number;
  };
  drawn: {
    [k: string]: number;
  };
  landers: {
    [k: string]: (number | ("neutral" | "rival"))[];
  };
  lead: {
    [k: string]: number;
  };
  medal: number;
  odds: {
    [k: string]: number;
  };
  progress: {
    [k: string]: number;
  };
  removed: string[];
  rescue: string | null;
  rewards: {
    [k: string]: number;
  };
  rival?: HowToSaveAWorldRivalView;
  round: number;
  rows: {
    [k: string]: (string | null)[];
  };
  seats: HowToSaveAWorldAreaView[];
  structures: string[];
  tracks: {
    [k: string]: HowToSaveAWorldDiscView[];
  };
  under: number;
}
/**
 * The solo rival.
 */
export interface HowToSaveAWorldRivalView {
  directives: string[];
  points: number;
  turns_left: number;
}
/**
 * One player's area; the last three are for its owner only.
 */
export interface HowToSaveAWorldAreaView {
  bought: string[];
  choosing: number;
  dealt?: string[];
  discard: string[];
  hand: string[];
  hidden: {
    [k: string]: number;
  };
  lines: {
    [k: string]: number;
  };
  met: string[];
  passed: boolean;
  places: {
    [k: string]: number;
  };
  places_rescue: {
    [k: string]: number;
  };
  playing: string[];
  points: number;
  price: number;
  resources: {
    [k: string]: number;
  };
  secret?: string[];
  species: {
    [k: string]: number;
  };
  spent: {
    [k: string]: number;
  };
  technologies: string[];
  tiles: {
    [k: string]: number;
  };
  under?: string | null;
  zones: {
    [k: string]: number;
  };
}
/**
 * A disc on a work track.
 */
export interface HowToSaveAWorldDiscView {
  disc: number | ("neutral" | "rival");
  space: number;
}
/**
 * The whole table.
 */
export interface ReworldView {
  bag: number;
  box: {
    [k: string]: number;
  };
  buying: string | null;
  chapter: number;
  discard: number;
  final_ship: ReworldCategory[];
  flying: string[];
  marker: number;
  round: number | null;
  seats: ReworldAreaView[];
  ships: ReworldShip[];
  start_field: ReworldStartField;
  station: ReworldArm[];
  terrabot_points: number;
}
/**
 * A category of the final ship: points of its ranks, and what each seat would get now.
 */
export interface ReworldCategory {
  category: string;
  points: number[];
  ranks: number[];
}
/**
 * All that lies before one admiral; the hand and what it discarded are the viewer's own.
 */
export interface ReworldAreaView {
  cards: number;
  cities: ReworldCity[];
  defence: string[];
  dropped: number[] | null;
  earned: {
    [k: string]: number;
  };
  hand: number[] | null;
  out: boolean;
  rows: string[][];
  satellites: string[];
  score: number;
  shields: number;
  ships: number;
  shuttles: string[];
}
/**
 * A founded city.
 */
export interface ReworldCity {
  agricultural: number;
  crews: number;
  firm: string | null;
  letter: string;
  sign: string;
  special: boolean;
  terrabots: number;
  tiles: number;
}
/**
 * A population ship and who has taken it.
 */
export interface ReworldShip {
  code: string;
  owner: number | null;
  points: number;
}
/**
 * The start-player field: whether a card lies there, and which, for whoever laid it.
 */
export interface ReworldStartField {
  card: number | null;
  taken: boolean;
}
/**
 * A coupling arm with its card slot, the top card last.
 */
export interface ReworldArm {
  cards: number[];
  module: string | null;
  slot: string;
}
/**
 * The table as a seat or a spectator sees it.
 */
export interface UnderwaterCitiesView {
  boxed: number[];
  cloning: boolean;
  contracts: string[];
  deck: number;
  discards: number[][];
  era: number;
  federation: {
    [k: string]: number[];
  };
  nations: UnderwaterCitiesNationView[];
  order: number[];
  played: number | null;
  round: number;
  slots: UnderwaterCitiesSlotView[];
  special_deck: number;
  special_top: number | null;
  special_under: (number | null)[];
  specials: number[];
  supply: UnderwaterCitiesSupplyView;
}
/**
 * One nation: its hand only to its owner, to others the backs and what they saw being taken.
 */
export interface UnderwaterCitiesNationView {
  actions: number[];
  board: string | null;
  cities: number[];
  connected: boolean[];
  contracts: string[];
  extra_metropolises: string[];
  goods: {
    [k: string]: number;
  };
  hand: number[] | null;
  hand_backs: number[];
  hand_shown: number[];
  hand_size: number;
  limit: number;
  lit_tunnels: number[];
  looked: number[] | null;
  looked_backs: number[];
  metropolises: string[];
  network: number[];
  production: UnderwaterCitiesOutlook | null;
  score: {
    [k: string]: number;
  } | null;
  sites: {
    [k: string]: string;
  }[];
  spent: number[];
  tableau: number[];
  towards: {
    [k: string]: number[];
  };
  tunnels: number[];
  used: number[];
  worth: {
    [k: string]: number;
  };
}
/**
 * The next production without `asked` effects, and what feeding then takes (p. 16-17).
 */
export interface UnderwaterCitiesOutlook {
  asked: number;
  cards: number;
  feeding: {
    [k: string]: number;
  };
  gives: {
    [k: string]: number;
  };
  hungry: number;
}
/**
 * A slot of the main board and whose tiles lie there.
 */
export interface UnderwaterCitiesSlotView {
  blocked: boolean;
  colour: string;
  slot: string;
  tiles: number[];
}
/**
 * What is left of limited components.
 */
export interface UnderwaterCitiesSupplyView {
  cities: number;
  metropolises: string[];
  symbiotic: number;
  tunnels: number;
}
