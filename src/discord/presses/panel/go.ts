import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';

/** Continues with the draft that the button stands for; submits it once it is a complete answer. */
export const goPress: Press<'go'> = {
  verb: 'go',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole'),
};
