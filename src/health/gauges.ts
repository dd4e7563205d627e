/** Metrics that are looked up when somebody asks: tables, queues, shards, memory. */
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';
import { version } from '#core/version';
import type { Shard } from '#discord/bot';
import type { StoreFigures } from '#store/types';
import type { Figures } from './figures.ts';

export type GaugeSources = {
  readonly shards: () => readonly Shard[];
  /** Absent: what only the store knows is not among the metrics. */
  readonly figures: Figures | undefined;
  /** Whether the bot does its work. */
  readonly ready: () => boolean;
  readonly storage: StorageSources;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** What is known of disks; undefined where nothing is, or there is no such thing. */
export type StorageSources = {
  /** Bytes that the database takes, and that are left on the disk of its folder. */
  readonly databaseBytes: () => Promise<number | undefined>;
  readonly freeBytes: () => Promise<number | undefined>;
  /** The backups that the program makes by itself: how often, ms; when the newest was made; whether making the last has failed. */
  readonly backups: () => BackupState | undefined;
};

export type BackupState = {
  readonly every: number;
  readonly newest: number | undefined;
  readonly failed: boolean;
};

const STATUSES = ['lobby', 'running', 'finished', 'cancelled'];

/** Adds them to a registry. `drawing`: how many pictures are queued or being drawn. */
export function addGauges(registry: Registry, sources: GaugeSources & { readonly drawing: () => number }): void {
  const registers = [registry];
  const { shards, figures, now, drawing } = sources;
  new Gauge({
    name: 'wardroom_build_info',
    help: 'Always 1; the label says which version of the program runs.',
    labelNames: ['version'],
    registers,
    collect() {
      this.set({ version }, 1);
    },
  });
  new Gauge({
    name: 'wardroom_ready',
    help: '1 if the shards of this process are connected and its two loops go round, 0 if not, as `/readyz` says.',
    registers,
    collect() {
      this.set(sources.ready() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'wardroom_drawing_queue',
    help: 'Pictures that are queued or being drawn.',
    registers,
    collect() {
      this.set(drawing());
    },
  });
  new Gauge({
    name: 'wardroom_shard_ready',
    help: '1 for a shard of this process that is connected to the gateway of Discord, 0 for one that is not.',
    labelNames: ['shard'],
    registers,
    collect() {
      for (const { id, ready } of shards()) this.set({ shard: id }, ready ? 1 : 0);
    },
  });
  new Gauge({
    name: 'wardroom_shard_latency_seconds',
    help: 'How long Discord took to answer the last heartbeat of a shard.',
    labelNames: ['shard'],
    registers,
    collect() {
      for (const { id, latency } of shards()) if (latency !== undefined) this.set({ shard: id }, latency);
    },
  });
  new Gauge({
    name: 'wardroom_heap_limit_bytes',
    help: 'The size at which the heap is full, which ends the program.',
    registers,
    collect() {
      this.set(getHeapStatistics().heap_size_limit);
    },
  });
  addStorage(registry, sources.storage, now);
  if (figures !== undefined) addFigures(registry, figures, now);
}

type Adding = (name: string, help: string, read: () => Promise<number | undefined> | number | undefined) => void;

/** Adds gauges without labels to a registry; what is not known has no value. */
const addingTo =
  (registry: Registry): Adding =>
  (name, help, read) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const known = await read();
        if (known === undefined) this.remove();
        else this.set(known);
      },
    });

function addStorage(
  registry: Registry,
  { databaseBytes, freeBytes, backups }: StorageSources,
  now: () => number,
): void {
  const add = addingTo(registry);
  add('wardroom_database_bytes', 'Bytes that the database takes.', databaseBytes);
  add('wardroom_disk_free_bytes', 'Bytes that are free on the disk of the database, or of the backups.', freeBytes);
  add('wardroom_backup_every_seconds', 'How often the program makes a backup by itself.', () => {
    const known = backups();
    return known && known.every / 1000;
  });
  add('wardroom_backup_age_seconds', 'Age of the newest backup that the program has made by itself.', () => {
    const newest = backups()?.newest;
    return newest === undefined ? undefined : Math.max(0, now() - newest) / 1000;
  });
  add('wardroom_backup_failed', '1 if this process could not make the last backup, until one is made.', () => {
    const known = backups();
    return known && (known.failed ? 1 : 0);
  });
}

/** Where the store cannot be read, these have no value. */
function addFigures(registry: Registry, figures: Figures, now: () => number): void {
  const age = (since: number | undefined) => (since === undefined ? 0 : Math.max(0, now() - since) / 1000);
  const addKnown = addingTo(registry);
  const add = (name: string, help: string, read: (known: StoreFigures) => number) =>
    addKnown(name, help, async () => {
      const known = await figures();
      return known && read(known);
    });
  new Gauge({
    name: 'wardroom_tables',
    help: 'Tables in the store, by status; those that are over as they were counted within the last hour.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const known = await figures();
      this.reset();
      if (known === undefined) return;
      for (const status of STATUSES) this.set({ status }, known.tables[status] ?? 0);
    },
  });
  add('wardroom_asks_waiting', 'Seats of running tables that are waited for.', (known) => known.asksWaiting);
  add('wardroom_outbox_waiting', 'Messages that are not yet sent.', (known) => known.outboxWaiting);
  add(
    'wardroom_outbox_oldest_seconds',
    'Age of the oldest message that is not yet sent; 0 if there is none.',
    (known) => age(known.oldestOutbox),
  );
  add(
    'wardroom_due_late_seconds',
    'How long ago the earliest due time has passed without being done; 0 if none has.',
    (known) => age(known.oldestDue),
  );
}
