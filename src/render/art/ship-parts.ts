/** What every hull has: engines, what marks its family, painted marks. All in the field of the hull. */
import type { SceneTraits } from '#face/art';
import { el, num, polygon } from '../svg.ts';
import type { Dice } from './dice.ts';
import type { Family } from './family.ts';
import type { Point } from './hulls.ts';
import { hsl } from './palette.ts';

export type Ship = {
  readonly kind: string;
  readonly family: Family;
  readonly traits: SceneTraits;
  /** The hull's half width. */
  readonly half: number;
  /** The upper deck's outline: the half or part below the axis. */
  readonly hull: readonly Point[];
  /** The hue of its plates, near the family's. */
  readonly hue: number;
  readonly throws: Dice;
};

export const SIDES = [-1, 1] as const;

/** The same shape on both sides of the axis, the upper one lit. */
function mirrored(points: readonly Point[], lit: string, dark: string): string {
  return SIDES.map((side) =>
    polygon(
      points.map(([x, y]) => [x, y * side]),
      { fill: side < 0 ? lit : dark },
    ),
  ).join('');
}

/** Plumes behind the hull; at least two if it has no middle. */
export function engines({ family, hull, half, throws }: Ship, count: number): string {
  const tail = Math.min(...hull.map(([x]) => x));
  const stern = hull.filter(([x]) => x < tail + 6).map(([, y]) => y);
  const wide = Math.max(half * 0.4, ...stern);
  const onAxis = Math.min(...stern) < 1;
  const n = Math.max(count, onAxis ? 1 : 2);
  const reach = throws.between(12, 24);
  const r = Math.min(3.6, (half * 0.55) / Math.sqrt(n));
  const plume = (x: number, y: number, rx: number, ry: number, fill: string, opacity: number) =>
    el('ellipse', { cx: x, cy: y, rx, ry, fill, opacity });
  return Array.from({ length: n }, (_, i) => {
    const y = n === 1 ? 0 : (i / (n - 1) - 0.5) * 1.46 * wide;
    return (
      plume(tail - reach * 0.45, y, reach, r * 1.5, hsl(family.glow, 90, 55), 0.28) +
      plume(tail - reach * 0.2, y, reach * 0.55, r, hsl(family.glow, 95, 70), 0.75) +
      plume(tail - 1, y, 4, r * 0.75, '#ffffff', 1)
    );
  }).join('');
}

/** What marks the family: what is drawn below the hull, and what on it. */
export function ornaments(ship: Ship): readonly [below: string, above: string] {
  const { family, hue } = ship;
  const light = hsl(hue, family.saturation, 62);
  const dark = hsl(hue, family.saturation * 0.8, 27);
  return ORNAMENTS[family.ornament](ship, light, dark);
}

const ORNAMENTS: Readonly<
  Record<Family['ornament'], (ship: Ship, light: string, dark: string) => readonly [below: string, above: string]>
