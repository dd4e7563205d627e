/** A card as it lies on the board. */
import type { SceneCard, SceneFigure } from '#kernel/scene';
import { drawArt } from './art/index.ts';
import { baseline, INK, type Kit, TYPE } from './kit.ts';
import { box, el } from './svg.ts';
import { seatLook, toneColour } from './theme.ts';

/** How much room a board has: `full` shows pictures, `low` strips of them, `bare` names and figures only. */
export type Density = 'full' | 'low' | 'bare';

/** A card and how many equal ones it stands for. */
export type Stack = { readonly card: SceneCard; readonly count: number };

/** What a tile says beside the card itself: `marked` puts the controller's mark on it, where the place does not say it. */
export type TileLook = { readonly density: Density; readonly marked: boolean };

const ART: Readonly<Record<Density, number>> = { full: 60, low: 42, bare: 0 };
const NAME = 29;
const LINE = 31;

/** Neighbours that are equal in all that is shown, gathered. */
export function stacks(cards: readonly SceneCard[]): readonly Stack[] {
  const out: { card: SceneCard; count: number; key: string }[] = [];
  for (const card of cards) {
    const key = JSON.stringify(card);
    const last = out.find((stack) => stack.key === key);
    if (last === undefined) out.push({ card, count: 1, key });
    else last.count += 1;
  }
  return out;
}

/** Height of a tile in pixels. */
export function tileHeight(form: SceneCard['form'], density: Density): number {
  if (density === 'bare') return NAME + LINE;
  return ART[density] + NAME + (form === 'unit' ? LINE : 0);
}

/** Draws a tile with its corner at the origin. */
export function drawTile(
  kit: Kit,
  { card, count }: Stack,
  width: number,
  height: number,
  { density, marked }: TileLook,
): string {
  // A low card in a row of tall ones has a taller picture.
  const art = card.form === 'place' && density !== 'bare' ? height - NAME : ART[density];
  const look = card.seat === undefined ? undefined : seatLook(card.seat);
  const frame = card.hot === true ? INK.gold : (look?.colour ?? INK.line);
  const edge = card.hot === true ? 3.5 : 2;
  const inset = edge / 2;
  let out = el('defs', {}, el('clipPath', { id: 'tile' }, box(inset, inset, width - edge, height - edge, 9, {})));
  let inner = box(0, 0, width, height, 0, { fill: INK.slot });
  if (art > 0) {
    inner += drawArt(card.art, width, art);
    if (card.dim === true) inner += el('rect', { width, height: art, fill: INK.space, opacity: 0.5 });
  }
  if (look !== undefined) inner += el('rect', { x: 0, y: 0, width: 5, height, fill: look.colour });
  out += el('g', { 'clip-path': 'url(#tile)' }, inner);

  const left = look === undefined ? 8 : 11;
  const ink = card.dim === true ? INK.soft : INK.text;
  const nameLeft = left + (density === 'bare' ? headWidth(kit, card, count, marked) : 0);
  out += kit.texts.draw(card.name, TYPE.name, {
    x: nameLeft,
    y: baseline(art + NAME / 2 + 1, TYPE.name),
    fill: ink,
    max: width - nameLeft - 6,
  });
  out +=
    density === 'bare'
      ? bareSigns(kit, card, count, width, left, marked)
      : artSigns(kit, card, count, width, art, marked);
  out += box(inset, inset, width - edge, height - edge, 9, {
    fill: 'none',
    stroke: frame,
    'stroke-width': edge,
    'stroke-dasharray': card.dim === true && card.hot !== true ? '7 5' : undefined,
    opacity: card.hot === true ? 1 : card.dim === true ? 0.55 : 0.8,
  });
  return out;
}

