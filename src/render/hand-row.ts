/** A card of a hand as a row for a telephone: its picture at the left, and beside it all that a face has. */
import type { SceneFace } from '#face/scene';
import { drawArt } from './art/index.ts';
import { baseline, INK, type Kit, TYPE } from './kit.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';

/** How a card of a hand stands beside the others; `count` equal cards are drawn once with their number. */
export type HeldState = { readonly count: number; readonly tag: string | undefined; readonly dim: boolean };

/** Width of the picture, and what lies beside it, in pixels. */
const ART = 124;
const LEFT = ART + 12;
const PAD = 10;
const MIN_HEIGHT = 96;
const NAME = 38;
const LINE = 28;
const FIGURES = 38;
const TEXT: Type = { size: 21, weight: 500 };
const LEADING = 26;

/** Height that a card needs to show at most so many lines of its text. */
export function handRowHeight(kit: Kit, face: SceneFace, width: number, maxLines: number): number {
  return Math.round(Math.max(MIN_HEIGHT, words(kit, face, width, maxLines, INK.text).bottom + PAD));
}

/** A row with its corner at the origin. */
export function drawHandRow(
  kit: Kit,
  face: SceneFace,
  { width, height, maxLines }: { readonly width: number; readonly height: number; readonly maxLines: number },
  state: HeldState,
): string {
  const edge = state.dim ? 2 : 2.5;
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(edge / 2, edge / 2, width - edge, height - edge, 12, style);
  const ground = box(0, 0, width, height, 0, { fill: state.dim ? INK.panel : INK.slot });
  const veil = state.dim ? el('rect', { width: ART, height, fill: INK.space, opacity: 0.5 }) : '';
  const inner = ground + drawArt(face.art, ART, height) + veil;
  const signs = pills(kit, face, height, state);
  return (
    el('defs', {}, el('clipPath', { id: 'row' }, rim({}))) +
    el('g', { 'clip-path': 'url(#row)' }, inner) +
    rim({
      fill: 'none',
      stroke: INK.lineBright,
      'stroke-dasharray': state.dim ? '8 7' : undefined,
      'stroke-width': edge,
      opacity: state.dim ? 0.6 : 1,
    }) +
    signs +
    words(kit, face, width, maxLines, state.dim ? INK.soft : INK.text).svg
  );
}

/** What lies on the picture: the price, how many there are, and the tag by which the controls name the card. */
function pills(kit: Kit, { price }: SceneFace, height: number, { count, tag }: HeldState): string {
  const cost = price && kit.pill({ icon: price.icon, text: price.value }, { x: 7, y: 7, height: 34 });
  const times = { text: `×${count}`, colour: INK.gold, ring: INK.gold };
  return [
    cost?.svg ?? '',
    count > 1 ? kit.pill(times, { x: ART - 6, y: 7, height: 34, anchor: 'end' }).svg : '',
    tag === undefined
      ? ''
      : kit.pill({ text: tag, colour: INK.space, ground: INK.text }, { x: 7, y: height - 37, height: 30 }).svg,
  ].join('');
}

/** Everything beside the picture; a text that is cut ends in an ellipsis. */
function words(
  kit: Kit,
  face: SceneFace,
  width: number,
  maxLines: number,
  ink: string,
): { readonly svg: string; readonly bottom: number } {
  const room = width - LEFT - PAD;
  const emblems = face.emblems.slice(0, 3);
  let out = kit.texts.draw(face.name, TYPE.area, {
    x: LEFT,
    y: baseline(PAD + 14, TYPE.area),
    fill: ink,
    max: room - 34 * emblems.length,
  });
  emblems.forEach(({ icon }, i) => {
    out += kit.icon(icon, width - PAD - 28 - 34 * i, PAD, 26);
  });
  let y = NAME + 2;
  const type = [face.typeLine, ...(face.tags ?? [])].join(' · ');
  out += kit.texts.draw(type, TYPE.label, {
    x: LEFT,
    y: baseline(y + LINE / 2 - 2, TYPE.label),
    fill: INK.soft,
    max: room,
  });
  y += LINE;
  if (face.figures.length > 0 || face.rows.length > 0) {
    const figures = kit.figures(face.figures, TYPE.bigFigure, {
      x: LEFT,
      y: baseline(y + FIGURES / 2 - 1, TYPE.bigFigure),
      max: room,
      gap: 14,
    });
    out += figures.svg;
    let left = LEFT + (figures.width > 0 ? figures.width + 14 : 0);
    for (const { icon, value } of face.rows) {
      const at = (x: number, top: number) =>
        kit.pill({ icon, text: value, ring: INK.lineBright }, { x, y: top, height: 30 });
      if (left > LEFT && left + at(left, y).width > width - PAD) {
        left = LEFT;
        y += FIGURES;
      }
      const pill = at(left, y + 3);
      out += pill.svg;
      left += pill.width + 6;
    }
    y += FIGURES;
  }
  let left = maxLines;
  for (const { lead, text: said } of face.text) {
    if (left <= 0) break;
    const lines = kit.texts.wrap(lead === undefined ? said : `${lead}: ${said}`, TEXT, room, left);
    for (const line of lines) {
      out += kit.texts.draw(line, TEXT, { x: LEFT, y: baseline(y + LEADING / 2, TEXT), fill: ink });
      y += LEADING;
    }
    left -= lines.length;
    y += 3;
  }
  return { svg: out, bottom: y };
}

/** Height of a card of a large hand that cannot be played now. */
export const BRIEF_HEIGHT = 46;
const BRIEF_ART = 92;

/** Such a card with its corner at the origin: its picture, price, name and figures. */
export function drawBriefRow(kit: Kit, face: SceneFace, width: number, { count, tag }: HeldState): string {
  const middle = BRIEF_HEIGHT / 2;
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(1, 1, width - 2, BRIEF_HEIGHT - 2, 10, style);
  const inner =
    box(0, 0, width, BRIEF_HEIGHT, 0, { fill: INK.panel }) +
    drawArt(face.art, BRIEF_ART, BRIEF_HEIGHT) +
    el('rect', { width: BRIEF_ART, height: BRIEF_HEIGHT, fill: INK.space, opacity: 0.5 });
  const { price } = face;
  const figures = kit.figures(face.figures, TYPE.figure, {
    x: width - PAD,
    y: baseline(middle, TYPE.figure),
    max: width * 0.4,
    gap: 10,
    anchor: 'end',
  });
  const name = [face.name, ...(count > 1 ? [`×${count}`] : []), ...(tag === undefined ? [] : [`(${tag})`])].join(' ');
  return (
    el('defs', {}, el('clipPath', { id: 'brief' }, rim({}))) +
    el('g', { 'clip-path': 'url(#brief)' }, inner) +
    rim({ fill: 'none', stroke: INK.lineBright, 'stroke-dasharray': '8 7', 'stroke-width': 2, opacity: 0.6 }) +
    (price === undefined ? '' : kit.pill({ icon: price.icon, text: price.value }, { x: 7, y: 9, height: 34 }).svg) +
    kit.texts.draw(name, TYPE.area, {
      x: BRIEF_ART + 12,
      y: baseline(middle, TYPE.area),
      fill: INK.soft,
      max: width - BRIEF_ART - 12 - PAD - figures.width - 12,
    }) +
    figures.svg
  );
}
