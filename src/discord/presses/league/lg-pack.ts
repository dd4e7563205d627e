import { showPack } from '../../actions/league-decks.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows the pack that waits for the person. */
export const leaguePackPress: Press<'lg.pack'> = {
  verb: 'lg.pack',
  response: whispered,
  run: (ctx, { season }) => showPack(ctx, season, 'whisper'),
};
