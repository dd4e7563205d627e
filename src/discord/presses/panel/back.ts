import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';

/** Goes back one step. */
export const backPress: Press<'back'> = {
  verb: 'back',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'never'),
};
