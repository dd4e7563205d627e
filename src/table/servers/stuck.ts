/** Tables where nobody moves: managers of a server may end them, or let a computer player take over a seat. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Change, SeatRow, TableRow } from '#store/types';
import { changeOpened, changeRow, changeTable, findRow } from '../change/change-table.ts';
import { happensAt } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import type { Context } from '../context.ts';
import { notLobby } from '../lobby/step.ts';
import { autopilotAt } from '../open/rows.ts';
import { newMoves, playAutomatic } from '../play/automatic-moves.ts';
import { requestsAfter } from '../play/requests/moot.ts';
import { refuse } from '../refusals.ts';
import { botName } from '../seats/bots.ts';
import type { TableInfo, UserId } from '../types.ts';

/** Makes a change the act of somebody, which is stored and told with it. */
type WithAudit = (change: Change, row: TableRow) => Change | Promise<Change>;
const unchanged: WithAudit = (change) => change;

/** Ends a running game without a winner, even if it can no longer be read. */
export function end(context: Context, id: string, audited: WithAudit = unchanged): Promise<TableInfo | Refusal> {
  return changeRow(context, id, async (row) => {
    if (row.status === 'finished') return undefined;
    if (row.status !== 'running') return notLobby(row) ?? refuse('table.not-started');
    const ended = { fact: 'ended' } as const;
    const asked = await requestsAfter(context, row, [ended]);
    const change = {
      table: id,
      expect: row.rev,
      patch: row.seats.map(({ seat }) => ({ seat, waitingSince: undefined, runningFrom: undefined })),
      requests: asked.requests,
    };
    return audited(happensAt(context, row, change, [ended, ...asked.facts]), row);
  });
}

/** Replaces a person by a computer player, tells them, and continues the game at once. */
export function standIn(
  context: Context,
  id: string,
  seat: Seat,
  user: UserId,
  audited: WithAudit = unchanged,
): Promise<TableInfo | Refusal> {
  return changeOpened(context, id, async (opened) => {
    const { row, game, state } = opened;
    if (row.status === 'finished') return refuse('table.finished');
    const before = row.seats.find((one) => one.seat === seat);
    if (before?.bot !== undefined) return undefined;
    if (before === undefined || before.user !== user) return refuse('table.moved-on');
    const out = game.view(state, undefined).out.includes(seat) || autopilotAt(row, game, seat).conceded === true;
    if (out) return refuse('table.seat-out');
    const [bot] = Object.keys(context.bots);
    if (bot === undefined) return refuse('table.no-bots');
    const computer: SeatRow = {
      ...before,
      user: undefined,
      bot,
      name: botName(context, row, bot),
      settings: undefined,
      standIn: undefined,
      seenRev: undefined,
      seenBefore: undefined,
      directAt: undefined,
      calls: undefined,
    };
    const seats = row.seats.map((one) => (one.seat === seat ? computer : one));
    const moves = newMoves({ ...opened, row: { ...row, seats } });
    await playAutomatic(context, moves);
    const change = await changeOf(context, moves, {
      before: row,
      row: { host: hostOf(row, seats) },
      facts: [{ fact: 'computer-took-seat', seat }],
    });
    return { moves, change: await audited({ ...change, seats }, row) };
  });
}

/** The host, or the next person if the host has lost their seat. */
export function hostOf(row: TableRow, seats: readonly SeatRow[]): UserId {
  if (seats.some((seat) => seat.user === row.host)) return row.host;
  return seats.find((seat) => seat.user !== undefined)?.user ?? row.host;
}

/** Tells the others, once, that the person on a seat has left the server. */
export async function hasLeft(context: Context, id: string, seat: Seat, user: UserId): Promise<void> {
  const { notes } = context.store;
  const note = `left:${id}:${seat}`;
  await changeTable<TableRow, 'told'>(context, id, findRow, async (row) => {
    const isThere = row.status === 'running' && row.seats.find((one) => one.seat === seat)?.user === user;
    if (!isThere || (await notes.get(note)) !== undefined) return { answer: 'told' };
    return {
      change: happensAt(context, row, { table: id, expect: undefined }, { fact: 'left-server', seat }),
      result: async () => {
        await notes.set(note, 'told');
        return 'told' as const;
      },
    };
  });
}
