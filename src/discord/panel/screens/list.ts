/** A choice of options: of one, where the pick leads on at once, or of several, confirmed by Done. */
import type { Answer, Choice } from '#kernel/ask';
import { escapeMarkdown } from '#words/markdown';
import { type Button, button, type Item, type Row, row, rows, select } from '../../core/components.ts';
import { LIMITS, pageOf } from '../../core/limits.ts';
import { draftOf } from '../ids.ts';
import { areAlike } from './alike.ts';
import { setFromDigits } from './digits.ts';
import { answered, digitsOfPick, digitsOfPicks, goTogether, isComplete, isExact } from './draft.ts';
import { hasDrawback } from './forms.ts';
import { detailBeside, type Entry, entriesOf, labelOf } from './options.ts';
import { allOf, fewMarked, pager, placeholder, type Step, type StepContext } from './step-parts.ts';

/** Up to this many options are buttons, two full rows: a menu takes a press more to open it. */
const BUTTONS = 10;
/** Several of at most so many things are chosen with one press, if there are not more ways to do so. */
const SEVERAL_OF = 6;
const WAYS = 10;
/** Up to this many have their details above the buttons. */
export const DETAILED = 5;

type Choose = Extract<Choice, { kind: 'choose' }>;

/** A choice of one option; the pick leads on at once. */
export function list(ctx: StepContext, choice: Choose, indices: readonly number[]): Step {
  const { game, draft, t } = ctx;
  const entries = entriesOf(ctx, choice.options, indices, true);
  const none: Button[] =
    choice.min === 0
      ? [button(ctx.id('done', answered(draft, digitsOfPick(choice.options.length))), t('panel.none'))]
      : [];
  if (entries.length <= BUTTONS) {
    const buttons = entries.map((entry) => {
      const to = answered(draft, digitsOfPick(entry.index));
      const style = hasDrawback(ctx, to) ? 'secondary' : 'primary';
      return button(ctx.id('go', to), labelOf(entry), { style, emoji: emojiOf(ctx, choice, entry) });
    });
    return { lines: detailsOf(entries), rows: rows([...fewMarked(buttons, none.length), ...none]) };
  }
  const isPoor = ({ index }: Entry) => hasDrawback(ctx, answered(draft, digitsOfPick(index)));
  const poor = entries.filter(isPoor);
  const shown = pageOf([...entries.filter((one) => !poor.includes(one)), ...poor], draft.page ?? 0);
  const items = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: labelOf(entry),
    description: detailBeside(entry),
  }));
  const verbs = new Set(indices.map((index) => choice.options[index]?.verb));
  const [verb] = verbs.size === 1 ? verbs : [];
  const words = verb === undefined ? t('panel.pick') : t.plain('panel.pickTo', { verb: game.words.verb(verb).label });
  return {
    lines: [],
    rows: [
      row(select(ctx.id('pick', draft), placeholder(ctx, shown.page, shown.pages, words), items)),
      ...pager(ctx, shown.page, shown.pages, none),
    ],
  };
}

function emojiOf({ game }: StepContext, choice: Choose, { index }: Entry): string | undefined {
  const verb = choice.options[index]?.verb;
  return verb === undefined ? undefined : game.words.verb(verb).emoji;
}

/** The details that a menu would show on its lines, as text above the buttons. */
export function detailsOf(entries: readonly Entry[]): readonly string[] {
  if (entries.length > DETAILED) return [];
  return entries.flatMap((entry) => {
    const detail = detailBeside(entry);
    return detail === undefined ? [] : [`-# **${escapeMarkdown(labelOf(entry))}**: ${escapeMarkdown(detail)}`];
  });
}

/**
 * A choice of several options; the selection is kept across pages until Done is pressed. If exactly so many are to be chosen,
 * the last of them leads on at once.
 */
