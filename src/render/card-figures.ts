/** The figures of an upright card, each in a shape that says which it is without its colour. */
import type { SceneFigure } from '#face/scene';
import { baseline, INK, type Kit } from './kit.ts';
import { el, polygon } from './svg.ts';
import type { Type } from './text.ts';
import { iconColour } from './theme.ts';

/** The size of the price and of a figure in a corner, in pixels. */
export const GEM = 116;

const DEFENCES: ReadonlySet<string> = new Set(['shield', 'hull', 'crown', 'turn']);

type Corners = {
  readonly left: SceneFigure | undefined;
  readonly right: SceneFigure | undefined;
  readonly others: readonly SceneFigure[];
};

/** Attack stands at the left, what a card can take or is worth at the right, so that a fanned card still says it. */
export function cornersOf(figures: readonly SceneFigure[]): Corners {
  const left = figures.find(({ icon }) => icon === 'attack');
  const defences = figures.filter(({ icon }) => DEFENCES.has(icon));
  const second = left === undefined && defences.length > 1 ? defences[0] : left;
  const right = defences.find((one) => one !== second);
  return { left: second, right, others: figures.filter((one) => one !== second && one !== right) };
}

type Outline = readonly (readonly [x: number, y: number])[];

const around = (count: number, of: (i: number) => number, turn = 0): Outline =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + turn;
    return [Math.cos(angle) * of(i), Math.sin(angle) * of(i)] as const;
  });

const STAR = around(16, (i) => (i % 2 === 1 ? 0.8 : 1.04));
const HEXAGON = around(6, () => 1, Math.PI / 6);
const DISC = around(32, () => 0.96);
const SHIELD: Outline = [
  [-0.84, -0.86],
  [0, -1],
  [0.84, -0.86],
  [0.84, 0.14],
  [0, 1],
  [-0.84, 0.14],
];
const PLATE: Outline = [
  [-0.62, -0.92],
  [0.62, -0.92],
  [0.98, 0],
  [0.62, 0.92],
  [-0.62, 0.92],
  [-0.98, 0],
];

const OUTLINES: Readonly<Record<string, Outline>> = { attack: STAR, shield: SHIELD, hull: PLATE };

const scaled = (outline: Outline, cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
  polygon(
    outline.map(([x, y]) => [cx + x * r, cy + y * r]),
    { fill, opacity },
  );

/** The ring around what is the project's own. */
const houseRing = (cx: number, cy: number, r: number): string =>
  el('circle', {
    cx,
    cy,
    r,
    fill: 'none',
    stroke: iconColour('house'),
    'stroke-width': 4.5,
    'stroke-dasharray': '8 6.6',
  });

/** A value in the middle of a shape, smaller if it is long. */
function centred(kit: Kit, value: string, cx: number, cy: number, size: number, fill: string): string {
  const type: Type = { size: value.length > 2 ? size * 0.72 : size, weight: 700 };
  return kit.value(value, type, { x: cx - kit.valueWidth(value, type) / 2, y: baseline(cy, type), fill });
}

/** The price in the colour of its currency. */
export function drawPrice(kit: Kit, price: SceneFigure, x: number, y: number): string {
  const r = GEM / 2;
  const [cx, cy] = [x + r, y + r];
  const colour = iconColour(price.icon);
  const fill = colour === INK.soft ? '#cfe0ff' : colour;
  return (
    scaled(HEXAGON, cx, cy, r, '#120d02') +
    scaled(HEXAGON, cx, cy, r * 0.93, fill) +
    scaled(HEXAGON.slice(2), cx, cy, r * 0.93, '#ffffff', 0.16) +
    centred(kit, price.value, cx, cy, 65, '#1a1203') +
    (price.house === true ? houseRing(cx, cy, r * 1.02) : '')
  );
}

/** A figure in a corner; its sign stands on top where the shape alone does not say which it is. */
export function drawCorner(kit: Kit, figure: SceneFigure, x: number, y: number): string {
  const r = GEM / 2;
  const [cx, cy] = [x + r, y + r];
  const colour = iconColour(figure.icon);
  const outline = OUTLINES[figure.icon] ?? DISC;
  const isPlain = figure.icon === 'attack' || figure.icon === 'shield';
  const sign = isPlain
    ? ''
    : el('circle', { cx, cy: y + 4, r: 23, fill: '#0d1422', stroke: colour, 'stroke-width': 3.5 }) +
      kit.icon(figure.icon, cx - 15, y - 11, 30);
  return (
    scaled(outline, cx, cy, r, '#05080f') +
    scaled(outline, cx, cy, r * 0.92, colour) +
    scaled(outline, cx, cy, r * 0.74, '#0d1422') +
    centred(kit, figure.value, cx, figure.icon === 'shield' ? cy - 4 : isPlain ? cy : cy + 4, 67, '#ffffff') +
    sign +
    (figure.house === true ? houseRing(cx, cy, r * 0.99) : '')
  );
}

/** How other figures are set: their values and words, the base lines of both from the top of their row, and the row's height. */
type Setting = {
  readonly value: Type;
  readonly label: Type;
  readonly valueLine: number;
  readonly labelLine: number;
  readonly row: number;
  readonly top: number;
};
const ONE_ROW: Setting = {
  value: { size: 42, weight: 700 },
  label: { size: 29, weight: 600 },
  valueLine: 46,
  labelLine: 84,
  row: 0,
  top: 14,
};
const TWO_ROWS: Setting = {
  value: { size: 32, weight: 700 },
  label: { size: 29, weight: 600 },
  valueLine: 30,
  labelLine: 54,
  row: 58,
  top: 0,
};
/** Between labels that stand beside each other, in pixels. */
const LABEL_GAP = 10;

/** All other figures between the corners: sign and value, with their words below; in two rows if one has no room for the words. */
export function drawOthers(
  kit: Kit,
  figures: readonly SceneFigure[],
  { left, right, y }: { readonly left: number; readonly right: number; readonly y: number },
): string {
  const step = (right - left) / Math.max(1, figures.length);
  const fits = figures.every(({ label }) => !isCut(kit, label, ONE_ROW.label, step - LABEL_GAP));
  const half = Math.ceil(figures.length / 2);
  const [set, rows] = fits ? [ONE_ROW, [figures]] : [TWO_ROWS, [figures.slice(0, half), figures.slice(half)]];
  return rows
    .flatMap((row, n) =>
      row.map((one, i) => other(kit, one, set, (right - left) / row.length, i, left, y + set.top + n * set.row)),
    )
    .join('');
}

const isCut = (kit: Kit, text: string, type: Type, max: number): boolean =>
  kit.texts.shorten(text, type, max).text !== kit.texts.printable(text);

function other(
  kit: Kit,
  figure: SceneFigure,
  set: Setting,
  step: number,
  i: number,
  left: number,
  top: number,
): string {
  const middle = left + step * (i + 0.5);
  const width = kit.figureWidth(figure, set.value);
  return (
    kit.figure(figure, set.value, middle - width / 2, top + set.valueLine) +
    kit.texts.draw(figure.label, set.label, {
      x: middle,
      y: top + set.labelLine,
      fill: INK.soft,
      anchor: 'middle',
      max: step - LABEL_GAP,
    }) +
    (figure.house === true ? kit.icon('house', middle + width / 2 + 4, top + 2, 20) : '')
  );
}
