import { step } from '../../actions/panel-step.ts';
import { inPlace, type Press } from '../../press.ts';

/** Shows another page of a question's options. */
export const pagePanelPress: Press<'page'> = {
  verb: 'page',
  response: inPlace,
  run: (ctx, press) => step(ctx, press, 'never'),
};
