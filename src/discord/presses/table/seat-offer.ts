import { inPlace, type Press } from '../../core/press.ts';
import { offerSeat } from '../../requests/actions-offers.ts';

/** Offers the person's seat to whoever wants to take it. */
export const seatOfferPress: Press<'seat.offer'> = {
  verb: 'seat.offer',
  response: inPlace,
  run: (ctx, { table }) => offerSeat(ctx, table),
};
