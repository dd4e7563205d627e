/** The foot of a board: a legend of its icons, and notes. */
import type { BoardScene, SceneCard, SceneFigure } from '#face/scene';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import type { Page } from './theme.ts';

const LINE = 30;
const MOST = 4;
const ICON = 22;
const BETWEEN = 20;

/** An icon and the word for it. */
export type Sign = { readonly icon: string; readonly label: string };

type Placed = { readonly layers: readonly Layer[]; readonly bottom: number };

/** The icons that a board shows, each once: players' figures first, then those of places and cards. */
export function signsOf({ seats, areas }: BoardScene): readonly Sign[] {
  const cards = areas.flatMap(({ groups }) => groups.flatMap((group) => group.cards));
  const shown: readonly Sign[] = [
    ...seats.flatMap(({ figures }) => figures),
    ...areas.flatMap(({ figures }) => figures),
    ...cards.flatMap(figuresOf),
    ...cards.flatMap(({ badges = [], mark }) =>
      [...badges, ...(mark === undefined ? [] : [mark])].flatMap(({ icon, word }) =>
        word === undefined ? [] : [{ icon, label: word }],
      ),
    ),
  ];
  // One word per icon: the shortest, which is the most general.
  const words = new Map<string, string>();
  for (const { icon, label } of shown)
    if (label.length < (words.get(icon) ?? `${label} `).length) words.set(icon, label);
  return [...words].map(([icon, label]) => ({ icon, label }));
}

function figuresOf({ figures, damage }: SceneCard): readonly SceneFigure[] {
  return [...figures, ...(damage === undefined ? [] : [damage])];
}

/** Icons with their words, in as many lines as they need. */
export function legendLayers(kit: Kit, signs: readonly Sign[], page: Page, y: number): Placed {
  if (signs.length === 0) return { layers: [], bottom: y };
  const width = page.width - 2 * page.edge;
  let [x, row] = [4, 0];
  const placed = signs.map((sign) => {
    const wide = ICON + 6 + kit.texts.width(sign.label, TYPE.label);
    if (x > 4 && x + wide > width) [x, row] = [4, row + 1];
    const at = { sign, x, row };
    x += wide + BETWEEN;
    return at;
  });
  const height = (row + 1) * LINE;
  const legend = layer('legend', { x: page.edge, y, width, height }, signs, () =>
    placed
      .map(({ sign, x: left, row: line }) => {
        const middle = line * LINE + LINE / 2;
        const word = kit.texts.draw(sign.label, TYPE.label, {
          x: left + ICON + 6,
          y: baseline(middle, TYPE.label),
          fill: INK.soft,
          max: width - left - ICON - 6,
        });
        return kit.icon(sign.icon, left, middle - ICON / 2, ICON) + word;
      })
      .join(''),
  );
  return { layers: [legend], bottom: y + height };
}

/** Notes with their top at y, each broken into lines; `bottom` is where the next thing may begin. */
export function footLayers(kit: Kit, notes: readonly string[], page: Page, y: number): Placed {
  const width = page.width - 2 * page.edge;
  const lines = notes.flatMap((note) => kit.texts.wrap(note, TYPE.label, width - 8, MOST));
  const layers = lines.map((line, index) =>
    layer('note', { x: page.edge, y: y + index * LINE, width, height: LINE }, line, () =>
      kit.texts.draw(line, TYPE.label, { x: 4, y: baseline(LINE / 2, TYPE.label), fill: INK.soft, max: width - 8 }),
    ),
  );
  return { layers, bottom: y + lines.length * LINE + (lines.length > 0 ? GAP / 2 : 0) };
}
