/**
 * The field of a trial: Discord's stand-in in this process, as Discord lives on whatever happens to a bot; the bot as one or
 * more programs of their own; and people who play at tables, press again what was not answered, and remember what they
 * were told.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Rng, seedRng } from '#kernel/random';
import type { PageMessage } from '#sandbox/page-api';
import { type Sandbox, startSandbox } from '#sandbox/sandbox';
import { createDriver, type DrivenPerson, type Driver } from '#test/driver';
import { PATIENT_DEADLINE } from '#test/patience';
import { execute, rowsOf } from '#test/query';
import {
  askOf,
  everybody,
  isOver,
  openTable,
  type Place,
  patience,
  pressAnything,
  type RunningTable,
  tableOf,
  usualPlaces,
} from './crowd.ts';
import { type Acknowledged, type Toll, takeStock } from './ledger.ts';
import {
  botOf,
  type Environment,
  type LaunchOptions,
  type Program,
  placeOf,
  roomForAll,
  startProgram,
} from './program.ts';
import { createWitness } from './witness.ts';

export type FieldOptions = {
  /** An empty folder for the databases. */
  readonly folder: string;
  /** Decides what people press; how that falls together with everything else is up to the machine. */
  readonly seed: string;
  readonly rateLimits?: 'real' | 'off';
  /** The URL of a PostgreSQL database for the bot; absent: a SQLite file in the folder. */
  readonly server?: string | undefined;
  /** People play in two servers on each of so many shards; absent: in one server. */
  readonly shards?: number | undefined;
};

