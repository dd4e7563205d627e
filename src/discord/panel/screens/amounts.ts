/** Controls for numbers, orders and distributions. */
import type { Choice } from '#kernel/ask';
import { type Button, button, type Item, type Row, row, rows, select } from '../../core/components.ts';
import { LIMITS, pageOf } from '../../core/limits.ts';
import { draftOf } from '../ids.ts';
import { amountsFromDigits, orderFromDigits } from './digits.ts';
import { answered, digitsOfAmounts, digitsOfNumber, digitsOfOrder, isSingleUnit, mayDistribute } from './draft.ts';
import { detailsOf } from './list.ts';
import { type Entry, entriesOf, labelOf, numbered } from './options.ts';
import { allOf, pager, placeholder, type Step, type StepContext } from './step-parts.ts';

/** One whole number: buttons for a small range, a list for a medium one, typing for a large one. */
export function number(ctx: StepContext, choice: Extract<Choice, { kind: 'number' }>): Step {
  const { draft, t } = ctx;
  const { min, max } = choice;
  const lines = [t('panel.range', { min, max })];
  const to = (value: number) => ctx.id('go', answered(draft, digitsOfNumber(choice, value)));
  const size = max - min + 1;
  if (size <= LIMITS.rowButtons) {
    const buttons = Array.from({ length: size }, (_, i) => button(to(min + i), String(min + i), { style: 'primary' }));
    return { lines, rows: rows(buttons) };
  }
  if (size <= LIMITS.selectOptions) {
    const items = Array.from({ length: size }, (_, i) => ({ value: i.toString(36), label: String(min + i) }));
    return { lines, rows: [row(select(ctx.id('pick', draft), t('panel.number'), items))] };
  }
  return {
    lines,
    rows: [
      row(
        button(ctx.id('type', draft), t('panel.type'), { style: 'primary' }),
        button(to(min), t('panel.least', { n: min })),
        button(to(max), t('panel.most', { n: max })),
      ),
    ],
  };
}

/** Up to so many things have a button for each order. */
const LISTED = 3;

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first) => permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** An order: as a whole if there are few things, otherwise one after another; the last one is placed automatically. */
export function order(ctx: StepContext, choice: Extract<Choice, { kind: 'order' }>): Step {
  const { draft, t } = ctx;
  const size = choice.options.length;
  const entries = entriesOf(ctx, choice.options, allOf(choice.options), false);
  if (size <= LISTED && draft.part === undefined) {
    const every = permutations(allOf(choice.options));
    const labels = numbered(every.map((some) => some.map((index) => entries[index]?.label ?? '?').join(' → ')));
    const orders = every.map((indices, i) =>
      button(ctx.id('go', answered(draft, digitsOfOrder(choice, indices))), labels[i] ?? '?'),
    );
    return { lines: detailsOf(entries), rows: rows(orders) };
  }
  const begun = draft.part === undefined ? [] : (orderFromDigits(draft.part, size) ?? []);
  const rest = entries.filter((entry) => !begun.includes(entry.index));
  const placed = rest.length === 1 ? [...begun, ...rest.map((entry) => entry.index)] : begun;
  const lines = placed.map((index, i) => t('panel.placed', { n: i + 1, name: entries[index]?.label ?? '?' }));
  if (placed.length === size) {
    return {
      lines,
      rows: [
        row(
          button(ctx.id('done', answered(draft, digitsOfOrder(choice, placed))), t('panel.orderDone'), {
            style: 'primary',
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
  const words = t('panel.orderNext', { n: placed.length + 1 });
  const asListed = [...placed, ...rest.map((entry) => entry.index)];
  const keep = button(
    ctx.id('go', draftOf({ done: draft.done, part: digitsOfOrder(choice, asListed) })),
    placed.length === 0 ? t('panel.orderKeep') : t('panel.orderRest'),
  );
  return {
    lines,
    rows: [
      row(select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, words), items)),
      ...pager(ctx, shown.page, shown.pages, [keep]),
    ],
  };
}

/** An amount distributed over several options; what is left is always shown. */
export function distribute(ctx: StepContext, choice: Extract<Choice, { kind: 'distribute' }>): Step {
  return isSingleUnit(choice) ? distributeOne(ctx, choice) : distributeSome(ctx, choice);
}

/** A single unit to give out: a list of who gets it. */
function distributeOne(ctx: StepContext, choice: Extract<Choice, { kind: 'distribute' }>): Step {
  const { draft, t } = ctx;
  const shown = pageOf(entriesOf(ctx, choice.options, allOf(choice.options), true), draft.page ?? 0);
  const items = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: labelOf(entry),
    description: entry.detail,
  }));
  const nobody = choice.options.map(() => 0);
  const none =
    choice.min === 0 ? [button(ctx.id('done', answered(draft, digitsOfAmounts(choice, nobody))), t('panel.none'))] : [];
  return {
    lines: [],
    rows: [
      row(select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, t('panel.pick')), items)),
      ...pager(ctx, shown.page, shown.pages, none),
    ],
  };
}

/** Up to this many options get a menu each. */
const OWN_MENUS = 5;