> = {
  // Blades swept forward, a spike at the bow, ribs across the deck.
  ribs({ half, family, throws }, light, dark) {
    const x = throws.between(-30, -6);
    const blades: readonly Point[] = [
      [x, half * 0.5],
      [x + 6, half * 1.9],
      [x + 34, half * 2.2],
      [x + 14, half * 1.5],
      [x + 14, half * 0.5],
    ];
    const rib = (at: number) =>
      el('path', {
        d: `M${num(at)} ${num(-half * 0.6)}q6 ${num(half * 0.6)} 0 ${num(half * 1.2)}`,
        fill: 'none',
        stroke: hsl(family.hue, 80, 72),
        'stroke-width': 1.3,
      });
    const spike = polygon(
      [
        [30, -1.6],
        [62, 0],
        [30, 1.6],
      ],
      { fill: light },
    );
    return [mirrored(blades, light, dark) + spike, [-32, -19, -6, 7].map(rib).join('')];
  },
  // One box off the axis with an antenna.
  boxes({ half, throws }, light, dark) {
    const x = throws.between(-36, 8);
    const y = throws.pick(SIDES) * half * throws.between(0.9, 1.5);
    return [
      el('rect', { x, y: y - half * 0.55, width: 26, height: half * 1.1, fill: dark }),
      el('rect', { x: x + 6, y: y * 0.5 - half * 0.3, width: 14, height: half * 0.6, fill: light }) +
        el('path', {
          d: `M${num(x + 26)} ${num(y)}h${num(throws.between(14, 26))}`,
          stroke: light,
          'stroke-width': 1.6,
        }),
    ];
  },
  // Bulbs in pairs, one pair below the hull and one on it.
  bulbs({ half, family, throws }, light, dark) {
    const bulbs = (from: number) => {
      const [x, y, r] = [
        throws.between(from, from + 20),
        half * throws.between(0.9, 1.5),
        half * throws.between(0.45, 0.75),
      ];
      return SIDES.map(
        (side) =>
          el('ellipse', { cx: x, cy: side * y, rx: r * 1.5, ry: r, fill: side < 0 ? light : dark }) +
          el('ellipse', {
            cx: x + 2,
            cy: side * y - r * 0.2,
            rx: r * 0.7,
            ry: r * 0.4,
            fill: hsl(family.glow, 70, 66),
            stroke: 'none',
          }),
      ).join('');
    };
    return [bulbs(-34), bulbs(-8)];
  },
  // Sails on struts, and patches of other plate.
  lattice({ half, family, throws }, light) {
    const x = throws.between(-34, 2);
    const sail = (side: number) => {
      const far = side * half * throws.between(2, 2.8);
      return (
        el('path', {
          d: `M${num(x)} 0L${num(x - 6)} ${num(far)}M${num(x + 12)} 0L${num(x + 8)} ${num(far)}M${num(x)} ${num(far * 0.4)}L${num(x + 10)} ${num(far * 0.7)}`,
          stroke: light,
          'stroke-width': 1.8,
          fill: 'none',
        }) +
        polygon(
          [
            [x - 14, far * 0.72],
            [x - 16, far * 1.05],
            [x + 16, far * 1.08],
            [x + 14, far * 0.76],
          ],
          { fill: hsl(family.livery, 34, side < 0 ? 46 : 32) },
        )
      );
    };
    const patch = () =>
      el('rect', {
        x: throws.between(-36, 20),
        y: throws.between(-half * 0.7, half * 0.2),
        width: throws.between(7, 13),
        height: half * 0.42,
        fill: hsl(family.hue + throws.between(-16, 20), family.saturation, throws.between(28, 58)),
        'stroke-width': 0.6,
      });
    return [SIDES.map(sail).join(''), [patch(), patch(), patch()].join('')];
  },
  // Blades swept back.
  blades({ half, throws }, light, dark) {
    const x = throws.between(-30, 0);
    const blades: readonly Point[] = [
      [x, half * 0.4],
      [x - 22, half * 2.6],
      [x - 12, half * 2.7],
      [x + 12, half * 0.4],
    ];
    return [mirrored(blades, light, dark), ''];
  },
};

/** The half width of an outline at an x. */
function widthAt(outline: readonly Point[], x: number): number {
  for (const [i, [bx, by]] of outline.entries()) {
    const [ax, ay] = outline[i - 1] ?? [bx, by];
    if (ax <= x && x <= bx && bx > ax) return ay + ((by - ay) * (x - ax)) / (bx - ax);
  }
  return 2;
}

/** Painted marks, in six ways: kin of one hull plan are told apart by them. */
export function livery({ family, hull, half }: Ship, nth: number): string {
  const fill = hsl(family.livery, 78, 58);
  const nose = Math.max(...hull.map(([x]) => x));
  const inner = Math.min(...hull.map(([, y]) => y)) > 1 ? half * 0.9 : 0;
  const width = (x: number) => Math.max(1.5, widthAt(hull, x));
  const marks = (points: readonly Point[]) =>
    SIDES.map((side) =>
      polygon(
        points.map(([x, y]) => [x, y * side]),
        { fill, opacity: side < 0 ? 1 : 0.72 },
      ),
    ).join('');
  const band = (x: number, wide: number) =>
    marks([
      [x, inner],
      [x, width(x)],
      [x + wide, width(x + wide)],
      [x + wide, inner],
    ]);
  const chevron = (x: number) =>
    el('path', {
      d: `M${num(x)} ${num(-width(x) * 0.85)}L${num(x + 7)} 0L${num(x)} ${num(width(x) * 0.85)}`,
      fill: 'none',
      stroke: fill,
      'stroke-width': 2.6,
    });
  const roundels = SIDES.map((side) => el('circle', { cx: -20, cy: side * width(-20) * 0.5, r: half * 0.26, fill }));
  const ways = [
    () => band(-8, 7),
    () => band(-34, 4) + band(-26, 4),
    () =>
      marks([
        [nose, 0],
        [nose - 16, 0],
        [nose - 16, width(nose - 16)],
      ]),
    () => el('path', { d: `M-40 -1.7L${num(nose - 8)} -1V1L-40 1.7Z`, fill }),
    () => [-20, -10, 0].map(chevron).join(''),
    () => roundels.join('') + band(10, 5),
  ];
  return ways[nth % ways.length]?.() ?? '';
}
