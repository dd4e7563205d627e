import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Says that somebody is at their match. */
export const leagueHerePress: Press<'lg.here'> = {
  verb: 'lg.here',
  response: whispered,
  async run({ app, reply }, { season, match }) {
    const seen = await app.seasons.here(season, match, reply.user);
    if (isRefusal(seen)) return refuse(app, reply, seen);
    await reply.whisper(line(reply.say('lg.seen'), COLORS.good));
  },
};
