import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';
import { chooseVerb } from '../../panel/screens/moves.ts';

/** Opens the options of the verb that was chosen from the list of verbs. */
export const verbPickedPress: Press<'verb'> = {
  verb: 'verb',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole', (_, draft) => chooseVerb(draft, ctx.values)),
};
