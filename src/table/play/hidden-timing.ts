/**
 * Hidden timing: at a table with a veil, what is answered automatically in a window that everybody knows to be open is
 * answered after a while, which says nothing about why. Pure.
 */
import type { Ask } from '#kernel/ask';
import { digestOf } from '#kernel/hash';
import type { Seat, State } from '#kernel/state';
import type { SeatRow, TableRow } from '#store/types';
import type { DueKind } from '../due/kinds.ts';
import { readOptions } from '../open/options.ts';
import { standInAt } from '../open/rows.ts';
import type { Millis } from '../types.ts';
import type { PendingMoves } from './automatic-moves.ts';

const MINUTE = 60_000;
/** How soon and how late an automatic answer is given, ms. */
const soonest = 2 * MINUTE;
const latest = 20 * MINUTE;

/** How long an ask of a table is left open before it is answered automatically, ms; it depends on nothing else. */
export function answerDelay({ seed }: Pick<TableRow, 'seed'>, { id }: Pick<Ask, 'id'>): Millis {
  const share = Number.parseInt(digestOf(['veil', seed, id]).slice(0, 12), 16) / 2 ** 48;
  return soonest + Math.floor(share * (latest - soonest + 1));
}

/** Whether automatic answers are veiled at a table. Against computer players alone there is nobody to hide anything from. */
function hasVeil(row: TableRow): boolean {
  return readOptions(row)?.veil === true && row.seats.filter(({ user }) => user !== undefined).length > 1;
}

/** Whether an ask is one that is left open for a while. A computer player answers at once, as everybody knows that it is one. */
function isVeiled(row: TableRow, seat: SeatRow, ask: Ask, turn: number): boolean {
  return ask.known === true && seat.user !== undefined && standInAt(seat, turn) === undefined && hasVeil(row);
}

/** Until when an open ask of a seat is left to its person; undefined: no longer, or it is not veiled. */
export function veiledUntil(row: TableRow, seat: SeatRow, ask: Ask, turn: number, now: Millis): Millis | undefined {
  if (!isVeiled(row, seat, ask, turn)) return undefined;
  const until = (seat.waitingSince ?? now) + answerDelay(row, ask);
  return until > now ? until : undefined;
}

/** Whether an ask must not be answered automatically at this point of a course. */
export function mustWait(moves: PendingMoves, seat: SeatRow, ask: Ask, turn: number, now: Millis): boolean {
  if (ask.id >= moves.firstAsk) return isVeiled(moves.row, seat, ask, turn);
  return veiledUntil(moves.row, seat, ask, turn, now) !== undefined;
}

/** Until when each of the asks that were opened in a course is left to its person. */
export function newAnswerTimes({ row, game, state, firstAsk }: PendingMoves, now: Millis): ReadonlyMap<Seat, Millis> {
  const { turn, result } = game.view(state, undefined);
  const asks = result === undefined ? openAsks(state).filter(({ id }) => id >= firstAsk) : [];
  return new Map(
    asks.flatMap((ask) => {
      const seat = row.seats.find((one) => one.seat === ask.seat);
      return seat !== undefined && isVeiled(row, seat, ask, turn) ? [[ask.seat, now + answerDelay(row, ask)]] : [];
    }),
  );
}

const openAsks = ({ open }: State): readonly Ask[] => open?.asks ?? [];

type VeilDue = { readonly kind: Extract<DueKind, 'veil'>; readonly seat: Seat };

/** The due times of a course's veils: those that begin, and those whose seat has answered. */
export function veilDues(
  { row, made }: PendingMoves,
  veils: ReadonlyMap<Seat, Millis>,
): { readonly setDue: readonly (VeilDue & { readonly at: Millis })[]; readonly clearDue: readonly VeilDue[] } {
  if (!hasVeil(row)) return { setDue: [], clearDue: [] };
  const answered = new Set(made.map(({ seat }) => seat).filter((seat) => !veils.has(seat)));
  return {
    setDue: [...veils].map(([seat, at]) => ({ kind: 'veil', seat, at })),
    clearDue: [...answered].map((seat) => ({ kind: 'veil', seat })),
  };
}
