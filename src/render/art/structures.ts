/** What is built and works: structures, modifications and techs, by what they do. */
import type { Motif } from '#face/art';
import { el, num, polygon } from '../svg.ts';
import { drawBase } from './bases.ts';
import { type Dice, dice } from './dice.ts';
import type { Family } from './family.ts';
import { hsl } from './palette.ts';

export type StructureLook = {
  readonly seed: string;
  readonly family: Family;
  /** What it does; undefined: nothing that can be shown. */
  readonly does: Motif | undefined;
  readonly nth: number;
  /** The number of its effect, from 1. */
  readonly count: number;
};

/** Structures are drawn in a field of 150 by 104, standing on a platform. */
const [WIDTH, HEIGHT] = [150, 104];

type Site = StructureLook & {
  readonly throws: Dice;
  /** A plate's colour by lightness, percent. */
  readonly plate: (lightness: number) => string;
  readonly light: string;
  readonly edge: Readonly<Record<string, string | number>>;
};

/** Draws a structure in the middle of a field of `w` by `h`. */
export function drawStructure(look: StructureLook, w: number, h: number): string {
  const { family, seed, nth } = look;
  const throws = dice(`structure ${seed}`);
  const plate = (lightness: number) => hsl(family.hue + (nth % 5) * 7 - 14, family.saturation, lightness);
  const edge = { stroke: plate(9), 'stroke-width': 1.4, 'stroke-linejoin': 'round' };
  const site: Site = { ...look, throws, plate, light: hsl(family.glow, 90, 72), edge };
  const k = Math.min(w / WIDTH, h / HEIGHT);
  const flip = nth % 2 === 1 ? -1 : 1;
  const transform = `translate(${num(w / 2 - (flip * WIDTH * k) / 2)} ${num((h - HEIGHT * k) / 2)}) scale(${num(flip * k)} ${num(k)})`;
  return el('g', { transform }, BUILDINGS[look.does ?? 'world'](site));
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Readonly<Record<string, string | number>>) =>
  el('ellipse', { cx, cy, rx, ry, ...style });

/** What everything stands on: a plate in space with legs, wide or narrow. */
function platform({ plate, edge, light, nth }: Site, half = 46): string {
  const legs = [-0.6, 0, 0.6].map((at) => `M${num(75 + at * half)} 80l${num(at * 12)} 20`).join('');
  const lamps = [-0.8, -0.4, 0.4, 0.8].map((at) => el('circle', { cx: 75 + at * half, cy: 82, r: 1.3, fill: light }));
  return (
    el('path', { d: legs, stroke: plate(26), 'stroke-width': 4 }) +
    ellipse(75, 82, half, 12 + (nth % 3) * 2, { fill: plate(18), ...edge }) +
    ellipse(75, 77, half, 11 + (nth % 3) * 2, { fill: plate(40), ...edge }) +
    lamps.join('')
  );
}

/** A block with a lit and a dark side. */
function block({ plate, edge }: Site, x: number, top: number, wide: number, foot = 78): string {
  return (
    el('path', {
      d: `M${num(x - wide)} ${num(foot)}V${num(top)}L${num(x)} ${num(top - 5)}V${num(foot + 4)}Z`,
      fill: plate(58),
      ...edge,
    }) +
    el('path', {
      d: `M${num(x + wide)} ${num(foot)}V${num(top)}L${num(x)} ${num(top - 5)}V${num(foot + 4)}Z`,
      fill: plate(30),
      ...edge,
    })
  );
}

/** A generator under domes of light. */
function generator(site: Site): string {
  const { count, light, edge, plate } = site;
  const domes = Array.from({ length: Math.min(3, count) + 1 }, (_, i) =>
    el('path', {
      d: `M${num(26 - i * 7)} 82A${num(49 + i * 7)} ${num(52 + i * 8)} 0 0 1 ${num(124 + i * 7)} 82`,
      fill: i === 0 ? '#7ec8ff' : 'none',
      'fill-opacity': 0.16,
      stroke: '#9fd8ff',
      'stroke-width': 2.4,
      opacity: 0.95 - i * 0.22,
    }),
  );
  return (
    platform(site, 44) +
    block(site, 75, 52, 13) +
    ellipse(75, 44, 13, 13, { fill: plate(34), ...edge }) +
    ellipse(72, 41, 7, 6, { fill: light }) +
    domes.join('')
  );
}

