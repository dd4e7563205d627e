/** A deck at a glance: what starts in play and the price curve on the left, the main deck on the right. */
import type { DeckScene, SceneDeckCard } from '#face/scene';
import { drawArt } from './art/index.ts';
import { drawCurve, fade, strip } from './deck-parts.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';
import { toneColour, WIDTH } from './theme.ts';

const EDGE = 12;
const HEAD = 116;
const SIDE = 336;
const TILE = 60;
const LABEL = 34;
const CURVE_LEAST = 190;
const CURVE_MOST = 330;
/** Where the lists begin, and how wide each of the two is. */
const LISTS = EDGE + SIDE + 16;
const LIST = Math.floor((WIDTH - LISTS - EDGE - 12) / 2);
/** How many kinds of cards are drawn; the text beside the picture lists them all. */
const KINDS = 76;
const NAME: Type = { size: 27, weight: 600 };
const TITLE: Type = { size: 44, weight: 700 };

type DeckHead = { readonly row: number; readonly head: number; readonly name: Type };
const ROOMY: DeckHead = { row: 44, head: 42, name: NAME };
const DENSE: DeckHead = { row: 34, head: 36, name: { size: 23, weight: 600 } };
/** With more kinds than this, rows are drawn more densely. */
const ROOMY_MOST = 34;

/** Lays out a deck. The height follows from the number of different cards. */
export function layoutDeck(kit: Kit, scene: DeckScene): Picture {
  const lines = linesOf(scene);
  const tableView = lines.length > ROOMY_MOST ? DENSE : ROOMY;
  const [left, right] = halves(lines, tableView);
  const top = HEAD + GAP + 2;
  const listHeight = Math.max(heightOf(left, tableView), heightOf(right, tableView), lines.length === 0 ? 120 : 0);
  const sections = sectionsOf(scene);
  const sectionHeight = sections.reduce((sum, { height }) => sum + height, 0);
  const curve = Math.max(CURVE_LEAST, Math.min(CURVE_MOST, listHeight - sectionHeight - GAP));
  const height = Math.round(top + Math.max(listHeight, sectionHeight + GAP + curve) + EDGE);
  const layers: Layer[] = [
    layer(
      'deck head',
      { x: 0, y: 0, width: WIDTH, height: HEAD },
      [scene.title, scene.subtitle, scene.mark, scene.figures, scene.sections[0]?.cards[0]?.art],
      () => drawHead(kit, scene),
    ),
  ];
  let y = top;
  for (const part of sections) {
    layers.push(...part.layers(kit, y));
    y += part.height;
  }
  layers.push(
    layer('deck curve', { x: EDGE, y: y + GAP, width: SIDE, height: curve }, scene.curve, () =>
      drawCurve(kit, scene.curve, SIDE, curve),
    ),
  );
  [left, right].forEach((column, index) => {
    const x = LISTS + index * (LIST + 12);
    let at = top;
    for (const line of column) {
      const tall = line.kind === 'card' ? tableView.row : tableView.head;
      layers.push(
        layer('deck line', { x, y: at, width: LIST, height: tall }, [line, tableView.row], () =>
          drawLine(kit, line, tableView),
        ),
      );
      at += tall;
    }
  });
  if (lines.length === 0) {
    const width = WIDTH - LISTS - EDGE;
    layers.push(
      layer('deck empty', { x: LISTS, y: top, width, height: 116 }, scene.empty, () => drawEmpty(kit, scene, width)),
    );
  }
  return { width: WIDTH, height, layers };
}

type Line =
  | { readonly kind: 'head'; readonly title: string; readonly icon: string; readonly count: number }
  | { readonly kind: 'card'; readonly card: SceneDeckCard }
  | { readonly kind: 'more'; readonly text: string };

/** Headings and cards in one row, cut at the number of kinds that a picture holds. */
function linesOf(scene: DeckScene): readonly Line[] {
  const lines: Line[] = [];
  let kinds = 0;
  let hidden = 0;
  for (const { title, icon, count, cards } of scene.groups) {
    if (kinds < KINDS && cards.length > 0) lines.push({ kind: 'head', title, icon, count });
    for (const card of cards) {
      kinds += 1;
      if (kinds > KINDS) hidden += 1;
      else lines.push({ kind: 'card', card });
    }
  }
  if (hidden > 0) lines.push({ kind: 'more', text: scene.more.replace('{count}', String(hidden)) });
  return lines;
}

function heightOf(lines: readonly Line[], tableView: DeckHead): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'card' ? tableView.row : tableView.head), 0);
}

/** The lines in two columns of about equal height; a heading is never the last line of a column. */
function halves(lines: readonly Line[], tableView: DeckHead): readonly [readonly Line[], readonly Line[]] {
  let best = lines.length;
  let min = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= lines.length; at++) {
    if (lines[at - 1]?.kind === 'head') continue;
    const tallest = Math.max(heightOf(lines.slice(0, at), tableView), heightOf(lines.slice(at), tableView));
    // A column that begins with a heading reads better than one that continues in the middle of a type.
    const cost = tallest + (lines[at]?.kind === 'head' || at === lines.length ? 0 : tableView.row);
    if (cost < min) {
      min = cost;
      best = at;
    }
  }
  return [lines.slice(0, best), lines.slice(best)];
}