/** Marks over the picture, and the line of figures beneath for units. */
function artSigns(kit: Kit, card: SceneCard, count: number, width: number, art: number, marked: boolean): string {
  const start = card.seat === undefined ? 5 : 9;
  let out = '';
  let x = start;
  if (marked && card.seat !== undefined) {
    out += kit.mark(card.seat, x, 5, 24);
    x += 29;
  }
  if (card.tag !== undefined) {
    const tag = kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x, y: 4 });
    out += tag.svg;
    x += tag.width + 3;
  }
  if (count > 1) {
    const many = kit.pill({ text: `×${count}`, ring: INK.gold, colour: INK.gold }, { x, y: 4 });
    out += many.svg;
    x += many.width + 3;
  }
  out += signsFromRight(kit, card.badges ?? [], width - 5, 4, x);
  const bottom = art - 30;
  let low = start;
  for (const sign of lowSigns(card)) {
    const drawn = kit.pill(sign, { x: low, y: bottom, max: width - low - 30 });
    out += drawn.svg;
    low += drawn.width + 3;
  }
  if (card.form === 'unit') return out + figureLine(kit, card, width, art, card.seat === undefined ? 8 : 11);
  let right = width - 5;
  for (const value of [
    ...card.figures.slice(0, 2),
    ...(card.damage === undefined ? [] : [hurt(card.damage)]),
  ].reverse()) {
    const drawn = kit.pill(
      { icon: value.icon, text: value.value, colour: figureInk(value) },
      { x: right, y: bottom, anchor: 'end' },
    );
    if (right - drawn.width < low) break;
    out += drawn.svg;
    right -= drawn.width + 3;
  }
  return out;
}

/** Without a picture the marks stand before the name, and everything else shares the second line. */
function bareSigns(kit: Kit, card: SceneCard, count: number, width: number, left: number, marked: boolean): string {
  let out = '';
  let x = left;
  if (marked && card.seat !== undefined) {
    out += kit.mark(card.seat, x, 4, 22);
    x += MARK;
  }
  if (card.tag !== undefined) {
    out += kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x, y: 3, height: 24 }).svg;
    x += TAG;
  }
  if (count > 1) {
    out += kit.texts.draw(`×${count}`, TYPE.name, { x, y: baseline(NAME / 2 + 1, TYPE.name), fill: INK.gold });
  }
  const line = figureLine(kit, card, width, 0, left);
  const figures = kit.figures(shownFigures(card), TYPE.figure, { x: left, y: 0, max: width - left - 6, gap: 10 });
  const signs = [...lowSigns(card), ...(card.badges ?? [])];
  return out + line + signsFromRight(kit, signs, width - 5, NAME + 1, left + figures.width);
}

type Sign = { readonly icon: string; readonly text?: string };

/** Tabs and aims: what changes from turn to turn. */
function lowSigns(card: SceneCard): readonly Sign[] {
  const { tabs, aim } = card;
  return [
    ...(tabs === undefined
      ? []
      : [tabs.left === undefined ? { icon: 'infinity' } : { icon: tabs.icon, text: String(tabs.left) }]),
    ...(aim === undefined ? [] : [{ icon: aim.icon, ...(aim.text === undefined ? {} : { text: aim.text }) }]),
  ];
}

/** Signs side by side from the right edge, the first one outermost, as many as fit right of `least`. */
function signsFromRight(kit: Kit, signs: readonly Sign[], edge: number, y: number, least: number): string {
  let out = '';
  let right = edge;
  for (const sign of signs) {
    const drawn = kit.badge({ ...sign, label: '' }, { x: right, y, anchor: 'end' });
    if (right - drawn.width < least) break;
    out += drawn.svg;
    right -= drawn.width + 3;
  }
  return out;
}

function figureLine(kit: Kit, card: SceneCard, width: number, art: number, left: number): string {
  const y = baseline(art + NAME + LINE / 2 - 2, TYPE.figure);
  return kit.figures(shownFigures(card), TYPE.figure, { x: left, y, max: width - left - 6, gap: 10 }).svg;
}

function shownFigures(card: SceneCard): readonly SceneFigure[] {
  return card.damage === undefined ? card.figures.slice(0, 3) : [...card.figures.slice(0, 2), hurt(card.damage)];
}

const MARK = 26;
const TAG = 30;

function headWidth(kit: Kit, card: SceneCard, count: number, marked: boolean): number {
  return (
    (marked && card.seat !== undefined ? MARK : 0) +
    (card.tag === undefined ? 0 : TAG) +
    (count > 1 ? kit.texts.width(`×${count}`, TYPE.name) + 6 : 0)
  );
}

function hurt(damage: SceneFigure): SceneFigure {
  return { ...damage, icon: 'damage', tone: 'bad' };
}

function figureInk(figure: SceneFigure): string {
  return figure.tone === undefined || figure.tone === 'plain' ? INK.text : toneColour(figure.tone);
}
