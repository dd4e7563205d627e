/** What the pictures of leagues have in common: the head with the league's name, and a line at the foot. */
import { baseline, INK, type Kit } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import { el } from './svg.ts';
import type { Type } from './text.ts';
import type { Page } from './theme.ts';

export const HEAD = 104;
export const FOOT = 48;
const TITLE: Type = { size: 38, weight: 700 };
const SUB: Type = { size: 25, weight: 600 };
const NOTE: Type = { size: 22, weight: 500 };

type Titled = { readonly title: string; readonly fallbackTitle: string; readonly subtitle: string };

/** The head of a league's picture, `HEAD` tall. */
export function headLayer(kit: Kit, { title, fallbackTitle, subtitle }: Titled, { width, edge }: Page): Layer {
  const place = { x: edge + 8, max: width - 2 * edge - 16 };
  return layer(
    'league head',
    { x: 0, y: 0, width, height: HEAD },
    [title, subtitle],
    () =>
      el('rect', { width, height: HEAD, fill: INK.panelLow }) +
      el('rect', { y: HEAD - 3, width, height: 3, fill: INK.line }) +
      kit.texts.draw(kit.texts.drawable(title, fallbackTitle), TITLE, {
        ...place,
        y: baseline(36, TITLE),
        fill: INK.text,
      }) +
      kit.texts.draw(subtitle, SUB, { ...place, y: baseline(76, SUB), fill: INK.soft }),
  );
}

/** A line under everything, `FOOT` tall. */
export function footLayer(kit: Kit, words: string, { width, edge }: Page, y: number): Layer {
  const inner = width - 2 * edge;
  return layer('league foot', { x: edge, y, width: inner, height: FOOT }, words, () =>
    kit.texts.draw(words, NOTE, { x: 8, y: baseline(FOOT / 2, NOTE), fill: INK.faint, max: inner - 16 }),
  );
}
