/** Procedural scenes of war: explosions, volleys, shields, formations, charts with arrows. */
import { el, num, polygon } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import { hsl, type Palette } from './palette.ts';

type Point = readonly [number, number];

const HOT = ['#fff6dc', '#ffd27a', '#ff9a4d', '#c9502f'] as const;

/** Something bursts: rays, shreds of a hull, a white heart. */
export function drawStrike(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`strike ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const [cx, cy] = [w * throws.between(0.42, 0.62), h * throws.between(0.44, 0.56)];
  let out = '';
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + throws.between(-0.3, 0.3);
    const away = unit * throws.between(0.4, 0.72);
    const size = unit * throws.between(0.035, 0.1);
    const [x, y] = [cx + Math.cos(angle) * away * 1.25, cy + Math.sin(angle) * away * 0.7];
    const turn = throws.between(0, Math.PI);
    out += polygon(
      [0, 2.2, 3.9].map((at): Point => [x + Math.cos(turn + at) * size, y + Math.sin(turn + at) * size]),
      { fill: i % 2 === 0 ? colours.mid : colours.dark, stroke: colours.light, 'stroke-width': 1 },
    );
  }
  HOT.toReversed().forEach((fill, ring) => {
    out += polygon(burst(throws, cx, cy, unit * (0.52 - ring * 0.13), 11), { fill, opacity: 0.72 + ring * 0.08 });
  });
  return out + sparks(throws, cx, cy, unit, 14);
}

function burst(throws: Dice, cx: number, cy: number, r: number, points: number): Point[] {
  return Array.from({ length: points * 2 }, (_, i): Point => {
    const angle = (i / (points * 2)) * Math.PI * 2;
    const away = r * (i % 2 === 0 ? throws.between(0.78, 1.1) : throws.between(0.42, 0.6));
    return [cx + Math.cos(angle) * away, cy + Math.sin(angle) * away];
  });
}

function sparks(throws: Dice, cx: number, cy: number, unit: number, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const angle = throws.between(0, Math.PI * 2);
    const away = unit * throws.between(0.4, 0.95);
    out += el('circle', {
      cx: cx + Math.cos(angle) * away,
      cy: cy + Math.sin(angle) * away * 0.7,
      r: unit * throws.between(0.008, 0.02),
      fill: HOT[1],
    });
  }
  return out;
}

/** Shots from one side at one target. */
export function drawVolley(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`volley ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const [tx, ty] = [w * throws.between(0.7, 0.8), h * throws.between(0.42, 0.58)];
  const shots = throws.whole(4, 7);
  let out = '';
  for (let i = 0; i < shots; i++) {
    const y = h * (0.1 + (0.8 * (i + 0.5)) / shots);
    const from: Point = [w * throws.between(0.04, 0.16), y];
    const to: Point = [tx - unit * throws.between(0, 0.14), ty + (y - ty) * 0.18];
    const bend = (y - ty) * throws.between(0.3, 0.6);
    const path = `M${num(from[0])} ${num(from[1])}Q${num((from[0] + to[0]) / 2)} ${num(from[1] + bend * 0.4)} ${num(to[0])} ${num(to[1])}`;
    out += el('path', { d: path, fill: 'none', stroke: colours.glow, 'stroke-width': unit * 0.035, opacity: 0.28 });
    out += el('path', { d: path, fill: 'none', stroke: colours.glow, 'stroke-width': Math.max(1.4, unit * 0.012) });
    out += small(from[0], from[1], unit * 0.075, colours);
  }
  HOT.toReversed().forEach((fill, ring) => {
    out += polygon(burst(throws, tx, ty, unit * (0.3 - ring * 0.07), 9), { fill, opacity: 0.8 });
  });
  return out + sparks(throws, tx, ty, unit * 0.6, 9);
}

/** A small craft that flies to the right. */
function small(x: number, y: number, size: number, colours: Palette): string {
  return polygon(
    [
      [x + size * 1.5, y],
      [x - size, y - size * 0.75],
      [x - size * 0.5, y],
      [x - size, y + size * 0.75],
    ],
    { fill: colours.light, stroke: colours.skyDeep, 'stroke-width': Math.max(0.8, size * 0.12) },
  );
}

