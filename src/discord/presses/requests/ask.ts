import { openDraft, wishFrom } from '../../actions/requests.ts';
import { type Press, whispered } from '../../press.ts';

/** Asks for confirmation before the others are asked to agree to something. */
export const askPress: Press<'ask'> = {
  verb: 'ask',
  response: whispered,
  run: (ctx, { table, ...wish }) => openDraft(ctx, table, wishFrom(wish)),
};
