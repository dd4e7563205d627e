/** The outbox as senders see it. */
import type { ShardRange } from '#core/shards';
import type { Sender } from '#store/types';
import type { Context } from '../context.ts';
import type { Claimed, Outbox } from '../types.ts';
import { readMessage } from './index.ts';

/** After how long a message is sent by any process, since the one whose shards it is for seems to be gone, ms. */
const takeoverAfter = 30_000;

export function createOutbox(context: Context, listeners: Set<() => void>): Outbox {
  const { store, now, log } = context;
  const senderOf = (shards: ShardRange): Sender => ({ ...shards, overdue: now() - takeoverAfter });
  return {
    async claim(limit, lease, shards) {
      const rows = await store.outbox.claim(now(), limit, lease, shards && senderOf(shards));
      const claimed: Claimed[] = [];
      for (const { id, payload, claims, attempts, at } of rows) {
        const message = readMessage(payload);
        if (message !== undefined) claimed.push({ id, message, attempts, again: claims > 1, at });
        else {
          log.error({ id, payload }, 'a message in the outbox cannot be read; it is put aside');
          await store.outbox.dead(id, 'unreadable');
        }
      }
      return claimed;
    },
    done: (id, result) => store.outbox.done(id, result),
    retry: (id, due, why) => store.outbox.retry(id, due, why),
    dead: (id, why) => store.outbox.dead(id, why),
    onNew(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    behind: async (id) => (await store.outbox.behind(id)).flatMap((payload) => readMessage(payload) ?? []),
    nextDue: (shards) => store.outbox.nextDue(shards && senderOf(shards)),
  };
}
