import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Ask } from '#kernel/ask';
import type { Look } from '#table/types';
import { modal } from '../../core/components.ts';
import { plainName } from '../../core/limits.ts';
import { plainNames } from '../../core/people.ts';
import { inPlace, type Press } from '../../core/press.ts';
import type { ArgsOf } from '../../ids.ts';
import { openPanelOf } from '../../panel/actions-step.ts';
import { walk } from '../../panel/screens/draft.ts';
import { type Typing, typing } from '../../panel/screens/moves.ts';
import { labelsOf } from '../../panel/screens/options.ts';
import { pressId } from '../../press-id.ts';
import type { Say } from '../../words.ts';

/** Opens a form to type numbers, where a list would be too long. */
export const typeNumbersPress: Press<'type'> = {
  verb: 'type',
  response: inPlace,
  opensForm: true,
  async run(ctx, press) {
    const open = await openPanelOf(ctx, press);
    if (open === undefined) return;
    const { reply } = ctx;
    const { look, ask, show } = open;
    const wanted = typing(ask, press.draft);
    const form = wanted && formOf(reply.say, look, ask, press, wanted);
    if (form === undefined || !(await reply.modal(form))) {
      await show({ draft: press.draft, note: reply.say('error.again') });
    }
  },
};

function formOf(
  say: Say,
  { game, view, names }: Look,
  ask: Ask,
  press: ArgsOf<'type'>,
  wanted: Typing,
): APIModalInteractionResponseCallbackData {
  const at = walk(ask, press.draft);
  const prompt = at.kind === 'open' ? at.question.prompt : undefined;
  const title = prompt === undefined ? say('panel.typeTitle') : game.words.message(view, prompt, plainNames(names));
  const id = pressId('typed', press);
  if (wanted.kind === 'number') {
    return modal(id, title, [
      { id: '0', label: say('panel.typeLabel', { min: wanted.min, max: wanted.max }), max: 10 },
    ]);
  }
  const all = at.kind === 'open' && 'options' in at.question.choice ? at.question.choice.options : [];
  const called = labelsOf({ game, view, names: plainNames(names), before: [] }, all);
  const fields = wanted.options.map(({ index, option }) => ({
    id: index.toString(36),
    label: say.plain('panel.typeAmountLabel', {
      name: plainName(called(option)),
      most: wanted.most,
    }),
    description: say('panel.typeTotal', { total: wanted.total }),
    required: false,
    max: 10,
  }));
  return modal(id, title, fields);
}
