/** A board in a few lines, for above a hand in one picture, below words that say whose turn it is: who holds what, and what stands where; a battle in full. */

import type { BoardScene, SceneArea, SceneCard, SceneFigure, SceneSeat, SceneSeatIndex } from '#face/scene';
import { grouped } from '#kernel/grouped';
import { areaLayers } from './area.ts';
import { planArena } from './area-plan.ts';
import { sortedAreas } from './board-areas.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { pileLayers } from './pile.ts';
import { box } from './svg.ts';
import { type Page, seatLook } from './theme.ts';

const PAD = 10;
const ROW = 32;
const MARK = 26;

export function layoutStrip(kit: Kit, scene: BoardScene, page: Page): Picture {
  const inner = page.width - 2 * page.edge;
  const pile = pileLayers(kit, scene.pile, page, page.edge);
  const layers: Layer[] = [...pile.layers];
  let y = pile.bottom;
  const { homes, fallen, others, arenas } = sortedAreas(scene);
  for (const area of arenas) {
    const plan = planArena(kit, area, inner);
    layers.push(...areaLayers(kit, plan, page.edge, y, plan.height));
    y += plan.height + GAP;
  }
  for (const [spots, columns] of [
    [homes, homes.length > 2 ? 2 : 1],
    [fallen, 2],
    [others, 2],
  ] as const) {
    const width = Math.floor((inner - GAP * (columns - 1)) / columns);
    for (let first = 0; first < spots.length; first += columns) {
      const cells = spots.slice(first, first + columns).map(({ area, seat }) => cellOf(area, seat));
      const height = Math.max(...cells.map(heightOf));
      cells.forEach((cell, column) => {
        const place = { x: page.edge + column * (width + GAP), y, width, height };
        layers.push(layer('strip cell', place, cell, () => drawCell(kit, cell, width, height)));
      });
      y += height + GAP;
    }
  }
  return { width: page.width, height: Math.round(y + page.edge - GAP), layers };
}

/** The cards of one player in a place: how many, and what they come to together. */
type Force = { readonly seat: SceneSeatIndex; readonly n: number; readonly sums: readonly SceneFigure[] };

type Cell = {
  readonly owner: SceneSeatIndex | undefined;
  readonly name: string;
  readonly figures: readonly SceneFigure[];
  readonly isHome: boolean;
  readonly acting: boolean;
  readonly forces: readonly Force[];
  /** What lies in groups of its own: docked, unfinished, waiting. */
  readonly besides: readonly SceneFigure[];
  readonly attack: SceneArea['attack'];
};

function cellOf(area: SceneArea, seat: SceneSeat | undefined): Cell {
  return {
    owner: seat?.seat ?? area.control,
    name:
      seat === undefined
        ? area.title
        : [seat.name, ...(seat.result === undefined ? [] : [seat.result.label])].join(' · '),
    figures: seat === undefined ? area.figures : [...area.figures, ...seat.figures],
    isHome: seat !== undefined,
    acting: seat?.acting === true,
    forces: forcesIn(area),
    besides: area.groups.flatMap(({ label, icon, cards }): SceneFigure[] =>
      label === undefined || icon === undefined || cards.length === 0 || cards.some(isInField)
        ? []
        : [{ icon, value: String(cards.length), label, tone: 'muted' }],
    ),
    attack: area.attack,
  };
}

const isInField = ({ form, seat, dim }: SceneCard): boolean => form === 'unit' && seat !== undefined && dim !== true;

function forcesIn({ groups }: SceneArea): readonly Force[] {
  const inField = groups.flatMap(({ cards }) => cards.filter(isInField));
  const bySeat = grouped(inField, ({ seat }) => seat);
  return [...bySeat].map(([seat, cards]) => ({ seat, n: cards.length, sums: sumsOf(cards) }));
}

/** The first two figures of cards, added up: of "8+3" what comes first. One that is no number on some card is left out. */
function sumsOf(cards: readonly SceneCard[]): readonly SceneFigure[] {
  return (cards[0]?.figures ?? []).slice(0, 2).flatMap((first) => {
    const values = cards.map(({ figures }) => figures.find(({ icon }) => icon === first.icon)?.value ?? '0');
    if (!values.every((value) => /^\d/.test(value))) return [];
    const sum = values.reduce((total, one) => total + Number.parseInt(one, 10), 0);
    return [{ icon: first.icon, label: first.label, value: String(sum) }];
  });
}

const rowsOf = ({ isHome, forces, besides, attack }: Cell): number =>
  1 + Number(isHome) + Number(!isHome || forces.length + besides.length > 0) + Number(attack !== undefined);

const heightOf = (cell: Cell): number => rowsOf(cell) * ROW + 2 * PAD - 6;

function drawCell(kit: Kit, cell: Cell, width: number, height: number): string {
  const { owner, name, figures, isHome, attack } = cell;
  const look = owner === undefined ? undefined : seatLook(owner);
  const hot = attack !== undefined;
  let middle = PAD - 3 + ROW / 2;
  let out =
    box(1.5, 1.5, width - 3, height - 3, 11, {
      fill: look?.deep ?? INK.panel,
      'fill-opacity': 0.55,
      stroke: hot ? INK.alert : (look?.colour ?? INK.line),
      'stroke-width': hot ? 3 : 2,
    }) +
    kit.mark(owner, PAD, middle - MARK / 2, MARK) +
    kit.texts.draw(name, TYPE.area, {
      x: PAD + MARK + 9,
      y: baseline(middle, TYPE.area),
      fill: INK.text,
      max: width - PAD * 2 - MARK - 16 - (cell.acting ? 30 : 0),
    });
  if (cell.acting) out += kit.icon('waiting', width - PAD - 24, middle - 12, 24, INK.gold);
  if (isHome) {
    middle += ROW;
    out += rowOfFigures(kit, figures, PAD + 2, middle, width - 2 * PAD).svg;
  }
  if (!isHome || cell.forces.length + cell.besides.length > 0) {
    middle += ROW;
    const own = isHome ? { svg: '', width: 0 } : rowOfFigures(kit, figures, PAD + 2, middle, width * 0.3);
    out += own.svg + drawForces(kit, cell, PAD + 2 + (own.width > 0 ? own.width + 16 : 0), width - PAD, middle);
  }
  if (attack !== undefined) {
    middle += ROW;
    out += kit.texts.draw(attack.label, TYPE.label, {
      x: PAD + 2,
      y: baseline(middle, TYPE.label),
      fill: INK.alert,
      max: width - 2 * PAD,
    });
  }
  return out;
}

const rowOfFigures = (kit: Kit, figures: readonly SceneFigure[], x: number, middle: number, max: number) =>
  kit.figures(figures, TYPE.figure, { x, y: baseline(middle, TYPE.figure), max: Math.max(0, max), gap: 12 });

/** Each player's cards with their sums, and what lies besides, as far as there is room. */
function drawForces(kit: Kit, { forces, besides }: Cell, from: number, to: number, middle: number): string {
  let x = from;
  let out = '';
  for (const { seat, n, sums } of forces) {
    const count = `${n}×`;
    const wide = kit.texts.width(count, TYPE.figure);
    if (to - x < 24 + wide) break;
    out += kit.mark(seat, x, middle - 11, 22);
    out += kit.texts.draw(count, TYPE.figure, { x: x + 27, y: baseline(middle, TYPE.figure), fill: INK.soft });
    x += 27 + wide + 7;
    const drawn = rowOfFigures(kit, sums, x, middle, to - x);
    out += drawn.svg;
    x += drawn.width + 16;
  }
  return out + rowOfFigures(kit, besides, x, middle, to - x).svg;
}
