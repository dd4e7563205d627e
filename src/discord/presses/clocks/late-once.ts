import { isRefusal } from '#table/types';
import { settledLate } from '../../clocks/actions.ts';
import { inPublicPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';

/** Has the computer answer for somebody whose time is up. */
export const lateOncePress: Press<'late.once'> = {
  verb: 'late.once',
  response: inPublicPlace,
  async run(ctx, { table: id, seat }) {
    const { app, reply } = ctx;
    const answered = await app.tables.answerOnce(id, reply.user, seat);
    if (isRefusal(answered)) return refuse(app, reply, answered);
    await settledLate(ctx, answered, seat, 'answered');
  },
};
