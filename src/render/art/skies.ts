/** What lies behind a subject: deep space with light, colour and one thing far away, so that even a small picture has a mood. */
import { el, num } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import { hsl } from './palette.ts';

/** Below this many square pixels clouds are flat: as good to the eye, and a quarter fewer bytes on a board of tiles. */
const SMALL = 48_000;

/** Hues of space, which flatter a hull: blues, violets, teals, a rust. */
export const HUES = [222, 286, 192, 330, 248, 168, 12];

/** Fills a field of `w` by `h`. `hue` of the subject's family leans it; `nth` spreads kin over hues and features. */
export function drawSky(seed: string, hue: number, nth: number, w: number, h: number): string {
  const throws = dice(`sky ${seed}`);
  const base = HUES[(nth * 3 + throws.whole(0, 1)) % HUES.length] ?? 222;
  const lean = base + (((hue - base + 540) % 360) - 180) * 0.06;
  const left = throws.chance(0.5);
  const far: Far = {
    x: w * (left ? throws.between(0.06, 0.3) : throws.between(0.7, 0.94)),
    y: h * throws.between(0.12, 0.36),
    w,
    h,
    m: Math.min(w, h),
    hue: lean,
    turn: throws.between(0, 1),
  };
  const clouds = w * h < SMALL ? flatClouds : softClouds;
  const feature = FEATURES[(nth * 5 + throws.whole(0, 1)) % FEATURES.length];
  return clouds(throws, far) + stars(throws, w, h) + (feature?.(far) ?? '');
}

/** Where something far away stands, in a field of `w` by `h` whose shorter side is `m`. `turn`: 0 to 1, left to chance. */
type Far = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly m: number;
  readonly hue: number;
  readonly turn: number;
};

function flatClouds(throws: Dice, { x, w, h, hue }: Far): string {
  return (
    el('rect', { width: w, height: h, fill: hsl(hue + 20, 44, 10) }) +
    el('ellipse', {
      cx: x,
      cy: h * throws.between(0, 0.5),
      rx: w * 0.6,
      ry: h * 0.5,
      fill: hsl(hue, 44, 17),
      transform: `rotate(${num(throws.between(-20, 20))} ${num(x)} ${num(h / 2)})`,
    }) +
    el('ellipse', {
      cx: w - x,
      cy: h * throws.between(0.6, 1),
      rx: w * 0.4,
      ry: h * 0.34,
      fill: hsl(hue + 60, 40, 16),
    })
  );
}

function softClouds(throws: Dice, { x, y, w, h, hue }: Far): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const left = x < w / 2;
  const gradients =
    el(
      'linearGradient',
      { id: 'sky', x1: left ? 0 : 1, y1: 0, x2: left ? 0.6 : 0.4, y2: 1 },
      stop(0, hsl(hue, 42, 18)) + stop(1, hsl(hue + 40, 50, 6)),
    ) +
    el('radialGradient', { id: 'near' }, stop(0, hsl(hue + 10, 56, 50), 0.55) + stop(1, hsl(hue + 10, 70, 40), 0)) +
    el('radialGradient', { id: 'off' }, stop(0, hsl(hue + 70, 50, 44), 0.45) + stop(1, hsl(hue + 70, 60, 40), 0));
  return (
    el('defs', {}, gradients) +
    el('rect', { width: w, height: h, fill: 'url(#sky)' }) +
    el('ellipse', {
      cx: x,
      cy: y,
      rx: w * 0.62,
      ry: h * 0.5,
      fill: 'url(#near)',
      transform: `rotate(${num(throws.between(-30, 30))} ${num(x)} ${num(y)})`,
    }) +
    el('ellipse', { cx: w - x, cy: h * throws.between(0.55, 0.9), rx: w * 0.5, ry: h * 0.34, fill: 'url(#off)' })
  );
}

function stars(throws: Dice, w: number, h: number): string {
  const largest = Math.max(1.2, h / 190);
  return Array.from({ length: Math.round(Math.min(46, 6 + (w * h) / 2600)) }, () =>
    el('circle', {
      cx: w * throws.between(0, 1),
      cy: h * throws.between(0, 1),
      r: throws.between(0.5, largest),
      fill: '#ffffff',
      opacity: throws.between(0.3, 0.95),
    }),
  ).join('');
}

const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1) =>
  el('circle', { cx, cy, r, fill, opacity });

/** A disc with its night side to the lower right. */
const moon = (cx: number, cy: number, r: number, hue: number, saturation: number) =>
  disc(cx, cy, r, hsl(hue, saturation, 60)) + disc(cx + r * 0.3, cy + r * 0.22, r * 0.88, hsl(hue, 30, 20), 0.85);

const sun = (cx: number, cy: number, r: number, hue: number) =>
  [3.2, 1.9, 1.25].map((k, i) => disc(cx, cy, r * k, hsl(hue, 90, 82), 0.12 + i * 0.14)).join('') +
  disc(cx, cy, r, hsl(hue, 90, 96));

