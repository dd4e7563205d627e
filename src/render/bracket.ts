/**
 * A bracket: rounds from left to right, lines from each match to the one its winner goes to. Rounds that do not fit beside each
 * other stand below each other.
 */
import type { BracketScene, SceneContender, SceneMatch } from '#face/league-scenes';
import { baseline, INK, type Kit } from './kit.ts';
import { FOOT, footLayer, HEAD, headLayer } from './league-page.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el, num } from './svg.ts';
import type { Type } from './text.ts';
import type { Page } from './theme.ts';

const SIDE = 38;
const MATCH = 2 * SIDE;
/** From one match to the one below it. */
const PITCH = MATCH + 18;
const BETWEEN = 36;
const PART = 50;
const ROUND = 38;
const UNDER = 10;
/** Room for the number of a match, a seed and a score. */
const NUMBER = 38;
const SEED = 30;
const SCORE = 30;
const PART_TITLE: Type = { size: 28, weight: 700 };
const ROUND_TITLE: Type = { size: 23, weight: 600 };
const NAME: Type = { size: 24, weight: 600 };
const WINNER: Type = { size: 24, weight: 700 };
const SMALL: Type = { size: 21, weight: 600 };
/** How many rounds stand beside each other. */
const BESIDE = { wide: 4, tall: 2 } as const;
const WIDEST = 400;
/** Matches below each other on a tall page; what is over, or far ahead, is left out for that. */
const ROWS = 10;

type Round = BracketScene['parts'][number]['rounds'][number];
/** Rounds beside each other. `rows`: where each match of each round stands, the topmost at 0. */
type Strip = {
  readonly part: number;
  readonly rounds: readonly Round[];
  readonly rows: readonly (readonly number[])[];
  readonly height: number;
};

/** Lays out a bracket. The height follows from the rounds. */
export function layoutBracket(kit: Kit, scene: BracketScene, page: Page): Picture {
  const all = scene.parts.flatMap(({ rounds }, part) => stripsOf(rounds, part, BESIDE[page.shape]));
  const strips = page.shape === 'tall' ? thoseThatMatter(all) : all;
  const last = scene.parts.at(-1)?.rounds.at(-1)?.matches.at(-1);
  const layers: Layer[] = [headLayer(kit, scene, page)];
  let y = HEAD + UNDER;
  for (const [i, strip] of strips.entries()) {
    const title = scene.parts[strip.part]?.title;
    if (title !== undefined && strips[i - 1]?.part !== strip.part) {
      layers.push(
        titleLayer(kit, title, PART_TITLE, { x: page.edge, y, width: page.width - 2 * page.edge, height: PART }),
      );
      y += PART;
    }
    const placed = stripLayers(kit, strip, page, { y, last });
    layers.push(...placed.layers);
    y = placed.bottom + UNDER;
  }
  const isOver = all.some((strip) => !strips.includes(strip) && isDone(strip));
  if (scene.hasEarlier || isOver) {
    layers.push(footLayer(kit, scene.earlier, page, y));
    y += FOOT;
  }
  return { width: page.width, height: y + page.edge, layers };
}

/** Shares out rounds evenly, so many beside each other at the most. */
function stripsOf(rounds: readonly Round[], part: number, max: number): readonly Strip[] {
  const size = Math.ceil(rounds.length / Math.ceil(rounds.length / max));
  const strips: Strip[] = [];
  for (let from = 0; from < rounds.length; from += size) {
    const own = rounds.slice(from, from + size);
    strips.push({ part, rounds: own, ...rowsOf(own) });
  }
  return strips;
}

/** A match stands in the middle of those whose winners come to it. */
function rowsOf(rounds: readonly Round[]): Pick<Strip, 'rows' | 'height'> {
  const rows: number[][] = rounds.map(() => []);
  let free = 0;
  const place = (round: number, match: number): number => {
    const before = (rounds[round - 1]?.matches ?? []).flatMap(({ to }, i) =>
      to === match ? [place(round - 1, i)] : [],
    );
    const row = before.length === 0 ? free++ : before.reduce((sum, one) => sum + one, 0) / before.length;
    (rows[round] as number[])[match] = row;
    return row;
  };
  for (const i of (rounds.at(-1)?.matches ?? []).keys()) place(rounds.length - 1, i);
  return { rows, height: free * PITCH - (PITCH - MATCH) };
}

const matchesOf = ({ rounds }: Strip): readonly SceneMatch[] => rounds.flatMap(({ matches }) => matches);
const isDone = (strip: Strip): boolean => matchesOf(strip).every(({ state }) => state === 'done');
const isAhead = (strip: Strip): boolean =>
  matchesOf(strip).every(({ sides }) => sides.every(({ vacant }) => vacant === true));

/** What is being played; then, as far as there is room, what comes next, and what was before. */
function thoseThatMatter(strips: readonly Strip[]): readonly Strip[] {
  const now = strips.filter((strip) => !isDone(strip) && !isAhead(strip));
  const kept = new Set(now);
  let room = ROWS * PITCH - now.reduce((sum, { height }) => sum + height, 0);
  for (const others of [strips.filter(isAhead), strips.filter(isDone).toReversed()])
    for (const strip of others) {
      room -= strip.height;
      if (room < 0) break;
      kept.add(strip);
    }
  return strips.filter((strip) => kept.has(strip));
}

