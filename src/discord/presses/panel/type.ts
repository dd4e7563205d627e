import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Ask } from '#kernel/ask';
import type { Look } from '#table/types';
import { openPanelOf } from '../../actions/panel-step.ts';
import type { ArgsOf } from '../../ids/args.ts';
import { pressId } from '../../ids/press-id.ts';
import { plainName } from '../../limits.ts';
import { modal } from '../../present/components.ts';
import { walk } from '../../present/draft.ts';
import { type Typing, typing } from '../../present/moves.ts';
import { labelsOf } from '../../present/options.ts';
import { plainNames } from '../../present/people.ts';
import { inPlace, type Press } from '../../press.ts';
import type { Say } from '../../words/index.ts';

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
