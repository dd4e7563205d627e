/** Histories in one piece instead of in rows: written some time after the end of their games, and read like the rows. */
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { type ArchivedHistory, type ArchivedInput, packHistory, unpackHistory } from '../archive-packing.ts';
import type { ArchiveRepository } from '../archive-types.ts';
import { pause } from '../pause.ts';
import { all, type Db, type Dialect, execute, one, type Runner, type Steps } from '../steps.ts';
import type { FactRow, InputRow } from '../types.ts';
import { personLockKey } from './room.ts';

/** How the history of a table is kept, in its column `archived`. */
const PACKED = 'packed';
const REDUCED = 'reduced';

/** Undoes a step, since what was read has changed meanwhile. */
class ReadTooEarly extends Error {}

type Rows = ArchivedHistory & {
  readonly table: string;
  /** Whose inputs there are, as the history counts them. */
  readonly people: readonly string[];
};

export function archiveRepository({ dialect, read, write }: Runner): ArchiveRepository {
  const { tables, due, matches, seasons } = dialect.schema;

  /** A table that was over before a time, and whose history is kept in a way (null: as rows). */
  function* oldest(tx: Db, archived: string | null, before: number, also?: SQL): Steps<string | undefined> {
    const isSo: SQL = archived === null ? isNull(tables.archived) : eq(tables.archived, archived);
    const over = and(isSo, isNotNull(tables.finishedAt), lt(tables.finishedAt, before), also);
    const isOver = and(over, inArray(tables.status, ['finished', 'cancelled']));
    const found = tx.select({ id: tables.id }).from(tables).where(isOver).orderBy(asc(tables.finishedAt)).limit(1);
    return (yield* one(found))?.id;
  }

  /** Whether nothing follows from a table any more: the next game of its match takes the decks from it. */
  function isThrough(tx: Db, unlessDue: readonly string[]): SQL | undefined {
    const isGoing = and(eq(matches.table, tables.id), sql`${matches.status} not in ('done', 'void')`);
    const isUnderWay = notInArray(seasons.status, ['final', 'cancelled']);
    const going = tx
      .select({ id: matches.id })
      .from(matches)
      .innerJoin(seasons, eq(seasons.id, matches.season))
      .where(and(isGoing, isUnderWay));
    const isAwaited = and(eq(due.table, tables.id), inArray(due.kind, [...unlessDue]));
    const awaited = tx.select({ kind: due.kind }).from(due).where(isAwaited);
    return and(notExists(going), notExists(awaited));
  }

  /** Does a table after the other; `work` tells whether it is done, and not by another process. */
  async function each<T>(
    next: () => Promise<T | undefined>,
    work: (found: T) => Promise<boolean>,
    stopped: () => boolean,
  ): Promise<number> {
    for (let done = 0; ; await pause()) {
      const found = stopped() ? undefined : await next();
      if (found === undefined) return done;
      try {
        if (await work(found)) done++;
      } catch (error) {
        if (!(error instanceof ReadTooEarly)) throw error;
      }
    }
  }

  return {
    pack: (before, stopped = () => false) =>
      each(
        () =>
          read(function* (tx) {
            const table = yield* oldest(tx, null, before);
            return table === undefined ? undefined : yield* rowsOf(dialect, tx, table);
          }),
        async (rows) => {
          const data = await packHistory(rows);
          return write((tx) => replaceRows(dialect, tx, rows, data));
        },
        stopped,
      ),

    reduce: (before, { events, fact, unlessDue }, stopped = () => false) =>
      each(
        () =>
          read(function* (tx) {
            const table = yield* oldest(tx, PACKED, before, isThrough(tx, unlessDue));
            return table === undefined
              ? undefined
              : { table, history: (yield* historyOf(dialect, tx, table))?.history };
          }),
        async ({ table, history }) => {
          const inputs = (history?.inputs ?? []).flatMap((input) => reducedInput(input, events));
          const facts = (history?.facts ?? []).filter(({ kind }) => fact(kind));
          const data = inputs.length + facts.length === 0 ? undefined : await packHistory({ inputs, facts });
          return write((tx) => reduceTable(dialect, tx, table, data));
        },
        stopped,
      ),
  };
}

/** An input of a packed table as its row was; `undoneBy` is there if it was taken back. */
type PackedInput = InputRow & Pick<ArchivedInput, 'undoneBy'>;

/** All inputs of a packed table, the oldest first; none if it is not packed. */
export function* packedInputs(dialect: Dialect, db: Db, table: string): Steps<readonly PackedInput[]> {
  const found = yield* historyOf(dialect, db, table);
  if (found === undefined) return [];
  const { history, people } = found;
  return history.inputs.map(({ person, ...input }) => ({
    ...input,
    user: person === undefined ? undefined : people.get(person),
  }));
}

/** Those that were not taken back. */
export function* packedMoves(dialect: Dialect, db: Db, table: string): Steps<readonly InputRow[]> {
  const all = yield* packedInputs(dialect, db, table);
  return all.flatMap(({ undoneBy, ...input }) => (undoneBy === undefined ? [input] : []));
}

