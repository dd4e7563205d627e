/** A hand: its owner's private figures, and the cards. */
import type { HandScene, SceneFace } from '#face/scene';
import { drawFace, type FaceLook, faceHeight } from './face.ts';
import { footLayers } from './foot.ts';
import { BRIEF_HEIGHT, drawBriefRow, drawHandRow, handRowHeight } from './hand-row.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';
import { type Page, seatLook } from './theme.ts';

const HEAD = 54;
/** What a tall page's heading has below the title: the figures. */
const FIGURES = 44;
const UNDER = 38;
/** Between the rows of a tall page. */
const ROW_GAP = 4;

type Held = {
  readonly face: SceneFace;
  readonly playable: boolean | undefined;
  readonly tag: string | undefined;
  readonly under: string | undefined;
  readonly count: number;
};

/** Lines of text that each card of a tall page has: of few cards more than of many, and of those that lie there to be read all. */
const MANY = 6;
/** Of more cards than this, those that cannot be played for what is being decided are brief. */
const FEW = 3;
const FEW_LINES = 2;
const MORE_LINES = 4;
const ALL_LINES = 12;

/** Lays out a hand: few cards large and with their text, many small; on a tall page in rows. */
export function layoutHand(kit: Kit, scene: HandScene, page: Page): Picture {
  const held = gathered(scene);
  const look = page.shape === 'tall' ? undefined : faceLook(kit, held, scene.roomy === true, page);
  const anyPlayable = held.some(({ playable }) => playable === true);
  const inner = page.width - 2 * page.edge;
  const head = page.shape === 'tall' && !fitsBeside(kit, scene, page) ? HEAD + FIGURES : HEAD;
  const layers: Layer[] = [
    layer('hand head', { x: 0, y: 0, width: page.width, height: head }, [scene.title, scene.seat, scene.figures], () =>
      drawHead(kit, scene, page, head),
    ),
  ];
  let y = head + (page.shape === 'tall' ? ROW_GAP : GAP);
  if (held.length === 0) {
    layers.push(emptyLayer(kit, scene.empty, { x: page.edge, y, width: inner, height: 120 }));
    y += 120 + GAP;
  }
  for (const { under, cards } of sections(held)) {
    if (under !== undefined) {
      layers.push(headingLayer(kit, under, { x: page.edge, y, width: inner, height: UNDER }));
      y += UNDER;
    }
    if (look === undefined) {
      const maxLines = scene.roomy === true ? ALL_LINES : held.length > MANY ? FEW_LINES : MORE_LINES;
      for (const { face, playable, tag, count } of cards) {
        const state = { count, tag, dim: anyPlayable && playable === false };
        // Those that can be played now are read, and the others known by name.
        const isBrief = playable === false && held.length > FEW;
        const height = isBrief ? BRIEF_HEIGHT : handRowHeight(kit, face, inner, maxLines);
        const place = { x: page.edge, y, width: inner, height };
        layers.push(
          layer('row', place, [isBrief, maxLines, state, face], () =>
            isBrief ? drawBriefRow(kit, face, inner, state) : drawHandRow(kit, face, { ...place, maxLines }, state),
          ),
        );
        y += height + ROW_GAP;
      }
      continue;
    }
    for (let first = 0; first < cards.length; first += look.columns) {
      const row = cards.slice(first, first + look.columns);
      // Below a heading, each row is as tall as its own text needs; otherwise all rows are the same height.
      const height = under === undefined ? look.height : rowHeight(kit, row, look);
      row.forEach(({ face, playable, tag, count }, column) => {
        const state = { count, tag, dim: anyPlayable && playable === false };
        const place = { x: page.edge + column * (look.width + GAP), y, width: look.width, height };
        const sized = { ...look, height };
        layers.push(layer('face', place, [look.art, look.text, state, face], () => drawFace(kit, face, sized, state)));
      });
      y += height + GAP;
    }
  }
  const foot = footLayers(kit, scene.notes ?? [], page, y);
  layers.push(...foot.layers);
  return { width: page.width, height: Math.round(foot.bottom + page.edge - GAP), layers };
}

/** The most that a row below a heading may take, in pixels. */
const HIGHEST = 480;

function rowHeight(kit: Kit, row: readonly Held[], look: FaceLook): number {
  return Math.round(Math.min(HIGHEST, Math.max(...row.map(({ face }) => faceHeight(kit, face, look)))));
}

/** Cards that lie together, in their order. */
function sections(held: readonly Held[]): readonly { readonly under: string | undefined; readonly cards: Held[] }[] {
  const out: { under: string | undefined; cards: Held[] }[] = [];
  for (const one of held) {
    const last = out.at(-1);
    if (last === undefined || last.under !== one.under) out.push({ under: one.under, cards: [one] });
    else last.cards.push(one);
  }
  return out;
}

