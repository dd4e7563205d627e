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
export function drawTile(kit: Kit, { card, count }: Stack, width: number, height: number, density: Density): string {
  const art = ART[density];
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
  const nameLeft = left + (density === 'bare' ? headWidth(kit, card, count) : 0);
  out += kit.texts.draw(card.name, TYPE.name, {
    x: nameLeft,
    y: baseline(art + NAME / 2 + 1, TYPE.name),
    fill: ink,
    max: width - nameLeft - 6,
  });
  out +=
    density === 'bare'
      ? bareSigns(kit, card, count, width, left)
      : artSigns(kit, card, count, width, art, look !== undefined);
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
function artSigns(kit: Kit, card: SceneCard, count: number, width: number, art: number, seated: boolean): string {
  let out = '';
  let x = seated ? 9 : 5;
  if (card.seat !== undefined) {
    out += kit.mark(card.seat, x, 5, 24);
    x += 29;
  }
  if (card.tag !== undefined) {
    const tag = kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x, y: 4 });
    out += tag.svg;
    x += tag.width + 3;
  }
  if (count > 1) {
    const many = kit.pill({ text: `×${count}`, colour: INK.text, ring: INK.lineBright }, { x, y: 4 });
    out += many.svg;
    x += many.width + 3;
  }
  let right = width - 5;
  for (const badge of card.badges ?? []) {
    const drawn = kit.badge(badge, { x: right, y: 4, anchor: 'end' });
    if (right - drawn.width < x) break;
    out += drawn.svg;
    right -= drawn.width + 3;
  }
  const bottom = art - 30;
  let low = seated ? 9 : 5;
  if (card.tabs !== undefined) {
    const tabs = kit.pill(tabsPill(card.tabs), { x: low, y: bottom });
    out += tabs.svg;
    low += tabs.width + 3;
  }
  if (card.aim !== undefined) {
    const aim = kit.badge({ tone: 'alert', ...card.aim }, { x: low, y: bottom, max: width - low - 34 });
    out += aim.svg;
    low += aim.width + 3;
  }
  if (card.form === 'unit') {
    const shown = card.damage === undefined ? card.figures : [...card.figures.slice(0, 2), hurt(card.damage)];
    out += kit.figures(shown.slice(0, 3), TYPE.figure, {
      x: seated ? 11 : 8,
      y: baseline(art + NAME + LINE / 2 - 2, TYPE.figure),
      max: width - 14,
      gap: 12,
    }).svg;
  } else {
    let end = width - 5;
    for (const figure of [...card.figures].slice(0, 2).reverse()) {
      const drawn = kit.pill(
        { icon: figure.icon, text: figure.value, colour: figureInk(figure) },
        { x: end, y: bottom, anchor: 'end' },
      );
      if (end - drawn.width < low) break;
      out += drawn.svg;
      end -= drawn.width + 3;
    }
  }
  return out;
}

/** Without a picture the marks stand before the name, the rest in the second line. */
function bareSigns(kit: Kit, card: SceneCard, count: number, width: number, left: number): string {
  let out = '';
  let x = left;
  if (card.seat !== undefined) {
    out += kit.mark(card.seat, x, 4, 22);
    x += 26;
  }
  if (card.tag !== undefined) {
    const tag = kit.pill({ text: card.tag, colour: INK.space, ground: INK.text }, { x, y: 3, height: 24 });
    out += tag.svg;
    x += tag.width + 3;
  }
  if (count > 1)
    out += kit.texts.draw(`×${count}`, TYPE.name, { x, y: baseline(NAME / 2 + 1, TYPE.name), fill: INK.gold });
  const y = baseline(NAME + LINE / 2 - 2, TYPE.figure);
  let right = width - 5;
  const ends = [
    ...(card.aim === undefined ? [] : [card.aim]),
    ...(card.tabs === undefined ? [] : [{ icon: card.tabs.icon, text: tabsText(card.tabs), label: card.tabs.label }]),
    ...(card.badges ?? []),
  ];
  const shown = card.damage === undefined ? card.figures : [...card.figures.slice(0, 2), hurt(card.damage)];
  const line = kit.figures(shown.slice(0, 3), TYPE.figure, { x: left, y, max: width - left - 6, gap: 10 });
  out += line.svg;
  for (const badge of ends) {
    const drawn = kit.badge(badge, { x: right, y: NAME, anchor: 'end' });
    if (right - drawn.width < left + line.width) break;
    out += drawn.svg;
    right -= drawn.width + 3;
  }
  return out;
}

function headWidth(kit: Kit, card: SceneCard, count: number): number {
  return (
    (card.seat === undefined ? 0 : 26) +
    (card.tag === undefined ? 0 : 30) +
    (count > 1 ? kit.texts.width(`×${count}`, TYPE.name) + 6 : 0)
  );
}

function hurt(damage: SceneFigure): SceneFigure {
  return { ...damage, icon: 'damage', tone: 'bad' };
}

function figureInk(figure: SceneFigure): string {
  return figure.tone === undefined || figure.tone === 'plain' ? INK.text : toneColour(figure.tone);
}

function tabsText(tabs: { readonly left: number | undefined }): string {
  return tabs.left === undefined ? '∞' : String(tabs.left);
}

function tabsPill(tabs: { readonly icon: string; readonly left: number | undefined }) {
  return tabs.left === undefined
    ? { icon: 'infinity', iconColour: '#d9b8ff' }
    : { icon: tabs.icon, text: tabsText(tabs) };
}
