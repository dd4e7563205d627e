/** The presses of clocks: pauses, late seats, and the clock of a new table. */

import { CLOCKS } from '#table/clock/time-control';
import { COLORS, line } from '../core/components.ts';
import { ephemeral, type PressesOf, update, updatePublic } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import { showOptions } from '../lobby/actions.ts';
import { tableOf } from '../table/actions-open.ts';
import { settledLate } from './actions.ts';
import { openPause } from './actions-pause.ts';
import type { clocksIds } from './ids.ts';
import { clockForm, hoursIn, playOnMessage, TIMES } from './screens/clocks.ts';

export const clocksPresses = {
  /** Asks for how long the clocks of a table shall stand still. */
  pause: {
    response: ephemeral,
    run: (ctx, { table }) => openPause(ctx, table),
  },
  /** Ends the pause of a table's clocks. */
  resume: {
    response: ephemeral,
    async run({ app, reply }, { table }) {
      const _resumed = accepted(await app.tables.resume(table, reply.user));
      await reply.whisper(line(reply.t('pause.ended'), COLORS.calm));
    },
  },
  /** Gives somebody more time whose time is up. */
  'late.wait': {
    response: updatePublic,
    async run(ctx, { table: id, seat }) {
      const { app, reply } = ctx;
      const given = accepted(await app.tables.refillTime(id, reply.user, seat));
      await settledLate(ctx, given, seat, 'given');
    },
  },
  /** Has the computer answer for somebody whose time is up. */
  'late.once': {
    response: updatePublic,
    async run(ctx, { table: id, seat }) {
      const { app, reply } = ctx;
      const answered = accepted(await app.tables.answerOnce(id, reply.user, seat));
      await settledLate(ctx, answered, seat, 'answered');
    },
  },
  /** Asks for confirmation before the computer takes over a late seat. */
  'late.on': {
    response: ephemeral,
    async run(ctx, { table: id, seat: number }) {
      const { reply } = ctx;
      const table = await tableOf(ctx, id);
      const seat = table.seats.find((one) => one.seat === number);
      if (seat?.who.kind !== 'person') throw new Refused({ refused: 'clock.not-late' });
      await reply.whisper(playOnMessage(table, seat, reply.t));
    },
  },
  /** Gives a late seat to the computer, if the person named in the question still has it. */
  'late.on.yes': {
    response: update,
    async run({ app, reply }, { table: id, seat, person }) {
      const done = accepted(await app.tables.playOn(id, reply.user, seat, person));
      app.log.info({ table: id, seat, user: reply.user }, 'a late seat was given to the computer');
      const { name = '' } = done.seats[seat] ?? {};
      await reply.update(line(reply.t('stuck.stoodIn', { name }), COLORS.calm));
    },
  },
  /** Opens the form for a host's own times. */
  'opts.clock': {
    response: ephemeral,
    opensForm: true,
    async run(ctx, { table: id }) {
      const table = await tableOf(ctx, id);
      if (table !== undefined) await ctx.reply.modal(clockForm(table, ctx.reply.t));
    },
  },
  /** The form for a host's own times was submitted. */
  'opts.clocked': {
    response: update,
    async run(ctx, { table: id }) {
      const { app, reply, fields } = ctx;
      const table = await tableOf(ctx, id);
      const [allow, reserve, refill] = [TIMES.allow, TIMES.reserve, TIMES.refill].map((id) => hoursIn(fields.get(id)));
      if (allow === undefined || reserve === undefined || refill === undefined) {
        await reply.whisper(line(reply.t('clock.formWrong'), COLORS.bad));
        return;
      }
      const clock = { ...(table.options.clock ?? CLOCKS.daily), allow, reserve, refill };
      const changed = accepted(await app.tables.setOptions(id, reply.user, { clock }));
      await showOptions(ctx, changed.table, 'update', reply.t('lobby.optionsSaved'));
    },
  },
} satisfies PressesOf<typeof clocksIds>;
