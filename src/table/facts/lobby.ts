/** What happens to a lobby, until its game begins, and between the games of a match. */
import { z } from 'zod';
import type { SeatRow } from '#store/types';
import { readOptions } from '../open/options.ts';
import type { OutgoingMessage, UserId } from '../types.ts';
import type { FactContext } from './context.ts';
import { defineFact, seat } from './define.ts';
import { DORMANT_AFTER, dormantAt, notice } from './shared.ts';

const peopleAt = (seats: readonly SeatRow[]): readonly UserId[] => seats.flatMap(({ user }) => user ?? []);

const lobby = ({ row }: FactContext): OutgoingMessage => ({ kind: 'lobby', table: row.id });

export const lobbyFacts = {
  /** The lobby's players, their decks or its options have changed. */
  'lobby-changed': defineFact({}, { messages: 'nothing', messagesBefore: (_, at) => [lobby(at)], dues: 'nothing' }),
  /** Somebody has asked for the lobby's message to be sent anew. */
  'lobby-reposted': defineFact(
    {},
    {
      messages: 'nothing',
      messagesBefore: (_, { row }) => [{ kind: 'lobby', table: row.id, fresh: true }],
      dues: 'nothing',
    },
  ),
  /** The last seat of the lobby was taken. */
  'lobby-full': defineFact(
    {},
    {
      messages: 'nothing',
      messagesBefore: (_, { row, seats }) => [
        { kind: 'lobby', table: row.id, fresh: true, mention: peopleAt(seats), why: 'full' },
      ],
      dues: 'nothing',
    },
  ),
  /** The lobby will close within a day unless somebody starts it. */
  'lobby-ends-soon': defineFact(
    {},
    {
      messages: 'nothing',
      messagesBefore: (_, { row, seats }) => [
        { kind: 'lobby', table: row.id, fresh: true, mention: peopleAt(seats), why: 'ends-soon' },
      ],
      dues: 'nothing',
    },
  ),
  /** The lobby was opened for another game like that of the table `after`, whose players are invited. */
  invites: defineFact(
    { after: z.string() },
    {
      messages: 'nothing',
      messagesBefore: (_, { row, invited = [] }) => [{ kind: 'lobby', table: row.id, fresh: true, mention: invited }],
      dues: 'nothing',
    },
  ),
  /** The lobby closed without a game: it was cancelled, or nobody started it in time. */
  cancelled: defineFact(
    { why: z.enum(['called-off', 'expired']) },
    {
      messages: 'nothing',
      messagesBefore: (_, at) => [lobby(at)],
      dues: 'nothing',
      row: ({ why }, { now }) =>
        why === 'expired'
          ? { status: 'cancelled', finishedAt: now, result: JSON.stringify({ winners: [], how: 'expired' }) }
          : { status: 'cancelled' },
    },
  ),
  /** `seats`: how many play. */
  began: defineFact(
    { seats: seat },
    {
      messages: 'nothing',
      messagesBefore: (_, at) => [
        { kind: 'started', table: at.row.id },
        readOptions(at.row)?.league === undefined ? lobby(at) : { kind: 'match', table: at.row.id },
      ],
      dues: (_, at) => ({ set: dormantAt(at.now + DORMANT_AFTER, at) }),
      row: (_, { now }) => ({ status: 'running', startedAt: now }),
      showsLive: true,
    },
  ),
  /** The next game of a match could not begin; `why`: the refusal. */
  'match-stopped': defineFact(
    { why: z.string() },
    { messages: (_, at) => [notice(at, 'notice.match-stopped')], dues: 'nothing' },
  ),
};
