/** Standings: a line for each entry, its figures in columns; on a narrow page the columns that matter least are left out. */
import type { StandingsScene } from '#face/league-scenes';
import { baseline, INK, type Kit } from './kit.ts';
import { FOOT, footLayer, HEAD, headLayer } from './league-page.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el, num, polygon } from './svg.ts';
import type { Type } from './text.ts';
import type { Page } from './theme.ts';

const COLUMNS = 44;
const ROW = 48;
const NAME: Type = { size: 27, weight: 600 };
const CELL: Type = { size: 26, weight: 600 };
const MAIN: Type = { size: 29, weight: 700 };
/** How wide a place number and a column are. */
const PLACE = 64;
const COLUMN = { wide: 104, tall: 84 } as const;
/** Between those who go on and the others. */
const CUT = 34;
const CUT_TYPE: Type = { size: 22, weight: 600 };
/** How wide it is shown that somebody has moved up or down. */
const MOVED = 50;
const MOVED_TYPE: Type = { size: 22, weight: 700 };
const MEDALS = { 1: INK.gold, 2: '#c9d3e3', 3: '#d39a66' } as const;
/** How many columns there is room for. */
const MOST = { wide: 6, tall: 3 } as const;

/** Lays out standings. The height follows from the number of lines. */
export function layoutStandings(kit: Kit, scene: StandingsScene, page: Page): Picture {
  const { width, edge } = page;
  const shown = scene.columns.slice(0, MOST[page.shape]);
  const column = COLUMN[page.shape];
  const rowAt = (y: number, height: number) => ({ x: edge, y, width: width - 2 * edge, height });
  const inner = width - 2 * edge;
  const layers: Layer[] = [
    headLayer(kit, scene, page),
    layer('standings columns', rowAt(HEAD, COLUMNS), shown, () =>
      shown
        .map((title, i) =>
          kit.texts.draw(title, CELL, {
            x: rightOf(i, shown.length, inner, column),
            y: baseline(COLUMNS / 2 + 2, CELL),
            fill: INK.faint,
            anchor: 'end',
            max: column - 10,
          }),
        )
        .join(''),
    ),
  ];
  const hasMoves = scene.lines.some(({ moved }) => moved !== undefined);
  let y = HEAD + COLUMNS;
  for (const [i, line] of scene.lines.entries()) {
    const room = { columns: shown.length, width: inner, column, odd: i % 2 === 1, hasMoves };
    layers.push(layer('standings line', rowAt(y, ROW), [line, room], () => drawLine(kit, line, room)));
    y += ROW;
    if (scene.cut?.after !== i + 1) continue;
    const { label } = scene.cut;
    layers.push(layer('standings cut', rowAt(y, CUT), label, () => drawCut(kit, label, inner)));
    y += CUT;
  }
  if (scene.foot !== undefined) {
    layers.push(footLayer(kit, scene.foot, page, y));
    y += FOOT;
  }
  return { width, height: y + edge, layers };
}

/** Where a column ends; the last one at the right edge. */
const rightOf = (i: number, columns: number, width: number, column: number): number =>
  width - 14 - (columns - 1 - i) * column;

type Line = StandingsScene['lines'][number];
type Room = {
  readonly columns: number;
  readonly width: number;
  readonly column: number;
  readonly odd: boolean;
  readonly hasMoves: boolean;
};

function drawLine(kit: Kit, line: Line, { columns, width, column, odd, hasMoves }: Room): string {
  const middle = ROW / 2;
  const colour = line.faded === true ? INK.faint : INK.text;
  const first = rightOf(0, columns, width, column) - column + 20;
  const nameAt = PLACE + 6 + (hasMoves ? MOVED : 0);
  return (
    box(0, 2, width, ROW - 4, 9, { fill: odd ? INK.panelLow : INK.panel }) +
    (line.ahead === true ? box(0, 2, 6, ROW - 4, 3, { fill: INK.gold }) : '') +
    drawPlace(kit, line) +
    drawMoved(kit, line) +
    kit.texts.draw(kit.texts.drawable(line.name, line.fallbackName), NAME, {
      x: nameAt,
      y: baseline(middle, NAME),
      fill: colour,
      max: first - nameAt - 14,
    }) +
    line.cells
      .slice(0, columns)
      .map((cell, i) => {
        const type = i === 0 ? MAIN : CELL;
        return kit.texts.draw(cell, type, {
          x: rightOf(i, columns, width, column),
          y: baseline(middle, type),
          fill: i === 0 ? (line.faded === true ? INK.faint : INK.gold) : colour,
          anchor: 'end',
          max: column - 10,
        });
      })
      .join('')
  );
}

/** The place, on a medal for the first three of a season that is over. */
function drawPlace(kit: Kit, { place, ahead, medal }: Line): string {
  const middle = ROW / 2;
  if (medal !== undefined)
    return (
      polygon(ribbon(PLACE / 2 - 2, middle), { fill: INK.alert, opacity: 0.55 }) +
      el('circle', { cx: PLACE / 2 - 2, cy: middle + 4, r: 17, fill: MEDALS[medal] }) +
      kit.texts.draw(place, MAIN, {
        x: PLACE / 2 - 2,
        y: baseline(middle + 4, MAIN),
        fill: INK.space,
        anchor: 'middle',
        max: 30,
      })
    );
  return kit.texts.draw(place, MAIN, {
    x: PLACE - 14,
    y: baseline(middle, MAIN),
    fill: ahead === true ? INK.gold : INK.soft,
    anchor: 'end',
    max: PLACE - 16,
  });
}

const ribbon = (x: number, middle: number): readonly (readonly [number, number])[] => [
  [x - 13, middle - 21],
  [x + 13, middle - 21],
  [x + 6, middle - 4],
  [x - 6, middle - 4],
];

/** An arrow up or down with the number of places; a dash for whoever stands where they stood. */
function drawMoved(kit: Kit, { moved }: Line): string {
  if (moved === undefined) return '';
  const [x, middle] = [PLACE + 8, ROW / 2];
  if (moved.by === 0) return el('rect', { x, y: middle - 1.5, width: 12, height: 3, rx: 1.5, fill: INK.faint });
  const fill = moved.by > 0 ? INK.good : INK.bad;
  const tip = moved.by > 0 ? -7 : 7;
  const arrow = [
    [x, middle - tip],
    [x + 14, middle - tip],
    [x + 7, middle + tip],
  ] as const;
  const count = String(Math.abs(moved.by));
  const place = { x: x + 18, y: baseline(middle, MOVED_TYPE), fill, max: MOVED - 26 };
  return polygon(arrow, { fill }) + kit.texts.draw(count, MOVED_TYPE, place);
}

/** A dashed line across, with what it means. */
function drawCut(kit: Kit, label: string, width: number): string {
  const middle = CUT / 2;
  const words = kit.texts.shorten(label, CUT_TYPE, width * 0.7);
  const from = 14 + words.width + 12;
  return (
    kit.texts.draw(label, CUT_TYPE, { x: 14, y: baseline(middle, CUT_TYPE), fill: INK.gold, max: width * 0.7 }) +
    el('path', {
      d: `M${num(from)} ${middle}H${num(width - 8)}`,
      stroke: INK.gold,
      'stroke-width': 2.5,
      'stroke-dasharray': '9 7',
    })
  );
}
