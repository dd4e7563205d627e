/** Procedural works of people: stations, modules of a starbase, starbases. */
import { el, num, polygon } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import type { Palette } from './palette.ts';

/** A free-standing station: a spindle with rings and arms. */
export function drawStation(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`station ${seed}`);
  const cx = w * 0.5;
  const cy = h * 0.5;
  const tall = h * throws.between(0.36, 0.42);
  const wide = h * throws.between(0.5, 0.72);
  let out = metal('metal', colours);
  const arms = throws.whole(1, 2);
  for (let i = 0; i < arms; i++) {
    const y = cy + h * (arms === 1 ? 0.02 : i === 0 ? -0.13 : 0.15);
    const reach = wide * (i === 0 ? 1 : 0.7);
    out += el('rect', { x: cx - reach, y: y - h * 0.022, width: reach * 2, height: h * 0.044, fill: colours.mid });
    for (const side of [-1, 1]) {
      const px = cx + side * reach;
      const pod = h * throws.between(0.075, 0.11);
      out += el('rect', {
        x: px - pod,
        y: y - pod * 1.25,
        width: pod * 2,
        height: pod * 2.5,
        rx: pod * 0.4,
        fill: 'url(#metal)',
        stroke: colours.skyDeep,
      });
      out += el('rect', {
        x: px - pod * 0.6,
        y: y - pod * 0.2,
        width: pod * 1.2,
        height: pod * 0.36,
        fill: colours.glow,
      });
    }
  }
  out += polygon(
    [
      [cx - h * 0.1, cy - tall * 0.5],
      [cx, cy - tall * 1.1],
      [cx + h * 0.1, cy - tall * 0.5],
      [cx + h * 0.13, cy + tall * 0.4],
      [cx, cy + tall * 1.1],
      [cx - h * 0.13, cy + tall * 0.4],
    ],
    { fill: 'url(#metal)', stroke: colours.skyDeep, 'stroke-width': 1.2 },
  );
  out += ring(throws, colours, cx, cy + h * 0.02, wide * 0.72, h * 0.1);
  out += windows(throws, colours, cx - h * 0.08, cy - tall * 0.4, h * 0.16, tall * 0.8, h);
  return out;
}

/** A module bolted to a starbase. */
export function drawStructure(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`module ${seed}`);
  const cx = w * 0.5;
  const cy = h * 0.56;
  const r = h * 0.27;
  const hexagon = (size: number): [number, number][] =>
    [0, 1, 2, 3, 4, 5].map((i): [number, number] => [
      cx + Math.cos((i * Math.PI) / 3) * size * 1.25,
      cy + Math.sin((i * Math.PI) / 3) * size,
    ]);
  let out = metal('metal', colours);
  out += el('rect', { x: 0, y: cy + r * 0.55, width: w, height: h * 0.1, fill: colours.dark });
  for (let x = throws.between(0, h * 0.1); x < w; x += h * 0.16) {
    out += el('path', {
      d: `M${num(x)} ${num(cy + r * 0.55 + h * 0.1)}l${num(h * 0.08)} ${num(-h * 0.1)}`,
      stroke: colours.mid,
      'stroke-width': 2,
    });
  }
  out += polygon(hexagon(r), { fill: 'url(#metal)', stroke: colours.skyDeep, 'stroke-width': 1.4 });
  out += polygon(hexagon(r * 0.7), { fill: colours.dark, stroke: colours.light, 'stroke-width': 1.2 });
  switch (throws.whole(0, 3)) {
    case 0:
      out += el('path', {
        d: `M${num(cx - r * 0.9)} ${num(cy - r * 1.25)}Q${num(cx)} ${num(cy - r * 0.3)} ${num(cx + r * 0.9)} ${num(cy - r * 1.25)}Z`,
        fill: colours.light,
      });
      out += el('circle', { cx, cy: cy - r * 1.35, r: h * 0.035, fill: colours.glow });
      break;
    case 1:
      for (const side of [-0.35, 0.35])
        out += el('rect', {
          x: cx + side * r - h * 0.03,
          y: cy - r * 1.6,
          width: h * 0.06,
          height: r * 1.2,
          fill: colours.light,
          transform: `rotate(24 ${num(cx)} ${num(cy)})`,
        });
      out += el('circle', { cx, cy, r: r * 0.34, fill: colours.glow, opacity: 0.9 });
      break;
    case 2:
      out += el('path', {
        d: `M${num(cx - r * 1.7)} ${num(cy + r * 0.5)}A${num(r * 1.75)} ${num(r * 1.75)} 0 0 1 ${num(cx + r * 1.7)} ${num(cy + r * 0.5)}`,
        fill: 'none',
        stroke: colours.glow,
        'stroke-width': h * 0.03,
        opacity: 0.75,
      });
      out += el('circle', { cx, cy, r: r * 0.3, fill: colours.glow });
      break;
    default:
      for (const side of [-1, 1]) {
        out += el('rect', {
          x: cx + side * r * 1.75 - h * 0.12,
          y: cy - r * 0.8,
          width: h * 0.24,
          height: r * 1.1,
          rx: 3,
          fill: 'url(#metal)',
        });
        out += el('rect', {
          x: cx + side * r * 1.75 - h * 0.08,
          y: cy - r * 0.6,
          width: h * 0.16,
          height: h * 0.05,
          fill: colours.accent,
        });
      }
      out += polygon(hexagon(r * 0.3), { fill: colours.glow });
  }
  return out;
}

