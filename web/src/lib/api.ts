// The server's requests, one function each. Whoever calls gets the answer or a thrown `Trouble`.
import { entryOf } from "./entries.ts";
import { prefs } from "./prefs.svelte.ts";
import { secretOf } from "./secrets.ts";
import type * as wire from "./wire.ts";

export class Trouble extends Error {
  code: string;
  fresh: wire.State | null;

  constructor(problem: wire.Problem) {
    super(problem.message);
    this.code = problem.code;
    this.fresh = problem.fresh ?? null;
  }
}

interface Request {
  method?: string;
  body?: unknown;
  secret?: string | undefined;
  signal?: AbortSignal | undefined;
  query?: Record<string, string | number | null | undefined>;
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(name + "="));
  return found?.slice(name.length + 1);
}

async function request(path: string, { method, body, secret, signal, query = {} }: Request = {}): Promise<Response> {
  const search = new URLSearchParams({ lang: prefs.language });
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(key, String(value));
  }
  const headers: Record<string, string> = { Accept: "application/json, text/plain" };
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const token = cookie("csrftoken");
  if (token) headers["X-CSRFToken"] = token;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}?${search}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Trouble({ code: "offline", message: "" });
  }
  if (answer.ok) return answer;
  throw new Trouble(await problem(answer));
}

async function problem(answer: Response): Promise<wire.Problem> {
  try {
    const found = (await answer.json()) as Partial<wire.Problem> & { detail?: string };
    return {
      code: found.code ?? String(answer.status),
      message: found.message ?? found.detail ?? answer.statusText,
      fresh: found.fresh ?? null,
    };
  } catch {
    return { code: String(answer.status), message: answer.statusText };
  }
}

async function json<T>(path: string, options?: Request): Promise<T> {
  return (await (await request(path, options)).json()) as T;
}

export const games = () => json<wire.GameCard[]>("/games");
export const content = (game: string) => json<wire.ContentItem[]>(`/games/${game}/content`);
export const glossary = (game: string) => json<wire.Term[]>(`/games/${game}/glossary`);

export const bots = () => json<wire.BotCard[]>("/bots");
export const rules = (game: string) => json<wire.RulesPage>(`/games/${game}/rules`);
export const explore = (game: string, query: { seats: number | null; who: string | null; setup: number | null }) =>
  json<wire.Exploration>(`/games/${game}/explore`, { query });
export const exploredParts = (game: string, key: string) => json<wire.ExploredPart[]>(`/games/${game}/explore/parts`, { query: { key } });
export const lesson = (game: string) => json<wire.Lesson>(`/games/${game}/lesson`);

export const first = (body: wire.FirstGame) => json<wire.Created>("/tables/first", { body });
export const create = (body: wire.NewTable) => json<wire.Created>("/tables", { body });
export const upload = (body: wire.Upload) => json<wire.Created>("/records", { body });
export const peek = (invitation: string) => json<wire.Invited>("/invitations/peek", { body: { invitation } });
export const join = (body: wire.Join) => json<wire.Created>("/join", { body });
export const mine = (secrets: string[]) => json<wire.TableCard[]>("/mine", { body: { secrets } });

/** Requests about one table, with the secret this browser holds for it. */
function at<T>(table: string, path: string, options: Request = {}): Promise<T> {
  return json<T>(`/tables/${table}${path}`, { ...options, secret: secretOf(table) });
}

export const invite = (table: string, seat: number | null) =>
  at<wire.Invitation>(table, "/invitations", { body: { seat } });
export const handOver = (table: string, seat: number, level: wire.Handover["level"]) =>
  at<wire.SeatCard[]>(table, `/seats/${seat}`, { body: { level } });
export const preview = (table: string, body: wire.AskPreview, signal: AbortSignal) =>
  at<wire.Preview>(table, "/preview", { body, signal });
export const things = (table: string, body: wire.AskThings) => at<wire.Things>(table, "/things", { body });
export const why = (table: string, body: wire.AskWhy) => at<wire.Why>(table, "/why", { body });
export const moment = (table: string, moment: number, seat: number | null) =>
  at<wire.Moment>(table, `/moments/${moment}`, { query: { seat } });
export const standing = (table: string, seat: number | null) => at<wire.Standing>(table, "/standing", { query: { seat } });
export const sheet = (table: string) => at<wire.Sheet>(table, "/sheet");
export const curves = (table: string) => at<wire.Curves>(table, "/curves");
export const proceed = (table: string, body: wire.Continue) => at<wire.Created>(table, "/continue", { body });
export const share = (table: string, body: wire.AskShare) => at<wire.Shared>(table, "/shares", { body });
export const hint = (table: string, seat: number) => at<wire.Job>(table, "/hint", { body: { seat } });
export const analysis = (table: string) => at<wire.Job>(table, "/analysis", { method: "POST" });
export const job = (table: string, id: string) => json<wire.Job>(`/jobs/${id}`, { secret: secretOf(table) });
export const shared = (token: string) => json<wire.Moment>(`/shares/${token}`);

