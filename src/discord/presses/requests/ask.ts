import { type Press, whispered } from '../../core/press.ts';
import { openDraft, wishFrom } from '../../requests/actions.ts';

/** Asks for confirmation before the others are asked to agree to something. */
export const askPress: Press<'ask'> = {
  verb: 'ask',
  response: whispered,
  run: (ctx, { table, ...wish }) => openDraft(ctx, table, wishFrom(wish)),
};
