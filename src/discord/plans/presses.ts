/** The presses of answers that are set beforehand, and of the autopilot. */
import { isRefusal } from '#table/types';
import { ephemeral, type PressesOf, update } from '../core/press.ts';
import { explained } from '../core/refuse.ts';
import { lookAt } from '../table/actions-open.ts';
import { addOrder, askOf, showOrders } from './actions.ts';
import { setAutopilot } from './actions-autopilot.ts';
import type { plansIds } from './ids.ts';
import { readStanding, tableSettings } from './screens/autopilot.ts';
import { stopTermsMessage, waysMessage, wayTermsMessage } from './screens/orders.ts';

export const plansPresses = {
  /** Shows what the person has set beforehand at the table. */
  orders: {
    response: ephemeral,
    run: (ctx, { table }) => showOrders(ctx, table, 'whisper'),
  },
  /** Shows what can be done the next time too. */
  'order.ways': {
    response: ephemeral,
    async run(ctx, press) {
      const open = await askOf(ctx, press, 'whisper');
      if (open !== undefined) await ctx.reply.whisper(waysMessage(open.tableView, open.ask, ctx.reply.t));
    },
  },
  /** Asks for how long the chosen answer is to be repeated. */
  'order.way': {
    response: update,
    async run(ctx, press) {
      const open = await askOf(ctx, press, 'update');
      if (open === undefined) return;
      const { t } = ctx.reply;
      const screen = wayTermsMessage(open.tableView, open.ask, Number(ctx.values[0]), t);
      if (screen === undefined) return showOrders(ctx, press.table, 'update', t('panel.moved'));
      await ctx.reply.update(screen);
    },
  },
  /** Asks for how long to pass at the chosen stop. */
  'order.plan': {
    response: update,
    async run(ctx, { table }) {
      const tableView = await lookAt(ctx, table);
      const screen = stopTermsMessage(tableView, ctx.values[0] ?? '', ctx.reply.t);
      if (screen === undefined) return showOrders(ctx, table, 'update', ctx.reply.t('panel.moved'));
      await ctx.reply.update(screen);
    },
  },
  /** Sets an answer beforehand, for as long as was chosen. */
  'order.yes': {
    response: update,
    async run(ctx, { table, ask, what, times, otherwise }) {
      const term = { times, else: otherwise };
      if (typeof what === 'string') return addOrder(ctx, table, { at: what, does: 'pass', ...term });
      // An order for an answer belongs to an ask; without one nothing can be meant.
      if (ask === undefined) return showOrders(ctx, table, 'update', ctx.reply.t('panel.moved'));
      const open = await askOf(ctx, { table, ask }, 'update');
      if (open !== undefined) await addOrder(ctx, table, { ask: open.ask.id, way: what, ...term });
    },
  },
  /** Removes what was set beforehand. */
  'order.drop': {
    response: update,
    async run(ctx, { table }) {
      const { app, reply, values } = ctx;
      const result = await app.tables.orders.remove(table, reply.user, Number(values[0]));
      const note = isRefusal(result) ? explained(app, result) : reply.t('order.dropped');
      await showOrders(ctx, table, 'update', note);
    },
  },
  /** Shows the autopilot settings of the person's seat. */
  settings: {
    response: ephemeral,
    async run(ctx, { table }) {
      const tableView = await lookAt(ctx, table);
      if (tableView !== undefined) await ctx.reply.whisper(tableSettings(tableView, ctx.reply.t));
    },
  },
  /** Sets the mode of the seat's autopilot. */
  'set.mode': {
    response: update,
    run: (ctx, { table }) => setAutopilot(ctx, table, { mode: ctx.values[0] === 'strict' ? 'strict' : 'fast' }),
  },
  /** Sets where the seat's autopilot stops. */
  'set.stops': {
    response: update,
    run: (ctx, { table }) => setAutopilot(ctx, table, { stops: ctx.values }),
  },
  /** Answers a standing question of the game for the rest of this table. */
  'set.standing': {
    response: update,
    run: (ctx, { table }) => setAutopilot(ctx, table, { standing: readStanding(ctx.values[0]) }),
  },
} satisfies PressesOf<typeof plansIds>;
