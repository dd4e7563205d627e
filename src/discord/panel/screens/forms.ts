/** The forms in which the options of a verb can be shown as buttons, from a button each to complete orders. */
import type { Choice, Need, Option } from '#kernel/ask';
import { type Button, button, type Style } from '../../core/components.ts';
import { clip, LIMITS } from '../../core/limits.ts';
import type { Draft } from '../ids.ts';
import {
  answered,
  digitsOfNumber,
  digitsOfPick,
  digitsOfPicks,
  goTogether,
  openNeeds,
  settledBy,
  walk,
} from './draft.ts';
import { type Entry, entriesOf, type Group, verbOf, withVerb } from './options.ts';
import { destinationsOf, isPlannable, planToToken, sendTo, usualPlan, wholePlan } from './plan.ts';
import { allOf, placesOf, type StepContext } from './step-parts.ts';

/** With more places than this for a thing, they are asked only after it is chosen. */
const BRANCHES = 5;

type Choose = Extract<Choice, { kind: 'choose' }>;

/** An option as a button. */
export type Leaf = {
  readonly entry: Entry;
  readonly option: Option;
  /** How the same press answers its first open need. */
  readonly by?: Option | 'all';
  /** That option as an entry, if there are others. */
  readonly byEntry?: Entry;
  /** The same for a need that asks for a number. */
  readonly number?: number;
  /** That answer in digits. */
  readonly digits?: string;
  /** Whether nothing else is left to be asked. */
  readonly whole?: true;
};

/**
 * A group as buttons. `partial`: some answers have no button; they are behind the verb. `closed`: they would not be worth
 * their room, and the verb alone is shown instead.
 */
export type Form = { readonly leaves: readonly Leaf[]; readonly partial?: true; readonly closed?: true };

/**
 * The forms of a group, each with more buttons than the one before: an option each, with its usual answer, with each place
 * that it can be sent to, with each single thing that it can take.
 */
export function formsOf(ctx: StepContext, choice: Choose, { indices }: Group): readonly Form[] {
  const entries = entriesOf(ctx, choice.options, indices, true);
  const leaves = entries.flatMap((entry): Leaf[] => {
    const option = choice.options[entry.index];
    return option === undefined ? [] : [{ entry, option }];
  });
  const together = leaves.flatMap((leaf) => togetherOf(ctx, leaf));
  if (leaves.length > 0 && together.length === leaves.length) {
    const arePairs = leaves.every(({ option }) => isPair(option));
    return arePairs
      ? [{ leaves: together }]
      : [
          { leaves, closed: true },
          { leaves: together, partial: true },
        ];
  }
  const branches = leaves.map((leaf) => branchesOf(ctx, leaf));
  const forms: readonly Form[] = [
    { leaves },
    { leaves: leaves.map(usualOf), partial: true },
    { leaves: branches.flat() },
    { leaves: leaves.flatMap((leaf, i) => alonesOf(ctx, leaf, branches[i] ?? [])) },
  ];
  const differs = ({ leaves: some }: Form, before: readonly Leaf[]) => some.some((leaf) => !before.includes(leaf));
  return forms.filter((form, i) => i === 0 || (differs(form, leaves) && differs(form, forms[i - 1]?.leaves ?? [])));
}

/** An option for several things together, with all of them; none if it is of another kind. */
function togetherOf(ctx: StepContext, leaf: Leaf): readonly Leaf[] {
  const isTogether = openNeeds(leaf.option)[0]?.together === true;
  return isTogether ? branchesOf(ctx, leaf).filter(({ by }) => by === 'all') : [];
}

/** Whether an option takes one of two things, or both. */
function isPair(option: Option): boolean {
  const choice = openNeeds(option)[0]?.choice;
  return choice?.kind === 'choose' && choice.options.length === 2;
}

/** The number of buttons of a form. */
export const sizeOf = ({ leaves, partial }: Form): number => leaves.length + (partial === true ? 1 : 0);

/** An option with the usual answer to its only open need. */
function usualOf(leaf: Leaf): Leaf {
  const [need, ...more] = openNeeds(leaf.option);
  if (need?.choice.kind !== 'choose' || need.usual === undefined || !('pick' in need.usual) || more.length > 0)
    return leaf;
  const [usual] = need.usual.pick;
  const index = need.choice.options.findIndex(({ id }) => id === usual);
  const by = need.choice.options[index];
  return by === undefined || isPlannable(leaf.option) ? leaf : { ...leaf, by, digits: digitsOfPick(index) };
}

