/** What every part of the table service works with: its dependencies, and how a stored table is opened. */
import { LRUCache } from 'lru-cache';
import type { Computer } from '#face/computer';
import type { Game, RulesChange } from '#face/game';
import { inLanguage } from '#face/in-language';
import type { Judge } from '#face/judge';
import type { Refusal } from '#kernel/ask';
import { NewerFormat } from '#kernel/load';
import type { Seat, State } from '#kernel/state';
import type { DueRow, Limits, Store, TableRow } from '#store/types';
import type { Language } from '#words/languages';
import type { Locks } from './change/lock.ts';
import type { GameAnalysis } from './history/game-analysis.ts';
import { readOptions } from './open/options.ts';
import { refuse } from './refusals.ts';
import type { GameHistory, Millis, TableId, WorstMove } from './types.ts';

/** The program's log; a pino logger fits. */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (facts: object, text: string) => void>>;

export type Context = {
  readonly store: Store;
  /** The language of what is read here. */
  readonly language: Language;
  /** The games, in this language. */
  readonly games: ReadonlyMap<string, Game>;
  /** Builds a game (by id) from the data of an older ruleset; throws if it cannot. */
  readonly rebuild: (game: string, data: unknown) => Game;
  readonly bots: Readonly<Record<string, Computer>>;
  /** Undefined: nobody judges games. */
  readonly judge: Judge | undefined;
  readonly now: () => Millis;
  /** A new unguessable id of letters and digits. */
  readonly newId: (length: number) => string;
  readonly limits: TableLimits;
  /** How long the states that a table has had, and what its players held and answered, are kept after its game. */
  readonly keepReplays: Millis;
  /** Whether what everybody could see of a game is kept after that. */
  readonly keepLogs: boolean;
  readonly dueForLeagues: (due: DueRow) => Promise<void>;
  readonly leaguesAtOnce: boolean;
  readonly log: Log;
  readonly locks: Locks;
  /** Notifies the senders that there may be something new in the outbox. */
  readonly notifyOutbox: () => void;
  /** Does work soon, in the background; failures are logged. */
  readonly later: (work: () => Promise<void>) => void;
  readonly memory: Memory;
};

/** The part of it that opens stored tables. */
export type OpeningContext = Pick<Context, 'store' | 'language' | 'games' | 'rebuild' | 'log' | 'memory'>;

/** Caches between calls; all of it can be lost without harm. */
export type Memory = {
  /** Recent states as JSON texts, each valid for its rev only. */
  readonly stateTexts: LRUCache<TableId, { readonly rev: number; readonly text: string }>;
  /** States as the latest moves have left them, each valid for its rev only. A move takes the state out, since it changes it. */
  readonly liveStates: LRUCache<TableId, { readonly rev: number; readonly state: State }>;
  /** Games of rulesets other than the present ones, by hash. */
  readonly rebuilt: LRUCache<string, Rebuilt>;
  /** Tables found unreadable, with their rev. Not stored: once the program or the row is repaired, the table can be played again. */
  readonly broken: LRUCache<TableId, number>;
  /** The steps of games that somebody sees again, by language and table, each valid for its rev only. */
  readonly histories: LRUCache<string, GameHistory & { readonly rev: number }>;
  /** Games that are over as they were judged, each valid for its rev only. */
  readonly analyses: LRUCache<TableId, JudgedGame>;
  /** What cost a person most in a game that is over, by table and person, each valid only for the game as judged so. */
  readonly worstMoves: LRUCache<
    string,
    { readonly analyses: GameAnalysis; readonly worst: Promise<WorstMove | undefined> }
  >;
  /** The languages of people, servers and tables. */
  readonly languages: LRUCache<string, { readonly language: Language | undefined }>;
  /** Decks made in each server, on the latest day (counted from 1970) on which any was. */
  readonly newDecks: LRUCache<string, { readonly day: number; readonly count: number }>;
};

