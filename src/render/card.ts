/** One card in full: picture, every figure with its name, commands, the whole text, and what is printed or house-made. */
import type { CardScene, SceneFace, SceneFigure } from '#face/scene';
import { drawArt } from './art/index.ts';
import { baseline, INK, type Kit } from './kit.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';
import type { Page } from './theme.ts';

const EDGE = 14;
const SIDE = 412;
const LEAST = 560;
const STAT = 98;
const STAT_GAP = 8;
const NAME: Type = { size: 50, weight: 700 };
const KIND: Type = { size: 27, weight: 600 };
const VALUE: Type = { size: 42, weight: 700 };
const LABEL: Type = { size: 22, weight: 600 };
const COMMAND: Type = { size: 29, weight: 700 };
const TEXT: Type = { size: 27, weight: 500 };
const LEADING = 35;
const MARK = 20;
const FOOT = 30;

/** Left edge of the text, in pixels. */
type Column = { readonly left: number; readonly right: number; readonly top: number };

/** Lays out a single card, the text beside the picture or, on a tall page, below it. The height follows from the text. */
export function layoutCard(kit: Kit, scene: CardScene, page: Page): Picture {
  return page.shape === 'tall' ? below(kit, scene, page) : beside(kit, scene, page);
}

function beside(kit: Kit, scene: CardScene, page: Page): Picture {
  const { face } = scene;
  const column = { left: EDGE + SIDE + 28, right: page.width - EDGE - 12, top: 0 };
  const told = words(kit, face, column);
  const legend = legendLines(kit, scene, column);
  const height = Math.max(LEAST, Math.round(told.bottom + (legend.length + 1) * FOOT + 44));
  const { stats, statsHeight } = statsOf(face);
  const artHeight = height - 2 * EDGE - statsHeight;
  return {
    width: page.width,
    height,
    layers: [
      artLayer(kit, face, { x: EDGE, y: EDGE, width: SIDE, height: artHeight }),
      statsLayer(kit, stats, { x: EDGE, y: EDGE + artHeight, width: SIDE, height: statsHeight }),
      wordsLayer(scene, { x: column.left, y: 0, width: page.width - column.left, height }, () =>
        el('g', { transform: `translate(${-column.left} 0)` }, told.svg + foot(kit, scene, legend, height, column)),
      ),
    ],
  };
}

const BELOW = 250;

function below(kit: Kit, scene: CardScene, page: Page): Picture {
  const { face } = scene;
  const { stats, statsHeight } = statsOf(face);
  const width = page.width - 2 * EDGE;
  const top = EDGE + BELOW + statsHeight;
  const column = { left: EDGE + 4, right: page.width - EDGE - 4, top };
  const told = words(kit, face, column);
  const legend = legendLines(kit, scene, column);
  const height = Math.round(told.bottom + (legend.length + 1) * FOOT + 44);
  return {
    width: page.width,
    height,
    layers: [
      artLayer(kit, face, { x: EDGE, y: EDGE, width, height: BELOW }),
      statsLayer(kit, stats, { x: EDGE, y: EDGE + BELOW, width, height: statsHeight }),
      wordsLayer(scene, { x: 0, y: top, width: page.width, height: height - top }, () =>
        el('g', { transform: `translate(0 ${-top})` }, told.svg + foot(kit, scene, legend, height, column)),
      ),
    ],
  };
}

function statsOf(face: SceneFace) {
  const stats = [...(face.price === undefined ? [] : [face.price]), ...face.figures];
  return { stats, statsHeight: Math.ceil(stats.length / perRow(stats)) * (STAT + STAT_GAP) };
}

type Slot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const artLayer = (kit: Kit, face: SceneFace, place: Slot): Layer =>
  layer('card art', place, [face.art, face.emblems], () => artSide(kit, face, place.width, place.height));

const statsLayer = (kit: Kit, stats: readonly SceneFigure[], place: Slot): Layer =>
  layer('card stats', { ...place, height: Math.max(1, place.height) }, stats, () => statGrid(kit, stats, place.width));

const wordsLayer = (scene: CardScene, place: Slot, body: () => string): Layer =>
  layer('card words', place, scene, body);

function artSide(kit: Kit, face: SceneFace, width: number, height: number): string {
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(1.5, 1.5, width - 3, height - 3, 18, style);
  let out = el('defs', {}, el('clipPath', { id: 'side' }, rim({})));
  out += el('g', { 'clip-path': 'url(#side)' }, drawArt(face.art, width, height));
  out += rim({ fill: 'none', stroke: INK.lineBright, 'stroke-width': 3 });
  let x = width - 14;
  for (const emblem of face.emblems) {
    out +=
      box(x - 52, 14, 52, 52, 12, { fill: INK.space, 'fill-opacity': 0.82 }) + kit.icon(emblem.icon, x - 46, 20, 40);
    x -= 60;
  }
  return out;
}

/** Four figures share one row; fewer keep the width of three. */
function perRow(stats: readonly SceneFigure[]): number {
  return stats.length === 4 ? 4 : 3;
}

function statGrid(kit: Kit, stats: readonly SceneFigure[], within: number): string {
  const columns = perRow(stats);
  const width = Math.floor((within - STAT_GAP * (columns - 1)) / columns);
  return stats
    .map((figure, index) => {
      const x = (index % columns) * (width + STAT_GAP);
      const y = STAT_GAP + Math.floor(index / columns) * (STAT + STAT_GAP);
      return stat(kit, figure, x, y, width);
    })
    .join('');
}

