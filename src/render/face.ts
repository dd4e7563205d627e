/** A card's face in a hand: picture, price, name, figures, commands and as much of its text as there is room for. */
import type { SceneFace } from '#face/scene';
import { drawArt } from './art/index.ts';
import { baseline, INK, type Kit, TYPE } from './kit.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';

/** How large a face is drawn; `art` is the height of its picture, `text` the type of its rules text. */
export type FaceLook = { readonly width: number; readonly height: number; readonly art: number; readonly text: Type };

const PAD = 11;

/** A face with its corner at the origin; `count` equal cards are drawn once with their number. */
export function drawFace(
  kit: Kit,
  face: SceneFace,
  look: FaceLook,
  state: { readonly count: number; readonly tag: string | undefined; readonly dim: boolean },
): string {
  const { width, height, art } = look;
  const edge = state.dim ? 2 : 2.5;
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(edge / 2, edge / 2, width - edge, height - edge, 13, style);
  let inner = box(0, 0, width, height, 0, { fill: state.dim ? INK.panel : INK.slot }) + drawArt(face.art, width, art);
  if (state.dim) inner += el('rect', { width, height: art, fill: INK.space, opacity: 0.5 });
  let out = el('defs', {}, el('clipPath', { id: 'face' }, rim({}))) + el('g', { 'clip-path': 'url(#face)' }, inner);
  out += rim({
    fill: 'none',
    stroke: INK.lineBright,
    'stroke-dasharray': state.dim ? '8 7' : undefined,
    'stroke-width': edge,
    opacity: state.dim ? 0.6 : 1,
  });
  const ink = state.dim ? INK.soft : INK.text;

  let left = 8;
  if (face.price !== undefined) {
    const price = kit.pill({ icon: face.price.icon, text: face.price.value }, { x: left, y: 8, height: 34 });
    out += price.svg;
    left += price.width + 5;
  }
  if (state.count > 1)
    out += kit.pill({ text: `×${state.count}`, colour: INK.gold, ring: INK.gold }, { x: left, y: 9, height: 32 }).svg;
  let right = width - 8;
  for (const emblem of face.emblems.slice(0, 3)) {
    out +=
      box(right - 32, 8, 32, 32, 8, { fill: INK.space, 'fill-opacity': 0.8 }) +
      kit.icon(emblem.icon, right - 28, 12, 24);
    right -= 36;
  }
  if (state.tag !== undefined) {
    out += kit.pill({ text: state.tag, colour: INK.space, ground: INK.text }, { x: 8, y: art - 36, height: 28 }).svg;
  }

  return out + words(kit, face, look, ink).svg;
}

/** Height that a face needs to show all of its text. */
export function faceHeight(kit: Kit, face: SceneFace, look: Omit<FaceLook, 'height'>): number {
  return words(kit, face, { ...look, height: Number.POSITIVE_INFINITY }, INK.text).bottom + PAD - 2;
}

/** Everything below the picture. What does not fit is left out; a text that is cut ends in an ellipsis. */
function words(
  kit: Kit,
  face: SceneFace,
  look: FaceLook,
  ink: string,
): { readonly svg: string; readonly bottom: number } {
  const { width, height, art, text } = look;
  const leading = Math.round(text.size * 1.2);
  const max = width - 2 * PAD;
  let y = art;
  let out = kit.texts.draw(face.name, TYPE.area, { x: PAD, y: baseline(y + 21, TYPE.area), fill: ink, max });
  y += 39;
  const type = [face.typeLine, ...(face.tags ?? [])].join(' · ');
  out += kit.texts.draw(type, TYPE.label, { x: PAD, y: baseline(y + 10, TYPE.label), fill: INK.soft, max });
  y += 27;
  if (face.figures.length > 0 || face.rows.length > 0) {
    const figures = kit.figures(face.figures, TYPE.bigFigure, {
      x: PAD,
      y: baseline(y + 19, TYPE.bigFigure),
      max,
      gap: 14,
    });
    out += figures.svg;
    const below: { icon: string; text: string; ring: string }[] = [];
    let right = width - 8;
    for (const { icon, value } of [...face.rows].reverse()) {
      const sign = { icon, text: value, ring: INK.lineBright };
      const pill = kit.pill(sign, { x: right, y: y + 4, height: 30, anchor: 'end' });
      if (right - pill.width < PAD + figures.width + 6) {
        below.unshift(sign);
        continue;
      }
      out += pill.svg;
      right -= pill.width + 5;
    }
    y += 42;
    let left = PAD;
    for (const sign of y + 34 < height ? below : []) {
      const pill = kit.pill(sign, { x: left, y, height: 30 });
      out += pill.svg;
      left += pill.width + 5;
    }
    if (below.length > 0) y += 37;
  }
  for (const { lead, text: said } of face.text) {
    const room = Math.floor((height - y - 6) / leading);
    if (room <= 0) break;
    for (const line of kit.texts.wrap(lead === undefined ? said : `${lead}: ${said}`, text, max, room)) {
      out += kit.texts.draw(line, text, { x: PAD, y: baseline(y + leading / 2, text), fill: ink });
      y += leading;
    }
    y += 4;
  }
  return { svg: out, bottom: y };
}