type Slot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function emptyLayer(kit: Kit, words: string, place: Slot): Layer {
  const { width, height } = place;
  return layer(
    'no cards',
    place,
    words,
    () =>
      box(2, 2, width - 4, height - 4, 14, {
        fill: 'none',
        stroke: INK.line,
        'stroke-width': 2.5,
        'stroke-dasharray': '9 9',
      }) +
      kit.texts.draw(words, TYPE.heading, {
        x: width / 2,
        y: baseline(height / 2, TYPE.heading),
        fill: INK.soft,
        anchor: 'middle',
        max: width - 60,
      }),
  );
}

function headingLayer(kit: Kit, words: string, place: Slot): Layer {
  return layer('heading', place, words, () => {
    const middle = place.height / 2 - 2;
    const { width } = kit.texts.shorten(words, TYPE.area, place.width - 20);
    const from = width + 16;
    return (
      kit.texts.draw(words, TYPE.area, {
        x: 4,
        y: baseline(middle, TYPE.area),
        fill: INK.gold,
        max: place.width - 20,
      }) +
      (from < place.width
        ? el('rect', { x: from, y: middle, width: place.width - from, height: 2, fill: INK.line })
        : '')
    );
  });
}

/** Columns and sizes for these cards: as tall as the longest text needs, as long as the picture keeps a convenient shape. */
function faceLook(
  kit: Kit,
  held: readonly Held[],
  roomy: boolean,
  page: Page,
): FaceLook & { readonly columns: number } {
  const cards = held.length;
  const columns = cards > 8 ? (roomy ? 4 : 5) : cards === 5 || cards === 6 ? 3 : Math.min(4, Math.max(3, cards));
  const width = Math.floor((page.width - 2 * page.edge - GAP * (columns - 1)) / columns);
  const {
    art,
    least: min,
    most: max,
    size,
  } = cards > 12 && !roomy
    ? { art: 86, least: 190, most: 196, size: 20 }
    : cards > 8
      ? { art: 92, least: 200, most: 280, size: 20 }
      : cards > 4
        ? { art: 116, least: 240, most: 380, size: 21 }
        : { art: 180, least: 320, most: 480, size: 23 };
  const text: Type = { size, weight: 500 };
  const wanted = Math.max(min, ...held.map(({ face }) => faceHeight(kit, face, { width, art, text })));
  return { columns, width, art, text, height: Math.round(Math.min(max, wanted)) };
}

function gathered(scene: HandScene): readonly Held[] {
  const held = new Map<string, Held>();
  for (const { face, playable, tag, under } of scene.cards) {
    const key = JSON.stringify([face, playable, tag, under]);
    held.set(key, { face, playable, tag, under, count: (held.get(key)?.count ?? 0) + 1 });
  }
  return [...held.values()];
}

/** Where a heading's title begins, and how far it stays away from the figures. */
const TITLE = 54;
const APART = 40;

/** Whether the figures have room beside the whole title. */
function fitsBeside(kit: Kit, { title, figures }: HandScene, { width, edge }: Page): boolean {
  const shown = kit.figures(figures, TYPE.bigFigure, { x: 0, y: 0, max: width, gap: 24, anchor: 'start' });
  return edge + TITLE + kit.texts.shorten(title, TYPE.title, width).width + APART + shown.width + edge <= width;
}

function drawHead(kit: Kit, scene: HandScene, page: Page, height: number): string {
  const { width, edge } = page;
  const tall = height > HEAD;
  const look = seatLook(scene.seat);
  const middle = HEAD / 2;
  const figures = kit.figures(scene.figures, TYPE.bigFigure, {
    x: tall ? edge + 8 : width - edge - 8,
    y: baseline(tall ? HEAD + FIGURES / 2 - 6 : middle, TYPE.bigFigure),
    max: tall ? width - 2 * edge - 16 : width * 0.68,
    gap: 24,
    anchor: tall ? 'start' : 'end',
  });
  return (
    el('rect', { width, height, fill: look.deep, opacity: 0.7 }) +
    el('rect', { y: height - 3, width, height: 3, fill: look.colour }) +
    kit.mark(scene.seat, edge + 4, middle - 19, 38) +
    kit.texts.draw(scene.title, TYPE.title, {
      x: edge + TITLE,
      y: baseline(middle, TYPE.title),
      fill: INK.text,
      max: width - (tall ? 0 : figures.width) - 110,
    }) +
    figures.svg
  );
}
