/** The whole table: heading, what waits on the pile, homes, and the places between them. */
import type { BoardScene, SceneArea, ScenePileEntry, SceneSeat } from '#kernel/scene';
import { type AreaPlan, areaLayers, planArea, planArena } from './area.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el, polygon } from './svg.ts';
import { seatLook, WIDTH } from './theme.ts';
import type { Density } from './tile.ts';

const EDGE = 10;
const HEAD = 62;
const PILE_HEAD = 34;
const PILE_CHIP = 66;
const NOTE = 30;
/** Taller boards are drawn more densely; a chat shows pictures in about this shape. */
const COMFORTABLE = 880;

/** Lays a board out: with pictures if it stays in a comfortable shape, otherwise denser. */
export function layoutBoard(kit: Kit, scene: BoardScene): Picture {
  const full = layoutAt(kit, scene, 'full');
  if (full.height <= COMFORTABLE) return full;
  const low = layoutAt(kit, scene, 'low');
  return low.height <= COMFORTABLE ? low : layoutAt(kit, scene, 'bare');
}

function layoutAt(kit: Kit, scene: BoardScene, density: Density): Picture {
  const layers: Layer[] = [];
  const inner = WIDTH - 2 * EDGE;
  const called = scene.seats.map(({ seat, acting, turn }) => [seat, acting, turn]);
  layers.push(
    layer('head', { x: 0, y: 0, width: WIDTH, height: HEAD }, [scene.title, scene.phases, scene.headline, called], () =>
      drawHead(kit, scene),
    ),
  );
  let y = HEAD + GAP;
  const pile = scene.pile;
  if (pile !== undefined && pile.entries.length > 0) {
    const rows = Math.ceil(Math.min(pile.entries.length, PILE_MOST) / pileColumns(pile.entries));
    const height = PILE_HEAD + rows * (PILE_CHIP + GAP) + 4;
    layers.push(
      layer('pile', { x: EDGE, y, width: inner, height }, pile, () =>
        drawPile(kit, pile.title, pile.entries, inner, height),
      ),
    );
    y += height + GAP;
  }
  const { homes, fallen, others, arenas } = sorted(scene);
  for (const area of arenas) {
    const plan = planArena(kit, area, inner);
    layers.push(...areaLayers(kit, plan, EDGE, y, plan.height));
    y += plan.height + GAP;
  }
  for (const list of [homes, fallen, others]) {
    const grid = bestGrid(kit, list, density);
    for (const { plan, x, top, height } of grid.cells) layers.push(...areaLayers(kit, plan, x, y + top, height));
    y += grid.height === 0 ? 0 : grid.height + GAP;
  }
  for (const note of scene.notes ?? []) {
    layers.push(
      layer('note', { x: EDGE, y, width: inner, height: NOTE }, note, () =>
        kit.texts.draw(note, TYPE.label, { x: 4, y: baseline(NOTE / 2, TYPE.label), fill: INK.soft, max: inner - 8 }),
      ),
    );
    y += NOTE;
  }
  return { width: WIDTH, height: Math.round(y + EDGE - GAP), layers };
}

type Spot = { readonly area: SceneArea; readonly seat: SceneSeat | undefined };

type Sorted = {
  readonly homes: readonly Spot[];
  readonly fallen: readonly Spot[];
  readonly others: readonly Spot[];
  readonly arenas: readonly SceneArea[];
};

/** Homes with their players, players without a home, the other places, and apart from all the battle that is being fought. */
function sorted(scene: BoardScene): Sorted {
  const homes: Spot[] = [];
  const fallen: Spot[] = [];
  const others: Spot[] = [];
  const arenas: SceneArea[] = [];
  for (const area of scene.areas) {
    const seat = scene.seats.find((candidate) => candidate.seat === area.home);
    const fought = area.attack?.now === true && area.groups.some((group) => group.seat !== undefined);
    if (!fought) {
      (seat === undefined ? others : homes).push({ area, seat });
      continue;
    }
    if (seat === undefined) {
      arenas.push(area);
      continue;
    }
    // A home in battle keeps its player's heading and what takes no part; the two sides go to the arena.
    const { home: _home, ...open } = area;
    arenas.push({ ...open, groups: area.groups.filter((group) => group.seat !== undefined) });
    homes.push({ area: { ...area, groups: area.groups.filter((group) => group.seat === undefined) }, seat });
  }
  for (const seat of scene.seats) {
    if (homes.some((home) => home.seat === seat)) continue;
    // A player without a place of their own still has a name to show, low and below those who play.
    const art = { kind: 'region', seed: `seat ${seat.seat}` };
    fallen.push({
      area: { id: `seat ${seat.seat}`, title: '', home: seat.seat, controlLabel: '', art, figures: [], groups: [] },
      seat,
    });
  }
  return { homes, fallen, others, arenas };
}