/** The facts of a packed table. */
export function* packedFacts(dialect: Dialect, db: Db, table: string): Steps<readonly FactRow[]> {
  const found = yield* historyOf(dialect, db, table);
  return (found?.history.facts ?? []).map((fact) => ({ ...fact, table }));
}

/** A packed history with its people; one that is damaged counts as none. */
function* historyOf(
  { schema: { archives, archivePeople } }: Dialect,
  db: Db,
  table: string,
): Steps<{ readonly history: ArchivedHistory; readonly people: ReadonlyMap<number, string> } | undefined> {
  const row = yield* one(db.select({ data: archives.data }).from(archives).where(eq(archives.table, table)));
  const history = row && unpackHistory(row.data);
  if (history === undefined) return undefined;
  const { person, user } = archivePeople;
  const people = yield* all(db.select({ person, user }).from(archivePeople).where(eq(archivePeople.table, table)));
  return { history, people: new Map(people.map((one) => [one.person, one.user])) };
}

/** The history of a table that is kept as rows. */
function* rowsOf({ schema: { inputs, facts } }: Dialect, tx: Db, table: string): Steps<Rows> {
  const inputRows = yield* all(
    tx.select().from(inputs).where(eq(inputs.table, table)).orderBy(asc(inputs.rev), asc(inputs.n)),
  );
  const factRows = yield* all(tx.select().from(facts).where(eq(facts.table, table)).orderBy(asc(facts.seq)));
  const people = [...new Set(inputRows.flatMap(({ user }) => user ?? []))];
  return {
    table,
    people,
    inputs: inputRows.map(({ table: _, user, seat, ask, undoneBy, ...input }) => ({
      ...input,
      seat: seat ?? undefined,
      ask: ask ?? undefined,
      undoneBy: undoneBy ?? undefined,
      person: user === null ? undefined : people.indexOf(user),
    })),
    facts: factRows.map(({ table: _, ...fact }) => fact),
  };
}

/** Stores a packed history instead of its rows; false: another process has. */
function* replaceRows(
  dialect: Dialect,
  tx: Db,
  { table, people, inputs: packed, facts: told }: Rows,
  data: Uint8Array,
): Steps<boolean> {
  const { tables, inputs, facts, archives, archivePeople } = dialect.schema;
  // Whoever is forgotten meanwhile must not come back.
  if (people.length > 0) yield* dialect.lock(tx, people.map(personLockKey));
  const marked = tx.update(tables).set({ archived: PACKED });
  if ((yield* execute(marked.where(and(eq(tables.id, table), isNull(tables.archived))))) === 0) return false;
  const mine = eq(inputs.table, table);
  const theirs = yield* all(
    tx.select({ user: inputs.user, inputs: count() }).from(inputs).where(mine).groupBy(inputs.user),
  );
  const counts = new Map(theirs.flatMap(({ user, inputs }) => (user === null ? [] : [[user, inputs] as const])));
  const isSame = counts.size === people.length && people.every((user) => counts.has(user));
  if (!isSame || (yield* execute(tx.delete(inputs).where(mine))) !== packed.length) throw new ReadTooEarly();
  if ((yield* execute(tx.delete(facts).where(eq(facts.table, table)))) !== told.length) throw new ReadTooEarly();
  if (packed.length + told.length > 0) yield* execute(tx.insert(archives).values({ table, data }));
  for (const [person, user] of people.entries())
    yield* execute(tx.insert(archivePeople).values({ table, person, user, inputs: counts.get(user) ?? 0 }));
  return true;
}

function reducedInput(input: ArchivedInput, kept: (events: string) => string | undefined): readonly ArchivedInput[] {
  const events = input.undoneBy === undefined ? kept(input.events) : undefined;
  if (events === undefined) return [];
  return [{ ...input, events, input: '', person: undefined, ask: undefined }];
}

/** Deletes what is of no use any more, and stores what is left of the history; false: another process has. */
function* reduceTable({ schema }: Dialect, tx: Db, table: string, data: Uint8Array | undefined): Steps<boolean> {
  const { tables, seats, archives, archivePeople, requests, requestAnswers, watchers } = schema;
  const reduced = tx.update(tables).set({ archived: REDUCED, state: null, pauses: null });
  if ((yield* execute(reduced.where(and(eq(tables.id, table), eq(tables.archived, PACKED))))) === 0) return false;
  if (data === undefined) yield* execute(tx.delete(archives).where(eq(archives.table, table)));
  else yield* execute(tx.update(archives).set({ data }).where(eq(archives.table, table)));
  yield* execute(tx.delete(archivePeople).where(eq(archivePeople.table, table)));
  const asked = tx.select({ id: requests.id }).from(requests).where(eq(requests.table, table));
  yield* execute(tx.delete(requestAnswers).where(inArray(requestAnswers.request, asked)));
  yield* execute(tx.delete(requests).where(eq(requests.table, table)));
  yield* execute(tx.delete(watchers).where(eq(watchers.table, table)));
  yield* execute(
    tx.update(seats).set({ deck: null, settings: null, calls: null, orders: null }).where(eq(seats.table, table)),
  );
  return true;
}
