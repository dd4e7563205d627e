/** What the pairing thread does: it lets one season go on. */
import { serve } from '#core/thread-tasks';
import { advance } from './advance.ts';
import type { PairingJob } from './pairing-jobs.ts';

const tasks = {
  advance({ season, now, ids }: PairingJob) {
    const left = [...ids];
    return advance(season, { now: () => now, newId: () => left.pop() ?? '' });
  },
};
export type PairingTasks = typeof tasks;
export const run = serve(tasks);