type Part = { readonly height: number; readonly layers: (kit: Kit, y: number) => readonly Layer[] };

/** The sections that are not shuffled in, one below the other. */
function sectionsOf(scene: DeckScene): readonly Part[] {
  return scene.sections.map(({ title, cards, free }) => {
    const places = cards.length + free;
    return {
      height: LABEL + places * (TILE + 6) + 4,
      layers: (kit, y) => [
        layer('deck label', { x: EDGE, y, width: SIDE, height: LABEL }, title, () =>
          kit.texts.draw(title, TYPE.label, {
            x: 2,
            y: baseline(LABEL / 2 + 2, TYPE.label),
            fill: INK.soft,
            max: SIDE,
          }),
        ),
        ...Array.from({ length: places }, (_, index) => {
          const card = cards[index];
          const place = { x: EDGE, y: y + LABEL + index * (TILE + 6), width: SIDE, height: TILE };
          return layer('deck tile', place, card ?? 'free', () =>
            card === undefined ? drawFree() : drawTile(kit, card),
          );
        }),
      ],
    };
  });
}

function drawHead(kit: Kit, scene: DeckScene): string {
  const art = scene.sections[0]?.cards[0]?.art;
  let out = el('rect', { width: WIDTH, height: HEAD, fill: INK.panelLow });
  if (art !== undefined) {
    out += el('g', { transform: `translate(${WIDTH - 620} 0)` }, drawArt({ ...art, kind: 'region' }, 620, HEAD));
    out += fade('head', WIDTH - 620, 620, HEAD, INK.panelLow, 0.35);
  }
  out += el('rect', { y: HEAD - 3, width: WIDTH, height: 3, fill: INK.line });
  const tone = toneColour(scene.mark.tone);
  const mark = kit.pill(
    { icon: scene.mark.icon, iconColour: tone, text: scene.mark.text ?? scene.mark.label, colour: tone, ring: tone },
    { x: WIDTH - EDGE, y: 14, height: 40, anchor: 'end', max: 340 },
  );
  const title = kit.texts.drawable(scene.title, scene.fallbackTitle);
  out += kit.texts.draw(title, TITLE, {
    x: EDGE + 4,
    y: baseline(37, TITLE),
    fill: INK.text,
    max: WIDTH - mark.width - 3 * EDGE - 12,
  });
  const figures = kit.figures(scene.figures, TYPE.bigFigure, {
    x: WIDTH - EDGE - 4,
    y: baseline(84, TYPE.bigFigure),
    max: WIDTH * 0.5,
    gap: 22,
    anchor: 'end',
  });
  const subtitle: Type = { size: 26, weight: 600 };
  out += kit.texts.draw(scene.subtitle, subtitle, {
    x: EDGE + 4,
    y: baseline(84, subtitle),
    fill: INK.soft,
    max: WIDTH - figures.width - 4 * EDGE,
  });
  return out + mark.svg + figures.svg;
}

function drawTile(kit: Kit, card: SceneDeckCard): string {
  const many = card.count > 1 ? `${card.count}× ${card.name}` : card.name;
  return strip(kit, { ...card, name: many }, { width: SIDE, height: TILE, art: 190 }, 12, NAME);
}

function drawFree(): string {
  return box(2, 2, SIDE - 4, TILE - 4, 9, {
    fill: 'none',
    stroke: INK.lineBright,
    'stroke-width': 2,
    'stroke-dasharray': '7 7',
  });
}

function drawLine(kit: Kit, line: Line, tableView: DeckHead): string {
  switch (line.kind) {
    case 'head': {
      const middle = tableView.head / 2 + 2;
      const type = TYPE.area;
      const count = String(line.count);
      return (
        kit.icon(line.icon, 4, middle - 13, 26, INK.gold) +
        kit.texts.draw(line.title, type, { x: 40, y: baseline(middle, type), fill: INK.gold, max: LIST - 100 }) +
        kit.texts.draw(count, type, { x: LIST - 8, y: baseline(middle, type), fill: INK.gold, anchor: 'end' })
      );
    }
    case 'card': {
      const height = tableView.row - 4;
      const { count } = line.card;
      const number: Type = { ...tableView.name, weight: 700 };
      return (
        strip(kit, line.card, { width: LIST, height, art: 150 }, 52, tableView.name) +
        box(1, 1, 43, height - 2, 9, { fill: INK.space, 'fill-opacity': 0.85 }) +
        kit.texts.draw(`${count}×`, number, {
          x: 22,
          y: baseline(height / 2, number),
          fill: INK.gold,
          anchor: 'middle',
          max: 38,
        })
      );
    }
    case 'more':
      return kit.texts.draw(line.text, TYPE.label, {
        x: 4,
        y: baseline(tableView.head / 2, TYPE.label),
        fill: INK.soft,
        max: LIST - 8,
      });
    default:
      return line satisfies never;
  }
}

function drawEmpty(kit: Kit, scene: DeckScene, width: number): string {
  return (
    box(2, 2, width - 4, 112, 14, { fill: 'none', stroke: INK.line, 'stroke-width': 2.5, 'stroke-dasharray': '9 9' }) +
    kit.texts.draw(scene.empty, TYPE.heading, {
      x: width / 2,
      y: baseline(58, TYPE.heading),
      fill: INK.soft,
      anchor: 'middle',
      max: width - 60,
    })
  );
}