const FEATURES: readonly ((far: Far) => string)[] = [
  // The limb of a planet from below.
  ({ w, h, m, hue, turn }) => {
    const r = w * (0.75 + turn * 0.3);
    const [cx, cy] = [w * (0.2 + turn * 0.6), h + r - h * (0.2 + turn * 0.14)];
    return (
      disc(cx, cy, r + m * 0.05, hsl(hue + 180, 60, 60), 0.25) +
      disc(cx, cy, r, hsl(hue + 180, 44, 34)) +
      disc(cx + m * 0.06, cy + m * 0.08, r, hsl(hue + 180, 50, 17))
    );
  },
  // A near sun with its flare.
  ({ x, y, m }) =>
    sun(x, y, m * 0.1, 44) + el('ellipse', { cx: x, cy: y, rx: m * 0.7, ry: m * 0.008, fill: '#fff3d4', opacity: 0.8 }),
  // A ringed giant.
  ({ x, y, m, hue, turn }) => {
    const r = m * (0.2 + turn * 0.12);
    const ring = {
      cx: x,
      cy: y,
      rx: r * 1.9,
      ry: r * 0.34,
      fill: 'none',
      stroke: hsl(hue + 150, 46, 68),
      'stroke-width': r * 0.12,
      opacity: 0.8,
      transform: `rotate(${num(-24 + turn * 48)} ${num(x)} ${num(y)})`,
    };
    return moon(x, y, r, hue + 120, 40) + el('ellipse', ring);
  },
  // Wreckage and rocks.
  ({ w, h, m, hue, turn }) =>
    Array.from({ length: 9 }, (_, i) => {
      const k = Math.sin(i * 12.9 + turn * 9) * 0.5 + 0.5;
      const r = m * (0.02 + k * 0.055);
      const [cx, cy] = [w * ((i * 0.37 + turn) % 1), h * (0.1 + ((i * 0.53 + turn * 2) % 1) * 0.85)];
      const d = `M${num(cx - r)} ${num(cy)}l${num(r * 0.6)} ${num(-r)}l${num(r * 1.1)} ${num(r * 0.3)}l${num(r * 0.3)} ${num(r)}l${num(-r * 1.2)} ${num(r * 0.5)}Z`;
      return el('path', { d, fill: hsl(hue + 20, 22, 20 + k * 16) });
    }).join(''),
  // A double moon.
  ({ x, y, w, m, hue }) => {
    const side = x < w / 2 ? 1 : -1;
    return moon(x, y, m * 0.13, hue, 14) + moon(x + side * m * 0.3, y + m * 0.15, m * 0.06, hue, 14);
  },
  // A spiral far away.
  ({ x, y, m, hue, turn }) =>
    [0, 1, 2, 3]
      .map((i) =>
        el('ellipse', {
          cx: x,
          cy: y,
          rx: m * (0.36 - i * 0.08),
          ry: m * (0.12 - i * 0.024),
          fill: hsl(hue + 60 + i * 14, 70, 46 + i * 13),
          opacity: 0.22 + i * 0.12,
          transform: `rotate(${num(-20 - turn * 40)} ${num(x)} ${num(y)})`,
        }),
      )
      .join(''),
  // A station far off, its lights on.
  ({ x, y, m, hue, turn }) => {
    const r = m * (0.12 + turn * 0.05);
    const steel = { fill: 'none', stroke: hsl(hue, 22, 54) };
    const spokes = `M${num(x - r)} ${num(y)}h${num(2 * r)}M${num(x)} ${num(y - r * 1.2)}v${num(r * 2.4)}`;
    return (
      el('ellipse', { cx: x, cy: y, rx: r, ry: r * 0.42, ...steel, 'stroke-width': r * 0.16 }) +
      el('path', { d: spokes, ...steel, 'stroke-width': r * 0.1 }) +
      [-0.8, -0.3, 0.3, 0.8].map((at) => disc(x + at * r, y + r * 0.3, Math.max(0.6, r * 0.06), '#ffe9b8')).join('')
    );
  },
  // A comet.
  ({ x, y, w, m, hue }) => {
    const side = x < w / 2 ? 1 : -1;
    const tail = (length: number, wide: number, opacity: number) =>
      el('path', {
        d: `M${num(x)} ${num(y - m * wide)}L${num(x + side * m * length)} ${num(y + m * length * 0.32)}L${num(x)} ${num(y + m * wide)}Z`,
        fill: hsl(hue - 20, 80, 74),
        opacity,
      });
    return tail(0.8, 0.06, 0.3) + tail(0.5, 0.035, 0.5) + disc(x, y, m * 0.055, '#f2fbff');
  },
  // A gate of light.
  ({ x, y, m, hue, turn }) => {
    const ring = (k: number, wide: number, lightness: number) =>
      el('ellipse', {
        cx: x,
        cy: y,
        rx: m * 0.11 * k,
        ry: m * 0.21 * k,
        fill: 'none',
        stroke: hsl(hue + 200, 70, lightness),
        'stroke-width': m * wide,
        transform: `rotate(${num(-20 + turn * 40)} ${num(x)} ${num(y)})`,
      });
    return ring(1, 0.035, 36) + ring(0.82, 0.018, 66) + disc(x, y, m * 0.05, hsl(hue + 200, 90, 88), 0.7);
  },
  // An eclipse.
  ({ x, y, m }) => sun(x, y, m * 0.16, 30) + disc(x + m * 0.015, y + m * 0.01, m * 0.15, '#05060b'),
  // Lanes of dust.
  ({ w, h, m, hue, turn }) =>
    [0, 1, 2]
      .map((i) => {
        const top = h * (0.12 + i * 0.28 + turn * 0.1);
        const bend = `Q${num(w * (0.3 + turn * 0.4))} ${num(top + (i % 2 === 0 ? -1 : 1) * m * 0.22)} ${num(w)} ${num(top - m * 0.06)}`;
        return el('path', {
          d: `M0 ${num(top)}${bend}`,
          fill: 'none',
          stroke: hsl(hue + 40 + i * 18, 46, 26),
          'stroke-width': m * (0.1 - i * 0.02),
          opacity: 0.6,
        });
      })
      .join(''),
  // Twin suns.
  ({ x, y, w, m, turn }) => {
    const side = x < w / 2 ? 1 : -1;
    return sun(x, y, m * 0.075, 44) + sun(x + side * m * (0.26 + turn * 0.1), y + m * 0.1, m * 0.045, 14);
  },
];