/** An option split by the few places that it can be sent to; one that picks several things also gets a button for all of them. */
function branchesOf(ctx: StepContext, leaf: Leaf): readonly Leaf[] {
  if (isPlannable(leaf.option)) return plansOf(ctx, leaf, leaf.option.needs);
  const [need, ...more] = openNeeds(leaf.option);
  const choice = need?.choice;
  if (choice?.kind === 'number' && more.length === 0) return numbersOf(leaf, choice);
  if (choice?.kind !== 'choose' || more.length > 0) return [leaf];
  const { options, min, max } = choice;
  if (options.some((one) => openNeeds(one).length > 0 || one.confirm !== undefined)) return [leaf];
  // Not if picking none is allowed too, as for goods in an offer.
  if (min > 0 && max > 1 && max >= options.length && goTogether(choice, allOf(options))) {
    return [{ ...leaf, by: 'all', digits: digitsOfPicks(allOf(options)) }, leaf];
  }
  if (min !== 1 || max !== 1) return [leaf];
  const shown = entriesOf(after(ctx, leaf), options, placesOf(options), true);
  if (shown.length > BRANCHES || shown.length === 0 || !areToldApart(shown)) return [leaf];
  return shown.flatMap((byEntry) => {
    const by = options[byEntry.index];
    return by === undefined ? [] : [{ ...leaf, by, byEntry, digits: digitsOfPick(byEntry.index) }];
  });
}

/** An option with each of a few numbers. */
function numbersOf(leaf: Leaf, choice: Extract<Choice, { kind: 'number' }>): readonly Leaf[] {
  const size = choice.max - choice.min + 1;
  if (size > LIMITS.rowButtons) return [leaf];
  return Array.from({ length: size }, (_, i): Leaf => {
    const number = choice.min + i;
    return { ...leaf, number, digits: digitsOfNumber(choice, number) };
  });
}

/** Whether the labels of entries tell them apart, and not only a number. */
const areToldApart = (entries: readonly Entry[]): boolean =>
  new Set(entries.map(({ told }) => told)).size === entries.length;

/** Where the needs of an option are shown: it is chosen by then. */
const after = (ctx: StepContext, { option }: Leaf): StepContext => ({
  ...ctx,
  before: [...ctx.before, { pick: [option.id] }],
});

/** The branches of an option; one that picks several of a few things also gets a button for each alone. */
function alonesOf(ctx: StepContext, leaf: Leaf, branches: readonly Leaf[]): readonly Leaf[] {
  const [all, ...rest] = branches;
  const [need] = openNeeds(leaf.option);
  if (all?.by !== 'all' || need?.choice.kind !== 'choose' || need.choice.min > 1) return branches;
  const { options } = need.choice;
  const shown = entriesOf(after(ctx, leaf), options, placesOf(options), true);
  if (shown.length > BRANCHES || !areToldApart(shown)) return branches;
  const alone = shown.flatMap((byEntry): readonly Leaf[] => {
    const by = options[byEntry.index];
    return by === undefined ? [] : [{ ...leaf, by, byEntry, digits: digitsOfPicks([byEntry.index]) }];
  });
  return [all, ...alone, ...(options.length > 2 ? rest : [])];
}

/** A plannable option with each place where all its things may be sent together, except if that is the usual plan. */
function plansOf(ctx: StepContext, leaf: Leaf, needs: readonly Need[]): readonly Leaf[] {
  const usual = planToToken(needs, usualPlan(needs));
  const places = destinationsOf(needs);
  const together = entriesOf(after(ctx, leaf), places, allOf(places), true).flatMap((byEntry): Leaf[] => {
    const by = places[byEntry.index];
    if (by === undefined) return [];
    const plan = sendTo(
      needs,
      needs.map(() => undefined),
      needs.map((_, i) => i),
      by.id,
    );
    const digits = planToToken(needs, plan);
    return wholePlan(needs, plan) === undefined || digits === usual
      ? []
      : [{ ...leaf, by, byEntry, digits, whole: true }];
  });
  return together.length > BRANCHES ? [leaf] : [...together, leaf];
}

/** An option as a button that submits it, or asks what else it needs. */
export function leafButton(ctx: StepContext, leaf: Leaf, style: Style, verb: string | undefined): Button {
  const draft = draftWith(ctx, leaf);
  const emoji = verb === undefined ? undefined : ctx.game.words.verb(verb).emoji;
  return button(ctx.id('go', draft), orderOf(ctx, leaf), {
    style: style === 'primary' && hasDrawback(ctx, draft) ? 'secondary' : style,
    emoji,
  });
}

