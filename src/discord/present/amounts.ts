/** Questions about numbers and orders as controls: a number, an order, amounts over several. */
import type { Choice } from '#kernel/ask';
import { draftOf } from '../ids/draft.ts';
import { LIMITS, pageOf } from '../limits.ts';
import { type Button, button, type Row, row, rows, select } from './components.ts';
import { amountsFromDigits, orderFromDigits } from './digits.ts';
import { answered, digitsOfAmounts, digitsOfNumber, digitsOfOrder, isOne, mayDistribute } from './draft.ts';
import { entriesOf } from './options.ts';
import { allOf, pager, placeholder, type Step, type StepContext } from './step-parts.ts';

/** One whole number: buttons for few, a list for some, typing for many. */
export function number(ctx: StepContext, choice: Extract<Choice, { kind: 'number' }>): Step {
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
export function order(ctx: StepContext, choice: Extract<Choice, { kind: 'order' }>): Step {
  const { game, view, draft, names, say } = ctx;
  const size = choice.options.length;
  const entries = entriesOf(game, view, choice.options, allOf(choice.options), names, false);
  const begun = draft.part === undefined ? [] : (orderFromDigits(draft.part, size) ?? []);
  const rest = entries.filter((entry) => !begun.includes(entry.index));
  const placed = rest.length === 1 ? [...begun, ...rest.map((entry) => entry.index)] : begun;
  const lines = placed.map((index, i) => say('panel.placed', { n: i + 1, name: entries[index]?.label ?? '?' }));
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
export function distribute(ctx: StepContext, choice: Extract<Choice, { kind: 'distribute' }>): Step {
  return isOne(choice) ? distributeOne(ctx, choice) : distributeSome(ctx, choice);
}

/** There is but one to give: picking who gets it says it all. */
function distributeOne(ctx: StepContext, choice: Extract<Choice, { kind: 'distribute' }>): Step {
  const { game, view, draft, names, say } = ctx;
  const shown = pageOf(entriesOf(game, view, choice.options, allOf(choice.options), names, false), draft.page ?? 0);
  const items = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: entry.label,
    description: entry.detail,
  }));
  const nobody = choice.options.map(() => 0);
  const none =
    choice.min === 0
      ? [button(ctx.id('done', answered(draft, digitsOfAmounts(choice, nobody))), say('panel.none'))]
      : [];
  return {
    lines: [],
    rows: [
      row(select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, say('panel.pick')), items)),
      ...pager(ctx, shown.page, shown.pages, none),
    ],
  };
}

function distributeSome(ctx: StepContext, choice: Extract<Choice, { kind: 'distribute' }>): Step {
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
      same: choice.min === choice.max,
      bound: choice.most < choice.max || choice.spread < size,
      most: choice.most,
      spread: choice.spread,
    }),
    ...given.map((entry) => say('panel.given', { name: entry.label, n: amounts[entry.index] ?? 0 })),
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
      label: say.plain('panel.amount', { n: i, to: focus.label }),
    }));
    controls.push(row(select(ctx.id('pick', draft), say.plain('panel.howMuch', { to: focus.label }), values)));
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
