/** One card in full: picture, every figure with its name, commands, the whole text, and what is printed and what is ours. */
import type { CardScene, SceneFace, SceneFigure } from '#kernel/scene';
import { drawArt } from './art/index.ts';
import { baseline, INK, type Kit } from './kit.ts';
import { layer, type Picture } from './picture.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';
import { WIDTH } from './theme.ts';

const EDGE = 14;
const ART = 400;
const LEFT = EDGE + ART + 26;
const RIGHT = WIDTH - EDGE - 12;
const LEAST = 660;
const NAME: Type = { size: 50, weight: 700 };
const KIND: Type = { size: 27, weight: 600 };
const VALUE: Type = { size: 42, weight: 700 };
const LABEL: Type = { size: 22, weight: 600 };
const COMMAND: Type = { size: 29, weight: 700 };
const TEXT: Type = { size: 27, weight: 500 };
const LEADING = 35;
const MARK = 20;

/** Lays a single card out; it grows in height with its text. */
export function layoutCard(kit: Kit, scene: CardScene): Picture {
  const { svg, bottom } = words(kit, scene.face);
  const legend = legendLines(kit, scene);
  const height = Math.max(LEAST, Math.round(bottom + legend.length * 30 + 58));
  const { face } = scene;
  return {
    width: WIDTH,
    height,
    layers: [
      layer(
        'card art',
        { x: EDGE, y: EDGE, width: ART, height: height - 2 * EDGE },
        [face.art, face.price, face.emblems],
        () => artSide(kit, face, height - 2 * EDGE),
      ),
      layer('card words', { x: 0, y: 0, width: WIDTH, height }, scene, () => svg + foot(kit, scene, legend, height)),
    ],
  };
}

function artSide(kit: Kit, face: SceneFace, height: number): string {
  const rim = (style: Readonly<Record<string, string | number | undefined>>) =>
    box(1.5, 1.5, ART - 3, height - 3, 18, style);
  let out =
    el('defs', {}, el('clipPath', { id: 'side' }, rim({}))) +
    el('g', { 'clip-path': 'url(#side)' }, drawArt(face.art, ART, height));
  out += rim({ fill: 'none', stroke: INK.lineBright, 'stroke-width': 3 });
  if (face.price !== undefined) {
    const price = kit.pill({ icon: face.price.icon, text: face.price.value }, { x: 16, y: 16, height: 56 });
    out += price.svg + (face.price.house === true ? house(kit, 16 + price.width + 6, 16) : '');
  }
  let x = ART - 16;
  for (const emblem of face.emblems) {
    out +=
      box(x - 56, 16, 56, 56, 12, { fill: INK.space, 'fill-opacity': 0.82 }) + kit.icon(emblem.icon, x - 50, 22, 44);
    x -= 64;
  }
  return out;
}

