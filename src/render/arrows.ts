/**
 * Arrows on a board, from the home of whoever attacks to what they attack. They run between places, never across one, so that
 * they hide nothing.
 */
import type { SceneArea, SceneSeatIndex } from '#face/scene';
import { AREA } from './area-plan.ts';
import { GAP, INK } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import { el, polygon } from './svg.ts';
import { type Page, seatLook } from './theme.ts';

/** An area where it lies. `above`, `below`: the middle of the free lines that cross the whole board there. */
export type PlacedArea = {
  readonly area: SceneArea;
  readonly x: number;
  readonly y: number;
  readonly above: number;
  readonly below: number;
};

const STROKE = 4;
const OUTLINE = 1.5;
const HEAD = { width: 18, height: 26 } as const;
/** How far the point of an arrow reaches into its place. */
const REACH = 9;
/** Arrows in the same line lie beside each other. */
const LANES = [0, -2, 2] as const;

type Point = readonly [number, number];

/** The arrows of a board whose areas lie as given; none for an attacker whose home is not among them. */
export function attackArrows(placed: readonly PlacedArea[], page: Page): readonly Layer[] {
  const targets = new Map(
    placed.flatMap((one) => (one.area.attack === undefined ? [] : [[one.area.id, one] as const])),
  );
  // A home in battle is there twice: where the battle is comes first.
  for (const one of placed.toReversed()) if (targets.has(one.area.id)) targets.set(one.area.id, one);
  return [...targets.values()].flatMap((target, n) => {
    const by = target.area.attack?.by;
    const home = placed.find(({ area }) => area.home === by && area.home !== undefined);
    if (home === undefined || by === undefined) return [];
    return arrow(wayBetween(home, target, page, LANES[n % LANES.length] ?? 0), by);
  });
}

/** Right angles only: out of the home at its left, along the lines between the areas, and into the target from its left. */
function wayBetween(home: PlacedArea, target: PlacedArea, page: Page, lane: number): readonly Point[] {
  const from = { x: home.x - GAP / 2 + lane, y: home.y + AREA.homeHead / 2 };
  const to = { x: target.x - GAP / 2 + lane, y: target.y + AREA.head / 2 };
  const isUpwards = target.below <= home.above;
  const isBeside = !isUpwards && target.above < home.below;
  const out = (isUpwards || isBeside ? home.above : home.below) + lane;
  const into = (isUpwards ? target.below : target.above) + lane;
  const margin = page.edge / 2 + lane;
  const between: readonly Point[] =
    out === into
      ? []
      : [
          [margin, out],
          [margin, into],
        ];
  return [[home.x, from.y], [from.x, from.y], [from.x, out], ...between, [to.x, into], [to.x, to.y], [target.x, to.y]];
}

/** Each stretch is a layer of its own, for a layer of the size of the board would cost more than all the places. */
function arrow(way: readonly Point[], seat: SceneSeatIndex): readonly Layer[] {
  const { colour } = seatLook(seat);
  const thick = STROKE + 2 * OUTLINE;
  const stretches = way.slice(1).flatMap(([x, y], n): readonly Layer[] => {
    const [fromX, fromY] = way[n] ?? [x, y];
    if (fromX === x && fromY === y) return [];
    const [left, top] = [Math.min(fromX, x), Math.min(fromY, y)];
    const place = {
      x: left - thick / 2,
      y: top - thick / 2,
      width: Math.abs(x - fromX) + thick,
      height: Math.abs(y - fromY) + thick,
    };
    return [layer('arrow', place, colour, () => stretch(place, colour))];
  });
  const [tipX, tipY] = way.at(-1) ?? [0, 0];
  const head = { x: tipX + REACH - HEAD.width, y: tipY - HEAD.height / 2, ...HEAD };
  return [...stretches, layer('arrowhead', head, colour, () => arrowhead(colour))];
}

const stretch = ({ width, height }: { readonly width: number; readonly height: number }, fill: string): string =>
  el('rect', { width, height, rx: 2, fill: INK.space }) +
  el('rect', { x: OUTLINE, y: OUTLINE, width: width - 2 * OUTLINE, height: height - 2 * OUTLINE, rx: 1, fill });

const arrowhead = (fill: string): string =>
  polygon(
    [
      [1, 1],
      [HEAD.width - 1, HEAD.height / 2],
      [1, HEAD.height - 1],
    ],
    { fill, stroke: INK.space, 'stroke-width': OUTLINE, 'stroke-linejoin': 'round' },
  );
