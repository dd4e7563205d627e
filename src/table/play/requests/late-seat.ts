/** What the kinds of requests have in common that are made against a seat which lets the others wait. */
import { isLate } from '../../clock/late.ts';
import { refuse } from '../../refusals.ts';
import { type RequestRules, seatsIn } from './kind.ts';

/** More than half of the others decide, for as long as the table goes on waiting for that seat. */
export const lateSeatRules: Omit<RequestRules, 'follow'> = {
  lasts: () => 48 * 60 * 60 * 1000,
  quorum: 'most',
  voters: (at, { about }) => seatsIn(at).filter((seat) => seat !== about),
  refuses({ row, now }, { seat, about }) {
    const late = row.seats.find((one) => one.seat === about);
    if (late === undefined || about === undefined || about === seat) return refuse('request.nobody-late');
    return isLate(row, about, now) ? undefined : refuse('request.not-late', { name: late.name });
  },
  isMootAfter: (fact, { about }) => fact.fact === 'waits-no-more' && fact.seat === about,
};
