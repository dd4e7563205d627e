/** The bot is killed at random moments while people play, and started again on the same data. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, seedRng } from '#kernel/random';
import { endLeases, openField } from './field.ts';
import type { Toll } from './ledger.ts';

export type Killing = {
  readonly kills: number;
  /** Decides the moments and the presses; how they fall together is up to the machine. */
  readonly seed: string;
  /** Tables at a time; when a game is over, the next one is opened. */
  readonly tables: number;
  /** An empty folder. */
  readonly folder: string;
  /**
   * Whether the leases that a killed process held are ended at once. Else they are waited for, as really
   * happens.
   */
  readonly hasten: boolean;
  /** The URL of an empty PostgreSQL database; absent: a SQLite file. */
  readonly server?: string | undefined;
  /** So many processes, each with a shard of its own, are killed in turn; absent: one with all of them. */
  readonly processes?: number | undefined;
};

export type Killed = Toll & { readonly kills: number; readonly breaches: readonly string[]; readonly minutes: number };

/** A new seed for runs that are to differ. */
export const newSeed = (): string => randomInt(2 ** 40).toString(36);

/** Longest time between a start and the next kill, ms. */
const longest = 1500;

/** Runs the trial. */
export async function killAtRandom(trial: Killing): Promise<Killed> {
  const began = Date.now();
  const { kills, seed, tables, folder, hasten, server, processes } = trial;
  const field = await openField({ folder, seed, server, shards: processes });
  const start = (n: number) =>
    field.start(processes === undefined ? {} : { SHARDS: `${n}`, SHARD_COUNT: `${processes}` });
  try {
    const programs = await Promise.all(Array.from({ length: processes ?? 1 }, (_, n) => start(n)));
    await field.play(tables);
    const rng = seedRng(seed);
    for (let kill = 0; kill < kills; kill++) {
      // A kill in idleness would prove little.
      await Promise.all([sleep(below(rng, longest)), field.moves(1)]);
      const n = kill % programs.length;
      await programs[n]?.kill();
      // What the living are sending stays theirs.
      if (hasten) await endLeases(field.database, processes === undefined ? undefined : [n, processes]);
      programs[n] = await start(n);
    }
    await sleep(longest);
    await field.rest();
    const endings = await Promise.all(programs.map((program) => program.stop()));
    const bad = endings.filter(({ code }) => code !== 0).map(({ code, err }) => `an end was ${code}: ${err}`);
    const toll = await field.account();
    return {
      ...toll,
      findings: [...toll.findings, ...bad],
      kills,
      breaches: field.breaches(),
      minutes: (Date.now() - began) / 60_000,
    };
  } finally {
    await field.close();
  }
}
