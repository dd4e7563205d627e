/** The presses of what players ask each other to agree to, of taking moves back, and of seats that are offered or left to a computer. */

import { COLORS, line } from '../core/components.ts';
import { ephemeral, type PressesOf, update, updatePublic } from '../core/press.ts';
import { accepted, Refused } from '../core/refuse.ts';
import { showPanel } from '../panel/actions.ts';
import { leaveSeat, openStandIn } from '../table/actions-stand-in.ts';
import { answerRequest, openDraft, wishFrom } from './actions.ts';
import { offerSeat } from './actions-offers.ts';
import { openTakeBack } from './actions-take-back.ts';
import type { requestsIds } from './ids.ts';
import { requestLine } from './screens/request.ts';

export const requestsPresses = {
  /** Asks for confirmation before the others are asked to agree to something. */
  ask: {
    response: ephemeral,
    run: (ctx, { table, ...wish }) => openDraft(ctx, table, wishFrom(wish)),
  },
  /** Asks the others to agree to something. */
  'ask.sure': {
    response: update,
    async run({ app, reply }, { table, ...wish }) {
      const asked = accepted(await app.tables.requests.ask(table, reply.user, wishFrom(wish)));
      await reply.update(requestLine(asked, 'ask.asked', reply.t));
    },
  },
  /** Agrees to a request. */
  'ask.yes': {
    response: updatePublic,
    run: (ctx, { table, request }) => answerRequest(ctx, table, request, true),
  },
  /** Declines a request; withdraws one's own. */
  'ask.no': {
    response: updatePublic,
    run: (ctx, { table, request }) => answerRequest(ctx, table, request, false),
  },
  /** Asks for confirmation before a move is taken back. */
  undo: {
    response: ephemeral,
    run: (ctx, { table }) => openTakeBack(ctx, table),
  },
  /** Takes back a move that nobody has learned anything by, and shows what is asked again. */
  'undo.take': {
    response: update,
    async run({ app, reply }, { table, move }) {
      const done = accepted(await app.tables.takeBacks.take(table, reply.user, move));
      await showPanel(app, reply, done.tableView, 'update', { note: reply.t('undo.done'), happened: done.happened });
    },
  },
  /** Asks the others to agree that a move is taken back. */
  'undo.ask': {
    response: update,
    async run({ app, reply }, { table, move }) {
      const found = accepted(await app.tables.takeBacks.find(table, reply.user));
      if (found.move !== move) throw new Refused({ refused: 'undo.moved-on' });
      const details = { move, ...(found.seen && { seen: true as const }) };
      const asked = accepted(await app.tables.requests.ask(table, reply.user, { kind: 'undo', details }));
      await reply.update(requestLine(asked, 'ask.asked', reply.t));
    },
  },
  /** Asks for confirmation before the computer plays for the person. */
  'seat.leave': {
    response: ephemeral,
    run: (ctx, { table }) => openStandIn(ctx, table),
  },
  /** Lets the computer play for the person until they are back. */
  'standin.me': {
    response: update,
    run: (ctx, { table }) => leaveSeat(ctx, table),
  },
  /** Lets the person play again, and shows them their panel. */
  'seat.back': {
    response: update,
    async run({ app, reply, pictures }, { table }) {
      const back = accepted(await app.tables.comeBack(table, reply.user));
      await showPanel(app, reply, back.tableView, 'update', { pictures });
    },
  },
  /** Offers the person's seat to whoever wants to take it. */
  'seat.offer': {
    response: update,
    run: (ctx, { table }) => offerSeat(ctx, table),
  },
  /** Takes a seat that is offered, and shows what it holds; its own person keeps it. */
  'seat.take': {
    response: ephemeral,
    async run({ app, reply, member }, { table, request }) {
      const who = { user: reply.user, name: reply.name, username: member?.username };
      const taken = accepted(await app.tables.offers.take(table, request, who));
      if (taken.kind === 'taken') await showPanel(app, reply, taken.moved.tableView, 'whisper');
      else await reply.whisper(line(reply.t('offer.kept'), COLORS.calm));
    },
  },
} satisfies PressesOf<typeof requestsIds>;
