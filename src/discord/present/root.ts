/** An ask's own question: a button for each complete order, as far as there is room; the others are behind their verb's button. */
import type { Choice, Need, Option } from '#kernel/ask';
import { draftOf } from '../ids/draft.ts';
import { clip, LIMITS } from '../limits.ts';
import { assign } from './assign.ts';
import { type Button, button, type Row, row, rows, type Style, select } from './components.ts';
import { answered, digitsOfPick, digitsOfPicks, openNeeds, settledBy } from './draft.ts';
import { list } from './list.ts';
import {
  type Entry,
  entriesOf,
  fallbackIndex,
  type Group,
  groupByVerb,
  labelOf,
  MOST_OPENED,
  verbOf,
  withVerb,
} from './options.ts';
import { destinationsOf, isPlannable, planToToken, sendTo, usualPlan, wholePlan } from './plan.ts';
import { allOf, placesOf, type Step, type StepContext } from './step-parts.ts';

/** Three full rows: what a phone shows at once, and what a message has room for besides its other parts. */
const ROOM = 15;
/** With more verbs than two full rows, they are shown as a list. */
const VERB_BUTTONS = 10;
/** With more places than this for a thing, they are asked only after it is chosen. */
const BRANCHES = 3;

type Choose = Extract<Choice, { kind: 'choose' }>;

/** The controls of an ask's own question. */
export function root(ctx: StepContext, choice: Choose): Step {
  const { ask, draft } = ctx;
  const leave = fallbackIndex(ask);
  const groups = groupByVerb(choice.options, leave);
  const opened = draft.verb === undefined ? undefined : groups[draft.verb];
  if (opened !== undefined) return list(ctx, choice, opened.indices);
  const planned = inline(ctx, choice, leave);
  if (planned !== undefined) return planned;
  const last = leave === undefined ? [] : [fallbackRow(ctx, choice, leave)];
  const [alone] = groups.length === 1 ? groups : [];
  // The only option of a verb is a button that names both.
  const asButton = alone?.verb !== undefined && (alone.indices.length <= LIMITS.rowButtons || leave !== undefined);
  if (alone !== undefined && (!asButton || choice.min === 0)) {
    const inner = list(ctx, choice, alone.indices);
    return { lines: inner.lines, rows: [...inner.rows, ...last] };
  }
  if (groups.length > VERB_BUTTONS) return { lines: [], rows: [verbList(ctx, choice, groups), ...last] };
  return { lines: [], rows: [...rows(buttonsOf(ctx, choice, groups)), ...last] };
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
  const others = rest.map((one) => {
    const at = choice.options.indexOf(one);
    return button(ctx.id('go', answered(draft, digitsOfPick(at))), orderOf(ctx, entryOf(ctx, choice, at), one), {
      emoji: one.verb === undefined ? undefined : game.words.verb(one.verb).emoji,
    });
  });
  return assign({ ...ctx, draft: answered(draft, digitsOfPick(index)) }, option, option.needs, others);
}

function entryOf({ game, view, names }: StepContext, choice: Choose, index: number): Entry {
  const [entry] = entriesOf(game, view, choice.options, [index], names, true);
  return entry ?? { index, label: '?', detail: undefined, count: 1 };
}

/** The ways to show a group: behind its verb, a button per option, or one per option and place that it can be sent to. */
type Shown = { readonly group: Group; readonly at: number; readonly forms: readonly (readonly Leaf[])[] };
type Leaf = {
  readonly entry: Entry;
  readonly option: Option;
  /** How the same press answers its first open need. */
  readonly by?: Option | 'all';
  /** That answer in digits. */
  readonly digits?: string;
  /** Whether nothing else is left to be asked. */
  readonly whole?: true;
};

