/** How people did in finished games, written by the commits that end them. */
import { and, count, desc, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { grouped } from '#kernel/grouped';
import { all, type Db, type Dialect, execute, one, type Runner, type Steps } from '../steps.ts';
import type { Change, FactRow, ResultRepository, SeatFact } from '../types.ts';
import { packedFacts } from './archives.ts';

export function resultRepository({ dialect, single, read }: Runner): ResultRepository {
  const { results, seats, facts } = dialect.schema;
  return {
    totals: (user) =>
      single((db) =>
        all(
          db
            .select({
              game: results.game,
              edition: results.edition,
              seats: results.seats,
              played: count(),
              won: sql<number>`sum(${results.won})`.mapWith(Number),
            })
            .from(results)
            .where(eq(results.user, user))
            .groupBy(results.game, results.edition, results.seats)
            .orderBy(desc(count()), results.game, results.edition, results.seats),
        ),
      ),

    playedAgainst: (user, game, games) =>
      single(function* (db) {
        const latest = db
          .select({
            table: results.table,
            seat: results.seat,
            place: results.place,
            won: results.won,
            finishedAt: results.finishedAt,
          })
          .from(results)
          .where(and(eq(results.user, user), eq(results.game, game)))
          .orderBy(desc(results.finishedAt), desc(results.table))
          .limit(games)
          .as('latest');
        const rows = yield* all(
          db
            .select({ table: latest.table, own: latest.seat, place: latest.place, won: latest.won, bot: seats.bot })
            .from(latest)
            .innerJoin(seats, and(eq(seats.table, latest.table), ne(seats.seat, latest.seat)))
            .orderBy(latest.finishedAt, latest.table, latest.seat, seats.seat),
        );
        return [...grouped(rows, ({ table, own }) => `${table} ${own}`).values()].flatMap((others) => {
          const [first] = others;
          if (first === undefined) return [];
          const { place, won } = first;
          return [{ place, won: won === 1, others: others.map(({ bot }) => bot ?? undefined) }];
        });
      }),

    seatFacts: (user, kinds, games) =>
      read(function* (tx) {
        const latest = tx
          .select({ table: results.table, seat: results.seat, finishedAt: results.finishedAt })
          .from(results)
          .where(eq(results.user, user))
          .orderBy(desc(results.finishedAt), desc(results.table))
          .limit(games)
          .as('latest');
        const packed: (SeatFact & Pick<FactRow, 'seq'>)[] = [];
        for (const { table, seat, finishedAt } of yield* all(tx.select().from(latest)))
          for (const { seq, kind, at, body } of yield* packedFacts(dialect, tx, table))
            if (kinds.includes(kind) && seatIn(body) === seat) packed.push({ seq, table, seat, kind, at, finishedAt });
        const ofSeat = sql`cast(${dialect.field(facts.body, 'seat')} as text) = cast(${latest.seat} as text)`;
        const rows = yield* all(
          tx
            .select({
              seq: facts.seq,
              table: facts.table,
              seat: latest.seat,
              kind: facts.kind,
              at: facts.at,
              finishedAt: latest.finishedAt,
            })
            .from(latest)
            .innerJoin(facts, eq(facts.table, latest.table))
            .where(and(inArray(facts.kind, [...kinds]), ofSeat)),
        );
        return [...packed, ...rows].sort((a, b) => a.seq - b.seq).map(({ seq: _, ...fact }) => fact);
      }),

    haveMet: (user, other) =>
      single(function* (db) {
        const theirs = alias(seats, 'theirs');
        const shared = db
          .select({ table: theirs.table })
          .from(theirs)
          .where(and(eq(theirs.table, seats.table), eq(theirs.user, other)));
        const met = and(eq(seats.user, user), exists(shared));
        return (yield* one(db.select({ table: seats.table }).from(seats).where(met).limit(1))) !== undefined;
      }),
  };
}

/** The seat that a fact is about, of its body as JSON. */
function seatIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { seat?: unknown } | null)?.seat;
  } catch {
    return undefined;
  }
}

/** Adds the results of the game that a change ends. */
export function* addResults({ schema }: Dialect, tx: Db, { table, results = [] }: Change): Steps<void> {
  const { results: rows } = schema;
  for (const { won, user = null, ...result } of results) {
    const row = { ...result, user, table, won: won ? 1 : 0 };
    // A game that was set back ends a second time; what counts is how it ended last, and for whom.
    yield* execute(
      tx
        .insert(rows)
        .values(row)
        .onConflictDoUpdate({ target: [rows.table, rows.seat], set: row }),
    );
  }
}
