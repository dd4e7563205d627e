/** Small words at the foot of a picture. */
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import type { Page } from './theme.ts';

const LINE = 30;
const MOST = 4;

/** Notes with their top at y, each broken into lines; `bottom` is where the next thing may begin. */
export function footLayers(
  kit: Kit,
  notes: readonly string[],
  page: Page,
  y: number,
): { readonly layers: readonly Layer[]; readonly bottom: number } {
  const width = page.width - 2 * page.edge;
  const lines = notes.flatMap((note) => kit.texts.wrap(note, TYPE.label, width - 8, MOST));
  const layers = lines.map((line, index) =>
    layer('note', { x: page.edge, y: y + index * LINE, width, height: LINE }, line, () =>
      kit.texts.draw(line, TYPE.label, { x: 4, y: baseline(LINE / 2, TYPE.label), fill: INK.soft, max: width - 8 }),
    ),
  );
  return { layers, bottom: y + lines.length * LINE + (lines.length > 0 ? GAP / 2 : 0) };
}
