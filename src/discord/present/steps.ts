/** A question of an ask as controls: text lines above, rows of buttons and selects below. One function per kind of question. */
import type { Ask, Choice, Option } from '#kernel/ask';
import type { Game, Names, View } from '#kernel/game';
import { clip, LIMITS, pageOf } from '../limits.ts';
import type { Say } from '../words/index.ts';
import { type Button, button, type Item, type Row, row, rows, select } from './components.ts';
import { amountsFromDigits, orderFromDigits, setFromDigits } from './digits.ts';
import {
  answered,
  type Draft,
  digitsOfAmounts,
  digitsOfNumber,
  digitsOfOrder,
  digitsOfPick,
  digitsOfPicks,
  draftOf,
  isSingle,
  mayDistribute,
  type Question,
} from './draft.ts';
import { type Entry, entriesOf, fallbackIndex, groupByVerb, labelOf } from './options.ts';

export type Step = { readonly lines: readonly string[]; readonly rows: readonly Row[] };

/** What a control does: `go` shows or submits the draft, the others read values first. */
export type StepVerb = 'go' | 'done' | 'page' | 'pick' | 'verb' | 'type' | 'yes';

export type StepContext = {
  readonly game: Game;
  readonly view: View;
  readonly ask: Ask;
  readonly draft: Draft;
  /** Names for labels (plain text). */
  readonly names: Names;
  readonly say: Say;
  /** The custom id of a control that leads to a draft. */
  id(verb: StepVerb, draft: Draft): string;
};

const BUTTON_LIST = 4;
const VERB_BUTTONS = 8;

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

const allOf = (options: readonly Option[]) => options.map((_, i) => i);

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
  const words = verb === undefined ? say('panel.pick') : say('panel.pickTo', { verb: game.words.verb(verb).label });
  return {
    lines: [],
    rows: [
      row(select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, words), items)),
      ...pager(ctx, shown.page, shown.pages, none),
    ],
  };
}

function placeholder(ctx: StepContext, page: number, pages: number, words: string): string {
  return pages > 1 ? ctx.say('panel.paged', { words, page: page + 1, pages }) : words;
}

/** Buttons to turn pages, after others; no row where there is nothing to show. */
function pager(ctx: StepContext, page: number, pages: number, others: readonly Button[] = []): Row[] {
  const { draft, say } = ctx;
  const turn = (to: number, label: string) => button(ctx.id('page', draftOf({ ...draft, page: to })), label);
  const buttons = [
    ...others,
    ...(page > 0 ? [turn(page - 1, say('panel.previous'))] : []),
    ...(page + 1 < pages ? [turn(page + 1, say('panel.next'))] : []),
  ];
  return rows(buttons);
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
    say('panel.several', { min: choice.min, max: choice.max, same: choice.min === choice.max ? 'yes' : 'no' }),
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

function number(ctx: StepContext, choice: Extract<Choice, { kind: 'number' }>): Step {
  const { draft, say } = ctx;
  const { min, max } = choice;
  const lines = [say('panel.range', { min, max })];
  const to = (value: number) => ctx.id('go', answered(draft, digitsOfNumber(choice, value)));
  const size = max - min + 1;
  if (size <= LIMITS.rowButtons) {
    const buttons = Array.from({ length: size }, (_, i) => button(to(min + i), String(min + i), { style: 'primary' }));
    return { lines, rows: rows(buttons) };
  }
  if (size <= LIMITS.selectOptions) {
    const items = Array.from({ length: size }, (_, i) => ({ value: i.toString(36), label: String(min + i) }));
    return { lines, rows: [row(select(ctx.id('pick', draft), say('panel.number'), items))] };
  }
  return {
    lines,
    rows: [
      row(
        button(ctx.id('type', draft), say('panel.type'), { style: 'primary' }),
        button(to(min), say('panel.least', { n: min })),
        button(to(max), say('panel.most', { n: max })),
      ),
    ],
  };
}

/** One after another; the last one finds its place by itself. */
function order(ctx: StepContext, choice: Extract<Choice, { kind: 'order' }>): Step {
  const { game, view, draft, names, say } = ctx;
  const size = choice.options.length;
  const entries = entriesOf(game, view, choice.options, allOf(choice.options), names, false);
  const begun = draft.part === undefined ? [] : (orderFromDigits(draft.part, size) ?? []);
  const rest = entries.filter((entry) => !begun.includes(entry.index));
  const placed = rest.length === 1 ? [...begun, ...rest.map((entry) => entry.index)] : begun;
  const lines = placed.map((index, i) => `${i + 1}. ${entries[index]?.label ?? '?'}`);
  if (placed.length === size) {
    return {
      lines,
      rows: [
        row(
          button(ctx.id('done', answered(draft, digitsOfOrder(choice, placed))), say('panel.orderDone'), {
            style: 'success',
          }),
        ),
      ],
    };
  }
  const shown = pageOf(rest, draft.page ?? 0);
  const items = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: entry.label,
    description: entry.detail,
  }));
  const words = say('panel.orderNext', { n: placed.length + 1 });
  const asListed = [...placed, ...rest.map((entry) => entry.index)];
  const keep = button(
    ctx.id('go', draftOf({ done: draft.done, part: digitsOfOrder(choice, asListed) })),
    placed.length === 0 ? say('panel.orderKeep') : say('panel.orderRest'),
  );
  return {
    lines,
    rows: [
      row(select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, words), items)),
      ...pager(ctx, shown.page, shown.pages, [keep]),
    ],
  };
}

