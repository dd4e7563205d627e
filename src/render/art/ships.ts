/** Procedural ships: a hull grown from the seed, its build from the class, its style from the colour family. */
import { el, num, polygon } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import { fittings } from './fittings.ts';
import type { Palette } from './palette.ts';

type Point = readonly [number, number];

type Build = {
  /** Length as a share of the picture's width. */
  readonly length: number;
  /** Greatest half height as a share of the length. */
  readonly girth: number;
  /** Half height along the hull from tail to nose, each 0 to 1. */
  readonly outline: readonly number[];
  readonly wings: number;
  readonly engines: number;
};

const BUILDS: Readonly<Record<string, Build>> = {
  frigate: { length: 0.54, girth: 0.17, outline: [0.55, 0.95, 1, 0.7, 0.42, 0.2, 0.04], wings: 1, engines: 1 },
  cruiser: { length: 0.68, girth: 0.13, outline: [0.6, 0.95, 0.8, 1, 0.85, 0.6, 0.46, 0.14], wings: 1, engines: 2 },
  battleship: {
    length: 0.82,
    girth: 0.17,
    outline: [0.6, 0.95, 0.8, 1, 0.92, 1, 0.74, 0.62, 0.3],
    wings: 2,
    engines: 3,
  },
  industrial: {
    length: 0.66,
    girth: 0.21,
    outline: [0.45, 0.7, 1, 0.96, 1, 0.96, 0.55, 0.5, 0.3],
    wings: 0,
    engines: 2,
  },
  barge: { length: 0.6, girth: 0.22, outline: [0.6, 1, 0.95, 0.6, 0.5, 0.62, 0.3], wings: 1, engines: 2 },
};

/** Draws a ship of a class ("frigate", "cruiser", …; unknown ones as cruisers) in the middle of a picture. */
export function drawShip(
  kind: string,
  style: string | undefined,
  seed: string,
  colours: Palette,
  w: number,
  h: number,
): string {
  const throws = dice(`ship ${seed}`);
  const build = BUILDS[kind] ??
    BUILDS.cruiser ?? { length: 0.6, girth: 0.2, outline: [0.5, 1, 0.1], wings: 1, engines: 1 };
  // A wide strip is limited by its height, a tall card by its width.
  const length = Math.min(w * build.length, h * 1.9 * build.length);
  const girth = length * build.girth * throws.between(0.92, 1.12);
  const tail = w * 0.52 - length / 2;
  const middle = h * 0.52;
  const steps = build.outline.length - 1;
  const upper: Point[] = [];
  const lower: Point[] = [];
  const lopsided = style === 'minmatar' ? 0.3 : style === 'gallente' ? 0.18 : 0.06;
  build.outline.forEach((share, index) => {
    const x = tail + (index / steps) * length;
    const up = girth * share * throws.between(0.86, 1.1);
    upper.push([x, middle - up]);
    lower.push([x, middle + up * throws.between(1 - lopsided * 1.6, 1 - lopsided * 0.2)]);
  });
  const hull = hullPath(upper, lower, style);
  const detail = h > 150;

  const behind = [
    engineGlow(throws, build, colours, tail, middle, girth, length),
    wings(throws, build, style, colours, tail, middle, girth, length),
    masts(throws, style, colours, tail, middle, girth, length),
  ].join('');
  const plates = plating(throws, colours, tail, middle, girth, length, detail);
  const ridge = el('path', {
    d: `M${num(tail + length * 0.04)} ${num(middle - girth * 0.04)}L${num(tail + length * 0.9)} ${num(middle + girth * 0.02)}`,
    stroke: colours.accent,
    'stroke-width': Math.max(1.5, girth * 0.13),
    'stroke-dasharray': `${num(length * throws.between(0.08, 0.3))} ${num(length * 0.03)} ${num(length * 0.05)} ${num(length * 0.03)}`,
    opacity: 0.85,
  });
  const belly = el('rect', {
    x: tail,
    y: middle + girth * 0.3,
    width: length,
    height: girth * 2,
    fill: colours.skyDeep,
    opacity: 0.35,
  });
  return el(
    'g',
    { transform: `rotate(-9 ${num(w / 2)} ${num(h / 2)})` },
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: 'hull', x1: 0, y1: 0, x2: 0, y2: 1 },
        el('stop', { offset: 0, 'stop-color': colours.light }) +
          el('stop', { offset: 0.45, 'stop-color': colours.mid }) +
          el('stop', { offset: 1, 'stop-color': colours.dark }),
      ) + el('clipPath', { id: 'hullclip' }, el('path', { d: hull })),
    ) +
      behind +
      el('path', { d: hull, fill: 'url(#hull)', stroke: colours.skyDeep, 'stroke-width': Math.max(1, length / 130) }) +
      el('g', { 'clip-path': 'url(#hullclip)' }, plates + belly + ridge) +
      fittings(throws, kind, colours, tail, middle, girth, length),
  );
}

