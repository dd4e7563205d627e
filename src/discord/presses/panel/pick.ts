import { step } from '../../actions/panel-step.ts';
import { choose } from '../../present/moves.ts';
import { inPlace, type Press } from '../../press.ts';

/** Answers a question with what was chosen from its list. */
export const pickPress: Press<'pick'> = {
  verb: 'pick',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole', (ask, draft) => choose(ask, draft, ctx.values)),
};