/** Turrets, one for each point of the effect. */
function battery(site: Site): string {
  const { count, nth, plate, edge, throws } = site;
  const n = Math.min(4, Math.max(1, count));
  const rise = (nth % 3) * 16 + throws.between(0, 8);
  const turrets = Array.from({ length: n }, (_, i) => {
    const x = 75 + (i - (n - 1) / 2) * 26;
    const barrel = `M${num(x)} 60l34 ${num(-rise)}M${num(x + 3)} 65l34 ${num(-rise)}`;
    return (
      el('path', { d: barrel, stroke: plate(16), 'stroke-width': 5 }) +
      el('path', { d: barrel, stroke: '#ff9c86', 'stroke-width': 2.4 }) +
      ellipse(x, 66, 13, 11, { fill: plate(50), ...edge }) +
      ellipse(x - 3, 62, 6, 4, { fill: plate(72) })
    );
  });
  return platform(site, 54) + turrets.join('');
}

/** Dishes that listen. */
function array(site: Site): string {
  const { count, plate, edge, light, throws } = site;
  const n = Math.min(3, Math.max(1, count));
  const dishes = Array.from({ length: n }, (_, i) => {
    const x = 75 + (i - (n - 1) / 2) * 38;
    const size = (n === 1 ? 30 : 21) * throws.between(0.9, 1.1);
    const y = 42 + (i % 2) * 8;
    const turn = `rotate(${num(-34 + throws.between(-12, 12))} ${num(x)} ${num(y)})`;
    return (
      el('path', { d: `M${num(x - 6)} 78L${num(x)} ${num(y)}L${num(x + 6)} 78Z`, fill: plate(34), ...edge }) +
      el(
        'g',
        { transform: turn },
        ellipse(x, y, size, size * 0.42, { fill: plate(62), ...edge }) +
          ellipse(x, y + 1, size * 0.72, size * 0.26, { fill: plate(30) }) +
          el('path', { d: `M${num(x)} ${num(y)}v${num(-size * 0.8)}`, stroke: plate(80), 'stroke-width': 2 }) +
          el('circle', { cx: x, cy: y - size * 0.8, r: 3, fill: light }),
      )
    );
  });
  return platform(site, 50) + dishes.join('');
}

/** A gantry with a hull in it. */
function yard(site: Site): string {
  const { plate, edge, count, throws, light } = site;
  const top = 18 + throws.between(-4, 6);
  const girders = `M22 84V${num(top)}H128V84M22 ${num(top + 14)}H128M40 ${num(top)}l18 14M66 ${num(top)}l18 14M92 ${num(top)}l18 14`;
  const hooks = Array.from({ length: Math.min(4, count + 1) }, (_, i) => {
    const x = 42 + i * 22;
    return (
      el('path', { d: `M${x} ${num(top + 14)}V50`, stroke: '#c9d6ea', 'stroke-width': 2 }) +
      el('circle', { cx: x, cy: 52, r: 3, fill: light })
    );
  });
  const hull = `M30 66L46 54H104L124 64L104 74H46Z`;
  return (
    el('path', { d: hull, fill: plate(48), ...edge }) +
    el('path', { d: 'M30 66L46 54H104L124 64Z', fill: plate(64) }) +
    el('path', { d: girders, fill: 'none', stroke: '#f3c969', 'stroke-width': 3.4 }) +
    hooks.join('')
  );
}

/** Tanks, or a vault: what brings income. */
function silo(site: Site): string {
  const { plate, edge, count, throws } = site;
  const n = Math.min(5, count + 1);
  const tanks = Array.from({ length: n }, (_, i) => {
    const x = 75 + (i - (n - 1) / 2) * 19;
    const top = 34 + throws.between(0, 16);
    return (
      el('rect', { x: x - 9, y: top, width: 18, height: 80 - top, fill: plate(30), ...edge }) +
      el('rect', { x: x - 9, y: top, width: 9, height: 80 - top, fill: plate(52) }) +
      ellipse(x, 80, 9, 3.5, { fill: plate(24) }) +
      ellipse(x, top, 9, 3.5, { fill: '#f3c969', ...edge }) +
      el('path', { d: `M${num(x - 9)} ${num(top + 12)}h18`, stroke: '#f3c969', 'stroke-width': 2.4 })
    );
  });
  return platform(site, 52) + tanks.join('');
}

