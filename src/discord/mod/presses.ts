import { COLORS, line } from '../core/components.ts';
import { ephemeral, type PressesOf, update } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import { tableOf } from '../table/actions-open.ts';
import { endable, replaceable } from '../table/actions-stuck.ts';
import { endMessage, standInMessage } from '../table/screens/stuck.ts';
import type { modIds } from './ids.ts';
import { reportForm, WORDS } from './screens/report.ts';

export const modPresses = {
  /** Opens the form for what a person wants to tell the keeper of the bot about a table. */
  report: {
    response: ephemeral,
    opensForm: true,
    async run(ctx, { table }) {
      const { reply } = ctx;
      if ((await tableOf(ctx, table)) !== undefined) await reply.modal(reportForm(table, reply.t));
    },
  },
  /** Stores what a person has written to the keeper of the bot. */
  reported: {
    response: ephemeral,
    async run({ app, reply, fields }, { table }) {
      const refused = await app.tables.people.report(table, reply.user, fields.get(WORDS) ?? '');
      if (refused !== undefined) throw new Refused(refused);
      await reply.whisper(line(reply.t('report.stored'), COLORS.calm));
    },
  },
  /** Asks for confirmation before a manager of the server ends the game. */
  end: {
    response: ephemeral,
    async run(ctx, { table: id }) {
      const table = await endable(ctx, id);
      if (table !== undefined) await ctx.reply.whisper(endMessage(table, ctx.reply.t));
    },
  },
  /** Ends the game without a winner. */
  'end.yes': {
    response: update,
    async run(ctx, { table: id }) {
      const { app, reply } = ctx;
      const table = await endable(ctx, id);
      if (table === undefined) return;
      const _ended = accepted(await app.tables.end(table.id));
      app.log.info({ table: table.id, user: reply.user }, 'a game was ended by somebody who manages the server');
      await reply.update(line(reply.t('stuck.ended'), COLORS.calm));
    },
  },
  /** Asks for confirmation before a computer player takes a seat. */
  standin: {
    response: ephemeral,
    async run(ctx, { table: id, seat: number }) {
      const table = await tableOf(ctx, id);
      const seat = table && (await replaceable(ctx, table, number));
      if (table !== undefined && seat !== undefined) await ctx.reply.whisper(standInMessage(table, seat, ctx.reply.t));
    },
  },
  /** Gives a seat to a computer player, if the person named in the question still has it. */
  'standin.yes': {
    response: update,
    async run(ctx, { table: id, seat: number, person }) {
      const { app, reply } = ctx;
      const table = await tableOf(ctx, id);
      const seat = table && (await replaceable(ctx, table, number));
      if (table === undefined || seat === undefined) return;
      const _done = accepted(await app.tables.standIn(table.id, seat.seat, person));
      app.log.info({ table: table.id, seat: seat.seat, user: reply.user }, 'a seat was given to the computer');
      await reply.update(line(reply.t('stuck.stoodIn', { name: seat.name }), COLORS.calm));
    },
  },
  /** Declines to end the game or to replace a player. */
  'stuck.no': {
    response: update,
    async run({ reply }) {
      await reply.update(line(reply.t('concede.kept')));
    },
  },
} satisfies PressesOf<typeof modIds>;
