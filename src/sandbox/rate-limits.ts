// Discord's rate limits: a bucket per route and main parameter, one limit over all, and the count of invalid requests.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ViolationLog } from './faults.ts';
import type { Found } from './http.ts';

/** How many requests in how many milliseconds. */
export type Limit = { readonly limit: number; readonly windowMs: number };

/** Whether a request may pass, and the response headers about it. */
export type Verdict = {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request is refused. */
  readonly refused?: { readonly retryAfterSeconds: number; readonly global: boolean };
};

export type RateLimits = {
  readonly admit: (found: Found) => Verdict;
  /** Counts a response with 401, 403 or 429: ten thousand within ten minutes get an IP address banned. */
  readonly noteInvalid: (route: string) => void;
};

/** Routes with limits of their own, by operation; all others have the default. */
const limits: Readonly<Record<string, Limit>> = {
  create_message: { limit: 5, windowMs: 5_000 },
  update_message: { limit: 5, windowMs: 5_000 },
  delete_message: { limit: 5, windowMs: 1_000 },
  list_messages: { limit: 5, windowMs: 5_000 },
  add_my_message_reaction: { limit: 1, windowMs: 300 },
  create_thread: { limit: 10, windowMs: 10_000 },
  create_thread_from_message: { limit: 10, windowMs: 10_000 },
  update_channel: { limit: 5, windowMs: 15_000 },
  execute_webhook: { limit: 5, windowMs: 2_000 },
  update_original_webhook_message: { limit: 5, windowMs: 2_000 },
  update_webhook_message: { limit: 5, windowMs: 2_000 },
  create_dm: { limit: 10, windowMs: 10_000 },
  bulk_set_application_commands: { limit: 2, windowMs: 60_000 },
  bulk_set_guild_application_commands: { limit: 2, windowMs: 60_000 },
};
const byDefault: Limit = { limit: 50, windowMs: 1_000 };
const overAll: Limit = { limit: 50, windowMs: 1_000 };
const invalidLimit: Limit = { limit: 10_000, windowMs: 10 * 60_000 };
/** Requests that were in flight when a refusal was sent do not count as violations. */
const graceMs = 500;
/** Far more buckets than are in use within the longest window. */
const MOST_BUCKETS = 20_000;

type Bucket = { count: number; until: number; refusedAt?: number };

function mainParameter(found: Found): string {
  const { channel, guild, application, token } = found.params;
  return token ?? channel ?? guild ?? application ?? '';
}

/** Real limits with memory in this process only. `now` in milliseconds. */
export function createRateLimits(now: () => number, violations: ViolationLog): RateLimits {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_BUCKETS });
  const hashes = new Map<string, string>();
  const global: Bucket = { count: 0, until: 0 };
  const invalid: Bucket = { count: 0, until: 0 };

  function fresh(bucket: Bucket, limit: Limit): void {
    if (now() < bucket.until) return;
    bucket.count = 0;
    bucket.until = now() + limit.windowMs;
    delete bucket.refusedAt;
  }

  function refuse(bucket: Bucket, found: Found, overAllRoutes: boolean): NonNullable<Verdict['refused']> {
    const left = bucket.until - now();
    if (bucket.refusedAt === undefined) bucket.refusedAt = now();
    else if (now() - bucket.refusedAt > graceMs && left > graceMs) {
      violations.record(
        'rate-limit-ignored',
        `${found.route.method} ${found.route.path}`,
        `sent again ${left} ms too early`,
      );
    }
    return { retryAfterSeconds: Math.max(1, left) / 1000, global: overAllRoutes };
  }

  function hashOf(operation: string): string {
    const known = hashes.get(operation);
    if (known !== undefined) return known;
    const made = createHash('md5').update(operation).digest('hex');
    hashes.set(operation, made);
    return made;
  }

  return {
    admit(found): Verdict {
      if (found.route.open !== true) {
        fresh(global, overAll);
        if (global.count >= overAll.limit) {
          const refused = refuse(global, found, true);
          return {
            refused,
            headers: {
              'retry-after': String(Math.ceil(refused.retryAfterSeconds)),
              'x-ratelimit-global': 'true',
              'x-ratelimit-scope': 'global',
            },
          };
        }
        global.count += 1;
      }
      // The callback of an interaction can be sent once only and has no bucket worth naming.
      if (found.route.operation === 'create_interaction_response') return { headers: {} };
      const limit = limits[found.route.operation] ?? byDefault;
      const key = `${found.route.operation} ${mainParameter(found)}`;
      const bucket = buckets.get(key) ?? { count: 0, until: 0 };
      buckets.set(key, bucket);
      fresh(bucket, limit);
      const refused = bucket.count >= limit.limit ? refuse(bucket, found, false) : undefined;
      if (refused === undefined) bucket.count += 1;
      const left = Math.max(0, bucket.until - now()) / 1000;
      return {
        ...(refused === undefined ? {} : { refused }),
        headers: {
          'x-ratelimit-limit': String(limit.limit),
          'x-ratelimit-remaining': String(Math.max(0, limit.limit - bucket.count)),
          'x-ratelimit-reset': (bucket.until / 1000).toFixed(3),
          'x-ratelimit-reset-after': left.toFixed(3),
          'x-ratelimit-bucket': hashOf(found.route.operation),
          ...(refused === undefined ? {} : { 'retry-after': String(Math.ceil(left)), 'x-ratelimit-scope': 'user' }),
        },
      };
    },
    noteInvalid(route) {
      fresh(invalid, invalidLimit);
      invalid.count += 1;
      if (invalid.count === invalidLimit.limit)
        violations.record('invalid-requests', route, '10,000 invalid requests in ten minutes');
    },
  };
}
