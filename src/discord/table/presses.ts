/** The presses of a table's messages: its hand, board and log, and how people are called there. */

import type { Ask, Option } from '#kernel/ask';
import { CALL_DELAYS } from '#table/people/settings-stored';
import { type CallsHere, isRefusal, type Shown, type TableView } from '#table/types';
import { box, COLORS, line, payload, text } from '../core/components.ts';
import { markdownName } from '../core/limits.ts';
import { plainNames, waitingNames } from '../core/people.ts';
import { sendWithPictures } from '../core/pictures.ts';
import { ephemeral, type PressContext, type PressesOf, update } from '../core/press.ts';
import { accepted, explained } from '../core/refuse.ts';
import { shapeFor } from '../core/shape.ts';
import type { ArgsOf } from '../ids.ts';
import { showPanel } from '../panel/actions.ts';
import { showMoved } from '../panel/actions-step.ts';
import { EMPTY } from '../panel/ids.ts';
import { answered, digitsOfPick } from '../panel/screens/draft.ts';
import { openAsk } from '../panel/screens/panel.ts';
import { callsHereMessage } from '../person/screens/settings-calls.ts';
import { askNumber, offeredKey } from '../press-id.ts';
import { cardMessage } from '../reading/screens/card.ts';
import { openBoard, openConcede, openLog, openMore, showBoard } from './actions.ts';
import { lookAt, setBackNote } from './actions-open.ts';
import { noticeAbsent } from './actions-stuck.ts';
import type { tableIds } from './ids.ts';
import { linkTo, WHOLE_BOARD } from './screens/message.ts';
import { offeredOrder } from './screens/offered.ts';
import { lookList } from './screens/visible-cards.ts';
import { watchMessage } from './screens/watch.ts';

