/** One question for several things on one screen: answered for all at once, for selected ones, or as suggested; then confirmed. */
import type { Need, Option } from '#kernel/ask';
import { capital } from '#words/text';
import { type Button, button, type Item, type Row, row, rows, select } from '../../core/components.ts';
import { pageOf } from '../../core/limits.ts';
import { draftOf } from '../ids.ts';
import { areAlike } from './alike.ts';
import { answered } from './draft.ts';
import { detailBeside, entriesOf, labelsOf, numbered } from './options.ts';
import { destinationsOf, goesTo, type Plan, planToToken, sendTo, splitterOf, takeBack, wholePlan } from './plan.ts';
import { chosenOf, openOf, partAfter, partOf, planOf, THE_CHOSEN, THE_REST } from './plan-part.ts';
import { allOf, pager, placeholder, type Step, type StepContext } from './step-parts.ts';

/** With more places than this, they are shown as a list. */
const BUTTONS = 12;

/** The screen of a plan. `others`: buttons for alternatives to the plan. */
export function assign(ctx: StepContext, option: Option, needs: readonly Need[], others: readonly Button[] = []): Step {
  const { draft, t, game, view, names } = ctx;
  const plan = planOf(needs, draft);
  const chosen = chosenOf(needs, draft);
  const now = partOf(needs, plan, []);
  const splitter = splitterOf(needs, chosen);
  const useful = sendings(ctx, needs, plan, chosen).filter(({ part }) => part !== now && part !== draft.part);
  const whole = wholePlan(needs, plan) !== undefined;
  const verb = option.verb === undefined ? t('panel.confirm') : game.words.verb(option.verb).label;
  const confirm = button(
    ctx.id('done', whole ? answered({ done: draft.done }, planToToken(needs, plan)) : draftOf({ done: draft.done })),
    game.words.order?.(view, option, names, undefined) ?? verb,
    { style: whole ? 'primary' : 'secondary', disabled: !whole, emoji: '✅' },
  );
  return {
    lines: [...linesOf(ctx, needs, plan), ...hint(ctx, needs, plan, chosen)],
    rows: [
      ...suggestion(ctx, option, needs, [now, ...useful.map(({ part }) => part)]),
      ...sending(ctx, useful, needs, plan, chosen),
      ...(splitter === undefined ? [] : takingBack(ctx, partOf(needs, takeBack(plan, splitter), chosen))),
      ...things(ctx, needs, plan, chosen),
      row(confirm, ...others.slice(0, 4)),
    ],
  };
}

/** The plan in the game's words, or as a plain list of which thing goes where. */
function linesOf(ctx: StepContext, needs: readonly Need[], plan: Plan): readonly string[] {
  const { game, view, names } = ctx;
  const told = game.words.plan?.(view, needs, plan, names);
  if (told !== undefined) return told;
  const label = labelsOf(ctx, destinationsOf(needs));
  const thing = labelsOf(
    ctx,
    needs.flatMap(({ of }) => of ?? []),
  );
  return destinationsOf(needs).flatMap((option) => {
    const sent = needs.flatMap(({ of }, i) =>
      of !== undefined && goesTo(plan[i]).some(([to]) => to === option.id) ? [thing(of)] : [],
    );
    return sent.length === 0 ? [] : [`• ${label(option)} ← ${sent.join(', ')}`];
  });
}

function hint({ t }: StepContext, needs: readonly Need[], plan: Plan, chosen: readonly number[]): readonly string[] {
  if (chosen.length > 0) return [t('panel.planChosen', { n: chosen.length })];
  const open = plan.filter((answer) => answer === undefined).length;
  if (open === needs.length) return [t('panel.planBegin')];
  return open > 0 ? [t('panel.planOpen', { n: open })] : [];
}

/** A button for what a computer player would do, which can then be changed. */
function suggestion(
  ctx: StepContext,
  option: Option,
  needs: readonly Need[],
  shown: readonly string[],
): readonly Row[] {
  const { draft, t, suggested } = ctx;
  if (suggested === undefined || !('pick' in suggested) || suggested.pick[0] !== option.id) return [];
  const plan = needs.map(({ name }) => suggested.with?.[name]);
  const part = partOf(needs, plan, []);
  if (wholePlan(needs, plan) === undefined || shown.includes(part)) return [];
  const likely = { style: 'primary', emoji: '💡' } as const;
  return [row(button(ctx.id('go', draftOf({ done: draft.done, part })), t('panel.planSuggested'), likely))];
}

/** A place with what one press sends there. `few`: no more things than needed there. */
type Sending = { readonly value: string; readonly label: string; readonly part: string; readonly few?: true };

/** Where things may be sent; of places that nobody can tell apart, if one and the same thing alone goes there, the first. */
function placesIn({ game, view, names, before }: StepContext, needs: readonly Need[]): readonly Option[] {
  const shown: { readonly place: Option; readonly called: string; readonly from: string }[] = [];
  for (const place of destinationsOf(needs)) {
    const called = game.words.option(view, place, names).label;
    const able = needs.filter(({ choice }) => 'options' in choice && choice.options.some(({ id }) => id === place.id));
    const from = able.map(({ name }) => name).join(' ');
    const isShown = shown.some(
      (one) =>
        one.called === called &&
        able.length === 1 &&
        one.from === from &&
        areAlike(game, view, before, { pick: [one.place.id] }, { pick: [place.id] }),
    );
    if (!isShown) shown.push({ place, called, from });
  }
  return shown.map(({ place }) => place);
}

