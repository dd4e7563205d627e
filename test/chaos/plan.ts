/** What a season of the chaos is: its format, its size, its people. */
import fc from 'fast-check';
import type { SeasonSettings } from '#season/types';
import { bankOf, DAY } from './time.ts';

/** How people behave: each of them has a rhythm of their own. */
export const habits = ['plays', 'slow', 'vanished', 'concedes', 'draws'] as const;
export type Habit = (typeof habits)[number];

export type Plan = {
  /** Decides all chance. */
  readonly seed: number;
  readonly kind: SeasonSettings['kind'];
  readonly size: number;
  readonly more: Partial<SeasonSettings>;
  /** The people's habits, again and again. */
  readonly habits: readonly Habit[];
  /** How it ends: nobody does anything any more, or everybody plays on. */
  readonly end: 'stop' | 'go on';
};

const pace = fc.constantFrom('brisk', 'steady', 'relaxed');
const bestOf = fc.constantFrom(1 as const, 3 as const);
const decks = fc.oneof(
  { weight: 4, arbitrary: fc.constant('own' as const) },
  { weight: 1, arbitrary: fc.constant('sealed' as const) },
);
const drafted = fc.oneof({ weight: 6, arbitrary: decks }, { weight: 1, arbitrary: fc.constant('draft' as const) });
const seldom = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
/** The role that members of the server have, or have not. */
export const ROLE = 'r';
/** What every format can have. */
const terms = {
  gifts: fc.constantFrom(3, 0, 5),
  awayDays: fc.constantFrom(5, 0, 2, 14),
  approval: seldom,
  role: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constant(ROLE) }),
  deckChanges: fc.boolean(),
  spoilers: fc.boolean(),
};
/** Fewer rounds than usual, more than can be, or as many as usual. */
const rounds = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 4, max: 12 }) },
);
/** Small seasons are quick and tell as much; some are large. */
const size = (min: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: min, max: 9 }) },
    { weight: 3, arbitrary: fc.integer({ min: min, max: 17 }) },
    { weight: 1, arbitrary: fc.integer({ min: min, max: 40 }) },
  );
const people = {
  seed: fc.nat(1_000_000),
  habits: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant('plays' as const) },
      { weight: 4, arbitrary: fc.constantFrom(...habits) },
    ),
    { minLength: 1, maxLength: 6 },
  ),
  end: fc.constantFrom('stop' as const, 'go on' as const),
};

const formats = [
  fc.record({
    ...people,
    kind: fc.constant('swiss' as const),
    size: size(4),
    more: fc.record({ ...terms, pace, bestOf, decks: drafted, rounds, cut: fc.constantFrom(0, 2, 4, 8, 16) }),
  }),
  fc.record({
    ...people,
    kind: fc.constant('knockout' as const),
    size: size(4),
    more: fc.record({ ...terms, pace, bestOf, decks, losses: fc.constantFrom(1, 2) }),
  }),
  fc.record({
    ...people,
    kind: fc.constant('everyone' as const),
    size: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 3, max: 7 }) },
      { weight: 1, arbitrary: fc.integer({ min: 3, max: 13 }) },
    ),
    more: fc.record({
      ...terms,
      pace,
      bestOf,
      decks: drafted,
      atOnce: fc.constantFrom(2, 1, 3, 1000),
      legs: fc.constantFrom(1, 1, 2),
    }),
  }),
  fc
    .record({
      ...people,
      kind: fc.constant('ladder' as const),
      size: fc.integer({ min: 2, max: 9 }),
      more: fc.record({ ...terms, pace, bestOf, decks }),
    })
    .map((plan) => ({ ...plan, more: { ...plan.more, weeks: weeksFor(2, plan.more) } })),
  // Tables of more than two.
  fc.record({
    ...people,
    kind: fc.constant('swiss' as const),
    size: size(4),
    more: fc.record({
      ...{ ...terms, pace, decks, rounds },
      table: fc.integer({ min: 3, max: 6 }),
      cut: fc.constantFrom(0, 2, 4, 8),
    }),
  }),
  fc
    .record({
      ...people,
      kind: fc.constant('ladder' as const),
      size: size(4),
      more: fc.record({ ...terms, pace, decks, table: fc.integer({ min: 3, max: 6 }) }),
    })
    .map((plan) => ({ ...plan, more: { ...plan.more, weeks: weeksFor(plan.more.table, plan.more) } }))
    .filter(({ more }) => more.pace !== 'relaxed' || more.table < 6),
  // Teams; some people come without one.
  fc.record({
    ...people,
    kind: fc.constant('teams' as const),
    size: fc.integer({ min: 4, max: 17 }),
    more: fc.record({
      ...{ ...terms, pace, bestOf, decks, atOnce: fc.constantFrom(2, 1, 3, 1000), legs: fc.constantFrom(1, 1, 2) },
      teamSize: fc.constantFrom(2, 2, 3, 5),
    }),
  }),
  // Drafts of several groups, each of which plays by itself.
  fc.record({
    ...people,
    kind: fc.constantFrom('swiss' as const, 'everyone' as const),
    size: fc.integer({ min: 9, max: 20 }),
    more: fc.record({ ...terms, pace, bestOf, rounds, decks: fc.constant('draft' as const) }),
  }),
];

/** The shortest ladder in which a match can begin and end. */
const weeksFor = (seats: number, terms: Parameters<typeof bankOf>[0]) =>
  ([4, 8, 12] as const).find((weeks) => 7 * weeks * DAY > seats * bankOf(terms)) ?? 12;

const weights = [4, 4, 4, 4, 2, 2, 3, 1];
export const plans: fc.Arbitrary<Plan> = fc
  .oneof(...formats.map((arbitrary, i) => ({ weight: weights[i] ?? 1, arbitrary: arbitrary as fc.Arbitrary<Plan> })))
  .map((plan): Plan => plan);
