/** Who never agrees to take moves back, as their settings say. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Context } from '../../context.ts';
import { readSettings } from '../../people/settings-stored.ts';
import { refuse } from '../../refusals.ts';
import type { OpenedAt } from '../requests/kind.ts';

/** Why nobody needs to be asked; undefined: they may be. `seats`: those that would have to agree. */
export async function refusesUnwilling(
  { store }: Pick<Context, 'store'>,
  { row }: Pick<OpenedAt, 'row'>,
  seats: readonly Seat[],
): Promise<Refusal | undefined> {
  for (const { seat, user, name } of row.seats) {
    if (user === undefined || !seats.includes(seat)) continue;
    if (readSettings(await store.users.get(user)).takeBacks === 'never') return refuse('undo.never', { who: name });
  }
  return undefined;
}
