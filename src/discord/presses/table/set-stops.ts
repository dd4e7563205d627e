import { setAutopilot } from '../../actions/autopilot.ts';
import { inPlace, type Press } from '../../press.ts';

/** Sets where the seat's autopilot stops. */
export const setStopsPress: Press<'set.stops'> = {
  verb: 'set.stops',
  response: inPlace,
  run: (ctx, { table }) => setAutopilot(ctx, table, { stops: ctx.values }),
};