/** The draft after an option was pressed. */
function draftWith({ draft }: StepContext, { entry, digits }: Leaf): Draft {
  const picked = answered(draft, digitsOfPick(entry.index));
  return digits === undefined ? picked : answered(picked, digits);
}

/** Fewer buttons than this are not worth one more that stands for them. */
const WORTH_HIDING = 2;

/**
 * A form in which orders that something speaks against have no button of their own: those that an order with an ellipsis leads to
 * as well, and the others, if they are several, are behind the verb.
 */
export function withoutDrawbacks(ctx: StepContext, form: Form): Form {
  const good = form.leaves.filter((leaf) => !hasDrawback(ctx, draftWith(ctx, leaf)));
  if (good.length === 0) return form;
  const isReached = ({ option }: Leaf) => good.some((leaf) => leaf.option === option && leaf.digits === undefined);
  const others = form.leaves.filter((leaf) => !good.includes(leaf) && !isReached(leaf));
  if (others.length >= WORTH_HIDING || form.partial === true) return { leaves: good, partial: true };
  return { ...form, leaves: form.leaves.filter((leaf) => good.includes(leaf) || others.includes(leaf)) };
}

/** Whether something speaks against what a draft submits. */
export function hasDrawback({ game, view, ask, names }: StepContext, draft: Draft): boolean {
  const at = walk(ask, draft);
  return at.kind === 'complete' && game.words.drawback?.(view, ask, at.answer, names) !== undefined;
}

/** An option of its own. */
export function leafOf(ctx: StepContext, choice: Choose, index: number): Leaf | undefined {
  const option = choice.options[index];
  const [entry = { index, label: '?', called: '?', told: '?', detail: undefined, indices: [index] }] = entriesOf(
    ctx,
    choice.options,
    [index],
    true,
  );
  return option === undefined ? undefined : { entry, option };
}

/** An option as a complete order; with an ellipsis if more is asked before it is submitted. */
export function orderOf(ctx: StepContext, { entry, option, by: given, byEntry, number, digits, whole }: Leaf): string {
  const { game, view, names, t } = ctx;
  const by = given ?? settledBy(option);
  const plain = withVerb(verbOf(game, option.verb, '').label, entry.called);
  const named = apartIn(game.words.order?.(view, option, names, by) ?? told(), entry, byEntry);
  const order = number === undefined ? named : t.plain('panel.withNumber', { order: named, n: number });
  const { length } = entry.indices;
  const count = length > 1 ? t.plain('panel.oneOf', { n: length }) : '';
  const left = whole === true ? 0 : openNeeds(option).length - (digits === undefined ? 0 : 1);
  const more = left > 0 ? '…' : '';
  return `${clip(order, LIMITS.buttonLabel - count.length - more.length)}${count}${more}`;

  function told(): string {
    if (by === undefined) return plain;
    if (by === 'all') return t.plain('panel.withAll', { order: plain });
    const { label } = game.words.option(view, by, names);
    // What sets things of one name apart has their owner in it.
    const isApart = byEntry !== undefined && byEntry.label !== byEntry.called;
    const owner = by.card === undefined || isApart ? undefined : by.about;
    if (owner === undefined) return `${plain} → ${label}`;
    return `${plain} → ${label} (${owner === view.seat ? t('panel.yours') : (names[owner] ?? '')})`;
  }
}

/** An order in which things of one name are told apart as their entries are: where it names them, or else behind. */
function apartIn(order: string, entry: Entry, by: Entry | undefined): string {
  const things = [entry, ...(by === undefined ? [] : [by])].filter(({ called, label }) => label !== called);
  const isOnce = ({ called }: Entry) => order.split(called).length === 2;
  const whole = things.every(isOnce)
    ? things.reduce((text, { called, label }) => text.replace(called, () => label), order)
    : undefined;
  if (whole !== undefined && whole.length < LIMITS.buttonLabel) return whole;
  // What sets things apart is the last to be cut off.
  const said = things.map(({ called, label }) =>
    label.startsWith(called) ? label.slice(called.length).trim() : label,
  );
  const tail = said.length === 0 ? '' : ` ${said.join(' → ')}`;
  return `${clip(order, Math.max(LIMITS.buttonLabel - tail.length - 1, LIMITS.buttonLabel / 2))}${tail}`;
}
