/** Stores many unfinished tables, each with a state of a real game, as a long-running bot has them. */
import { isFailure } from '#core/failure';
import { isPostgres, openStore } from '#store/open';
import type { Store } from '#store/types';
import { execute, rowsOf } from '#test/query';
import { decks, edition, eve, record, replay } from './stock.ts';

/** Different states; the tables take them in turn. */
const variety = 40;

/** What distinguishes one table from another, by the table of the database that it is in. */
const keysOf = { tables: ['id', 'key', 'thread'], seats: ['table_id'], due: ['table_id'] } as const;

/** Opens the store at a place; throws if that fails. */
export async function openedStore(place: string): Promise<Store> {
  const store = await openStore(place);
  if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
  return store;
}

/**
 * Fills an empty database, SQLite or PostgreSQL, with about `count` tables, spread over the servers. Some go in through the store,
 * and are then multiplied in the database itself.
 */
export async function fill(place: string, count: number, servers: readonly string[] = ['10']): Promise<void> {
  const store = await openedStore(place);
  for (const [n, state] of states().entries()) await add(store, n, state, servers[n % servers.length] ?? '');
  await store.close();
  await multiply(place, Math.ceil(count / variety) - 1);
  // A server does this by itself, but not at once.
  if (isPostgres(place)) await execute(place, 'ANALYZE');
}

/** The ids of the tables that were stored first. */
export const storedTables: readonly string[] = Array.from({ length: variety }, (_, n) => `model${n}`);

/** States of real games, from early to late ones. */
export function states(): readonly string[] {
  const texts: string[] = [];
  for (let n = 0; texts.length < variety; n++) {
    const course: string[] = [];
    replay(record(`start-${n}`, ['admiral', 'drifter']), (state) => course.push(JSON.stringify(state)));
    texts.push(...[0.3, 0.5, 0.7, 0.9].map((share) => course[Math.floor(course.length * share)] ?? ''));
  }
  return texts.slice(0, variety);
}

async function add({ tables }: Store, n: number, state: string, guild: string): Promise<void> {
  const at = Date.now();
  const id = storedTables[n] ?? '';
  await tables.create({
    id,
    key: id,
    status: 'lobby',
    game: eve.id,
    edition,
    seed: `start-${n}`,
    host: '1',
    options: JSON.stringify({ seats: 2, remindAfter: 86_400_000, game: {} }),
    place: { guild, channel: '20', thread: `3${n}`, lobbyMessage: `4${n}`, liveMessage: `5${n}` },
    openedAt: at,
    seats: [0, 1].map((seat) => ({
      seat,
      user: `10${n}${seat}`,
      bot: undefined,
      name: `Player ${seat}`,
      deck: JSON.stringify(decks[seat]),
      settings: undefined,
      waitingSince: seat === 0 ? at : undefined,
      movedRev: 1,
    })),
  });
  await tables.commit({
    table: id,
    expect: 1,
    row: { status: 'running', ruleset: eve.ruleset, startedAt: at, state },
    ruleset: { hash: eve.ruleset, game: eve.id, data: JSON.stringify(eve.data) },
    setDue: [{ kind: 'remind', seat: 0, at: at + 86_400_000 }],
  });
}

/** Ends all but one in `among` of the tables of a filled database, as those of many years. */
export async function finishAllBut(place: string, among: number): Promise<void> {
  const ended = `number % ${among} <> 0`;
  const which = `SELECT id FROM tables WHERE ${ended}`;
  await execute(
    place,
    `BEGIN; DELETE FROM due WHERE table_id IN (${which}); ` +
      `UPDATE tables SET status = 'finished', finished_at = started_at WHERE ${ended}; COMMIT`,
  );
  if (isPostgres(place)) await execute(place, 'ANALYZE');
}

async function multiply(place: string, times: number): Promise<void> {
  const copies: string[] = [];
  for (const [table, keys] of Object.entries(keysOf)) {
    const [row = {}] = await rowsOf<Record<string, unknown>>(place, `SELECT * FROM ${table} LIMIT 1`);
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const values = Object.keys(row).map((name) => {
      if ((keys as readonly string[]).includes(name)) return `"${name}" || '0' || i`;
      return name === 'number' ? `"${name}" + i * ${variety}` : `"${name}"`;
    });
    copies.push(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times}) ` +
        `INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table}, n`,
    );
  }
  // One transaction: with a sync for each statement it would take longer than all else.
  await execute(place, `BEGIN; ${copies.join('; ')}; COMMIT`);
}
