import { type Press, whispered } from '../../core/press.ts';
import { seasonFor } from '../../league/actions.ts';
import { seasonLog } from '../../league/screens/tables.ts';

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
