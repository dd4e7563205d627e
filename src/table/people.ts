/** Lets people see and delete what is stored about them. */
import type { PersonTable } from '#store/types';
import type { Context } from './context.ts';
import type { Enter } from './entrance.ts';
import { readOrders } from './orders/stored.ts';
import { ownDeck } from './own-decks.ts';
import { tallyOf } from './profile.ts';
import { forgottenId, readSettings } from './rows.ts';
import type { PeopleService, SeatedAt } from './types.ts';
import { say } from './words/catalogue.ts';

/** What is stored about people, as part of the table service. */
export function createPeople({ store, games, newId }: Context, enter: Enter): PeopleService {
  return {
    stored: (user) =>
      enter(async () => {
        const [{ settings, tables, ...rest }, decks, totals] = await Promise.all([
          store.people.stored(user),
          store.decks.ofOwner(user),
          store.results.totals(user),
        ]);
        return {
          ...rest,
          tables: tables.map(seatedAt),
          settings: settings === undefined ? undefined : readSettings(settings),
          decks: decks.map((row) => ownDeck(row, games.get(row.game))),
          tallies: totals.map((total) => tallyOf(total, games)),
        };
      }),
    forget: (user) =>
      enter(async () => ({
        standing: (await store.people.forget(user, forgottenId(newId(12)), say('person.forgotten'))).map(seatedAt),
      })),
  };
}

const seatedAt = ({ orders, ...table }: PersonTable): SeatedAt => ({
  ...table,
  orders: readOrders({ orders: orders ?? undefined }).list.length,
});
