/** Reads and deletes what is stored about one person. Every column that can hold their id or their words is handled here. */
import { and, asc, count, desc, eq, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { personKey } from '../person-key.ts';

import { SEASON_NEXT, seasonKey } from '../season-key.ts';
import { all, type Db, type Dialect, execute, one, type Runner, type Steps } from '../steps.ts';
import type { Forgotten, PeopleRepository, PersonInput, PersonTable } from '../types.ts';
import { packedInputs } from './archives.ts';
import { writeDue } from './due.ts';
import { personLockKey, playsOn, unfinished } from './room.ts';
import { actOf } from './servers.ts';

export function peopleRepository({ dialect, read, write }: Runner): PeopleRepository {
  const { users, calendars, pendingTexts, inputs, archivePeople, results, tenures, forgotten } = dialect.schema;
  return {
    stored: (user) =>
      read(function* (tx) {
        const texts = tx.select({ text: pendingTexts.text }).from(pendingTexts).where(eq(pendingTexts.user, user));
        const { table, seat, name } = tenures;
        const had = and(eq(tenures.user, user), isNotNull(tenures.toRev));
        const former = tx.select({ table, seat, name }).from(tenures).where(had);
        const kept = tx.select().from(calendars).where(eq(calendars.user, user)).orderBy(desc(calendars.from)).limit(1);
        const { reports } = dialect.schema;
        const said = tx
          .select({ words: reports.words })
          .from(reports)
          .where(eq(reports.user, user))
          .orderBy(reports.seq);
        const { watchers } = dialect.schema;
        const watched = tx.select().from(watchers).where(eq(watchers.user, user)).orderBy(watchers.table);
        const moves = yield* one(tx.select({ count: count() }).from(inputs).where(eq(inputs.user, user)));
        const packed = tx
          .select({ inputs: archivePeople.inputs })
          .from(archivePeople)
          .where(eq(archivePeople.user, user));
        return {
          settings: (yield* one(tx.select().from(users).where(eq(users.user, user))))?.settings,
          calendar: (yield* one(kept))?.body,
          pendingTexts: (yield* all(texts.orderBy(asc(pendingTexts.seq)))).map(({ text }) => text),
          tables: yield* tablesOf(dialect, tx, user),
          formerSeats: yield* all(former.orderBy(tenures.table, tenures.seat, tenures.n)),
          moves: (yield* all(packed)).reduce((sum, one) => sum + one.inputs, moves?.count ?? 0),
          reports: (yield* all(said)).map(({ words }) => words),
          watched: (yield* all(watched)).map((row) => row.table),
          seasons: yield* all(seasonsOf(dialect, tx, user)),
          acts: (yield* all(actsOf(dialect, tx, user))).map(actOf),
        };
      }),

    course: (user) =>
      read(function* (tx) {
        const { table, rev, seat, ask, input, at, n } = inputs;
        const own = tx.select({ table, rev, seat, ask, input, at }).from(inputs).where(eq(inputs.user, user));
        const finished = tx
          .select()
          .from(results)
          .where(eq(results.user, user))
          .orderBy(results.finishedAt, results.table);
        const rows = (yield* all(own.orderBy(table, rev, n))).map((row) => ({
          ...row,
          seat: row.seat ?? undefined,
          ask: row.ask ?? undefined,
        }));
        const archived = tx.select({ table: archivePeople.table }).from(archivePeople);
        const packed: PersonInput[] = [];
        for (const { table } of yield* all(archived.where(eq(archivePeople.user, user)).orderBy(archivePeople.table)))
          for (const { rev, seat, ask, input, at, ...one } of yield* packedInputs(dialect, tx, table))
            if (one.user === user) packed.push({ table, rev, seat, ask, input, at });
        return {
          inputs: [...packed, ...rows].sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0)),
          results: (yield* all(finished)).map(({ user: _, won, ...row }) => ({ ...row, won: won === 1 })),
        };
      }),

    forget: (user, as) =>
      write(function* (tx) {
        yield* dialect.lock(tx, [personLockKey(user)]);
        const { despite = [] } = as;
        const standing = (yield* tablesOf(dialect, tx, user)).filter(
          ({ id, stands }) => stands && !despite.includes(id),
        );
        if (standing.length === 0) yield* forget(dialect, tx, user, as);
        return standing;
      }),

    toForgetAgain: () =>
      read((tx) =>
        all(
          tx
            .select({ hash: forgotten.hash, salt: forgotten.salt })
            .from(forgotten)
            .where(eq(forgotten.pending, 1))
            .orderBy(forgotten.hash),
        ),
      ),

    everybody: () =>
      read(function* (tx) {
        const { seats, tables, decks, reports, watchers, entries, leagues, matchSeats, trophies, organisers } =
          dialect.schema;
        const columns = [
          [seats, seats.user],
          [tables, tables.host],
          [inputs, inputs.user],
          [archivePeople, archivePeople.user],
          [results, results.user],
          [tenures, tenures.user],
          [users, users.user],
          [calendars, calendars.user],
          [pendingTexts, pendingTexts.user],
          [decks, decks.owner],
          [reports, reports.user],
          [watchers, watchers.user],
          [entries, entries.user],
          [entries, entries.standsFor],
          [leagues, leagues.owner],
          [matchSeats, matchSeats.user],
          [trophies, trophies.user],
          [organisers, organisers.user],
        ] as const;
        const found = new Set<string>();
        for (const [from, id] of columns)
          for (const row of yield* all(tx.selectDistinct({ id }).from(from))) if (row.id !== null) found.add(row.id);
        return [...found].sort();
      }),

    forgottenAgain: (hash) =>
      write(function* (tx) {
        yield* execute(tx.update(forgotten).set({ pending: 0 }).where(eq(forgotten.hash, hash)));
      }),
  };
}

