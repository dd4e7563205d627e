/** A process of the program on the chaos's file: its services, what goes wrong in its store, and how it is stopped. */
import { isFailure } from '#core/failure';
import { createSeasons, type Seasons } from '#season/service';
import { StoreError } from '#store/faults';
import { openStore } from '#store/open';
import type { DueRow, Store } from '#store/types';
import { createTableService } from '#table/service';
import type { TableService } from '#table/types';
import { chaosGame } from './game.ts';

/** What goes wrong around all processes, while it does. */
export type Trouble = {
  /** What is due is handed out twice. */
  twice: boolean;
  /** The bot may not write in the league's channel. */
  silent: boolean;
};

export type Process = {
  readonly tables: TableService;
  readonly seasons: Seasons;
  readonly store: Store;
  sweep(): Promise<void>;
  /** It stops with its n-th next commit: that one is stored, nothing after it is. */
  stopAfter(commits: number): void;
  isStopped(): boolean;
  close(): Promise<void>;
};

const COMMITS: readonly string[] = ['commit', 'create', 'commitDraft', 'next', 'running', 'gone', 'back'];
const games = chaosGame();

export async function openProcess(parts: {
  readonly file: string;
  readonly clock: { readonly now: number };
  readonly seed: string;
  readonly trouble: Trouble;
  readonly logged: (facts: object, text: string) => void;
}): Promise<Process> {
  const { file, clock, seed, trouble } = parts;
  const now = () => clock.now;
  const opened = await openStore(file, { now, flush: false });
  if (isFailure(opened)) throw new Error(JSON.stringify(opened.failed));
  const life = { left: Number.POSITIVE_INFINITY, stopped: false };
  const store = watched(opened, life, trouble);
  const logged = (facts: object, text: string) => {
    if (!life.stopped) parts.logged(facts, text);
  };
  const log = { debug: () => undefined, info: () => undefined, warn: logged, error: logged };
  let ids = 0;
  const newId = (length: number) => `${seed}x${++ids}`.padEnd(length, 'z').slice(-25);
  let sweep = async (): Promise<void> => undefined;
  let seasons: Seasons | undefined;
  const tables = createTableService({
    store,
    games: [games],
    rebuild: () => games,
    bots: { plain: { name: 'Computer', about: () => 'plain', play: (_view, ask) => ask.fallback } },
    log,
    now,
    newId,
    limits: { tablesPerPerson: 10_000, tablesPerServer: 10_000 },
    dueForLeagues: async (due) => seasons?.fire(due),
    every: (work) => {
      sweep = work;
      return () => undefined;
    },
  });
  const speaks = async () => !trouble.silent;
  const made = createSeasons({ store, tables, games: tables.games, now, newId, log, speaks });
  seasons = made;
  return {
    tables,
    seasons: made,
    store: opened,
    sweep: () => sweep(),
    stopAfter: (commits) => Object.assign(life, { left: commits }),
    isStopped: () => life.stopped,
    async close() {
      await tables.close();
      await opened.close();
    },
  };
}

/** The store as the process has it: what is due comes twice in trouble, and nothing answers once the process has stopped. */
function watched(store: Store, life: { left: number; stopped: boolean }, trouble: Trouble): Store {
  const wrapped = (name: string, repository: object) =>
    new Proxy(repository, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          if (life.stopped) throw new StoreError('closed', new Error('the process has stopped'));
          const result: unknown = await Reflect.apply(value, target, args);
          if (COMMITS.includes(String(key)) && --life.left <= 0) {
            life.stopped = true;
            throw new StoreError('closed', new Error('the process stops'));
          }
          if (name === 'due' && key === 'claim' && trouble.twice) return twice(result as readonly DueRow[]);
          return result;
        };
      },
    });
  const parts = Object.entries(store).map(([name, part]) => [
    name,
    typeof part === 'object' && part !== null && !(part instanceof Promise) ? wrapped(name, part) : part,
  ]);
  return Object.fromEntries(parts) as Store;
}

const twice = (rows: readonly DueRow[]): readonly DueRow[] => [...rows, ...rows].slice(0, 49);