/** Amounts over several: pick one, say how much; the remainder is always shown. */
function distribute(ctx: StepContext, choice: Extract<Choice, { kind: 'distribute' }>): Step {
  const { game, view, draft, names, say } = ctx;
  const size = choice.options.length;
  const amounts = amountsFromDigits(draft.part ?? '0', size, choice.most) ?? choice.options.map(() => 0);
  const entries = entriesOf(game, view, choice.options, allOf(choice.options), names, false);
  const sum = amounts.reduce((a, b) => a + b, 0);
  const used = amounts.filter((amount) => amount > 0).length;
  const given = entries.filter((entry) => (amounts[entry.index] ?? 0) > 0);
  const lines = [
    say('panel.distribute', {
      left: choice.max - sum,
      min: choice.min,
      max: choice.max,
      same: choice.min === choice.max ? 'yes' : 'no',
      most: choice.most,
      spread: choice.spread,
    }),
    ...given.map((entry) => `• ${entry.label}: **${amounts[entry.index] ?? 0}**`),
  ];
  const shown = pageOf(entries, draft.page ?? 0);
  const items = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: `${entry.label}: ${amounts[entry.index] ?? 0}`,
    description: entry.detail,
    chosen: entry.index === draft.focus,
  }));
  const noFocus = draftOf({ ...draft, focus: undefined });
  const controls: Row[] = [
    row(select(ctx.id('pick', noFocus), placeholder(ctx, shown.page, shown.pages, say('panel.amountOf')), items)),
  ];
  const focus = draft.focus === undefined ? undefined : entries[draft.focus];
  if (focus !== undefined) {
    const now = amounts[focus.index] ?? 0;
    // Typed amounts may have gone beyond what there is to give; none is always possible.
    const most = now === 0 && used >= choice.spread ? 0 : Math.max(0, Math.min(choice.most, choice.max - sum + now));
    const values = Array.from({ length: Math.min(most + 1, LIMITS.selectOptions) }, (_, i) => ({
      value: i.toString(36),
      label: say('panel.amount', { n: i, to: focus.label }),
    }));
    controls.push(row(select(ctx.id('pick', draft), say('panel.howMuch', { to: focus.label }), values)));
  }
  const wide = choice.most >= LIMITS.selectOptions;
  const typed: Button[] =
    size <= LIMITS.modalComponents || (wide && focus !== undefined)
      ? [button(ctx.id('type', draft), say('panel.typeAmounts'))]
      : [];
  const done = button(
    ctx.id('done', answered(draft, digitsOfAmounts(choice, amounts))),
    say('panel.doneSum', { sum }),
    {
      style: 'success',
      disabled: !mayDistribute(choice, amounts),
    },
  );
  controls.push(...pager(ctx, shown.page, shown.pages, [done, ...typed]));
  return { lines, rows: controls };
}
