/** Stations built of modules: a core with towers, a ring or arms with pods; with breaches and fire where they are damaged. */
import { DAMAGE_PARTS } from '#face/art';
import { el, num, polygon } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import type { Family } from './family.ts';
import { hsl } from './palette.ts';

export type BaseLook = {
  readonly seed: string;
  readonly family: Family;
  /** 0 to 1: more arms and taller towers. */
  readonly size: number;
  /** Which plan and how many arms; neighbours differ. */
  readonly nth: number;
  /** How many pods carry a gun. */
  readonly guns?: number;
  /** Damage as a share of what it can take, 0 to 1. */
  readonly damage?: number;
};

/** How flat a circle looks from the side. */
const FLAT = 0.46;

type Base = BaseLook & {
  readonly throws: Dice;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** A plate's colour by lightness, percent. */
  readonly plate: (lightness: number) => string;
  readonly edge: Readonly<Record<string, string | number>>;
};

/** A base with its middle at `cx`, `cy`, reaching `r` to each side. */
export function drawBase(look: BaseLook, cx: number, cy: number, r: number): string {
  const { family, seed, size, nth } = look;
  const throws = dice(`base ${seed}`);
  const plate = (lightness: number) => hsl(family.hue, family.saturation, lightness);
  const edge = { stroke: plate(9), 'stroke-width': Math.max(1, r * 0.018), 'stroke-linejoin': 'round' };
  const base: Base = { ...look, throws, cx, cy, r, plate, edge };
  const arms = 3 + (nth % 4) + Math.round(size * 2);
  const hasRing = nth % 3 !== 2;
  const start = throws.between(0, 1);
  const ends = Array.from({ length: arms }, (_, i) => {
    const angle = start + (i / arms) * Math.PI * 2;
    const reach = r * (hasRing ? 0.8 : 0.92);
    return { x: cx + Math.cos(angle) * reach, y: cy + Math.sin(angle) * reach * FLAT, isArmed: i < (look.guns ?? 0) };
  });
  const part = (end: (typeof ends)[number]) => arm(base, end.x, end.y) + pod(base, end.x, end.y, end.isArmed);
  return [
    hasRing ? ring(base) : '',
    ...ends.filter(({ y }) => y < cy).map(part),
    core(base),
    ...ends.filter(({ y }) => y >= cy).map(part),
    breaches(base),
  ].join('');
}

function ring({ cx, cy, r, plate, family }: Base): string {
  const hoop = (dy: number, reach: number, lightness: number, wide: number) =>
    el('ellipse', {
      cx,
      cy: cy + r * dy,
      rx: r * reach,
      ry: r * reach * FLAT,
      fill: 'none',
      stroke: plate(lightness),
      'stroke-width': r * wide,
    });
  const lights = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2;
    const [x, y] = [cx + Math.cos(angle) * r * 0.8, cy + Math.sin(angle) * r * 0.8 * FLAT];
    return el('circle', { cx: x, cy: y, r: r * 0.014, fill: hsl(family.glow, 90, 76) });
  });
  return hoop(0.06, 0.8, 16, 0.17) + hoop(0, 0.8, 40, 0.13) + hoop(-0.02, 0.83, 66, 0.03) + lights.join('');
}

function arm({ cx, cy, r, plate }: Base, x: number, y: number): string {
  const beam = (dy: number, lightness: number, wide: number) =>
    el('path', {
      d: `M${num(cx)} ${num(cy - dy)}L${num(x)} ${num(y - dy)}`,
      stroke: plate(lightness),
      'stroke-width': r * wide,
    });
  return beam(0, 26, 0.07) + beam(r * 0.02, 50, 0.03);
}

/** A pod at the end of an arm, round or faceted by family, with a gun or a light. */
function pod({ r, size, family, plate, edge }: Base, x: number, y: number, isArmed: boolean): string {
  const s = r * (0.1 + size * 0.05);
  const body = family.curved
    ? el('ellipse', { cx: x, cy: y, rx: s * 1.25, ry: s, fill: plate(42), ...edge }) +
      el('ellipse', { cx: x - s * 0.2, cy: y - s * 0.3, rx: s * 0.8, ry: s * 0.45, fill: plate(66) })
    : el('path', {
        d: `M${num(x - s * 1.2)} ${num(y - s * 0.5)}L${num(x)} ${num(y - s)}l${num(s * 1.2)} ${num(s * 0.5)}v${num(s * 1.1)}l${num(-s * 1.2)} ${num(s * 0.5)}l${num(-s * 1.2)} ${num(-s * 0.5)}Z`,
        fill: plate(34),
        ...edge,
      }) +
      el('path', {
        d: `M${num(x - s * 1.2)} ${num(y - s * 0.5)}L${num(x)} ${num(y - s)}l${num(s * 1.2)} ${num(s * 0.5)}L${num(x)} ${num(y)}Z`,
        fill: plate(60),
      });
  if (!isArmed) return body + el('circle', { cx: x + s * 0.3, cy: y, r: s * 0.22, fill: hsl(family.glow, 90, 72) });
  return (
    body +
    el('path', {
      d: `M${num(x)} ${num(y - s)}l${num(s * 0.9)} ${num(-s * 1.1)}`,
      stroke: '#ff9c86',
      'stroke-width': s * 0.4,
    }) +
    el('circle', { cx: x, cy: y - s * 0.8, r: s * 0.42, fill: '#ff9c86' })
  );
}

