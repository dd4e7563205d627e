/** A table service on a store in a fresh folder, with a clock that stands still until told to move. */

import { join } from 'node:path';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import type { Computer, Player } from '#face/computer';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { Judge } from '#face/judge';
import type { View } from '#face/view';
import type { Answer, Ask, Refusal } from '#kernel/ask';
import { readSeason } from '#season/read';
import { createSeasons, type Seasons } from '#season/service';
import type { StoreOptions } from '#store/open';
import type { Store } from '#store/types';
import type { TableLimits } from '#table/context';
import { createTableService } from '#table/service';
import { isRefusal, type Moved, type OutgoingMessage, type TableInfo, type TableService } from '#table/types';
import { isAutomaticFault } from '#test/automatic-fault';
import { newFolder } from '#test/folder';
import { storeAt } from '#test/store';
import { rebuildTiny, type TinyBoard, tinyGame } from '#test/tiny-game';

export const day = 24 * 60 * 60 * 1000;

/** Plays whatever it can, the first that is listed; ends its turn when it can do nothing. */
const eager: Player = (_view, ask) => firstMove(ask, () => 0);
/** Bids again and again before it ends its turn: a game of such players takes long. */
const idler: Player = (_view, ask, chance) =>
  ask.role === 'action' && chance() < 0.99 ? { pick: ['bid'], with: { number: { number: 1 } } } : ask.fallback;
/** Plays at random. */
const random: Player = (_view, ask, chance) => firstMove(ask, (count) => Math.floor(chance() * count));

export type Room = {
  readonly service: TableService;
  /** Leagues, whose tables are those of the service. */
  readonly seasons: Seasons;
  readonly store: Store;
  readonly clock: { now: number };
  /** What went wrong, as logged. */
  readonly errors: { readonly facts: object; readonly text: string }[];
  /** Runs one sweep to its end. */
  sweep(): Promise<void>;
  /** Takes all intents that are due, as if they were sent. */
  sent(): Promise<OutgoingMessage[]>;
};

export type RoomOptions = {
  readonly folder?: string;
  readonly file?: string;
  /** The URL of a database instead of a file in the folder. */
  readonly place?: string;
  readonly games?: readonly Game[];
  readonly bots?: Readonly<Record<string, Player | Computer>>;
  readonly rebuild?: (game: string, data: unknown) => Game;
  readonly clock?: { now: number };
  readonly judge?: Judge;
  readonly store?: StoreOptions;
  readonly limits?: Partial<TableLimits>;
  /** Computer players that give wrong answers are what the story is about; in any other story they fail it. */
  readonly faultyBots?: true;
  /** Decides all ids and all chance; rooms on one store need different ones. */
  readonly seed?: string;
};

/** Players as the computer players of a table, all of one name. */
function computers(players: Readonly<Record<string, Player | Computer>>): Readonly<Record<string, Computer>> {
  return Object.fromEntries(
    Object.entries(players).map(([id, one]) => [
      id,
      typeof one === 'function' ? { name: 'Computer', about: () => id, play: one } : one,
    ]),
  );
}

/** Opens a room; two rooms in one folder stand for two processes on one database. */
export async function openRoom(options: RoomOptions = {}): Promise<Room> {
  const clock = options.clock ?? { now: 1_000_000 };
  const path = options.place ?? join(options.folder ?? newFolder(), options.file ?? 'test.sqlite');
  const store = await storeAt(path, { now: () => clock.now, flush: false, ...options.store });
  const errors: { facts: object; text: string }[] = [];
  let sweep = async (): Promise<void> => undefined;
  const seed = options.seed ?? nextSeed();
  let ids = 0;
  const newId = (length: number) => `${seed}x${++ids}`.padEnd(length, 'z').slice(-25);
  let seasons: Seasons | undefined;
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: (facts: object, text: string) => errors.push({ facts, text }),
    error: (facts: object, text: string) => errors.push({ facts, text }),
  };
  const service = createTableService({
    store,
    games: options.games ?? [tinyGame()],
    rebuild: options.rebuild ?? rebuildTiny,
    bots: computers(options.bots ?? { eager, random, idler }),
    judge: options.judge,
    limits: options.limits,
    log,
    now: () => clock.now,
    newId,
    dueForLeagues: async (due) => seasons?.fire(due),
    every: (work) => {
      sweep = work;
      return () => undefined;
    },
  });
  const made = createSeasons({ store, tables: service, games: service.games, now: () => clock.now, newId, log });
  seasons = asStored(made, store);
  onTestFinished(async () => {
    await service.close();
    if (options.faultyBots !== true) expect(errors.filter(({ text }) => isAutomaticFault(text))).toEqual([]);
  });
  return {
    service,
    seasons,
    store,
    clock,
    errors,
    sweep: () => sweep(),
    async sent() {
      const messages: OutgoingMessage[] = [];
      for (;;) {
        const claimed = await service.outbox.claim(50, 1000);
        if (claimed.length === 0) return messages;
        for (const one of claimed) {
          messages.push(one.message);
          await service.outbox.done(one.id);
        }
      }
    },
  };
}