export const glance = (table: string, seat: number | null, after: number) =>
  at<wire.State>(table, "", { query: { seat, after } });
export const lobby = () => json<wire.Lobby>("/lobby");
export const sit = (table: string, body: wire.Sit) => at<wire.Created>(table, "/sit", { body });
export const calledTo = (table: string) => at<wire.Called[]>(table, "/calls");
export const call = (table: string, name: string) => at<wire.Called[]>(table, "/calls", { body: { name } });
export const decline = (table: string) => json<wire.Calls>(`/tables/${table}/decline`, { method: "POST" });
export const pair = (body: wire.Pair) => json<wire.Created>("/pairings", { body });
export const resign = (table: string, seat: number) => at<wire.SeatCard[]>(table, "/resign", { body: { seat } });
export const offerEnd = (table: string, seat: number, agree: boolean) =>
  at<wire.SeatCard[]>(table, "/end", { body: { seat, agree } });
export const rematch = (table: string, seat: number, agree: boolean) =>
  at<wire.Rematched>(table, "/rematch", { body: { seat, agree } });
export const study = (table: string, seat: number, agree: boolean) =>
  at<wire.Together>(table, "/study", { body: { seat, agree } });
export const plan = (table: string, seat: number) => at<wire.Plan>(table, "/plan", { query: { seat } });
export const setPlan = (table: string, body: wire.SetPlan) => at<wire.Plan>(table, "/plan", { body });
export const ahead = (table: string, body: wire.AskAhead) => at<wire.Ahead>(table, "/ahead", { body });

/** Requests about one tournament, with the secret this browser holds for it. */
function of<T>(tournament: string, path: string, options: Request = {}): Promise<T> {
  return json<T>(`/tournaments/${tournament}${path}`, { ...options, secret: entryOf(tournament) });
}

export const newTournament = (body: wire.NewTournament) => json<wire.Entered>("/tournaments", { body });
export const enterTournament = (id: string, name: string) => of<wire.Entered>(id, "/enter", { body: { name } });
export const leaveTournament = (id: string) => of<wire.Tournament>(id, "/leave", { method: "POST" });
export const startTournament = (id: string) => of<wire.Tournament>(id, "/start", { method: "POST" });
export const sitInTournament = (id: string) => of<wire.Created>(id, "/sit", { method: "POST" });

export async function removeTournament(id: string): Promise<void> {
  await request(`/tournaments/${id}`, { method: "DELETE", secret: entryOf(id) });
}

export const qr = (body: wire.AskQr) => json<wire.Qr>("/invitations/qr", { body });

export async function reportTalk(table: string, number: number): Promise<void> {
  await request(`/tables/${table}/talks/${number}/report`, { method: "POST", secret: secretOf(table) });
}

export async function removeTable(table: string): Promise<void> {
  await request(`/tables/${table}`, { method: "DELETE", secret: secretOf(table) });
}

export async function record(table: string): Promise<string> {
  return (await request(`/tables/${table}/record`, { secret: secretOf(table) })).text();
}

export const me = () => json<wire.Me>("/me");
export const signUp = (body: wire.Credentials) => json<wire.Me>("/account", { body });
export const logIn = (body: wire.Credentials) => json<wire.Me>("/session", { body });
export const logOut = () => request("/session", { method: "DELETE" });
export const changePassword = (body: wire.NewPassword) => json<wire.Me>("/account/password", { body });
export const claim = (secrets: string[]) => json<wire.TableCard[]>("/account/claim", { body: { secrets } });

export const result = (table: string) => at<wire.TableResult>(table, "/result");
export const leaders = (game: string) => json<wire.Leaders>(`/games/${game}/leaders`);
export const profile = (name: string) => json<wire.Profile>("/people", { query: { name } });
export const ties = () => json<wire.TieList>("/ties");
export const tie = (body: wire.Tie) => json<wire.TieList>("/ties", { body });
export const wishes = () => json<wire.MessageWishes>("/account/messages");
export const setWishes = (body: wire.SetWishes) => json<wire.MessageWishes>("/account/messages", { body });
export const setMail = (body: wire.SetMail) => json<wire.MessageWishes>("/account/mail", { body });
export const pushTo = (body: wire.PushTo) => json<wire.MessageWishes>("/account/pushes", { body });
export const pushNoMore = (endpoint: string) => json<wire.MessageWishes>("/account/pushes/remove", { body: { endpoint } });
export const notice = (table: string) => at<wire.TableNotice>(table, "/notice");
export const setNotice = (table: string, body: wire.TableNotice) => at<wire.TableNotice>(table, "/notice", { body });
export const resetPassword = (body: wire.Reset) => json<wire.Me>("/account/reset/use", { body });
export const deleteAccount = (password: string) => json<wire.Me>("/account/delete", { body: { password } });
export const reportPerson = (body: wire.ReportPerson) => request("/reports", { body });
export const confirmMail = (token: string) => request("/account/mail/confirm", { body: { token } });
export const askReset = (mail: string) => request("/account/reset", { body: { mail } });
