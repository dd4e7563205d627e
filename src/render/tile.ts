/** A card as it lies on the board. */
import type { SceneBadge, SceneCard, SceneFigure } from '#face/scene';
import { drawArt, drawSubject, isAfloat } from './art/index.ts';
import { baseline, INK, type Kit, TYPE } from './kit.ts';
import type { Stack } from './stacks.ts';
import { box, el, num } from './svg.ts';
import { seatLook, toneColour } from './theme.ts';

/** How much room a board has: `full` shows pictures, `low` strips of them, `bare` narrow strips behind the figures. */
export type Density = 'full' | 'low' | 'bare';

/** Options of a tile. `marked`: it shows its controller's mark, because the place does not tell whose it is. */
export type TileLook = { readonly density: Density; readonly marked: boolean };

const ART: Readonly<Record<Density, number>> = { full: 60, low: 42, bare: 31 };
const NAME = 29;
/** Extra height for a second line of the name. */
const MORE_NAME = 22;
const LINE = 31;
const SIGNS = 28;
const SMALL = { ...TYPE.figure, size: 23 };

/** Height of a tile in pixels, including an extra line for a name of two lines and for badges that do not fit elsewhere. */
export function tileHeight(kit: Kit, stack: Stack, width: number, density: Density): number {
  const { card } = stack;
  const named = NAME + (nameLines(kit, card, width).length > 1 ? MORE_NAME : 0);
  if (density === 'bare' && card.form === 'unit')
    return named + LINE + (bareSigns(kit, card, width).rest.length > 0 ? SIGNS : 0);
  const line = card.form === 'unit' ? LINE : 0;
  const more = density !== 'full' && strip(kit, stack, width, ART[density], false).rest.length > 0 ? SIGNS : 0;
  return ART[density] + named + line + more;
}

/** Height of an empty place for a low card. */
export function slotHeight(density: Density): number {
  return ART[density] + NAME;
}

/** Draws a tile with its corner at the origin. */
export function drawTile(kit: Kit, stack: Stack, width: number, height: number, { density, marked }: TileLook): string {
  const { card, count } = stack;
  const lines = nameLines(kit, card, width);
  const named = NAME + (lines.length > 1 ? MORE_NAME : 0);
  const bare = density === 'bare' && card.form === 'unit';
  // A low card in a row of tall ones has a taller picture.
  const art = card.form === 'place' ? height - named : ART[density];
  const look = card.seat === undefined ? undefined : seatLook(card.seat);
  // What floats in space lies over the place itself, with a plate below it for what is to be read.
  const afloat = isAfloat(card.art) && !bare;
  const plate = afloat ? { y: art, height: height - art } : { y: 0, height };
  const edge = card.hot === true ? 3.5 : 2;
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(edge / 2, plate.y + edge / 2, width - edge, plate.height - edge, 9, style);
  let inner = box(0, plate.y, width, plate.height, 0, { fill: INK.slot, opacity: afloat ? 0.92 : 1 });
  if (bare) {
    // Behind the figures, which must remain the most visible.
    inner += el('g', { transform: `translate(0 ${num(named)})` }, drawArt(card.art, width, height - named));
    inner += el('rect', { y: named, width, height: height - named, fill: INK.slot, opacity: 0.86 });
  } else if (!afloat) {
    inner += drawArt(card.art, width, art);
    if (card.dim === true) inner += el('rect', { width, height: art, fill: INK.space, opacity: 0.5 });
  }
  if (look !== undefined) inner += el('rect', { y: plate.y, width: 5, height: plate.height, fill: look.colour });
  return [
    el('defs', {}, el('clipPath', { id: 'tile' }, rim({}))),
    afloat ? drawAfloat(card, width, art, marked) : '',
    el('g', { 'clip-path': 'url(#tile)' }, inner),
    bare
      ? bareFace(kit, card, count, width, marked, lines)
      : artFace(kit, stack, width, { art, strip: density !== 'full', marked, lines }),
    rim({
      fill: 'none',
      stroke: card.hot === true ? INK.gold : (look?.colour ?? INK.line),
      'stroke-width': edge,
      'stroke-dasharray': card.dim === true && card.hot !== true ? '7 5' : undefined,
      opacity: card.hot === true ? 1 : card.dim === true ? 0.55 : 0.8,
    }),
  ].join('');
}