/** What moderators have done that the person did, or that was about them, the oldest first. */
function actsOf({ schema: { audit }, aboutIn }: Dialect, tx: Db, user: string) {
  const isAbout = sql`${aboutIn(audit.args)} = ${user}`;
  return tx
    .select()
    .from(audit)
    .where(or(eq(audit.actor, user), isAbout))
    .orderBy(audit.seq);
}

/** The seasons that a person has joined, the first one first. */
const seasonsOf = ({ schema: { entries, seasons, leagues } }: Dialect, tx: Db, user: string) =>
  tx
    .select({ season: seasons.id, league: leagues.name, n: seasons.n, name: entries.name, status: entries.status })
    .from(entries)
    .innerJoin(seasons, eq(seasons.id, entries.season))
    .innerJoin(leagues, eq(leagues.id, seasons.league))
    .where(eq(entries.user, user))
    .orderBy(entries.joinedAt, seasons.id);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The tables where a person has a seat, newest first. */
function* tablesOf({ schema }: Dialect, tx: Db, user: string): Steps<readonly PersonTable[]> {
  const { tables, seats } = schema;
  const rows = yield* all(
    tx
      .select({
        id: tables.id,
        game: tables.game,
        status: tables.status,
        openedAt: tables.openedAt,
        seat: seats.seat,
        name: seats.name,
        orders: seats.orders,
        stands: sql<boolean>`${unfinished(schema)} and ${playsOn(schema)}`.mapWith(Boolean),
      })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(eq(seats.user, user))
      .orderBy(desc(tables.openedAt), tables.id),
  );
  return rows;
}

/** Seasons go on without them: their place stays, nameless, and what they have won or lost is the others' too. */
function* forgetInLeagues(
  dialect: Dialect,
  tx: Db,
  user: string,
  { alias, banned = alias, name, mark }: Forgotten,
): Steps<void> {
  const { schema } = dialect;
  const { entries, seasons, leagues, matches, matchSeats, trophies, organisers } = schema;
  const over = tx
    .select({ id: seasons.id })
    .from(seasons)
    .where(inArray(seasons.status, ['final', 'cancelled']));
  const under = and(eq(entries.user, user), notInArray(entries.season, over));
  // The season goes on without them as soon as it is looked at.
  const theirs = or(eq(entries.user, user), eq(entries.standsFor, user));
  const left = yield* all(tx.select({ season: entries.season }).from(entries).where(theirs));
  // What they have written there is deleted as their season is looked at, also by organisers who do not play in it.
  const nameless = sql<string>`replace(${seasons.course}, ${JSON.stringify(user)}, ${JSON.stringify(alias)})`;
  const isWriter = sql`${seasons.course} <> ${nameless}`;
  const written = yield* all(tx.select({ season: seasons.id }).from(seasons).where(isWriter));
  yield* execute(
    tx
      .update(seasons)
      .set({ course: nameless, rev: sql`${seasons.rev} + 1` })
      .where(isWriter),
  );
  for (const season of new Set([...left, ...written].map((one) => one.season)))
    yield* writeDue(dialect, seasonKey(season), [{ kind: SEASON_NEXT, seat: -1, at: mark.at }]);
  // A change that was read before fails, and reads the entry anew; so does whoever remembers the season.
  const concerned = tx.select({ id: entries.season }).from(entries).where(theirs);
  const played = tx
    .select({ id: matches.season })
    .from(matches)
    .innerJoin(matchSeats, eq(matchSeats.match, matches.id))
    .where(eq(matchSeats.user, user));
  const rev = sql`${seasons.rev} + 1`;
  yield* execute(
    tx
      .update(seasons)
      .set({ rev })
      .where(or(inArray(seasons.id, concerned), inArray(seasons.id, played))),
  );
  // Whoever may not play in a season stays out of it.
  yield* execute(
    tx
      .update(entries)
      .set({ user: banned, name, deck: null, pool: null, secret: 1 })
      .where(and(under, eq(entries.status, 'excluded'))),
  );
  yield* execute(tx.update(entries).set({ status: 'dropped' }).where(under));
  const nothing = { deck: null, pool: null, secret: 1 };
  yield* execute(
    tx
      .update(entries)
      .set({ user: alias, name, ...nothing })
      .where(eq(entries.user, user)),
  );
  yield* execute(tx.update(entries).set({ standsFor: alias }).where(eq(entries.standsFor, user)));
  yield* execute(tx.update(matchSeats).set({ user: alias }).where(eq(matchSeats.user, user)));
  yield* execute(tx.delete(trophies).where(eq(trophies.user, user)));
  yield* execute(tx.delete(organisers).where(eq(organisers.user, user)));
  yield* execute(tx.update(leagues).set({ owner: alias }).where(eq(leagues.owner, user)));
}

