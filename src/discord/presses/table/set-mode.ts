import { inPlace, type Press } from '../../core/press.ts';
import { setAutopilot } from '../../plans/actions-autopilot.ts';

/** Sets the mode of the seat's autopilot. */
export const setModePress: Press<'set.mode'> = {
  verb: 'set.mode',
  response: inPlace,
  run: (ctx, { table }) => setAutopilot(ctx, table, { mode: ctx.values[0] === 'strict' ? 'strict' : 'fast' }),
};
