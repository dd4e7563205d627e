/** Lets people see and delete what is stored about them. */
import type { PersonTable } from '#store/types';
import type { Context } from '../context.ts';
import { ownDeck } from '../decks/own-decks.ts';
import type { Admit } from '../entrance.ts';
import { readJson } from '../open/stored-text.ts';
import { readOrders } from '../play/planned-moves/stored.ts';
import { ownAct } from '../servers/mod-actions.ts';
import { report } from '../servers/reports.ts';
import type { PeopleService, SeatedAt } from '../types.ts';
import { bannedId, erase, forget } from './forget.ts';
import { tallyOf } from './profile.ts';
import { readSettings } from './settings-stored.ts';

/** What is stored about people, as part of the table service. */
export function createPeople(context: Context, admit: Admit): PeopleService {
  const { store, games } = context;
  return {
    stored: (user) =>
      admit(async () => {
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
    report: (table, user, words) => admit(() => report(context, table, user, words)),
    course: (user) =>
      admit(async () => {
        const { inputs, results } = await store.people.course(user);
        return {
          answers: inputs.map(({ table, seat, rev, at, input }) => ({ table, seat, rev, at, answer: readJson(input) })),
          results,
        };
      }),
    bannedId: (user) => bannedId(context, user),
    forget: (user, running) =>
      admit(async () => ({
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
