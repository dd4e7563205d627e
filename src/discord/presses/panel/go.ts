import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Goes on to the half-made answer that the button stands for; submits it if it is whole. */
export const goPress: Press<'go'> = {
  verb: 'go',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'whole'),
};
