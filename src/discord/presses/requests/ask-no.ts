import { inPublicPlace, type Press } from '../../core/press.ts';
import { answerRequest } from '../../requests/actions.ts';

/** Declines a request; withdraws one's own. */
export const askNoPress: Press<'ask.no'> = {
  verb: 'ask.no',
  response: inPublicPlace,
  run: (ctx, { table, request }) => answerRequest(ctx, table, request, false),
};