export const tablePresses = {
  /**
   * My hand & moves: the person's panel, or a spectator's. Opened from the live message, it does not repeat what is said
   * there.
   */
  hand: {
    response: ephemeral,
    async run(ctx, { table }) {
      const tableView = await lookAt(ctx, table);
      const toldThere = ctx.message !== undefined && ctx.message.id === tableView.table.place.liveMessage;
      await showPanel(ctx.app, ctx.reply, toldThere ? withoutPublic(tableView) : tableView, 'whisper');
      await noticeAbsent(ctx, tableView.table);
    },
  },
  /** Answers the presser's own question with an option that the table's message offers to all whom it waits for. */
  answer: {
    response: ephemeral,
    async run(ctx, press) {
      const { app, reply } = ctx;
      const { table } = press;
      const tableView = await lookAt(ctx, table, shownBy(press));
      const taken = takenIn(tableView, press);
      if (taken === undefined) return sayWhyNot(ctx, tableView, press);
      const { ask, option, index } = taken;
      const settings = await app.tables.settings(reply.user);
      if (option.confirm !== undefined && settings.confirm) {
        const draft = answered(EMPTY, digitsOfPick(index));
        return showPanel(app, reply, tableView, 'whisper', { draft, settings });
      }
      const answer = { pick: [option.id] };
      const result = await app.tables.submit(table, reply.user, { ask: ask.id, answer, rev: tableView.table.rev });
      const order = offeredOrder(tableView.game, tableView.view, option, plainNames(tableView.names));
      const note = reply.t('table.answered', { order });
      await showMoved(ctx, table, result, { how: 'whisper', settings, note, brief: true });
    },
  },
  /** Shows the whole board. */
  board: {
    response: ephemeral,
    run: ({ app, reply }, { table }) => openBoard(app, reply, table),
  },
  /** Shows what the person has on the table, enlarged; those without a seat see the whole board. */
  side: {
    response: ephemeral,
    async run({ app, reply }, { table }) {
      const tableView = await lookAt({ app, reply }, table);
      if (tableView !== undefined) await showBoard(app, reply, tableView, 'whisper', tableView.seat);
    },
  },
  /** Shows the chosen player's part of the board, or the whole board. */
  seat: {
    response: ephemeral,
    async run(ctx, { table }) {
      const tableView = await lookAt(ctx, table);
      const [value = WHOLE_BOARD] = ctx.values;
      const seat = value === WHOLE_BOARD ? undefined : Number.parseInt(value, 10);
      if (tableView !== undefined) await showBoard(ctx.app, ctx.reply, tableView, 'update', seat);
    },
  },
  /** Shows the newest page of the log. */
  log: {
    response: ephemeral,
    run: ({ app, reply }, { table }) => openLog(app, reply, table),
  },
  /** Shows another page of the log, in place. */
  'log.page': {
    response: update,
    run: ({ app, reply }, { table, from }) => openLog(app, reply, table, 'update', from),
  },
  /** Shows the page of the log that ends at a spot beside the panel, which stays. */
  'log.since': {
    response: ephemeral,
    run: ({ app, reply }, { table, from }) => openLog(app, reply, table, 'whisper', from),
  },
  /** Shows what else can be done at the table. */
  more: {
    response: ephemeral,
    run: (ctx, { table }) => openMore(ctx, table),
  },
  /** Lists the cards that the person can see, to look at one closely. */
  look: {
    response: ephemeral,
    async run(ctx, { table }) {
      const tableView = await lookAt(ctx, table);
      if (tableView !== undefined) await ctx.reply.whisper(lookList(tableView, 0, ctx.reply.t));
    },
  },
  /** Shows another page of the cards to look at. */
  'look.page': {
    response: update,
    async run(ctx, { table, page }) {
      const tableView = await lookAt(ctx, table);
      if (tableView !== undefined) await ctx.reply.update(lookList(tableView, page, ctx.reply.t));
    },
  },
  /** Shows the chosen card with its picture. */
  'look.card': {
    response: ephemeral,
    async run(ctx, { table }) {
      const { app, reply, values } = ctx;
      const tableView = await lookAt(ctx, table);
      // Only what the person can see: a hand-made value must not show more than the list did.
      const seen = tableView.game.visible(tableView.view).find(({ def }) => def === values[0]);
      if (seen === undefined) {
        await reply.whisper(line(reply.t('panel.moved')));
        return;
      }
      const card = tableView.game.cards.find(({ id }) => id === seen.def);
      const shape = await shapeFor(app, reply.user);
      const drawings = shape === undefined ? [] : [app.images.draw(tableView.game.scenes.card(seen.def), reply, shape)];
      await sendWithPictures(reply, 'whisper', drawings, ([picture]) =>
        card === undefined
          ? line(reply.t('card.bare', { name: seen.label }))
          : cardMessage({ game: tableView.game, card }, reply.t, picture, { show: 'whisper' }),
      );
    },
  },
  /** Asks for confirmation before conceding. */
  concede: {
    response: ephemeral,
    run: ({ app, reply }, { table }) => openConcede(app, reply, table),
  },
  /** Concedes the game. */
  'concede.yes': {
    response: update,
    async run({ app, reply }, { table }) {
      const result = await app.tables.concede(table, reply.user);
      await reply.update(
        isRefusal(result) ? line(explained(app, result), COLORS.bad) : line(reply.t('concede.done'), COLORS.calm),
      );
    },
  },
  /** Declines to concede. */
  'concede.no': {
    response: update,
    async run({ reply }) {
      await reply.update(line(reply.t('concede.kept')));
    },
  },
  /** Sends a lobby's message again, for somebody with a seat. */
  repost: {
    response: ephemeral,
    async run({ app, reply }, { table: id }) {
      const table = accepted(await app.tables.repost(id, reply.user));
      await reply.whisper(line(reply.t('stuck.reposted', { channel: table.place.thread ?? table.place.channel })));
    },
  },
  /** Opens a lobby for another game like the finished one, or leads to it if somebody has already opened it. */
  again: {
    response: ephemeral,
    async run({ app, reply }, { table: last }) {
      const next = accepted(await app.tables.openRematch(last, { user: reply.user, name: reply.name }));
      const { table, opened } = next;
      const host = table.seats.find(({ who }) => who.kind === 'person' && who.user === table.host)?.name ?? '';
      const words = opened
        ? reply.t('again.opened', { channel: table.place.channel })
        : table.status === 'lobby'
          ? table.host === reply.user
            ? reply.t('again.yours')
            : reply.t('again.open', { host: markdownName(host) })
          : reply.t(table.status === 'running' ? 'again.begun' : 'again.over');
      await reply.whisper(payload([box([text(words)], COLORS.calm), ...linkTo(table, reply.t)]));
    },
  },
  /** Asks what a spectator wants to be told of a game. */
  watch: {
    response: ephemeral,
    async run(ctx, { table }) {
      const { app, reply } = ctx;
      const tableView = await lookAt(ctx, table);
      const told = await app.tables.watching(table, reply.user);
      await reply.whisper(watchMessage(tableView.table, told ?? 'off', reply.t));
    },
  },
  /** Sets what a spectator is told of a game. */
  'watch.set': {
    response: update,
    async run(ctx, { table, told }) {
      const { app, reply } = ctx;
      const set = accepted(await app.tables.watch(table, reply.user, told === 'off' ? undefined : told));
      const tableView = await lookAt(ctx, table);
      if (tableView !== undefined) await reply.update(watchMessage(tableView.table, set, reply.t));
    },
  },
  /** Wakes a table that has fallen asleep. */
  wake: {
    response: ephemeral,
    async run({ app, reply }, { table }) {
      const _woken = accepted(await app.tables.wake(table, reply.user));
      await reply.whisper(line(reply.t('sleep.awake'), COLORS.calm));
    },
  },
  /** Shows how the person is called at this table. */
  calls: {
    response: ephemeral,
    async run({ app, reply }, { table }) {
      const here = accepted(await app.tables.calls.here(table, reply.user));
      await reply.whisper(callsHereMessage(table, here, reply.t));
    },
  },
  /** Changes how the person is called at this table. */
  'calls.set': {
    response: update,
    async run({ app, reply, values }, { table, what }) {
      const here = accepted(await app.tables.calls.setHere(table, reply.user, callsChange(what, values[0] ?? '')));
      await reply.update(callsHereMessage(table, here, reply.t, true));
    },
  },
  /** Reminds the person on a seat, for whom the table waits. */
  nudge: {
    response: ephemeral,
    async run({ app, reply }, { table, seat }) {
      const _nudged = accepted(await app.tables.calls.nudge(table, reply.user, seat));
      await reply.whisper(line(reply.t('call.nudgedNow'), COLORS.good));
    },
  },
  /** No more reminders at this table until it is the others' turn. */
  hush: {
    response: ephemeral,
    async run({ app, reply }, { table }) {
      const _hushed = accepted(await app.tables.calls.hush(table, reply.user));
      await reply.whisper(line(reply.t('call.hushed'), COLORS.good));
    },
  },
} satisfies PressesOf<typeof tableIds>;

