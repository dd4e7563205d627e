import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './test/support/waiting-first.ts';

/**
 * Tests that start programs, threads, browsers or sockets: among them stories in a real browser, and trials, which put load on the
 * machine and watch what it does to people. Ports and files are each test's own, so files run side by side.
 */
const live = ['test/**/*.live.test.ts', 'test/browser/**/*.test.ts', 'test/trials/**/*.test.ts'];

/** Tests that play many games or draw many pictures; `npm run test:quick` leaves them out. */
const long = ['test/**/*.long.test.ts'];

/** Tests that take minutes and have a short form among the others; `npm run test:nightly` runs them. */
const nightly = ['test/**/*.nightly.test.ts'];

/** Tests that open the database's file themselves. */
const filesOnly = ['test/**/*.sqlite.test.ts'];

const onPostgres = process.env.TEST_DATABASE === 'postgres';
const atNight = process.env.TEST_NIGHTLY === '1';
const isShort = onPostgres || process.env.TEST_QUICK === '1';

export default defineConfig({
  test: {
    pool: 'forks',
    // One for each core: of two, the default leaves one idle. A server that runs beside them takes the other.
    ...(!onPostgres && { maxWorkers: availableParallelism() }),
    ...(onPostgres && { globalSetup: ['test/support/postgres-setup.ts'] }),
    sequence: { sequencer: WaitingFirst },
    // Nets under what hangs. How long something takes depends on what else the machine does, so no test is about it.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 180_000 } },
    // What differed is told whole: a rare failure may not come again soon.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          // Long ones are among them, since each project prepares all modules anew.
          name: 'plain',
          include: ['test/**/*.test.ts'],
          exclude: [...live, ...nightly, ...(isShort ? long : []), ...(onPostgres ? filesOnly : [])],
          // Rules and cards are loaded once for many files.
          isolate: false,
          setupFiles: onPostgres ? [] : ['test/support/nothing-outside.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          include: live,
          exclude: nightly,
          // One project for all of them, since a process that has loaded the program serves one project only.
          isolate: false,
          // They wait for servers, browsers and the program more than they work: more at once than there are cores, after the rest.
          maxWorkers: Math.max(4, 2 * availableParallelism()),
          sequence: { groupOrder: 1 },
        },
      },
      ...(atNight ? [{ extends: true as const, test: { name: 'nightly', include: nightly } }] : []),
    ],
  },
});
