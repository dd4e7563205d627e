import { openStandIn } from '../../actions/stand-in.ts';
import { type Press, whispered } from '../../press.ts';

/** Asks for confirmation before the computer plays for the person. */
export const seatLeavePress: Press<'seat.leave'> = {
  verb: 'seat.leave',
  response: whispered,
  run: (ctx, { table }) => openStandIn(ctx, table),
};
