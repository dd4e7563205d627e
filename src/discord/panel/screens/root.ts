/** An ask's own question: a button for each complete order, as far as there is room; the others are behind their verb's button. */
import type { Choice, Option } from '#kernel/ask';
import { type Button, button, type Row, row, rows, type Style, select } from '../../core/components.ts';
import { clip, LIMITS } from '../../core/limits.ts';
import { draftOf } from '../ids.ts';
import { assign } from './assign.ts';
import { answered, digitsOfPick, openNeeds } from './draft.ts';
import { type Form, formsOf, leafButton, leafOf, orderOf, sizeOf, withoutDrawbacks } from './forms.ts';
import { DETAILED, detailsOf, list } from './list.ts';
import {
  entriesOf,
  fallbackIndex,
  type Group,
  groupByVerb,
  labelOf,
  MOST_OPENED,
  numbered,
  twinsOf,
  verbOf,
} from './options.ts';
import { isPlannable } from './plan.ts';
import { fewMarked, type Step, type StepContext } from './step-parts.ts';

/** Buttons of orders that a telephone shows below a hand. */
const ROOM = 12;
/** Three full rows: what there is room for where only one verb is shown. */
const OPENED_ROOM = 15;
/** With more verbs than two full rows, they are shown as a list. */
const VERB_BUTTONS = 10;
type Choose = Extract<Choice, { kind: 'choose' }>;

/** The controls of an ask's own question. */
export function root(ctx: StepContext, choice: Choose): Step {
  const { ask, draft } = ctx;
  const leave = fallbackIndex(ask);
  // What leaves has a button of its own, which stands for all options that nobody can tell from it.
  const leaving = leave === undefined ? [] : twinsOf(ctx, choice.options, leave);
  const groups = groupByVerb(choice.options, leave).flatMap((group) => {
    const indices = group.indices.filter((index) => !leaving.includes(index));
    return indices.length === 0 ? [] : [{ ...group, indices }];
  });
  const opened = groups.find(({ at }) => at === draft.verb);
  if (opened !== undefined) return alone(ctx, choice, opened);
  const planned = inline(ctx, choice, leave);
  if (planned !== undefined) return planned;
  const last = leave === undefined ? [] : [fallbackRow(ctx, choice, leave)];
  const fallback = leave === undefined ? undefined : choice.options[leave];
  const [only] = groups.length === 1 ? groups : [];
  // The only option of a verb is a button that names both.
  const asButton = only?.verb !== undefined && (only.indices.length <= LIMITS.rowButtons || leave !== undefined);
  if (only !== undefined && (!asButton || choice.min === 0)) {
    const inner = list(ctx, choice, only.indices);
    return { lines: inner.lines, rows: [...inner.rows, ...last] };
  }
  if (groups.length > VERB_BUTTONS) return { lines: [], rows: [verbList(ctx, choice, groups), ...last] };
  return {
    lines: [],
    rows: [...rows(fewMarked(toldApart(buttonsOf(ctx, choice, groups, fallback)), last.length)), ...last],
  };
}

/** The only plan, shown on the first screen if it is what people mostly do, with buttons for the alternatives. */
function inline(ctx: StepContext, choice: Choose, leave: number | undefined): Step | undefined {
  const { draft, game } = ctx;
  const index = choice.options.findIndex(isPlannable);
  const option = choice.options[index];
  if (option === undefined || !isPlannable(option) || leave !== undefined || option.confirm !== undefined)
    return undefined;
  if (option.verb === undefined || game.words.verb(option.verb).likely !== true) return undefined;
  const rest = choice.options.filter((one) => one !== option && one.covered !== true);
  if (rest.length > 3 || rest.some(({ needs }) => needs !== undefined)) return undefined;
  const others = rest.flatMap((one) => {
    const at = choice.options.indexOf(one);
    const leaf = leafOf(ctx, choice, at);
    return leaf === undefined ? [] : [leafButton(ctx, leaf, 'secondary', one.verb)];
  });
  return assign({ ...ctx, draft: answered(draft, digitsOfPick(index)) }, option, option.needs, others);
}

