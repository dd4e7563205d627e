/** Lays out an area of the board, group by group. */
import type { SceneArea, SceneFigure, SceneGroup, SceneSeat } from '#face/scene';
import { GAP, type Kit, TYPE } from './kit.ts';
import { type Stack, stacks } from './stacks.ts';
import { type Density, tileHeight } from './tile.ts';

/** Sizes shared between the plan of an area and its frame, in pixels. */
export const AREA = { pad: 10, head: 42, homeHead: 50, figures: 38, label: 28, text: 27 } as const;

/** Room for a home's base, where no cards give it any, in pixels. */
const BASE_ROOM = 104;

/** No tile is narrower, in pixels. */
export const MIN_TILE_WIDTH = 104;

/** A rectangle within an area. */
export type Slot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** A group's label with its place. */
export type PlacedLabel = Slot & { readonly label: string; readonly group: Omit<SceneGroup, 'cards'> };
type PlacedTile = Slot & { readonly stack: Stack; readonly marked: boolean };

/** A laid-out area; positions are relative to its top left corner. */
export type AreaPlan = {
  readonly area: SceneArea;
  readonly seat: SceneSeat | undefined;
  /** The player's figures in rows, for a home. */
  readonly figures: readonly (readonly SceneFigure[])[];
  readonly width: number;
  readonly height: number;
  readonly density: Density;
  /** What the place does, broken into lines, and the position of the first. */
  readonly text: { readonly lines: readonly string[]; readonly y: number };
  readonly tiles: readonly PlacedTile[];
  readonly labels: readonly PlacedLabel[];
  /** How many empty slots to draw, if there is room. */
  readonly room: number;
};

/** Lays out an area of a given width; its height follows from its content. */
export function planArea(
  kit: Kit,
  area: SceneArea,
  seat: SceneSeat | undefined,
  width: number,
  density: Density,
): AreaPlan {
  const figures = seat === undefined ? [] : figureRows(kit, [...area.figures, ...seat.figures], width);
  const head = seat === undefined ? AREA.head : AREA.homeHead + AREA.figures * figures.length;
  const text = textUnder(kit, area, width, head);
  const top = head + text.lines.length * AREA.text + AREA.pad - 2;
  const placed = placeGroups(kit, area, area.groups, { x: AREA.pad, y: top, width: width - 2 * AREA.pad }, density);
  const bottom = placed.bottom + (placed.tiles.length === 0 ? 0 : AREA.pad - GAP);
  const height = Math.max(bottom, area.base === undefined || density !== 'full' ? 0 : head + BASE_ROOM);
  return { area, seat, figures, width, height, density, text, ...placed, room: freeRoom(area) };
}

/** What a place does, in at most three lines below its heading. */
function textUnder(kit: Kit, { text }: SceneArea, width: number, head: number): AreaPlan['text'] {
  const lines = text === undefined ? [] : kit.texts.wrap(text, TYPE.label, width - 2 * AREA.pad - 4, 3);
  return { lines, y: head + 4 };
}

/**
 * Lays out an ongoing battle across the whole width: the sides next to each other, everything else in the place on the
 * right. Always with pictures, since it is the centre of attention.
 */
export function planArena(kit: Kit, area: SceneArea, width: number): AreaPlan {
  const sides = area.groups.filter((group) => group.seat !== undefined);
  const rest = area.groups.filter((group) => group.seat === undefined && group.cards.length > 0);
  const text = textUnder(kit, area, width, AREA.head);
  const top = AREA.head + text.lines.length * AREA.text + AREA.pad - 2;
  const inner = width - 2 * AREA.pad;
  const aside = rest.length === 0 ? 0 : Math.round(inner * (sides.length > 2 ? 0.18 : 0.23));
  const between = 3 * GAP;
  const parts = Math.max(1, sides.length);
  const sideWidth = Math.floor((inner - aside - (aside > 0 ? between : 0) - between * (parts - 1)) / parts);
  const columns = [
    ...sides.map((group, index) =>
      placeGroups(
        kit,
        area,
        [group],
        { x: AREA.pad + index * (sideWidth + between), y: top, width: sideWidth },
        'full',
      ),
    ),
    ...(rest.length === 0
      ? []
      : [placeGroups(kit, area, rest, { x: width - AREA.pad - aside, y: top + AREA.label, width: aside }, 'full')]),
  ];
  const height = Math.max(top + 40, ...columns.map(({ bottom }) => bottom)) + AREA.pad - GAP;
  return {
    area,
    seat: undefined,
    figures: [],
    width,
    height,
    density: 'full',
    text,
    tiles: columns.flatMap(({ tiles }) => tiles),
    labels: columns.flatMap(({ labels }) => labels),
    room: 0,
  };
}

