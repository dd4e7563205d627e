import { expect, test } from 'vitest';
import { sharedFolder } from './folder.ts';
import { killAtRandom, newSeed } from './killing.ts';
import { kinds, useServer } from './server.ts';

const databaseOf = useServer();

const trials = [
  { what: 'a bot', kind: 'SQLite', processes: undefined, tables: 12 },
  // As a community runs it that has outgrown one machine, where there is a server to do so.
  { what: 'four bots with a shard each, in turn,', kind: kinds.at(-1) ?? 'SQLite', processes: 4, tables: 16 },
] as const;

/** Four programs are started twice each, while the rest of the suite does the same; each wait within has a limit of its own. */
const TRIAL = 900_000;

test.each(trials)(
  'AS61 $what killed at random moments on $kind: no acknowledged move is lost, everybody is called once, and in order',
  { timeout: TRIAL },
  async ({ kind, processes, tables }) => {
    const seed = newSeed();
    const server = await databaseOf(kind);
    const toll = await killAtRandom({
      kills: 4,
      seed,
      tables,
      folder: sharedFolder(),
      hasten: true,
      server,
      processes,
    });
    console.log(`seed ${seed}, ${toll.acknowledged} moves, ${toll.calls} calls`);
    expect(toll).toMatchObject({ lost: 0, doubled: 0, callsLost: 0, callsDoubled: 0, findings: [], breaches: [] });
  },
);
