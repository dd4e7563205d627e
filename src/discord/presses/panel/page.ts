import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';

/** Shows another page of a question's options. */
export const pagePanelPress: Press<'page'> = {
  verb: 'page',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'never'),
};
