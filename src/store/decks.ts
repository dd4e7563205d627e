/** People's decks in SQLite. Every change compares the rev; names are unique per owner and game. */
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Run } from './open.ts';
import { decks } from './schema.ts';
import type { DeckRepository, DeckRow } from './types.ts';

/** The decks of a SQLite database. */
export function deckRepository(db: Db, run: Run): DeckRepository {
  const byId = db
    .select()
    .from(decks)
    .where(eq(decks.id, sql.placeholder('id')))
    .prepare();
  const byOwner = db
    .select()
    .from(decks)
    .where(eq(decks.owner, sql.placeholder('owner')))
    .orderBy(desc(decks.changedAt), desc(decks.createdAt), decks.id)
    .prepare();
  const namesakes = (tx: Db, { id, owner, game, nameKey }: Pick<DeckRow, 'id' | 'owner' | 'game' | 'nameKey'>) =>
    tx
      .select({ id: decks.id })
      .from(decks)
      .where(and(eq(decks.owner, owner), eq(decks.game, game), eq(decks.nameKey, nameKey), ne(decks.id, id)))
      .all();

  return {
    create: (deck, most) =>
      run(() =>
        db.transaction(
          (tx) => {
            const known = tx.select({ id: decks.id }).from(decks).where(eq(decks.key, deck.key)).get();
            if (known !== undefined) return { id: known.id, created: false };
            const had = tx.select({ count: count() }).from(decks).where(eq(decks.owner, deck.owner)).get();
            if ((had?.count ?? 0) >= most) return 'many';
            if (namesakes(tx, deck).length > 0) return 'name';
            tx.insert(decks)
              .values({ ...deck, rev: 1 })
              .run();
            return { id: deck.id, created: true };
          },
          { behavior: 'immediate' },
        ),
      ),

    find: (id) =>
      run(() => {
        const row = byId.get({ id });
        return row === undefined ? undefined : rowOf(row);
      }),

    ofOwner: (owner) => run(() => byOwner.all({ owner }).map(rowOf)),

    update: (id, rev, change) =>
      run(() =>
        db.transaction(
          (tx) => {
            const row = byId.get({ id });
            if (row === undefined || row.rev !== rev) return 'moved';
            if (namesakes(tx, { ...row, ...change }).length > 0) return 'name';
            tx.update(decks)
              .set({ ...change, rev: rev + 1 })
              .where(eq(decks.id, id))
              .run();
            return 'stored';
          },
          { behavior: 'immediate' },
        ),
      ),

    remove: (id) => run(() => db.delete(decks).where(eq(decks.id, id)).run().changes > 0),
  };
}

function rowOf({ key: _key, ...row }: typeof decks.$inferSelect): DeckRow {
  return row;
}