export function several(ctx: StepContext, choice: Choose): Step {
  const { draft, t, game } = ctx;
  const chosen = setFromDigits(draft.part ?? '0', choice.options.length) ?? [];
  const ways = chosen.length === 0 ? waysTo(ctx, choice) : [];
  if (ways.length > 0) return { lines: wayLines(ctx, choice), rows: rows(fewMarked(ways)) };
  const entries = entriesOf(ctx, choice.options, allOf(choice.options), false);
  const clash = clashIn(choice, chosen);
  const enough = chosen.length >= choice.min && chosen.length <= choice.max && clash === undefined;
  const labelAt = (at: number) => entries.find(({ index }) => index === at)?.label ?? '?';
  const labels = chosen.map(labelAt);
  const few = entries.length <= BUTTONS;
  const exact = isExact(choice);
  const list = withTotal(ctx, choice, chosen, labels.join(', '));
  const lines = [
    ...detailsOf(entries),
    t('panel.several', { min: choice.min, max: choice.max, same: exact }),
    ...(exact ? [t('panel.lastOfSeveral', { left: choice.max - chosen.length })] : []),
    ...(labels.length === 0 ? [] : [t('panel.chosen', { list, count: labels.length })]),
    ...(chosen.length > choice.max ? [t('panel.tooMany', { over: chosen.length - choice.max })] : []),
    ...(clash === undefined ? [] : [t('panel.notTogether', { one: labelAt(clash[0]), other: labelAt(clash[1]) })]),
  ];
  const own = game.words.allOrNone?.(ctx.ask);
  const none = own?.none ?? t('panel.doneNone');
  const done = button(
    ctx.id('done', answered(draft, digitsOfPicks(chosen))),
    chosen.length === 0 && enough ? none : t('panel.done', { count: chosen.length }),
    { style: enough && (chosen.length > 0 || own?.likely === 'none') ? 'primary' : 'secondary', disabled: !enough },
  );
  const all = everything(ctx, choice, chosen);
  const finish = exact ? [] : [done];
  const ending = [
    ...(own?.likely === 'none' ? [...finish, ...all] : [...all, ...finish]),
    ...allBut(ctx, choice, chosen),
  ];
  return few
    ? { lines, rows: [...toggles(ctx, choice, entries, chosen), ...rows(ending)] }
    : { lines, rows: menuOfSeveral(ctx, choice, entries, chosen, ending) };
}

/** Two of the chosen things that cannot be chosen together. */
function clashIn(choice: Choose, chosen: readonly number[]): readonly [number, number] | undefined {
  for (const [i, one] of chosen.entries())
    for (const other of chosen.slice(i + 1)) if (!goTogether(choice, [one, other])) return [one, other];
  return undefined;
}

/** A button for each way to choose exactly so many of a few things; none if there are too many ways. */
function waysTo(ctx: StepContext, choice: Choose): readonly Button[] {
  const { options, max } = choice;
  if (!isExact(choice) || options.length > SEVERAL_OF || max === options.length) return [];
  // Where only a number tells things of one name apart, each is a choice of its own.
  const kinds = entriesOf(ctx, options, allOf(options), true);
  if (new Set(kinds.map(({ told }) => told)).size < kinds.length) return [];
  const labels = new Map(kinds.flatMap(({ label, indices }) => indices.map((index) => [index, label] as const)));
  const ways = new Map<string, readonly number[]>();
  for (const picks of subsets(allOf(options), max)) {
    if (!goTogether(choice, picks)) continue;
    const words = picks.map((index) => labels.get(index) ?? '?').join(' + ');
    const same = ways.get(words);
    // Two things may be alike each, but not together: the wing with its own pilot, or with that of the other.
    if (same !== undefined && !areAlike(ctx.game, ctx.view, ctx.before, picked(same), picked(picks))) return [];
    if (same === undefined) ways.set(words, picks);
  }
  if (ways.size > WAYS || [...ways.keys()].some((words) => words.length > LIMITS.buttonLabel)) return [];
  return [...ways].map(([words, picks]) =>
    button(ctx.id('go', answered(ctx.draft, digitsOfPicks(picks))), words, { style: 'primary' }),
  );

  function picked(indices: readonly number[]): Answer {
    return { pick: indices.flatMap((index) => options[index]?.id ?? []) };
  }
}

