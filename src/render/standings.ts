/** Standings: a line for each entry, its figures in columns; on a narrow page the columns that matter least are left out. */
import type { StandingsScene } from '#face/league-scenes';
import { baseline, INK, type Kit } from './kit.ts';
import { FOOT, footLayer, HEAD, headLayer } from './league-page.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box } from './svg.ts';
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
  let y = HEAD + COLUMNS;
  for (const [i, line] of scene.lines.entries()) {
    layers.push(
      layer('standings line', rowAt(y, ROW), [line, shown.length, i % 2], () =>
        drawLine(kit, line, { columns: shown.length, width: inner, column, odd: i % 2 === 1 }),
      ),
    );
    y += ROW;
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

type Room = { readonly columns: number; readonly width: number; readonly column: number; readonly odd: boolean };

function drawLine(kit: Kit, line: StandingsScene['lines'][number], { columns, width, column, odd }: Room): string {
  const middle = ROW / 2;
  const colour = line.faded === true ? INK.faint : INK.text;
  const first = rightOf(0, columns, width, column) - column + 20;
  return (
    box(0, 2, width, ROW - 4, 9, { fill: odd ? INK.panelLow : INK.panel }) +
    (line.ahead === true ? box(0, 2, 6, ROW - 4, 3, { fill: INK.gold }) : '') +
    kit.texts.draw(line.place, MAIN, {
      x: PLACE - 14,
      y: baseline(middle, MAIN),
      fill: line.ahead === true ? INK.gold : INK.soft,
      anchor: 'end',
      max: PLACE - 16,
    }) +
    kit.texts.draw(kit.texts.drawable(line.name, line.fallbackName), NAME, {
      x: PLACE + 6,
      y: baseline(middle, NAME),
      fill: colour,
      max: first - PLACE - 20,
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