function* forget(dialect: Dialect, tx: Db, user: string, as: Forgotten): Steps<void> {
  const { schema, field, aboutIn } = dialect;
  const { alias, name, mark } = as;
  const { decks, users, calendars, pendingTexts, tables, seats, inputs, results, outbox, due, requests, tenures } =
    schema;
  const known = tx.insert(schema.forgotten).values({ ...mark, pending: 0 });
  yield* execute(known.onConflictDoUpdate({ target: schema.forgotten.hash, set: { pending: 0 } }));
  yield* execute(tx.delete(decks).where(eq(decks.owner, user)));
  yield* execute(tx.delete(users).where(eq(users.user, user)));
  yield* execute(tx.delete(calendars).where(eq(calendars.user, user)));
  yield* execute(tx.delete(pendingTexts).where(eq(pendingTexts.user, user)));
  yield* execute(tx.delete(schema.watchers).where(eq(schema.watchers.user, user)));
  yield* execute(tx.delete(schema.reports).where(eq(schema.reports.user, user)));
  yield* execute(tx.delete(due).where(eq(due.table, personKey(user))));
  yield* execute(tx.delete(outbox).where(eq(outbox.table, personKey(user))));
  // A new rev: a move in progress at one of these tables fails to commit, and reads the new seats.
  const mine = tx.select({ id: seats.table }).from(seats).where(eq(seats.user, user));
  yield* execute(
    tx
      .update(tables)
      .set({ rev: sql`${tables.rev} + 1` })
      .where(and(eq(tables.status, 'running'), inArray(tables.id, mine))),
  );
  yield* execute(tx.update(tables).set({ host: alias }).where(eq(tables.host, user)));
  // Two former players of one table are told apart.
  const lettered = sql<string>`${name} || ' ' || substr(${LETTERS}, ${seats.seat} + 1, 1)`;
  // The deck goes with its name and its cards; a running game has its own copy.
  yield* execute(
    tx
      .update(seats)
      .set({
        user: alias,
        name: lettered,
        deck: null,
        seenRev: null,
        seenBefore: null,
        directAt: null,
        calls: null,
        orders: null,
      })
      .where(eq(seats.user, user)),
  );
  yield* execute(tx.update(inputs).set({ user: alias }).where(eq(inputs.user, user)));
  const { archivePeople } = schema;
  yield* execute(tx.update(archivePeople).set({ user: alias }).where(eq(archivePeople.user, user)));
  yield* execute(tx.update(results).set({ user: alias }).where(eq(results.user, user)));
  yield* execute(tx.update(tenures).set({ user: alias, name }).where(eq(tenures.user, user)));
  yield* forgetInLeagues(dialect, tx, user, as);
  const { audit, bans } = schema;
  yield* execute(tx.update(audit).set({ actor: alias }).where(eq(audit.actor, user)));
  const quoted = JSON.stringify(user);
  const unnamed = sql<string>`replace(${audit.args}, ${quoted}, ${JSON.stringify(alias)})`;
  yield* execute(
    tx
      .update(audit)
      .set({ args: unnamed })
      .where(sql`${aboutIn(audit.args)} = ${user}`),
  );
  // Who may not play somewhere stays out, whatever else is forgotten about them, until that is over.
  yield* execute(tx.delete(bans).where(and(eq(bans.user, user), lte(bans.until, mark.at))));
  const nameless = sql<string>`replace(${requests.args}, ${quoted}, ${JSON.stringify(alias)})`;
  yield* execute(tx.update(requests).set({ args: nameless }).where(sql`${requests.args} <> ${nameless}`));
  // Messages that still wait are for others as well, so only the id in them is replaced.
  const anonymous = sql<string>`replace(${outbox.payload}, ${quoted}, ${JSON.stringify(alias)})`;
  const named = sql`${outbox.payload} <> ${anonymous}`;
  // What is for them alone, or has their own words, is not sent any more.
  const theirs = or(...['user', 'to', 'about'].map((name) => sql`${field(outbox.payload, name)} = ${user}`));
  yield* execute(tx.delete(outbox).where(and(named, or(isNotNull(outbox.endedAt), theirs))));
  yield* execute(tx.update(outbox).set({ payload: anonymous }).where(named));
}
