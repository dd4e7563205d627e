/** The calls of the store that a move takes, on a database with many tables: SQLite, and PostgreSQL beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Change, Store } from '#store/types';
import { postgresPrograms, startCluster } from '#test/postgres';
import { each, percentile, type Row, ratio } from './measure.ts';
import { fill, openedStore, states, storedTables } from './stored-tables.ts';

/** How long a message is claimed for, ms. */
const lease = 60_000;

/** Microseconds of the middle call, by what is called. */
type Figures = Readonly<Record<string, number>>;

/** Rows of the report; ratios of PostgreSQL against SQLite. */
export async function store(quick: boolean): Promise<Row[]> {
  const tables = quick ? 1000 : 10_000;
  const calls = quick ? 200 : 4000;
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-store-'));
  const programs = postgresPrograms();
  const cluster = programs === undefined ? undefined : await startCluster(programs, { durable: true });
  try {
    const file = await measured(join(folder, 'wardroom.sqlite'), tables, calls);
    const server = cluster === undefined ? undefined : await measured(await cluster.create(), tables, calls);
    const rows = Object.entries(file).map(([what, figure]): Row => {
      const other = server?.[what];
      const on = other === undefined ? '' : `, PostgreSQL ${other.toFixed(0)} µs`;
      return {
        what,
        figure: `SQLite ${figure.toFixed(0)} µs${on}`,
        ...(other !== undefined && { ratio: ratio(other / figure) }),
      };
    });
    if (cluster === undefined) rows.push({ what: 'PostgreSQL', figure: 'is not installed here' });
    return [{ what: 'tables stored', figure: `${tables}, medians of ${calls} calls` }, ...rows];
  } finally {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(place: string, tables: number, calls: number): Promise<Figures> {
  await fill(place, tables);
  const opened = await openedStore(place);
  try {
    const { tables, outbox } = opened;
    const id = (i: number): string => storedTables[i % storedTables.length] ?? '';
    const middle = async (call: (i: number) => Promise<unknown>): Promise<number> => {
      await each(Math.ceil(calls / 10), call);
      return percentile(await each(calls, call), 0.5) * 1000;
    };
    const commit = await mover(opened);
    const [find, load, none, move] = [
      await middle((i) => tables.find(id(i))),
      await middle((i) => tables.load(id(i))),
      await middle(() => outbox.claim(Date.now(), 1, lease)),
      await middle((i) => commit(id(i))),
    ];
    for (const { id } of await outbox.claim(Date.now(), storedTables.length, lease)) await outbox.done(id, undefined);
    const claims: number[] = [];
    for (let i = 0; i < calls / 4; i++) {
      await commit(id(i));
      const from = performance.now();
      const [claimed] = await outbox.claim(Date.now(), 1, lease);
      claims.push(performance.now() - from);
      await outbox.done(claimed?.id ?? '', undefined);
    }
    return {
      'tables.find': find,
      'tables.load': load,
      'tables.commit of a move': move,
      'outbox.claim of a message': percentile(claims, 0.5) * 1000,
      'outbox.claim of nothing': none,
    };
  } finally {
    await opened.close();
  }
}

/** Commits what a usual move does: an input, the new state, the two seats, a fact, the live message, and the next reminder. */
async function mover({ tables }: Store): Promise<(table: string) => Promise<void>> {
  const texts = states();
  const revs = new Map<string, number>();
  for (const id of storedTables) revs.set(id, (await tables.find(id))?.rev ?? 0);
  let made = 0;
  return async (table) => {
    const expect = revs.get(table) ?? 0;
    const rev = expect + 1;
    const at = Date.now();
    const seat = rev % 2;
    const change: Change = {
      table,
      expect,
      row: { state: texts[made++ % texts.length] ?? '' },
      patch: [
        { seat, waitingSince: undefined, movedRev: rev },
        { seat: 1 - seat, waitingSince: at },
      ],
      inputs: [
        { rev, n: 0, seat, user: `10${seat}`, by: 'person', ask: made, input: '{"pick":["c7"]}', events: '[]', at },
      ],
      facts: [{ kind: 'moved', body: '{"seat":0}', at }],
      outbox: [{ id: `m${made}`, kind: 'live', payload: '{"calls":[1]}', at, merge: ([first = '{}']) => first }],
      clearDue: [{ kind: 'remind', seat }],
      setDue: [{ kind: 'remind', seat: 1 - seat, at: at + 86_400_000 }],
    };
    const result = await tables.commit(change);
    if (result !== 'stored') throw new Error(`the move was not stored: ${result}`);
    revs.set(table, rev);
  };
}