type Cell = { readonly plan: AreaPlan; readonly x: number; readonly top: number; readonly height: number };
type Grid = { readonly height: number; readonly cells: readonly Cell[] };

/**
 * The grid with the least height; of grids about as low, the one in rows, and with the fewest columns, which reads best.
 * Homes stand in rows always, so that a player is found in the same place at every turn.
 */
function bestGrid(kit: Kit, spots: readonly Spot[], density: Density): Grid {
  const homes = spots.some(({ seat }) => seat !== undefined);
  const most = Math.min(spots.length, homes ? 3 : 4);
  let best: Grid = { height: 0, cells: [] };
  const offer = (grid: Grid): void => {
    if (best.cells.length === 0 || grid.height < best.height - 24) best = grid;
  };
  for (let columns = Math.min(2, most); columns <= most && columns > 0; columns++) {
    offer(inRows(kit, spots, columns, density));
    if (!homes && spots.length > columns) offer(inColumns(kit, spots, columns, density));
  }
  return best;
}

/** Spreads places over as many rows as `columns` needs, the rows as equal in length as can be. */
function inRows(kit: Kit, spots: readonly Spot[], columns: number, density: Density): Grid {
  const cells: Cell[] = [];
  const rows = Math.ceil(spots.length / columns);
  let top = 0;
  let first = 0;
  for (let row = 0; row < rows; row++) {
    const count = Math.ceil((spots.length - first) / (rows - row));
    const width = widthOf(count);
    const plans = spots.slice(first, first + count).map(({ area, seat }) => planArea(kit, area, seat, width, density));
    const height = Math.max(...plans.map((plan) => plan.height));
    plans.forEach((plan, column) => {
      cells.push({ plan, x: EDGE + column * (width + GAP), top, height });
    });
    top += height + GAP;
    first += count;
  }
  return { height: top - GAP, cells };
}

/** Puts each place under the shortest column so far; the last of every column reaches down to the common end. */
function inColumns(kit: Kit, spots: readonly Spot[], columns: number, density: Density): Grid {
  const width = widthOf(columns);
  const stacks: { plan: AreaPlan; top: number }[][] = Array.from({ length: columns }, () => []);
  const depth = (stack: readonly { plan: AreaPlan; top: number }[]): number => {
    const last = stack.at(-1);
    return last === undefined ? 0 : last.top + last.plan.height + GAP;
  };
  for (const { area, seat } of spots) {
    const shortest = stacks.reduce((least, stack) => (depth(stack) < depth(least) ? stack : least));
    shortest.push({ plan: planArea(kit, area, seat, width, density), top: depth(shortest) });
  }
  const height = Math.max(...stacks.map(depth)) - GAP;
  const cells = stacks.flatMap((stack, column) =>
    stack.map(({ plan, top }, index) => ({
      plan,
      x: EDGE + column * (width + GAP),
      top,
      height: index === stack.length - 1 ? height - top : plan.height,
    })),
  );
  return { height, cells };
}

