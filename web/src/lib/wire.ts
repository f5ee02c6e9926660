// Generated from src/planetb/server/wire by web/generate_wire.py; do not edit.

export type Wire =
  | Enter
  | Look
  | Leave
  | Follow
  | Browse
  | Attend
  | SendChoose
  | SendUndo
  | SendThings
  | SendSay
  | Ping
  | State
  | SeatCard
  | SeatClock
  | Option
  | Picking
  | LogPart
  | Line
  | Together
  | Pace
  | Done
  | Selected
  | Held
  | Refused
  | People
  | Talk
  | Job
  | Hint
  | Favourite
  | Reason
  | Analysis
  | TurnValue
  | Cost
  | Tables
  | TableCard
  | Lobby
  | Watching
  | Planned
  | Tournament
  | TournamentCard
  | EntrantCard
  | RoundCard
  | PairingCard
  | Tournaments
  | Calls
  | Call
  | Pong
  | NewTable
  | NewSeat
  | FirstGame
  | Continue
  | Upload
  | Join
  | AskInvitation
  | Handover
  | Peek
  | Choose
  | AskPreview
  | AskThings
  | AskWhy
  | Undo
  | Say
  | AskShare
  | AskHint
  | Credentials
  | NewPassword
  | Secrets
  | Sit
  | Pair
  | AskSeat
  | Answer
  | AskQr
  | Tie
  | ReportPerson
  | DeleteAccount
  | SetWishes
  | SetMail
  | AskReset
  | UseLink
  | Reset
  | PushTo
  | PushNoMore
  | TableNotice
  | SetPlan
  | Intent
  | AskAhead
  | NewTournament
  | EnterTournament
  | CallFriend
  | Problem
  | GameCard
  | VariantCard
  | SeatsCard
  | ContentItem
  | EffectNode
  | Term
  | RulesPage
  | RulesSection
  | Lesson
  | LessonMoment
  | LessonRemark
  | BotCard
  | Exploration
  | Explored
  | Rate
  | Faring
  | Opening
  | ExploredPart
  | Created
  | Invitation
  | Invited
  | Preview
  | Things
  | Why
  | Moment
  | Shared
  | Sheet
  | Source
  | Standing
  | Curves
  | Series
  | Me
  | Rematched
  | Qr
  | Leaders
  | Leader
  | TableResult
  | SeatResult
  | Belief
  | Profile
  | GameTally
  | SeatsTally
  | PieceTally
  | Step
  | Played
  | TieList
  | MessageWishes
  | Plan
  | PlannedMove
  | Ahead
  | Entered
  | Called
  | FromClient
  | FromServer
  | Verbs
  | Facts;
export type FromClient =
  Enter | Look | Leave | Follow | Browse | Attend | SendChoose | SendUndo | SendThings | SendSay | Ping;
export type FromServer =
  | State
  | Done
  | Selected
  | Held
  | Refused
  | People
  | Talk
  | Job
  | Tables
  | Lobby
  | Watching
  | Planned
  | Tournament
  | Tournaments
  | Calls
  | Pong;

/**
 * Opens a table on this socket (and leaves the one before). Every change brings a `State` from then on.
 *
 *     `after` is the seq of the last state this tab has seen: the log then goes on from there.
 */
export interface Enter {
  type: "enter";
  table: string;
  lang?: "de" | "en" | "hu";
  secret?: string | null;
  seat?: number | null;
  after?: number | null;
}
/**
 * Another seat of mine (hot-seat), the spectator's view, or another language.
 */
export interface Look {
  type: "look";
  seat: number | null;
  lang?: "de" | "en" | "hu";
}
/**
 * Closes the table.
 */
export interface Leave {
  type: "leave";
}
/**
 * For the lobby: the tables of these secrets (and of the account). Each change brings a `Tables`.
 */
export interface Follow {
  type: "follow";
  secrets: string[];
  lang?: "de" | "en" | "hu";
}
/**
 * Shows the lobby on this socket. Each change brings a `Lobby`, until `on` is false.
 */
export interface Browse {
  type: "browse";
  on?: boolean;
  lang?: "de" | "en" | "hu";
}
/**
 * Shows a tournament on this socket (null: the list of all). Changes bring it anew, until not `on`.
 */
export interface Attend {
  type: "attend";
  tournament?: string | null;
  secret?: string | null;
  on?: boolean;
}
/**
 * A choice at the open table. Answered by `Done`, `Held` or `Refused`.
 */
export interface SendChoose {
  type: "choose";
  id: string;
  seat: number;
  seq: number;
  key: string;
  hold?: boolean;
}
/**
 * An undo at the open table. Answered by `Done` or `Refused`.
 */
export interface SendUndo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
}
/**
 * Asks about a selection at the open table. Answered by `Selected` or `Refused`; nothing is done.
 */
export interface SendThings {
  type: "things";
  seat: number;
  seq: number;
  picked: string[];
  id: string;
}
/**
 * A line of chat at the open table.
 */
