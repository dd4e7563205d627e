/** What senders of messages work with: the outbox, the places of tables, notes and pending texts. */
import type { Context } from '../context.ts';
import type { Entrance } from '../entrance.ts';
import type { DeliveryService, Outbox } from '../types.ts';
import { createOutbox } from './outbox.ts';

/** Delivery, as part of the table service. `listeners` are called when there are new messages. */
export function createDelivery(context: Context, { track }: Entrance, listeners: Set<() => void>): DeliveryService {
  const { tables, notes, pendingTexts } = context.store;
  return {
    outbox: tracked(createOutbox(context, listeners), track),
    setPlace: (table, change) => track(tables.setPlace(table, change)),
    notes: { get: (key) => notes.get(key), set: (key, value) => track(notes.set(key, value)) },
    pendingTexts: {
      add: (user, id, text) => track(pendingTexts.add(user, id, text)),
      take: (user, most) => track(pendingTexts.take(user, most)),
    },
  };
}

/** What became of messages is written down before the service closes. */
function tracked(outbox: Outbox, track: Entrance['track']): Outbox {
  return {
    ...outbox,
    claim: (...of) => track(outbox.claim(...of)),
    done: (...of) => track(outbox.done(...of)),
    retry: (...of) => track(outbox.retry(...of)),
    dead: (...of) => track(outbox.dead(...of)),
  };
}
