import { answerRequest } from '../../actions/requests.ts';
import { inPublicPlace, type Press } from '../../press.ts';

/** Declines a request; withdraws one's own. */
export const askNoPress: Press<'ask.no'> = {
  verb: 'ask.no',
  response: inPublicPlace,
  run: (ctx, { table, request }) => answerRequest(ctx, table, request, false),
};
