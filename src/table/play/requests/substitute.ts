/** Offering the seat of a person who lets the others wait to whoever wants to take it. */

import { refuse } from '../../refusals.ts';
import { newOffer } from '../../seats/offer.ts';
import type { RequestRules } from './kind.ts';
import { lateSeatRules } from './late-seat.ts';

export const substituteRules: RequestRules = {
  ...lateSeatRules,
  async follow(context, { row, now }, { seat, about }) {
    if (about === undefined) return refuse('request.nobody-late');
    const open = await context.store.requests.openAt(row.id);
    const { opens, fact } = newOffer(context, row, { seat, about }, now);
    return open.some(({ kind }) => kind === opens.kind)
      ? refuse('table.offer-open')
      : { facts: [fact], requests: [{ opens }] };
  },
};
