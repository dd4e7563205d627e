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
};

export type Killed = Toll & { readonly kills: number; readonly breaches: readonly string[]; readonly minutes: number };

/** A new seed for runs that are to differ. */
export const newSeed = (): string => randomInt(2 ** 40).toString(36);

/** Longest time between a start and the next kill, ms. */
const longest = 1500;

/** Runs the trial. */
export async function killAtRandom(trial: Killing): Promise<Killed> {
  const began = Date.now();
  const { kills, seed, tables, folder, hasten, server } = trial;
  const field = await openField({ folder, seed, server });
  try {
    let program = await field.start();
    await field.play(tables);
    const rng = seedRng(seed);
    for (let kill = 0; kill < kills; kill++) {
      // A kill in idleness would prove little.
      await Promise.all([sleep(below(rng, longest)), field.moves(1)]);
      await program.kill();
      if (hasten) await endLeases(field.database);
      program = await field.start();
    }
    await sleep(longest);
    await field.rest();
    const { code, err } = await program.stop();
    const toll = await field.account();
    return {
      ...toll,
      findings: [...toll.findings, ...(code === 0 ? [] : [`the last end was ${code}: ${err}`])],
      kills,
      breaches: field.breaches(),
      minutes: (Date.now() - began) / 60_000,
    };
  } finally {
    await field.close();
  }
}