/** A ship, a base or a world above its plate. `guest`: it has come to another's place, and faces the other way. */
function drawAfloat({ art, dim }: SceneCard, width: number, height: number, guest: boolean): string {
  const turned = guest && art.kind.startsWith('ship/') ? `translate(${num(width)} 0) scale(-1 1)` : undefined;
  const subject = el('g', { transform: turned }, drawSubject(art, width, height));
  return el('svg', { width, height: height + 4, opacity: dim === true ? 0.5 : undefined }, subject);
}

type Face = {
  readonly art: number;
  readonly strip: boolean;
  readonly marked: boolean;
  readonly lines: readonly string[];
};

/** Name, figures, and marks laid over the picture. */
function artFace(kit: Kit, stack: Stack, width: number, face: Face): string {
  const { card } = stack;
  const { art, lines } = face;
  const left = leftOf(card);
  const max = width - left - 6;
  let out = face.strip ? strip(kit, stack, width, art, face.marked).svg : overlays(kit, stack, width, art, face.marked);
  out += name(kit, card, lines, left, art + NAME / 2 + 1, max);
  if (card.form === 'place') return out;
  const type = width < 118 ? SMALL : TYPE.figure;
  const y = baseline(art + NAME + (lines.length > 1 ? MORE_NAME : 0) + LINE / 2 - 2, type);
  return out + kit.figures(card.figures.slice(0, 3), type, { x: left, y, max, gap: width < 118 ? 7 : 10 }).svg;
}

/** Marks at the top of a tall picture, signs and a low card's figures at its bottom. */
function overlays(kit: Kit, stack: Stack, width: number, art: number, marked: boolean): string {
  const { card } = stack;
  const marks = marksOf(kit, stack, marked, 4);
  let out = marks.svg + fromRight(kit, (card.badges ?? []).map(plainSign), width - 5, 4, marks.right).svg;
  const bottom = art - 30;
  let low = leftOf(card) - 3;
  for (const sign of [...markSigns(card), ...aimSigns(card)]) {
    const drawn = kit.pill(sign, { x: low, y: bottom, max: width - low - 30 });
    out += drawn.svg;
    low += drawn.width + 3;
  }
  return out + fromRight(kit, [...hurtSigns(card), ...valueSigns(card)], width - 5, bottom, low).svg;
}

/** All of that in one strip, for a low picture. Returns what does not fit, which goes on a line below the name. */
function strip(kit: Kit, stack: Stack, width: number, art: number, marked: boolean) {
  const { card } = stack;
  const top = Math.max(2, (Math.min(art, ART.low) - 26) / 2);
  const marks = marksOf(kit, stack, marked, top);
  const signs = [
    ...hurtSigns(card),
    ...valueSigns(card),
    ...markSigns(card),
    ...aimSigns(card),
    ...(card.badges ?? []).map(plainSign),
  ];
  const drawn = fromRight(kit, signs, width - 4, top, marks.right, 0.2);
  const below = lineOf(kit, drawn.rest, leftOf(card) - 3, art - SIGNS + 1, width);
  return { svg: marks.svg + drawn.svg + (art > ART.low ? below : ''), rest: drawn.rest };
}

/** Whose a card is, its number and how many there are, from the left. */
function marksOf(kit: Kit, { card, count }: Stack, marked: boolean, y: number) {
  let right = leftOf(card) - 3;
  let svg = '';
  if (marked && card.seat !== undefined) {
    svg += kit.mark(card.seat, right, y + 1, 24);
    right += 29;
  }
  if (card.tag !== undefined) {
    const tag = kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x: right, y });
    svg += tag.svg;
    right += tag.width + 3;
  }
  if (count > 1) {
    const many = kit.pill({ text: `×${count}`, ring: INK.gold, colour: INK.gold }, { x: right, y });
    svg += many.svg;
    right += many.width + 3;
  }
  return { svg, right };
}

/** Badges from left to right. */
function lineOf(kit: Kit, signs: readonly Sign[], x: number, y: number, width: number): string {
  let out = '';
  let low = x;
  for (const sign of signs) {
    const drawn = kit.pill(sign, { x: low, y, max: width - low - 30 });
    out += drawn.svg;
    low += drawn.width + 3;
  }
  return out;
}

