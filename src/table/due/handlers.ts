/**
 * What becomes of each kind of due time. Kinds are stored, so they never change their meaning. A new one is an entry here, whose
 * handler stands beside its subject and is mostly a `doDue`.
 */
import type { DueRow } from '#store/types';
import { sendDigest } from '../calls/digest.ts';
import { callLate, callTogether } from '../calls/held-calls.ts';
import { remind } from '../calls/reminders.ts';
import { fireClock } from '../clock/dues.ts';
import type { Context } from '../context.ts';
import { expire } from '../lobby/expire.ts';
import { beginNextGame } from '../lobby/next-game.ts';
import { startByItself } from '../lobby/start.ts';
import { forgetOn } from '../people/forget.ts';
import { resumeAutomatic } from '../play/commit-moves.ts';
import { answerHidden, expireAsk } from '../play/due-moves.ts';
import { requestKindOf, review } from '../play/requests/review.ts';
import { goDormant } from '../play/sleep.ts';
import { endOffer } from '../seats/substitute.ts';

type Handler = (context: Context, due: DueRow) => Promise<void>;

export const dueHandlers = {
  /** Of a seat: a call that was held back. */
  call: callLate,
  /** Of a person: all calls by direct message together. */
  calls: callTogether,
  /** Of a person. */
  digest: sendDigest,
  /** Of a person: a deletion of their data that was begun, in which they concede, or computers play for them. */
  'forget-concede': forgetOn,
  'forget-computer': forgetOn,
  /** Of a seat for which the table waits. */
  remind,
  /** The same at half of the clock's time. */
  half: remind,
  /** Of a seat: its ask gets its fallback. */
  lapse: expireAsk,
  /** Of a table whose automatic moves go on. What computers think about must not delay what else is due. */
  continue: async (context, { table }) => context.later(() => resumeAutomatic(context, table, true)),
  /** Of a lobby that begins by itself. */
  autostart: startByItself,
  /** Of a lobby that nobody has started. */
  expire,
  /** Of a table where nobody moves. */
  doze: goDormant,
  /** Of a table: the end of the offer of a seat. */
  offer: endOffer,
  /** Of a seat: an ask that was left open for a while is answered automatically, if at all. */
  veil: answerHidden,
  /** Of a table whose match goes on. */
  'next-game': beginNextGame,
  /** Of a seat's clock: its time is short. */
  warn: fireClock,
  /** … is up. */
  zero: fireClock,
  /** … or its person's calendar has changed. */
  recount: fireClock,
} as const satisfies Readonly<Record<string, Handler>>;

/** Undefined: a kind of a newer version that shares the store, which will handle it. */
export function handlerOf(kind: string): Handler | undefined {
  // `request:…`, for the end of the open request of a kind.
  if (requestKindOf(kind) !== undefined) return review;
  return Object.hasOwn(dueHandlers, kind) ? dueHandlers[kind as keyof typeof dueHandlers] : undefined;
}
