/** Watches the program: measures what its layers report, and answers how it is at a port of its own. */
import type { Logger } from 'pino';
import type { Shard } from '#discord/bot';
import { type Measures, unmeasured } from '#discord/measures';
import { type Failure, isFailure } from '#failure';
import type { Store } from '#store/types';
import type { SweepMeasures } from '#table/sweep';
import { rarely } from './figures.ts';
import { measured } from './measured-store.ts';
import { createMetrics } from './metrics.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { createPulse, whyNotReady } from './readiness.ts';
import { type HealthServer, startHealthServer } from './server.ts';

export type Health = {
  /** The store for all layers: it is measured if the program is watched. */
  readonly store: Store;
  readonly measures: Measures;
  readonly sweeps: SweepMeasures | undefined;
  /** Opens the port, if there is to be one. `shards`: those of this process, at the time when somebody asks. */
  open(shards: () => readonly Shard[]): Promise<Failure | undefined>;
  /** Where the port is; undefined while it is not open. */
  url(): string | undefined;
  /** From now on the bot counts as not ready, since it is about to be closed. */
  retire(): void;
  close(): Promise<void>;
};

export type HealthOptions = {
  /** Absent: nothing is watched or measured. */
  readonly port: number | undefined;
  readonly host: string;
  readonly store: Store;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Seconds that only go forward. */
  readonly clock?: () => number;
};

/** Creates the watch over a store and what is built on it; its port is not open yet. */
export function createHealth(options: HealthOptions): Health {
  const { port } = options;
  return port === undefined ? unwatched(options.store) : watched({ ...options, port });
}

function unwatched(store: Store): Health {
  return {
    store,
    measures: unmeasured,
    sweeps: undefined,
    open: async () => undefined,
    url: () => undefined,
    retire: () => {},
    close: async () => {},
  };
}

function watched(options: HealthOptions & { readonly port: number }): Health {
  const { port, host, store, log, now = Date.now, clock = () => performance.now() / 1000 } = options;
  let shards: () => readonly Shard[] = () => [];
  let closing = false;
  let server: HealthServer | undefined;
  const pulses = { sweep: createPulse(clock), outbox: createPulse(clock) };
  const metrics = createMetrics({
    shards: () => shards(),
    figures: rarely(
      () => store.figures(),
      now,
      (error) => log.warn({ err: error }, 'the store could not be counted'),
    ),
    now,
  });
  addProcessMetrics(metrics.registry);

  return {
    store: measured(store, metrics.storeCalled),
    measures: { ...metrics.measures, outboxPolled: () => pulses.outbox.beat() },
    sweeps: { looked: () => pulses.sweep.beat(), swept: metrics.swept },
    async open(known) {
      shards = known;
      const opened = await startHealthServer({
        port,
        host,
        // Any read will do; this one is short, and not counted among those of the program.
        askStore: () => store.notes.get('health'),
        whyNotReady: () => whyNotReady({ ...pulses, shards: shards(), closing }),
        metrics: async () => ({ text: await metrics.registry.metrics(), contentType: metrics.registry.contentType }),
      });
      if (isFailure(opened)) return opened;
      server = opened;
      log.info({ url: server.url }, 'health and metrics can be asked for');
      return undefined;
    },
    url: () => server?.url,
    retire() {
      closing = true;
    },
    async close() {
      await server?.close();
    },
  };
}