function widthOf(columns: number): number {
  return Math.floor((WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns);
}

function drawHead(kit: Kit, scene: BoardScene): string {
  const middle = HEAD / 2;
  let out =
    el('rect', { width: WIDTH, height: HEAD, fill: INK.panelLow }) +
    el('rect', { y: HEAD - 2, width: WIDTH, height: 2, fill: INK.line });
  const title = kit.texts.shorten(scene.title, TYPE.title, 260);
  out += kit.texts.draw(scene.title, TYPE.title, {
    x: EDGE + 8,
    y: baseline(middle, TYPE.title),
    fill: INK.text,
    max: 260,
  });
  let x = EDGE + 8 + title.width + 22;

  const called = scene.seats.filter((seat) => seat.acting);
  const shown = called.length > 0 ? called : scene.seats.filter((seat) => seat.turn);
  const look = seatLook(shown[0]?.seat ?? 0);
  const headline = kit.texts.shorten(scene.headline, TYPE.heading, 380);
  const marks = shown.length * 40;
  const width = headline.width + marks + 30;
  const left = WIDTH - EDGE - width;
  out += box(left, 9, width, HEAD - 18, 12, { fill: look.deep, stroke: look.colour, 'stroke-width': 2.5 });
  shown.forEach((seat, index) => {
    out += kit.mark(seat.seat, left + 10 + index * 40, middle - 17, 34);
  });
  out += kit.texts.draw(scene.headline, TYPE.heading, {
    x: left + 16 + marks,
    y: baseline(middle, TYPE.heading),
    fill: INK.text,
    max: 380,
  });

  // The phases as a row of arrows; if they do not all fit, the present one alone.
  const widths = scene.phases.map((phase) => kit.texts.width(phase.name, TYPE.label) + 34);
  const fits = x + widths.reduce((sum, wide) => sum + wide, 0) <= left - 12;
  scene.phases.forEach((phase, index) => {
    if (!fits && !phase.current) return;
    const wide = widths[index] ?? 0;
    const h = 17;
    out += polygon(
      [
        [x, middle - h],
        [x + wide - 12, middle - h],
        [x + wide, middle],
        [x + wide - 12, middle + h],
        [x, middle + h],
        [x + 12, middle],
      ],
      { fill: phase.current ? INK.gold : INK.slot },
    );
    out += kit.texts.draw(phase.name, TYPE.label, {
      x: x + wide / 2,
      y: baseline(middle, TYPE.label),
      fill: phase.current ? INK.space : INK.faint,
      anchor: 'middle',
    });
    x += wide - 4;
  });
  return out;
}

const PILE_MOST = 12;

/** Few entries get room for their words. */
function pileColumns(entries: readonly ScenePileEntry[]): number {
  return Math.max(2, Math.min(4, entries.length));
}

function drawPile(kit: Kit, title: string, entries: readonly ScenePileEntry[], width: number, height: number): string {
  let out = box(1.5, 1.5, width - 3, height - 3, 14, { fill: INK.panelLow, stroke: INK.gold, 'stroke-width': 3 });
  out += kit.texts.draw(title, TYPE.label, {
    x: 14,
    y: baseline(PILE_HEAD / 2 + 2, TYPE.label),
    fill: INK.gold,
    max: width - 28,
  });
  const columns = pileColumns(entries);
  const arrow = 20;
  const chip = Math.floor((width - 20 - arrow * (columns - 1)) / columns);
  entries.slice(0, PILE_MOST).forEach((entry, index) => {
    const hidden = index === PILE_MOST - 1 ? entries.length - PILE_MOST : 0;
    const x = 10 + (index % columns) * (chip + arrow);
    const y = PILE_HEAD + Math.floor(index / columns) * (PILE_CHIP + GAP);
    const look = entry.seat === undefined ? undefined : seatLook(entry.seat);
    out += box(x, y, chip, PILE_CHIP, 10, {
      fill: INK.slot,
      stroke: look?.colour ?? INK.lineBright,
      'stroke-width': 2,
    });
    out += kit.mark(entry.seat, x + 8, y + 8, 30);
    out += kit.texts.draw(String(index + 1), TYPE.label, {
      x: x + 23,
      y: y + PILE_CHIP - 9,
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
      { x: left, y: baseline(y + (low ? PILE_CHIP / 2 : 21), { ...TYPE.name, size: 24 }), fill: INK.text, max },
    );
    if (entry.note !== undefined)
      out += kit.texts.draw(entry.note, TYPE.body, { x: left, y: baseline(y + 47, TYPE.body), fill: INK.soft, max });
    if (index < entries.length - 1 && index % columns < columns - 1) {
      const ax = x + chip + 5;
      const ay = y + PILE_CHIP / 2;
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