function wayLines(ctx: StepContext, { options, min, max }: Choose): readonly string[] {
  const entries = entriesOf(ctx, options, allOf(options), true);
  return [...detailsOf(entries), ctx.t('panel.several', { min, max, same: true })];
}

/** All ways to take `n` of some items. */
function subsets(items: readonly number[], n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return items.flatMap((first, i) => subsets(items.slice(i + 1), n - 1).map((rest) => [first, ...rest]));
}

function withTotal(ctx: StepContext, choice: Choose, indices: readonly number[], words: string): string {
  const options = indices.flatMap((index) => choice.options[index] ?? []);
  const total = ctx.game.words.total?.(ctx.view, options);
  return total === undefined ? words : ctx.t.plain('panel.sum', { words, total });
}

/** A button that picks all options at once, with their total. */
function everything(ctx: StepContext, choice: Choose, chosen: readonly number[]): readonly Button[] {
  const size = choice.options.length;
  const left = size - chosen.length;
  if (size < 2 || choice.max < size || left === 0 || (left === 1 && isExact(choice))) return [];
  const all = allOf(choice.options);
  if (!goTogether(choice, all)) return [];
  const own = ctx.game.words.allOrNone?.(ctx.ask);
  const label = withTotal(ctx, choice, all, own?.all ?? ctx.t('panel.all', { n: size }));
  const style = own?.likely === 'none' ? 'secondary' : 'primary';
  return [button(ctx.id('done', answered(ctx.draft, digitsOfPicks(all))), label, { style })];
}

/** All that are not chosen, where most of them take part. */
function allBut(ctx: StepContext, choice: Choose, chosen: readonly number[]): readonly Button[] {
  const left = allOf(choice.options).filter((index) => !chosen.includes(index));
  if (chosen.length === 0 || left.length <= chosen.length || left.length < choice.min || left.length > choice.max)
    return [];
  if (!goTogether(choice, left)) return [];
  const label = withTotal(ctx, choice, left, ctx.t('panel.allBut', { n: left.length }));
  return [button(ctx.id('done', answered(ctx.draft, digitsOfPicks(left))), label)];
}

/** A toggle button for each option. */
function toggles(
  ctx: StepContext,
  choice: Choose,
  entries: readonly Entry[],
  chosen: readonly number[],
): readonly Row[] {
  return rows(
    entries.map(({ index, label }) => {
      const on = chosen.includes(index);
      const after = on ? chosen.filter((one) => one !== index) : [...chosen, index];
      const id = isComplete(choice, after)
        ? ctx.id('done', answered(ctx.draft, digitsOfPicks(after)))
        : ctx.id('page', draftOf({ ...ctx.draft, part: digitsOfPicks(after) }));
      return button(id, label, {
        style: on ? 'primary' : 'secondary',
        emoji: on ? '☑️' : '⬜',
        disabled: !on && (chosen.length >= choice.max || !goTogether(choice, after)),
      });
    }),
  );
}

function menuOfSeveral(
  ctx: StepContext,
  choice: Choose,
  entries: readonly Entry[],
  chosen: readonly number[],
  ending: readonly Button[],
): readonly Row[] {
  const shown = pageOf(entries, ctx.draft.page ?? 0);
  const items: Item[] = shown.items.map((entry) => ({
    value: entry.index.toString(36),
    label: entry.label,
    description: detailBeside(entry),
    chosen: chosen.includes(entry.index),
  }));
  const here = shown.items.filter((entry) => chosen.includes(entry.index)).length;
  const room = Math.max(1, here, choice.max - (chosen.length - here));
  const words = placeholder(ctx, shown.page, shown.pages, ctx.t('panel.pickSeveral'));
  return [
    row(select(ctx.id('pick', ctx.draft), words, items, { min: 0, max: room })),
    ...pager(ctx, shown.page, shown.pages, ending),
  ];
}
