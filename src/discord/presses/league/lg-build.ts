import { openBuilding } from '../../actions/league-decks.ts';
import { type Press, whispered } from '../../press.ts';

/** Opens the form in which a deck is made of one’s cards. */
export const leagueBuildPress: Press<'lg.build'> = {
  verb: 'lg.build',
  response: whispered,
  opensForm: true,
  run: (ctx, { season }) => openBuilding(ctx, season),
};
