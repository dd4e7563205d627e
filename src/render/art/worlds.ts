/** Worlds with a surface by theme, and belts of rocks. */
import { type WorldTheme, worldThemes } from '#face/art';
import { el, num, polygon } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import { hsl } from './palette.ts';

/** What lies on and around a world. */
export type WorldLook = {
  readonly theme: WorldTheme;
  readonly ring?: boolean;
  readonly moons?: number;
  readonly dock?: boolean;
};

/** Hue, saturation and lightness of the ground, and of what lies on it. */
const COLOURS: Readonly<Record<WorldTheme, readonly [ground: Colour, relief: Colour]>> = {
  ocean: [
    [208, 62, 38],
    [120, 34, 44],
  ],
  ice: [
    [198, 40, 74],
    [205, 50, 90],
  ],
  jungle: [
    [128, 44, 30],
    [96, 52, 42],
  ],
  desert: [
    [34, 56, 54],
    [24, 52, 42],
  ],
  lava: [
    [10, 30, 18],
    [20, 96, 56],
  ],
  city: [
    [224, 24, 26],
    [46, 96, 66],
  ],
  gas: [
    [28, 50, 58],
    [14, 46, 44],
  ],
  rock: [
    [24, 10, 46],
    [24, 12, 32],
  ],
  storm: [
    [268, 34, 40],
    [290, 40, 60],
  ],
  dead: [
    [80, 8, 30],
    [60, 10, 20],
  ],
};
type Colour = readonly [hue: number, saturation: number, lightness: number];

/** A disc to be covered: `ground` and `relief` as colours, `over` as the relief's figures. */
type Disc = {
  readonly throws: Dice;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly ground: string;
  readonly relief: string;
  readonly over: Colour;
};

/** The theme of a world that has none of its own. */
export const someTheme = (nth: number): WorldTheme => worldThemes[nth % worldThemes.length] ?? 'ocean';

/** The upper edge of a world so near that nothing else of it is seen, in a field of `w` by `h`, rising by `rise` over its foot. */
export function drawLimb(theme: WorldTheme, w: number, h: number, rise: number): string {
  const [[hue, saturation, lightness]] = COLOURS[theme];
  const r = w * 1.3;
  const at = { cx: w * 0.54, cy: h - rise + r };
  const disc = (reach: number, fill: string, opacity = 1) => el('circle', { ...at, r: r + reach, fill, opacity });
  const dark = (share: number) => hsl(hue, saturation, Math.min(lightness, 50) * share);
  return [
    disc(rise * 0.16, hsl(hue, 60, 66), 0.16),
    disc(rise * 0.06, hsl(hue, 64, 70), 0.5),
    disc(0, dark(0.72)),
    disc(-rise * 0.3, dark(0.56)),
    disc(-rise * 0.66, dark(0.42)),
  ].join('');
}

/** A world with its middle at `cx`, `cy`, lit from the upper left. `id`: of its outline, unique in the document. */
export function drawWorld(seed: string, look: WorldLook, cx: number, cy: number, r: number, id = 'world'): string {
  const throws = dice(`world ${seed}`);
  const lean = throws.between(-14, 14);
  const [ground, relief] = COLOURS[look.theme];
  const over: Colour = [relief[0] + lean, relief[1], relief[2]];
  const hue = ground[0] + lean;
  const disc: Disc = { throws, cx, cy, r, ground: hsl(hue, ground[1], ground[2]), relief: hsl(...over), over };
  const night = `M${num(cx + r * 0.5)} ${num(cy - r * 1.1)}A${num(r * 1.25)} ${num(r * 1.25)} 0 0 1 ${num(cx - r * 0.9)} ${num(cy + r * 0.95)}L${num(cx + r * 2)} ${num(cy + r * 2)}Z`;
  const rim = `M${num(cx - r * 0.98)} ${num(cy + r * 0.2)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r * 0.35)} ${num(cy - r * 0.94)}`;
  const surface =
    el('circle', { cx, cy, r, fill: disc.ground }) +
    SURFACES[look.theme](disc) +
    el('path', { d: night, fill: '#050810', opacity: 0.62 });
  const ring = look.ring === true ? rings(disc) : ['', ''];
  return [
    el('circle', { cx, cy, r: r * 1.09, fill: hsl(hue, 60, 66), opacity: 0.22 }),
    ring[0],
    el('defs', {}, el('clipPath', { id }, el('circle', { cx, cy, r }))),
    el('g', { 'clip-path': `url(#${id})` }, surface),
    el('path', {
      d: rim,
      fill: 'none',
      stroke: hsl(hue, 70, 84),
      'stroke-width': Math.max(1, r * 0.035),
      opacity: 0.8,
    }),
    ring[1],
    moons(disc, look.moons ?? 0, hue),
    look.dock === true ? dock(disc) : '',
  ].join('');
}

