import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Ends a choice of several. */
export const donePress: Press<'done'> = {
  verb: 'done',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole'),
};
