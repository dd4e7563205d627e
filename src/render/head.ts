/** The heading of a board or a battle: what it is, where in the turn it is, and whose move. */
import type { SceneSeatIndex } from '#face/scene';
import { baseline, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer } from './picture.ts';
import { box, el, polygon } from './svg.ts';
import { type Page, seatLook } from './theme.ts';

/** What a heading says. `seat`: whose mark goes with the headline; `waiting`: the others whom the table waits for. */
export type Heading = {
  readonly title: string;
  readonly steps: readonly { readonly name: string; readonly current: boolean }[];
  readonly headline: string;
  readonly seat: SceneSeatIndex | undefined;
  readonly waiting: readonly SceneSeatIndex[];
};

const ROW = 62;
const LOW = 56;

/** Height of the heading, in pixels. */
export function headHeight({ shape }: Page): number {
  return shape === 'tall' ? ROW + LOW : ROW;
}

/** The heading across the top of the page. */
export function headLayer(kit: Kit, heading: Heading, page: Page): Layer {
  const place = { x: 0, y: 0, width: page.width, height: headHeight(page) };
  return layer('head', place, heading, () => drawHead(kit, heading, page));
}

function drawHead(kit: Kit, heading: Heading, page: Page): string {
  const { width, edge, shape } = page;
  const height = headHeight(page);
  const tall = shape === 'tall';
  const steps = tall ? stepsWidth(kit, heading, true) : 0;
  const max = tall ? width - 2 * edge - 22 - steps : 340;
  const title = kit.texts.shorten(heading.title, TYPE.title, max);
  const left = edge + 8;
  const after = left + title.width + 22;
  const said = headline(kit, heading, {
    right: width - edge,
    middle: tall ? ROW + LOW / 2 - 6 : ROW / 2,
    max: tall ? width - 2 * edge : width - edge - after - stepsWidth(kit, heading, true) - 20,
    fill: tall,
  });
  const room = tall ? width : said.left - 12;
  const short = after + stepsWidth(kit, heading, false) > room;
  return (
    el('rect', { width, height, fill: INK.panelLow }) +
    el('rect', { y: height - 2, width, height: 2, fill: INK.line }) +
    kit.texts.draw(heading.title, TYPE.title, {
      x: left,
      y: baseline(ROW / 2, TYPE.title),
      fill: INK.text,
      max: max,
    }) +
    arrows(kit, heading, tall ? width - edge - steps : after, tall || short) +
    said.svg
  );
}

const stepWidth = (kit: Kit, name: string): number => kit.texts.width(name, TYPE.label) + 34;

function stepsWidth(kit: Kit, { steps }: Heading, short: boolean): number {
  return steps.filter(({ current }) => !short || current).reduce((sum, { name }) => sum + stepWidth(kit, name) - 4, 4);
}

/** The steps as a row of arrows; if they do not all fit, the present one alone. */
function arrows(kit: Kit, { steps }: Heading, from: number, short: boolean): string {
  const middle = ROW / 2;
  const h = 17;
  let x = from;
  let out = '';
  for (const { name, current } of steps) {
    if (short && !current) continue;
    const wide = stepWidth(kit, name);
    out += polygon(
      [
        [x, middle - h],
        [x + wide - 12, middle - h],
        [x + wide, middle],
        [x + wide - 12, middle + h],
        [x, middle + h],
        [x + 12, middle],
      ],
      { fill: current ? INK.gold : INK.slot },
    );
    out += kit.texts.draw(name, TYPE.label, {
      x: x + wide / 2,
      y: baseline(middle, TYPE.label),
      fill: current ? INK.space : INK.faint,
      anchor: 'middle',
    });
    x += wide - 4;
  }
  return out;
}

/** Whose move it is, with that player's mark and colour; behind a clock the others whom the table waits for. */
function headline(
  kit: Kit,
  { headline: words, seat, waiting }: Heading,
  place: { readonly right: number; readonly middle: number; readonly max: number; readonly fill: boolean },
): { readonly svg: string; readonly left: number } {
  const { right, middle } = place;
  const mark = seat === undefined ? 0 : 40;
  const others = waiting.length === 0 ? 0 : 34 + waiting.length * 34;
  const max = Math.max(80, place.max - mark - others - 30);
  const told = kit.texts.shorten(words, TYPE.heading, max);
  const width = place.fill ? place.max : told.width + mark + others + 30;
  const left = right - width;
  const look = seat === undefined ? undefined : seatLook(seat);
  let svg = box(left, middle - 22, width, 44, 12, {
    fill: look?.deep ?? INK.slot,
    stroke: look?.colour ?? INK.lineBright,
    'stroke-width': 2.5,
  });
  if (seat !== undefined) svg += kit.mark(seat, left + 10, middle - 17, 34);
  svg += kit.texts.draw(words, TYPE.heading, {
    x: left + 16 + mark,
    y: baseline(middle, TYPE.heading),
    fill: INK.text,
    max: max,
  });
  if (waiting.length > 0) {
    const from = right - others - 4;
    svg += kit.icon('waiting', from, middle - 13, 26, INK.gold);
    waiting.forEach((other, index) => {
      svg += kit.mark(other, from + 32 + index * 34, middle - 15, 30);
    });
  }
  return { svg, left };
}
