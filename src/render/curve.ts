/** The chances of a game: a line for each seat, from the first turn on the left to the end on the right. */
import type { CurveScene } from '#face/curve-scene';
import type { SceneSeatIndex } from '#face/scene';
import { baseline, INK, type Kit } from './kit.ts';
import { HEAD, headLayer } from './league-page.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el, num } from './svg.ts';
import type { Type } from './text.ts';
import { type Page, seatLook } from './theme.ts';

const SCALE: Type = { size: 23, weight: 600 };
const NAME: Type = { size: 25, weight: 600 };
const MARK: Type = { size: 23, weight: 700 };
const HEIGHT = { wide: 420, tall: 340 } as const;
/** How wide the scale is, and how tall the names and the marks are. */
const LEFT = 84;
const KEY = 46;
const MARKS = 44;
/** The least distance between the centres of two marks. */
const APART = 40;
/** How tall what stands below the lines is. */
const ENDS = 44;

/** Lays out a curve. The height follows from the shape and from how many rows the names take. */
export function layoutCurve(kit: Kit, scene: CurveScene, page: Page): Picture {
  const { width, edge } = page;
  const plot = { x: edge + LEFT, y: HEAD + MARKS, width: width - 2 * edge - LEFT - 16, height: HEIGHT[page.shape] };
  const below = plot.y + plot.height + ENDS + 8;
  const columns = page.shape === 'wide' ? 3 : 2;
  const keys = scene.lines.map((line, n): Layer => {
    const room = (width - 2 * edge) / columns;
    const at = { x: edge + (n % columns) * room, y: below + Math.floor(n / columns) * KEY };
    return layer('curve key', { ...at, width: room, height: KEY }, [line.seat, line.name], () => key(kit, line, room));
  });
  const rows = Math.ceil(scene.lines.length / columns);
  return {
    width,
    height: below + rows * KEY + edge,
    layers: [
      headLayer(kit, scene, page),
      layer('curve', { x: 0, y: HEAD, width, height: MARKS + plot.height + ENDS }, scene, () =>
        drawPlot(kit, scene, { ...plot, y: MARKS }),
      ),
      ...keys,
    ],
  };
}

type Plot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function drawPlot(kit: Kit, { lines, marks, scale, ends }: CurveScene, plot: Plot): string {
  const foot = { y: baseline(plot.y + plot.height + ENDS / 2, SCALE), fill: INK.faint, max: plot.width / 2 - 8 };
  const last = Math.max(1, ...lines.map(({ chances }) => chances.length - 1));
  const across = (n: number): number => plot.x + (n / last) * plot.width;
  const up = (chance: number): number => plot.y + (1 - chance) * plot.height;
  const centres = apart(
    marks.map(({ at }) => across(at + 0.5)),
    plot.x + plot.width,
  );
  const drawn = lines.map(({ seat, chances }) => ({
    seat,
    points: chances.map((chance, n) => [across(n), up(chance)] as const),
  }));
  return [
    box(plot.x, plot.y, plot.width, plot.height, 8, { fill: INK.panelLow }),
    ...scale.map((label, n) => scaleLine(kit, label, up(n / 2), plot)),
    ...marks.map(({ at }) => band(across(at), across(at + 1), plot)),
    ...marks.map(({ label }, n) => mark(kit, label, centres[n] ?? 0, plot)),
    kit.texts.draw(ends[0], SCALE, { ...foot, x: plot.x }),
    kit.texts.draw(ends[1], SCALE, { ...foot, x: plot.x + plot.width, anchor: 'end' }),
    ...drawn.map(({ seat, points }) => curve(seat, points)),
    ...drawn.map(({ seat, points }, n) => letterOn(kit, seat, points, (n + 0.5) / drawn.length)),
  ].join('');
}

function scaleLine(kit: Kit, label: string, y: number, { x, width }: Plot): string {
  return (
    el('line', { x1: x, x2: x + width, y1: y, y2: y, stroke: INK.line, 'stroke-width': 2 }) +
    kit.texts.draw(label, SCALE, { x: x - 12, y: baseline(y, SCALE), fill: INK.faint, anchor: 'end', max: LEFT - 12 })
  );
}

/** A turn that is told, from where it begins to where the next one does. */
const band = (from: number, to: number, { y, height }: Plot): string =>
  box(from + 1, y, to - from - 2, height, 0, { fill: INK.gold, 'fill-opacity': 0.16 });

function mark(kit: Kit, label: string, x: number, { y }: Plot): string {
  return (
    el('circle', { cx: x, cy: y - 22, r: 18, fill: INK.gold }) +
    kit.texts.draw(label, MARK, { x, y: baseline(y - 22, MARK), fill: INK.space, anchor: 'middle', max: 34 })
  );
}

/** Moves what would lie on its neighbour to the right, and back where that leaves the picture. In ascending order. */
function apart(centres: readonly number[], max: number): readonly number[] {
  const placed: number[] = [];
  for (const x of centres) placed.push(Math.max(x, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + APART));
  return placed.map((x, n) => Math.min(x, max - APART * (placed.length - 1 - n)));
}

function curve(seat: SceneSeatIndex, points: readonly (readonly [number, number])[]): string {
  const { colour } = seatLook(seat);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    el('polyline', {
      points: points.map(([x, y]) => `${num(x)},${num(y)}`).join(' '),
      fill: 'none',
      stroke: colour,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) + el('circle', { cx: x, cy: y, r: 9, fill: colour })
  );
}

/** A seat's letter on its line, for each seat elsewhere, so that none hides another and nobody depends on colours. */
function letterOn(
  kit: Kit,
  seat: SceneSeatIndex,
  points: readonly (readonly [number, number])[],
  part: number,
): string {
  const [x, y] = points[Math.round(part * (points.length - 1))] ?? [0, 0];
  return letterDisc(kit, seat, x, y);
}

function letterDisc(kit: Kit, seat: SceneSeatIndex, x: number, y: number): string {
  const { colour, letter } = seatLook(seat);
  return (
    el('circle', { cx: x, cy: y, r: 15, fill: colour }) +
    kit.texts.draw(letter, MARK, { x, y: baseline(y, MARK), fill: INK.space, anchor: 'middle', max: 28 })
  );
}

function key(kit: Kit, { seat, name, fallbackName }: CurveScene['lines'][number], width: number): string {
  return (
    letterDisc(kit, seat, 24, KEY / 2) +
    kit.texts.draw(kit.texts.drawable(name, fallbackName), NAME, {
      x: 50,
      y: baseline(KEY / 2, NAME),
      fill: INK.text,
      max: width - 60,
    })
  );
}