/** The options of a verb that was opened: as complete orders if there is room for all of them. */
function alone(ctx: StepContext, choice: Choose, group: Group): Step {
  const forms = formsOf(ctx, choice, group);
  const [plain] = forms;
  const isWhole = (form: Form) => form.partial !== true && (form !== plain || (choice.min > 0 && isWorthOrders(form)));
  const whole = forms.filter((form) => isWhole(form) && sizeOf(form) <= OPENED_ROOM).at(-1);
  if (plain === undefined || whole === undefined) return list(ctx, choice, group.indices);
  const lines = detailsOf(plain.leaves.map(({ entry }) => entry));
  const buttons = whole.leaves.map((leaf) => leafButton(ctx, leaf, 'primary', group.verb));
  return { lines, rows: rows(fewMarked(toldApart(buttons))) };
}

/** Whether options are shown as orders, though nothing but their names need be said: they say more, or there is no room for details. */
const isWorthOrders = ({ leaves }: Form): boolean =>
  leaves.every(({ by }) => by === 'all') ||
  (leaves.length > DETAILED && leaves.every(({ option }) => openNeeds(option).length === 0));

/** Buttons of a screen: orders that say the same, though they differ, are numbered. */
function toldApart(buttons: readonly Button[]): readonly Button[] {
  const labels = numbered(buttons.map((one) => ('label' in one ? (one.label ?? '') : '')));
  return buttons.map((one, i) => ('label' in one ? { ...one, label: labels[i] ?? '' } : one));
}

/** A group with the forms in which it can be shown. */
type Shown = { readonly group: Group; readonly forms: readonly Form[] };

/** `fallback`: the option whose button stands below these. */
function buttonsOf(
  ctx: StepContext,
  choice: Choose,
  groups: readonly Group[],
  fallback: Option | undefined,
): readonly Button[] {
  const shown = groups.map((group): Shown => ({ group, forms: formsOf(ctx, choice, group) }));
  // Likely verbs are opened first, and the smallest groups of these; a verb that stays closed also takes a button.
  const taken = new Map<Shown, Form>();
  let used = shown.length;
  const open = (some: readonly Shown[], level: number) => {
    const sizeAt = ({ forms }: Shown) => (forms[level] === undefined ? 0 : sizeOf(forms[level]));
    for (const one of [...some].sort((a, b) => sizeAt(a) - sizeAt(b))) {
      const form = one.forms[level];
      const before = taken.get(one);
      const isNext = level === 0 || before !== undefined || one.forms[level - 1]?.closed === true;
      if (form === undefined || form.closed === true || form.leaves.length > MOST_OPENED || !isNext) continue;
      const more = sizeOf(form) - (before === undefined ? 1 : sizeOf(before));
      if (used + more > ROOM) continue;
      used += more;
      taken.set(one, form);
    }
  };
  const likely = shown.filter(({ group }) => isLikely(ctx, group));
  const others = shown.filter((one) => !likely.includes(one) && !isSeldom(ctx, one.group));
  for (const some of [likely, others]) for (const level of [0, 1, 2, 3]) open(some, level);
  const marked = [...groups, { verb: fallback?.verb }].some((one) => isLikely(ctx, one));
  return inOrder(ctx, choice, shown).flatMap((one) => {
    const isMarked = marked ? isLikely(ctx, one.group) : !isSeldom(ctx, one.group);
    const style: Style = isMarked ? 'primary' : 'secondary';
    const opened = without(ctx, one, taken);
    if (opened === undefined) return [closed(ctx, one, style)];
    const form = withoutDrawbacks(ctx, opened);
    const buttons = form.leaves.map((leaf) => leafButton(ctx, leaf, style, one.group.verb));
    return form.partial === true ? [...buttons, otherwise(ctx, one)] : buttons;
  });
}