export type Field = {
  readonly sandbox: Sandbox;
  readonly driver: Driver;
  readonly people: readonly DrivenPerson[];
  /** The bot's database. */
  readonly database: string;
  /** Moves that people have seen taken. */
  readonly acknowledged: readonly Acknowledged[];
  /** Starts the bot; people wait for it. */
  readonly start: (env?: Environment, options?: LaunchOptions) => Promise<Program>;
  /** Seats people at so many tables at a time and lets them play; resolves when all have begun. */
  readonly play: (tables: number) => Promise<void>;
  /** Waits until people have made so many more moves; rejects when they make none for long. */
  readonly moves: (count: number) => Promise<void>;
  /** What went wrong for people, in words; a bot that dies under their hands is no surprise to them. */
  readonly troubles: readonly string[];
  /** Waits until nothing is waiting to be sent any more. */
  readonly sent: () => Promise<void>;
  /** Lets the people finish what they do and go, and waits until nothing is waiting to be sent any more. */
  readonly rest: () => Promise<void>;
  /** Compares what people were told with what is stored. No program may be running any more. */
  readonly account: () => Promise<Toll>;
  /** The bot's breaches of Discord's rules, in words. */
  readonly breaches: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** Longest time that a person thinks, ms. */
const thinking = 400;
/** How far apart identifies are to arrive, ms. Discord wants five seconds; this process may read one of them a second late. */
const WANTED_APART = 4000;
/** How long nobody may make a move before something is wrong, ms. */
const stuck = 120_000;
/** How long the outbox may take to get empty: the lease of whatever a killed program held, and a while, ms. */
const draining = 240_000;

/** Opens a field without a bot yet. */
export async function openField({ folder, seed, rateLimits = 'off', server, shards }: FieldOptions): Promise<Field> {
  const database = server ?? join(folder, 'wardroom.sqlite');
  const deadlines = { firstMs: PATIENT_DEADLINE };
  const sandbox = await startSandbox({
    databasePath: join(folder, 'sandbox.sqlite'),
    rateLimits,
    deadlines,
    ...(shards !== undefined && { identifyApartMs: WANTED_APART }),
  });
  const driver = await createDriver(sandbox);
  const people = await everybody(driver);
  const places = shards === undefined ? usualPlaces : await openServers(driver, shards);
  const witness = await createWitness(
    sandbox.url,
    people.map((person) => person.id),
  );
  const acknowledged: Acknowledged[] = [];
  const troubles: string[] = [];
  const ending = { now: false };
  const played: Promise<void>[] = [];
  const programs: Program[] = [];
  let up: Promise<unknown> = Promise.resolve();

  return {
    sandbox,
    driver,
    people,
    database,
    acknowledged,
    troubles,
    start(env = {}, options = {}) {
      const starting = startProgram({ ...botOf(sandbox), ...roomForAll, ...placeOf(database), ...env }, options);
      up = starting;
      return starting.then((program) => {
        programs.push(program);
        // What people asked of the one before it is answered by nobody any more.
        sandbox.control({ do: 'fail-orphaned' });
        return program;
      });
    },
    async play(tables) {
      const players = Array.from({ length: tables }, (_, n) => {
        const host = people[n % people.length];
        if (host === undefined) throw new Error('there is nobody');
        // Between two people there is more to tell; against the computer there is more to do at once.
        const guest = n % 4 === 3 ? undefined : people[(n + 1) % people.length];
        const rng = seedRng(`${seed} ${n}`);
        const place = places[n % places.length] ?? usualPlaces[0];
        return playOn({ host, guest, place, rng, up: () => up, ending, acknowledged, troubles });
      });
      played.push(...players.map((player) => player.played));
      await Promise.all(players.map((player) => player.seated));
    },
    async moves(count) {
      for (const wanted = acknowledged.length + count; acknowledged.length < wanted; ) {
        const before = acknowledged.length;
        for (const until = Date.now() + stuck; Date.now() < until && acknowledged.length === before; ) await sleep(20);
        if (acknowledged.length === before) throw new Error(`nobody moves: ${troubles.slice(-3).join('; ')}`);
      }
    },
    sent: () => drained(database),
    async rest() {
      ending.now = true;
      await Promise.all(played);
      await drained(database);
    },
    account: () =>
      takeStock(
        database,
        acknowledged,
        witness.seen(),
        async (channel) => (await people[0]?.messages(channel, 200)) ?? [],
      ),
    breaches: () => sandbox.violations().map(({ rule, route, detail }) => `${rule} ${route} ${detail}`),
    async close() {
      ending.now = true;
      await Promise.all(programs.map((program) => program.kill()));
      witness.close();
      driver.close();
      await sandbox.close();
    },
  };
}

type Playing = {
  readonly host: DrivenPerson;
  readonly guest: DrivenPerson | undefined;
  readonly place: Place;
  readonly rng: Rng;
  /** Kept when the bot runs (again). */
  readonly up: () => Promise<unknown>;
  readonly ending: { now: boolean };
  readonly acknowledged: Acknowledged[];
  readonly troubles: string[];
};

/** Plays game after game at one table's place until told to end; whatever fails is done again. */
function playOn(playing: Playing): { readonly seated: Promise<void>; readonly played: Promise<void> } {
  const { host, guest, place, rng, up, ending, acknowledged, troubles } = playing;
  let sit = (): void => {};
  const seated = new Promise<void>((resolve) => {
    sit = resolve;
  });
  const panels = new Map<DrivenPerson, PageMessage>();
  let table: RunningTable | undefined;

  /** One step of one person: a move, or a look whether there is one to make. */
  async function step(person: DrivenPerson, at: RunningTable): Promise<void> {
    const panel = panels.get(person);
    const asked = panel === undefined ? undefined : askOf(panel);
    if (panel === undefined || asked === undefined) {
      const opened = await person.command(at.thread, 'hand');
      const shown = await opened.settled(patience);
      if (shown !== undefined) panels.set(person, shown);
      return;
    }
    // The same chance when it is done again: the very same press.
    const dice = structuredClone(rng);
    const after = await pressAnything(person, panel, dice);
    Object.assign(rng, dice);
    // "Press again in a moment" is no panel: the one that was pressed still stands.
    if (tableOf(after) !== at.id) return;
    panels.set(person, after);
    if (askOf(after) !== asked) acknowledged.push({ table: at.id, user: person.id, ask: asked });
  }

  async function round(): Promise<void> {
    await up();
    try {
      if (table === undefined) {
        panels.clear();
        table = await openTable(host, guest, place);
        sit();
      }
      for (const person of table.people) {
        if (!ending.now) await step(person, table);
        // Not everybody is pressing when a bot dies: those who are wait for three seconds.
        await sleep(below(rng, thinking));
      }
      if ([...panels.values()].some(isOver)) table = undefined;
    } catch (error) {
      troubles.push(error instanceof Error ? error.message : String(error));
      // Not answered. Every third time one looks afresh instead of pressing again.
      if (below(rng, 3) === 0) panels.clear();
      await sleep(50);
    }
  }

  async function rounds(): Promise<void> {
    while (!ending.now) await round();
    sit();
  }

  return { seated, played: rounds() };
}

/** Two servers on each shard. */
async function openServers(driver: Driver, shards: number): Promise<readonly Place[]> {
  const names = Array.from({ length: 2 * shards }, (_, n) => `Sector ${n}`);
  for (const [n, name] of names.entries()) {
    await driver.control({ do: 'add-server', name, shard: [n % shards, shards] });
  }
  return names.map((name) => ['game-tables', name]);
}

/** Ends the leases of a program that is dead, as time would. `shard`: the one of so many that it had; absent: all. */
export function endLeases(database: string, shard?: readonly [index: number, count: number]): Promise<void> {
  const own = shard === undefined ? '' : ` AND COALESCE(spot, 0) % ${shard[1]} = ${shard[0]}`;
  return execute(database, `UPDATE outbox SET leased_until = 0 WHERE status = 'waiting'${own}`);
}

/** Waits until nothing is waiting to be sent any more and no table goes on by itself, whose computer would call people; or too long. */
export async function drained(database: string): Promise<void> {
  const waiting = () =>
    rowsOf(
      database,
      `SELECT id FROM outbox WHERE status = 'waiting' UNION ALL SELECT kind FROM due WHERE kind = 'continue' LIMIT 1`,
    );
  for (const until = Date.now() + draining; Date.now() < until && (await waiting()).length > 0; ) await sleep(100);
}
