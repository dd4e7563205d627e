import { inPublicPlace, type Press } from '../../core/press.ts';
import { answerRequest } from '../../requests/actions.ts';

/** Agrees to a request. */
export const askYesPress: Press<'ask.yes'> = {
  verb: 'ask.yes',
  response: inPublicPlace,
  run: (ctx, { table, request }) => answerRequest(ctx, table, request, true),
};
