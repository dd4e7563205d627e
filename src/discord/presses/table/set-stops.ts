import { inPlace, type Press } from '../../core/press.ts';
import { setAutopilot } from '../../plans/actions-autopilot.ts';

/** Sets where the seat's autopilot stops. */
export const setStopsPress: Press<'set.stops'> = {
  verb: 'set.stops',
  response: inPlace,
  run: (ctx, { table }) => setAutopilot(ctx, table, { stops: ctx.values }),
};