function titleLayer(
  kit: Kit,
  title: string,
  type: Type,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Layer {
  const { height, width } = place;
  return layer('bracket title', place, [title, type], () =>
    kit.texts.draw(title, type, {
      x: 8,
      y: baseline(height / 2 + 2, type),
      fill: type === PART_TITLE ? INK.text : INK.soft,
      max: width - 8,
    }),
  );
}

function stripLayers(
  kit: Kit,
  { rounds, rows, height }: Strip,
  { width, edge }: Page,
  { y, last }: { readonly y: number; readonly last: SceneMatch | undefined },
): { readonly layers: readonly Layer[]; readonly bottom: number } {
  const inner = width - 2 * edge;
  const each = Math.min(WIDEST, (inner - (rounds.length - 1) * BETWEEN) / rounds.length);
  const layers: Layer[] = [];
  const top = y + (rounds.some(({ title }) => title !== '') ? ROUND : 0);
  for (const [i, { title, matches }] of rounds.entries()) {
    const x = edge + i * (each + BETWEEN);
    const at = rows[i] ?? [];
    if (title !== '') layers.push(titleLayer(kit, title, ROUND_TITLE, { x, y, width: each, height: ROUND }));
    for (const [n, match] of matches.entries()) {
      const place = { x, y: top + (at[n] ?? 0) * PITCH, width: each, height: MATCH };
      layers.push(
        layer('bracket match', place, [match, match === last], () =>
          drawMatch(kit, match, place.width, match === last),
        ),
      );
    }
    const next = rows[i + 1];
    if (next === undefined) continue;
    const lines = matches.flatMap(({ to, sides }, n) =>
      to === undefined
        ? []
        : [{ from: at[n] ?? 0, to: next[to] ?? 0, hasWinner: sides.some(({ won }) => won === true) }],
    );
    layers.push(layer('bracket lines', { x: x + each, y: top, width: BETWEEN, height }, lines, () => drawLines(lines)));
  }
  return { layers, bottom: top + height };
}

function drawLines(
  lines: readonly { readonly from: number; readonly to: number; readonly hasWinner: boolean }[],
): string {
  const middle = (row: number) => row * PITCH + MATCH / 2;
  return lines
    .toSorted((one, other) => Number(one.hasWinner) - Number(other.hasWinner))
    .map(({ from, to, hasWinner }) =>
      el('path', {
        d: `M0 ${num(middle(from))}H${num(BETWEEN / 2)}V${num(middle(to))}H${num(BETWEEN)}`,
        fill: 'none',
        stroke: hasWinner ? INK.lineBright : INK.line,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');
}

function drawMatch(kit: Kit, { n, sides, state }: SceneMatch, width: number, isLast: boolean): string {
  const isOpen = state === 'open';
  return (
    box(1.5, 1.5, width - 3, MATCH - 3, 9, { fill: INK.panel }) +
    (n === undefined
      ? ''
      : el('path', {
          d: `M${NUMBER} 1.5H10.5A9 9 0 0 0 1.5 10.5V${MATCH - 10.5}A9 9 0 0 0 10.5 ${MATCH - 1.5}H${NUMBER}Z`,
          fill: isOpen ? INK.alert : INK.slot,
        }) +
        kit.texts.draw(n, SMALL, {
          x: NUMBER / 2 + 1,
          y: baseline(MATCH / 2, SMALL),
          fill: isOpen ? INK.space : INK.soft,
          anchor: 'middle',
          max: NUMBER - 6,
        })) +
    sides.map((side, i) => drawSide(kit, side, { top: i * SIDE, width, isLast })).join('') +
    el('rect', { x: NUMBER, y: SIDE - 1, width: width - NUMBER, height: 2, fill: INK.space }) +
    box(1.5, 1.5, width - 3, MATCH - 3, 9, {
      fill: 'none',
      stroke: isOpen ? INK.alert : INK.line,
      'stroke-width': isOpen ? 3 : 2,
    })
  );
}

type Room = { readonly top: number; readonly width: number; readonly isLast: boolean };

function drawSide(kit: Kit, side: SceneContender, { top, width, isLast }: Room): string {
  const { seed, score, won = false, faded = false, vacant = false } = side;
  const type = won ? WINNER : NAME;
  const colour = won ? (isLast ? INK.gold : INK.text) : faded || vacant ? INK.faint : INK.text;
  const y = baseline(top + SIDE / 2, type);
  const from = NUMBER + 12 + (seed === undefined ? 0 : SEED);
  const end = score !== undefined || won ? SCORE : 0;
  return (
    (seed === undefined ? '' : kit.texts.draw(seed, SMALL, { x: NUMBER + 10, y, fill: INK.faint, max: SEED - 4 })) +
    kit.texts.draw(vacant ? side.name : kit.texts.drawable(side.name, side.fallbackName), type, {
      x: from,
      y,
      fill: colour,
      max: width - from - end - 12,
    }) +
    (score === undefined
      ? won
        ? drawTick(width - 32, top + SIDE / 2)
        : ''
      : kit.texts.draw(score, WINNER, { x: width - 14, y, fill: won ? INK.gold : INK.faint, anchor: 'end' }))
  );
}

const drawTick = (x: number, middle: number): string =>
  el('path', {
    d: `M${num(x)} ${num(middle)}l6 7l12 -14`,
    fill: 'none',
    stroke: INK.gold,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