function hullPath(upper: readonly Point[], lower: readonly Point[], style: string | undefined): string {
  const all = [...upper, ...[...lower].reverse()];
  const first = all[0];
  if (first === undefined) return '';
  if (style === 'caldari' || style === 'minmatar') {
    return `M${all.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  }
  // Rounded hulls: curves through the midpoints, with the stations as handles.
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let i = 1; i < all.length; i++) {
    const here = all[i];
    const next = all[(i + 1) % all.length];
    if (here === undefined || next === undefined) continue;
    const mx = (here[0] + next[0]) / 2;
    const my = (here[1] + next[1]) / 2;
    d += `Q${num(here[0])} ${num(here[1])} ${num(mx)} ${num(my)}`;
  }
  return `${d}Z`;
}

function engineGlow(
  throws: Dice,
  build: Build,
  colours: Palette,
  tail: number,
  middle: number,
  girth: number,
  length: number,
): string {
  let out = el(
    'defs',
    {},
    el(
      'linearGradient',
      { id: 'plume', x1: 1, y1: 0, x2: 0, y2: 0 },
      el('stop', { offset: 0, 'stop-color': colours.glow, 'stop-opacity': 0.95 }) +
        el('stop', { offset: 1, 'stop-color': colours.glow, 'stop-opacity': 0 }),
    ),
  );
  const reach = length * throws.between(0.16, 0.26);
  for (let i = 0; i < build.engines; i++) {
    const y = middle + girth * (build.engines === 1 ? 0 : (i / (build.engines - 1) - 0.5) * 0.8);
    const half = (girth * 0.22) / Math.sqrt(build.engines);
    out += polygon(
      [
        [tail + 2, y - half],
        [tail - reach, y],
        [tail + 2, y + half],
      ],
      { fill: 'url(#plume)' },
    );
    out += el('ellipse', { cx: tail, cy: y, rx: half * 0.7, ry: half, fill: '#ffffff', opacity: 0.85 });
  }
  return out;
}

function wings(
  throws: Dice,
  build: Build,
  style: string | undefined,
  colours: Palette,
  tail: number,
  middle: number,
  girth: number,
  length: number,
): string {
  let out = '';
  for (let i = 0; i < build.wings; i++) {
    const root = tail + length * throws.between(0.04 + i * 0.3, 0.2 + i * 0.3);
    const chord = length * throws.between(0.16, 0.3);
    const span = girth * throws.between(1.35, 1.9) * (style === 'caldari' ? 0.85 : 1);
    const sweep = style === 'amarr' ? length * throws.between(0.1, 0.22) : -length * throws.between(0.04, 0.16);
    for (const side of [-1, 1]) {
      const tip = middle + side * span * (side === 1 ? 0.82 : 1);
      out += polygon(
        [
          [root, middle],
          [root + sweep, tip],
          [root + sweep + chord * 0.42, tip],
          [root + chord, middle],
        ],
        { fill: side === -1 ? colours.mid : colours.dark, stroke: colours.skyDeep, 'stroke-width': 1 },
      );
      out += polygon(
        [
          [root + sweep, tip],
          [root + sweep + chord * 0.42, tip],
          [root + sweep * 0.8 + chord * 0.5, middle + side * span * 0.78],
          [root + sweep * 0.8, middle + side * span * 0.78],
        ],
        { fill: colours.accent, opacity: 0.7 },
      );
    }
  }
  return out;
}

function masts(
  throws: Dice,
  style: string | undefined,
  colours: Palette,
  tail: number,
  middle: number,
  girth: number,
  length: number,
): string {
  const count = style === 'minmatar' ? throws.whole(3, 5) : style === 'caldari' ? 1 : 0;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = tail + length * throws.between(0.1, 0.75);
    const top = middle - girth * throws.between(1.3, 2) * (throws.chance(0.75) ? 1 : -0.8);
    out += el('path', {
      d: `M${num(x)} ${num(middle)}L${num(x + length * 0.03)} ${num(top)}`,
      stroke: colours.mid,
      'stroke-width': Math.max(1.4, girth * 0.07),
    });
  }
  return out;
}

function plating(
  throws: Dice,
  colours: Palette,
  tail: number,
  middle: number,
  girth: number,
  length: number,
  detail: boolean,
): string {
  let out = '';
  const bands = throws.whole(4, 6);
  for (let i = 1; i < bands; i++) {
    const x = tail + (length * i) / bands + length * throws.between(-0.04, 0.04);
    out += el('path', {
      d: `M${num(x)} ${num(middle - girth * 1.2)}L${num(x + length * throws.between(-0.05, 0.05))} ${num(middle + girth * 1.2)}`,
      stroke: colours.dark,
      'stroke-width': Math.max(1, girth * 0.06),
      opacity: 0.75,
    });
    if (throws.chance(0.6)) {
      const y = middle + girth * throws.between(-0.8, 0.35);
      out += el('rect', {
        x: x + length * 0.015,
        y,
        width: length * throws.between(0.05, 0.12),
        height: girth * throws.between(0.16, 0.34),
        fill: throws.chance(0.5) ? colours.light : colours.dark,
        opacity: 0.55,
      });
    }
  }
  if (detail) {
    for (let i = 0; i < 16; i++) {
      out += el('rect', {
        x: tail + length * throws.between(0.08, 0.85),
        y: middle + girth * throws.between(-0.6, 0.6),
        width: Math.max(2, length * 0.008),
        height: Math.max(2, girth * 0.04),
        fill: colours.glow,
        opacity: throws.between(0.4, 0.9),
      });
    }
  }
  return out;
}
