import { isRefusal } from '#table/types';
import { COLORS, line } from '../../present/components.ts';
import { type Press, whispered } from '../../press.ts';
import { refuse } from '../../refuse.ts';

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
