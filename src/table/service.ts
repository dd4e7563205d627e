/** The table service put together: everything that people can do at tables, behind one object. */
import { customAlphabet } from 'nanoid';
import type { Refusal } from '#kernel/ask';
import type { Game } from '#kernel/game';
import type { Limits, Store } from '#store/types';
import { playAgain } from './again.ts';
import { sweep, tidy } from './clock.ts';
import { type Context, gameOf, type Log, newMemory, seatOf, unfinished, usualLimits } from './context.ts';
import { createDecks } from './decks.ts';
import { createOutbox } from './intents.ts';
import * as lobby from './lobby.ts';
import { createLocks } from './lock.ts';
import { look, log as readLog } from './look.ts';
import { createPeople } from './people.ts';
import * as play from './play.ts';
import { explain, refusalOf, refuse } from './refusals.ts';
import { infoOf, readSettings } from './rows.ts';
import { story } from './story.ts';
import * as stuck from './stuck.ts';
import type { Computer, TableInfo, TableService, UserId } from './types.ts';

export type ServiceParts = {
  readonly store: Store;
  /** The games with their present rulesets. */
  readonly games: readonly Game[];
  /** Makes a game (by id) of the data of an older ruleset; throws if it cannot. */
  readonly rebuild: (game: string, data: unknown) => Game;
  /** Computer players by id; the first is the usual one. */
  readonly bots: Readonly<Record<string, Computer>>;
  /** Default: `usualLimits`. */
  readonly limits?: Limits;
  readonly log: Log;
  /** The clock, ms since 1970. Default: the machine's. */
  readonly now?: () => number;
  /** New ids of letters and digits. Default: unguessable ones. */
  readonly newId?: (length: number) => string;
  /** Calls `work` again and again until the function it returned is called. Default: every 15 s, while the program runs. */
  readonly every?: (work: () => void) => () => void;
};

const sweepEvery = 15_000;
/** Sweeps between two tidyings of the outbox: about an hour. */
const tidyEvery = 240;
const alphabet = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz');

