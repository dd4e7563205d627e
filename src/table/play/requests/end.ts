/** Ending a game without a result: everybody who is still in it has to agree. */
import { type RequestRules, seatsIn } from './kind.ts';

export const endRules: RequestRules = {
  lasts: () => 48 * 60 * 60 * 1000,
  quorum: 'all',
  voters: (at) => seatsIn(at),
  refuses: () => undefined,
  isMootAfter: () => false,
  follow: (_context, { row }) => ({
    facts: [{ fact: 'ended-without-result', why: 'agreed' }],
    patch: row.seats.map(({ seat }) => ({ seat, waitingSince: undefined })),
  }),
};