/** Towers on a drum, more and taller with size. */
function core(base: Base): string {
  const { throws, cx, cy, r, size, plate, edge } = base;
  const drum =
    el('ellipse', { cx, cy: cy + r * 0.16, rx: r * 0.4, ry: r * 0.4 * FLAT, fill: plate(16), ...edge }) +
    el('rect', { x: cx - r * 0.4, y: cy, width: r * 0.8, height: r * 0.16, fill: plate(24) }) +
    el('ellipse', { cx, cy, rx: r * 0.4, ry: r * 0.4 * FLAT, fill: plate(44), ...edge });
  const count = 3 + Math.round(size * 4);
  const towers = Array.from({ length: count }, (_, i) => {
    const x = cx + r * 0.3 * (((i * 2 + 1) / count - 1) * (i % 2 === 1 ? 1 : 0.92));
    const isMiddle = i === Math.floor(count / 2);
    const tall =
      r * throws.between(0.24, 0.5) * (1 - Math.abs(x - cx) / r) * (0.8 + size * 0.5) * (isMiddle ? 1.35 : 1);
    return tower(base, x, cy + r * 0.08 * (1 - Math.abs(x - cx) / (r * 0.4)), tall, r * (0.34 / count));
  });
  return drum + towers.join('');
}

/** How far the tip of a tower reaches above it, in half widths, by what marks its family. */
const TIPS: Readonly<Record<Family['ornament'], number>> = {
  ribs: 2.4,
  blades: 2.4,
  boxes: 0.5,
  lattice: 0.5,
  bulbs: 0,
};

function tower({ r, family, plate, edge }: Base, x: number, foot: number, tall: number, wide: number): string {
  const tip = foot - tall - wide * TIPS[family.ornament];
  const side = (to: -1 | 1, lightness: number) =>
    polygon(
      [
        [x + to * wide, foot],
        [x + to * wide, foot - tall],
        [x, tip],
        [x, foot],
      ],
      { fill: plate(lightness), ...edge },
    );
  const lights = [0.3, 0.55, 0.8].map((at) =>
    el('rect', {
      x: x - wide * 0.6,
      y: foot - tall * at,
      width: wide * 0.5,
      height: Math.max(1, r * 0.014),
      fill: hsl(family.glow, 92, 76),
    }),
  );
  const dome =
    family.ornament === 'bulbs'
      ? el('circle', { cx: x, cy: foot - tall, r: wide * 1.25, fill: plate(58), ...edge })
      : '';
  return side(-1, 62) + side(1, 32) + dome + lights.join('');
}

/** A breach with fire and smoke for each part of the damage that the base can take. */
function breaches({ throws, damage = 0, cx, cy, r }: Base): string {
  return Array.from({ length: Math.round(damage * DAMAGE_PARTS) }, (_, i) => {
    const angle = i * 2.4 + throws.between(0, 0.6);
    const [x, y] = [cx + Math.cos(angle) * r * 0.66, cy + Math.sin(angle) * r * 0.66 * FLAT];
    const k = r * throws.between(0.07, 0.12);
    const smoke = [1, 2, 3].map((n) =>
      el('circle', {
        cx: x + k * n * 0.7,
        cy: y - k * n * 1.1,
        r: k * (0.7 + n * 0.28),
        fill: '#1a1a22',
        opacity: 0.62 - n * 0.13,
      }),
    );
    const flames = Array.from({ length: 9 }, (_, n) => {
      const reach = k * (n % 2 === 1 ? 1.5 : 0.7);
      return [x + Math.cos(n * 0.7) * reach, y + Math.sin(n * 0.7) * reach] as const;
    });
    return (
      smoke.join('') +
      polygon(flames, { fill: '#ff7a3c' }) +
      el('circle', { cx: x, cy: y, r: k * 0.55, fill: '#ffe08a' })
    );
  }).join('');
}
