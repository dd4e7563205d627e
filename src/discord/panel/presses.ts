/** The presses of a panel, on which a person answers an ask. */

import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Ask } from '#kernel/ask';
import type { TableView } from '#table/types';
import { modal } from '../core/components.ts';
import { plainName } from '../core/limits.ts';
import { plainNames } from '../core/people.ts';
import { ephemeral, type PressContext, type PressesOf, update } from '../core/press.ts';
import { accepted } from '../core/refuse.ts';
import type { ArgsOf } from '../ids.ts';
import { pressId } from '../press-id.ts';
import type { Translate } from '../words.ts';
import { openPanelOf, refreshPanel, showMoved, step } from './actions-step.ts';
import type { panelIds } from './ids.ts';
import { EMPTY, isUntil } from './ids.ts';
import { walk } from './screens/draft.ts';
import { hintMessage } from './screens/hint.ts';
import { choose, chooseVerb, type Typing, type, typing } from './screens/moves.ts';
import { labelsOf } from './screens/options.ts';

export const panelPresses = {
  /** Continues with the draft that the button stands for; submits it once it is a complete answer. */
  go: {
    response: update,
    run: (ctx, press) => step(ctx, press, 'whole'),
  },
  /** Completes a choice of several options. */
  done: {
    response: update,
    run: (ctx, press) => step(ctx, press, 'whole'),
  },
  /** Submits an answer that needed confirmation. */
  yes: {
    response: update,
    run: (ctx, press) => step(ctx, press, 'confirmed'),
  },
  /** Shows another page of a question's options. */
  page: {
    response: update,
    run: (ctx, press) => step(ctx, press, 'never'),
  },
  /** Goes back one step. */
  back: {
    response: update,
    run: (ctx, press) => step(ctx, press, 'never'),
  },
  /** Answers a question with what was chosen from its list. */
  pick: {
    response: update,
    run: (ctx, press) => step(ctx, press, 'whole', (ask, draft) => choose(ask, draft, ctx.values)),
  },
  /** Opens the options of the verb that was chosen from the list of verbs. */
  verb: {
    response: update,
    run: (ctx, press) => step(ctx, press, 'whole', (_, draft) => chooseVerb(draft, ctx.values)),
  },
  /** Opens a form to type numbers, where a list would be too long. */
  type: {
    response: update,
    opensForm: true,
    async run(ctx, press) {
      const open = await openPanelOf(ctx, press);
      if (open === undefined) return;
      const { reply } = ctx;
      const { tableView, ask, show } = open;
      const wanted = typing(ask, press.draft);
      const form = wanted && formOf(reply.t, tableView, ask, press, wanted);
      if (form === undefined || !(await reply.modal(form))) {
        await show({ draft: press.draft, note: reply.t('error.again') });
      }
    },
  },
  /** The form for numbers was submitted. */
  typed: {
    response: update,
    run(ctx, press) {
      const fields = new Map([...ctx.fields].map(([field, text]) => [Number.parseInt(field, 36) || 0, text]));
      return step(ctx, press, 'whole', (ask, draft) => type(ask, draft, fields));
    },
  },
  /** Reopens an answer while others still owe theirs. */
  change: {
    response: update,
    async run(ctx, press) {
      const open = await openPanelOf(ctx, press);
      await open?.show({ draft: EMPTY });
    },
  },
  /** What a computer player would do in the presser's place. */
  hint: {
    response: ephemeral,
    async run({ app, reply }, { table }) {
      const hint = accepted(await app.tables.hint(table, reply.user));
      await reply.whisper(hintMessage(hint, reply.t));
    },
  },
  /** Shows the panel with the other size of pictures, from now on everywhere. */
  pictures: {
    response: update,
    async run(ctx, { table, shape }) {
      await ctx.app.tables.setSettings(ctx.reply.user, { pictures: shape });
      await refreshPanel(ctx, table, { offersPictures: true });
    },
  },
  /** Updates the panel. */
  refresh: {
    response: update,
    run: (ctx, { table }) => refreshPanel(ctx, table),
  },
  /** Passes repeatedly: until the person's own turn or until something concerns them; or stops doing so. */
  until: {
    response: update,
    run: passUntil,
  },
  /** The same, chosen from the panel's menu. */
  'until.pick': {
    response: update,
    async run(ctx, { table, ask }) {
      const [until = ''] = ctx.values;
      await (isUntil(until) ? passUntil(ctx, { table, ask, until }) : refreshPanel(ctx, table));
    },
  },
} satisfies PressesOf<typeof panelIds>;

async function passUntil(ctx: PressContext, { table, ask, until }: ArgsOf<'until'>): Promise<void> {
  // A panel's control counts only while its ask is open; elsewhere the button is about the table's present state.
  if (ask !== undefined && (await openPanelOf(ctx, { table, ask })) === undefined) return;
  const change = { until: until === 'off' ? undefined : until };
  await showMoved(ctx, table, await ctx.app.tables.setAutopilot(table, ctx.reply.user, change));
}

function formOf(
  t: Translate,
  { game, view, names }: TableView,
  ask: Ask,
  press: ArgsOf<'type'>,
  wanted: Typing,
): APIModalInteractionResponseCallbackData {
  const at = walk(ask, press.draft);
  const prompt = at.kind === 'open' ? at.question.prompt : undefined;
  const title = prompt === undefined ? t('panel.typeTitle') : game.words.message(view, prompt, plainNames(names));
  const id = pressId('typed', press);
  if (wanted.kind === 'number') {
    return modal(id, title, [{ id: '0', label: t('panel.typeLabel', { min: wanted.min, max: wanted.max }), max: 10 }]);
  }
  const all = at.kind === 'open' && 'options' in at.question.choice ? at.question.choice.options : [];
  const called = labelsOf({ game, view, names: plainNames(names), before: [] }, all);
  const fields = wanted.options.map(({ index, option }) => ({
    id: index.toString(36),
    label: t.plain('panel.typeAmountLabel', {
      name: plainName(called(option)),
      most: wanted.most,
    }),
    description: t('panel.typeTotal', { total: wanted.total }),
    required: false,
    max: 10,
  }));
  return modal(id, title, fields);
}
