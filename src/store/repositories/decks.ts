/** People's decks. Every change compares the rev; names are unique per owner and game. */
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Schema } from '../schema.ts';
import { all, allKept, type Db, execute, type Kept, one, oneKept, type Runner, type Steps } from '../steps.ts';
import type { DeckRepository, DeckRow } from '../types.ts';

type Selected = Schema['decks']['$inferSelect'];

export function deckRepository({ dialect, single, write }: Runner): DeckRepository {
  const { decks } = dialect.schema;
  const byId: Kept<Selected> = {
    name: 'deck',
    build: (db) =>
      db
        .select()
        .from(decks)
        .where(eq(decks.id, sql.placeholder('id'))),
  };
  const byOwner: Kept<Selected> = {
    name: 'decks_of_owner',
    build: (db) =>
      db
        .select()
        .from(decks)
        .where(eq(decks.owner, sql.placeholder('owner')))
        .orderBy(desc(decks.changedAt), desc(decks.createdAt), decks.id),
  };
  const hasNamesake = function* (
    tx: Db,
    { id, owner, game, nameKey }: Pick<DeckRow, 'id' | 'owner' | 'game' | 'nameKey'>,
  ): Steps<boolean> {
    const same = and(eq(decks.owner, owner), eq(decks.game, game), eq(decks.nameKey, nameKey), ne(decks.id, id));
    return (yield* one(tx.select({ id: decks.id }).from(decks).where(same))) !== undefined;
  };

  return {
    create: (deck, max) =>
      write(function* (tx) {
        yield* dialect.lock(tx, [`deck ${deck.key}`, ofOwner(deck.owner)]);
        const known = yield* one(tx.select({ id: decks.id }).from(decks).where(eq(decks.key, deck.key)));
        if (known !== undefined) return { id: known.id, created: false };
        const had = yield* one(tx.select({ count: count() }).from(decks).where(eq(decks.owner, deck.owner)));
        if ((had?.count ?? 0) >= max) return 'many';
        if (yield* hasNamesake(tx, deck)) return 'name';
        yield* execute(tx.insert(decks).values({ ...deck, rev: 1 }));
        return { id: deck.id, created: true };
      }),

    find: (id) =>
      single(function* () {
        const row = yield* oneKept(byId, { id });
        return row === undefined ? undefined : rowOf(row);
      }),

    ofOwner: (owner) =>
      single(function* () {
        return (yield* allKept(byOwner, { owner })).map(rowOf);
      }),

    update: (id, rev, change) =>
      write(function* (tx) {
        const known = yield* one(tx.select({ owner: decks.owner }).from(decks).where(eq(decks.id, id)));
        if (known === undefined) return 'moved';
        yield* dialect.lock(tx, [ofOwner(known.owner)]);
        const [row] = yield* all(tx.select().from(decks).where(eq(decks.id, id)));
        if (row === undefined || row.rev !== rev) return 'moved';
        if (yield* hasNamesake(tx, { ...row, ...change })) return 'name';
        yield* execute(
          tx
            .update(decks)
            .set({ ...change, rev: rev + 1 })
            .where(eq(decks.id, id)),
        );
        return 'stored';
      }),

    remove: (id) =>
      single(function* (db) {
        return (yield* execute(db.delete(decks).where(eq(decks.id, id)))) > 0;
      }),
  };
}

/** The key under which one change of a person's decks is made at a time. */
const ofOwner = (owner: string): string => `decks ${owner}`;

function rowOf({ key: _key, ...row }: Selected): DeckRow {
  return row;
}
