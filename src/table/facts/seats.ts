/** Who plays on a seat. */
import { z } from 'zod';
import { personAt } from '../open/rows.ts';
import { defineFact, seat } from './define.ts';
import { lateOver, nameAt, notice } from './shared.ts';

export const seatFacts = {
  /** A computer player has taken over a person's seat. */
  'computer-took-seat': defineFact(
    { seat },
    {
      messages({ seat: of }, at) {
        const { row, seats, gameName } = at;
        const [user] = personAt(row.seats, of);
        return [
          notice(at, 'notice.seat-taken', { person: nameAt(row.seats, of), computer: nameAt(seats, of) }),
          {
            kind: 'notice',
            table: row.id,
            ...(user !== undefined && { user }),
            text: { key: 'notice.seat-lost', with: { game: gameName, table: row.id } },
          },
          ...lateOver(of, 'replaced', at),
        ];
      },
      dues: 'nothing',
      showsLive: true,
    },
  ),
  /** A computer player plays for a person, who keeps the seat: they asked for it, or the others agreed. */
  'stand-in': defineFact(
    { seat, why: z.enum(['asked', 'agreed']) },
    {
      messages: ({ seat: of }, at) => [
        notice(at, 'notice.stand-in', { person: nameAt(at.seats, of) }),
        ...lateOver(of, 'replaced', at),
      ],
      dues: 'nothing',
      showsLive: true,
    },
  ),
  /** A person plays again in place of their stand-in: they came back, or its turns are over. */
  'person-back': defineFact(
    { seat, why: z.enum(['came', 'turns']) },
    { messages: 'nothing', dues: 'nothing', showsLive: true },
  ),
  /** Another person has taken the seat. */
  'seat-changed-hands': defineFact({ seat }, { messages: 'nothing', dues: 'nothing', showsLive: true }),
  /** The person on a seat has left the server. */
  'left-server': defineFact(
    { seat },
    { messages: ({ seat: of }, { row }) => [{ kind: 'left', table: row.id, seat: of }], dues: 'nothing' },
  ),
};
