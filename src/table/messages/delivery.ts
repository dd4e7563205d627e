/** What senders of messages work with: the outbox, the places of tables, notes and pending texts. */
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import type { DeliveryService, Outbox } from '../types.ts';
import { createOutbox } from './outbox.ts';

/** Delivery, as part of the table service. `listeners` are called when there are new messages. */
export function createDelivery(context: Context, { trackWork }: Entrance, listeners: Set<() => void>): DeliveryService {
  const { tables, notes, pendingTexts } = context.store;
  return {
    outbox: tracked(createOutbox(context, listeners), trackWork),
    setPlace: (table, change) => trackWork(tables.setPlace(table, change)),
    notes: { get: (key) => notes.get(key), set: (key, value) => trackWork(notes.set(key, value)) },
    pendingTexts: {
      add: (user, id, text) => trackWork(pendingTexts.add(user, id, text)),
      take: (user, max) => trackWork(pendingTexts.take(user, max)),
    },
  };
}

/** What became of messages is written down before the service closes. */
function tracked(outbox: Outbox, trackWork: Entrance['trackWork']): Outbox {
  return {
    ...outbox,
    claim: (...of) => trackWork(outbox.claim(...of)),
    done: (...of) => trackWork(outbox.done(...of)),
    retry: (...of) => trackWork(outbox.retry(...of)),
    dead: (...of) => trackWork(outbox.dead(...of)),
  };
}
