/** What the scenes of events are put together from. All are drawn in a field of 150 by 104. */
import type { Motif } from '#face/art';
import { el, num, polygon } from '../../svg.ts';
import type { Dice } from '../dice.ts';
import { familyOf } from '../family.ts';
import { hsl } from '../palette.ts';
import { drawShip } from '../ships.ts';

export const [WIDTH, HEIGHT] = [150, 104];

/** The event to draw. */
export type Event = {
  readonly throws: Dice;
  readonly seed: string;
  /** The number of its effect, 1 to 6. */
  readonly count: number;
  /** Its place among the cards that do the same. */
  readonly nth: number;
  /** The hue of lights and signs, degrees. */
  readonly hue: number;
  /** The family whose ships are in it; undefined: each by its seed. */
  readonly family: string | undefined;
};

/** The compositions of a motif: more than one where many cards share it. */
export type Compositions = readonly [(event: Event) => string, ...((event: Event) => string)[]];
export type Motifs<M extends Motif> = Readonly<Record<M, Compositions>>;

/** The values of `of` for 0 to `count` − 1, as one text. */
export const repeat = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join('');

export const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
  el('circle', { cx, cy, r, fill, opacity });

export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, opacity, 'stroke-linecap': 'round' });

/** The edge of a coin. */
export const COIN = { stroke: '#7a5412', 'stroke-width': 1.4 };

/** A star with `points` rays; `inner`: how deep it is cut, as a share of its radius. */
export function star(x: number, y: number, r: number, points: number, fill: string, inner = 0.45, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = turn + (i / points) * Math.PI;
    const reach = r * (i % 2 === 1 ? inner : 1);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  return polygon(corners, { fill });
}

export const blast = (x: number, y: number, r: number, turn: number): string =>
  star(x, y, r, 9, '#ff5a2c', 0.55, turn) +
  star(x, y, r * 0.72, 8, '#ffae3d', 0.6, turn + 0.3) +
  disc(x, y, r * 0.36, '#fff6d8');

export function beam(x1: number, y1: number, x2: number, y2: number, colour: string, width = 3): string {
  const d = `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  return line(d, colour, width * 2.4, 0.35) + line(d, '#ffffff', width * 0.8);
}

/** A ship of `scale` times the field with its middle at `x`, `y`. */
export function ship(
  event: Event,
  kind: string,
  x: number,
  y: number,
  scale: number,
  heading: number,
  variant = '',
): string {
  const seed = `${event.seed}${variant}`;
  const family = familyOf(event.family, seed);
  const drawn = drawShip({ kind, seed, family, heading }, WIDTH * scale, HEIGHT * scale);
  return el('g', { transform: `translate(${num(x - (WIDTH * scale) / 2)} ${num(y - (HEIGHT * scale) / 2)})` }, drawn);
}

/** A playing card with its middle at `x`, `y`. */
export function card(x: number, y: number, scale: number, turn: number, hue: number): string {
  return el(
    'g',
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)})` },
    el('rect', {
      x: -11,
      y: -15,
      width: 22,
      height: 30,
      rx: 3,
      fill: hsl(hue, 40, 26),
      stroke: hsl(hue, 70, 74),
      'stroke-width': 1.6,
    }) +
      el('rect', { x: -8, y: -11, width: 16, height: 12, rx: 1, fill: hsl(hue, 60, 52) }) +
      line('M-8 5h16M-8 10h10', hsl(hue, 40, 74), 1.6),
  );
}

/** A torn piece of hull. */
export const shard = (x: number, y: number, size: number, turn: number): string =>
  el('path', {
    d: 'M-6 2L2 -6L7 1L1 6Z',
    transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size)})`,
    fill: '#2a2f3d',
    stroke: '#ffb067',
    'stroke-width': 0.9,
  });

export const shards = (throws: Dice, count: number): string =>
  repeat(count, () =>
    shard(throws.between(0, WIDTH), throws.between(0, HEIGHT), throws.between(0.7, 1.5), throws.between(0, 360)),
  );
