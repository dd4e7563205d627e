// A table with people at it: the real service on a store of its own, whose messages go to a channel that keeps them.
import { pino } from 'pino';
import type { Player } from '#bots/player';
import { isFailure } from '#core/failure';
import type { App } from '#discord/core/app';
import { createLibrary } from '#discord/core/library';
import { createDelivery } from '#discord/delivery/index';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import type { Refusal } from '#kernel/ask';
import { below, seedRng } from '#kernel/random';
import type { State } from '#kernel/state';
import { createServices } from '#season/services';
import { openStore } from '#store/open';
import { isRefusal, type TableView } from '#table/types';
import { isAutomaticFault } from '#test/automatic-fault';
import { type Channel, createChannel } from './channel.ts';
import { sizedPictures, unseenPictures } from './height.ts';
import type { Person } from './press.ts';

export type Session = {
  readonly app: App;
  readonly channel: Channel;
  readonly table: string;
  /** By seat. */
  readonly people: readonly Person[];
  /** The table as a person, or without a seat as everybody, sees it. */
  tableView(seat?: number): Promise<TableView>;
  /** Lays the board anew between two answers: changes the stored state, which is then played on. */
  arrange(change: (state: State) => void): Promise<void>;
  /** Height by width of a picture. */
  readonly ratio: (file: string) => number;
  /** Sends all that is to be told. */
  tell(): Promise<void>;
  /** Throws where an automatic answer has failed. */
  close(): Promise<void>;
};

export type SessionOptions = {
  readonly game: Game;
  readonly edition: string;
  readonly seats: number;
  /** By seat; none for games without decks. */
  readonly decks: readonly Deck[];
  /** Decides all chance. */
  readonly seed: string;
  /** Suggests plans on the screens; without it nobody does. */
  readonly adviser?: Player | undefined;
  /** Where the tables are stored; in memory by default. */
  readonly database?: string;
  /** Nobody looks at pictures: they are not laid out, and have no height. */
  readonly unseen?: boolean;
};

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
const CHANNEL = '200000000000000001';
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Between two looks at the clock, ms. */
const TICK = 1000;

/** What an adviser gets for chance. */
const STEADY = 0.5;

/** Opens a table, seats people at it with the settings that everybody has who has changed none, and starts it. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { game, edition, seats, decks, seed } = options;
  const store = await openStore(options.database ?? ':memory:', { flush: false });
  if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (text: string) => logged.push(text) });
  const rng = seedRng(seed);
  let clock = Date.UTC(2030, 0, 1);
  const now = () => {
    clock += TICK;
    return clock;
  };
  const { tables, seasons } = createServices({
    store,
    games: [game],
    rebuild: () => game,
    bots: {},
    log,
    now,
    newId: (length) => Array.from({ length }, () => LETTERS[below(rng, LETTERS.length)]).join(''),
    // Nothing falls due: everybody answers before they would be reminded.
    every: () => () => {},
  });
  const noPicture = {
    file: 'none.png',
    ready: Promise.resolve(undefined),
    within: async () => undefined,
    placeholder: async () => undefined,
    drop: () => {},
  };
  const { adviser } = options;
  const { images, ratio } = options.unseen === true ? unseenPictures() : sizedPictures();
  const app: App = {
    tables,
    seasons,
    images,
    library: createLibrary([game]),
    ...(adviser !== undefined && { advise: ({ view }, ask) => adviser(view, ask, () => STEADY, game) }),
    log,
    now,
  };
  const channel = createChannel();
  // Its messages are read for what they say.
  const unillustrated = { draw: () => noPicture, webp: async () => undefined, close() {} };
  const deliver = createDelivery({ ...app, images: unillustrated }, channel.rest);
  const people = Array.from({ length: seats }, (_, seat) => ({
    user: `1000000000000000${10 + seat}`,
    name: NAMES[seat] ?? `Player ${seat}`,
  }));
  const persons = people.map(({ user, name }) => ({ user, name }));

  async function tell(): Promise<void> {
    for (;;) {
      const claimed = await tables.outbox.claim(8, 60_000);
      if (claimed.length === 0) return;
      for (const one of claimed) await tables.outbox.done(one.id, await deliver(one));
    }
  }

  const [host, ...others] = persons;
  if (host === undefined) throw new Error('nobody to seat');
  const opened = taken(
    await tables.open({
      key: seed,
      host,
      game: game.id,
      edition,
      ...(decks[0] !== undefined && { deck: decks[0] }),
      options: { seats },
      place: { channel: CHANNEL },
    }),
  );
  for (const [index, other] of others.entries()) {
    taken(await tables.join(opened.id, other));
    const deck = decks[index + 1];
    if (deck !== undefined) taken(await tables.chooseDeck(opened.id, other.user, deck));
  }
  taken(await tables.start(opened.id, host.user));
  await tell();
  return {
    app,
    channel,
    table: opened.id,
    people,
    ratio,
    tableView: async (seat) => taken(await tables.view(opened.id, seat === undefined ? undefined : people[seat]?.user)),
    tell,
    async arrange(change) {
      const stored = await store.tables.load(opened.id);
      if (stored?.state === undefined) throw new Error('the table is not running');
      const state = JSON.parse(stored.state) as State;
      change(state);
      await store.tables.commit({ table: opened.id, expect: stored.row.rev, row: { state: JSON.stringify(state) } });
    },
    async close() {
      await tables.close();
      await store.close();
      const faults = logged.filter(isAutomaticFault);
      if (faults.length > 0) throw new Error(`automatic answers failed:\n${faults.join('\n')}`);
    },
  };
}

/** What was taken; throws where it was refused. */
export function taken<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result as T;
}
