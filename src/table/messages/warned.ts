/** Whether the warning that something depends on has reached its person. Nothing follows from time whose warning has not. */
import type { Store } from '#store/types';
import { undelivered } from './types.ts';
import type { Warned, WarningOf } from './warned-types.ts';

/** The id of a warning in the outbox. */
export const warningId = ({ kind, table, seat, at }: WarningOf): string =>
  `${table}${kind === 'come' ? 'c' : 'w'}${seat}${at.toString(36)}`.slice(-25);

/** What has become of a warning. */
export async function warnedBy({ store }: { readonly store: Store }, warning: WarningOf): Promise<Warned> {
  const fate = await store.outbox.find(warningId(warning));
  if (fate === undefined) return { state: 'none' };
  switch (fate.status) {
    case 'superseded':
      return { state: 'none' };
    case 'waiting':
      return { state: 'waiting' };
    case 'dead':
      return { state: 'failed' };
    case 'done':
      return fate.result === undelivered ? { state: 'failed' } : { state: 'sent', at: fate.endedAt ?? warning.at };
    default:
      return fate.status satisfies never;
  }
}
