import { COLORS, line } from '../../present/components.ts';
import { WORDS } from '../../present/report.ts';
import { type Press, whispered } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** Stores what a person has written to the keeper of the bot. */
export const reportedPress: Press<'reported'> = {
  verb: 'reported',
  response: whispered,
  async run({ app, reply, fields }, { table }) {
    const refused = await app.tables.people.report(table, reply.user, fields.get(WORDS) ?? '');
    if (refused !== undefined) return refuse(app, reply, refused);
    await reply.whisper(line(reply.say('report.stored'), COLORS.calm));
  },
};
