/** Procedural portraits of the peoples of space: a body plan from the seed, its bearing from what the people is known for. */
import { el, num, polygon } from '../svg.ts';
import { type Dice, dice } from './dice.ts';
import { hsl, type Palette } from './palette.ts';

/** Draws a people known as `warrior`, `swift`, `clever` or `many` (others as they come) from the chest up. */
export function drawPortrait(seed: string, known: string, colours: Palette, w: number, h: number): string {
  const throws = dice(`portrait ${seed}`);
  const unit = Math.min(h, w * 0.7);
  const hue = throws.between(0, 360);
  const skin = hsl(hue, 34, 52);
  const shade = hsl(hue, 36, 30);
  const count = known === 'many' ? 3 : 1;
  let out = halo(throws, colours, w * 0.5, h * 0.46, unit * 0.48);
  for (const at of count === 1 ? [0] : [-1, 1, 0]) {
    const size = unit * (at === 0 ? 1 : 0.72);
    const cx = w * 0.5 + at * unit * 0.46;
    out += figure(dice(`portrait ${seed}`), known, colours, {
      cx,
      cy: h * (at === 0 ? 0.46 : 0.54),
      size,
      floor: h,
      skin,
      shade,
    });
  }
  return out;
}

function halo(throws: Dice, colours: Palette, cx: number, cy: number, r: number): string {
  return el('circle', {
    cx,
    cy,
    r,
    fill: 'none',
    stroke: colours.accent,
    'stroke-width': r * 0.04,
    opacity: 0.5,
    'stroke-dasharray': `${num(r * throws.between(0.3, 1.2))} ${num(r * 0.16)}`,
  });
}

type Body = {
  readonly cx: number;
  readonly cy: number;
  readonly size: number;
  readonly floor: number;
  readonly skin: string;
  readonly shade: string;
};

const HEADS = ['round', 'long', 'wedge', 'broad'] as const;
const CROWNS = ['horns', 'antennae', 'crest', 'ears', 'tendrils', 'spikes'] as const;

function figure(throws: Dice, known: string, colours: Palette, body: Body): string {
  const { cx, cy, size, skin, shade } = body;
  const plan = throws.pick(HEADS);
  const r = size * 0.2;
  const clever = known === 'clever' ? 1.25 : 1;
  const [rx, ry] = {
    round: [r * clever, r * 1.12 * clever],
    long: [r * 0.8 * clever, r * 1.4],
    wedge: [r * clever, r * 1.24],
    broad: [r * 1.3, r],
  }[plan] as [number, number];
  const edge = { stroke: colours.skyDeep, 'stroke-width': Math.max(1, size * 0.014) };
  const head =
    plan === 'wedge'
      ? polygon(
          [
            [cx - rx, cy - ry * 0.7],
            [cx - rx * 0.4, cy - ry],
            [cx + rx * 0.4, cy - ry],
            [cx + rx, cy - ry * 0.7],
            [cx + rx * 0.62, cy + ry * 0.5],
            [cx, cy + ry],
            [cx - rx * 0.62, cy + ry * 0.5],
          ],
          { fill: skin, ...edge },
        )
      : el('ellipse', { cx, cy, rx, ry, fill: skin, ...edge });
  return (
    shoulders(throws, known, colours, body, r) +
    crown(throws, throws.pick(CROWNS), body, rx, ry) +
    el('rect', { x: cx - r * 0.4, y: cy + ry * 0.6, width: r * 0.8, height: r * 1.1, fill: shade }) +
    head +
    face(throws, colours, body, rx, ry)
  );
}

function shoulders(throws: Dice, known: string, colours: Palette, { cx, cy, size, floor }: Body, r: number): string {
  const top = cy + r * 1.9;
  const wide = size * (known === 'warrior' ? 0.56 : known === 'swift' ? 0.34 : 0.44);
  const cloth = el('path', {
    d: `M${num(cx - wide)} ${num(floor)}C${num(cx - wide)} ${num(top + r * 0.4)} ${num(cx - r)} ${num(top)} ${num(cx)} ${num(top)}C${num(cx + r)} ${num(top)} ${num(cx + wide)} ${num(top + r * 0.4)} ${num(cx + wide)} ${num(floor)}Z`,
    fill: colours.mid,
    stroke: colours.skyDeep,
    'stroke-width': Math.max(1, size * 0.014),
  });
  const collar = el('path', {
    d: `M${num(cx - r * 0.9)} ${num(top + r * 0.16)}L${num(cx)} ${num(top + r * throws.between(0.8, 1.3))}L${num(cx + r * 0.9)} ${num(top + r * 0.16)}`,
    fill: 'none',
    stroke: colours.accent,
    'stroke-width': size * 0.03,
  });
  if (known !== 'warrior') return cloth + collar;
  // Plates on the shoulders, and spikes on the plates.
  return (
    cloth +
    collar +
    [-1, 1]
      .map((side) => {
        const x = cx + side * wide * 0.74;
        return (
          polygon(
            [
              [x - r * 0.3, top + r * 0.5],
              [x + side * r * 0.2, top - r * 0.7],
              [x + r * 0.3, top + r * 0.5],
            ],
            { fill: colours.light },
          ) + el('ellipse', { cx: x, cy: top + r * 0.8, rx: r * 0.8, ry: r * 0.55, fill: colours.light })
        );
      })
      .join('')
  );
}

