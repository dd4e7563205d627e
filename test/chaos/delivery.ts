/** The messages of a world in chaos: as they were stored, and which of them arrive. */
import { type OutgoingMessage, undelivered } from '#table/types';
import type { Process } from './process.ts';
import { MINUTE } from './time.ts';

/** A message as it was stored, and what has become of it so far. */
export type Message = {
  readonly seq: number;
  readonly intent: OutgoingMessage;
  readonly at: number;
  /** When it arrived; undefined: it has not, or could not. */
  arrivedAt?: number;
  /** It could not reach its person. */
  lost?: true;
};

type Around = {
  readonly clock: { readonly now: number };
  rows<T>(sql: string, ...values: readonly (string | number)[]): readonly T[];
  call<T extends object>(what: string, work: (process: Process) => Promise<T>): Promise<T | undefined>;
  /** Whether direct messages do not reach somebody. */
  isClosed(user: string): boolean;
};

export class Delivery {
  readonly messages: Message[] = [];
  /** Nothing is delivered: every attempt is put off. */
  isBroken = false;
  private readonly around: Around;
  private readonly byId = new Map<string, Message>();

  constructor(around: Around) {
    this.around = around;
  }

  /** Messages go out, except what cannot be delivered now. */
  async deliver(): Promise<void> {
    const { rows, clock, call } = this.around;
    for (;;) {
      const [waits] = rows(
        "select 1 from outbox where status = 'waiting' and due <= ? and leased_until <= ?",
        clock.now,
        clock.now,
      );
      if (waits === undefined) return this.note();
      const claimed = await call('claiming messages', ({ tables }) => tables.outbox.claim(50, MINUTE));
      this.note();
      if (claimed === undefined || claimed.length === 0) return;
      for (const { id, message } of claimed) {
        await (this.isBroken ? this.putOff(id) : this.handOver(id, message));
      }
    }
  }

  private putOff(id: string): Promise<unknown> {
    const { call, clock } = this.around;
    return call('a retry', async ({ tables }) => ({
      done: await tables.outbox.retry(id, clock.now + 30 * MINUTE, 'broken'),
    }));
  }

  private async handOver(id: string, intent: OutgoingMessage): Promise<void> {
    const { call, clock } = this.around;
    const message = this.byId.get(id);
    const isLost = this.isLost(intent);
    if (message !== undefined)
      Object.assign(message, isLost ? { lost: true } : { arrivedAt: message.arrivedAt ?? clock.now });
    await call('a delivery', async ({ tables }) => ({
      done: await tables.outbox.done(id, isLost ? undelivered : 'told'),
    }));
  }

  /** Whether a message is for somebody alone who cannot be reached. */
  private isLost(message: OutgoingMessage): boolean {
    const { rows, isClosed } = this.around;
    if (message.kind === 'season-news') return message.to !== undefined && isClosed(message.to);
    if (message.kind !== 'warning' && message.kind !== 'come') return false;
    const [seat] = rows<{ user: string | null }>(
      'select user_id user from seats where table_id = ? and seat = ?',
      message.table,
      message.seat,
    );
    return typeof seat?.user === 'string' && isClosed(seat.user);
  }

  /** Notes messages that are new in the outbox. */
  private note(): void {
    const rows = this.around.rows<{ seq: number; id: string; payload: string; at: number }>(
      'select seq, id, payload, at from outbox where seq > ? order by seq',
      this.messages.at(-1)?.seq ?? 0,
    );
    for (const { seq, id, payload, at } of rows) {
      const message: Message = { seq, at, intent: JSON.parse(payload) as OutgoingMessage };
      this.messages.push(message);
      this.byId.set(id, message);
    }
  }
}