/** A shield that holds: a dome over what it guards, and hits that break on it. */
export function drawGuard(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`guard ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const [cx, cy] = [w * throws.between(0.46, 0.56), h * 0.86];
  const r = unit * throws.between(0.58, 0.68);
  const glow = el(
    'radialGradient',
    { id: 'dome', cx: 0.5, cy: 1, r: 1 },
    el('stop', { offset: 0.4, 'stop-color': colours.glow, 'stop-opacity': 0 }) +
      el('stop', { offset: 1, 'stop-color': colours.glow, 'stop-opacity': 0.5 }),
  );
  const arc = (radius: number) =>
    `M${num(cx - radius)} ${num(cy)}A${num(radius)} ${num(radius)} 0 0 1 ${num(cx + radius)} ${num(cy)}`;
  let out = el('defs', {}, glow) + el('path', { d: `${arc(r)}Z`, fill: 'url(#dome)' });
  const towers = throws.whole(3, 5);
  for (let i = 0; i < towers; i++) {
    const x = cx + ((i - (towers - 1) / 2) * r * 1.1) / towers;
    const tall = r * throws.between(0.2, 0.5) * (i === Math.floor(towers / 2) ? 1.25 : 1);
    out += el('rect', {
      x: x - r * 0.07,
      y: cy - tall,
      width: r * 0.14,
      height: tall + h * 0.14,
      fill: i % 2 === 0 ? colours.mid : colours.light,
    });
  }
  out += el('rect', { x: 0, y: cy, width: w, height: h - cy, fill: colours.dark });
  out += el('path', { d: arc(r), fill: 'none', stroke: colours.glow, 'stroke-width': unit * 0.025 });
  for (let i = 0; i < 4; i++) {
    const angle = -Math.PI * throws.between(0.12, 0.88);
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    out += el('path', {
      d: `M${num(x + Math.cos(angle) * unit * 0.5)} ${num(y + Math.sin(angle) * unit * 0.5)}L${num(x)} ${num(y)}`,
      stroke: HOT[2],
      'stroke-width': Math.max(1.4, unit * 0.016),
    });
    out += polygon(burst(throws, x, y, unit * 0.09, 6), { fill: HOT[0] });
  }
  return out;
}

/** Craft in order: a wedge, a wall or a line, as many as the seed has. */
export function drawFormation(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`formation ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const shape = throws.pick(['wedge', 'wall', 'echelon'] as const);
  const rows = throws.whole(3, 5);
  const step = (h * 0.78) / rows;
  const size = Math.min(unit * 0.11, step * 0.42);
  let out = '';
  for (let row = 0; row < rows; row++) {
    const off = row - (rows - 1) / 2;
    const y = h * 0.5 + off * step;
    const lead =
      shape === 'wedge' ? 0.66 - Math.abs(off) * 0.11 : shape === 'wall' ? 0.58 + (row % 2) * 0.06 : 0.74 - row * 0.09;
    for (let rank = 0; rank < 3; rank++) {
      const x = w * lead - rank * unit * 0.3;
      out += el('rect', {
        x: x - unit * 0.3,
        y: y - size * 0.16,
        width: unit * 0.22,
        height: size * 0.32,
        fill: colours.glow,
        opacity: 0.5 - rank * 0.12,
      });
      out += small(x, y, size * (1 - rank * 0.14), colours);
    }
  }
  return out;
}

/** What the arrows of a chart do: strike together, close a ring, cross, keep beside each other, or break off. */
export type Manoeuvre = 'pincer' | 'ring' | 'cross' | 'parallel' | 'feint';

