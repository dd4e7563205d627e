import { expect, test } from 'vitest';
import { sharedFolder } from './folder.ts';
import { killAtRandom, newSeed } from './killing.ts';
import { kinds, useServer } from './server.ts';

const databaseOf = useServer();

test.each(kinds)(
  'on %s, killed at random moments, the bot loses no move that it has acknowledged, and calls everybody once',
  async (kind) => {
    const folder = sharedFolder();
    const seed = newSeed();
    const toll = await killAtRandom({
      kills: 4,
      seed,
      tables: 12,
      folder,
      hasten: true,
      server: await databaseOf(kind),
    });
    console.log(`seed ${seed}, ${toll.acknowledged} moves, ${toll.calls} calls`);
    expect(toll).toMatchObject({ lost: 0, doubled: 0, callsLost: 0, callsDoubled: 0, findings: [], breaches: [] });
  },
);

test.each(kinds)(
  'four processes with a shard each on one database, %s, are killed in turn, and nothing is lost or told twice',
  async (kind) => {
    const folder = sharedFolder();
    const seed = newSeed();
    const toll = await killAtRandom({
      kills: 4,
      seed,
      tables: 16,
      folder,
      hasten: true,
      server: await databaseOf(kind),
      processes: 4,
    });
    console.log(`seed ${seed}, ${toll.acknowledged} moves, ${toll.calls} calls`);
    expect(toll).toMatchObject({ lost: 0, doubled: 0, callsLost: 0, callsDoubled: 0, findings: [], breaches: [] });
  },
);