function stat(kit: Kit, figure: SceneFigure, x: number, y: number, width: number): string {
  const own = figure.house === true;
  const size = width < 120 ? 30 : 36;
  const inner = size + 8 + Math.min(width - 62, kit.valueWidth(figure.value, VALUE));
  // Centred, but clear of the ring in the corner.
  const left = Math.max(x + 6, Math.min(x + (width - inner) / 2, x + width - inner - (own ? MARK + 9 : 6)));
  return (
    box(x + 1, y + 1, width - 2, STAT - 2, 12, {
      fill: INK.slot,
      stroke: own ? '#8d78a8' : INK.line,
      'stroke-width': 2,
      'stroke-dasharray': own ? '6 5' : undefined,
    }) +
    kit.icon(figure.icon, left, y + 32 - size / 2, size) +
    kit.value(figure.value, VALUE, {
      x: left + size + 8,
      y: baseline(y + 33, VALUE),
      fill: INK.text,
      max: width - 62,
    }) +
    kit.texts.draw(figure.label, LABEL, {
      x: x + width / 2,
      y: y + STAT - 15,
      fill: INK.soft,
      anchor: 'middle',
      max: width - 14,
    }) +
    (own ? house(kit, x + width - MARK - 5, y + 5) : '')
  );
}

/** The column from its top: name, type, commands, text. `bottom` is where it ends. */
function words(
  kit: Kit,
  face: SceneFace,
  { left, right, top }: Column,
): { readonly svg: string; readonly bottom: number } {
  const max = right - left;
  const marked = face.houseName === true ? MARK + 10 : 0;
  const name = kit.texts.shorten(face.name, NAME, max - marked);
  let out = kit.texts.draw(face.name, NAME, { x: left, y: top + 62, fill: INK.text, max: max - marked });
  if (marked > 0) out += house(kit, left + name.width + 10, top + 24);
  const races = face.emblems.map(({ label }) => label).join(', ');
  const line = races === '' ? face.typeLine : `${face.typeLine} · ${races}`;
  const kind = kit.texts.shorten(line, KIND, max - 130);
  out += kit.texts.draw(line, KIND, { x: left, y: top + 104, fill: INK.soft, max: max - 130 });
  let x = left + kind.width + 16;
  for (const tag of face.tags ?? []) {
    const pill = kit.pill({ text: tag, colour: INK.alert, ring: INK.alert }, { x, y: top + 80, height: 32, max: 180 });
    if (x + pill.width > right) break;
    out += pill.svg;
    x += pill.width + 8;
  }
  out += el('rect', { x: left, y: top + 124, width: max, height: 2, fill: INK.line });
  let y = top + 142;
  for (const item of face.rows) {
    const label = `${item.name} ${item.value}`;
    out += box(left, y, 44, 44, 10, { fill: INK.slot }) + kit.icon(item.icon, left + 6, y + 6, 32);
    out += kit.texts.draw(label, COMMAND, {
      x: left + 56,
      y: baseline(y + 22, COMMAND),
      fill: INK.text,
      max: max - 96,
    });
    if (item.house === true)
      out += house(kit, left + 56 + Math.min(max - 96, kit.texts.width(label, COMMAND)) + 8, y + 2);
    y += 46;
    for (const words of item.text === undefined ? [] : kit.texts.wrap(item.text, TEXT, max - 56, 4)) {
      out += kit.texts.draw(words, TEXT, { x: left + 56, y: baseline(y + LEADING / 2 - 3, TEXT), fill: INK.soft });
      y += LEADING;
    }
    y += 8;
  }
  for (const paragraph of face.text) {
    const indent = paragraph.house === true ? MARK + 10 : 0;
    if (indent > 0) out += house(kit, left, y + (paragraph.lead === undefined ? 8 : 4));
    if (paragraph.lead !== undefined) {
      out += kit.texts.draw(paragraph.lead, LABEL, {
        x: left + indent,
        y: baseline(y + 14, LABEL),
        fill: INK.gold,
        max: max - indent,
      });
      y += 31;
    }
    for (const line of kit.texts.wrap(paragraph.text, TEXT, max - indent, 12)) {
      out += kit.texts.draw(line, TEXT, { x: left + indent, y: baseline(y + LEADING / 2, TEXT), fill: INK.text });
      y += LEADING;
    }
    y += 12;
  }
  return { svg: out, bottom: y };
}

/** The mark of what is the project's own. */
function house(kit: Kit, x: number, y: number): string {
  return kit.icon('house', x, y, MARK);
}

/** True when anything on the face is the project's own. */
function hasHouse(face: SceneFace): boolean {
  return (
    face.houseName === true ||
    face.price?.house === true ||
    [...face.figures, ...face.rows, ...face.text].some(({ house: own }) => own === true)
  );
}

function legendLines(kit: Kit, scene: CardScene, { left, right }: Column): readonly string[] {
  const legend = hasHouse(scene.face) ? scene.houseLegend : scene.printedLegend;
  return kit.texts.wrap(legend, LABEL, right - left - MARK - 12, 3);
}

function foot(kit: Kit, scene: CardScene, legend: readonly string[], height: number, { left, right }: Column): string {
  const top = height - EDGE - 8 - (legend.length + 1) * FOOT;
  const own = hasHouse(scene.face);
  let out = el('rect', { x: left, y: top - 8, width: right - left, height: 2, fill: INK.line });
  if (own) out += house(kit, left, top + 7);
  legend.forEach((line, index) => {
    const x = left + (own ? MARK + 10 : 0);
    out += kit.texts.draw(line, LABEL, { x, y: baseline(top + 16 + index * FOOT, LABEL), fill: INK.soft });
  });
  const y = baseline(top + 16 + legend.length * FOOT, LABEL);
  return out + kit.texts.draw(scene.footer, LABEL, { x: left, y, fill: INK.faint, max: right - left });
}