/** The service, with a check of each season that is found: what it remembers is what is stored. A server would take twice as long. */
function asStored(made: Seasons, { seasons }: Store): Seasons {
  if (process.env.TEST_DATABASE === 'postgres') return made;
  return {
    ...made,
    async find(id) {
      const found = await made.find(id);
      const stored = await seasons.find(id);
      // Somebody may have changed it in between.
      if ('refused' in found || stored?.season.rev !== found.rev) return found;
      const read = readSeason(stored);
      expect({ ...found, message: undefined }).toEqual(read && { ...read, message: undefined });
      return found;
    },
  };
}

/** Decides all chance of all rooms. Others: `FUZZ_SEED=mine npx vitest run test/table`. */
const fuzzSeed = process.env.FUZZ_SEED ?? 'room';
const opened = { test: '', rooms: 0 };

/** Seeds are counted in each test, so that a test has the same ones however many others run. */
function nextSeed(): string {
  const { testPath, currentTestName } = expect.getState();
  const test = `${testPath} ${currentTestName}`;
  if (opened.test !== test) {
    Object.assign(opened, { test, rooms: 0 });
    onTestFailed(() =>
      console.error(`${currentTestName}: again with FUZZ_SEED=${fuzzSeed} npx vitest run ${testPath}`),
    );
  }
  opened.rooms += 1;
  return `${fuzzSeed}${opened.rooms}`;
}

/** The value, where no refusal is expected. */
export function ok<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value as T;
}

/** The refusal, where one is expected. */
export function refused(value: unknown): Refusal {
  if (!isRefusal(value)) throw new Error('not refused');
  return value;
}

let presses = 0;

/** A lobby with these people, the first as host. Without a clock, unless its options have one. */
export async function lobby(
  room: Room,
  people: readonly string[],
  more: Readonly<Record<string, unknown>> & { readonly options?: object } = {},
): Promise<TableInfo> {
  const [host = 'ann', ...rest] = people;
  const person = (user: string) => ({ user, name: user.toUpperCase() });
  let table = ok(
    await room.service.open({
      key: `press ${++presses}`,
      host: person(host),
      game: 'tiny',
      place: { guild: 'guild', channel: 'channel' },
      ...more,
      options: { clock: undefined, ...more.options },
    }),
  );
  for (const user of rest) ({ table } = ok(await room.service.join(table.id, person(user))));
  return table;
}

/** A running table with these people, all of whom have kept their hands. `decks` are by seat. */
export async function game(
  room: Room,
  people: readonly string[],
  more: { readonly decks?: readonly Deck[]; readonly deck?: Deck; readonly options?: object } = {},
): Promise<TableInfo> {
  const { decks = [], ...request } = more;
  const table = await lobby(room, people, request);
  for (const [seat, deck] of decks.entries()) ok(await room.service.chooseDeck(table.id, people[seat] ?? '', deck));
  ok(await room.service.start(table.id, people[0] ?? 'ann'));
  for (const user of people) await answer(room, table.id, user, { pick: ['keep'] });
  return ok(await room.service.info(table.id));
}

/** Lets time pass while the program runs: it sweeps every hour, or so often, and at the end. */
export async function pass(room: Room, ms: number, step = day / 24): Promise<void> {
  const end = room.clock.now + ms;
  while (room.clock.now < end) {
    room.clock.now = Math.min(end, room.clock.now + step);
    // As if it had swept all the time.
    await room.store.notes.set('running', String(room.clock.now - 1));
    await room.sweep();
  }
}

export async function viewOf(room: Room, table: string, user: string): Promise<View> {
  return ok(await room.service.view(table, user)).view;
}

export async function askOf(room: Room, table: string, user: string): Promise<Ask> {
  const [ask] = (await viewOf(room, table, user)).asks;
  if (ask === undefined) throw new Error(`${user} is asked nothing`);
  return ask;
}

export const boardOf = (view: View): TinyBoard => view.board as TinyBoard;

/** Answers what the user is asked. */
export async function answer(room: Room, table: string, user: string, given: Answer): Promise<Moved> {
  const ask = await askOf(room, table, user);
  return ok(await room.service.submit(table, user, { ask: ask.id, answer: given }));
}

/** Plays a card of a kind from the user's hand, at a seat if it needs one. */
export async function playCard(room: Room, table: string, user: string, def: string, at?: number): Promise<Moved> {
  const held = boardOf(await viewOf(room, table, user)).hand.find((one) => one.def === def);
  if (held === undefined) throw new Error(`${user} has no ${def}`);
  return answer(room, table, user, {
    pick: [held.card],
    ...(at === undefined ? {} : { with: { target: { pick: [`s${at}`] } } }),
  });
}

/** A deck of one kind of cards, so that a test knows every hand. */
export const deckOf = (...defs: string[]) => ({
  id: defs.join('-'),
  name: defs.join(' and '),
  edition: 'core',
  extra: {},
  main: Object.fromEntries(defs.map((def) => [def, 12])),
});

function firstMove(ask: Ask, choose: (count: number) => number): Answer {
  const { choice } = ask;
  if (choice.kind !== 'choose') return ask.fallback;
  const option = choice.options.filter((one) => one.verb !== 'bid')[choose(choice.options.length - 1)];
  if (option === undefined) return ask.fallback;
  const needs = (option.needs ?? []).map((need): [string, Answer] => [
    need.name,
    need.choice.kind === 'choose' ? { pick: [need.choice.options[0]?.id ?? ''] } : { number: 1 },
  ]);
  return { pick: [option.id], ...(needs.length === 0 ? {} : { with: Object.fromEntries(needs) }) };
}
