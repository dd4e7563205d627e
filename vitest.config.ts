import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that put load on the machine and watch what it does to people: one file at a time, after all others. */
const trials = ['test/trials/**/*.test.ts'];

/** Stories in a real browser, which is load enough: one file at a time. */
const browser = ['test/browser/**/*.test.ts'];

/** Tests that start programs, threads, browsers or sockets. Ports and files are each test's own, so files run side by side. */
const live = [
  'test/backups/copy-program.test.ts',
  'test/bots/thinkers.test.ts',
  'test/build.test.ts',
  'test/image.test.ts',
  'test/restore-check/check-cli.test.ts',
  'test/sandbox/**/*.test.ts',
  'test/cli.test.ts',
  'test/discord/{elsewhere,league,league-boosters,league-ladder,watching,attachments,board-text,calls,clocks,closed-threads,closing-pictures,commands,data,decks,ese,first-hour,flood,foreign,held-calls,hidden-timing,languages,languages-played,learn,lookups,mod,one-opening,outbox-closing,panel-pictures,play,profile,recap-table,replay-table,requests,restart,set-back,shards,story,stuck,take-back,thinking,trouble}.test.ts',
  'test/health/{log,port}.test.ts',
  'test/render/thread.test.ts',
  'test/season/aside.test.ts',
  'test/sets/check.test.ts',
  'test/store/{copy,open,postgres,postgres-faults,restore,schema,sound}.test.ts',
  'test/supported-node.test.ts',
  'test/table/trouble.test.ts',
];

/** Tests that play many games or draw many pictures. */
const long = [
  'test/bots/{admiral,balance,ese,play,strengths,tsw,sem}.test.ts',
  'test/chaos/**/*.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/games/{eve,tsw,sem}/cards/cover.test.ts',
  'test/patterns.test.ts',
  'test/games/eve/{scene,words-games}.test.ts',
  'test/render/{golden,renderer}.test.ts',
  'test/sets/random.test.ts',
  'test/table/{recap-secrets,recorded-databases}.test.ts',
  'test/table/take-back-{games,secrets}.test.ts',
  'test/table/whole-game.test.ts',
  'test/tempo/presses.test.ts',
];

/** Tests that open the database's file themselves. */
const filesOnly = ['test/table/{people,set-back,trouble}.test.ts', 'test/store/**/*.test.ts'];
const onPostgres = process.env.TEST_DATABASE === 'postgres';

export default defineConfig({
  test: {
    pool: 'forks',
    ...(onPostgres && { globalSetup: ['test/support/postgres-setup.ts'] }),
    // Nets under what hangs. How long something takes depends on what else the machine does, so no test is about it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [...long, ...live, ...browser, ...trials, ...(onPostgres ? filesOnly : [])],
          // Rules and cards are loaded once for many files.
          isolate: false,
          setupFiles: onPostgres ? [] : ['test/support/nothing-outside.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'long', include: long, exclude: live, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: {
          name: 'live',
          include: live,
          // They wait more than they work, yet what they start works too.
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: browser, fileParallelism: false, sequence: { groupOrder: 3 } },
      },
      {
        extends: true,
        test: { name: 'trials', include: trials, fileParallelism: false, sequence: { groupOrder: 4 } },
      },
    ],
  },
});
