/** Procedural worlds: planets, moons, asteroid fields. */
import { el, num, polygon } from '../svg.ts';
import { dice } from './dice.ts';
import { hsl } from './palette.ts';

/** A planet filling the lower right of the picture, banded or with seas, some with a ring. */
export function drawPlanet(seed: string, w: number, h: number): string {
  const throws = dice(`planet ${seed}`);
  const hue = throws.between(0, 360);
  const radius = Math.min(w * 0.42, h * 0.8);
  const cx = w * throws.between(0.55, 0.66);
  const cy = h * 0.5 + radius * throws.between(0.12, 0.3);
  const globe = el('circle', { cx, cy, r: radius });
  let bands = '';
  const count = throws.whole(5, 8);
  for (let i = 0; i < count; i++) {
    const y = cy - radius + (2 * radius * (i + 0.5)) / count;
    bands += el('ellipse', {
      cx: cx + radius * throws.between(-0.2, 0.2),
      cy: y,
      rx: radius * throws.between(0.5, 1.2),
      ry: (radius / count) * throws.between(0.4, 1),
      fill: hsl(hue + throws.between(-30, 40), 40, throws.between(32, 66)),
      opacity: 0.6,
    });
  }
  const tilt = throws.between(-24, -8);
  const ring = throws.chance(0.35);
  const ringArc = (front: boolean): string =>
    el('path', {
      d: `M${num(cx - radius * 1.55)} ${num(cy)}A${num(radius * 1.55)} ${num(radius * 0.36)} 0 0 ${front ? 0 : 1} ${num(cx + radius * 1.55)} ${num(cy)}`,
      fill: 'none',
      stroke: hsl(hue + 30, 30, 72),
      'stroke-width': radius * 0.09,
      opacity: 0.75,
      transform: `rotate(${num(tilt)} ${num(cx)} ${num(cy)})`,
    });
  return (
    (ring ? ringArc(false) : '') +
    el(
      'defs',
      {},
      el('clipPath', { id: 'globe' }, globe) +
        light('day', hsl(hue, 44, 64), hsl(hue + 12, 44, 38), hsl(hue + 24, 44, 12)),
    ) +
    el('circle', { cx, cy, r: radius * 1.05, fill: hsl(hue, 70, 70), opacity: 0.22 }) +
    el('circle', { cx, cy, r: radius, fill: 'url(#day)' }) +
    el('g', { 'clip-path': 'url(#globe)' }, bands + dusk(cx, cy, radius)) +
    (ring ? ringArc(true) : '')
  );
}

/** A cratered moon. */
export function drawMoon(seed: string, w: number, h: number): string {
  const throws = dice(`moon ${seed}`);
  const hue = throws.between(190, 280);
  const tint = throws.between(4, 16);
  const radius = Math.min(w * 0.3, h * 0.44);
  const cx = w * throws.between(0.46, 0.6);
  const cy = h * throws.between(0.5, 0.58);
  let craters = '';
  for (let i = 0; i < 9; i++) {
    const angle = throws.between(0, Math.PI * 2);
    const away = radius * Math.sqrt(throws.between(0, 0.9));
    const size = radius * throws.between(0.07, 0.2);
    const x = cx + Math.cos(angle) * away;
    const y = cy + Math.sin(angle) * away;
    craters += el('circle', { cx: x, cy: y, r: size, fill: hsl(hue, tint, 34), opacity: 0.8 });
    craters += el('circle', {
      cx: x + size * 0.18,
      cy: y + size * 0.18,
      r: size * 0.78,
      fill: hsl(hue, tint, 50),
      opacity: 0.75,
    });
  }
  return (
    el(
      'defs',
      {},
      el('clipPath', { id: 'globe' }, el('circle', { cx, cy, r: radius })) +
        light('day', hsl(hue, tint, 82), hsl(hue, tint, 54), hsl(hue, tint, 18)),
    ) +
    el('circle', { cx, cy, r: radius, fill: 'url(#day)' }) +
    el('g', { 'clip-path': 'url(#globe)' }, craters + dusk(cx, cy, radius))
  );
}

/** A field of rocks with veins in a colour of the seed's own. */
export function drawAsteroids(seed: string, w: number, h: number): string {
  const throws = dice(`rocks ${seed}`);
  const ore = throws.between(0, 360);
  const rock = throws.between(18, 46);
  let out = '';
  const rocks: { x: number; y: number; size: number }[] = [];
  for (let i = 0; i < 12; i++) {
    rocks.push({
      x: w * throws.between(0.03, 0.97),
      y: h * throws.between(0.1, 0.95),
      size: h * throws.between(0.04, 0.1),
    });
  }
  rocks.push({ x: w * 0.24, y: h * throws.between(0.5, 0.68), size: h * throws.between(0.18, 0.24) });
  rocks.push({
    x: w * throws.between(0.72, 0.84),
    y: h * throws.between(0.26, 0.42),
    size: h * throws.between(0.14, 0.2),
  });
  rocks.push({
    x: w * throws.between(0.46, 0.56),
    y: h * throws.between(0.46, 0.62),
    size: h * throws.between(0.28, 0.36),
  });
  for (const { x, y, size } of rocks) {
    const corners = throws.whole(7, 9);
    const points: [number, number][] = [];
    for (let i = 0; i < corners; i++) {
      const angle = (i / corners) * Math.PI * 2;
      const reach = size * throws.between(0.74, 1.12);
      points.push([x + Math.cos(angle) * reach * 1.2, y + Math.sin(angle) * reach]);
    }
    out += polygon(points, { fill: hsl(rock, 12, 24), stroke: hsl(rock, 10, 10), 'stroke-width': 1 });
    out += polygon(
      points.map(([px, py]): [number, number] => [x - size * 0.14 + (px - x) * 0.74, y - size * 0.18 + (py - y) * 0.7]),
      { fill: hsl(rock, 13, 42) },
    );
    out += polygon(
      points.map(([px, py]): [number, number] => [x - size * 0.26 + (px - x) * 0.4, y - size * 0.32 + (py - y) * 0.34]),
      { fill: hsl(rock, 14, 58) },
    );
    if (size > h * 0.12) {
      for (let i = 0; i < 4; i++) {
        const px = x + size * throws.between(-0.6, 0.6);
        const py = y + size * throws.between(-0.4, 0.6);
        const bit = size * throws.between(0.08, 0.15);
        out += polygon(
          [
            [px, py - bit * 1.5],
            [px + bit, py],
            [px, py + bit],
            [px - bit, py],
          ],
          { fill: hsl(ore, 70, 68) },
        );
      }
    }
  }
  return out;
}

/** The night side of a globe: what a shifted disc of light leaves dark. */
function dusk(cx: number, cy: number, radius: number): string {
  const x = cx - radius * 0.3;
  const y = cy - radius * 0.26;
  const r = radius * 1.08;
  return el('path', {
    d:
      `M${num(cx - radius * 2)} ${num(cy - radius * 2)}h${num(radius * 4)}v${num(radius * 4)}h${num(-radius * 4)}Z` +
      `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0Z`,
    'fill-rule': 'evenodd',
    fill: '#050810',
    opacity: 0.5,
  });
}

function light(id: string, bright: string, mid: string, dark: string): string {
  return el(
    'radialGradient',
    { id, cx: 0.32, cy: 0.28, r: 0.9 },
    el('stop', { offset: 0, 'stop-color': bright }) +
      el('stop', { offset: 0.5, 'stop-color': mid }) +
      el('stop', { offset: 1, 'stop-color': dark }),
  );
}
