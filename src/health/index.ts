/** Watches the program: measures what its layers report, and answers how it is at a port of its own. */
import type { Logger } from 'pino';
import { freeBytesAt } from '#core/disk';
import { type Failure, isFailure } from '#core/failure';
import type { Shard } from '#discord/bot';
import { type Measures, unmeasured } from '#discord/core/measures';
import { within } from '#discord/core/within';
import type { Store } from '#store/types';
import type { SweepMeasures } from '#table/due/sweep';
import { rarely } from './figures.ts';
import type { BackupState } from './gauges.ts';
import { measured } from './measured-store.ts';
import { createMetrics } from './metrics.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { createPulse, whyNotReady } from './readiness.ts';
import { type HealthServer, startHealthServer } from './server.ts';

/** How long whoever asks for metrics waits for the size of the database, ms. */
const PATIENCE = 2000;
const OPENING = 'the database is being opened and checked';

export type Health = {
  /** Returns the store for all layers: it is measured if the program is watched. Until then the bot counts as starting. */
  watch(store: Store): Store;
  readonly measures: Measures;
  readonly sweeps: SweepMeasures | undefined;
  /** Opens the port, if there is to be one; it need not wait for the store. `shards`: those of this process, at the time when somebody asks. */
  open(shards: () => readonly Shard[]): Promise<Failure | undefined>;
  /** Says of backups how they stand, from now on. */
  watchBackups(state: () => BackupState): void;
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
  readonly log: Logger;
  /** A folder on the disk whose room counts; undefined: none does. */
  readonly folder?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Seconds that only go forward. */
  readonly clock?: () => number;
};

/** Creates the watch over the program; its port is not open yet. */
export function createHealth(options: HealthOptions): Health {
  const { port } = options;
  return port === undefined ? unwatched : watched({ ...options, port });
}

const unwatched: Health = {
  watch: (store) => store,
  watchBackups: () => {},
  measures: unmeasured,
  sweeps: undefined,
  open: async () => undefined,
  url: () => undefined,
  retire: () => {},
  close: async () => {},
};

function watched(options: HealthOptions & { readonly port: number }): Health {
  const { port, host, log, folder, now = Date.now, clock = () => performance.now() / 1000 } = options;
  let shards: () => readonly Shard[] = () => [];
  let closing = false;
  let store: Store | undefined;
  let backups: (() => BackupState) | undefined;
  let server: HealthServer | undefined;
  const pulses = { sweep: createPulse(clock), outbox: createPulse(clock) };
  const metrics = createMetrics({
    shards: () => shards(),
    figures: rarely(
      async () => store?.figures(),
      now,
      (error) => log.warn({ err: error }, 'the store could not be counted'),
    ),
    ready: () => reasons().length === 0,
    storage: {
      databaseBytes: async () => within(store?.size().catch(() => undefined) ?? Promise.resolve(undefined), PATIENCE),
      freeBytes: async () => (folder === undefined ? undefined : freeBytesAt(folder)),
      backups: () => backups?.(),
    },
    now,
  });
  const reasons = () => (store === undefined ? [OPENING] : whyNotReady({ ...pulses, shards: shards(), closing }));
  addProcessMetrics(metrics.registry);

  return {
    watch(opened) {
      store = opened;
      return measured(opened, metrics.storeCalled);
    },
    watchBackups(state) {
      backups = state;
    },
    measures: { ...metrics.measures, outboxPolled: () => pulses.outbox.beat() },
    sweeps: { looked: () => pulses.sweep.beat(), swept: metrics.swept },
    async open(known) {
      shards = known;
      const opened = await startHealthServer({
        port,
        host,
        // Any read will do; this one is short, and not counted among those of the program. A large database takes its time
        // to be opened, which is no reason to start the program again.
        askStore: async () => store?.notes.get('health'),
        whyNotReady: reasons,
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
