/** Charts of a plan of battle: a world, ships, and arrows that say what they do. */
import { el, num, polygon } from '../svg.ts';
import { dice } from './dice.ts';
import { familyOf } from './family.ts';
import { hsl } from './palette.ts';
import { drawShip } from './ships.ts';
import { drawWorld, someTheme } from './worlds.ts';

type Point = readonly [x: number, y: number];
type Arrow = readonly [from: Point, bend: Point, to: Point];

/** What the arrows do: strike together, close a ring, cross, keep beside each other, or break off. In shares of the chart's height, around the world. */
const MANOEUVRES: Readonly<Record<string, readonly Arrow[]>> = {
  pincer: [
    [
      [-0.82, -0.36],
      [-0.2, -0.5],
      [-0.14, -0.2],
    ],
    [
      [-0.82, 0.36],
      [-0.2, 0.5],
      [-0.14, 0.2],
    ],
  ],
  ring: [0.3, 2.4, 4.5].map((turn): Arrow => {
    const at = (more: number, reach: number): Point => [
      Math.cos(turn + more) * reach,
      Math.sin(turn + more) * reach * 0.8,
    ];
    return [at(0, 0.4), at(0.75, 0.55), at(1.5, 0.4)];
  }),
  cross: [
    [
      [-0.72, 0.38],
      [0, 0.22],
      [0.6, -0.36],
    ],
    [
      [-0.72, -0.38],
      [0, -0.22],
      [0.6, 0.36],
    ],
  ],
  parallel: [-0.3, 0, 0.3].map(
    (y): Arrow => [
      [-0.8, y],
      [-0.1, y * 1.3],
      [0.56, y],
    ],
  ),
};

const BREAK_OFF: readonly Arrow[] = [
  [
    [-0.76, 0.34],
    [-0.16, 0],
    [-0.1, -0.42],
  ],
  [
    [-0.3, 0.1],
    [0.24, 0.02],
    [0.64, 0.24],
  ],
];

export type ChartLook = { readonly manoeuvre: string; readonly seed: string; readonly nth: number };

/** Draws a chart in a field of `w` by `h`; an unknown manoeuvre breaks off. */
export function drawChart({ manoeuvre, seed, nth }: ChartLook, w: number, h: number): string {
  const throws = dice(`chart ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const ink = hsl(185 + ((nth * 13) % 5) * 22, 42, 48);
  const [cx, cy] = [w * throws.between(0.47, 0.53), h * throws.between(0.45, 0.55)];
  const isMirrored = nth % 2 === 1;
  const place = ([x, y]: Point): Point => [cx + x * unit * (isMirrored ? -0.86 : 0.86), cy + y * unit * 0.94];
  const family = familyOf(undefined, seed);
  const arrows = MANOEUVRES[manoeuvre] ?? BREAK_OFF;
  const colour = hsl(family.livery, 84, 64);
  const fleet = arrows.map(([from, bend]) => {
    const [[fx, fy], [bx, by]] = [place(from), place(bend)];
    const size = unit * (0.44 + (nth % 3) * 0.05);
    const heading = (Math.atan2(by - fy, bx - fx) * 180) / Math.PI;
    const kind = (['frigate', 'cruiser', 'battleship'] as const)[(nth + Math.floor(nth / 3)) % 3] ?? 'frigate';
    return el(
      'g',
      { transform: `translate(${num(fx + (bx - fx) * 0.3 - size / 2)} ${num(fy + (by - fy) * 0.3 - size * 0.33)})` },
      drawShip({ kind, seed, family, heading, traits: { nth } }, size, size * 0.66),
    );
  });
  return [
    grid(ink, w, h, unit * throws.between(0.2, 0.28)),
    drawWorld(
      seed,
      { theme: someTheme(nth), ring: nth % 4 === 1, moons: nth % 3 },
      cx,
      cy,
      unit * throws.between(0.13, 0.18),
    ),
    ...arrows.map(([from, bend, to], i) =>
      arrow(place(from), place(bend), place(to), unit * 0.05, i === 0 ? colour : hsl(family.livery + 30, 40, 78)),
    ),
    ...fleet,
  ].join('');
}

function grid(ink: string, w: number, h: number, step: number): string {
  const across = Array.from({ length: Math.ceil(w / step) }, (_, i) => `M${num((i + 0.5) * step)} 0V${num(h)}`);
  const down = Array.from({ length: Math.ceil(h / step) }, (_, i) => `M0 ${num((i + 0.5) * step)}H${num(w)}`);
  return el('path', { d: [...across, ...down].join(''), fill: 'none', stroke: ink, 'stroke-width': 1, opacity: 0.45 });
}

function arrow([fx, fy]: Point, [bx, by]: Point, [tx, ty]: Point, width: number, colour: string): string {
  const angle = Math.atan2(ty - by, tx - bx);
  const [cos, sin] = [Math.cos(angle) * width, Math.sin(angle) * width];
  const head = (turn: number): Point => [
    tx - Math.cos(angle + turn) * width * 2.1,
    ty - Math.sin(angle + turn) * width * 2.1,
  ];
  const d = `M${num(fx)} ${num(fy)}Q${num(bx)} ${num(by)} ${num(tx - cos)} ${num(ty - sin)}`;
  return (
    el('path', { d, fill: 'none', stroke: '#10151f', 'stroke-width': width * 1.5, opacity: 0.5 }) +
    el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width }) +
    polygon([[tx + cos * 0.6, ty + sin * 0.6], head(0.65), head(-0.65)], { fill: colour })
  );
}