/** `known`: what the promise has resolved to; while it `isGoing`, what an earlier one did. */
type JudgedGame = {
  readonly rev: number;
  readonly analysis: Promise<GameAnalysis | undefined>;
  readonly isGoing: boolean;
  readonly known: GameAnalysis | undefined;
};

/** A game built from a stored ruleset, and what its rules do differently since that was stored. */
type Rebuilt = { readonly game: Game; readonly change: RulesChange | undefined };

export function newMemory(): Memory {
  return {
    stateTexts: new LRUCache({ max: 300 }),
    liveStates: new LRUCache({ max: 60 }),
    rebuilt: new LRUCache({ max: 20 }),
    broken: new LRUCache({ max: 5000 }),
    histories: new LRUCache({ max: 50 }),
    analyses: new LRUCache({ max: 200 }),
    worstMoves: new LRUCache({ max: 100 }),
    languages: new LRUCache({ max: 20_000, ttl: 60_000 }),
    newDecks: new LRUCache({ max: 5000 }),
  };
}

/** A started table, opened for one piece of work, which may change `state`. */
export type Opened = {
  readonly row: TableRow;
  readonly game: Game;
  readonly state: State;
  /** The state as stored. */
  readonly text: string;
  /** How the rules have changed since the table's last move; undefined: not at all. */
  readonly rulesChange: RulesChange | undefined;
};

/**
 * Reads a running or finished table. Refusals: `table.unknown`, `table.not-started`, `table.cancelled`, `table.broken`,
 * `table.archived`: it was over long ago, and its state is not kept any more; `table.newer`: another process, of a newer version of
 * the program, has moved it under newer rules, or stored it in a newer format.
 */
export function openTable(context: OpeningContext, id: TableId): Promise<Opened | Refusal> {
  return open(context, id, readAnew);
}

/**
 * The same for a move, inside the table's lock: goes on with the state that the last move has left in this process, and reads
 * it anew only if there is none, such as after a move that was refused or that another process has made.
 */
export function openToMove(context: OpeningContext, id: TableId): Promise<Opened | Refusal> {
  return open(context, id, (game, row, text) => taken(context, row) ?? readAnew(game, row, text));
}

/**
 * The same for whoever only looks: shares the state that the last move has left, and leaves it to others. It must not be used
 * any more once anything was waited for, since the next move changes it.
 */
export function openForView(context: OpeningContext, id: TableId): Promise<Opened | Refusal> {
  const { liveStates } = context.memory;
  return open(context, id, (game, row, text) => {
    const found = liveStates.get(id);
    if (found?.rev === row.rev) return found.state;
    const state = readAnew(game, row, text);
    if (row.status === 'running') liveStates.set(id, { rev: row.rev, state });
    return state;
  });
}

/** A table that was over long ago: its log may be kept, but not its state. */
export type ArchivedTable = Pick<Opened, 'row' | 'game'> & { readonly text?: undefined };

/** Reads a table for its log. Refusals as of `openTable`, but for `table.archived`. */
export async function openLog(context: OpeningContext, id: TableId): Promise<Opened | ArchivedTable | Refusal> {
  const opened = await openTable(context, id);
  if (!('refused' in opened) || opened.refused !== 'table.archived') return opened;
  const row = await context.store.tables.find(id);
  if (row === undefined) return opened;
  try {
    return { row, game: await gameOf(context, row) };
  } catch (error) {
    return broken(context, row, error);
  }
}

type Reading = (game: Game, row: TableRow, text: string) => State;

/** A state may parse and still be damaged; making a view would throw. */
const readAnew: Reading = (game, _row, text) => {
  const state = game.open(text);
  game.view(state, undefined);
  return state;
};

/** The state that the table's last move has left, which nobody else gets. */
function taken({ memory: { liveStates } }: OpeningContext, { id, rev }: TableRow): State | undefined {
  const found = liveStates.get(id);
  liveStates.delete(id);
  return found?.rev === rev ? found.state : undefined;
}

