/** One card in full, upright: the picture first, price and figures where the eye looks for them, the whole text. */
import type { CardScene, CardsScene, SceneFace } from '#face/scene';
import { familyOf } from './art/family.ts';
import { drawArt } from './art/index.ts';
import { hsl } from './art/palette.ts';
import { cornersOf, drawCorner, drawOthers, drawPrice, GEM } from './card-figures.ts';
import { drawText, type SetText, setText } from './card-text.ts';
import { baseline, INK, type Kit } from './kit.ts';
import { layer, type Picture } from './picture.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';

/** Shown 250 to 375 wide; only a card with more text than fits at its smallest is higher. */
const [WIDTH, HEIGHT] = [750, 1050];
const EDGE = 18;
const INNER = WIDTH - 2 * EDGE;
/** The name's band over the top of the picture. */
const BAND = 92;
/** The type's band under it. */
const KIND_BAND = 54;
const MIN_ART = 350;
const MARGIN = 26;
/** Room above the figures, where a corner may have a sign on top. */
const SIGN = 22;

const NAME: Type = { size: 56, weight: 700 };
const LONG_NAME: Type = { size: 41, weight: 700 };
/** A name that has to be squeezed more than this is set in two lines. */
const TIGHT = 0.86;
const KIND: Type = { size: 34, weight: 600 };
const FOOT: Type = { size: 29, weight: 500 };
const FOOT_LINE = 34;

/** Lays out a single card. */
export function layoutCard(kit: Kit, scene: CardScene): Picture {
  const plan = planOf(kit, scene);
  const { height } = plan;
  return {
    width: WIDTH,
    height,
    layers: [layer('card', { x: 0, y: 0, width: WIDTH, height }, scene, () => drawCard(kit, scene, plan))],
  };
}

/** Width of a card beside another, and the room between them. */
const [BESIDE, BETWEEN] = [490, 20];

/** Lays out several cards, two in a row. A telephone shows their names and figures; their words are for a closer look. */
export function layoutCards(kit: Kit, { cards }: CardsScene): Picture {
  const scale = BESIDE / WIDTH;
  const plans = cards.map((scene) => planOf(kit, scene));
  const rowHeight = Math.ceil(Math.max(HEIGHT, ...plans.map(({ height }) => height)) * scale);
  const layers = cards.map((scene, i) => {
    const plan = plans[i] ?? planOf(kit, scene);
    const place = { x: (i % 2) * (BESIDE + BETWEEN), y: Math.floor(i / 2) * (rowHeight + BETWEEN) };
    return layer('small card', { ...place, width: BESIDE, height: rowHeight }, scene, () =>
      el('g', { transform: `scale(${scale})` }, drawCard(kit, scene, plan)),
    );
  });
  const rows = Math.ceil(cards.length / 2);
  return { width: 2 * BESIDE + BETWEEN, height: rows * rowHeight + (rows - 1) * BETWEEN, layers };
}

type Plan = {
  readonly height: number;
  /** The lower edge of the picture. */
  readonly artBottom: number;
  readonly text: SetText;
  readonly figuresTop: number;
  readonly legend: readonly string[];
};

/** Text is set first, as large as it fits; the picture takes all the room that it leaves. */
function planOf(kit: Kit, scene: CardScene): Plan {
  const { face } = scene;
  const legend = legendLines(kit, scene);
  const footHeight = (legend.length + 1) * FOOT_LINE + 10;
  const figuresHeight = face.figures.length > 0 ? GEM + SIGN : EDGE;
  const below = footHeight + figuresHeight + EDGE;
  const room = HEIGHT - EDGE - MIN_ART - KIND_BAND - below;
  const text = setText(kit, face, INNER - 2 * MARGIN, room);
  const height = HEIGHT + Math.max(0, Math.ceil(text.height - room));
  const textRoom = text.height === 0 ? 0 : text.height + 10;
  const artBottom = height - below - textRoom - KIND_BAND;
  return { height, artBottom, text, figuresTop: height - below + SIGN, legend };
}

function drawCard(kit: Kit, scene: CardScene, plan: Plan): string {
  const { face } = scene;
  const { height, artBottom, text, figuresTop } = plan;
  const { hue, saturation } = familyOf(face.art.palette, face.art.seed);
  const rim = { fill: 'none', stroke: hsl(hue, Math.max(26, saturation), 56), 'stroke-width': 6 };
  const artHeight = artBottom - EDGE;
  const picture = box(EDGE, EDGE, INNER, artHeight, 20, {});
  const { left, right, others } = cornersOf(face.figures);
  const between = {
    left: EDGE + (left === undefined ? 0 : GEM),
    right: WIDTH - EDGE - (right === undefined ? 0 : GEM),
    y: figuresTop,
  };
  return [
    el('defs', {}, el('clipPath', { id: 'picture' }, picture)),
    box(0, 0, WIDTH, height, 40, { fill: hsl(hue, 26, 11) }),
    box(6, 6, WIDTH - 12, height - 12, 34, rim),
    el(
      'g',
      { 'clip-path': 'url(#picture)' },
      el('g', { transform: `translate(${EDGE} ${EDGE})` }, drawArt(face.art, INNER, artHeight)) +
        el('rect', { x: 0, y: EDGE, width: WIDTH, height: BAND, fill: INK.space, 'fill-opacity': 0.78 }),
    ),
    nameBand(kit, face),
    kindBand(kit, face, artBottom, hsl(hue, Math.max(20, saturation), 22)),
    el('g', { transform: `translate(${EDGE + MARGIN} ${artBottom + KIND_BAND + 6})` }, drawText(kit, text)),
    left === undefined ? '' : drawCorner(kit, left, EDGE - 4, figuresTop),
    right === undefined ? '' : drawCorner(kit, right, WIDTH - EDGE - GEM + 4, figuresTop),
    drawOthers(kit, others, between),
    foot(kit, scene, plan),
  ].join('');
}