function buttonsOf(ctx: StepContext, choice: Choose, groups: readonly Group[]): readonly Button[] {
  const { game, view, names } = ctx;
  const shown = groups.map((group, at): Shown => {
    const entries = entriesOf(game, view, choice.options, group.indices, names, true);
    const leaves = entries.flatMap((entry): Leaf[] => {
      const option = choice.options[entry.index];
      return option === undefined ? [] : [{ entry, option }];
    });
    const forms = [
      leaves,
      leaves.flatMap((leaf) => branchesOf(ctx, leaf)),
      leaves.flatMap((leaf) => alonesOf(ctx, leaf)),
    ];
    return {
      group,
      at,
      forms: forms.filter((form, i) => i === 0 || form.some((leaf) => !forms[i - 1]?.includes(leaf))),
    };
  });
  // Likely verbs are opened first, and the smallest groups of these; a verb that stays closed also takes a button.
  const form = new Map<Shown, readonly Leaf[]>();
  let taken = shown.length;
  const open = (some: readonly Shown[], level: number) => {
    for (const one of [...some].sort((a, b) => (a.forms[level]?.length ?? 0) - (b.forms[level]?.length ?? 0))) {
      const leaves = one.forms[level];
      if (leaves === undefined || leaves.length > MOST_OPENED) continue;
      const before = form.get(one)?.length ?? 1;
      if ((level > 0 && !form.has(one)) || taken - before + leaves.length > ROOM) continue;
      taken += leaves.length - before;
      form.set(one, leaves);
    }
  };
  const likely = shown.filter(({ group }) => isLikely(ctx, group));
  const others = shown.filter((one) => !likely.includes(one));
  for (const some of [likely, others]) for (const level of [0, 1, 2]) open(some, level);
  const marked = groups.some(({ verb }) => verb !== undefined && game.words.verb(verb).likely === true);
  return shown.flatMap((one) => {
    const style: Style = !marked || isLikely(ctx, one.group) ? 'primary' : 'secondary';
    const leaves = form.get(one);
    return leaves === undefined
      ? [closed(ctx, one, style)]
      : leaves.map((leaf) => opened(ctx, leaf, style, one.group.verb));
  });
}

function isLikely({ game }: StepContext, { verb }: Group): boolean {
  return verb !== undefined && game.words.verb(verb).likely === true;
}

/** An option split by the few places that it can be sent to; one that picks several things also gets a button for all of them. */
function branchesOf(ctx: StepContext, leaf: Leaf): readonly Leaf[] {
  if (isPlannable(leaf.option)) return plansOf(leaf, leaf.option.needs);
  const [need, ...more] = openNeeds(leaf.option);
  const choice = need?.choice;
  if (choice?.kind !== 'choose' || more.length > 0) return [leaf];
  const { options, min, max } = choice;
  if (options.some((one) => openNeeds(one).length > 0 || one.confirm !== undefined)) return [leaf];
  // Not if picking none is allowed too, as for goods in an offer.
  if (min > 0 && max > 1 && max >= options.length) {
    return [{ ...leaf, by: 'all', digits: digitsOfPicks(allOf(options)) }, leaf];
  }
  const shown = entriesOf(ctx.game, ctx.view, options, placesOf(options), ctx.names, true);
  if (min !== 1 || max !== 1 || shown.length > BRANCHES || shown.length === 0) return [leaf];
  if (!areToldApart(shown)) return [leaf];
  return shown.flatMap(({ index }) => {
    const by = options[index];
    return by === undefined ? [] : [{ ...leaf, by, digits: digitsOfPick(index) }];
  });
}

/** Whether entries differ by name. Some differ only by their details, which buttons do not show. */
const areToldApart = (entries: readonly Entry[]): boolean =>
  new Set(entries.map(({ label }) => label)).size === entries.length;

/** As `branchesOf`; an option that picks several of a few things also gets a button for each alone. */
function alonesOf(ctx: StepContext, leaf: Leaf): readonly Leaf[] {
  const branches = branchesOf(ctx, leaf);
  const [all, ...rest] = branches;
  const [need] = openNeeds(leaf.option);
  if (all?.by !== 'all' || need?.choice.kind !== 'choose' || need.choice.min > 1) return branches;
  const { options } = need.choice;
  const shown = entriesOf(ctx.game, ctx.view, options, placesOf(options), ctx.names, true);
  if (shown.length > BRANCHES || !areToldApart(shown)) return branches;
  const alone = shown.flatMap(({ index }): readonly Leaf[] => {
    const by = options[index];
    return by === undefined ? [] : [{ ...leaf, by, digits: digitsOfPicks([index]) }];
  });
  return [all, ...alone, ...(options.length > 2 ? rest : [])];
}

