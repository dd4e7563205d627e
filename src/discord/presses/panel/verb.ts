import { step } from '../../actions/panel-step.ts';
import { chooseVerb } from '../../present/moves.ts';
import { inPlace, type Press } from '../../press.ts';

/** Opens the options of the verb that was chosen from the list of verbs. */
export const verbPickedPress: Press<'verb'> = {
  verb: 'verb',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole', (_, draft) => chooseVerb(draft, ctx.values)),
};
