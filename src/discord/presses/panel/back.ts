import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Goes back one step. */
export const backPress: Press<'back'> = {
  verb: 'back',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'never'),
};
