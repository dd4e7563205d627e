/** What attacked what: an arrow from each attacker to its target, with what came of it. */
import type { AttacksScene, SceneAttack, SceneParty } from '#face/attacks-scene';
import { drawArt } from './art/index.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { layer, type Picture } from './picture.ts';
import { box, el, polygon } from './svg.ts';
import { type Page, seatLook, toneColour } from './theme.ts';

const HEIGHT = 76;
const PARTY = 200;
const MARK = 28;
/** Room for the lines of a name, at the foot of its card. */
const NAMED = { 1: 30, 2: 50 } as const;
const COLUMNS = { wide: 2, tall: 1 } as const;

export function layoutAttacks(kit: Kit, { attacks }: AttacksScene, page: Page): Picture {
  const columns = Math.min(COLUMNS[page.shape], attacks.length);
  const width = Math.floor((page.width - 2 * page.edge - (columns - 1) * 3 * GAP) / columns);
  const layers = attacks.map((attack, i) => {
    const place = {
      x: page.edge + (i % columns) * (width + 3 * GAP),
      y: page.edge + Math.floor(i / columns) * (HEIGHT + GAP),
      width,
      height: HEIGHT,
    };
    return layer('attack', place, attack, () => drawAttack(kit, attack, width));
  });
  const rows = Math.ceil(attacks.length / columns);
  return { width: page.width, height: 2 * page.edge + rows * (HEIGHT + GAP) - GAP, layers };
}

function drawAttack(kit: Kit, { from, to, result, tone }: SceneAttack, width: number): string {
  return (
    drawParty(kit, from, 'from') +
    el('g', { transform: `translate(${width - PARTY} 0)` }, drawParty(kit, to, 'to')) +
    drawArrow(kit, from, { result, tone }, { left: PARTY + 6, right: width - PARTY - 6 })
  );
}

/** A card with its picture, the mark of whose it is, and its name at the foot. */
function drawParty(kit: Kit, { seat, name, art }: SceneParty, id: string): string {
  const colour = seat === undefined ? INK.lineBright : seatLook(seat).colour;
  const max = PARTY - 20;
  const lines = kit.texts.width(name, TYPE.name) * 0.86 <= max ? [name] : kit.texts.wrap(name, TYPE.name, max, 2);
  const named = NAMED[lines.length > 1 ? 2 : 1];
  const first = HEIGHT - named + 14;
  return (
    el('defs', {}, el('clipPath', { id }, box(1, 1, PARTY - 2, HEIGHT - 2, 10, {}))) +
    el(
      'g',
      { 'clip-path': `url(#${id})` },
      box(0, 0, PARTY, HEIGHT, 0, { fill: INK.slot }) +
        drawArt(art, PARTY, HEIGHT) +
        box(0, HEIGHT - named, PARTY, named, 0, { fill: INK.space, 'fill-opacity': 0.82 }),
    ) +
    box(1, 1, PARTY - 2, HEIGHT - 2, 10, { fill: 'none', stroke: colour, 'stroke-width': 2.5 }) +
    (seat === undefined ? '' : kit.mark(seat, 6, 2, MARK)) +
    lines
      .map((line, i) =>
        kit.texts.draw(line, TYPE.name, { x: 10, y: baseline(first + i * 22, TYPE.name), fill: INK.text, max }),
      )
      .join('')
  );
}

/** The arrow, in the attacker's colour, with the result below it. */
function drawArrow(
  kit: Kit,
  { seat }: SceneParty,
  { result, tone }: Pick<SceneAttack, 'result' | 'tone'>,
  { left, right }: { readonly left: number; readonly right: number },
): string {
  const colour = seat === undefined ? INK.alert : seatLook(seat).colour;
  const middle = (left + right) / 2;
  const lines = kit.texts.wrap(result, TYPE.label, right - left, 2);
  const y = lines.length > 1 ? 15 : 26;
  return (
    box(left, y - 3, right - left - 14, 6, 3, { fill: colour }) +
    polygon(
      [
        [right - 18, y - 12],
        [right, y],
        [right - 18, y + 12],
      ],
      { fill: colour },
    ) +
    lines
      .map((line, i) =>
        kit.texts.draw(line, TYPE.label, {
          x: middle,
          y: baseline(y + 24 + i * 23, TYPE.label),
          fill: toneColour(tone),
          anchor: 'middle',
          max: right - left,
        }),
      )
      .join('')
  );
}