/** Makes the service and starts its sweep. Costs the same however many tables there are. */
export function createTableService(parts: ServiceParts): TableService {
  const { store, log } = parts;
  const games = new Map(parts.games.map((game) => [game.id, game]));
  const settingsOf = async (user: UserId) => readSettings(await parts.store.users.get(user), games.values());
  const listeners = new Set<() => void>();
  const inHand = new Set<Promise<unknown>>();
  let closing = false;

  const context: Context = {
    store,
    games,
    rebuild: parts.rebuild,
    bots: parts.bots,
    now: parts.now ?? Date.now,
    newId: parts.newId ?? ((length) => alphabet(length)),
    limits: parts.limits ?? usualLimits,
    log,
    locks: createLocks(),
    toldOutbox: () => {
      for (const listener of listeners) listener();
    },
    later: (work) => {
      setImmediate(() => {
        if (!closing) background(work);
      });
    },
    memory: newMemory(),
  };

  /** Keeps count of work in hand, so that closing can wait for it. */
  function track<T>(work: Promise<T>): Promise<T> {
    const ended = work.then(
      () => undefined,
      () => undefined,
    );
    inHand.add(ended);
    void ended.then(() => inHand.delete(ended));
    return work;
  }

  function background(work: () => Promise<void>): void {
    track(
      work().catch((error: unknown) => {
        log.error({ err: error }, 'work in the background failed; it is taken up again by the sweep');
      }),
    );
  }

  /** The one place where calls of people enter: refuses while closing, and turns storage faults into refusals. */
  async function enter<T>(work: () => Promise<T | Refusal>): Promise<T | Refusal> {
    if (closing) return refuse('table.closing');
    try {
      return await track(work());
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      log.error({ err: error }, 'the storage failed; nothing was changed');
      return refusal;
    }
  }

  const infoFor = async (row: Parameters<typeof infoOf>[0]): Promise<TableInfo> => {
    const game = await gameOf(context, row).catch(() => games.get(row.game));
    return infoOf(row, game, context.memory.broken.get(row.id) === row.rev);
  };

  let sweeping = false;
  let sweeps = 0;
  const stopSweeping = (parts.every ?? everyNowAndThen)(() => {
    // A slow sweep is not overtaken by the next one.
    if (sweeping || closing) return;
    sweeping = true;
    const tidyNow = sweeps++ % tidyEvery === 0;
    background(async () => {
      try {
        await sweep(context, () => closing);
        if (tidyNow) await tidy(context);
      } finally {
        sweeping = false;
      }
    });
  });

  return {
    games,
    bots: Object.entries(parts.bots).map(([id, { name, about }]) => ({ id, name, about })),

    open: (request) => enter(() => lobby.openLobby(context, request)),
    playAgain: (table, who) => enter(() => playAgain(context, table, who)),
    join: (table, who) => enter(() => lobby.join(context, table, who)),
    leave: (table, user) => enter(() => lobby.leave(context, table, user)),
    chooseDeck: (table, user, deck, seat) => enter(() => lobby.chooseDeck(context, table, user, deck, seat)),
    addBot: (table, user, seats, bot) => enter(() => lobby.addBot(context, table, user, seats, bot)),
    changeBot: (table, user, seat, bot) => enter(() => lobby.changeBot(context, table, user, seat, bot)),
    removeBot: (table, user, seat) => enter(() => lobby.removeBot(context, table, user, seat)),
    setOptions: (table, user, options) => enter(() => lobby.setOptions(context, table, user, options)),
    start: (table, user) => enter(() => play.start(context, table, user)),
    cancel: (table, user, right) => enter(() => lobby.cancel(context, table, user, right)),
    repost: (table, user) => enter(() => lobby.repost(context, table, user)),

    decks: createDecks(context, enter),

    submit: (table, user, move) => enter(() => play.submit(context, table, user, move)),
    concede: (table, user) => enter(() => play.concede(context, table, user)),
    end: (table) => enter(() => stuck.end(context, table)),
    standIn: (table, seat, user) => enter(() => stuck.standIn(context, table, seat, user)),
    hasLeft: (table, seat, user) => track(stuck.hasLeft(context, table, seat, user)),
    look: (table, user) => enter(() => look(context, table, user)),
    story: (table, from, most = 200) => enter(() => story(context, table, from, most)),
    log: (table, user, page) => enter(() => readLog(context, table, user, page)),
    setAutopilot: (table, user, change) => enter(() => play.setAutopilot(context, table, user, change)),

    info: (table) =>
      enter(async () => {
        const row = await store.tables.find(table);
        return row === undefined ? refuse('table.unknown') : infoFor(row);
      }),
    async tablesOf(user) {
      const rows = await store.tables.ofUser(user, unfinished, 50);
      return Promise.all(rows.filter((row) => seatOf(row, user) !== undefined).map(infoFor));
    },
    async finishedOf(user) {
      const rows = await store.tables.ofUser(user, ['finished'], 50);
      return Promise.all([...rows].sort((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0)).map(infoFor));
    },
    async tablesIn(guild) {
      return Promise.all((await store.tables.ofGuild(guild, unfinished, 200)).map(infoFor));
    },
    async tableAt(channelOrThread) {
      const row = await store.tables.at(channelOrThread, unfinished);
      return row === undefined ? undefined : infoFor(row);
    },

    settings: settingsOf,
    async setSettings(user, change) {
      // Stops as they were read: what is merged may take the place of a list for all games.
      const { stops } = await settingsOf(user);
      return readSettings(await track(store.users.merge(user, { stops, ...change })));
    },
    setPlace: (table, change) => track(store.tables.setPlace(table, change)),
    notes: { get: (key) => store.notes.get(key), set: (key, value) => track(store.notes.set(key, value)) },
    pendingTexts: {
      add: (user, id, text) => track(store.pendingTexts.add(user, id, text)),
      take: (user, most) => track(store.pendingTexts.take(user, most)),
    },
    outbox: createOutbox(context, listeners),
    people: createPeople(context, enter),
    explain,
    explainFault(error) {
      const refusal = refusalOf(error);
      return refusal === undefined ? undefined : explain(refusal);
    },

    async close() {
      closing = true;
      stopSweeping();
      while (inHand.size > 0) await Promise.all(inHand);
      await context.locks.idle();
      listeners.clear();
    },
  };
}

function everyNowAndThen(work: () => void): () => void {
  const timer = setInterval(work, sweepEvery);
  // The first look is soon after the start: something may have fallen due while the program was down.
  const first = setTimeout(work, 1000);
  // A sweep alone is no reason for the program to go on.
  timer.unref();
  first.unref();
  return () => {
    clearInterval(timer);
    clearTimeout(first);
  };
}
