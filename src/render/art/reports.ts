/** Procedural pictures of news: a broadcast, a ledger, a decree, an archive, an agent at work. */
import { el, num, polygon } from '../svg.ts';
import { dice } from './dice.ts';
import type { Palette } from './palette.ts';

type Point = readonly [number, number];

/** A dish on its mast that sends into space. */
export function drawBroadcast(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`broadcast ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const [cx, cy] = [w * throws.between(0.28, 0.4), h * 0.6];
  const tilt = throws.between(-50, -25);
  const r = unit * 0.3;
  let waves = '';
  const count = throws.whole(3, 5);
  for (let i = 1; i <= count; i++) {
    const far = r * (0.7 + i * 0.42);
    waves += el('path', {
      d: `M${num(cx + far)} ${num(cy - far * 0.5)}A${num(far * 1.1)} ${num(far * 1.1)} 0 0 1 ${num(cx + far)} ${num(cy + far * 0.5)}`,
      fill: 'none',
      stroke: colours.glow,
      'stroke-width': Math.max(1.4, unit * 0.02),
      opacity: 0.95 - i * 0.15,
    });
  }
  const dish =
    waves +
    el('path', {
      d: `M${num(cx + r * 0.25)} ${num(cy - r)}Q${num(cx - r * 0.95)} ${num(cy)} ${num(cx + r * 0.25)} ${num(cy + r)}Z`,
      fill: colours.mid,
      stroke: colours.light,
      'stroke-width': Math.max(1, unit * 0.014),
    }) +
    el('rect', { x: cx - r * 0.2, y: cy - r * 0.04, width: r * 0.8, height: r * 0.08, fill: colours.light }) +
    el('circle', { cx: cx + r * 0.62, cy, r: r * 0.12, fill: colours.accent });
  let skyline = '';
  for (let x = 0; x < w; x += unit * 0.16) {
    const tall = h * throws.between(0.04, 0.16);
    skyline += el('rect', { x, y: h - tall, width: unit * 0.15, height: tall, fill: colours.dark });
  }
  return (
    polygon(
      [
        [cx - unit * 0.03, cy],
        [cx + unit * 0.03, cy],
        [cx + unit * 0.1, h],
        [cx - unit * 0.1, h],
      ],
      { fill: colours.dark, stroke: colours.mid, 'stroke-width': 1 },
    ) +
    skyline +
    el('g', { transform: `rotate(${num(tilt)} ${num(cx)} ${num(cy)})` }, dish)
  );
}

/** Prices on their way: bars, the line over them, and coins. */
export function drawLedger(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`ledger ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const bars = throws.whole(6, 8);
  const rises = throws.chance(0.5);
  const each = (w * 0.78) / bars;
  const points: Point[] = [];
  let out = '';
  for (let i = 0; i < bars; i++) {
    const share = (rises ? i : bars - 1 - i) / (bars - 1);
    const tall = h * Math.min(0.78, Math.max(0.12, 0.16 + share * 0.46 + throws.between(-0.1, 0.1)));
    const x = w * 0.1 + i * each;
    out += el('rect', {
      x,
      y: h * 0.9 - tall,
      width: each * 0.62,
      height: tall,
      fill: i % 2 === 0 ? colours.mid : colours.dark,
    });
    points.push([x + each * 0.31, h * 0.84 - tall]);
  }
  out += el('rect', {
    x: w * 0.06,
    y: h * 0.9,
    width: w * 0.88,
    height: Math.max(1.5, unit * 0.02),
    fill: colours.light,
  });
  const line = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
  out += el('path', {
    d: line,
    fill: 'none',
    stroke: colours.accent,
    'stroke-width': Math.max(2, unit * 0.025),
    'stroke-linejoin': 'round',
  });
  const coins = throws.whole(2, 4);
  for (let i = 0; i < coins; i++) {
    const [x, y] = [w * throws.between(0.12, 0.9), h * throws.between(0.14, 0.4)];
    const r = unit * throws.between(0.05, 0.09);
    out += el('circle', { cx: x, cy: y, r, fill: '#d9ab3f', stroke: '#f7dd95', 'stroke-width': r * 0.22 });
    out += el('rect', { x: x - r * 0.4, y: y - r * 0.12, width: r * 0.8, height: r * 0.24, fill: '#6b4d10' });
  }
  return out;
}

