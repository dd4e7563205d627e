import { isRefusal } from '#table/types';
import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Gives a late seat to the computer, if the person named in the question still has it. */
export const lateOnYesPress: Press<'late.on.yes'> = {
  verb: 'late.on.yes',
  response: inPlace,
  async run({ app, reply }, { table: id, seat, person }) {
    const done = await app.tables.playOn(id, reply.user, seat, person);
    if (isRefusal(done)) return refuse(app, reply, done);
    app.log.info({ table: id, seat, user: reply.user }, 'a late seat was given to the computer');
    const { name = '' } = done.seats[seat] ?? {};
    await reply.update(line(reply.say('stuck.stoodIn', { name }), COLORS.calm));
  },
};