/** Groups as they are shown: what is hardly ever chosen comes last, but before what ends something. */
function inOrder(ctx: StepContext, choice: Choose, shown: readonly Shown[]): readonly Shown[] {
  const seldom = shown.filter(({ group }) => isSeldom(ctx, group));
  const others = shown.filter((one) => !seldom.includes(one));
  const isEnding = ({ group: { indices } }: Shown): boolean => {
    const [only] = indices.length === 1 ? indices.map((i) => choice.options[i]) : [];
    return only !== undefined && only.card === undefined && only.needs === undefined;
  };
  const before = others.findLastIndex((one) => !isEnding(one)) + 1;
  return [...others.slice(0, before), ...seldom, ...others.slice(before)];
}

/** The form taken for a group; the one before it, if all that it adds is said by the buttons of other groups already. */
function without(ctx: StepContext, one: Shown, taken: ReadonlyMap<Shown, Form>): Form | undefined {
  const form = taken.get(one);
  const fewer = form === undefined ? undefined : one.forms[one.forms.indexOf(form) - 1];
  if (form === undefined || fewer === undefined || form.partial === true || fewer.partial === true) return form;
  const others = new Set(
    [...taken].flatMap(([{ group }, { leaves }]) =>
      group === one.group ? [] : leaves.map((leaf) => orderOf(ctx, { ...leaf, entry: { ...leaf.entry, indices: [] } })),
    ),
  );
  const added = form.leaves.filter((leaf) => !fewer.leaves.includes(leaf) && leaf.by !== 'all');
  return added.length > 0 && added.every((leaf) => others.has(orderOf(ctx, leaf))) ? fewer : form;
}

const isSeldom = ({ game }: StepContext, { verb }: Pick<Group, 'verb'>): boolean =>
  verb !== undefined && game.words.verb(verb).seldom === true;

function isLikely({ game }: StepContext, { verb }: Pick<Group, 'verb'>): boolean {
  return verb !== undefined && game.words.verb(verb).likely === true;
}

/** A verb whose options are shown when it is pressed. */
function closed(ctx: StepContext, { group, forms }: Shown, style: Style): Button {
  const { label, emoji } = verbOf(ctx.game, group.verb, ctx.t('panel.other'));
  const n = forms[0]?.leaves.length ?? 0;
  return button(openId(ctx, group.at), n === 1 ? `${label}…` : `${label} (${n})`, { style, emoji });
}

/** What a verb can do besides the usual. */
function otherwise(ctx: StepContext, { group }: Shown): Button {
  const { label, emoji } = verbOf(ctx.game, group.verb, ctx.t('panel.other'));
  return button(openId(ctx, group.at), ctx.t.plain('panel.otherwise', { order: label }), { emoji });
}

const openId = (ctx: StepContext, at: number): string => ctx.id('go', draftOf({ done: ctx.draft.done, verb: at }));

function verbList(ctx: StepContext, choice: Choose, groups: readonly Group[]): Row {
  const { game, t, draft } = ctx;
  const items = groups.slice(0, LIMITS.selectOptions).map((group) => {
    const { label, emoji } = verbOf(game, group.verb, t('panel.other'));
    const entries = entriesOf(ctx, choice.options, group.indices, true);
    const description = clip(entries.map(labelOf).join(', '), LIMITS.optionDescription);
    return { value: group.at.toString(36), label, description, emoji };
  });
  return row(select(ctx.id('verb', draft), t('panel.what'), items));
}

/** The button that passes a window or ends a phase; it is never the primary one, unless nothing else is mostly done. */
function fallbackRow(ctx: StepContext, choice: Choose, index: number): Row {
  const option = choice.options[index];
  const words = option?.verb === undefined ? undefined : ctx.game.words.verb(option.verb);
  const leaf = leafOf(ctx, choice, index);
  const label = leaf === undefined ? '' : orderOf(ctx, leaf);
  const isRare = ({ verb }: Option) => verb !== undefined && ctx.game.words.verb(verb).seldom === true;
  const only = words?.likely === true || choice.options.every((one, i) => i === index || isRare(one));
  return row(
    button(ctx.id('go', answered({ done: ctx.draft.done }, digitsOfPick(index))), label || (words?.label ?? '…'), {
      style: only ? 'primary' : 'secondary',
      emoji: words?.emoji,
    }),
  );
}
