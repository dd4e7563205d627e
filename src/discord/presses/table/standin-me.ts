import { inPlace, type Press } from '../../core/press.ts';
import { leaveSeat } from '../../table/actions-stand-in.ts';

/** Lets the computer play for the person until they are back. */
export const standinMePress: Press<'standin.me'> = {
  verb: 'standin.me',
  response: inPlace,
  run: (ctx, { table }) => leaveSeat(ctx, table),
};