/** The right side from the top: name, kind, figures, commands, text; and how far down it reaches. */
function words(kit: Kit, face: SceneFace): { readonly svg: string; readonly bottom: number } {
  const max = RIGHT - LEFT;
  const marked = face.houseName === true ? MARK + 10 : 0;
  const name = kit.texts.shorten(face.name, NAME, max - marked);
  let out = kit.texts.draw(face.name, NAME, { x: LEFT, y: 66, fill: INK.text, max: max - marked });
  if (face.houseName === true) out += house(kit, LEFT + name.width + 10, 26);
  let x = LEFT;
  const kind = kit.texts.shorten(face.typeLine, KIND, max * 0.6);
  out += kit.texts.draw(face.typeLine, KIND, { x, y: 106, fill: INK.soft, max: max * 0.6 });
  x += kind.width + 16;
  for (const tag of face.tags ?? []) {
    const pill = kit.pill({ text: tag, colour: INK.alert, ring: INK.alert }, { x, y: 83, height: 30, max: 200 });
    if (x + pill.width > RIGHT) break;
    out += pill.svg;
    x += pill.width + 8;
  }
  let y = 130;
  const all = [...(face.price === undefined ? [] : [face.price]), ...face.figures];
  const perRow = 5;
  const wide = Math.floor((max - 8 * (perRow - 1)) / perRow);
  all.forEach((figure, index) => {
    out += stat(kit, figure, LEFT + (index % perRow) * (wide + 8), y + Math.floor(index / perRow) * 106, wide);
  });
  y += Math.ceil(all.length / perRow) * 106 + (all.length === 0 ? 0 : 10);
  for (const command of face.commands) {
    out += kit.icon(command.icon, LEFT, y + 3, 36);
    const label = `${command.name} ${command.power}`;
    const width = kit.texts.width(label, COMMAND);
    out += kit.texts.draw(label, COMMAND, {
      x: LEFT + 48,
      y: baseline(y + 21, COMMAND),
      fill: INK.text,
      max: max - 90,
    });
    if (command.house === true) out += house(kit, LEFT + 48 + width + 8, y + 2);
    y += 44;
    if (command.text !== undefined) {
      for (const line of kit.texts.wrap(command.text, TEXT, max - 48, 4)) {
        out += kit.texts.draw(line, TEXT, { x: LEFT + 48, y: baseline(y + LEADING / 2 - 3, TEXT), fill: INK.soft });
        y += LEADING;
      }
      y += 4;
    }
  }
  if (face.text.length > 0 && y > 150) {
    out += el('rect', { x: LEFT, y: y + 2, width: max, height: 2, fill: INK.line });
    y += 16;
  }
  for (const paragraph of face.text) {
    const indent = paragraph.house === true ? MARK + 10 : 0;
    if (indent > 0) out += house(kit, LEFT, y + 7);
    if (paragraph.lead !== undefined) {
      out += kit.texts.draw(paragraph.lead, LABEL, {
        x: LEFT + indent,
        y: baseline(y + LEADING / 2, LABEL),
        fill: INK.gold,
        max: max - indent,
      });
      y += 31;
    }
    for (const line of kit.texts.wrap(paragraph.text, TEXT, max - indent, 12)) {
      out += kit.texts.draw(line, TEXT, { x: LEFT + indent, y: baseline(y + LEADING / 2, TEXT), fill: INK.text });
      y += LEADING;
    }
    y += 10;
  }
  return { svg: out, bottom: y };
}

function stat(kit: Kit, figure: SceneFigure, x: number, y: number, width: number): string {
  const height = 98;
  const value = kit.texts.shorten(figure.value, VALUE, width - 58);
  const inner = 36 + 8 + value.width;
  const left = x + (width - inner) / 2;
  return (
    box(x, y, width, height, 12, {
      fill: INK.slot,
      stroke: figure.house === true ? '#8d78a8' : INK.line,
      'stroke-width': 2,
      'stroke-dasharray': figure.house === true ? '6 5' : undefined,
    }) +
    kit.icon(figure.icon, left, y + 16, 36) +
    kit.texts.draw(figure.value, VALUE, { x: left + 44, y: baseline(y + 35, VALUE), fill: INK.text, max: width - 58 }) +
    kit.texts.draw(figure.label, LABEL, {
      x: x + width / 2,
      y: y + height - 14,
      fill: INK.soft,
      anchor: 'middle',
      max: width - 12,
    }) +
    (figure.house === true ? house(kit, x + width - MARK - 5, y + 5) : '')
  );
}

function house(kit: Kit, x: number, y: number): string {
  return kit.icon('house', x, y, MARK);
}

/** True when anything on the face is the project's own. */
function hasHouse(face: SceneFace): boolean {
  return (
    face.houseName === true ||
    face.price?.house === true ||
    [...face.figures, ...face.commands, ...face.text].some(({ house: own }) => own === true)
  );
}

function legendLines(kit: Kit, scene: CardScene): readonly string[] {
  return kit.texts.wrap(
    hasHouse(scene.face) ? scene.houseLegend : scene.printedLegend,
    LABEL,
    RIGHT - LEFT - MARK - 12,
    3,
  );
}

function foot(kit: Kit, scene: CardScene, legend: readonly string[], height: number): string {
  const top = height - EDGE - 10 - (legend.length + 1) * 30;
  let out = el('rect', { x: LEFT, y: top - 6, width: RIGHT - LEFT, height: 2, fill: INK.line });
  const own = hasHouse(scene.face);
  if (own) out += house(kit, LEFT, top + 9);
  legend.forEach((line, index) => {
    out += kit.texts.draw(line, LABEL, {
      x: LEFT + (own ? MARK + 10 : 0),
      y: baseline(top + 18 + index * 30, LABEL),
      fill: INK.soft,
    });
  });
  return (
    out +
    kit.texts.draw(scene.footer, LABEL, {
      x: LEFT,
      y: baseline(top + 18 + legend.length * 30, LABEL),
      fill: INK.faint,
      max: RIGHT - LEFT,
    })
  );
}
