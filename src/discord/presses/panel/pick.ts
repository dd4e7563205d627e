import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';
import { choose } from '../../panel/screens/moves.ts';

/** Answers a question with what was chosen from its list. */
export const pickPress: Press<'pick'> = {
  verb: 'pick',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole', (ask, draft) => choose(ask, draft, ctx.values)),
};
