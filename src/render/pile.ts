/** What waits to resolve, as one chip per entry, in order. */
import type { ScenePile, ScenePileEntry } from '#face/scene';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import { box, polygon } from './svg.ts';
import { type Page, seatLook } from './theme.ts';

const HEAD = 34;
const CHIP = 66;
const MOST = 12;

/** The pile with its top at y; no layer where nothing waits. `bottom` is where the next thing may begin. */
export function pileLayers(
  kit: Kit,
  pile: ScenePile | undefined,
  page: Page,
  y: number,
): { readonly layers: readonly Layer[]; readonly bottom: number } {
  if (pile === undefined || pile.entries.length === 0) return { layers: [], bottom: y };
  const { title, entries } = pile;
  const columns = columnsFor(entries, page);
  const rows = Math.ceil(Math.min(entries.length, MOST) / columns);
  const width = page.width - 2 * page.edge;
  const height = HEAD + rows * (CHIP + GAP) + 4;
  const place = { x: page.edge, y, width, height };
  return {
    layers: [layer('pile', place, pile, () => drawPile(kit, title, entries, columns, width, height))],
    bottom: y + height + GAP,
  };
}

/** With few entries, each gets room for its text. */
function columnsFor(entries: readonly ScenePileEntry[], { shape }: Page): number {
  return shape === 'tall' ? 1 : Math.min(4, entries.length);
}

function drawPile(
  kit: Kit,
  title: string,
  entries: readonly ScenePileEntry[],
  columns: number,
  width: number,
  height: number,
): string {
  let out = box(1.5, 1.5, width - 3, height - 3, 14, { fill: INK.panelLow, stroke: INK.gold, 'stroke-width': 3 });
  out += kit.texts.draw(title, TYPE.label, {
    x: 14,
    y: baseline(HEAD / 2 + 2, TYPE.label),
    fill: INK.gold,
    max: width - 28,
  });
  const arrow = 20;
  const chip = Math.floor((width - 20 - arrow * (columns - 1)) / columns);
  entries.slice(0, MOST).forEach((entry, index) => {
    const hidden = index === MOST - 1 ? entries.length - MOST : 0;
    const x = 10 + (index % columns) * (chip + arrow);
    const y = HEAD + Math.floor(index / columns) * (CHIP + GAP);
    const look = entry.seat === undefined ? undefined : seatLook(entry.seat);
    out += box(x, y, chip, CHIP, 10, {
      fill: INK.slot,
      stroke: look?.colour ?? INK.lineBright,
      'stroke-width': 2,
    });
    out += kit.mark(entry.seat, x + 8, y + 8, 30);
    out += kit.texts.draw(String(index + 1), TYPE.label, {
      x: x + 23,
      y: y + CHIP - 9,
      fill: INK.soft,
      anchor: 'middle',
    });
    const left = x + 46;
    const max = chip - 56;
    const name = hidden > 0 ? `${entry.name} +${hidden}` : entry.name;
    const low = entry.note === undefined;
    out += kit.texts.draw(
      name,
      { ...TYPE.name, size: 24 },
      { x: left, y: baseline(y + (low ? CHIP / 2 : 21), { ...TYPE.name, size: 24 }), fill: INK.text, max },
    );
    if (entry.note !== undefined)
      out += kit.texts.draw(entry.note, TYPE.body, { x: left, y: baseline(y + 47, TYPE.body), fill: INK.soft, max });
    if (index < entries.length - 1 && index % columns < columns - 1) {
      const ax = x + chip + 5;
      const ay = y + CHIP / 2;
      out += polygon(
        [
          [ax, ay - 9],
          [ax + 11, ay],
          [ax, ay + 9],
        ],
        { fill: INK.gold },
      );
    }
  });
  return out;
}