type Cell = { readonly group: SceneGroup; readonly first: boolean; readonly stack: Stack };

/** Groups share a row as long as the next one fits into it entirely; longer ones take separate rows. */
function placeGroups(
  kit: Kit,
  area: SceneArea,
  groups: readonly SceneGroup[],
  at: { readonly x: number; readonly y: number; readonly width: number },
  density: Density,
) {
  const columns = Math.max(1, Math.floor((at.width + GAP) / (MIN_TILE_WIDTH + GAP)));
  const tileWidth = Math.floor((at.width - GAP * (columns - 1)) / columns);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  const wrap = (): void => {
    if (row.length > 0) rows.push(row);
    row = [];
  };
  for (const group of groups) {
    const piled = stacks(group.cards);
    if (row.length + piled.length > columns && (piled.length <= columns || group.label !== undefined)) wrap();
    piled.forEach((stack, index) => {
      if (row.length === columns) wrap();
      row.push({ group, first: index === 0, stack });
    });
  }
  wrap();

  const tiles: PlacedTile[] = [];
  const labels: PlacedLabel[] = [];
  let y = at.y;
  for (const group of groups) {
    // A side without ships is still a side.
    if (group.cards.length > 0 || group.label === undefined || group.seat === undefined) continue;
    const { cards: _cards, ...rest } = group;
    labels.push({ group: rest, label: group.label, x: at.x, y, width: at.width, height: AREA.label });
    y += AREA.label;
  }
  for (const cells of rows) {
    const labelled = cells.some(({ group, first }) => first && group.label !== undefined);
    const height = Math.max(...cells.map(({ stack }) => tileHeight(kit, stack, tileWidth, density)));
    const top = y + (labelled ? AREA.label : 0);
    cells.forEach(({ group, first, stack }, column) => {
      const x = at.x + column * (tileWidth + GAP);
      // The place's heading, or the group's label, already says whose the cards in it are.
      const said = group.seat ?? area.control;
      const marked = stack.card.seat !== undefined && stack.card.seat !== said;
      tiles.push({ x, y: top, width: tileWidth, height, stack, marked });
      if (first && group.label !== undefined) {
        const span = Math.min(cells.filter((cell) => cell.group === group).length, columns - column);
        const { cards: _cards, ...rest } = group;
        labels.push({
          group: rest,
          label: group.label,
          x,
          y,
          width: span * (tileWidth + GAP) - GAP,
          height: AREA.label,
        });
      }
    });
    y = top + height + GAP;
  }
  return { tiles, labels, bottom: y };
}

function freeRoom(area: SceneArea): number {
  return area.groups.reduce((sum, group) => sum + (group.free ?? 0), 0);
}

/** A player's figures, in as few rows of about equal length as the width allows. */
function figureRows(kit: Kit, figures: readonly SceneFigure[], width: number): readonly (readonly SceneFigure[])[] {
  if (figures.length === 0) return [];
  const needed = figures.reduce((sum, figure) => sum + kit.figureWidth(figure, TYPE.figure) + 10, 0);
  const rows = Math.max(1, Math.ceil(needed / (width - 2 * AREA.pad)));
  const each = Math.ceil(figures.length / rows);
  return Array.from({ length: rows }, (_, row) => figures.slice(row * each, (row + 1) * each)).filter(
    (part) => part.length > 0,
  );
}
