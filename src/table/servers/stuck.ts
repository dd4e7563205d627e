/** Tables where nobody moves: managers of a server may end them, or let a computer player take over a seat. */
import type { Refusal } from '#kernel/ask';
import type { Seat } from '#kernel/state';
import type { Change, SeatRow, TableRow } from '#store/types';
import { commit, happensAt } from '../change/commit.ts';
import { changeOf } from '../change/record.ts';
import { type Context, gameOf, openTable } from '../context.ts';
import { notLobby } from '../lobby/step.ts';
import { infoOf, pilotAt } from '../open/rows.ts';
import { newCourse, runOn } from '../play/chain.ts';
import { commitCourse } from '../play/course.ts';
import { requestsAfter } from '../play/requests/moot.ts';
import { refuse } from '../refusals.ts';
import { computerName } from '../seats/computers.ts';
import { isRefusal, type TableInfo, type UserId } from '../types.ts';

/** Most attempts when another process stores first. */
const tries = 3;

/** Makes a change the act of somebody, which is stored and told with it. */
type AsAct = (change: Change, row: TableRow) => Change | Promise<Change>;
const unchanged: AsAct = (change) => change;

/** Ends a running game without a winner, even if it can no longer be read. */
export function end(context: Context, id: string, asAct: AsAct = unchanged): Promise<TableInfo | Refusal> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const row = await store.tables.find(id);
      if (row === undefined) return refuse('table.unknown');
      const game = await gameOf(context, row).catch(() => undefined);
      if (row.status === 'finished') return infoOf(row, game, false);
      if (row.status !== 'running') return notLobby(row) ?? refuse('table.not-started');
      const ended = { fact: 'ended' } as const;
      const asked = await requestsAfter(context, row, [ended]);
      const change = {
        table: id,
        expect: row.rev,
        patch: row.seats.map(({ seat }) => ({ seat, waitingSince: undefined, runningFrom: undefined })),
        requests: asked.requests,
      };
      const made = await asAct(happensAt(context, row, change, [ended, ...asked.facts]), row);
      const result = await commit(context, made);
      if (result !== 'stored') continue;
      const stored = await store.tables.find(id);
      return stored === undefined ? refuse('table.unknown') : infoOf(stored, game, false);
    }
    return refuse('table.moved-on');
  });
}

/** Replaces a person by a computer player, tells them, and continues the game at once. */
export function standIn(
  context: Context,
  id: string,
  seat: Seat,
  user: UserId,
  asAct: AsAct = unchanged,
): Promise<TableInfo | Refusal> {
  return context.locks.run(id, async () => {
    for (let attempt = 0; attempt < tries; attempt++) {
      const opened = await openTable(context, id);
      if (isRefusal(opened)) return opened;
      const { row, game, state } = opened;
      if (row.status === 'finished') return refuse('table.finished');
      const before = row.seats.find((one) => one.seat === seat);
      if (before?.bot !== undefined) return infoOf(row, game, false);
      if (before === undefined || before.user !== user) return refuse('table.moved-on');
      const out = game.view(state, undefined).out.includes(seat) || pilotAt(row, game, seat).conceded === true;
      if (out) return refuse('table.seat-out');
      const [bot] = Object.keys(context.bots);
      if (bot === undefined) return refuse('table.no-bots');
      const computer: SeatRow = {
        ...before,
        user: undefined,
        bot,
        name: computerName(context, row, bot),
        settings: undefined,
        standIn: undefined,
        seenRev: undefined,
        seenBefore: undefined,
        directAt: undefined,
        calls: undefined,
      };
      const seats = row.seats.map((one) => (one.seat === seat ? computer : one));
      const course = newCourse({ ...opened, row: { ...row, seats } });
      await runOn(context, course);
      const change = await changeOf(context, course, {
        before: row,
        row: { host: hostOf(row, seats) },
        facts: [{ fact: 'computer-took-seat', seat }],
      });
      const result = await commitCourse(context, course, await asAct({ ...change, seats }, row));
      if (result !== 'stored') continue;
      const stored = await context.store.tables.find(id);
      return stored === undefined ? refuse('table.unknown') : infoOf(stored, game, false);
    }
    return refuse('table.moved-on');
  });
}

/** The host, or the next person if the host has lost their seat. */
export function hostOf(row: TableRow, seats: readonly SeatRow[]): UserId {
  if (seats.some((seat) => seat.user === row.host)) return row.host;
  return seats.find((seat) => seat.user !== undefined)?.user ?? row.host;
}

/** Tells the others, once, that the person on a seat has left the server. */
export function hasLeft(context: Context, id: string, seat: Seat, user: UserId): Promise<void> {
  const { store, locks } = context;
  return locks.run(id, async () => {
    const row = await store.tables.find(id);
    if (row?.status !== 'running' || row.seats.find((one) => one.seat === seat)?.user !== user) return;
    const note = `left:${id}:${seat}`;
    if ((await store.notes.get(note)) !== undefined) return;
    await commit(context, happensAt(context, row, { table: id, expect: undefined }, { fact: 'left-server', seat }));
    await store.notes.set(note, 'told');
  });
}