/** The name of the only thing that can be sent to a place; empty if there is no other thing at all. */
function onlyFor({ game, view, names }: StepContext, needs: readonly Need[], { id }: Option): string | undefined {
  const able = needs.filter(({ choice }) => 'options' in choice && choice.options.some((option) => option.id === id));
  const [only, ...others] = able;
  if (needs.length === 1) return '';
  return only?.of === undefined || others.length > 0 ? undefined : game.words.option(view, only.of, names).label;
}

/** What may be sent where: the selected things if any; otherwise all, just enough, or those still open. */
function sendings(ctx: StepContext, needs: readonly Need[], plan: Plan, chosen: readonly number[]): readonly Sending[] {
  const { game, view, names, t } = ctx;
  const open = openOf(plan);
  const begun = open.length > 0 && open.length < needs.length;
  const places = placesIn(ctx, needs);
  const label = labelsOf(ctx, places);
  const whole = calledApart(
    places.map((one): Sending => {
      const told = { n: chosen.length, to: label(one) };
      const to = { value: one.id, part: partAfter(needs, plan, chosen, one.id) };
      if (splitterOf(needs, chosen) !== undefined) return { ...to, label: t.plain('panel.planOneMore', told) };
      if (chosen.length > 0) return { ...to, label: t.plain('panel.planSome', told) };
      const only = onlyFor(ctx, needs, one);
      if (only !== undefined)
        return { ...to, label: label(one).includes(only) ? capital(label(one)) : `${only}: ${label(one)}` };
      if (!begun) return { ...to, label: t.plain('panel.planAll', told) };
      const part = partOf(needs, sendTo(needs, plan, open, one.id), []);
      return { ...to, label: t.plain('panel.planRest', told), part };
    }),
  );
  if (chosen.length > 0 || places.length > BUTTONS) return whole;
  const few = places.flatMap((one): Sending[] => {
    const enough = game.words.enough?.(view, needs, plan, one, names);
    if (enough === undefined) return [];
    const part = partOf(needs, sendTo(needs, plan, enough.things, one.id), []);
    return [{ value: one.id, label: enough.order, part, few: true }];
  });
  // If there is no room for both, sending just enough is offered first: the rest can still be sent afterwards.
  const spare = few.length + whole.length <= BUTTONS;
  const said = (one: Sending) => few.some(({ value, part }) => part === one.part || (!spare && value === one.value));
  return [...few, ...whole.filter((one) => !said(one))];
}

/** Where there is no room for all that sets two places apart, a number does. */
function calledApart(sendings: readonly Sending[]): readonly Sending[] {
  const labels = numbered(sendings.map(({ label }) => label));
  return sendings.map((one, i) => ({ ...one, label: labels[i] ?? one.label }));
}

function sending(
  ctx: StepContext,
  to: readonly Sending[],
  needs: readonly Need[],
  plan: Plan,
  chosen: readonly number[],
): readonly Row[] {
  const { draft, t } = ctx;
  if (to.length <= BUTTONS)
    return rows(
      to.map(({ part, label, few }) =>
        button(ctx.id('page', draftOf({ done: draft.done, part })), label, few === true ? { emoji: '💥' } : {}),
      ),
    );
  const places = destinationsOf(needs).map(({ id }) => id);
  const items = to.slice(0, 25).map(({ value, label }): Item => ({ value: places.indexOf(value).toString(36), label }));
  const open = openOf(plan).length;
  const focus = chosen.length === 0 && open > 0 && open < needs.length ? THE_REST : THE_CHOSEN;
  return [row(select(ctx.id('pick', { ...draft, focus }), t('panel.planWhere'), items))];
}

/** A button that takes back everything a split thing has given. */
function takingBack({ draft, id, t }: StepContext, part: string): readonly Row[] {
  if (part === draft.part) return [];
  return [row(button(id('page', draftOf({ done: draft.done, part })), t('panel.planTakeBack')))];
}

/** The list of things, to send only some of them. */
function things(ctx: StepContext, needs: readonly Need[], plan: Plan, chosen: readonly number[]): readonly Row[] {
  const { draft, t } = ctx;
  // The only thing is chosen anyhow, unless its parts can go to several places.
  if (needs.length === 1 && needs[0]?.choice.kind !== 'distribute') return [];
  const to = destinationsOf(needs);
  const label = labelsOf(ctx, to);
  const told = (i: number): string =>
    goesTo(plan[i])
      .map(([id, n]) => `${n === undefined ? '' : `${n} `}→ ${label(to.find((one) => one.id === id))}`)
      .join(', ');
  const of = needs.flatMap((need) => need.of ?? []);
  const entries = entriesOf(ctx, of, allOf(of), false);
  const shown = pageOf(entries, draft.page ?? 0);
  const items = shown.items.map(
    (entry): Item => ({
      value: entry.index.toString(36),
      label: entry.label,
      description: [told(entry.index), detailBeside(entry)]
        .filter((part) => part !== undefined && part !== '')
        .join(' · '),
      chosen: chosen.includes(entry.index),
    }),
  );
  const range = { min: 0, max: items.length };
  const here = draftOf({ ...draft, focus: undefined });
  return [
    row(select(ctx.id('pick', here), placeholder(ctx, shown.page, shown.pages, t('panel.planOnly')), items, range)),
    ...(shown.pages > 1 ? pager(ctx, shown.page, shown.pages) : []),
  ];
}