export interface SendSay {
  type: "say";
  id: string;
  text: string;
  name?: string;
}
/**
 * Is anybody there? Answered by `Pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * A table as one seat (or a spectator: `you` null) may see it now.
 */
export interface State {
  type: "state";
  table: string;
  game: string;
  title: string;
  begun: "fresh" | "lesson" | "moment" | "record" | "seed";
  seq: number;
  moment: number;
  you: number | null;
  yours: number[];
  holds: number[];
  host: boolean;
  seats: SeatCard[];
  waiting: number[];
  thinking: number[];
  over: boolean;
  winners: number[];
  scores: number[] | null;
  end: string | null;
  view: {
    [k: string]: unknown;
  };
  prompt: string;
  options: Option[];
  pick: Picking | null;
  can_undo: boolean;
  redo: string | null;
  log: LogPart;
  together: Together;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatCard {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: ("beginner" | "easy" | "expert" | "hard" | "medium") | null;
  online: boolean;
  held: boolean;
  gone: ("former" | "late" | "resigned") | null;
  clock: SeatClock | null;
}
/**
 * The clock of a seat. With `since` it runs, until `since + free + bank` of the server's time.
 */
export interface SeatClock {
  bank: number;
  free: number;
  since: number | null;
}
/**
 * One thing that may be chosen now, or picked together with others.
 */
export interface Option {
  id: number;
  key: string;
  domain: string;
  text: string;
  copies: number;
}
/**
 * Several things make one move: how many at least and at most, and how an empty selection stands.
 */
export interface Picking {
  least: number;
  most: number;
  more: string[];
  fits: boolean;
}
/**
 * New lines: keep those up to moment `keep`, drop later ones (they were taken back), then add these.
 */
export interface LogPart {
  keep: number;
  lines: Line[];
}
/**
 * One line of the log. `seat` is its subject (-1: chance); the text begins with the verb.
 */
export interface Line {
  moment: number;
  seat: number;
  text: string;
  about: string;
  keys: string[];
  sum: boolean;
}
/**
 * What the people at the table have agreed on.
 */
export interface Together {
  pace: Pace | null;
  listed: boolean;
  gathering: boolean;
  hints: boolean;
  rated: boolean;
  delay: number;
  ended: ("agreed" | "resigned") | null;
  offers: number[];
  again: number[];
  study: number[];
  rematch: string | null;
  tournament: string | null;
  sealed: boolean;
}
/**
 * What a seat has: so many seconds of each turn are free, then those in the bank are used.
 *
 *     A live game has a bank that grows after each turn; a slow one has days that are free, and vacation in the
 *     bank. All in seconds.
 */
export interface Pace {
  free?: number;
  bank?: number;
  increment?: number;
}
/**
 * The message with this id is in the log at `seq`; the new state comes separately.
 */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}
/**
 * How the selection that was asked about stands.
 */
export interface Selected {
  type: "things";
  picked: string[];
  words: string[];
  more: string[];
  fits: boolean;
  why: string;
  id: string;
}
/**
 * A choice that was not made yet: it would end the turn, or show something new.
 *
 *     To make it, send it again without `hold`.
 */
export interface Held {
  type: "held";
  id: string;
  key: string;
  text: string;
  reveals: boolean;
}
/**
 * The message (with this id, if it had one) changed nothing. If it was stale, a fresh state follows.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message: string;
}
/**
 * Names, bots or presence at the open table have changed.
 */
export interface People {
  type: "people";
  table: string;
  seats: SeatCard[];
  together: Together;
}
/**
 * One line of chat.
 */
export interface Talk {
  type: "talk";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  room: "gallery" | "table";
}
/**
 * A piece of thinking that was asked for.
 */
export interface Job {
  type: "job";
  id: string;
  kind: "analysis" | "hint";
  table: string;
  status: "done" | "failed" | "running" | "waiting";
  progress: number;
  hint: Hint | null;
  analysis: Analysis | null;
}
/**
 * The bot's favourites, best first.
 */
export interface Hint {
  moment: number;
  seat: number;
  favourites: Favourite[];
}
/**
 * An option the bot looked at: the margin of points it expects, and the chance to win (alone: none).
 */
export interface Favourite {
  option: Option;
  value: number;
  chance: number | null;
  reasons: Reason[];
}
/**
 * What the first line gains or loses against the next one: points of a source, or what a seat has.
 */
export interface Reason {
  name: string;
  by: number;
  points: boolean;
}
/**
 * The whole game in the hard bot's eyes; grows while the job runs.
 */
export interface Analysis {
  turns: TurnValue[];
  costs: Cost[];
}
/**
 * What the bot expects at the beginning of a turn: every seat's margin over the best other one.
 */
export interface TurnValue {
  moment: number;
  seat: number;
  expected: number[];
}
/**
 * A choice that cost something, by the bot's judgement.
 */
