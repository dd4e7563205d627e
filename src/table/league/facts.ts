/** What the facts of a match's games tell a league. */
import type { Seat } from '#kernel/state';
import type { TableRow } from '#store/types';
import type { Context } from '../context.ts';
import { type Fact, readFact } from '../facts/index.ts';
import { gameBefore } from '../lobby/match.ts';

/** More facts than any table has. */
const ALL = 100_000;

export const factsOf = async ({ store }: Context, id: string): Promise<readonly Fact[]> =>
  (await store.facts.of(id, { limit: ALL })).flatMap((row) => readFact(row) ?? []);

/** The facts of the earlier games of a match. */
export async function factsBefore(context: Context, { key }: Pick<TableRow, 'key'>): Promise<readonly Fact[]> {
  const last = gameBefore(key);
  const row = last === undefined ? undefined : await context.store.tables.find(last);
  return row === undefined ? [] : [...(await factsBefore(context, row)), ...(await factsOf(context, row.id))];
}

/** The seat that gave a game up as its time was over; that decides the whole match of a league. */
export function timeUpIn(facts: readonly Fact[]): Seat | undefined {
  for (const fact of facts) if (fact.fact === 'time-up' && fact.leadsTo === 'forfeit') return fact.seat;
  return undefined;
}
