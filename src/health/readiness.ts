/** Whether the bot does its work: whether its shards are connected, and its two loops go round. */
import type { Shard } from '#discord/bot';

/** The last sign of life of a loop. */
export type Pulse = { beat(): void; readonly age: () => number | undefined };

/** A pulse that has not beaten yet. `clock`: seconds that only go forward. */
export function createPulse(clock: () => number): Pulse {
  let last: number | undefined;
  return {
    beat() {
      last = clock();
    },
    age: () => (last === undefined ? undefined : clock() - last),
  };
}

export type ReadinessSources = {
  readonly shards: readonly Shard[];
  readonly sweep: Pulse;
  readonly outbox: Pulse;
  readonly closing: boolean;
};

/** The sweep comes every 15 s, the outbox is looked at every 5 s; both take longer when there is much to do. Seconds. */
const SWEEP_PATIENCE = 60;
const OUTBOX_PATIENCE = 30;

/** Why the bot is not ready, in words for whoever runs it; nothing if it is. */
export function whyNotReady({ shards, sweep, outbox, closing }: ReadinessSources): readonly string[] {
  const reasons: string[] = [];
  if (closing) reasons.push('the program is shutting down');
  if (shards.length === 0) reasons.push('not connected to Discord yet');
  for (const { id, ready } of shards) if (!ready) reasons.push(`shard ${id} is not connected to Discord`);
  reasons.push(...stopped('the sweep of due times', sweep, SWEEP_PATIENCE));
  reasons.push(...stopped('the outbox', outbox, OUTBOX_PATIENCE));
  return reasons;
}

function stopped(loop: string, pulse: Pulse, patience: number): readonly string[] {
  const age = pulse.age();
  if (age === undefined) return [`${loop} has not begun yet`];
  return age > patience ? [`${loop} has stood still for ${Math.round(age)} s`] : [];
}
