/** Hull plans of ships seen from above, and which of them a class is built to. */
import type { Dice } from './dice.ts';

export type Point = readonly [x: number, y: number];

/**
 * A polygon of a hull in a field of 100 by 60 with its middle at the origin, nose right. `halves`: one half of a part on the axis;
 * `pair`: one of two parts beside it. The other half or part is its mirror image.
 */
export type Part = {
  readonly form: 'halves' | 'pair';
  /** How far it is raised, 0 to 2: higher parts are lighter and drawn later. */
  readonly tier: number;
  readonly outline: readonly Point[];
};

type Plan = readonly { readonly form: Part['form']; readonly tier: number; readonly outline: readonly Corner[] }[];
type Corner = readonly [x: Range, y: Range];
type Range = readonly [low: number, high: number];

const range = (text: string): Range => {
  const [low = 0, high = low] = text.split('~').map(Number);
  return [low, high];
};

/** Corners as "x y  x y …": x in the field's units, y in half widths of the hull; "a~b" is left to chance. */
const corners = (text: string): readonly Corner[] =>
  text.split('  ').map((corner): Corner => {
    const [x = '', y = ''] = corner.split(' ');
    return [range(x), range(y)];
  });
const halves = (tier: number, outline: string) => ({ form: 'halves', tier, outline: corners(outline) }) as const;
const pair = (tier: number, outline: string) => ({ form: 'pair', tier, outline: corners(outline) }) as const;

const PLANS = {
  dart: [pair(1, '-38 .4  -50~-42 2.3  -36 2.4  2 .5'), halves(2, '-46 0  -44 .6  -26 .85  4 .7  32 .3  50 0')],
  fork: [
    pair(1, '-16 .35  -10 1.35  40 1.25  50 .8  12 .55'),
    halves(2, '-48 0  -46 1  -30 1.3  -4 1~1.3  10 .5  12 0'),
  ],
  crescent: [
    pair(1, '-30 0  -34 1.2  -14 2.5  22 2.6  46 1.7  14 1.7  2 1  2 0'),
    halves(2, '-46 0  -42 .5  -10 .75  16~28 .3  30 0'),
  ],
  twin: [
    halves(0, '-26 0  -24 1.2  6~16 1.2  18 0'),
    pair(2, '-48 1  -46 2  -10 2.1  34 1.8  50 1.25  30 .95  -40 .85'),
  ],
  hammer: [
    pair(0, '-40 .3  -48 1.5  -30 1.6  -18 .4'),
    halves(2, '-48 0  -46 .8  -20 .6  14 .5  22 1.7~2.2  38 1.7  50 .6  50 0'),
  ],
  delta: [halves(1, '-38 0  -44 .8  -48 2.3~2.8  -34 2.5  50 0'), halves(2, '-46 0  -44 .5  -20 .8  46 0')],
  cross: [
    pair(1, '-30 .4  -50 2.2  -40 2.4  -10 .5'),
    pair(0, '-6 .4  14 1.7~2.3  28 1.9  16 .4'),
    halves(2, '-48 0  -44 .55  -6 .65  24 .5  50 .12  50 0'),
  ],
  manta: [
    halves(1, '-32 0  -30 1  -46 2.4~2.8  -12 2.1  14 .9  40 .5  46 0'),
    halves(2, '-48 0  -40 .35  0 .8  34 .55  50 0'),
  ],
  spine: [
    pair(0, '-43 .5  -44 1.4  -26 1.3~1.9  -22 .5'),
    pair(1, '-17 .5  -18 1.55  0 1.3~1.9  4 .5'),
    pair(0, '9 .5  8 1.7  26 1.3~1.9  30 .5'),
    halves(2, '-50 0  -48 .45  36 .35  50 .7  50 0'),
  ],
  claws: [
    pair(0, '-10 1  6 2.4  34 2.2  50 .9  30 1.5  14 1.6  8 .9'),
    halves(2, '-46 0  -42 1  -18 1.3~1.6  10 1.1  22 .4  24 0'),
  ],
  trident: [
    pair(1, '-44 1.2  -42 1.9  10 1.8  16~28 1.5  8 1.2'),
    pair(0, '-30 .3  -28 1.4  -14 1.4  -8 .3'),
    halves(2, '-50 0  -48 .7  10 .75  30 .3  50 0'),
  ],
  slab: [
    halves(0, '-50 0  -50 1.5  -26 1.6  -24 0'),
    halves(1, '-26 0  -26 .9~1.2  8 1.1  10 0'),
    halves(2, '6 0  6 .9  36 .7~1.1  50 .5  50 0'),
  ],
} as const satisfies Readonly<Record<string, Plan>>;

export type PlanName = keyof typeof PLANS;

/** The parts of a hull of a plan and a half width; what is left to chance is thrown. */
export function hullParts(plan: PlanName, half: number, throws: Dice): readonly Part[] {
  const at = ([low, high]: Range) => (low === high ? low : throws.between(low, high));
  return PLANS[plan].map(({ form, tier, outline }) => ({
    form,
    tier,
    outline: outline.map(([x, y]): Point => [at(x), at(y) * half]),
  }));
}

/** How ships of a class are built. `length` is a share of the field, `half` the half width in the field's units. */
export type ShipClass = {
  readonly length: number;
  readonly half: number;
  readonly engines: number;
  readonly windows: number;
  readonly plans: readonly PlanName[];
};

const CRUISER: ShipClass = {
  length: 0.88,
  half: 9.5,
  engines: 2,
  windows: 8,
  plans: ['hammer', 'twin', 'trident', 'spine', 'fork', 'manta', 'slab', 'claws'],
};

const CLASSES: Readonly<Record<string, ShipClass>> = {
  drone: { length: 0.46, half: 13, engines: 1, windows: 0, plans: ['crescent', 'cross', 'claws', 'dart'] },
  frigate: {
    length: 0.8,
    half: 10.5,
    engines: 1,
    windows: 0,
    plans: ['dart', 'fork', 'crescent', 'delta', 'cross', 'twin', 'manta', 'claws', 'hammer', 'trident'],
  },
  industrial: {
    length: 0.86,
    half: 11,
    engines: 2,
    windows: 4,
    plans: ['spine', 'slab', 'twin', 'hammer', 'trident', 'fork'],
  },
  barge: { length: 0.78, half: 12, engines: 2, windows: 4, plans: ['claws', 'fork', 'twin', 'crescent'] },
  cruiser: CRUISER,
  battleship: {
    length: 1.04,
    half: 11.5,
    engines: 4,
    windows: 20,
    plans: ['slab', 'trident', 'hammer', 'crescent', 'manta', 'twin'],
  },
  capital: { length: 1.1, half: 12.5, engines: 5, windows: 28, plans: ['slab', 'twin', 'trident', 'manta'] },
};

/** How ships of a class are built; an unknown class is built as cruisers are. */
export const shipClass = (name: string): ShipClass => CLASSES[name] ?? CRUISER;
