import { inPlace, type Press } from '../../core/press.ts';
import { setAutopilot } from '../../plans/actions-autopilot.ts';
import { readStanding } from '../../plans/screens/autopilot.ts';

/** Answers a standing question of the game for the rest of this table. */
export const setStandingPress: Press<'set.standing'> = {
  verb: 'set.standing',
  response: inPlace,
  run: (ctx, { table }) => setAutopilot(ctx, table, { standing: readStanding(ctx.values[0]) }),
};
