import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';

/** Submits an answer that needed confirmation. */
export const yesPress: Press<'yes'> = {
  verb: 'yes',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'confirmed'),
};
