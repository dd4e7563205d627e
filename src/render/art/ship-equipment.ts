/** What tells a ship's use: equipment, windows, weapons, shields. All in the field of the hull. */
import type { ShipEquipment } from '#face/art';
import { el, num } from '../svg.ts';
import { hsl } from './palette.ts';
import { type Ship, SIDES } from './ship-parts.ts';

const INK = '#10151f';

/** What ships of a class are equipped for by themselves. */
const USUAL_EQUIPMENT: Readonly<Record<string, ShipEquipment>> = { industrial: 'haul', barge: 'mine' };

/** What the ship is for: containers, arms and ore, a deck, a green cross, a dish. */
export function equipment(ship: Ship): string {
  const { kind, traits, family, half, hue, throws } = ship;
  const edge = { stroke: hsl(family.hue, family.saturation, 9), 'stroke-width': 0.8 };
  switch (traits.equipment ?? USUAL_EQUIPMENT[kind]) {
    case 'haul': {
      const n = throws.whole(3, 5);
      const box = (i: number, side: number) =>
        el('rect', {
          x: -34 + i * (52 / n),
          y: side < 0 ? -half * 1.15 : half * 0.2,
          width: 52 / n - 2,
          height: half * 0.95,
          fill: hsl(throws.chance(0.5) ? family.livery : hue, 42, side < 0 ? 56 : 38),
          ...edge,
        });
      return Array.from({ length: n }, (_, i) => SIDES.map((side) => box(i, side)).join('')).join('');
    }
    case 'mine': {
      const arm = (side: number) =>
        el('path', {
          d: `M10 ${num(side * half * 0.8)}L34 ${num(side * half * 1.9)}L52 ${num(side * half * 1.1)}`,
          fill: 'none',
          stroke: hsl(hue, family.saturation, side < 0 ? 66 : 44),
          'stroke-width': 3.4,
        }) +
        el('path', {
          d: `M52 ${num(side * half * 1.1)}L72 ${num(side * half * 0.5)}`,
          stroke: '#8fe0b8',
          'stroke-width': 2,
          opacity: 0.9,
        });
      const ore = el('path', {
        d: 'M-16 -3l4 -2l2 5ZM-13 1l4 -2l2 5ZM-10 -3l4 -2l2 5ZM-7 1l4 -2l2 5Z',
        fill: '#8fe0b8',
      });
      return (
        SIDES.map(arm).join('') + el('circle', { cx: -12, cy: 0, r: half * 0.75, fill: hsl(90, 14, 30), ...edge }) + ore
      );
    }
    case 'carrier': {
      const [wide, narrow] = [num(half * 0.5), num(half * 0.34)];
      const deck = el('path', { d: `M-40 -${wide}L40 -${narrow}V${narrow}L-40 ${wide}Z`, fill: INK, ...edge });
      const marks = el('path', { d: 'M-34 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6', stroke: '#f3c969', 'stroke-width': 1.4 });
      const wing = `l8 ${num(half * 0.14)}l-8 ${num(half * 0.14)}Z`;
      const wings = [-22, -2, 18].map((x) => `M${x} ${num(-half * 0.3)}${wing}`).join('');
      return deck + marks + el('path', { d: wings, fill: hsl(family.livery, 60, 66) });
    }
    case 'repair':
      return el('path', { d: `M-6 ${num(-half * 0.5)}h6v-4h5v4h6v5h-6v4h-5v-4h-6Z`, fill: '#7fdca4', ...edge });
    case 'scout': {
      const stroke = hsl(family.glow, 70, 70);
      return (
        el('ellipse', { cx: 8, cy: 0, rx: half * 0.5, ry: half * 1.05, fill: 'none', stroke, 'stroke-width': 2 }) +
        el('path', { d: `M8 0h${num(half)}`, stroke, 'stroke-width': 1.6 })
      );
    }
    default:
      return '';
  }
}

export function windows({ family, half, throws }: Ship, count: number): string {
  return Array.from({ length: count }, (_, i) =>
    el('rect', {
      x: throws.between(-38, 22),
      y: throws.between(-half * 0.55, half * 0.55),
      width: 1.9,
      height: 1.2,
      fill: i % 3 === 0 ? '#ffffff' : hsl(family.glow, 80, 78),
      opacity: 0.9,
    }),
  ).join('');
}

/** Turrets with two barrels, in pairs from the bow. */
export function turrets({ traits: { guns = 0 }, half }: Ship): string {
  return Array.from({ length: Math.min(6, guns) }, (_, i) => {
    const x = 18 - Math.floor(i / 2) * 17;
    const y = guns === 1 ? 0 : (i % 2 === 0 ? -1 : 1) * half * 0.62;
    return (
      el('path', { d: `M${x} ${num(y - 1.1)}h13M${x} ${num(y + 1.1)}h13`, stroke: INK, 'stroke-width': 1.5 }) +
      el('circle', { cx: x, cy: y, r: 3.6, fill: '#ff9c86', stroke: INK, 'stroke-width': 1.2 }) +
      el('circle', { cx: x - 0.8, cy: y - 0.9, r: 1.3, fill: '#ffe1d8' })
    );
  }).join('');
}

/** A canopy on small ships, a tower on large ones. */
export function bridge({ kind, family, half, throws }: Ship): string {
  const small = kind === 'frigate' || kind === 'drone';
  const x = small ? throws.between(2, 16) : throws.between(-34, -18);
  const r = half * (small ? 0.34 : 0.3);
  return (
    el('ellipse', {
      cx: x,
      cy: -0.6,
      rx: r * (small ? 2.1 : 1.3),
      ry: r,
      fill: small ? '#0d1626' : hsl(family.hue, family.saturation, 74),
      stroke: hsl(family.hue, family.saturation, 14),
      'stroke-width': 1,
    }) +
    el('ellipse', {
      cx: x + r * 0.4,
      cy: -0.9,
      rx: r * (small ? 1.3 : 0.7),
      ry: r * 0.5,
      fill: hsl(family.glow, 85, small ? 72 : 40),
    })
  );
}

/** Thin arcs before the bow, the outer ones fainter. */
export function shieldArcs({ traits: { shield = 0 }, half }: Ship): string {
  return Array.from({ length: Math.min(4, shield) }, (_, i) => {
    const x = 36 + i * 6;
    const r = (26 + i * 6) * 0.75;
    return el('path', {
      d: `M${x} ${num(-r)}Q${num(x + 20 + i + half * 0.2)} 0 ${x} ${num(r)}`,
      fill: 'none',
      stroke: '#7ec8ff',
      'stroke-width': 2.2,
      opacity: 0.75 - i * 0.14,
      'stroke-linecap': 'round',
    });
  }).join('');
}
