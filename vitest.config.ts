import { defineConfig } from 'vitest/config';

/** Tests that start programs, browsers or sockets: one file at a time, after all others, so that nothing starves them. */
const live = [
  'test/browser/**/*.test.ts',
  'test/discord/**/*.test.ts',
  'test/sandbox/**/*.test.ts',
  'test/trials/**/*.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    // Nets under what hangs. How long something takes depends on what else the machine does, so no test is about it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['test/**/*.test.ts'], exclude: live, sequence: { groupOrder: 0 } },
      },
      { extends: true, test: { name: 'live', include: live, fileParallelism: false, sequence: { groupOrder: 1 } } },
    ],
  },
});
