/** The end of a game or a season as a picture to share: the winner's fleet over what fell, the blow in words, and who came where. */
import type { BlowScene, PosterCurve, PosterPlace, PosterScene } from '#face/poster-scene';
import { hsl } from './art/palette.ts';
import { BATTLE, drawBattle } from './battle-scenery.ts';
import { baseline, INK, type Kit } from './kit.ts';
import { layer, type Picture } from './picture.ts';
import { box, el, num } from './svg.ts';
import type { Type } from './text.ts';
import { iconColour, seatLook } from './theme.ts';

/** The picture above the places has the height of the battle. */
const { width: WIDTH, height: SKY } = BATTLE;
/** How tall the chances are, with what they are above them. */
const CURVE = 164;
const CURVE_HEAD = 40;
const ROW = 58;
const FOOT = 62;
const EDGE = 34;
/** With more players than this, their places stand in two columns. */
const ONE_COLUMN = 3;

/** A seat's mark, large enough that its letter is read on a telephone. */
const MARK = 54;

/** From one mark at the ends of the lines to the next. */
const MARK_STEP = 48;

/** A long name is set smaller before it is shortened. */
const NAMES = [74, 62, 52, 44].map((size): Type => ({ size, weight: 700 }));
const TITLE: Type = { size: 36, weight: 700 };
const BLOW: Type = { size: 31, weight: 600 };
const PLACE: Type = { size: 31, weight: 600 };
const LENGTH: Type = { size: 29, weight: 600 };
const LABEL: Type = { size: 29, weight: 600 };

/** Lays out the poster of a game or a season. The height follows from the number of places. */
export function layoutPoster(kit: Kit, scene: PosterScene): Picture {
  const rows = Math.ceil(scene.places.length / columnsOf(scene));
  const height = placesFrom(scene) + rows * ROW + FOOT;
  return {
    width: WIDTH,
    height,
    layers: [layer('poster', { x: 0, y: 0, width: WIDTH, height }, scene, () => drawPoster(kit, scene, height))],
  };
}

/** Where the places begin. */
const placesFrom = ({ curve }: PosterScene): number => SKY + 16 + (curve === undefined ? 0 : CURVE);

/** Lays out a moment of the last blow, with what it was below it. */
export function layoutBlow(kit: Kit, scene: BlowScene): Picture {
  const { poster, at } = scene;
  const place = { x: 0, y: 0, width: WIDTH, height: SKY };
  const draw = (): string =>
    [
      el('defs', {}, shades()),
      drawBattle({ ...poster, colour: colourOf(poster), at }),
      el('rect', { y: SKY - 210, width: WIDTH, height: 210, fill: 'url(#fromBelow)' }),
      drawBlow(kit, poster),
    ].join('');
  return { width: WIDTH, height: SKY, layers: [layer('blow', place, scene, draw)] };
}

const columnsOf = ({ places }: PosterScene): number => (places.length > ONE_COLUMN ? 2 : 1);

function drawPoster(kit: Kit, scene: PosterScene, height: number): string {
  const { places } = scene;
  const columns = columnsOf(scene);
  const column = (WIDTH - 2 * EDGE) / columns;
  return [
    el('defs', {}, el('clipPath', { id: 'sky' }, el('rect', { width: WIDTH, height: SKY })) + shades()),
    el('rect', { width: WIDTH, height, fill: INK.space }),
    el('g', { 'clip-path': 'url(#sky)' }, drawBattle({ ...scene, colour: colourOf(scene) })),
    el('rect', { width: WIDTH, height: 250, fill: 'url(#fromAbove)' }),
    el('rect', { y: SKY - 210, width: WIDTH, height: 210, fill: 'url(#fromBelow)' }),
    laurels(),
    drawTitle(kit, scene),
    drawBlow(kit, scene),
    ...(scene.curve === undefined ? [] : [drawCurve(kit, scene.curve, winnersOf(scene))]),
    ...places.map((one, i) =>
      drawPlace(kit, one, {
        x: EDGE + (i % columns) * column,
        y: placesFrom(scene) + (Math.floor(i / columns) + 0.5) * ROW,
        width: column - (columns > 1 ? 30 : 0),
      }),
    ),
    kit.texts.draw(`${scene.game} · ${scene.length}`, LENGTH, {
      x: WIDTH / 2,
      y: baseline(height - 36, LENGTH),
      fill: INK.soft,
      anchor: 'middle',
      max: WIDTH - 2 * EDGE,
    }),
    box(3, 3, WIDTH - 6, height - 6, 18, { fill: 'none', stroke: INK.gold, 'stroke-width': 5 }),
    box(10, 10, WIDTH - 20, height - 20, 13, { fill: 'none', stroke: hsl(44, 70, 40), 'stroke-width': 1.5 }),
  ].join('');
}

/** Darkness towards the words, from above and from below. */
function shades(): string {
  const shade = (id: string, from: number, to: number) =>
    el(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      el('stop', { offset: 0, 'stop-color': INK.space, 'stop-opacity': from }) +
        el('stop', { offset: 1, 'stop-color': INK.space, 'stop-opacity': to }),
    );
  return shade('fromAbove', 0.96, 0) + shade('fromBelow', 0, 1);
}

const winnersOf = ({ places }: PosterScene): readonly PosterPlace[] => places.filter(({ won }) => won);

/** That of whoever won alone; gold for several, and where there are no seats. */
function colourOf(scene: PosterScene): string {
  const [winner, ...others] = winnersOf(scene);
  return winner?.seat === undefined || others.length > 0 ? INK.gold : seatLook(winner.seat).colour;
}

