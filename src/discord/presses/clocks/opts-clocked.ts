import { CLOCKS } from '#table/clock/time-control';
import { isRefusal } from '#table/types';
import { hoursIn, TIMES } from '../../clocks/screens/clocks.ts';
import { COLORS, line } from '../../core/components.ts';
import { inPlace, type Press } from '../../core/press.ts';
import { refuse } from '../../core/refuse.ts';
import { showOptions } from '../../lobby/actions.ts';
import { tableOf } from '../../table/actions-open.ts';

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