/** A chart of a few systems with the arrows of a plan. */
export function drawChart(seed: string, manoeuvre: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`chart ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const ink = hsl(throws.between(185, 225), 40, 46);
  let out = '';
  for (let x = unit * throws.between(0, 0.2); x < w; x += unit * 0.24)
    out += el('rect', { x, y: 0, width: 1, height: h, fill: ink, opacity: 0.35 });
  for (let y = unit * throws.between(0, 0.2); y < h; y += unit * 0.24)
    out += el('rect', { x: 0, y, width: w, height: 1, fill: ink, opacity: 0.35 });
  const [tx, ty] = [w * throws.between(0.5, 0.6), h * throws.between(0.44, 0.56)];
  const reach = unit * 0.62;
  const width = unit * 0.06;
  const arrow = (from: Point, bend: Point, to: Point, colour: string) => arrowTo(from, bend, to, width, colour);
  switch (manoeuvre as Manoeuvre) {
    case 'pincer':
      out += arrow(
        [tx - reach * 1.2, h * 0.16],
        [tx - reach * 0.3, h * 0.02],
        [tx - unit * 0.1, ty - unit * 0.2],
        colours.accent,
      );
      out += arrow(
        [tx - reach * 1.2, h * 0.84],
        [tx - reach * 0.3, h * 0.98],
        [tx - unit * 0.1, ty + unit * 0.2],
        colours.accent,
      );
      break;
    case 'ring':
      for (const turn of [0.3, 2.4, 4.5]) {
        const at = (more: number, r: number): Point => [
          tx + Math.cos(turn + more) * r,
          ty + Math.sin(turn + more) * r * 0.8,
        ];
        out += arrow(at(0, reach * 0.62), at(0.75, reach * 0.86), at(1.5, reach * 0.62), colours.accent);
      }
      break;
    case 'cross':
      out += arrow([tx - reach, h * 0.86], [tx, ty + unit * 0.2], [tx + reach * 0.9, h * 0.18], colours.accent);
      out += arrow([tx - reach, h * 0.14], [tx, ty - unit * 0.2], [tx + reach * 0.9, h * 0.82], colours.light);
      break;
    case 'parallel':
      for (const off of [-0.26, 0, 0.26])
        out += arrow(
          [tx - reach * 1.1, ty + off * unit],
          [tx, ty + off * unit * 1.3],
          [tx + reach * 0.9, ty + off * unit],
          colours.accent,
        );
      break;
    default:
      out += arrow([tx - reach * 1.1, h * 0.8], [tx - reach * 0.2, ty], [tx - reach * 0.1, h * 0.14], colours.accent);
      out += arrow(
        [tx - reach * 0.4, ty + unit * 0.1],
        [tx + reach * 0.3, ty],
        [tx + reach, ty + unit * 0.22],
        colours.light,
      );
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = [w * throws.between(0.08, 0.94), h * throws.between(0.14, 0.86)];
    out += el('circle', {
      cx: x,
      cy: y,
      r: unit * throws.between(0.02, 0.04),
      fill: colours.light,
      stroke: colours.skyDeep,
    });
  }
  return (
    out +
    el('circle', { cx: tx, cy: ty, r: unit * 0.13, fill: 'none', stroke: colours.glow, 'stroke-width': unit * 0.02 }) +
    el('circle', { cx: tx, cy: ty, r: unit * 0.06, fill: colours.glow })
  );
}

function arrowTo([fx, fy]: Point, [bx, by]: Point, [tx, ty]: Point, width: number, colour: string): string {
  const angle = Math.atan2(ty - by, tx - bx);
  const head = (turn: number): Point => [
    tx - Math.cos(angle + turn) * width * 2.1,
    ty - Math.sin(angle + turn) * width * 2.1,
  ];
  return (
    el('path', {
      d: `M${num(fx)} ${num(fy)}Q${num(bx)} ${num(by)} ${num(tx - Math.cos(angle) * width)} ${num(ty - Math.sin(angle) * width)}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      opacity: 0.9,
    }) +
    polygon([[tx + Math.cos(angle) * width * 0.6, ty + Math.sin(angle) * width * 0.6], head(0.65), head(-0.65)], {
      fill: colour,
    })
  );
}