/** A player's starbase, large and in the colours of their race. */
export function drawStarbase(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`starbase ${seed}`);
  const cx = w * 0.5;
  const cy = h * 0.54;
  const s = Math.min(h, w * 0.62);
  let out = metal('metal', colours);
  out += el('ellipse', {
    cx,
    cy: cy + s * 0.04,
    rx: s * 0.72,
    ry: s * 0.2,
    fill: 'none',
    stroke: colours.mid,
    'stroke-width': s * 0.05,
  });
  out += el('ellipse', {
    cx,
    cy: cy + s * 0.04,
    rx: s * 0.72,
    ry: s * 0.2,
    fill: 'none',
    stroke: colours.light,
    'stroke-width': s * 0.012,
    opacity: 0.8,
  });
  for (const [dx, top, half] of [
    [-0.34, 0.2, 0.06],
    [0.34, 0.16, 0.06],
    [-0.19, 0.33, 0.075],
    [0.19, 0.3, 0.075],
    [0, 0.5, 0.1],
  ] as const) {
    const rise = s * top * throws.between(0.86, 1.1);
    const x = cx + dx * s;
    const half2 = s * half;
    out += polygon(
      [
        [x - half2, cy + s * 0.12],
        [x - half2, cy - rise + half2],
        [x, cy - rise - half2],
        [x + half2, cy - rise + half2],
        [x + half2, cy + s * 0.12],
        [x, cy + s * 0.34],
      ],
      { fill: 'url(#metal)', stroke: colours.skyDeep, 'stroke-width': 1.2 },
    );
    out += windows(throws, colours, x - half2 * 0.7, cy - rise + half2, half2 * 1.4, rise + s * 0.06, s);
  }
  out += el('path', {
    d: `M${num(cx - s * 0.72)} ${num(cy + s * 0.04)}A${num(s * 0.72)} ${num(s * 0.2)} 0 0 0 ${num(cx + s * 0.72)} ${num(cy + s * 0.04)}`,
    fill: 'none',
    stroke: colours.light,
    'stroke-width': s * 0.03,
  });
  out += el('circle', { cx, cy: cy - s * 0.02, r: s * 0.05, fill: colours.glow });
  return out;
}

function metal(id: string, colours: Palette): string {
  return el(
    'defs',
    {},
    el(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 1, y2: 0 },
      el('stop', { offset: 0, 'stop-color': colours.light }) +
        el('stop', { offset: 0.4, 'stop-color': colours.mid }) +
        el('stop', { offset: 1, 'stop-color': colours.dark }),
    ),
  );
}

function ring(throws: Dice, colours: Palette, cx: number, cy: number, rx: number, ry: number): string {
  const turn = throws.between(-10, 10);
  return el(
    'g',
    { transform: `rotate(${num(turn)} ${num(cx)} ${num(cy)})` },
    el('path', {
      d: `M${num(cx - rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 0 0 ${num(cx + rx)} ${num(cy)}`,
      fill: 'none',
      stroke: colours.light,
      'stroke-width': ry * 0.42,
    }) +
      el('path', {
        d: `M${num(cx - rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 0 1 ${num(cx + rx)} ${num(cy)}`,
        fill: 'none',
        stroke: colours.mid,
        'stroke-width': ry * 0.3,
        opacity: 0.8,
      }),
  );
}

function windows(throws: Dice, colours: Palette, x: number, y: number, w: number, h: number, scale: number): string {
  let out = '';
  const bit = Math.max(1.6, scale * 0.016);
  for (let i = 0; i < 8; i++) {
    out += el('rect', {
      x: x + throws.between(0, w),
      y: y + throws.between(0, h),
      width: bit,
      height: bit * 1.4,
      fill: colours.glow,
      opacity: throws.between(0.5, 1),
    });
  }
  return out;
}