type Taken = { readonly ask: Ask; readonly option: Option; readonly index: number };

/** The option of the presser's open question that was pressed; undefined if they are not, or no longer, asked for it. */
function takenIn({ seat, view, ...look }: TableView, { asked, option: id }: ArgsOf<'answer'>): Taken | undefined {
  const ask = openAsk({ seat, view, ...look });
  if (seat === undefined || ask === undefined || !view.owing.includes(seat)) return undefined;
  if (!isAbout(view, asked) || ask.public?.includes(id) !== true || ask.choice.kind !== 'choose') return undefined;
  const index = ask.choice.options.findIndex((one) => one.id === id);
  const option = ask.choice.options[index];
  return option === undefined ? undefined : { ask, option, index };
}

/** Whether the questions that are open are still those that were pressed. */
function isAbout(view: TableView['view'], asked: string): boolean {
  return view.offered !== undefined && offeredKey(view, view.offered) === asked;
}

/** What the pressed message shows: its questions, but no rev, since its buttons stay the same while they are open. */
const shownBy = ({ asked }: ArgsOf<'answer'>): Shown => ({ rev: 0, ask: askNumber(asked) });

async function sayWhyNot(ctx: PressContext, tableView: TableView, press: ArgsOf<'answer'>): Promise<void> {
  const { app, reply } = ctx;
  const { asked } = press;
  const { seat, view, table } = tableView;
  const setBack = await setBackNote(ctx, table.id, shownBy(press));
  if (setBack !== undefined) return showPanel(app, reply, tableView, 'whisper', { note: setBack });
  if (seat === undefined) {
    await reply.whisper(line(reply.t('table.noSeat')));
    return;
  }
  if (view.owing.includes(seat) || table.status !== 'running') {
    return showPanel(app, reply, tableView, 'whisper', { note: reply.t('panel.moved') });
  }
  if (view.asks.length > 0 && isAbout(view, asked)) {
    return showPanel(app, reply, tableView, 'whisper', { note: reply.t('table.answeredBefore'), brief: true });
  }
  await reply.whisper(line(reply.t('table.notAsked', { who: waitingNames(table.waiting) })));
}

/** What is not on the list follows the person's settings. */
function callsChange(
  what: ArgsOf<'calls.set'>['what'],
  value: string,
): { readonly [K in keyof CallsHere]: CallsHere[K] | undefined } {
  if (what === 'turn') return { turn: value === 'mention' || value === 'dm' || value === 'off' ? value : undefined };
  return { after: CALL_DELAYS.find((delay) => String(delay) === value) };
}

/** A look without public events, which the live message tells; an eliminated player still reads in full how that happened. */
function withoutPublic(tableView: TableView): TableView {
  if (tableView.seat === undefined || tableView.view.out.includes(tableView.seat)) return tableView;
  const since = tableView.since.map((entry) => ({
    ...entry,
    events: entry.events.filter(({ to }) => to !== undefined),
  }));
  return { ...tableView, since };
}
