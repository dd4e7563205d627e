/** A place on the board: its heading, a player's own figures if it is a home, and the cards in it, group by group. */
import type { SceneArea, SceneFigure, SceneGroup, SceneSeat } from '#kernel/scene';
import { drawArt } from './art/index.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import { box, el, num } from './svg.ts';
import { seatLook, toneColour } from './theme.ts';
import { type Density, drawTile, type Stack, stacks, tileHeight } from './tile.ts';

const PAD = 10;
const NARROWEST = 104;
const HEAD = 42;
const HOME_HEAD = 50;
const FIGURES = 38;
const GROUP_LABEL = 28;

type Slot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type PlacedLabel = {
  readonly group: SceneGroup;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** An area with everything in it given a place, measured from the area's own corner. */
export type AreaPlan = {
  readonly area: SceneArea;
  readonly seat: SceneSeat | undefined;
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly (Slot & { readonly stack: Stack })[];
  readonly labels: readonly PlacedLabel[];
  readonly free: readonly Slot[];
};

/** Places the contents of an area of a given width; the height follows. */
export function planArea(
  kit: Kit,
  area: SceneArea,
  seat: SceneSeat | undefined,
  width: number,
  density: Density,
): AreaPlan {
  const inner = width - 2 * PAD;
  const columns = Math.max(1, Math.floor((inner + GAP) / (NARROWEST + GAP)));
  const tileWidth = Math.floor((inner - GAP * (columns - 1)) / columns);
  let y = seat === undefined ? HEAD : HOME_HEAD + FIGURES * figureRows(kit, area, seat, width);
  y += PAD - 2;

  // Groups run on in one row as long as a group fits whole into what is left of it; a long group takes rows of its own.
  const rows: { cells: { group: SceneGroup; first: boolean; stack: Stack }[] }[] = [];
  let row: { cells: { group: SceneGroup; first: boolean; stack: Stack }[] } = { cells: [] };
  const used = () => row.cells.length;
  for (const group of area.groups) {
    const piled = stacks(group.cards);
    if (used() > 0 && used() + piled.length > columns && (piled.length <= columns || group.label !== undefined)) {
      rows.push(row);
      row = { cells: [] };
    }
    piled.forEach((stack, index) => {
      if (used() === columns) {
        rows.push(row);
        row = { cells: [] };
      }
      row.cells.push({ group, first: index === 0, stack });
    });
  }
  if (used() > 0) rows.push(row);

  const tiles: (Slot & { stack: Stack })[] = [];
  const labels: PlacedLabel[] = [];
  const free: Slot[] = [];
  const room = area.groups.reduce((sum, group) => sum + (group.free ?? 0), 0);
  rows.forEach(({ cells }, index) => {
    const labelled = cells.some(({ group, first }) => first && group.label !== undefined);
    const height = Math.max(...cells.map(({ stack }) => tileHeight(stack.card.form, density)));
    const top = y + (labelled ? GROUP_LABEL : 0);
    cells.forEach(({ group, first, stack }, column) => {
      const x = PAD + column * (tileWidth + GAP);
      tiles.push({ x, y: top, width: tileWidth, height, stack });
      if (first && group.label !== undefined) {
        const span = Math.min(stacks(group.cards).length, columns - column);
        labels.push({ group, x, y, width: span * (tileWidth + GAP) - GAP, height: GROUP_LABEL });
      }
    });
    // Free places are hinted at where there is room anyway; their number stands in the heading.
    if (index === rows.length - 1) {
      for (let column = cells.length; column < columns && free.length < room; column++) {
        free.push({ x: PAD + column * (tileWidth + GAP), y: top, width: tileWidth, height });
      }
    }
    y = top + height + GAP;
  });
  const height = y + (rows.length === 0 ? 0 : PAD - GAP);
  return { area, seat, width, height, tiles, labels, free };
}

/** The layers of a planned area put at x, y and drawn `height` tall (at least its own height). */
export function areaLayers(
  kit: Kit,
  plan: AreaPlan,
  x: number,
  y: number,
  height: number,
  density: Density,
): readonly Layer[] {
  const { area, seat, width } = plan;
  const { groups: _cards, ...face } = area;
  const frame = layer(
    'area',
    { x, y, width, height },
    [
      face,
      seat,
      plan.labels.map(({ group, ...at }) => [group.label, group.seat, group.icon, group.tone, at]),
      plan.free,
    ],
    () => drawFrame(kit, plan, height),
  );
  const tiles = plan.tiles.map((tile) =>
    layer('tile', { x: x + tile.x, y: y + tile.y, width: tile.width, height: tile.height }, [density, tile.stack], () =>
      drawTile(kit, tile.stack, tile.width, tile.height, density),
    ),
  );
  return [frame, ...tiles];
}

function drawFrame(kit: Kit, plan: AreaPlan, height: number): string {
  const { area, seat, width } = plan;
  const holder = area.home ?? area.control;
  const look = holder === undefined ? undefined : seatLook(holder);
  const head = seat === undefined ? HEAD : HOME_HEAD;
  const active = seat?.turn === true;
  const edge = area.attack !== undefined || active ? 4 : 2.5;
  const colour = area.attack !== undefined ? INK.alert : (look?.colour ?? INK.lineBright);
  const shape = box(edge / 2, edge / 2, width - edge, height - edge, 14, {});
  let inner = box(0, 0, width, height, 0, { fill: INK.panel });
  inner += el(
    'g',
    {},
    drawArt(area.art.kind.startsWith('region') ? area.art : { ...area.art, kind: 'region' }, width, head),
  );
  inner += el('rect', {
    width,
    height: head,
    fill: look?.deep ?? INK.panelLow,
    opacity: seat === undefined ? 0.5 : 0.72,
  });
  if (area.attack !== undefined) inner += hazard(width, head);
  let out = el('defs', {}, el('clipPath', { id: 'area' }, shape)) + el('g', { 'clip-path': 'url(#area)' }, inner);
  out += box(edge / 2, edge / 2, width - edge, height - edge, 14, {
    fill: 'none',
    stroke: colour,
    'stroke-width': edge,
    'stroke-dasharray': holder === undefined && area.attack === undefined ? '10 8' : undefined,
    opacity: holder === undefined && area.attack === undefined ? 0.7 : active || area.attack !== undefined ? 1 : 0.65,
  });
  out += seat === undefined ? areaHead(kit, area, width) : homeHead(kit, area, seat, width);
  for (const label of plan.labels) out += groupLabel(kit, label);
  for (const slot of plan.free) {
    out += box(slot.x + 1, slot.y + 1, slot.width - 2, slot.height - 2, 9, {
      fill: 'none',
      stroke: INK.line,
      'stroke-width': 2,
      'stroke-dasharray': '6 7',
    });
  }
  return out;
}

function areaHead(kit: Kit, area: SceneArea, width: number): string {
  const middle = HEAD / 2 + 1;
  let out = kit.mark(area.control, PAD, middle - 14, 28);
  const figures = kit.figures(area.figures, TYPE.figure, {
    x: width - PAD - 2,
    y: baseline(middle, TYPE.figure),
    max: width * 0.5,
    gap: 11,
    anchor: 'end',
  });
  out += figures.svg;
  let left = PAD + 36;
  if (area.attack !== undefined) {
    out += attackSign(kit, area.attack, left, middle);
    left += 70;
  }
  out += kit.texts.draw(area.title, TYPE.area, {
    x: left,
    y: baseline(middle, TYPE.area),
    fill: INK.text,
    max: width - left - figures.width - PAD - 10,
  });
  return out;
}

function homeHead(kit: Kit, area: SceneArea, seat: SceneSeat, width: number): string {
  const look = seatLook(seat.seat);
  const middle = HOME_HEAD / 2 + 1;
  let out = kit.mark(seat.seat, PAD, middle - 18, 36);
  let left = PAD + 46;
  let right = width - PAD - 2;
  if (seat.result !== undefined) {
    const pill = kit.pill(
      { text: seat.result.label, colour: toneColour(seat.result.tone), ring: toneColour(seat.result.tone) },
      { x: right, y: middle - 15, height: 30, anchor: 'end' },
    );
    out += pill.svg;
    right -= pill.width + 8;
  } else if (seat.acting) {
    out += kit.icon('waiting', right - 28, middle - 14, 28, INK.gold);
    right -= 36;
  }
  if (area.attack !== undefined) {
    out += attackSign(kit, area.attack, right - 66, middle);
    right -= 76;
  }
  if (seat.emblem !== undefined) {
    out += kit.icon(seat.emblem, right - 30, middle - 15, 30);
    right -= 38;
  }
  if (seat.turn) {
    out += kit.icon('turn', left - 4, middle - 12, 24, look.colour);
    left += 24;
  }
  const name = kit.texts.drawable(seat.name, seat.fallbackName);
  const type = { size: 30, weight: 700 } as const;
  const fitted = kit.texts.shorten(name, type, Math.max(60, right - left - 8));
  out += kit.texts.draw(name, type, {
    x: left,
    y: baseline(middle, type),
    fill: seat.result?.tone === 'bad' ? INK.faint : INK.text,
    max: Math.max(60, right - left - 8),
  });
  left += fitted.width + 12;
  const title = seat.title ?? '';
  if (right - left > 70 && title !== '') {
    out += kit.texts.draw(title, TYPE.label, {
      x: right - 4,
      y: baseline(middle + 2, TYPE.label),
      fill: INK.soft,
      anchor: 'end',
      max: right - left - 8,
    });
  }
  const all = homeFigures(area, seat);
  const perRow = Math.ceil(all.length / figureRows(kit, area, seat, width));
  out += el('rect', {
    x: 2,
    y: HOME_HEAD,
    width: width - 4,
    height: FIGURES * Math.ceil(all.length / perRow),
    fill: INK.panelLow,
    opacity: 0.8,
  });
  for (let row = 0; row * perRow < all.length; row++) {
    const shown = all.slice(row * perRow, (row + 1) * perRow);
    const needed = shown.reduce((sum, figure) => sum + kit.figureWidth(figure, TYPE.figure), 0);
    const gap = Math.min(26, Math.max(8, (width - 2 * PAD - 4 - needed) / Math.max(1, shown.length - 1)));
    out += kit.figures(shown, TYPE.figure, {
      x: PAD + 4,
      y: baseline(HOME_HEAD + FIGURES * (row + 0.5), TYPE.figure),
      max: width - 2 * PAD,
      gap,
    }).svg;
  }
  return out;
}

function homeFigures(area: SceneArea, seat: SceneSeat): readonly SceneFigure[] {
  return [...area.figures, ...seat.figures];
}

function figureRows(kit: Kit, area: SceneArea, seat: SceneSeat, width: number): number {
  const all = homeFigures(area, seat);
  const needed = all.reduce((sum, figure) => sum + kit.figureWidth(figure, TYPE.figure) + 10, 0);
  return all.length === 0 ? 0 : Math.max(1, Math.ceil(needed / (width - 2 * PAD)));
}

/** Attacker's mark and crossed swords; filled while the battle is on. */
function attackSign(kit: Kit, attack: NonNullable<SceneArea['attack']>, x: number, middle: number): string {
  return (
    box(x, middle - 16, 66, 32, 9, { fill: attack.now ? INK.alert : INK.space, stroke: INK.alert, 'stroke-width': 2 }) +
    kit.mark(attack.by, x + 5, middle - 13, 26) +
    kit.icon('battle', x + 36, middle - 12, 24, attack.now ? INK.space : INK.alert)
  );
}

/** Slanting stripes under the heading of a contested place: seen without colour too. */
function hazard(width: number, y: number): string {
  let d = '';
  for (let x = -8; x < width + 8; x += 22) d += `M${num(x)} ${num(y)}l10 -7h11l-10 7Z`;
  return el('path', { d, fill: INK.alert });
}

function groupLabel(kit: Kit, { group, x, y, width }: PlacedLabel): string {
  const colour = group.seat === undefined ? toneColour(group.tone ?? 'muted') : seatLook(group.seat).colour;
  const middle = y + GROUP_LABEL / 2 - 2;
  let left = x;
  let out = '';
  if (group.seat !== undefined) {
    out += kit.mark(group.seat, left, middle - 11, 22);
    left += 28;
  }
  if (group.icon !== undefined) {
    out += kit.icon(group.icon, left, middle - 10, 20, group.seat === undefined ? INK.soft : colour);
    left += 25;
  }
  const text = group.label ?? '';
  const max = Math.max(30, x + width - left);
  const fitted = kit.texts.shorten(text, TYPE.label, max);
  out += kit.texts.draw(text, TYPE.label, {
    x: left,
    y: baseline(middle, TYPE.label),
    fill: group.seat === undefined ? INK.soft : colour,
    max,
  });
  const from = left + fitted.width + 8;
  if (x + width - from > 12)
    out += el('rect', { x: from, y: middle - 1, width: x + width - from, height: 2, fill: INK.line });
  return out;
}
