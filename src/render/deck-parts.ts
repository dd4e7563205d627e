/** Pieces of a deck's picture: a card as a strip, the curve of prices. */
import type { DeckScene, SceneDeckCard } from '#face/scene';
import { drawArt } from './art/index.ts';
import { baseline, INK, type Kit, TYPE } from './kit.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';
import { iconColour } from './theme.ts';

/** How far letters are squeezed before a name is drawn smaller. */
const TIGHT = 0.82;

/** A gradient over a picture that covers its left, where the text is, and fades out to the right. */
export function fade(id: string, x: number, width: number, height: number, colour: string, end: number): string {
  return (
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 1, y2: 0 },
        el('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': 1 }) +
          el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': end }),
      ),
    ) + el('rect', { x, width, height, fill: `url(#${id})` })
  );
}

/** A card's strip: its picture to the right, under the price, fading out towards the name. */
export function strip(
  kit: Kit,
  card: SceneDeckCard,
  size: { readonly width: number; readonly height: number; readonly art: number },
  left: number,
  type: Type,
): string {
  const { width, height, art } = size;
  const wrong = card.wrong !== undefined;
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(1, 1, width - 2, height - 2, 9, style);
  let inner = el('rect', { width, height, fill: INK.slot });
  inner += el('g', { transform: `translate(${width - art} 0)` }, drawArt(card.art, art, height));
  inner += fade('strip', width - art, art, height, INK.slot, 0.1);
  let out =
    el('defs', {}, el('clipPath', { id: 'strip-rim' }, rim({}))) + el('g', { 'clip-path': 'url(#strip-rim)' }, inner);
  out += rim({
    fill: 'none',
    stroke: wrong ? INK.bad : INK.line,
    'stroke-width': wrong ? 3 : 2,
    'stroke-dasharray': wrong ? '7 5' : undefined,
  });
  const tall = Math.min(34, height - 10);
  let right = width - 6;
  if (card.price !== undefined) {
    const price = kit.pill(
      { icon: card.price.icon, text: card.price.value },
      { x: right, y: (height - tall) / 2, height: tall, anchor: 'end' },
    );
    out += price.svg;
    right -= price.width + 4;
  }
  if (wrong) {
    const sign = kit.pill(
      { icon: 'warning', iconColour: INK.bad },
      { x: right, y: (height - tall) / 2, height: tall, anchor: 'end' },
    );
    out += sign.svg;
    right -= sign.width + 4;
  }
  // Rather shrink a name than cut it.
  const max = right - left - 2;
  const fits = kit.texts.width(card.name, type) * TIGHT <= max;
  const chosen = fits ? type : { ...type, size: type.size - 6 };
  const y = baseline(height / 2, chosen);
  return out + kit.texts.draw(card.name, chosen, { x: left, y, fill: INK.text, max });
}

/** A bar for each price, its number above, the price beneath. */
export function drawCurve(kit: Kit, curve: DeckScene['curve'], width: number, height: number): string {
  let out = box(1, 1, width - 2, height - 2, 12, { fill: INK.panelLow, stroke: INK.line, 'stroke-width': 2 });
  out += kit.icon(curve.icon, 12, 10, 24, iconColour(curve.icon));
  out += kit.texts.draw(curve.title, TYPE.label, {
    x: 44,
    y: baseline(22, TYPE.label),
    fill: INK.soft,
    max: width - 56,
  });
  const floor = height - 38;
  const room = floor - 78;
  const max = Math.max(1, ...curve.bars.map(({ count }) => count));
  const step = (width - 20) / Math.max(1, curve.bars.length);
  const type: Type = { size: step < 34 ? 21 : 25, weight: 700 };
  curve.bars.forEach(({ price, count }, index) => {
    const x = 10 + index * step;
    const tall = count === 0 ? 3 : Math.max(6, (room * count) / max);
    out += box(x + 3, floor - tall, step - 6, tall, Math.min(5, tall / 2), {
      fill: count === 0 ? INK.line : INK.gold,
    });
    const middle = x + step / 2;
    if (count > 0)
      out += kit.texts.draw(String(count), type, {
        x: middle,
        y: floor - tall - 7,
        fill: INK.text,
        anchor: 'middle',
        max: step,
      });
    out += kit.texts.draw(price, type, { x: middle, y: height - 11, fill: INK.soft, anchor: 'middle', max: step });
  });
  return out;
}
