import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Continues with the draft that the button stands for; submits it once it is a complete answer. */
export const goPress: Press<'go'> = {
  verb: 'go',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole'),
};
