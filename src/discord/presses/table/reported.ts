import { COLORS, line } from '../../core/components.ts';
import { type Press, whispered } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { WORDS } from '../../mod/screens/report.ts';

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