const SURFACES: Readonly<Record<WorldTheme, (disc: Disc) => string>> = {
  ocean: (disc) => lands(disc, 6) + cap(disc) + clouds(disc),
  ice: (disc) => lands(disc, 4) + cap(disc) + clouds(disc),
  jungle: (disc) => lands(disc, 6) + cap(disc) + clouds(disc),
  desert: (disc) => lands(disc, 6),
  lava: (disc) => lands(disc, 6) + rivers(disc),
  city: lights,
  gas: bands,
  storm: bands,
  rock: craters,
  dead: craters,
};

function lands({ throws, cx, cy, r, relief }: Disc, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [cx + r * throws.between(-0.8, 0.7), cy + r * throws.between(-0.75, 0.75)];
    const points = Array.from({ length: 9 }, (_, n) => {
      const reach = r * throws.between(0.14, 0.42);
      const angle = (n / 9) * Math.PI * 2;
      return [x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach * 0.8] as const;
    });
    return polygon(points, {
      fill: relief,
      opacity: 0.92,
      stroke: relief,
      'stroke-width': r * 0.03,
      'stroke-linejoin': 'round',
    });
  }).join('');
}

const cap = ({ cx, cy, r }: Disc): string =>
  el('ellipse', { cx, cy: cy - r * 0.98, rx: r * 0.6, ry: r * 0.2, fill: '#f2f8ff' });

const clouds = ({ throws, cx, cy, r }: Disc): string =>
  [-0.4, 0.02, 0.44]
    .map((at) =>
      el('ellipse', {
        cx: cx + r * throws.between(-0.5, 0.5),
        cy: cy + r * at,
        rx: r * 0.5,
        ry: r * 0.055,
        fill: '#ffffff',
        opacity: 0.45,
      }),
    )
    .join('');

const rivers = ({ throws, cx, cy, r }: Disc): string =>
  Array.from({ length: 5 }, () =>
    el('path', {
      d: `M${num(cx + r * throws.between(-1, 0.6))} ${num(cy + r * throws.between(-1, 1))}l${num(r * 0.3)} ${num(r * throws.between(-0.2, 0.3))}l${num(r * 0.3)} ${num(r * throws.between(-0.3, 0.3))}`,
      fill: 'none',
      stroke: '#ffb24a',
      'stroke-width': r * 0.03,
    }),
  ).join('');

function lights({ throws, cx, cy, r, relief }: Disc): string {
  return Array.from({ length: 34 }, () => {
    const [x, y] = [cx + r * throws.between(-0.9, 0.9), cy + r * throws.between(-0.9, 0.9)];
    return el('path', {
      d: `M${num(x)} ${num(y)}h${num(r * throws.between(0.04, 0.2))}v${num(r * throws.between(-0.1, 0.1))}`,
      fill: 'none',
      stroke: relief,
      'stroke-width': Math.max(1, r * 0.022),
      opacity: 0.9,
    });
  }).join('');
}

function bands({ throws, cx, cy, r, over: [hue, saturation, lightness] }: Disc): string {
  const band = (i: number) => {
    const y = cy - r + ((i + throws.between(0.1, 0.6)) * 2 * r) / 7;
    const tall = r * throws.between(0.07, 0.17);
    return el('path', {
      d: `M${num(cx - r)} ${num(y)}q${num(r)} ${num(r * 0.14)} ${num(2 * r)} 0v${num(tall)}q${num(-r)} ${num(r * 0.14)} ${num(-2 * r)} 0Z`,
      fill: hsl(hue + throws.between(-14, 14), saturation, lightness + throws.between(-8, 14)),
      opacity: 0.8,
    });
  };
  const spot = el('ellipse', {
    cx: cx + r * throws.between(-0.3, 0.4),
    cy: cy + r * throws.between(-0.1, 0.4),
    rx: r * 0.24,
    ry: r * 0.13,
    fill: hsl(hue, saturation + 14, lightness - 10),
  });
  return Array.from({ length: 7 }, (_, i) => band(i)).join('') + spot;
}

