/** How games end, and fall asleep before that. */
import { z } from 'zod';
import { clockKinds } from '../clock/seat-clocks.ts';
import { wholeTable } from '../due/kinds.ts';
import { nextGameDue, recordDue } from '../league/dues.ts';
import { hasNextGame } from '../lobby/match.ts';
import { readOptions } from '../open/options.ts';
import type { Millis, OutgoingMessage } from '../types.ts';
import type { FactContext } from './context.ts';
import { type Dues, defineFact, seats } from './define.ts';
import { DORMANT_AFTER, dormantAt, lateOver, waitIsOver } from './shared.ts';

/** How long after a game of a match the next one begins, in ms: its end is told first. */
const betweenGames = 5000;

/** The result, and that nothing is asked any more about late seats. */
function showEnd(context: FactContext): readonly OutgoingMessage[] {
  const { row, settled = [] } = context;
  const open = row.seats.filter(({ seat }) => !settled.includes(seat));
  return [
    { kind: 'finished', table: row.id },
    ...open.flatMap(({ seat }) => lateOver(seat, 'ended', context)),
    ...(row.isWatched === true ? [{ kind: 'watched', table: row.id, over: true } as const] : []),
  ];
}

/** A game that ended without a winner: nothing of it is due any more. */
const broken = ({ row, now }: FactContext): Dues => ({
  clear: [
    { kind: 'continue', seat: wholeTable },
    ...row.seats.flatMap(({ seat }) => [...waitIsOver(seat), ...clockKinds.map((kind) => ({ kind, seat }))]),
  ],
  dueBy: recordDue(readOptions(row), now),
});

const withoutWinner = (how: string, finishedAt: Millis) => ({
  status: 'finished' as const,
  finishedAt,
  result: JSON.stringify({ winners: [], how }),
});

export const endingFacts = {
  finished: defineFact(
    { winners: seats, how: z.string(), places: seats },
    {
      messages: (_, at) => showEnd(at),
      dues(result, { row, now }) {
        const at = now + betweenGames;
        const ofLeague = hasNextGame(row, result) ? nextGameDue(readOptions(row) ?? {}, at) : undefined;
        return {
          set: hasNextGame(row, result) && ofLeague === undefined ? [{ kind: 'next-game', seat: wholeTable, at }] : [],
          dueBy: [...recordDue(readOptions(row), now), ...(ofLeague === undefined ? [] : [ofLeague])],
        };
      },
      row: ({ winners, how, places }, { now }) => ({
        status: 'finished',
        finishedAt: now,
        result: JSON.stringify({ winners, how, places }),
      }),
    },
  ),
  /** Ended by managers of the server, without places. */
  ended: defineFact(
    {},
    {
      messages: (_, at) => showEnd(at),
      dues: (_, at) => broken(at),
      row: (_, { now }) => withoutWinner('moderator', now),
      showsLive: true,
    },
  ),
  /** Ended without a winner or places: all who were still in it have agreed, or nobody has woken the table. */
  'ended-without-result': defineFact(
    { why: z.enum(['agreed', 'asleep']) },
    {
      messages: (_, at) => showEnd(at),
      dues: (_, at) => broken(at),
      row: ({ why }, { now }) => withoutWinner(why, now),
      showsLive: true,
    },
  ),
  /** Nobody has moved for very long. */
  'fell-asleep': defineFact({}, { messages: (_, { row }) => [{ kind: 'asleep', table: row.id }], dues: 'nothing' }),
  woke: defineFact(
    {},
    { messages: 'nothing', dues: (_, at) => ({ set: dormantAt(at.now + DORMANT_AFTER, at) }), showsLive: true },
  ),
};
