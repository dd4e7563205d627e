import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Completes a choice of several options. */
export const donePress: Press<'done'> = {
  verb: 'done',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole'),
};