function crown(
  throws: Dice,
  kind: (typeof CROWNS)[number],
  { cx, cy, size, skin, shade }: Body,
  rx: number,
  ry: number,
): string {
  const line = { fill: 'none', stroke: shade, 'stroke-width': size * 0.035, 'stroke-linecap': 'round' };
  const sides = (draw: (side: number) => string) => [-1, 1].map(draw).join('');
  switch (kind) {
    case 'horns':
      return sides((side) =>
        el('path', {
          d: `M${num(cx + side * rx * 0.5)} ${num(cy - ry * 0.7)}Q${num(cx + side * rx * 1.7)} ${num(cy - ry * 0.9)} ${num(cx + side * rx * 1.2)} ${num(cy - ry * 1.9)}Q${num(cx + side * rx * 1.2)} ${num(cy - ry * 1.1)} ${num(cx + side * rx * 0.2)} ${num(cy - ry * 0.86)}Z`,
          fill: '#d8d0bd',
        }),
      );
    case 'antennae':
      return sides(
        (side) =>
          el('path', {
            ...line,
            d: `M${num(cx + side * rx * 0.35)} ${num(cy - ry * 0.8)}Q${num(cx + side * rx * 0.5)} ${num(cy - ry * 1.6)} ${num(cx + side * rx * 1.2)} ${num(cy - ry * 1.75)}`,
          }) + el('circle', { cx: cx + side * rx * 1.2, cy: cy - ry * 1.75, r: size * 0.035, fill: skin }),
      );
    case 'crest': {
      const feathers = throws.whole(3, 5);
      return Array.from({ length: feathers }, (_, i) => {
        const turn = (i - (feathers - 1) / 2) * 22;
        return el('ellipse', {
          cx,
          cy: cy - ry * 1.25,
          rx: rx * 0.2,
          ry: ry * 0.62,
          fill: i % 2 === 0 ? shade : skin,
          transform: `rotate(${num(turn)} ${num(cx)} ${num(cy - ry * 0.4)})`,
        });
      }).join('');
    }
    case 'ears':
      return sides((side) =>
        polygon(
          [
            [cx + side * rx * 0.95, cy - ry * 0.7],
            [cx + side * rx * 0.85, cy - ry * 1.55],
            [cx + side * rx * 0.25, cy - ry * 0.8],
          ],
          { fill: skin, stroke: shade, 'stroke-width': size * 0.014 },
        ),
      );
    case 'tendrils':
      return Array.from({ length: 6 }, (_, i) => {
        const x = cx + ((i - 2.5) / 2.5) * rx * 0.95;
        const sway = throws.between(-0.5, 0.5) * rx;
        return el('path', {
          ...line,
          d: `M${num(x)} ${num(cy)}Q${num(x + sway + (i - 2.5) * rx * 0.3)} ${num(cy + ry)} ${num(x + sway)} ${num(cy + ry * 2)}`,
        });
      }).join('');
    case 'spikes':
      return Array.from({ length: 5 }, (_, i) => {
        const angle = -Math.PI * (0.18 + i * 0.16);
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        return polygon(
          [
            [cx + dx * rx * 1.6, cy + dy * ry * 1.6],
            [cx + dx * rx * 0.8 - dy * rx * 0.2, cy + dy * ry * 0.8 + dx * ry * 0.2],
            [cx + dx * rx * 0.8 + dy * rx * 0.2, cy + dy * ry * 0.8 - dx * ry * 0.2],
          ],
          { fill: shade },
        );
      }).join('');
    default:
      return kind satisfies never;
  }
}

function face(throws: Dice, colours: Palette, { cx, cy, size, shade }: Body, rx: number, ry: number): string {
  const eyes = throws.pick([1, 2, 2, 2, 3, 4]);
  const y = cy - ry * 0.12;
  let out = '';
  if (throws.chance(0.25)) {
    out += el('rect', {
      x: cx - rx * 0.86,
      y: y - ry * 0.2,
      width: rx * 1.72,
      height: ry * 0.4,
      rx: ry * 0.18,
      fill: colours.skyDeep,
    });
    out += el('rect', { x: cx - rx * 0.6, y: y - ry * 0.07, width: rx * 1.2, height: ry * 0.14, fill: colours.glow });
  } else {
    const slant = throws.between(-16, 16);
    for (let i = 0; i < eyes; i++) {
      const off = eyes === 1 ? 0 : (i / (eyes - 1) - 0.5) * rx * 1.1;
      const big = rx * (eyes === 1 ? 0.34 : eyes === 2 ? 0.25 : 0.17);
      const turn = { transform: `rotate(${num(off < 0 ? slant : -slant)} ${num(cx + off)} ${num(y)})` };
      out += el('ellipse', { cx: cx + off, cy: y, rx: big, ry: big * 0.72, fill: colours.skyDeep, ...turn });
      out += el('circle', { cx: cx + off, cy: y, r: big * 0.4, fill: colours.glow });
    }
  }
  const mouth = throws.between(-0.12, 0.12) * ry;
  return (
    out +
    el('path', {
      d: `M${num(cx - rx * 0.34)} ${num(cy + ry * 0.52)}Q${num(cx)} ${num(cy + ry * 0.52 + mouth)} ${num(cx + rx * 0.34)} ${num(cy + ry * 0.52)}`,
      fill: 'none',
      stroke: shade,
      'stroke-width': Math.max(1, size * 0.02),
    })
  );
}
