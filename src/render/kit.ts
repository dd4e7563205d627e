/** The drawing functions that every layout gets: texts, icons, seat marks, figures, pills. */

import { root } from '#core/root';
import type { SceneFigure } from '#face/scene';
import { loadFonts } from './fonts.ts';
import { loadIcons } from './icons.ts';
import { box, el, num, polygon } from './svg.ts';
import { createTexts, type Type } from './text.ts';
import { INK, iconColour, seatLook, TYPE, toneColour } from './theme.ts';

/** What layouts draw with. */
export type Kit = ReturnType<typeof createKit>;

/** Means "infinite" in a figure's value. */
const ENDLESS = '∞';

/** Room around things, in pixels. */
export const GAP = 8;

/** Makes the kit from the shipped assets. */
export function createKit(assets: URL = new URL('assets/', root)) {
  const texts = createTexts(loadFonts(new URL('fonts/', assets)));
  const icons = loadIcons(new URL('icons/', assets));

  /** An icon with its top left corner at x, y; an unknown one is drawn as a ring. */
  const icon = (name: string, x: number, y: number, size: number, colour = iconColour(name)): string => {
    const inner =
      icons.get(name) ?? '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="4"/>';
    return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size / 24)})" fill="${colour}" color="${colour}">${inner}</g>`;
  };

  /** A seat's mark in a square field: its shape, colour and letter. */
  const mark = (seat: number | undefined, x: number, y: number, size: number): string => {
    const r = size / 2;
    const cx = x + r;
    const cy = y + r;
    if (seat === undefined) {
      return el('circle', {
        cx,
        cy,
        r: r - 2,
        fill: 'none',
        stroke: INK.faint,
        'stroke-width': 2.5,
        'stroke-dasharray': '4 3.4',
      });
    }
    const look = seatLook(seat);
    const style = { fill: look.colour, stroke: INK.space, 'stroke-width': Math.max(1.5, size * 0.06) };
    const at = (points: readonly (readonly [number, number])[]) =>
      polygon(
        points.map(([px, py]): [number, number] => [cx + px * r, cy + py * r]),
        { ...style, 'stroke-linejoin': 'round' },
      );
    const shape = (): string => {
      switch (look.shape) {
        case 'circle':
          return el('circle', { cx, cy, r: r * 0.94, ...style });
        case 'square':
          return box(cx - r * 0.88, cy - r * 0.88, r * 1.76, r * 1.76, r * 0.2, style);
        case 'diamond':
          return at([
            [0, -1.12],
            [1.12, 0],
            [0, 1.12],
            [-1.12, 0],
          ]);
        case 'hexagon':
          return at([
            [-0.55, -0.95],
            [0.55, -0.95],
            [1.08, 0],
            [0.55, 0.95],
            [-0.55, 0.95],
            [-1.08, 0],
          ]);
        case 'triangle':
          return at([
            [0, -1.14],
            [1.14, 0.92],
            [-1.14, 0.92],
          ]);
        case 'shield':
          return at([
            [-0.95, -0.95],
            [0.95, -0.95],
            [0.95, 0.2],
            [0, 1.1],
            [-0.95, 0.2],
          ]);
      }
    };
    const letter = Math.max(TYPE.name.size, size * (look.shape === 'triangle' ? 0.52 : 0.62));
    const drop = look.shape === 'triangle' ? Math.min(letter * 0.62, r * 0.86) : letter * 0.35;
    return (
      shape() +
      texts.draw(look.letter, { size: letter, weight: 700 }, { x: cx, y: cy + drop, fill: INK.space, anchor: 'middle' })
    );
  };

  // No shipped font has the infinity sign, so it is an icon.
  const valueWidth = (text: string, type: Type): number => (text === ENDLESS ? type.size : texts.width(text, type));
  const value = (
    text: string,
    type: Type,
    place: { readonly x: number; readonly y: number; readonly fill: string; readonly max?: number },
  ): string =>
    text === ENDLESS
      ? icon('infinity', place.x, place.y - type.size * 0.345 - type.size / 2, type.size, place.fill)
      : texts.draw(text, type, place);

  const figureWidth = (figure: SceneFigure, type: Type): number =>
    type.size * 0.98 + 4 + valueWidth(figure.value, type);

  /** A figure: icon, then value; `y` is the base line. */
  const figure = (shown: SceneFigure, type: Type, x: number, y: number): string => {
    const size = type.size * 0.98;
    const top = y - type.size * 0.345 - size / 2;
    return (
      icon(shown.icon, x, top, size) + value(shown.value, type, { x: x + size + 4, y, fill: toneColour(shown.tone) })
    );
  };

  /** Figures from left to right with equal gaps, as many as fit into `max`; `anchor` says which side x is. */
  const figures = (
    values: readonly SceneFigure[],
    type: Type,
    place: {
      readonly x: number;
      readonly y: number;
      readonly max: number;
      readonly gap?: number;
      readonly anchor?: 'start' | 'middle' | 'end';
    },
  ): { readonly svg: string; readonly width: number } => {
    const gap = place.gap ?? 12;
    const kept: { value: SceneFigure; width: number }[] = [];
    let total = 0;
    for (const value of values) {
      const width = figureWidth(value, type) + (kept.length > 0 ? gap : 0);
      if (total + width > place.max && kept.length > 0) break;
      kept.push({ value, width });
      total += width;
    }
    let x = place.anchor === 'end' ? place.x - total : place.anchor === 'middle' ? place.x - total / 2 : place.x;
    let svg = '';
    kept.forEach(({ value, width }, index) => {
      if (index > 0) x += gap;
      svg += figure(value, type, x, place.y);
      x += index > 0 ? width - gap : width;
    });
    return { svg, width: total };
  };

  /** Icon and text on a dark rounded background, `height` tall. */
  const pill = (
    content: {
      readonly icon?: string;
      readonly text?: string;
      readonly colour?: string;
      readonly iconColour?: string;
      readonly ground?: string;
      readonly ring?: string;
    },
    place: {
      readonly x: number;
      readonly y: number;
      readonly height?: number;
      readonly anchor?: 'start' | 'end';
      readonly max?: number;
      /** Room at both ends together, as a share of the height. */
      readonly ends?: number;
    },
  ): { readonly svg: string; readonly width: number } => {
    const height = place.height ?? 26;
    const type: Type = { size: height * 0.82, weight: 700 };
    const iconSize = height * 0.76;
    const textWidth = content.text === undefined ? 0 : texts.shorten(content.text, type, place.max ?? 1000).width;
    const inner =
      (content.icon === undefined ? 0 : iconSize) +
      (content.icon !== undefined && content.text !== undefined ? 3 : 0) +
      textWidth;
    const width = Math.max(height, inner + height * (place.ends ?? 0.42));
    const left = place.anchor === 'end' ? place.x - width : place.x;
    let x = left + (width - inner) / 2;
    let svg = box(left, place.y, width, height, Math.min(8, height / 2), {
      fill: content.ground ?? INK.space,
      'fill-opacity': 0.88,
      stroke: content.ring,
      'stroke-width': content.ring === undefined ? undefined : 1.6,
    });
    if (content.icon !== undefined) {
      svg += icon(
        content.icon,
        x,
        place.y + (height - iconSize) / 2,
        iconSize,
        content.iconColour ?? iconColour(content.icon),
      );
      x += iconSize + 3;
    }
    if (content.text !== undefined) {
      svg += texts.draw(content.text, type, {
        x,
        y: place.y + height / 2 + type.size * 0.345,
        fill: content.colour ?? INK.text,
        max: place.max,
      });
    }
    return { svg, width };
  };

  return { texts, icons, icon, mark, figure, figures, figureWidth, value, valueWidth, pill };
}

/** Space between the base line and the top of a capital, for centring a line on y. */
export function baseline(middle: number, type: Type): number {
  return middle + type.size * 0.345;
}

export { INK, TYPE };
