import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Submits an answer that had to be confirmed. */
export const yesPress: Press<'yes'> = {
  verb: 'yes',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'confirmed'),
};
