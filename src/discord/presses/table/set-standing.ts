import { setAutopilot } from '../../actions/autopilot.ts';
import { readStanding } from '../../present/autopilot.ts';
import { inPlace, type Press } from '../../press.ts';

/** Answers a standing question of the game for the rest of this table. */
export const setStandingPress: Press<'set.standing'> = {
  verb: 'set.standing',
  response: inPlace,
  run: (ctx, { table }) => setAutopilot(ctx, table, { standing: readStanding(ctx.values[0]) }),
};