/** The name on top, then figures and badges over a strip of the picture, in two lines if they do not fit in one. */
function bareFace(
  kit: Kit,
  card: SceneCard,
  count: number,
  width: number,
  marked: boolean,
  lines: readonly string[],
): string {
  const left = leftOf(card);
  const down = lines.length > 1 ? MORE_NAME : 0;
  const { svg, rest } = bareSigns(kit, card, width);
  const below = bareFigures(kit, card, width).svg + svg + lineOf(kit, rest, left - 3, NAME + LINE - 1, width);
  let out = down === 0 ? below : el('g', { transform: `translate(0 ${num(down)})` }, below);
  let x = left;
  if (marked && card.seat !== undefined) {
    out += kit.mark(card.seat, x, 4, 22);
    x += 26;
  }
  if (card.tag !== undefined) {
    const tag = kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x, y: 3 });
    out += tag.svg;
    x += tag.width + 4;
  }
  if (count > 1) {
    out += kit.texts.draw(`×${count}`, TYPE.name, { x, y: baseline(NAME / 2 + 1, TYPE.name), fill: INK.gold });
    x += kit.texts.width(`×${count}`, TYPE.name) + 5;
  }
  return out + name(kit, card, lines, x, NAME / 2 + 1, width - x - 6);
}

function bareFigures(kit: Kit, card: SceneCard, width: number) {
  const left = leftOf(card);
  const y = baseline(NAME + LINE / 2 - 2, SMALL);
  return kit.figures(card.figures.slice(0, 2), SMALL, { x: left, y, max: width - left - 4, gap: 7 });
}

function bareSigns(kit: Kit, card: SceneCard, width: number) {
  const signs = [...hurtSigns(card), ...markSigns(card), ...aimSigns(card), ...(card.badges ?? []).map(plainSign)];
  return fromRight(kit, signs, width - 4, NAME + 2, leftOf(card) + bareFigures(kit, card, width).width + 2);
}

function leftOf(card: SceneCard): number {
  return card.seat === undefined ? 8 : 11;
}

/** The name in lines: two if a single one would have to be squeezed hard or cut. */
function nameLines(kit: Kit, { name: words, form }: SceneCard, width: number): readonly string[] {
  const max = width - 15;
  if (form === 'unit' || kit.texts.width(words, TYPE.name) * 0.86 <= max) return [words];
  const at = words.replaceAll('-', '- ').split(' ');
  if (at.length < 2) return [words];
  // Broken so that the longer part is as short as possible.
  const cuts = at
    .slice(1)
    .map((_, index) =>
      [at.slice(0, index + 1), at.slice(index + 1)].map((part) => part.join(' ').replaceAll('- ', '-')),
    );
  const longest = (parts: readonly string[]) => Math.max(...parts.map((part) => kit.texts.width(part, TYPE.name)));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

function name(kit: Kit, card: SceneCard, lines: readonly string[], x: number, middle: number, max: number): string {
  const fill = card.dim === true ? INK.soft : INK.text;
  return lines
    .map((line, index) =>
      kit.texts.draw(line, TYPE.name, { x, y: baseline(middle + index * MORE_NAME, TYPE.name), fill, max }),
    )
    .join('');
}

type Sign = { readonly icon: string; readonly text?: string; readonly colour?: string; readonly ring?: string };

function plainSign({ icon, text, tone }: SceneBadge): Sign {
  const ring = tone === undefined || tone === 'plain' ? {} : { ring: toneColour(tone) };
  return { icon, text, ...ring };
}

function markSigns({ mark }: SceneCard): readonly Sign[] {
  if (mark === undefined) return [];
  const { icon, text } = mark;
  return [text === undefined ? { icon } : { icon, text }];
}

/** The figures of a low card, drawn over its picture. */
function valueSigns({ form, figures }: SceneCard): readonly Sign[] {
  if (form === 'unit') return [];
  return figures
    .slice(0, 2)
    .map((value) => ({ icon: value.icon, text: value.value, colour: figureInk(value) }))
    .reverse();
}

function aimSigns({ aim }: SceneCard): readonly Sign[] {
  return aim === undefined ? [] : [plainSign({ ...aim, tone: 'alert' })];
}

function hurtSigns({ damage }: SceneCard): readonly Sign[] {
  return damage === undefined ? [] : [{ icon: 'damage', text: damage.value, colour: INK.bad, ring: INK.bad }];
}

/** Badges side by side from the right edge, the first one outermost. Returns those that would extend left of `least`. */
function fromRight(
  kit: Kit,
  signs: readonly Sign[],
  edge: number,
  y: number,
  min: number,
  ends?: number,
): { readonly svg: string; readonly left: number; readonly rest: readonly Sign[] } {
  let svg = '';
  let right = edge;
  const rest: Sign[] = [];
  for (const sign of signs) {
    const drawn = kit.pill(sign, { x: right, y, anchor: 'end', ...(ends !== undefined && { ends }) });
    if (right - drawn.width < min) {
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
