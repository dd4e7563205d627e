/** A card as it lies on the board. */
import type { SceneBadge, SceneCard, SceneFigure } from '#kernel/scene';
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
const SIGNS = 28;
const SMALL = { ...TYPE.figure, size: 23 };

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

/** Height of a tile in pixels; without a picture it is taller by a line if its signs find no room beside the figures. */
export function tileHeight(kit: Kit, stack: Stack, width: number, density: Density): number {
  if (density !== 'bare') return ART[density] + NAME + (stack.card.form === 'unit' ? LINE : 0);
  return NAME + LINE + (bareSigns(kit, stack.card, width).rest.length > 0 ? SIGNS : 0);
}

/** Height of an empty place for a low card. */
export function slotHeight(density: Density): number {
  return density === 'bare' ? NAME + LINE : ART[density] + NAME;
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

  out += density === 'bare' ? bareFace(kit, card, count, width, marked) : artFace(kit, card, count, width, art, marked);
  out += box(inset, inset, width - edge, height - edge, 9, {
    fill: 'none',
    stroke: frame,
    'stroke-width': edge,
    'stroke-dasharray': card.dim === true && card.hot !== true ? '7 5' : undefined,
    opacity: card.hot === true ? 1 : card.dim === true ? 0.55 : 0.8,
  });
  return out;
}

/** Name, figures, and marks laid over the picture. */
function artFace(kit: Kit, card: SceneCard, count: number, width: number, art: number, marked: boolean): string {
  const left = leftOf(card);
  const max = width - left - 6;
  let out = name(kit, card, left, art + NAME / 2 + 1, max);
  let x = left - 3;
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
  out += fromRight(kit, (card.badges ?? []).map(plainSign), width - 5, 4, x).svg;
  const bottom = art - 30;
  let low = left - 3;
  for (const sign of [...tabSigns(card), ...aimSigns(card)]) {
    const drawn = kit.pill(sign, { x: low, y: bottom, max: width - low - 30 });
    out += drawn.svg;
    low += drawn.width + 3;
  }
  if (card.form === 'unit') {
    out += fromRight(kit, hurtSigns(card), width - 5, bottom, low).svg;
    const type = width < 118 ? SMALL : TYPE.figure;
    const y = baseline(art + NAME + LINE / 2 - 2, type);
    return out + kit.figures(card.figures.slice(0, 3), type, { x: left, y, max, gap: width < 118 ? 7 : 10 }).svg;
  }
  const values = card.figures
    .slice(0, 2)
    .map((value) => ({ icon: value.icon, text: value.value, colour: figureInk(value) }));
  return out + fromRight(kit, [...hurtSigns(card), ...values.reverse()], width - 5, bottom, low).svg;
}

/** Without a picture: marks and name above, then figures and signs, in two lines if one has no room for both. */
function bareFace(kit: Kit, card: SceneCard, count: number, width: number, marked: boolean): string {
  const left = leftOf(card);
  let out = bareFigures(kit, card, width).svg;
  const { svg, rest } = bareSigns(kit, card, width);
  out += svg;
  let low = left - 3;
  for (const sign of rest) {
    const drawn = kit.pill(sign, { x: low, y: NAME + LINE - 1, height: 24, max: width - low - 30 });
    out += drawn.svg;
    low += drawn.width + 3;
  }
  let x = left;
  if (marked && card.seat !== undefined) {
    out += kit.mark(card.seat, x, 4, 22);
    x += 26;
  }
  if (card.tag !== undefined) {
    const tag = kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x, y: 3, height: 24 });
    out += tag.svg;
    x += tag.width + 4;
  }
  if (count > 1) {
    out += kit.texts.draw(`×${count}`, TYPE.name, { x, y: baseline(NAME / 2 + 1, TYPE.name), fill: INK.gold });
    x += kit.texts.width(`×${count}`, TYPE.name) + 5;
  }
  return out + name(kit, card, x, NAME / 2 + 1, width - x - 6);
}

function bareFigures(kit: Kit, card: SceneCard, width: number) {
  const left = leftOf(card);
  const y = baseline(NAME + LINE / 2 - 2, SMALL);
  return kit.figures(card.figures.slice(0, 2), SMALL, { x: left, y, max: width - left - 4, gap: 7 });
}

function bareSigns(kit: Kit, card: SceneCard, width: number) {
  const signs = [...hurtSigns(card), ...tabSigns(card), ...aimSigns(card), ...(card.badges ?? []).map(plainSign)];
  return fromRight(kit, signs, width - 4, NAME + 2, leftOf(card) + bareFigures(kit, card, width).width + 2, 24);
}

function leftOf(card: SceneCard): number {
  return card.seat === undefined ? 8 : 11;
}

function name(kit: Kit, card: SceneCard, x: number, middle: number, max: number): string {
  const fill = card.dim === true ? INK.soft : INK.text;
  return kit.texts.draw(card.name, TYPE.name, { x, y: baseline(middle, TYPE.name), fill, max });
}

type Sign = { readonly icon: string; readonly text?: string; readonly colour?: string; readonly ring?: string };

function plainSign({ icon, text, tone }: SceneBadge): Sign {
  const ring = tone === undefined || tone === 'plain' ? {} : { ring: toneColour(tone) };
  return { icon, text, ...ring };
}

function tabSigns({ tabs }: SceneCard): readonly Sign[] {
  if (tabs === undefined) return [];
  return [tabs.left === undefined ? { icon: 'infinity' } : { icon: tabs.icon, text: String(tabs.left) }];
}

function aimSigns({ aim }: SceneCard): readonly Sign[] {
  return aim === undefined ? [] : [plainSign({ ...aim, tone: 'alert' })];
}

function hurtSigns({ damage }: SceneCard): readonly Sign[] {
  return damage === undefined ? [] : [{ icon: 'damage', text: damage.value, colour: INK.bad, ring: INK.bad }];
}

/** Signs side by side from the right edge, the first one outermost; those that would reach left of `least` are handed back. */
function fromRight(
  kit: Kit,
  signs: readonly Sign[],
  edge: number,
  y: number,
  least: number,
  height = 26,
): { readonly svg: string; readonly left: number; readonly rest: readonly Sign[] } {
  let svg = '';
  let right = edge;
  const rest: Sign[] = [];
  for (const sign of signs) {
    const drawn = kit.pill(sign, { x: right, y, height, anchor: 'end' });
    if (right - drawn.width < least) {
      rest.push(sign);
      continue;
    }
    svg += drawn.svg;
    right -= drawn.width + 3;
  }
  return { svg, left: right, rest };
}

function figureInk(figure: SceneFigure): string {
  return figure.tone === undefined || figure.tone === 'plain' ? INK.text : toneColour(figure.tone);
}