export interface Cost {
  moment: number;
  seat: number;
  chosen: Option;
  better: Option;
  cost: number;
  chance: number | null;
  could: number | null;
}
/**
 * Followed tables that are new or have changed.
 */
export interface Tables {
  type: "tables";
  tables: TableCard[];
}
/**
 * A table as a list of tables shows it.
 */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  variants: {
    [k: string]: string | boolean | number;
  };
  seats: SeatCard[];
  yours: number[];
  waiting: number[];
  over: boolean;
  winners: number[];
  seq: number;
  moment: number;
  created: number;
  touched: number;
  begun: "fresh" | "lesson" | "moment" | "record" | "seed";
  playable: boolean;
  pace: Pace | null;
  listed: boolean;
  rated: boolean;
  gathering: boolean;
  ended: ("agreed" | "resigned") | null;
  again: number[];
  rematch: string | null;
}
/**
 * Tables that everybody may see: `free` ones have a seat to take, `full` ones may be watched.
 */
export interface Lobby {
  type: "lobby";
  free: TableCard[];
  full: TableCard[];
}
/**
 * How many watch the open table.
 */
export interface Watching {
  type: "watching";
  table: string;
  count: number;
}
/**
 * The plan of a seat of mine at the open table has changed, gone on, or stopped.
 */
export interface Planned {
  type: "planned";
  table: string;
  seat: number;
}
/**
 * A tournament as somebody may see it.
 */
export interface Tournament {
  type: "tournament";
  card: TournamentCard;
  entrants: EntrantCard[];
  rounds: RoundCard[];
  host: boolean;
  you: number | null;
}
/**
 * A tournament as a list shows it.
 */
export interface TournamentCard {
  id: string;
  title: string;
  game: string;
  game_title: string;
  seats: number;
  rounds: number;
  size: number;
  span: number;
  method: "rating" | "standing" | "swiss";
  variants: {
    [k: string]: string | boolean | number;
  };
  pace: Pace | null;
  same_deals: boolean;
  fill: ("beginner" | "easy" | "expert" | "hard" | "medium") | null;
  accounts: boolean;
  stage: "open" | "over" | "running";
  round: number;
  due: number | null;
  entrants: number;
  created: number;
}
/**
 * Somebody who plays, and how they stand.
 */
export interface EntrantCard {
  number: number;
  name: string;
  level: ("beginner" | "easy" | "expert" | "hard" | "medium") | null;
  gone: boolean;
  place: number;
  points: number;
  wins: number;
  opponents: number;
  margin: number;
  byes: number;
}
/**
 * A round with its tables.
 */
export interface RoundCard {
  number: number;
  pairings: PairingCard[];
}
/**
 * A table of a round, or somebody who sits out (no table).
 */
export interface PairingCard {
  table: string | null;
  seats: number[];
  places: number[] | null;
  over: boolean;
}
/**
 * All tournaments that are open or running, and those that ended lately.
 */
export interface Tournaments {
  type: "tournaments";
  tournaments: TournamentCard[];
}
/**
 * Where I am called to. It comes by itself on a socket: when it opens, if there are any, and later.
 */
export interface Calls {
  type: "calls";
  calls: Call[];
}
/**
 * A friend asks me to come to a table: `sit` there, or decline.
 */
export interface Call {
  by: string;
  at: number;
  table: TableCard;
}
/**
 * Here, and what time it is for the server: clocks go by it.
 */
export interface Pong {
  type: "pong";
  at: number;
}
/**
 * A table to be made; its game begins at once.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  variants?: {
    [k: string]: string | boolean | number;
  };
  pace?: Pace | null;
  listed?: boolean;
  hints?: boolean;
  delay?: number;
  rated?: boolean;
}
/**
 * Who shall sit here. Several seats with `me` are a hot-seat game: one secret holds them all.
 */
export interface NewSeat {
  kind: "bot" | "friend" | "me";
  name?: string;
  level?: "beginner" | "easy" | "expert" | "hard" | "medium";
  call?: boolean;
}
/**
 * A guided first game to be begun: the lesson of the game says the deal, the seats and the bots.
 */
export interface FirstGame {
  game: string;
  name?: string;
}
/**
 * A new table that goes on from a moment of this one.
 *
 *     While the game is not over, what the viewer cannot know is dealt anew.
 */
export interface Continue {
  moment: number;
  seats: NewSeat[];
  seat?: number | null;
}
/**
 * A record (as downloaded) to replay, or to go on with if it is not finished. No seats: all are mine.
 */
export interface Upload {
  record: string;
  seats?: NewSeat[];
}
/**
 * Takes a free seat by invitation.
 */
export interface Join {
  invitation: string;
  name?: string;
  seat?: number | null;
}
/**
 * The host makes a fresh invitation; the old one for the same place ends. Null: any free seat.
 */
export interface AskInvitation {
  seat?: number | null;
}
/**
 * Gives a seat to a bot: my own, or (as the host) one nobody has taken. Null level: take it back.
 */