async function open(context: OpeningContext, id: TableId, read: Reading): Promise<Opened | Refusal> {
  const { store, memory } = context;
  let row = await store.tables.find(id);
  if (row === undefined) return refuse('table.unknown');
  if (row.status === 'lobby') return refuse('table.not-started');
  if (row.status === 'cancelled') return refuse('table.cancelled');
  let text = memory.stateTexts.get(id);
  if (text?.rev !== row.rev) {
    const loaded = await store.tables.load(id);
    if (loaded === undefined) return refuse('table.unknown');
    row = loaded.row;
    if (loaded.state === undefined && row.status === 'finished') return refuse('table.archived');
    text = { rev: row.rev, text: loaded.state ?? '' };
    memory.stateTexts.set(id, text);
  }
  try {
    if (readOptions(row) === undefined) throw new Error('the options of the table are damaged');
    const { game, change } = await gameWithChange(context, row);
    if (row.rules !== undefined && row.rules > game.rulesVersion) return refuse('table.newer');
    const state = read(game, row, text.text);
    memory.broken.delete(id);
    return { row, game, state, text: text.text, rulesChange: change };
  } catch (error) {
    if (error instanceof NewerFormat) return refuse('table.newer');
    return broken(context, row, error);
  }
}

/** The refusal for a table that cannot be read; logs the error once. */
function broken(context: OpeningContext, row: TableRow, error: unknown): Refusal {
  const { memory, log } = context;
  if (memory.broken.get(row.id) !== row.rev) {
    memory.broken.set(row.id, row.rev);
    log.error({ table: row.id, rev: row.rev, err: error }, 'a table cannot be read; it is left as it is');
  }
  memory.stateTexts.delete(row.id);
  return refuse('table.broken', { table: row.id });
}

/** The game of a table, with the cards that the table started with. Throws if there is no such game or ruleset. */
export async function gameOf(context: OpeningContext, row: TableRow): Promise<Game> {
  return (await gameWithChange(context, row)).game;
}

async function gameWithChange(context: OpeningContext, row: TableRow): Promise<Rebuilt> {
  const current = context.games.get(row.game);
  if (current === undefined) throw new Error(`no game ${row.game} in this program`);
  if (row.ruleset === undefined || row.ruleset === current.ruleset) return { game: current, change: undefined };
  const inThis = ({ game, change }: Rebuilt): Rebuilt => ({ game: inLanguage(game, context.language), change });
  const known = context.memory.rebuilt.get(row.ruleset);
  if (known !== undefined) return inThis(known);
  const stored = await context.store.rulesets.get(row.ruleset);
  if (stored === undefined) throw new Error(`no ruleset ${row.ruleset} is stored`);
  const data: unknown = JSON.parse(stored.data);
  const made = context.rebuild(stored.game, data);
  // An earlier program may have stored the same ruleset under another hash; then the present game serves.
  const game = made.ruleset === current.ruleset ? current : made;
  const rebuilt = { game, change: game.rulesChange?.({ hash: stored.hash, data }) };
  context.memory.rebuilt.set(row.ruleset, rebuilt);
  return inThis(rebuilt);
}

/** The seat of a person, or undefined. */
export function seatOf(row: TableRow, user: string | undefined): Seat | undefined {
  return user === undefined ? undefined : row.seats.find((seat) => seat.user === user)?.seat;
}

/** How many unfinished tables and decks there may be. */
export type TableLimits = Limits & {
  readonly decksPerPerson: number;
  /** Decks that people of one server may make there within a day. */
  readonly newDecksPerServer: number;
};

export const usualLimits: TableLimits = {
  tablesPerPerson: 10,
  tablesPerServer: 200,
  lobbiesPerPerson: 3,
  decksPerPerson: 100,
  newDecksPerServer: 500,
};

/** Whether a stored table may still change. */
export const unfinished: readonly string[] = ['lobby', 'running'];

/** A year, in ms. */
export const usualKeepReplays: Millis = 365 * 24 * 60 * 60 * 1000;