const laurels = (): string =>
  [-1, 1]
    .flatMap((side) =>
      Array.from({ length: 6 }, (_, i) => {
        const [x, y] = [WIDTH / 2 + side * (302 - Math.abs(i - 2.5) * 7), 32 + i * 20];
        const transform = `rotate(${num(side * (58 - i * 24))} ${num(x)} ${y})`;
        return el('ellipse', { cx: x, cy: y, rx: 15, ry: 6.5, fill: INK.gold, transform });
      }),
    )
    .join('');

function drawTitle(kit: Kit, scene: PosterScene): string {
  const { title, side } = scene;
  const winners = winnersOf(scene);
  const names = winners.map(({ name, fallbackName }) => kit.texts.drawable(name, fallbackName)).join(' & ');
  const seat = winners.length === 1 ? winners[0]?.seat : undefined;
  const whole = (type: Type) => kit.texts.shorten(names, type, WIDTH - 190).text === kit.texts.printable(names);
  const name = NAMES.find(whole) ?? { size: 44, weight: 700 };
  const words = side === undefined ? title : `${title} · ${side}`;
  const max = WIDTH - 300;
  const width = Math.min(max, kit.texts.width(words, TITLE));
  return (
    kit.texts.draw(names, name, {
      x: WIDTH / 2,
      y: baseline(62, name),
      fill: '#ffffff',
      anchor: 'middle',
      max: WIDTH - 190,
    }) +
    (seat === undefined ? '' : kit.mark(seat, WIDTH / 2 - width / 2 - MARK - 12, 123 - MARK / 2, MARK)) +
    kit.texts.draw(words, TITLE, {
      x: WIDTH / 2,
      y: baseline(123, TITLE),
      fill: colourOf(scene),
      anchor: 'middle',
      max,
    })
  );
}

/** The blow at the foot of the sky, in lines of about the same length. Names that the fonts cannot draw are replaced. */
function drawBlow(kit: Kit, { blow: told, places }: PosterScene): string {
  const blow = kit.texts.respelling(places)?.(told) ?? told;
  const room = WIDTH - 2 * EDGE;
  const width = kit.texts.width(blow, BLOW);
  const count = Math.min(3, Math.ceil(width / room));
  const lines = kit.texts.wrap(blow, BLOW, count === 1 ? room : Math.min(room, width / count + 60), 3);
  return lines
    .map((line, i) =>
      kit.texts.draw(line, BLOW, {
        x: WIDTH / 2,
        y: SKY - 16 - (lines.length - 1 - i) * 39,
        fill: '#ffffff',
        anchor: 'middle',
        max: room,
      }),
    )
    .join('');
}

/** Everybody's chances from the first turn to the last, each line ending in its seat's mark; a winner's is thicker. */
function drawCurve(kit: Kit, { label, lines }: PosterCurve, winners: readonly PosterPlace[]): string {
  const plot = { x: EDGE, y: SKY + 8 + CURVE_HEAD, width: WIDTH - 2 * EDGE, height: CURVE - CURVE_HEAD - 14 };
  const inner = {
    x: plot.x + 10,
    y: plot.y + 12,
    width: plot.width - 20 - MARK_STEP * lines.length,
    height: plot.height - 24,
  };
  const hasWon = (seat: number): boolean => winners.some((one) => one.seat === seat);
  const drawn = lines
    .map(({ seat, chances }, n) => {
      const points = chances.map((chance, turn) => {
        const x = inner.x + (turn / Math.max(1, chances.length - 1)) * inner.width;
        return [x, inner.y + (1 - chance) * inner.height] as const;
      });
      const end = [plot.x + plot.width - MARK_STEP * (lines.length - n - 0.5), points.at(-1)?.[1] ?? inner.y] as const;
      return { seat, points: [...points, end], end };
    })
    .reverse();
  return [
    kit.texts.draw(label, LABEL, {
      x: EDGE,
      y: baseline(SKY + 8 + CURVE_HEAD / 2, LABEL),
      fill: INK.soft,
      max: plot.width,
    }),
    box(plot.x, plot.y, plot.width, plot.height, 8, { fill: INK.panelLow }),
    ...drawn.map(({ seat, points }) =>
      el('polyline', {
        points: points.map(([x, y]) => `${num(x)},${num(y)}`).join(' '),
        fill: 'none',
        stroke: seatLook(seat).colour,
        'stroke-width': hasWon(seat) ? 6 : 3,
        'stroke-linejoin': 'round',
      }),
    ),
    ...drawn.map(({ seat, end: [x, y] }) => {
      const top = Math.min(Math.max(y, plot.y + MARK / 2), plot.y + plot.height - MARK / 2) - MARK / 2;
      return kit.mark(seat, x - MARK / 2, top, MARK);
    }),
  ].join('');
}

function drawPlace(
  kit: Kit,
  { place, seat, name, fallbackName, value }: PosterPlace,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): string {
  const isFirst = place === 1;
  /** Where the name begins. */
  const from = seat === undefined ? 44 : 98;
  const room = value === undefined ? 0 : kit.texts.width(value.value, PLACE) + 42;
  return (
    kit.texts.draw(`${place}.`, PLACE, { x, y: baseline(y, PLACE), fill: isFirst ? INK.gold : INK.soft }) +
    (seat === undefined ? '' : kit.mark(seat, x + 34, y - MARK / 2, MARK)) +
    kit.texts.draw(kit.texts.drawable(name, fallbackName), PLACE, {
      x: x + from,
      y: baseline(y, PLACE),
      fill: isFirst ? '#ffffff' : INK.soft,
      max: width - from - room - 10,
    }) +
    (value === undefined
      ? ''
      : kit.icon(value.icon, x + width - room, y - 16, 32, iconColour(value.icon)) +
        kit.texts.draw(value.value, PLACE, { x: x + width, y: baseline(y, PLACE), fill: INK.text, anchor: 'end' }))
  );
}
