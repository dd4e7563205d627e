import { type Press, whispered } from '../../core/press.ts';
import { openBuilding } from '../../league/actions-decks.ts';

/** Opens the form in which a deck is made of one’s cards. */
export const leagueBuildPress: Press<'lg.build'> = {
  verb: 'lg.build',
  response: whispered,
  opensForm: true,
  run: (ctx, { season }) => openBuilding(ctx, season),
};
