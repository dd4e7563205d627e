import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Submits an answer that needed confirmation. */
export const yesPress: Press<'yes'> = {
  verb: 'yes',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'confirmed'),
};
