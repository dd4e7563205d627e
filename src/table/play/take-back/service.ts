/** Taking moves back, as part of the table service. */
import type { Refusal } from '#kernel/ask';
import { changeOpened, changeTable } from '../../change/change-table.ts';
import { changeOf } from '../../change/record.ts';
import { type Context, type Opened, openTable, seatOf } from '../../context.ts';
import type { Entrance } from '../../entrance.ts';
import { revsOf } from '../../open/frames.ts';
import { readOptions } from '../../open/options.ts';
import { infoOf } from '../../open/rows.ts';
import { readJson } from '../../open/stored-text.ts';
import { refuse } from '../../refusals.ts';
import { rewound } from '../../servers/mod-actions.ts';
import {
  isRefusal,
  type Moved,
  type TableInfo,
  type TakeBack,
  type TakeBackService,
  type UserId,
} from '../../types.ts';
import { namesOf, viewFor } from '../../view/table-view.ts';
import { movedTo } from '../person-move.ts';
import { seatsIn } from '../requests/kind.ts';
import { movesBack } from './back.ts';
import { stateBefore, type Target, targetOf } from './target.ts';
import { refusesUnwilling } from './unwilling.ts';

export function createTakeBacks(context: Context, { admit }: Entrance): TakeBackService {
  return {
    find: (table, user) => admit(() => find(context, table, user)),
    take: (table, user, move) => admit(() => take(context, table, user, move)),
    setBack: (table, to, why) => admit(() => setBack(context, table, to, why)),
  };
}

type Found = { readonly opened: Opened; readonly seat: number; readonly target: Target };

async function lastMove(context: Context, id: string, user: UserId): Promise<Found | Refusal> {
  const opened = await openTable(context, id);
  if (isRefusal(opened)) return opened;
  const seat = seatOf(opened.row, user);
  if (seat === undefined) return refuse('table.not-seated');
  const others = seatsIn(opened).filter((other) => other !== seat);
  const target = await targetOf(context, opened, seat, others);
  return isRefusal(target) ? target : { opened, seat, target };
}

async function find(context: Context, id: string, user: UserId): Promise<TakeBack | Refusal> {
  const found = await lastMove(context, id, user);
  if (isRefusal(found)) return found;
  const { opened, seat, target } = found;
  const { row, game } = opened;
  const { move, told, chosen, seen, free } = target;
  if (!free && readOptions(row)?.undo === 'free') return refuse('undo.not-free');
  const others = seatsIn(opened).filter((other) => other !== seat);
  const unwilling = free ? undefined : await refusesUnwilling(context, opened, others);
  if (unwilling !== undefined) return unwilling;
  return { table: infoOf(row, game, false), seat, move, game, names: namesOf(row), told, chosen, seen, free };
}

function take(context: Context, id: string, user: UserId, move: number): Promise<Moved | Refusal> {
  const read = async () => {
    const found = await lastMove(context, id, user);
    if (!isRefusal(found) && found.target.move === move) return { found };
    // The press may have come twice.
    return {
      taken: await takenAlready(context, id, user, move),
      otherwise: isRefusal(found) ? found : refuse('undo.moved-on'),
    };
  };
  return changeTable<Awaited<ReturnType<typeof read>>, Moved>(
    context,
    id,
    read,
    async ({ found, taken, otherwise }) => {
      if (found === undefined) return taken === undefined ? otherwise : { answer: taken };
      const { opened, seat, target } = found;
      if (!target.free) return refuse('undo.not-free');
      const moves = movesBack(opened, target.state, {
        by: 'seat',
        seat,
        agreed: [],
        to: target.to,
        from: move,
        movedAt: target.movedAt,
      });
      const change = await changeOf(context, moves);
      return { moves, change, result: () => movedTo(context, moves, change, user) };
    },
  );
}

function setBack(context: Context, id: string, to: number, why: string): Promise<TableInfo | Refusal> {
  return changeOpened(context, id, async (opened) => {
    const { row } = opened;
    if (row.status !== 'running') return refuse('table.finished');
    const revs = (await revsOf(context, row)).filter((rev) => rev < row.rev);
    const state = revs.includes(to) ? await stateBefore(context, opened, to) : undefined;
    if (state === undefined) return refuse('undo.no-state', { first: revs[0] ?? 0, last: revs.at(-1) ?? 0 });
    const moves = movesBack(opened, state, { by: 'keeper', why, to, from: to + 1 });
    return { moves, change: { ...(await changeOf(context, moves)), act: rewound(context, row, why) } };
  });
}

/** The table, if the last thing that happened there is that this very move was taken back: the press came twice. */
async function takenAlready(context: Context, id: string, user: UserId, move: number): Promise<Moved | undefined> {
  const opened = await openTable(context, id);
  const [last] = await context.store.tables.inputs(id, { limit: 1 });
  if (isRefusal(opened) || last === undefined || last.user !== user) return undefined;
  const { undo } = (readJson(last.input) ?? {}) as { readonly undo?: { readonly from?: number } };
  return undo?.from === move ? { tableView: await viewFor(context, opened, user), happened: [] } : undefined;
}
