import { seasonFor } from '../../actions/league.ts';
import { seasonLog } from '../../present/league-tables.ts';
import { type Press, whispered } from '../../press.ts';

/** Shows what has been done in a season. */
export const leagueLogPress: Press<'lg.log'> = {
  verb: 'lg.log',
  response: whispered,
  async run(ctx, { season: id, before }) {
    const season = await seasonFor(ctx, id);
    if (season === undefined) return;
    const { app, reply } = ctx;
    await reply.whisper(seasonLog(season.league.name, await app.seasons.log(id, before), reply.say, season));
  },
};
