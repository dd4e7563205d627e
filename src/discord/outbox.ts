/**
 * Sends pending messages. Intents are claimed from the store after their commit, so a crash loses none; each has its own
 * nonce, so none is sent twice. Failures that may pass are retried later; the others are set aside.
 */
import type { REST } from 'discord.js';
import { withLogContext, withoutLogContext } from '#core/log-context';
import type { ShardRange } from '#core/shards';
import type { Claimed } from '#table/types';
import { type AbsenceChecks, createAbsenceChecks } from './core/absence.ts';
import type { App } from './core/app.ts';
import { type ChannelAccess, createChannelAccess } from './core/channel-access.ts';
import { codeOf, faultOf } from './core/faults.ts';
import { type Measures, unmeasured } from './core/measures.ts';
import { createDelivery } from './delivery/index.ts';
import { TryLater } from './delivery/try-later.ts';

export type OutboxWorker = {
  start(): void;
  /** Claims nothing more and waits for what is being sent. */
  close(): Promise<void>;
};

const AT_ONCE = 8;
/**
 * How long no other process claims what this one is sending, ms. Longer than sending usually takes; if it takes longer and
 * another process sends it too, the nonce makes both one message. After a crash, messages are delayed by this much.
 */
const LEASE = 20_000;
/** How often the store is checked even without a notification, ms. */
const POLL = 5000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 5 * 60_000;
/** About a day of trying. */
const ATTEMPTS = 300;

/** How long to wait before the next attempt, ms: exponential, with jitter so that many do not retry at once. */
export function backOff(attempts: number, random: () => number): number {
  const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempts, 12));
  return Math.round(base * (0.5 + random()));
}

/** Creates the worker; nothing is claimed before `start`. */
export function createOutboxWorker({
  app,
  rest,
  absence = createAbsenceChecks(rest, app.now),
  access = createChannelAccess(rest),
  shards,
  measures = unmeasured,
  random = Math.random,
}: {
  readonly app: App;
  readonly rest: REST;
  readonly absence?: AbsenceChecks;
  readonly access?: ChannelAccess;
  /** The shards of this process; absent: all. */
  readonly shards?: ShardRange | undefined;
  readonly measures?: Measures;
  readonly random?: () => number;
}): OutboxWorker {
  const { outbox } = app.tables;
  const deliver = createDelivery(app, rest, absence, access);
  const inHand = new Map<string, Promise<void>>();
  let running = false;
  let claiming: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;

  async function send(claimed: Claimed): Promise<void> {
    const { id, message } = claimed;
    try {
      await outbox.done(id, await deliver(claimed));
    } catch (error) {
      return failed(claimed, error);
    }
    measures.sent(message.kind, 'sent');
    app.log.debug({}, 'a message was sent');
  }

  async function failed({ id, message, attempts }: Claimed, error: unknown): Promise<void> {
    if (error instanceof TryLater) {
      const { refused } = error;
      measures.sent(message.kind, 'retried');
      // A newer version of the program, which runs beside this one, can read the table.
      const wait = refused === 'table.newer' ? POLL : backOff(attempts, random);
      app.log.info({ attempts, wait, why: refused }, 'a message will be tried again');
      return outbox.retry(id, app.now() + wait, refused);
    }
    const fault = faultOf(error);
    const hopeless = fault !== undefined && fault !== 'busy';
    if (hopeless || attempts >= ATTEMPTS) {
      measures.sent(message.kind, 'dead');
      if (hopeless) app.log.error({ attempts, why: codeOf(error) }, 'a message cannot be sent; it is put aside');
      else app.log.error({ attempts, err: error }, 'a message was tried too often; it is put aside');
      return outbox.dead(id, codeOf(error));
    }
    measures.sent(message.kind, 'retried');
    const wait = backOff(attempts, random);
    if (fault === 'busy') app.log.warn({ attempts, wait, why: codeOf(error) }, 'a message will be tried again');
    else logFault({ attempts, wait, err: error }, 'sending failed; it will be tried again');
    await outbox.retry(id, app.now() + wait, codeOf(error));
  }

  /** What happens as the program closes comes of that; whatever was not done is done at the next start. */
  function logFault(about: object, what: string): void {
    app.log[running ? 'error' : 'info'](about, what);
  }

  function pump(): Promise<void> {
    if (claiming === undefined) {
      claiming = claimAll().finally(() => {
        claiming = undefined;
        schedule();
      });
    } else again = true;
    return claiming;
  }

  async function claimAll(): Promise<void> {
    try {
      do {
        again = false;
        const room = AT_ONCE - inHand.size;
        if (!running) break;
        if (room <= 0) {
          measures.outboxPolled();
          break;
        }
        const claimed = await outbox.claim(room, LEASE, shards);
        measures.outboxPolled();
        for (const one of claimed) take(one);
        if (claimed.length === room) again = true;
      } while (again);
    } catch (error) {
      logFault({ err: error }, 'the outbox cannot be read');
    }
  }

  function take(claimed: Claimed): void {
    // Its lease has expired while this very process is still sending it.
    if (inHand.has(claimed.id)) return;
    const { id, message } = claimed;
    const work = withLogContext({ message: id, kind: message.kind, table: message.table }, () =>
      send(claimed).catch((error: unknown) => {
        // The store failed. The lease will expire, and it will be claimed again.
        logFault({ err: error }, 'the outbox cannot be written');
      }),
    );
    inHand.set(id, work);
    void work.then(() => {
      inHand.delete(id);
      wake();
    });
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!running) return;
    void outbox
      .nextDue(shards)
      .catch(() => undefined)
      .then((due) => {
        clearTimeout(timer);
        if (!running) return;
        const wait = due === undefined ? POLL : Math.min(POLL, Math.max(20, due - app.now()));
        timer = setTimeout(wake, wait);
        timer.unref();
      });
  }

  function wake(): void {
    // Often called by the commit of an interaction, which is no part of what else is sent.
    if (running) void withoutLogContext(pump);
  }

  return {
    start() {
      running = true;
      unsubscribe = outbox.onNew(wake);
      wake();
    },
    async close() {
      running = false;
      clearTimeout(timer);
      unsubscribe?.();
      await claiming;
      while (inHand.size > 0) await Promise.all(inHand.values());
    },
  };
}
