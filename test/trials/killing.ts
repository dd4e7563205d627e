/**
 * The bot is killed at random moments while people play, and started again on the same data. Discord's stand-in lives on
 * in this process, as Discord does; the people press again what was not answered, as people do.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { below, type Rng, seedRng } from '#kernel/random';
import { createDriver, type DrivenPerson } from '#sandbox/driver';
import type { PageMessage } from '#sandbox/page-api';
import { startSandbox } from '#sandbox/sandbox';
import { askOf, everybody, isOver, openTable, patience, pressAnything, type Sitting } from './crowd.ts';
import { type Acknowledged, type Toll, takeStock } from './ledger.ts';
import { botOf, type Program, startProgram } from './program.ts';
import { createWitness } from './witness.ts';

export type Killing = {
  readonly kills: number;
  /** Decides the moments and the presses; how they fall together is up to the machine. */
  readonly seed: string;
  /** Tables at a time; when a game is over, the next one is opened. */
  readonly tables: number;
  /** An empty folder. */
  readonly folder: string;
  /**
   * Whether the leases that a killed process held are ended at once. Else they are waited for, a minute after the last
   * kill; that is what really happens.
   */
  readonly hasten: boolean;
};

export type Killed = Toll & { readonly kills: number; readonly breaches: readonly string[]; readonly minutes: number };

/** A new seed for runs that are to differ. */
export const newSeed = (): string => randomInt(2 ** 40).toString(36);

/** Longest time between a start and the next kill, ms. */
const longest = 1500;
/** Longest time that a person thinks, ms. */
const thinking = 400;
/** How long the outbox may take to get empty: the lease of whatever the last kill has caught, and a while, ms. */
const draining = 90_000;

/** Runs the trial. */
export async function killAtRandom(trial: Killing): Promise<Killed> {
  const began = Date.now();
  const { kills, seed, tables, folder, hasten } = trial;
  const database = join(folder, 'wardroom.sqlite');
  const sandbox = await startSandbox({ databasePath: join(folder, 'sandbox.sqlite') });
  const driver = await createDriver(sandbox);
  const people = await everybody(driver);
  const witness = await createWitness(
    sandbox.url,
    people.map((person) => person.id),
  );
  const env = { ...botOf(sandbox), DATABASE_PATH: database };
  let program: Promise<Program> = startProgram(env);
  try {
    await program;
    const acknowledged: Acknowledged[] = [];
    const ending = { now: false };
    const players = Array.from({ length: tables }, (_, n) => {
      const host = people[n % people.length];
      const guest = n % 2 === 0 ? people[(n + 1) % people.length] : undefined;
      if (host === undefined) throw new Error('there is nobody');
      return play({ host, guest, n, rng: seedRng(`${seed} ${n}`), up: () => program, ending, acknowledged });
    });
    const together = Promise.all(players.map((player) => player.played));
    await Promise.race([Promise.all(players.map((player) => player.seated)), together]);
    const rng = seedRng(seed);
    for (let kill = 0; kill < kills; kill++) {
      const before = acknowledged.length;
      await Promise.race([sleep(below(rng, longest)), together]);
      // A kill in idleness would prove little.
      for (let i = 0; i < 200 && acknowledged.length === before; i++) await Promise.race([sleep(10), together]);
      await (await program).kill();
      if (hasten) endLeases(database);
      program = startProgram(env);
      await program;
    }
    await sleep(longest);
    ending.now = true;
    await together;
    await drained(database);
    const { code, err } = await (await program).stop();
    const toll = await takeStock(database, acknowledged, witness.seen());
    return {
      ...toll,
      findings: [...toll.findings, ...(code === 0 ? [] : [`the last end was ${code}: ${err}`])],
      kills,
      breaches: sandbox.violations().map(({ rule, route, detail }) => `${rule} ${route} ${detail}`),
      minutes: (Date.now() - began) / 60_000,
    };
  } finally {
    await (await program.catch(() => undefined))?.kill();
    witness.close();
    driver.close();
    await sandbox.close();
  }
}

type Playing = {
  readonly host: DrivenPerson;
  readonly guest: DrivenPerson | undefined;
  readonly n: number;
  readonly rng: Rng;
  /** Kept when the program runs (again). */
  readonly up: () => Promise<Program>;
  readonly ending: { now: boolean };
  readonly acknowledged: Acknowledged[];
};

/** Plays game after game at one table's place until told to end; whatever fails is done again. */
function play(playing: Playing): { readonly seated: Promise<void>; readonly played: Promise<void> } {
  const { host, guest, n, rng, up, ending, acknowledged } = playing;
  let sit = (): void => {};
  const seated = new Promise<void>((resolve) => {
    sit = resolve;
  });
  const panels = new Map<DrivenPerson, PageMessage>();
  let sitting: Sitting | undefined;

  /** One step of one person: a move, or a look whether there is one to make. */
  async function step(person: DrivenPerson, at: Sitting): Promise<void> {
    const panel = panels.get(person);
    const asked = panel === undefined ? undefined : askOf(panel);
    if (panel === undefined || asked === undefined) {
      const opened = await person.command(at.thread, 'hand');
      const shown = await opened.settled(patience);
      if (shown !== undefined) panels.set(person, shown);
      return;
    }
    // The same chance when it is done again: the very same press.
    const dice = { ...rng };
    const after = await pressAnything(person, panel, dice);
    Object.assign(rng, dice);
    panels.set(person, after);
    if (askOf(after) !== asked) acknowledged.push({ table: at.table, user: person.id, ask: asked });
  }

  async function round(): Promise<void> {
    await up();
    try {
      if (sitting === undefined) {
        panels.clear();
        sitting = await openTable(host, guest, n);
        sit();
      }
      for (const person of sitting.people) {
        if (!ending.now) await step(person, sitting);
        // Not everybody is pressing when the bot dies: those who are wait for three seconds.
        await sleep(below(rng, thinking));
      }
      if ([...panels.values()].some(isOver)) sitting = undefined;
    } catch {
      // Not answered, as by a bot that has just died. Every third time one looks afresh instead of pressing again.
      if (below(rng, 3) === 0) panels.clear();
      await sleep(50);
    }
  }

  async function rounds(): Promise<void> {
    while (!ending.now) await round();
  }

  return { seated, played: rounds() };
}

/** Ends the leases of a process that is dead, as time would. */
function endLeases(database: string): void {
  const file = new Database(database);
  file.prepare(`UPDATE outbox SET leased_until = 0 WHERE status = 'waiting'`).run();
  file.close();
}

/** Waits until nothing is waiting to be sent any more, or too long. */
async function drained(database: string): Promise<void> {
  const file = new Database(database, { readonly: true });
  const left = file.prepare(`SELECT count(*) FROM outbox WHERE status = 'waiting'`).pluck();
  for (const until = Date.now() + draining; Date.now() < until && left.get() !== 0; ) await sleep(100);
  file.close();
}
