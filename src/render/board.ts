/** The whole table: heading, what waits on the pile, homes, and the places between them. */
import type { BoardScene } from '#face/scene';
import { areaLayers } from './area.ts';
import { type AreaPlan, planArea, planArena } from './area-plan.ts';
import { attackArrows, type PlacedArea } from './arrows.ts';
import { type Spot, sortedAreas } from './board-areas.ts';
import { footLayers, legendLayers, signsOf } from './foot.ts';
import { type Heading, headHeight, headLayer } from './head.ts';
import { GAP, type Kit } from './kit.ts';
import type { Layer, Picture } from './picture.ts';
import { pileLayers } from './pile.ts';
import type { Page } from './theme.ts';
import type { Density } from './tile.ts';

/** Higher boards are drawn more densely; a chat shows pictures in about this shape. */
const COMFORTABLE = { wide: 880, tall: 1800 } as const;

/** Lays a board out: with pictures if it stays in a comfortable shape, otherwise denser. */
export function layoutBoard(kit: Kit, scene: BoardScene, page: Page): Picture {
  const full = layoutAt(kit, scene, page, 'full');
  if (full.height <= COMFORTABLE[page.shape]) return full;
  const low = layoutAt(kit, scene, page, 'low');
  return low.height <= COMFORTABLE[page.shape] ? low : layoutAt(kit, scene, page, 'bare');
}

function layoutAt(kit: Kit, scene: BoardScene, page: Page, density: Density): Picture {
  const inner = page.width - 2 * page.edge;
  const pile = pileLayers(kit, scene.pile, page, headHeight(page) + GAP);
  const layers: Layer[] = [headLayer(kit, headingOf(scene), page), ...pile.layers];
  const placed: PlacedArea[] = [];
  let y = pile.bottom;
  const { homes, fallen, others, arenas } = sortedAreas(scene);
  for (const area of arenas) {
    const plan = planArena(kit, area, inner);
    layers.push(...areaLayers(kit, plan, page.edge, y, plan.height));
    placed.push({ area, x: page.edge, y, above: y - GAP / 2, below: y + plan.height + GAP / 2 });
    y += plan.height + GAP;
  }
  for (const list of [homes, fallen, others]) {
    const grid = bestGrid(kit, list, page, density);
    for (const { plan, x, top, height, row } of grid.cells) {
      layers.push(...areaLayers(kit, plan, x, y + top, height));
      const above = y + row.top - GAP / 2;
      placed.push({ area: plan.area, x, y: y + top, above, below: above + row.height + GAP });
    }
    y += grid.height === 0 ? 0 : grid.height + GAP;
  }
  const legend = legendLayers(kit, signsOf(scene), page, y);
  const foot = footLayers(kit, scene.notes ?? [], page, legend.bottom);
  layers.push(...attackArrows(placed, page), ...legend.layers, ...foot.layers);
  return { width: page.width, height: Math.round(foot.bottom + page.edge - GAP / 2), layers };
}

function headingOf({ title, phases, headline, headlineSeat, seats }: BoardScene): Heading {
  const acting = seats.filter((one) => one.acting && one.seat !== headlineSeat).map(({ seat }) => seat);
  return { title, steps: phases, headline, seat: headlineSeat, waiting: acting };
}

/** `row`: what the cell is part of that takes the whole width. */
type Cell = {
  readonly plan: AreaPlan;
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly row: { readonly top: number; readonly height: number };
};
type Grid = { readonly height: number; readonly cells: readonly Cell[] };

/**
 * The grid with the least height. Among grids of similar height, one in rows with few columns reads best. Homes are always
 * in rows, so that a player is found in the same place every turn.
 */
function bestGrid(kit: Kit, spots: readonly Spot[], page: Page, density: Density): Grid {
  const homes = spots.some(({ seat }) => seat !== undefined);
  const min = page.shape === 'tall' ? 1 : 2;
  const max = page.shape === 'tall' ? Math.min(1, spots.length) : Math.min(spots.length, homes ? 3 : 4);
  let best: Grid = { height: 0, cells: [] };
  const offer = (grid: Grid): void => {
    if (best.cells.length === 0 || grid.height < best.height - 24) best = grid;
  };
  for (let columns = Math.min(min, max); columns <= max && columns > 0; columns++) {
    offer(inRows(kit, spots, columns, page, density));
    if (!homes && spots.length > columns) offer(inColumns(kit, spots, columns, page, density));
  }
  return best;
}

/** Spreads places over the rows that `columns` requires, as evenly as possible. */
function inRows(kit: Kit, spots: readonly Spot[], columns: number, page: Page, density: Density): Grid {
  const cells: Cell[] = [];
  const rows = Math.ceil(spots.length / columns);
  let top = 0;
  let first = 0;
  for (let row = 0; row < rows; row++) {
    const count = Math.ceil((spots.length - first) / (rows - row));
    const width = widthOf(page, count);
    const plans = spots.slice(first, first + count).map(({ area, seat }) => planArea(kit, area, seat, width, density));
    const height = Math.max(...plans.map((plan) => plan.height));
    plans.forEach((plan, column) => {
      cells.push({ plan, x: page.edge + column * (width + GAP), top, height, row: { top, height } });
    });
    top += height + GAP;
    first += count;
  }
  return { height: top - GAP, cells };
}

/** Puts each place into the shortest column so far; the last one of each column extends to the common bottom. */
function inColumns(kit: Kit, spots: readonly Spot[], columns: number, page: Page, density: Density): Grid {
  const width = widthOf(page, columns);
  const stacks: { plan: AreaPlan; top: number }[][] = Array.from({ length: columns }, () => []);
  const depth = (stack: readonly { plan: AreaPlan; top: number }[]): number => {
    const last = stack.at(-1);
    return last === undefined ? 0 : last.top + last.plan.height + GAP;
  };
  for (const { area, seat } of spots) {
    const shortest = stacks.reduce((min, stack) => (depth(stack) < depth(min) ? stack : min));
    shortest.push({ plan: planArea(kit, area, seat, width, density), top: depth(shortest) });
  }
  const height = Math.max(...stacks.map(depth)) - GAP;
  const cells = stacks.flatMap((stack, column) =>
    stack.map(({ plan, top }, index) => ({
      plan,
      x: page.edge + column * (width + GAP),
      top,
      height: index === stack.length - 1 ? height - top : plan.height,
      row: { top: 0, height },
    })),
  );
  return { height, cells };
}

function widthOf(page: Page, columns: number): number {
  return Math.floor((page.width - 2 * page.edge - GAP * (columns - 1)) / columns);
}
