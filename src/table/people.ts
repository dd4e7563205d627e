/** Lets people see and delete what is stored about them. */
import type { PersonTable } from '#store/types';
import type { Context } from './context.ts';
import type { Enter } from './entrance.ts';
import { bannedId, erase, forget } from './forget.ts';
import { readOrders } from './orders/stored.ts';
import { ownDeck } from './own-decks.ts';
import { tallyOf } from './profile.ts';
import { report } from './reports.ts';
import { readSettings } from './rows.ts';
import { ownAct } from './servers/acts.ts';
import { readJson } from './stored-text.ts';
import type { PeopleService, SeatedAt } from './types.ts';

/** What is stored about people, as part of the table service. */
export function createPeople(context: Context, enter: Enter): PeopleService {
  const { store, games } = context;
  return {
    stored: (user) =>
      enter(async () => {
        const [{ settings, tables, acts, ...rest }, decks, totals] = await Promise.all([
          store.people.stored(user),
          store.decks.ofOwner(user),
          store.results.totals(user),
        ]);
        return {
          ...rest,
          tables: tables.map(seatedAt),
          acts: acts.map((act) => ownAct(act, user)),
          settings: settings === undefined ? undefined : readSettings(settings),
          decks: decks.map((row) => ownDeck(row, games.get(row.game))),
          tallies: totals.map((total) => tallyOf(total, games)),
        };
      }),
    report: (table, user, words) => enter(() => report(context, table, user, words)),
    course: (user) =>
      enter(async () => {
        const { inputs, results } = await store.people.course(user);
        return {
          answers: inputs.map(({ table, seat, rev, at, input }) => ({ table, seat, rev, at, answer: readJson(input) })),
          results,
        };
      }),
    bannedId: (user) => bannedId(context, user),
    forget: (user, running) =>
      enter(async () => ({
        standing: (running === undefined ? await erase(context, user, []) : await forget(context, user, running)).map(
          seatedAt,
        ),
      })),
  };
}

const seatedAt = ({ orders, ...table }: PersonTable): SeatedAt => ({
  ...table,
  orders: readOrders({ orders: orders ?? undefined }).list.length,
});
