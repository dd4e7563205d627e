import { step } from '../../actions/panel-step.ts';
import { type } from '../../present/moves.ts';
import { inPlace, type Press } from '../../press.ts';

/** The form for numbers was submitted. */
export const typedNumbersPress: Press<'typed'> = {
  verb: 'typed',
  response: inPlace,
  run(ctx, press) {
    const fields = new Map([...ctx.fields].map(([field, text]) => [Number.parseInt(field, 36) || 0, text]));
    return step(ctx, press, 'whole', (ask, draft) => type(ask, draft, fields));
  },
};