export interface Handover {
  level: ("beginner" | "easy" | "expert" | "hard" | "medium") | null;
}
/**
 * Asks where an invitation leads.
 */
export interface Peek {
  invitation: string;
}
/**
 * Makes a whole move. `seq` is the state it was made in; with an older one nothing happens.
 *
 *     `key` is an option's, or all things of a pick in any order: `dock 1 + dock 4`, `pass` for none.
 *     With `hold`, a choice that ends the turn or shows something new is not made but answered with `Held`.
 */
export interface Choose {
  id: string;
  seat: number;
  seq: number;
  key: string;
  hold?: boolean;
}
/**
 * Asks what a whole move would change; nothing is done.
 */
export interface AskPreview {
  seat: number;
  seq: number;
  key: string;
}
/**
 * Asks about a selection while several things are picked: what may be added, and whether it may go.
 */
export interface AskThings {
  seat: number;
  seq: number;
  picked: string[];
}
/**
 * Asks why something cannot be chosen now, or added to what is picked: a key, or how some keys begin.
 */
export interface AskWhy {
  seat: number;
  seq: number;
  key: string;
  picked?: string[];
}
/**
 * Takes back my last choice, as far as the rules of undo allow.
 */
export interface Undo {
  id: string;
  seat: number;
  seq: number;
}
/**
 * A line of chat.
 */
export interface Say {
  id: string;
  text: string;
  name?: string;
}
/**
 * A link to a moment, seen as a spectator or as a seat of mine.
 */
export interface AskShare {
  moment: number;
  seat?: number | null;
}
/**
 * Asks what the bot would do in my seat now.
 */
export interface AskHint {
  seat: number;
}
/**
 * A name and a password: to make an account, or to log in.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * Changes the password; other devices are logged out.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * The secrets this browser holds: to list their tables, or to put them under my account.
 */
export interface Secrets {
  secrets: string[];
}
/**
 * Takes a free seat at a table of the lobby.
 */
export interface Sit {
  name?: string;
  seat?: number | null;
}
/**
 * Looks for people who want to play the same; if there are none, a table waits for them.
 */
export interface Pair {
  game: string;
  seats: number;
  variants?: {
    [k: string]: string | boolean | number;
  };
  pace?: Pace | null;
  rated?: boolean;
  name?: string;
  tables?: string[];
}
/**
 * Something that is done for a seat: to resign.
 */
export interface AskSeat {
  seat: number;
}
/**
 * Yes or no, for a seat: to end the game here, to play another one, to let this one be studied.
 */
export interface Answer {
  seat: number;
  agree: boolean;
}
/**
 * Asks for the picture of a link, at the address that this page has: to an invitation, or to my own seat
 *     at a table (then the token is its secret), for another device of mine.
 */
export interface AskQr {
  invitation: string;
  address: string;
  table?: string | null;
}
/**
 * What somebody is to me: a friend (if they say so, too), blocked, or nothing.
 */
export interface Tie {
  name: string;
  kind: ("block" | "friend") | null;
}
/**
 * Reports somebody to whoever looks after this server.
 */
export interface ReportPerson {
  name: string;
  text: string;
}
/**
 * Deletes my account for good.
 */
export interface DeleteAccount {
  password: string;
}
/**
 * Changes when and in which language messages come.
 */
export interface SetWishes {
  lang: "de" | "en" | "hu";
  zone?: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
  digest?: number | null;
  call_mail?: boolean;
  call_push?: boolean;
}
/**
 * My mail address (empty: none), which counts once the link sent there was opened.
 */
export interface SetMail {
  mail: string;
  password: string;
}
/**
 * Asks for a mail with a link to set a new password.
 */
export interface AskReset {
  mail: string;
}
/**
 * The end of a link in a mail.
 */
export interface UseLink {
  token: string;
}
/**
 * Sets a new password with such a link.
 */
export interface Reset {
  token: string;
  password: string;
}
/**
 * A browser of mine, as its push service names it.
 */