function craters({ throws, cx, cy, r, ground, relief }: Disc): string {
  return Array.from({ length: 13 }, () => {
    const [x, y] = [cx + r * throws.between(-0.85, 0.85), cy + r * throws.between(-0.85, 0.85)];
    const k = r * throws.between(0.06, 0.2);
    return (
      el('circle', { cx: x, cy: y, r: k, fill: relief }) +
      el('circle', { cx: x + k * 0.2, cy: y + k * 0.2, r: k * 0.8, fill: ground })
    );
  }).join('');
}

/** The halves of a ring behind and before the world. */
function rings({ throws, cx, cy, r, over: [hue] }: Disc): readonly [behind: string, before: string] {
  const tilt = throws.between(-26, 26);
  const half = (sweep: number) =>
    el(
      'g',
      { transform: `rotate(${num(tilt)} ${num(cx)} ${num(cy)})`, fill: 'none' },
      [1.5, 1.75, 1.95]
        .map((k, i) =>
          el('path', {
            d: `M${num(cx - r * k)} ${num(cy)}A${num(r * k)} ${num(r * k * 0.26)} 0 0 ${sweep} ${num(cx + r * k)} ${num(cy)}`,
            stroke: hsl(hue + 30, 34, 72 - i * 12),
            'stroke-width': r * (0.13 - i * 0.03),
            opacity: 0.85,
          }),
        )
        .join(''),
    );
  return [half(1), half(0)];
}

function moons({ throws, cx, cy, r }: Disc, count: number, hue: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = throws.between(3.4, 6.2) + i;
    return el('circle', {
      cx: cx + Math.cos(angle) * r * (1.35 + i * 0.22),
      cy: cy + Math.sin(angle) * r * 0.9,
      r: r * throws.between(0.07, 0.14),
      fill: hsl(hue, 12, 70),
    });
  }).join('');
}

function dock({ cx, cy, r }: Disc): string {
  const beams = `M${num(cx + r * 0.2)} ${num(cy + r * 0.5)}h${num(r * 0.9)}m${num(-r * 0.7)} ${num(-r * 0.16)}v${num(r * 0.32)}m${num(r * 0.3)} ${num(-r * 0.4)}v${num(r * 0.48)}`;
  return el(
    'g',
    { stroke: '#c9d6ea', 'stroke-width': Math.max(1, r * 0.03), fill: '#33415e' },
    el('path', { d: beams }) + el('rect', { x: cx + r * 0.5, y: cy + r * 0.42, width: r * 0.26, height: r * 0.16 }),
  );
}

/** A belt of rocks in a field of `w` by `h`, a large one in its middle. */
export function drawBelt(seed: string, nth: number, w: number, h: number): string {
  const throws = dice(`belt ${seed}`);
  const m = Math.min(w * 0.8, h);
  const themes = ['rock', 'dead', 'ice', 'desert'] as const;
  return Array.from({ length: 9 }, (_, i) => {
    const isMain = i === 4;
    const r = m * (isMain ? 0.2 + (nth % 3) * 0.04 : throws.between(0.05, 0.15));
    const x = w * (isMain ? 0.36 + (nth % 4) * 0.1 : throws.between(0.04, 0.96));
    const y = h * (isMain ? 0.55 : throws.between(0.1, 0.95));
    return rock(throws, x, y, r, themes[(nth + (isMain ? 0 : i)) % themes.length] ?? 'rock');
  }).join('');
}

/** Facets of a broken stone, lit from the upper left, with a vein of ore. */
function rock(throws: Dice, x: number, y: number, r: number, theme: WorldTheme): string {
  const [[hue, saturation, lightness]] = COLOURS[theme];
  const points = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + throws.between(-0.2, 0.2);
    const reach = r * throws.between(0.8, 1.1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.85] as const;
  });
  const middle = [x - r * 0.18, y - r * 0.2] as const;
  const facets = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const lit = (x - (point[0] + next[0]) / 2 + (y - (point[1] + next[1]) / 2)) / r;
    return polygon([middle, point, next], {
      fill: hsl(hue, saturation, Math.max(14, Math.min(lightness, 52) + lit * 16 - 6)),
    });
  });
  const ore = [0, 1, 2].map(() => {
    const [ox, oy, k] = [
      x + r * throws.between(-0.5, 0.5),
      y + r * throws.between(-0.4, 0.4),
      r * throws.between(0.07, 0.13),
    ];
    return el('path', {
      d: `M${num(ox - k)} ${num(oy)}l${num(k)} ${num(-k)}l${num(k)} ${num(k)}l${num(-k)} ${num(k)}Z`,
      fill: '#8fe0b8',
    });
  });
  return facets.join('') + ore.join('');
}
