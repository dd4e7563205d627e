import { offerSeat } from '../../actions/offers.ts';
import { inPlace, type Press } from '../../press.ts';

/** Offers the person's seat to whoever wants to take it. */
export const seatOfferPress: Press<'seat.offer'> = {
  verb: 'seat.offer',
  response: inPlace,
  run: (ctx, { table }) => offerSeat(ctx, table),
};