export interface PushTo {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * A browser of mine that wants no messages any more.
 */
export interface PushNoMore {
  endpoint: string;
}
/**
 * How I am told of my turn at a table.
 */
export interface TableNotice {
  mail: boolean;
  push: boolean;
}
/**
 * Makes, changes or (without lines) drops the plan of a seat of mine.
 *
 *     A line is a row of moves. Of all lines that begin with what was made so far, the first one whose next move
 *     is possible goes on: so each line says what happens if those above it are not possible. `seq` is the state
 *     that it was rehearsed in. It stops and asks when the seat was shown something new since then, unless it is
 *     `bold`.
 */
export interface SetPlan {
  seat: number;
  seq: number;
  lines: Intent[][];
  bold?: boolean;
}
/**
 * A whole move that shall be made. What shows something new is made only if `shows` says so.
 */
export interface Intent {
  key: string;
  shows?: boolean;
}
/**
 * Rehearses: what I might be asked after these moves of mine. Others are imagined, so it tells nothing.
 *
 *     `seq` is the state it begins in; `picked` asks how a selection stands where several things are picked.
 */
export interface AskAhead {
  seat: number;
  seq: number;
  moves: string[];
  picked?: string[] | null;
}
/**
 * A tournament to be made. `fill` is the level of the bots that take the free places when it starts.
 *
 *     `swiss`: equals in the standings meet, and nobody twice if it can be avoided. `standing`: the first ones
 *     sit at the first table, whoever they have met. `rating`: those of about the same rating when it started
 *     meet, and nobody twice. `span` is how many seconds a round may last.
 */
export interface NewTournament {
  title: string;
  game: string;
  seats: number;
  rounds: number;
  size: number;
  span: number;
  method?: "rating" | "standing" | "swiss";
  variants?: {
    [k: string]: string | boolean | number;
  };
  pace?: Pace | null;
  same_deals?: boolean;
  fill?: ("beginner" | "easy" | "expert" | "hard" | "medium") | null;
  accounts?: boolean;
}
/**
 * Somebody enters under a name.
 */
export interface EnterTournament {
  name?: string;
}
/**
 * The host calls a friend to the table.
 */
export interface CallFriend {
  name: string;
}
/**
 * What is wrong, in the reader's language. A stale message also brings the fresh state.
 */
export interface Problem {
  code: string;
  message: string;
  fresh?: State | null;
}
/**
 * A game as the lobby shows it.
 */
export interface GameCard {
  name: string;
  title: string;
  rules_version: number;
  content: string;
  low: number;
  high: number;
  variants: VariantCard[];
  settings: SeatsCard[];
  ends: string[];
  levels: ("beginner" | "easy" | "expert" | "hard" | "medium")[];
}
/**
 * A choice made before the game; the first value is the default.
 */
export interface VariantCard {
  name: string;
  values: (string | boolean | number)[];
}
/**
 * A number of seats: the variants it is played with unless others are chosen, and what is forbidden.
 */
export interface SeatsCard {
  seats: number;
  variants: {
    [k: string]: string | boolean | number;
  };
  forbidden: {
    [k: string]: string | boolean | number;
  }[];
}
/**
 * A card, tile or space with its words and where it comes from.
 */
export interface ContentItem {
  code: string;
  kind: string;
  name: string;
  rules: string;
  source: string;
  values: {
    [k: string]: unknown;
  };
  effects: {
    [k: string]: EffectNode;
  };
}
/**
 * One verb of an effect tree, for icons.
 */
export interface EffectNode {
  verb: string;
  facts: (number | string)[];
  parts: EffectNode[];
}
/**
 * One term of a game's glossary in all languages.
 */
export interface Term {
  key: string;
  en: string;
  de: string;
  hu: string;
}
/**
 * The whole rules of a game in one language.
 */
export interface RulesPage {
  game: string;
  title: string;
  sections: RulesSection[];
}
/**
 * A part of a game's rules in plain Markdown, and the sorts of choices and pieces it is about.
 */
export interface RulesSection {
  id: string;
  level: number;
  title: string;
  text: string;
  about: string[];
}
/**
 * A guided first game in one language.
 */
export interface Lesson {
  game: string;
  moments: LessonMoment[];
  remarks: LessonRemark[];
}
/**
 * Something that the coach of a first game says once, when it becomes relevant.
 *
 *     All of `when` must hold; `light` names what is lit up, `propose` how good choices begin, best first.
 */
export interface LessonMoment {
  key: string;
  when: {
    [k: string]: unknown;
  };
  title: string;
  text: string;
  light: string[];
  propose: string[];
  rules: string;
}
/**
 * What the coach says about a choice of a bot of this sort.
 */
export interface LessonRemark {
  did: string;
  text: string;
}
/**
 * A bot by name: the level it plays at.
 */
export interface BotCard {
  name: string;
  level: "beginner" | "easy" | "expert" | "hard" | "medium";
}
/**
 * What the games of one title tell, of those who were asked about.
 */
export interface Exploration {
  game: string;
  games: {
    [k: string]: number;
  };
  players: string[];
  setups: {
    [k: string]: string | boolean | number;
  }[];
  questions: {
    [k: string]: string;
  };
  choices: Explored[];
  opening: Opening;
  sample: boolean;
}
/**
 * A choice: how often it was offered and taken, and how those fared who took it.
 */
export interface Explored {
  key: string;
  question: string;
  sort: string;
  code: string;
  name: string;
  offered: number;
  taken: Rate;
  times: number;
  fared: Faring;
}
/**
 * A share between 0 and 1, and the interval that holds it in 95 of 100 cases.
 */
export interface Rate {
  value: number;
  low: number;
  high: number;
}
/**
 * How seats fared that did something. `spread` is half the interval of their points.
 */
export interface Faring {
  seats: number;
  won: Rate;
  points: number;
  spread: number;
}
/**
 * How games began for a seat, and what followed; `rare` seats went on in other ways.
 */
export interface Opening {
  key: string;
  name: string;
  code: string;
  share: number;
  fared: Faring;
  rare: number;
  next: Opening[];
}
/**
 * The same choice at tables of so many seats, by one sort of player.
 */
export interface ExploredPart {
  seats: number;
  who: string;
  offered: number;
  taken: Rate;
  times: number;
  fared: Faring;
}
/**
 * A new table, the secret that holds my seats, and invitations for friends.
 */
export interface Created {
  table: string;
  secret: string;
  yours: number[];
  invitations: Invitation[];
}
/**
 * A token that seats a friend once: on one seat, or (seat null) on any free one. Link: `/join#token`.
 */
export interface Invitation {
  seat: number | null;
  token: string;
}
/**
 * Where an invitation leads, and which seats it may take.
 */
export interface Invited {
  table: TableCard;
  free: number[];
}
/**
 * The seat's view after a choice, before chance is dealt; null if it would show something new.
 */
export interface Preview {
  key: string;
  view: {
    [k: string]: unknown;
  } | null;
  ends: boolean;
  reveals: boolean;
}
/**
 * What may be added to these things, and whether they may be handed in as they are.
 */
export interface Things {
  picked: string[];
  words: string[];
  more: string[];
  fits: boolean;
  why: string;
}
/**
 * The reason of this moment, in a sentence.
 */
export interface Why {
  key: string;
  text: string;
}
/**
 * A moment of the game as one viewer may see it; read-only.
 */
export interface Moment {
  table: string;
  game: string;
  title: string;
  moment: number;
  moments: number;
  seq: number;
  you: number | null;
  yours: number[];
  seats: SeatCard[];
  waiting: number[];
  over: boolean;
  view: {
    [k: string]: unknown;
  };
  prompt: string;
  options: Option[];
  pick: Picking | null;
  lines: Line[];
}
/**
 * The token of a read-only link: `/moment/token`.
 */
export interface Shared {
  token: string;
}
/**
 * The final scores with every source.
 */
export interface Sheet {
  end: string;
  winners: number[];
  scores: number[];
  sources: Source[];
  rival?: number | null;
}
/**
 * One source of points and what every seat has from it.
 */
export interface Source {
  key: string;
  name: string;
  points: number[];
}
/**
 * Where the points of every seat come from as things stand, as far as a seat can know.
 */
export interface Standing {
  sources: Source[];
}
/**
 * Numbers over the game; the score (key `score`) comes first once the game is over.
 */
export interface Curves {
  moments: number[];
  series: Series[];
}
/**
 * One number over the game: a list per seat, as long as `moments`.
 */
export interface Series {
  key: string;
  name: string;
  values: number[][];
}
/**
 * Who is logged in, if anybody.
 */
export interface Me {
  account: string | null;
}
/**
 * How a rematch stands; once it is made, my seat there.
 */
export interface Rematched {
  together: Together;
  created: Created | null;
}
/**
 * A QR code: a square of so many modules, and what is dark in it as an SVG path.
 */
export interface Qr {
  size: number;
  path: string;
}
/**
 * The leaderboard of a game, with my own place if I have one.
 */
export interface Leaders {
  game: string;
  title: string;
  leaders: Leader[];
  you: Leader | null;
}
/**
 * Somebody's place among the rated players of a game; the surely strongest come first.
 */
export interface Leader {
  rank: number;
  name: string;
  rating: number;
  error: number;
  games: number;
  wins: number;
}
/**
 * The result of a finished game, for the seats of accounts.
 */
export interface TableResult {
  rated: boolean;
  seats: SeatResult[];
}
/**
 * How a seat of an account did; a rated game tells the belief before and after it.
 */
export interface SeatResult {
  seat: number;
  place: number | null;
  score: number | null;
  won: boolean;
  before: Belief | null;
  after: Belief | null;
}
/**
 * A rating and half the interval that holds the true one in 95 of 100 cases.
 */
export interface Belief {
  rating: number;
  error: number;
}
/**
 * A person as others see them; as they see themselves (`you`) also with games that are nobody else's.
 */
export interface Profile {
  name: string;
  since: number;
  you: boolean;
  games: GameTally[];
  history: Played[];
}
/**
 * Everything about a person and a game.
 */
export interface GameTally {
  game: string;
  title: string;
  games: number;
  wins: number;
  rated: Leader | null;
  seats: SeatsTally[];
  sources: Source[];
  favourites: PieceTally[];
  best: PieceTally[];
  course: Step[];
}
/**
 * Results at tables of so many seats.
 */
export interface SeatsTally {
  seats: number;
  games: number;
  wins: number;
  place: number | null;
}
/**
 * A card or tile in a person's games: with it so many, so many of them won, and points in the mean.
 */
export interface PieceTally {
  code: string;
  name: string;
  games: number;
  wins: number;
  points: number;
}
/**
 * A rating after a game.
 */
export interface Step {
  at: number;
  rating: number;
  error: number;
}
/**
 * One game of a person's history.
 */
export interface Played {
  table: string;
  game: string;
  title: string;
  at: number;
  seats: number;
  place: number | null;
  score: number | null;
  won: boolean;
  after: Belief | null;
}
/**
 * Names: my friends, whom I have asked, who asks me, whom I have blocked.
 */
export interface TieList {
  friends: string[];
  asked: string[];
  asks: string[];
  blocked: string[];
}
/**
 * How I am told things; hours are of the day in my time zone.
 */
export interface MessageWishes {
  can_mail: boolean;
  mail: string | null;
  mail_known: boolean;
  push_key: string;
  browsers: number;
  lang: "de" | "en" | "hu";
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
  digest: number | null;
  call_mail: boolean;
  call_push: boolean;
  bounced: boolean;
}
/**
 * My plan as it stands: which moves were made, and why it has stopped if it has.
 */
export interface Plan {
  seat: number;
  lines: PlannedMove[][];
  bold: boolean;
  played: string[];
  stopped: ("by_hand" | "done" | "impossible" | "news" | "reveals" | "undone") | null;
}
/**
 * A move of a plan in words. `later`: others choose before it.
 */
export interface PlannedMove {
  key: string;
  text: string;
  shows: boolean;
  later: boolean;
}
/**
 * A question that may come, and what could be chosen then. No options: the rehearsal ends here.
 *
 *     `made` are the moves that were possible; `reveals` if the last one shows something new: what follows
 *     nobody can know. `over` if the imagined game ends before I am asked.
 */
export interface Ahead {
  seq: number;
  made: PlannedMove[];
  view: {
    [k: string]: unknown;
  };
  later: boolean;
  prompt: string;
  options: Option[];
  pick: Picking | null;
  things: Things | null;
  reveals: boolean;
  over: boolean;
}
/**
 * A tournament that I made or entered, and the secret that says so; my number if I play.
 */
export interface Entered {
  tournament: string;
  secret: string | null;
  number: number | null;
}
/**
 * Somebody who was called to the table and is not there yet.
 */
export interface Called {
  name: string;
  declined: boolean;
}
export interface Verbs {
  evacuation:
    | "All"
    | "AnyOrder"
    | "BestProduction"
    | "Boost"
    | "Clone"
    | "Develop"
    | "Draw"
    | "Enable"
    | "Exchange"
    | "Factories"
    | "FactorySets"
    | "Fly"
    | "FulfilledInfrastructures"
    | "Gain"
    | "GainFactory"
    | "GainPer"
    | "GainPopulation"
    | "Infrastructures"
    | "LowerBonuses"
    | "OtherSites"
    | "PlayAtOnce"
    | "Population"
    | "Prefabricate"
    | "Production"
    | "Raise"
    | "RaisePerStadium"
    | "Research"
    | "Settle"
    | "SettledFactories"
    | "Ships"
    | "Take"
    | "Technologies"
    | "Transitions"
    | "TundraSites"
    | "UpperBonuses";
  how_to_save_a_world:
    | "All"
    | "AllCards"
    | "AllLeft"
    | "AllLines"
    | "AllTiles"
    | "BadgeTiles"
    | "BestLine"
    | "BestProject"
    | "BoughtAny"
    | "BoughtSpecies"
    | "Buy"
    | "Cards"
    | "Develop"
    | "DevelopedAny"
    | "DevelopedTechnology"
    | "DoomedProjects"
    | "EarlyPoints"
    | "Ferry"
    | "FirstPlaces"
    | "Gain"
    | "GainAny"
    | "GainedIngenuity"
    | "GainedStandard"
    | "GainedTile"
    | "HoldsMedal"
    | "KindsLeft"
    | "LandersOn"
    | "Left"
    | "LinesFrom"
    | "LinesUpTo"
    | "Lobby"
    | "May"
    | "Medal"
    | "OneOf"
    | "Per"
    | "PerBadge"
    | "Perk"
    | "PlayedReaction"
    | "Points"
    | "PointsWhen"
    | "Raise"
    | "RaiseAny"
    | "RaisedStandard"
    | "Ready"
    | "Recall"
    | "Remove"
    | "RescueProject"
    | "Research"
    | "Restock"
    | "ScienceResearch"
    | "Scored"
    | "SecondPlaces"
    | "Spend"
    | "SpendAny"
    | "Structures"
    | "TakeCard"
    | "Technologies"
    | "Tile"
    | "TileOf"
    | "TileSets"
    | "UsedShuttle"
    | "Work"
    | "WorkAny"
    | "Worked"
    | "WorkedAny"
    | "WorkedEvacuation"
    | "WorkedLaser"
    | "WorkedShield"
    | "WorstProject";
  reworld: "AllEmpty" | "AtLeast" | "RowEmpty" | "ScoreCity" | "ScorePer";
  underwater_cities:
    | "Advance"
    | "All"
    | "Build"
    | "Buy"
    | "Discount"
    | "Gain"
    | "GainDifferent"
    | "HandLimit"
    | "If"
    | "IfNone"
    | "LaboratoryInstead"
    | "Maybe"
    | "OnSpace"
    | "OncePerTurn"
    | "OneOf"
    | "Output"
    | "PayUpgrades"
    | "Per"
    | "PointsPer"
    | "Refresh"
    | "Salvage"
    | "Shed"
    | "Sift"
    | "Steps"
    | "Symbiose"
    | "TakeMetropolis"
    | "TakeSpecial"
    | "ThisTurn"
    | "Tiers"
    | "Trade"
    | "Upgrade"
    | "UseAction"
    | "UseSlot"
    | "Whenever"
    | "WithProducedBiomass";
}
export interface Facts {
  evacuation:
    | "Infrastructures"
    | "SettledFactories"
    | "Ships"
    | "Technologies"
    | "TundraSites"
    | "any"
    | "any_bay"
    | "at_new"
    | "at_old"
    | "cheaper"
    | "either"
    | "energy"
    | "flexible_power"
    | "fly_back"
    | "food"
    | "free"
    | "further"
    | "glide"
    | "ignore_symbol"
    | "launch"
    | "more_energy"
    | "more_food"
    | "more_steel"
    | "much_cheaper"
    | "new"
    | "no_steel"
    | "no_symbols"
    | "sea_only"
    | "share_spaces"
    | "ship"
    | "stadium"
    | "steel"
    | "toll"
    | "wide_choice"
    | "wider";
  how_to_save_a_world:
    | "BoughtSpecies"
    | "PlayedReaction"
    | "WorkedEvacuation"
    | "WorkedLaser"
    | "WorkedShield"
    | "any"
    | "basic"
    | "biomass"
    | "cheaper cards"
    | "cheaper research"
    | "cheaper work"
    | "energy"
    | "evacuation"
    | "ingenuity"
    | "knowledge"
    | "land after shuttle"
    | "laser"
    | "level 1"
    | "level 2"
    | "mineral"
    | "moon"
    | "planet"
    | "reaction"
    | "science"
    | "science as any"
    | "shield"
    | "shuttle for any"
    | "species";
  reworld:
    | "AgriculturalCrews"
    | "Crews"
    | "CrewsOf"
    | "Firms"
    | "LargestCity"
    | "Product"
    | "SatelliteRow"
    | "ScoreTrack"
    | "Shields"
    | "ShuttleRow"
    | "StartedRows"
    | "Terrabots"
    | "TerrabotsOf"
    | "Tiles"
    | "a"
    | "b"
    | "c"
    | "d"
    | "e"
    | "krona"
    | "lumen"
    | "mistral"
    | "nova"
    | "orbis";
  underwater_cities:
    | "ActionCards"
    | "AlwaysSlot"
    | "BiomassPaid"
    | "Buildings"
    | "BuiltCity"
    | "BuiltExpansion"
    | "BuiltSymbioticCity"
    | "Cities"
    | "ConnectedMetropolis"
    | "DesalinationPairs"
    | "Desalinations"
    | "Expansions"
    | "Farms"
    | "FullCities"
    | "HandCards"
    | "Laboratories"
    | "LastingCards"
    | "MatchedGreen"
    | "Metropolises"
    | "Mismatch"
    | "PaidSpecial"
    | "ProductionCards"
    | "ReachSpace1"
    | "ReachSpace3"
    | "ScoringCards"
    | "SecondDesalination"
    | "SecondLaboratory"
    | "SecondTunnel"
    | "SecondUpgradedFarm"
    | "SlotSteelplast"
    | "SlotUsed"
    | "SpecialCards"
    | "SymbioticCities"
    | "TookSpecial"
    | "Tunnels"
    | "TurnEnd"
    | "UpgradedBuilding"
    | "UpgradedDesalinations"
    | "UpgradedFarms"
    | "UpgradedLaboratories"
    | "UpgradedSets"
    | "UpgradedStructures"
    | "UpgradedTunnel"
    | "UpgradedTunnels"
    | "UsedActionCard"
    | "anywhere"
    | "available"
    | "biomass"
    | "building"
    | "card"
    | "cities"
    | "city"
    | "credit"
    | "desalination"
    | "expansion"
    | "farm"
    | "farm desalination"
    | "farm laboratory"
    | "free"
    | "kelp"
    | "laboratory"
    | "not mine"
    | "occupied"
    | "plain"
    | "point"
    | "science"
    | "stated"
    | "steelplast"
    | "structure"
    | "symbiotic"
    | "tunnel"
    | "upgraded"
    | "usual"
    | "y4"
    | "y5";
}