/** A mast with waves that nothing gets through. */
function jammer(site: Site): string {
  const { plate, edge, throws } = site;
  const y = 34 + throws.between(-4, 4);
  const waves = [14, 24, 34].map((r, i) =>
    el('path', {
      d: `M${num(75 - r)} ${num(y - r * 0.7)}A${r} ${r} 0 0 0 ${num(75 - r)} ${num(y + r * 0.7)}M${num(75 + r)} ${num(y - r * 0.7)}A${r} ${r} 0 0 1 ${num(75 + r)} ${num(y + r * 0.7)}`,
      fill: 'none',
      stroke: '#ff5a6a',
      'stroke-width': 3.4 - i * 0.6,
      opacity: 1 - i * 0.22,
    }),
  );
  return (
    platform(site, 34) +
    polygon(
      [
        [64, 78],
        [73, y],
        [77, y],
        [86, 78],
      ],
      { fill: plate(46), ...edge },
    ) +
    el('path', { d: `M68 64h14M70 52h10M72 44h6`, stroke: plate(16), 'stroke-width': 2 }) +
    el('circle', { cx: 75, cy: y, r: 7, fill: '#ff5a6a', stroke: '#ffd9dc', 'stroke-width': 1.6 }) +
    waves.join('')
  );
}

/** A glass sphere with something growing in it. */
function laboratory(site: Site): string {
  const { light, plate, count, throws } = site;
  const atoms = Array.from({ length: Math.min(4, count + 1) }, (_, i) =>
    ellipse(75, 46, 25, 9, {
      fill: 'none',
      stroke: light,
      'stroke-width': 1.8,
      transform: `rotate(${num(i * 45 + throws.between(0, 30))} 75 46)`,
    }),
  );
  return (
    platform(site, 42) +
    block(site, 75, 72, 24) +
    el('circle', { cx: 75, cy: 46, r: 31, fill: light, 'fill-opacity': 0.14, stroke: plate(76), 'stroke-width': 2.4 }) +
    atoms.join('') +
    el('circle', { cx: 75, cy: 46, r: 5.5, fill: '#ffffff' }) +
    el('path', { d: 'M54 32Q60 22 72 20', fill: 'none', stroke: '#ffffff', 'stroke-width': 3, opacity: 0.8 })
  );
}

/** Plates bolted on: what makes something tougher or lets more in. */
function plating(site: Site): string {
  const { plate, edge, count, throws } = site;
  const n = Math.min(4, count + 1);
  const plates = Array.from({ length: n }, (_, i) => {
    const [x, y] = [40 + i * (70 / n), 30 + i * 11 + throws.between(-3, 3)];
    const d = `M${num(x)} ${num(y)}l34 -9l22 12l-34 10Z`;
    const bolts = [
      [6, 0.5],
      [32, -5],
      [48, 3],
      [24, 8],
    ].map(([dx = 0, dy = 0]) => el('circle', { cx: x + dx, cy: y + dy, r: 1.5, fill: plate(14) }));
    return (
      el('path', {
        d: `${d}M${num(x)} ${num(y)}v6l22 13v-6M${num(x + 22)} ${num(y + 19)}l34 -10v-6`,
        fill: plate(30),
        ...edge,
      }) +
      el('path', { d, fill: plate(52 + (i % 2) * 10), ...edge }) +
      bolts.join('')
    );
  });
  return plates.join('');
}

/** Engines and rails: what makes faster. */
function drive(site: Site): string {
  const { plate, edge, light, count, nth } = site;
  const n = Math.min(3, Math.max(1 + (nth % 3), count));
  const nozzles = Array.from({ length: n }, (_, i) => {
    const y = 52 + (i - (n - 1) / 2) * 26;
    return (
      ellipse(36, y, 30, 7, { fill: light, opacity: 0.35 }) +
      ellipse(46, y, 18, 4.5, { fill: '#ffffff', opacity: 0.9 }) +
      el('path', {
        d: `M58 ${num(y - 11)}L88 ${num(y - 7)}H124V${num(y + 7)}H88L58 ${num(y + 11)}Z`,
        fill: plate(42),
        ...edge,
      }) +
      el('path', { d: `M58 ${num(y - 11)}L88 ${num(y - 7)}H124V${num(y)}H58Z`, fill: plate(64) }) +
      el('path', {
        d: `M94 ${num(y - 7)}v14M104 ${num(y - 7)}v14M114 ${num(y - 7)}v14`,
        stroke: plate(18),
        'stroke-width': 2,
      })
    );
  });
  return nozzles.join('');
}

const small = ({ seed, family, nth, count }: Site): string =>
  drawBase({ seed, family, size: 0.15, nth, guns: Math.min(2, count - 1) }, 75, 58, 58);

const BUILDINGS: Readonly<Record<Motif, (site: Site) => string>> = {
  back: yard,
  boost: drive,
  build: yard,
  control: jammer,
  counter: jammer,
  damage: battery,
  destroy: battery,
  discard: jammer,
  draw: array,
  forbid: jammer,
  look: array,
  missile: battery,
  money: silo,
  move: drive,
  peace: small,
  plan: laboratory,
  protect: generator,
  repair: plating,
  search: array,
  speak: array,
  time: drive,
  weaken: jammer,
  world: small,
};