/** Price, name and the signs of its races. */
function nameBand(kit: Kit, face: SceneFace): string {
  const isOurs = face.houseName === true;
  const left = EDGE + (face.price === undefined ? MARGIN : GEM + 12);
  const emblems = face.emblems.map(({ icon }, i) => kit.icon(icon, WIDTH - EDGE - 72 - i * 66, EDGE + 18, 56));
  const max = WIDTH - EDGE - 20 - face.emblems.length * 66 - left - (isOurs ? 34 : 0);
  const fitted = kit.texts.shorten(face.name, NAME, max, TIGHT);
  const isLong = fitted.text.endsWith('…');
  const middle = EDGE + BAND / 2;
  const put = (words: string, type: Type, y: number) =>
    kit.texts.draw(words, type, { x: left, y: baseline(y, type), fill: '#ffffff', max });
  const lines = isLong ? kit.texts.wrap(face.name, LONG_NAME, max, 2) : [];
  const name = isLong
    ? lines.map((words, i) => put(words, LONG_NAME, middle + (i - (lines.length - 1) / 2) * 42)).join('')
    : put(face.name, NAME, middle);
  const wide = isLong ? Math.max(...lines.map((words) => kit.texts.width(words, LONG_NAME))) : fitted.width;
  return (
    (face.price === undefined ? '' : drawPrice(kit, face.price, EDGE - 5, EDGE - 5)) +
    name +
    emblems.join('') +
    (isOurs ? kit.icon('house', left + Math.min(max, wide) + 8, EDGE + 16, 26) : '')
  );
}

/** Type, class and race, with tags at the right. */
function kindBand(kit: Kit, face: SceneFace, y: number, fill: string): string {
  let out = box(EDGE, y, INNER, KIND_BAND, 0, { fill });
  let right = WIDTH - EDGE - 14;
  for (const tag of [...(face.tags ?? [])].reverse()) {
    const place = { x: right, y: y + 9, height: 36, anchor: 'end', max: 220 } as const;
    const pill = kit.pill({ text: tag, colour: INK.alert, ring: INK.alert }, place);
    out += pill.svg;
    right -= pill.width + 8;
  }
  const races = face.emblems.map(({ label }) => label).join(', ');
  const line = [face.typeLine, races].filter((part) => part !== '').join(' · ');
  const place = { x: EDGE + MARGIN, y: baseline(y + KIND_BAND / 2, KIND), fill: INK.text };
  return out + kit.texts.draw(line, KIND, { ...place, max: right - EDGE - MARGIN - 8 });
}

/** True when anything on the face is the project's own. */
function hasHouse(face: SceneFace): boolean {
  return (
    face.houseName === true ||
    face.price?.house === true ||
    [...face.figures, ...face.rows, ...face.text].some(({ house: own }) => own === true)
  );
}

/** What the ring means, or that nothing is ours. */
function legendLines(kit: Kit, { face, houseLegend, printedLegend }: CardScene): readonly string[] {
  const isOurs = hasHouse(face);
  return kit.texts.wrap(isOurs ? houseLegend : printedLegend, FOOT, INNER - 2 * MARGIN - (isOurs ? 32 : 0), 2);
}

function foot(kit: Kit, { face, footer }: CardScene, { height, legend }: Plan): string {
  const top = height - EDGE - (legend.length + 1) * FOOT_LINE - 2;
  const isOurs = hasHouse(face);
  const x = EDGE + MARGIN + (isOurs ? 32 : 0);
  const lines = legend.map((line, i) =>
    kit.texts.draw(line, FOOT, { x, y: baseline(top + (i + 0.5) * FOOT_LINE, FOOT), fill: INK.soft }),
  );
  const y = baseline(top + (legend.length + 0.5) * FOOT_LINE, FOOT);
  return (
    (isOurs ? kit.icon('house', EDGE + MARGIN, top + 4, 24) : '') +
    lines.join('') +
    kit.texts.draw(footer, FOOT, { x: EDGE + MARGIN, y, fill: INK.faint, max: INNER - 2 * MARGIN })
  );
}
