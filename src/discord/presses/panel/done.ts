import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';

/** Completes a choice of several options. */
export const donePress: Press<'done'> = {
  verb: 'done',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole'),
};
