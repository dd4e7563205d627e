/** A question of an ask as controls: text lines above, rows of buttons and selects below. One function per kind of question. */
import type { Choice } from '#kernel/ask';
import { draftOf } from '../ids/draft.ts';
import { clip, LIMITS, pageOf } from '../limits.ts';
import { distribute, number, order } from './amounts.ts';
import { type Button, button, type Item, type Row, row, rows, select } from './components.ts';
import { setFromDigits } from './digits.ts';
import { answered, digitsOfPick, digitsOfPicks, isSingle, type Question } from './draft.ts';
import { type Entry, entriesOf, fallbackIndex, groupByVerb, labelOf } from './options.ts';
import { allOf, pager, placeholder, type Step, type StepContext } from './step-parts.ts';

const BUTTON_LIST = 4;
/** Two full rows; more verbs are a list. */
const VERB_BUTTONS = 10;

/** The controls for a question. */
export function step(ctx: StepContext, question: Question): Step {
  const { choice } = question;
  switch (choice.kind) {
    case 'choose':
      if (!isSingle(choice)) return several(ctx, choice);
      return question.of === undefined ? root(ctx, choice) : list(ctx, choice, allOf(choice.options));
    case 'number':
      return number(ctx, choice);
    case 'order':
      return order(ctx, choice);
    case 'distribute':
      return distribute(ctx, choice);
    default:
      return choice satisfies never;
  }
}

type Choose = Extract<Choice, { kind: 'choose' }>;

/** The ask's own question: verbs first, then the options of one. */
function root(ctx: StepContext, choice: Choose): Step {
  const { game, view, ask, draft, names, say } = ctx;
  const leave = fallbackIndex(ask);
  const groups = groupByVerb(choice.options, leave);
  const last = leave === undefined ? [] : [rowOfFallback(ctx, choice, leave)];
  if (draft.verb !== undefined) {
    const group = groups[draft.verb];
    if (group !== undefined) return list(ctx, choice, group.indices);
  }
  const [alone] = groups.length === 1 ? groups : [];
  // A single option of a verb is a button that names both.
  const asButton = alone?.verb !== undefined && alone.indices.length === 1 && choice.min > 0;
  if (alone !== undefined && !asButton) {
    const inner = list(ctx, choice, alone.indices);
    return { lines: inner.lines, rows: [...inner.rows, ...last] };
  }
  const named = groups.map((group, index) => {
    const entries = entriesOf(game, view, choice.options, group.indices, names, true);
    const words = group.verb === undefined ? { label: say('panel.other') } : game.words.verb(group.verb);
    return { index, entries, label: words.label, emoji: words.emoji };
  });
  if (named.length > VERB_BUTTONS) {
    const items = named.slice(0, LIMITS.selectOptions).map((verb) => ({
      value: verb.index.toString(36),
      label: verb.label,
      description: clip(verb.entries.map(labelOf).join(', '), LIMITS.optionDescription),
      emoji: verb.emoji,
    }));
    return { lines: [], rows: [row(select(ctx.id('verb', draft), say('panel.what'), items)), ...last] };
  }
  const buttons = named.map((verb) => {
    const [only] = verb.entries;
    if (verb.entries.length === 1 && only !== undefined) {
      return button(ctx.id('go', answered(draft, digitsOfPick(only.index))), withVerb(verb.label, only), {
        style: 'primary',
        emoji: verb.emoji,
      });
    }
    return button(
      ctx.id('go', draftOf({ done: draft.done, verb: verb.index })),
      `${verb.label} (${verb.entries.length})`,
      {
        style: 'primary',
        emoji: verb.emoji,
      },
    );
  });
  return { lines: [], rows: [...rows(buttons), ...last] };
}

/** "Play: Kestrel"; a label that says the verb already stays as it is. */
function withVerb(verb: string, entry: Entry): string {
  const label = labelOf(entry);
  return label.toLowerCase().startsWith(verb.toLowerCase()) ? label : `${verb}: ${label}`;
}

function rowOfFallback(ctx: StepContext, choice: Choose, index: number): Row {
  const option = choice.options[index];
  const words = option?.verb === undefined ? undefined : ctx.game.words.verb(option.verb);
  const label = option === undefined ? '' : ctx.game.words.option(ctx.view, option, ctx.names).label;
  return row(
    button(ctx.id('go', answered({ done: ctx.draft.done }, digitsOfPick(index))), label || (words?.label ?? '…'), {
      style: 'success',
      emoji: words?.emoji,
    }),
  );
}

/** A list of which one is picked, and the pick leads on. */
function list(ctx: StepContext, choice: Choose, indices: readonly number[]): Step {
  const { game, view, draft, names, say } = ctx;
  const entries = entriesOf(game, view, choice.options, indices, names, true);
  const none: Button[] =
    choice.min === 0
      ? [button(ctx.id('done', answered(draft, digitsOfPick(choice.options.length))), say('panel.none'))]
      : [];
  const short = entries.length <= BUTTON_LIST && entries.every((entry) => entry.detail === undefined);
  if (short) {
    const buttons = entries.map((entry) =>
      button(ctx.id('go', answered(draft, digitsOfPick(entry.index))), labelOf(entry), { style: 'primary' }),
    );
    return { lines: [], rows: rows([...buttons, ...none]) };
  }
  const shown = pageOf(entries, draft.page ?? 0);
  const items = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: labelOf(entry),
    description: entry.detail,
  }));
  const verbs = new Set(indices.map((index) => choice.options[index]?.verb));
  const [verb] = verbs.size === 1 ? verbs : [];
  const words =
    verb === undefined ? say('panel.pick') : say.plain('panel.pickTo', { verb: game.words.verb(verb).label });
  return {
    lines: [],
    rows: [
      row(select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, words), items)),
      ...pager(ctx, shown.page, shown.pages, none),
    ],
  };
}

/** Several of the options: chosen ones stay chosen over pages, and nothing goes on before Done. */
function several(ctx: StepContext, choice: Choose): Step {
  const { game, view, draft, names, say } = ctx;
  const chosen = setFromDigits(draft.part ?? '0', choice.options.length) ?? [];
  const entries = entriesOf(game, view, choice.options, allOf(choice.options), names, false);
  const shown = pageOf(entries, draft.page ?? 0);
  const items: Item[] = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: entry.label,
    description: entry.detail,
    chosen: chosen.includes(entry.index),
  }));
  const here = shown.items.filter((entry) => chosen.includes(entry.index)).length;
  const room = Math.max(1, here, choice.max - (chosen.length - here));
  const enough = chosen.length >= choice.min && chosen.length <= choice.max;
  const labels = chosen.flatMap((index) => entries.find((entry) => entry.index === index)?.label ?? []);
  const lines = [
    say('panel.several', { min: choice.min, max: choice.max, same: choice.min === choice.max }),
    ...(labels.length === 0 ? [] : [say('panel.chosen', { list: labels.join(', '), count: labels.length })]),
    ...(chosen.length > choice.max ? [say('panel.tooMany', { over: chosen.length - choice.max })] : []),
  ];
  const done = button(
    ctx.id('done', answered(draft, digitsOfPicks(chosen))),
    chosen.length === 0 && enough ? say('panel.doneNone') : say('panel.done', { count: chosen.length }),
    { style: 'success', disabled: !enough },
  );
  return {
    lines,
    rows: [
      row(
        select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, say('panel.pickSeveral')), items, {
          min: 0,
          max: room,
        }),
      ),
      ...pager(ctx, shown.page, shown.pages, [done]),
    ],
  };
}
