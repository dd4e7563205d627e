import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Begins a season, for its organisers. */
export const leagueStartPress: Press<'lg.start'> = {
  verb: 'lg.start',
  response: whispered,
  async run({ app, reply, member }, { season }) {
    if (member === undefined) return refuse(app, reply, { refused: 'league.not-organiser' });
    const begun = await app.seasons.start(season, member);
    if (isRefusal(begun)) return refuse(app, reply, begun);
    await reply.whisper(line(reply.say('lg.done.start', { name: begun.league.name }), COLORS.good));
  },
};
