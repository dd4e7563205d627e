/**
 * Identifying, which begins a new session with Discord: at the pace that it allows all processes of a bot together, and
 * only as often a day as it allows. Discord resets the token of a bot that goes on when it has no session starts left.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, Routes } from 'discord.js';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { z } from 'zod';
import { codeOf } from './faults.ts';
import { type Leases, takeWhenFree } from './leases.ts';

/** How far apart Discord wants the identifies of shards with the same number modulo its `max_concurrency`, ms. */
const APART = 5000;
/** The share by which they are further apart, since not all of them take equally long to arrive. */
const SLACK = 0.2;
/** How often at most a lease is taken anew whose answer came late. */
const RENEWALS = 5;
/** Session starts that are left untouched, for sessions that break and for other programs with the token. */
const RESERVE = 50;
/** While it waits for more session starts, it asks again at least and at most this often, ms. */
const ASK_AGAIN = { soonest: 1000, latest: 5 * 60_000 };

const gatewayInfo = z.object({
  /** How many shards Discord recommends. */
  shards: z.number(),
  session_start_limit: z.object({
    total: z.number(),
    remaining: z.number(),
    /** In so many ms there are as many as `total` again. */
    reset_after: z.number(),
    max_concurrency: z.number(),
  }),
});

export type GatewayInfo = z.output<typeof gatewayInfo>;

type Asking = { readonly rest: REST; readonly log: Logger };

/** Asks Discord how to connect. Throws discord.js's errors. */
async function gatewayOf(rest: REST): Promise<GatewayInfo> {
  return gatewayInfo.parse(await rest.get(Routes.gatewayBot()));
}

/** Waits until there are session starts for so many shards, and tells how to connect. Throws discord.js's errors. */
export async function readyToConnect(
  { rest, log, signal }: Asking & { readonly signal: AbortSignal },
  shards: (info: GatewayInfo) => number,
): Promise<GatewayInfo> {
  const needed = (info: GatewayInfo) => Math.max(RESERVE, shards(info));
  return untilAllowed(() => gatewayOf(rest), needed, { log, signal });
}

/**
 * Lets shards identify: those with the same number modulo `concurrency` one after the other. `apartMs`: in place of Discord's
 * own distance. It only throws when the shard's connection is closed, since after another error discord.js identifies at once.
 */
export function createIdentifyThrottler({
  rest,
  leases,
  log,
  concurrency,
  apartMs = APART,
}: Asking & {
  readonly leases: Leases;
  readonly concurrency: number;
  readonly apartMs: number | undefined;
}) {
  const queues = new Map<number, PQueue>();
  let asking: Promise<GatewayInfo | undefined> | undefined;
  /** Shards that ask at the same time get the same answer. */
  const ask = () => {
    asking ??= gatewayOf(rest)
      .catch((error: unknown) => {
        log.warn({ why: codeOf(error) }, 'Discord does not tell how many session starts are left; identifying anyway');
        return undefined;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const queueOf = (key: number): PQueue => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: 1 });
    queues.set(key, queue);
    return queue;
  };
  return {
    async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
      const key = shard % concurrency;
      const turn = async () => {
        await untilAllowed(ask, () => RESERVE, { log, signal });
        // Each identify is a holder of its own: nobody renews the lease, not even for another shard of this process.
        const lease = { holder: randomUUID(), forMs: apartMs * (1 + SLACK), log, signal };
        // The others count from the moment of the lease. A busy process hears of it late, and takes it anew.
        for (let times = 0; times <= RENEWALS; times++) {
          const from = performance.now();
          await takeWhenFree(leases, `identify:${key}`, lease);
          if (performance.now() - from < (apartMs * SLACK) / 4) break;
        }
      };
      await queueOf(key).add(turn, { signal });
      // Closed at the last moment: this shard may have another connection by now, which waits for itself.
      signal.throwIfAborted();
    },
  };
}

/** Asks until enough session starts are left, or that cannot be told. */
async function untilAllowed<T extends GatewayInfo | undefined>(
  ask: () => Promise<T>,
  needed: (info: GatewayInfo) => number,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal },
): Promise<T> {
  for (let told = false; ; told = true) {
    const info = await ask();
    if (info === undefined) return info;
    const { remaining, total, reset_after: resetAfter } = info.session_start_limit;
    if (remaining >= needed(info)) return info;
    if (!told) {
      const minutes = Math.ceil(resetAfter / 60_000);
      log.warn({ remaining, total, minutes }, 'too few session starts are left; connecting waits until there are more');
    }
    await sleep(Math.min(Math.max(resetAfter, ASK_AGAIN.soonest), ASK_AGAIN.latest), undefined, { signal });
  }
}
