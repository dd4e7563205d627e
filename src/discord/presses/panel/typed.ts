import { inPlace, type Press } from '../../core/press.ts';
import { step } from '../../panel/actions-step.ts';
import { type } from '../../panel/screens/moves.ts';

/** The form for numbers was submitted. */
export const typedNumbersPress: Press<'typed'> = {
  verb: 'typed',
  response: inPlace,
  run(ctx, press) {
    const fields = new Map([...ctx.fields].map(([field, text]) => [Number.parseInt(field, 36) || 0, text]));
    return step(ctx, press, 'whole', (ask, draft) => type(ask, draft, fields));
  },
};
