import { openPause } from '../../clocks/actions-pause.ts';
import { type Press, whispered } from '../../core/press.ts';

/** Asks for how long the clocks of a table shall stand still. */
export const pausePress: Press<'pause'> = {
  verb: 'pause',
  response: whispered,
  run: (ctx, { table }) => openPause(ctx, table),
};
