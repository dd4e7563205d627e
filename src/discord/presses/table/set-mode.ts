import { setAutopilot } from '../../actions/autopilot.ts';
import { inPlace, type Press } from '../../press.ts';

/** Sets the mode of the seat's autopilot. */
export const setModePress: Press<'set.mode'> = {
  verb: 'set.mode',
  response: inPlace,
  run: (ctx, { table }) => setAutopilot(ctx, table, { mode: ctx.values[0] === 'strict' ? 'strict' : 'fast' }),
};