type Distribute = Extract<Choice, { kind: 'distribute' }>;

/** A distribution in progress. */
type Progress = {
  readonly entries: readonly Entry[];
  readonly amounts: readonly number[];
  readonly left: number;
  /** The most that an option can be given, in total, as things stand. */
  readonly room: (index: number) => number;
};

function progressOf(ctx: StepContext, choice: Distribute): Progress {
  const { draft } = ctx;
  const { options, most: maxEach, max, spread } = choice;
  const amounts = amountsFromDigits(draft.part ?? '0', options.length, maxEach) ?? options.map(() => 0);
  const sum = amounts.reduce((a, b) => a + b, 0);
  const used = amounts.filter((amount) => amount > 0).length;
  return {
    entries: entriesOf(ctx, options, allOf(options), false),
    amounts,
    left: max - sum,
    // Typed amounts may exceed what there is to give; zero is always possible.
    room(index) {
      const now = amounts[index] ?? 0;
      return now === 0 && used >= spread ? 0 : Math.max(0, Math.min(maxEach, max - sum + now));
    },
  };
}

function distributeSome(ctx: StepContext, choice: Distribute): Step {
  const { draft, t } = ctx;
  const size = choice.options.length;
  const progress = progressOf(ctx, choice);
  const { entries, amounts, left } = progress;
  const lines = [
    t('panel.distribute', {
      left,
      max: choice.max,
      min: choice.min,
      bound: choice.most < choice.max || choice.spread < size,
      most: choice.most,
      spread: choice.spread,
    }),
    ...entries.flatMap(({ label, index }) => {
      const n = amounts[index] ?? 0;
      return n > 0 ? [t('panel.given', { name: label, n })] : [];
    }),
  ];
  const focus = draft.focus === undefined ? undefined : entries[draft.focus];
  const wide = choice.most >= LIMITS.selectOptions;
  const typed: Button[] =
    size <= LIMITS.modalComponents || (wide && focus !== undefined)
      ? [button(ctx.id('type', draft), t('panel.typeAmounts'))]
      : [];
  const whole = mayDistribute(choice, amounts);
  const sum = choice.max - left;
  const done = button(ctx.id('done', answered(draft, digitsOfAmounts(choice, amounts))), t('panel.doneSum', { sum }), {
    style: whole && (left === 0 || sum > 0) ? 'primary' : 'secondary',
    disabled: !whole,
  });
  const ending = [done, ...typed];
  if (size <= OWN_MENUS) return { lines, rows: [...menuEach(ctx, choice, progress), ...rows(ending)] };
  return { lines, rows: twoMenus(ctx, progress, focus, ending) };
}

/** A menu for each option, and a button for each that gives it everything left. */
function menuEach(ctx: StepContext, choice: Distribute, { entries, amounts, left, room }: Progress): readonly Row[] {
  const { draft, t } = ctx;
  const rest = entries.flatMap(({ index, label }) => {
    const more = Math.min(left, room(index) - (amounts[index] ?? 0));
    if (more < 1) return [];
    const after = amounts.map((amount, i) => (i === index ? amount + more : amount));
    const part = digitsOfAmounts(choice, after);
    return [
      button(ctx.id('page', draftOf({ done: draft.done, part })), t.plain('panel.giveMore', { n: more, to: label })),
    ];
  });
  const menus = entries.map(({ index, label }) =>
    row(
      select(
        ctx.id('pick', draftOf({ ...draft, focus: index })),
        t.plain('panel.howMuch', { to: label }),
        amountsTo(ctx, label, room(index), amounts[index] ?? 0),
      ),
    ),
  );
  return [...rows(rest), ...menus];
}

function amountsTo({ t }: StepContext, to: string, max: number, now: number): readonly Item[] {
  return Array.from({ length: Math.min(max + 1, LIMITS.selectOptions) }, (_, n) => ({
    value: n.toString(36),
    label: t.plain('panel.amount', { n, to }),
    chosen: n === now,
  }));
}

/** For many options: one menu to pick the option, another for its amount. */
function twoMenus(
  ctx: StepContext,
  { entries, amounts, room }: Progress,
  focus: Entry | undefined,
  ending: readonly Button[],
): readonly Row[] {
  const { draft, t } = ctx;
  const shown = pageOf(entries, draft.page ?? 0);
  const items = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: `${entry.label}: ${amounts[entry.index] ?? 0}`,
    description: entry.detail,
    chosen: entry.index === draft.focus,
  }));
  const which = select(
    ctx.id('pick', draftOf({ ...draft, focus: undefined })),
    placeholder(ctx, shown.page, shown.pages, t('panel.amountOf')),
    items,
  );
  const values = focus === undefined ? [] : amountsTo(ctx, focus.label, room(focus.index), -1);
  const howMuch = focus === undefined ? '' : t.plain('panel.howMuch', { to: focus.label });
  return [
    row(which),
    ...(focus === undefined ? [] : [row(select(ctx.id('pick', draft), howMuch, values))]),
    ...pager(ctx, shown.page, shown.pages, ending),
  ];
}
