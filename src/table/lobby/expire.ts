/** Closes lobbies that nobody starts in time. */
import type { DueRow } from '#store/types';
import { doDue, findRowIfAny } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import type { Context } from '../context.ts';
import { type DueKind, wholeTable } from '../due/kinds.ts';
import type { Millis } from '../types.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a lobby waits to be started, in ms. */
const lobbyLasts = 14 * day;
/** How long before that those who sit there are told, in ms. */
const warnedBefore = day;
/** The due row that warns of a lobby's end, and then closes it, without its time. */
const expiry = { kind: 'expire', seat: wholeTable } as const satisfies { kind: DueKind; seat: number };

/** When a new lobby is first looked at. */
export const lobbyExpiry = (openedAt: Millis) => ({ ...expiry, at: openedAt + lobbyLasts - warnedBefore });

/** Warns of the end of a lobby, and closes one that has expired; its message says so. One that has been started or cancelled is left as it is. */
export function expire(context: Context, due: DueRow): Promise<void> {
  const { now } = context;
  const { table } = due;
  return doDue(context, due, findRowIfAny, (row) => {
    if (row?.status !== 'lobby') return undefined;
    const end = row.openedAt + lobbyLasts;
    if (now() >= end) return happensAt(context, row, { table, expect: row.rev }, { fact: 'cancelled', why: 'expired' });
    const change = { table, expect: undefined, setDue: [{ ...expiry, at: end }] };
    return happensAt(context, row, change, { fact: 'lobby-ends-soon' });
  });
}