/** A plannable option with each place where all its things may be sent together, except if that is the usual plan. */
function plansOf(leaf: Leaf, needs: readonly Need[]): readonly Leaf[] {
  const usual = planToToken(needs, usualPlan(needs));
  const together = destinationsOf(needs).flatMap((by): Leaf[] => {
    const plan = sendTo(
      needs,
      needs.map(() => undefined),
      needs.map((_, i) => i),
      by.id,
    );
    const digits = planToToken(needs, plan);
    return wholePlan(needs, plan) === undefined || digits === usual ? [] : [{ ...leaf, by, digits, whole: true }];
  });
  return together.length > BRANCHES ? [leaf] : [...together, leaf];
}

/** A verb whose options are shown when it is pressed. */
function closed(ctx: StepContext, { group, at, forms }: Shown, style: Style): Button {
  const { label, emoji } = verbOf(ctx.game, group.verb, ctx.say('panel.other'));
  const draft = draftOf({ done: ctx.draft.done, verb: at });
  return button(ctx.id('go', draft), `${label} (${forms[0]?.length ?? 0})`, { style, emoji });
}

function opened(
  ctx: StepContext,
  { entry, option, by, digits, whole }: Leaf,
  style: Style,
  verb: string | undefined,
): Button {
  const picked = answered(ctx.draft, digitsOfPick(entry.index));
  const draft = digits === undefined ? picked : answered(picked, digits);
  const emoji = verb === undefined ? undefined : ctx.game.words.verb(verb).emoji;
  return button(ctx.id('go', draft), orderOf(ctx, entry, option, by, whole), { style, emoji });
}

/** An option as a complete order; with an ellipsis if more is asked before it is submitted. */
function orderOf(ctx: StepContext, entry: Entry, option: Option, given?: Option | 'all', whole?: true): string {
  const { game, view, names, say } = ctx;
  const by = given ?? settledBy(option);
  const own = game.words.order?.(view, option, names, by);
  const plain = withVerb(verbOf(game, option.verb, '').label, entry.label);
  const count = entry.count > 1 ? say.plain('panel.oneOf', { n: entry.count }) : '';
  const left = whole === true ? 0 : openNeeds(option).length - (given === undefined ? 0 : 1);
  return `${clip(own ?? told(), LIMITS.buttonLabel - count.length - 1)}${count}${left > 0 ? '…' : ''}`;

  function told(): string {
    if (by === undefined) return plain;
    if (by === 'all') return say.plain('panel.withAll', { order: plain });
    return `${plain} → ${game.words.option(view, by, names).label}`;
  }
}

function verbList(ctx: StepContext, choice: Choose, groups: readonly Group[]): Row {
  const { game, view, names, say, draft } = ctx;
  const items = groups.slice(0, LIMITS.selectOptions).map((group, index) => {
    const { label, emoji } = verbOf(game, group.verb, say('panel.other'));
    const entries = entriesOf(game, view, choice.options, group.indices, names, true);
    const description = clip(entries.map(labelOf).join(', '), LIMITS.optionDescription);
    return { value: index.toString(36), label, description, emoji };
  });
  return row(select(ctx.id('verb', draft), say('panel.what'), items));
}

/** The button that passes a window or ends a phase; it is never the primary one, unless nothing else can be done. */
function fallbackRow(ctx: StepContext, choice: Choose, index: number): Row {
  const option = choice.options[index];
  const words = option?.verb === undefined ? undefined : ctx.game.words.verb(option.verb);
  const label = option === undefined ? '' : orderOf(ctx, entryOf(ctx, choice, index), option);
  const only = choice.options.length === 1 || words?.likely === true;
  return row(
    button(ctx.id('go', answered({ done: ctx.draft.done }, digitsOfPick(index))), label || (words?.label ?? '…'), {
      style: only ? 'primary' : 'secondary',
      emoji: words?.emoji,
    }),
  );
}
