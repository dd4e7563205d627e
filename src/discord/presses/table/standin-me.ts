import { leaveSeat } from '../../actions/stand-in.ts';
import { inPlace, type Press } from '../../press.ts';

/** Lets the computer play for the person until they are back. */
export const standinMePress: Press<'standin.me'> = {
  verb: 'standin.me',
  response: inPlace,
  run: (ctx, { table }) => leaveSeat(ctx, table),
};
