import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Gives the opponent of a match a day. */
export const leagueGivePress: Press<'lg.give'> = {
  verb: 'lg.give',
  response: whispered,
  async run({ app, reply, member, key }, { season, match }) {
    if (member === undefined) return refuse(app, reply, { refused: 'league.unknown' });
    const given = await app.seasons.gift(season, member, { match, key });
    if (isRefusal(given)) return refuse(app, reply, given);
    await reply.whisper(line(reply.say('lg.given'), COLORS.good));
  },
};
