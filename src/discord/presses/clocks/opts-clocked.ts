import { CLOCKS } from '#table/clock/time-control';
import { isRefusal } from '#table/types';
import { showOptions } from '../../actions/lobby.ts';
import { tableOf } from '../../actions/tables.ts';
import { hoursIn, TIMES } from '../../present/clocks.ts';
import { COLORS, line } from '../../present/components.ts';
import { inPlace, type Press } from '../../press.ts';
import { refuse } from '../../refuse.ts';

/** The form for a host's own times was submitted. */
export const optsClockedPress: Press<'opts.clocked'> = {
  verb: 'opts.clocked',
  response: inPlace,
  async run(ctx, { table: id }) {
    const { app, reply, fields } = ctx;
    const table = await tableOf(ctx, id);
    if (table === undefined) return;
    const [allow, reserve, refill] = [TIMES.allow, TIMES.reserve, TIMES.refill].map((id) => hoursIn(fields.get(id)));
    if (allow === undefined || reserve === undefined || refill === undefined) {
      await reply.whisper(line(reply.say('clock.formWrong'), COLORS.bad));
      return;
    }
    const clock = { ...(table.options.clock ?? CLOCKS.daily), allow, reserve, refill };
    const changed = await app.tables.setOptions(id, reply.user, { clock });
    if (isRefusal(changed)) return refuse(app, reply, changed);
    await showOptions(ctx, changed.table, 'update', reply.say('lobby.optionsSaved'));
  },
};
