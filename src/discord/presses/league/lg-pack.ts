import { type Press, whispered } from '../../core/press.ts';
import { showPack } from '../../league/actions-decks.ts';

/** Shows the pack that waits for the person. */
export const leaguePackPress: Press<'lg.pack'> = {
  verb: 'lg.pack',
  response: whispered,
  run: (ctx, { season }) => showPack(ctx, season, 'whisper'),
};
