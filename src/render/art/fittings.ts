/** What stands on a hull and marks its class: cockpits, towers, guns, containers, claws. */
import { el, polygon } from '../svg.ts';
import type { Dice } from './dice.ts';
import type { Palette } from './palette.ts';

/** What marks the class at a glance: cockpit, guns, containers or claws. */
export function fittings(
  throws: Dice,
  kind: string,
  colours: Palette,
  tail: number,
  middle: number,
  girth: number,
  length: number,
): string {
  const edge = { stroke: colours.skyDeep, 'stroke-width': Math.max(0.8, girth * 0.04) };
  const slit = (x: number, y: number, width: number, height: number): string =>
    polygon(
      [
        [x, y],
        [x + width, y + height * 0.5],
        [x + width * 0.92, y + height],
        [x, y + height],
      ],
      { fill: colours.glow },
    );
  const tower = (share: number, size: number): string => {
    const x = tail + length * share;
    const y = middle - girth * 0.62;
    const wide = length * 0.1 * size;
    const tall = girth * 0.62 * size;
    return (
      polygon(
        [
          [x - wide, y + girth * 0.1],
          [x - wide * 0.7, y - tall],
          [x + wide * 0.35, y - tall],
          [x + wide, y + girth * 0.1],
        ],
        { fill: colours.light, ...edge },
      ) + slit(x - wide * 0.2, y - tall * 0.8, wide * 0.66, tall * 0.34)
    );
  };
  const gun = (share: number, below: boolean): string => {
    const x = tail + length * share;
    const y = middle + girth * (below ? 0.66 : -0.78);
    return (
      el('rect', { x, y: y - girth * 0.05, width: length * 0.13, height: girth * 0.09, fill: colours.light, ...edge }) +
      el('ellipse', { cx: x, cy: y, rx: length * 0.032, ry: girth * 0.15, fill: colours.mid, ...edge })
    );
  };
  switch (kind) {
    case 'frigate':
      return slit(tail + length * 0.52, middle - girth * 0.42, length * 0.2, girth * 0.24);
    case 'battleship':
      return (
        tower(throws.between(0.24, 0.32), 1) +
        tower(throws.between(0.42, 0.5), 0.72) +
        gun(0.62, false) +
        gun(0.34, true) +
        gun(0.56, true)
      );
    case 'industrial': {
      const count = throws.whole(3, 4);
      let out = '';
      for (let i = 0; i < count; i++) {
        out += el('rect', {
          x: tail + length * (0.18 + i * 0.15),
          y: middle - girth * 0.5,
          width: length * 0.125,
          height: girth * 0.86,
          rx: girth * 0.08,
          fill: i % 2 === 0 ? colours.accent : colours.light,
          ...edge,
        });
        out += el('rect', {
          x: tail + length * (0.18 + i * 0.15),
          y: middle - girth * 0.02,
          width: length * 0.125,
          height: girth * 0.14,
          fill: colours.dark,
          opacity: 0.7,
        });
      }
      return out + slit(tail + length * 0.84, middle - girth * 0.26, length * 0.1, girth * 0.2);
    }
    case 'barge': {
      let out = tower(0.34, 0.9);
      for (const side of [-1, 1]) {
        const y = middle + side * girth * 0.5;
        out += polygon(
          [
            [tail + length * 0.7, y - girth * 0.16],
            [tail + length * 1.12, y + side * girth * 0.22],
            [tail + length * 0.98, y + side * girth * 0.02],
            [tail + length * 0.7, y + girth * 0.16],
          ],
          { fill: colours.accent, ...edge },
        );
      }
      return out + el('circle', { cx: tail + length * 1.04, cy: middle, r: girth * 0.12, fill: colours.glow });
    }
    default:
      return tower(throws.between(0.28, 0.4), 0.85) + gun(0.6, false) + gun(0.42, true);
  }
}
