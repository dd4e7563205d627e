/** What a season of the chaos is: its format, its size, its people. */
import fc from 'fast-check';
import type { SeasonSettings } from '#season/types';

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
const gifts = fc.constantFrom(3, 0, 5);
/** Small seasons are quick and tell as much; some are large. */
const size = (least: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: least, max: 9 }) },
    { weight: 3, arbitrary: fc.integer({ min: least, max: 17 }) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: 40 }) },
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
    more: fc.record({ pace, bestOf, decks: drafted, gifts, cut: fc.constantFrom(0, 2, 4, 8, 16) }),
  }),
  fc.record({
    ...people,
    kind: fc.constant('knockout' as const),
    size: size(4),
    more: fc.record({ pace, bestOf, decks, gifts, losses: fc.constantFrom(1, 2) }),
  }),
  fc.record({
    ...people,
    kind: fc.constant('everyone' as const),
    size: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 3, max: 7 }) },
      { weight: 1, arbitrary: fc.integer({ min: 3, max: 13 }) },
    ),
    more: fc.record({ pace, bestOf, decks: drafted, gifts, atOnce: fc.constantFrom(2, 1, 3, 1000) }),
  }),
  fc.record({
    ...people,
    kind: fc.constant('ladder' as const),
    size: fc.integer({ min: 2, max: 9 }),
    more: fc.record({ pace: fc.constantFrom('brisk', 'steady'), bestOf, decks, gifts, weeks: fc.constant(4) }),
  }),
  fc
    .record({
      ...people,
      kind: fc.constantFrom('swiss' as const, 'swiss' as const, 'ladder' as const),
      size: size(4),
      more: fc.record({
        pace: fc.constantFrom('brisk', 'steady'),
        decks,
        gifts,
        table: fc.integer({ min: 3, max: 6 }),
        cut: fc.constantFrom(0, 2, 4),
      }),
    })
    .map((plan) => (plan.kind === 'swiss' ? plan : { ...plan, more: { ...plan.more, cut: 0, weeks: 4 } })),
];

export const plans: fc.Arbitrary<Plan> = fc.oneof(...formats).map((plan): Plan => plan as Plan);
