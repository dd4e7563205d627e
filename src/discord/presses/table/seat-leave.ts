import { type Press, whispered } from '../../core/press.ts';
import { openStandIn } from '../../table/actions-stand-in.ts';

/** Asks for confirmation before the computer plays for the person. */
export const seatLeavePress: Press<'seat.leave'> = {
  verb: 'seat.leave',
  response: whispered,
  run: (ctx, { table }) => openStandIn(ctx, table),
};
