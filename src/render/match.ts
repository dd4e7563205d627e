/** Who meets whom in a match: their homes facing each other, each in its own colours, and what everybody knows of them. */
import type { SceneArt } from '#face/art';
import type { MatchScene, MatchSide } from '#face/match-scene';
import { dice, nthOf } from './art/dice.ts';
import { familyOf } from './art/family.ts';
import { drawHome } from './art/homes.ts';
import { drawSky } from './art/skies.ts';
import { baseline, INK, type Kit } from './kit.ts';
import { layer, type Picture } from './picture.ts';
import { box, el, num, polygon } from './svg.ts';
import type { Type } from './text.ts';
import { seatLook } from './theme.ts';

const WIDTH = 720;
const HEAD = 96;
const EDGE = 24;
/** The most who stand in one row. */
const IN_ROW = 3;
/** How tall the pictures of a duel are, and those of a table of more. */
const SKY = { duel: 222, table: 178 } as const;
/** Below a home: the name, and each line of what is known. */
const NAME = 66;
const KNOWN = 32;
const MARK = 54;

const TITLE: Type = { size: 36, weight: 700 };
const SUBTITLE: Type = { size: 29, weight: 600 };
const NAMES = [38, 33, 29].map((size): Type => ({ size, weight: 700 }));
const LINE: Type = { size: 29, weight: 600 };
const VERSUS: Type = { size: 54, weight: 700 };

type Cell = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What everybody knows of somebody, a line each. */
const knownOf = ({ title, record }: MatchSide): readonly string[] => [title, record].filter((one) => one !== undefined);

const skyOf = ({ sides }: MatchScene): number => (sides.length === 2 ? SKY.duel : SKY.table);

/** Lays out a match card. The height follows from the number of people. */
export function layoutMatch(kit: Kit, scene: MatchScene): Picture {
  const cells = cellsOf(scene);
  const last = cells.at(-1);
  const height = (last === undefined ? HEAD : last.y + last.height) + 12;
  const place = { x: 0, y: 0, width: WIDTH, height };
  return { width: WIDTH, height, layers: [layer('match', place, scene, () => drawMatch(kit, scene, cells, height))] };
}

/** Two facing each other; more in rows of about equal length. */
function cellsOf(scene: MatchScene): readonly Cell[] {
  const { sides } = scene;
  const count = sides.length;
  const rows = Math.ceil(count / IN_ROW);
  const lines = Math.max(0, ...sides.map((side) => knownOf(side).length));
  const height = skyOf(scene) + NAME + lines * KNOWN;
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = Math.ceil((count - cells.length) / (rows - row));
    const width = (WIDTH - 24) / inRow;
    for (let n = 0; n < inRow; n++) cells.push({ x: 12 + n * width, y: HEAD + row * height, width, height });
  }
  return cells;
}

function drawMatch(kit: Kit, scene: MatchScene, cells: readonly Cell[], height: number): string {
  const { title, fallbackTitle, subtitle, sides } = scene;
  const line = { x: WIDTH / 2, anchor: 'middle', max: WIDTH - 2 * EDGE } as const;
  return [
    el('rect', { width: WIDTH, height, fill: INK.space }),
    ...sides.map((side, n) => drawSide(kit, side, { n, sky: skyOf(scene), ...(cells[n] ?? { x: 0, y: 0, width: 0 }) })),
    sides.length === 2 ? versus(kit, cells[1], skyOf(scene)) : '',
    kit.texts.draw(kit.texts.drawable(title, fallbackTitle), TITLE, {
      ...line,
      y: baseline(36, TITLE),
      fill: INK.text,
    }),
    kit.texts.draw(subtitle, SUBTITLE, { ...line, y: baseline(73, SUBTITLE), fill: INK.gold }),
    box(3, 3, WIDTH - 6, height - 6, 18, { fill: 'none', stroke: INK.lineBright, 'stroke-width': 4 }),
  ].join('');
}

/** One of them under a sky of their own hue, with a band in the colour of their seat above the words. */
function drawSide(
  kit: Kit,
  side: MatchSide,
  { n, x, y, width, sky }: Omit<Cell, 'height'> & { readonly n: number; readonly sky: number },
): string {
  const { seat, home } = side;
  const seed = `match ${home?.seed ?? ''} ${seat}`;
  const art: SceneArt = home ?? { kind: 'location/planet', seed, traits: { nth: seat * 2 } };
  const clip = `side${n}`;
  const r = Math.min(sky * 0.46, width * 0.36);
  const family = familyOf(art.palette, art.seed);
  const drawn =
    drawSky(seed, family.hue, nthOf(art), width, sky) +
    drawHome(art, { x: width / 2, y: sky / 2 }, r, 0) +
    el('rect', { width, height: sky, fill: seatLook(seat).colour, 'fill-opacity': 0.07 });
  const { colour } = seatLook(seat);
  return el(
    'g',
    { transform: `translate(${num(x)} ${num(y)})` },
    el('defs', {}, el('clipPath', { id: clip }, el('rect', { width, height: sky }))) +
      el('g', { 'clip-path': `url(#${clip})` }, drawn) +
      el('rect', { y: sky - 3, width, height: 6, fill: colour }) +
      drawWords(kit, side, sky, width),
  );
}

function drawWords(kit: Kit, side: MatchSide, y: number, width: number): string {
  const { seat, name, fallbackName, title } = side;
  const shown = kit.texts.drawable(name, fallbackName);
  const room = width - MARK - 30;
  const type = NAMES.find((one) => kit.texts.width(shown, one) <= room) ?? { size: 29, weight: 700 };
  const used = Math.min(room, kit.texts.width(shown, type)) + MARK + 8;
  const left = (width - used) / 2;
  return (
    kit.mark(seat, left, y + 8, MARK) +
    kit.texts.draw(shown, type, { x: left + MARK + 8, y: baseline(y + 35, type), fill: INK.text, max: room }) +
    knownOf(side)
      .map((line, i) =>
        kit.texts.draw(line, LINE, {
          x: width / 2,
          y: baseline(y + 76 + i * KNOWN, LINE),
          fill: i === 0 && title !== undefined ? seatLook(seat).colour : INK.soft,
          anchor: 'middle',
          max: width - 16,
        }),
      )
      .join('')
  );
}

/** A star with "VS" on it, between two. */
function versus(kit: Kit, right: Cell | undefined, sky: number): string {
  if (right === undefined) return '';
  const [x, y] = [right.x, right.y + sky / 2];
  const throws = dice('versus');
  const star = Array.from({ length: 24 }, (_, n) => {
    const reach = n % 2 === 1 ? 46 : 62 + throws.between(0, 14);
    return [x + Math.cos((n / 24) * 2 * Math.PI) * reach, y + Math.sin((n / 24) * 2 * Math.PI) * reach] as const;
  });
  return (
    polygon(star, { fill: INK.space, stroke: INK.gold, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    kit.texts.draw('VS', VERSUS, { x, y: baseline(y, VERSUS), fill: INK.gold, anchor: 'middle' })
  );
}