/** An order under seal; one that forbids is struck through. */
export function drawDecree(seed: string, forbids: boolean, colours: Palette, w: number, h: number): string {
  const throws = dice(`decree ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const [wide, tall] = [unit * 0.58, unit * 0.8];
  const [cx, cy] = [w * throws.between(0.42, 0.56), h * 0.5];
  const [x, y] = [cx - wide / 2, cy - tall / 2];
  let sheet = el('rect', {
    x,
    y,
    width: wide,
    height: tall,
    rx: unit * 0.03,
    fill: '#d9dfe9',
    stroke: colours.dark,
    'stroke-width': unit * 0.02,
  });
  sheet += el('rect', {
    x: x + wide * 0.12,
    y: y + tall * 0.1,
    width: wide * 0.5,
    height: tall * 0.07,
    fill: colours.mid,
  });
  const lines = throws.whole(4, 6);
  for (let i = 0; i < lines; i++)
    sheet += el('rect', {
      x: x + wide * 0.12,
      y: y + tall * (0.26 + i * 0.09),
      width: wide * throws.between(0.5, 0.76),
      height: tall * 0.03,
      fill: '#8b97ac',
    });
  const [sx, sy, r] = [x + wide * 0.76, y + tall * 0.82, unit * 0.12];
  const seal = Array.from({ length: 20 }, (_, i): Point => {
    const away = r * (i % 2 === 0 ? 1 : 0.82);
    return [sx + Math.cos((i / 20) * Math.PI * 2) * away, sy + Math.sin((i / 20) * Math.PI * 2) * away];
  });
  sheet += polygon(seal, { fill: colours.accent, stroke: colours.dark, 'stroke-width': 1 });
  sheet += el('circle', { cx: sx, cy: sy, r: r * 0.5, fill: 'none', stroke: colours.dark, 'stroke-width': r * 0.12 });
  const turned = el('g', { transform: `rotate(${num(throws.between(-12, 10))} ${num(cx)} ${num(cy)})` }, sheet);
  if (!forbids) return turned;
  const reach = unit * 0.4;
  return (
    turned +
    el('circle', { cx, cy, r: reach, fill: 'none', stroke: '#e0503f', 'stroke-width': unit * 0.06, opacity: 0.9 }) +
    el('path', {
      d: `M${num(cx - reach * 0.7)} ${num(cy - reach * 0.7)}L${num(cx + reach * 0.7)} ${num(cy + reach * 0.7)}`,
      stroke: '#e0503f',
      'stroke-width': unit * 0.06,
      opacity: 0.9,
    })
  );
}

/** Sheets of data fanned out, one of them pulled forward. */
export function drawArchive(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`archive ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const count = throws.whole(4, 6);
  const [cx, base] = [w * 0.5, h * 1.15];
  const [wide, tall] = [unit * 0.36, unit * 0.56];
  const pulled = throws.whole(1, count - 2);
  let out = '';
  for (let i = 0; i < count; i++) {
    const turn = (i - (count - 1) / 2) * throws.between(13, 17);
    const lift = i === pulled ? unit * 0.14 : 0;
    const top = base - unit * 1.02 - lift;
    let sheet = el('rect', {
      x: cx - wide / 2,
      y: top,
      width: wide,
      height: tall,
      rx: unit * 0.03,
      fill: i === pulled ? colours.light : colours.mid,
      stroke: colours.skyDeep,
      'stroke-width': Math.max(1, unit * 0.014),
    });
    for (let row = 0; row < 4; row++)
      sheet += el('rect', {
        x: cx - wide * 0.36,
        y: top + tall * (0.14 + row * 0.15),
        width: wide * throws.between(0.3, 0.7),
        height: tall * 0.05,
        fill: i === pulled ? colours.dark : colours.glow,
        opacity: 0.8,
      });
    out += el('g', { transform: `rotate(${num(turn)} ${num(cx)} ${num(base)})` }, sheet);
  }
  return out;
}

/** Somebody in a hood behind a scope: what is done unseen. */
export function drawAgent(seed: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`agent ${seed}`);
  const unit = Math.min(h, w * 0.6);
  const [cx, cy] = [w * throws.between(0.4, 0.6), h * 0.52];
  const r = unit * 0.26;
  const hood = `M${num(cx - r * 1.9)} ${num(h)}C${num(cx - r * 1.7)} ${num(cy + r * 0.6)} ${num(cx - r * 1.3)} ${num(cy - r * 1.5)} ${num(cx)} ${num(cy - r * 1.6)}C${num(cx + r * 1.3)} ${num(cy - r * 1.5)} ${num(cx + r * 1.7)} ${num(cy + r * 0.6)} ${num(cx + r * 1.9)} ${num(h)}Z`;
  const eye = throws.chance(0.5) ? -1 : 1;
  const scope = unit * throws.between(0.3, 0.36);
  const [sx, sy] = [cx + eye * r * 0.38, cy - r * 0.28];
  return (
    el('path', { d: hood, fill: colours.dark, stroke: colours.mid, 'stroke-width': unit * 0.025 }) +
    el('ellipse', { cx, cy: cy - r * 0.1, rx: r * 0.86, ry: r * 1.08, fill: colours.skyDeep }) +
    [-1, 1]
      .map((side) => el('ellipse', { cx: cx + side * r * 0.38, cy: sy, rx: r * 0.2, ry: r * 0.08, fill: colours.glow }))
      .join('') +
    el('circle', { cx: sx, cy: sy, r: scope, fill: 'none', stroke: colours.accent, 'stroke-width': unit * 0.022 }) +
    [0, 90, 180, 270]
      .map((turn) =>
        el('rect', {
          x: sx + scope * 0.78,
          y: sy - unit * 0.01,
          width: scope * 0.42,
          height: unit * 0.02,
          fill: colours.accent,
          transform: `rotate(${turn} ${num(sx)} ${num(sy)})`,
        }),
      )
      .join('')
  );
}
