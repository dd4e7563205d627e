import { answerRequest } from '../../actions/requests.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Agrees to a request. */
export const askYesPress: Press<'ask.yes'> = {
  verb: 'ask.yes',
  response: inPublicPlace,
  run: (ctx, { table, request }) => answerRequest(ctx, table, request, true),
};
