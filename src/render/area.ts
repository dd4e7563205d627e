/** Draws a laid-out area: its frame, its cards, its empty places. */
import { AREA, type AreaPlan, MIN_TILE_WIDTH, type Slot } from './area-plan.ts';
import { drawFrame } from './frame.ts';
import { GAP, type Kit } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import { drawTile, slotHeight } from './tile.ts';

/** The layers of a laid-out area at x, y, drawn `height` tall (at least its own height). */
export function areaLayers(kit: Kit, plan: AreaPlan, x: number, y: number, height: number): readonly Layer[] {
  const { groups: _cards, ...face } = plan.area;
  const free = freeSlots(plan, height);
  const { density } = plan;
  const frame = layer('area', { x, y, width: plan.width, height }, [face, plan.seat, plan.labels, free], () =>
    drawFrame(kit, plan, free, height),
  );
  const tiles = plan.tiles.map(({ stack, marked, ...tile }) =>
    layer('tile', { ...tile, x: x + tile.x, y: y + tile.y }, [density, marked, stack], () =>
      drawTile(kit, stack, tile.width, tile.height, { density, marked }),
    ),
  );
  return [frame, ...tiles];
}

/** Empty slots are only drawn where the area has room anyway; the heading has their number. */
function freeSlots(plan: AreaPlan, height: number): readonly Slot[] {
  const { width, density, room, tiles } = plan;
  if (room === 0) return [];
  const inner = width - 2 * AREA.pad;
  const columns = Math.max(1, Math.floor((inner + GAP) / (MIN_TILE_WIDTH + GAP)));
  const tileWidth = Math.floor((inner - GAP * (columns - 1)) / columns);
  const out: Slot[] = [];
  const last = tiles.at(-1);
  const inLast = last === undefined ? [] : tiles.filter((tile) => tile.y === last.y);
  if (last !== undefined) {
    for (let column = inLast.length; column < columns && out.length < room; column++) {
      out.push({ x: AREA.pad + column * (tileWidth + GAP), y: last.y, width: tileWidth, height: last.height });
    }
  }
  const size = slotHeight(density);
  let y =
    last === undefined ? AREA.head + plan.text.lines.length * AREA.text + AREA.pad - 2 : last.y + last.height + GAP;
  for (; y + size <= height - AREA.pad + 2 && out.length < room; y += size + GAP) {
    for (let column = 0; column < columns && out.length < room; column++) {
      out.push({ x: AREA.pad + column * (tileWidth + GAP), y, width: tileWidth, height: size });
    }
  }
  return out;
}
