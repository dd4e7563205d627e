/** A hand: what its owner may know of it, and the cards. */
import type { HandScene, SceneFace } from '#kernel/scene';
import { drawFace, type FaceLook, faceHeight } from './face.ts';
import { baseline, GAP, INK, type Kit, TYPE } from './kit.ts';
import { type Layer, layer, type Picture } from './picture.ts';
import { box, el } from './svg.ts';
import type { Type } from './text.ts';
import { seatLook, WIDTH } from './theme.ts';

const EDGE = 10;
const HEAD = 58;
const NOTE = 30;

type Held = {
  readonly face: SceneFace;
  readonly playable: boolean;
  readonly tag: string | undefined;
  readonly count: number;
};

/** Lays a hand out: few cards large and with their texts, many small. */
export function layoutHand(kit: Kit, scene: HandScene): Picture {
  const held = gathered(scene);
  const look = faceLook(kit, held, scene.roomy === true);
  const anyPlayable = held.some(({ playable }) => playable);
  const layers: Layer[] = [
    layer('hand head', { x: 0, y: 0, width: WIDTH, height: HEAD }, [scene.title, scene.seat, scene.figures], () =>
      drawHead(kit, scene),
    ),
  ];
  let y = HEAD + GAP;
  if (held.length === 0) {
    const width = WIDTH - 2 * EDGE;
    layers.push(
      layer(
        'no cards',
        { x: EDGE, y, width, height: 120 },
        scene.empty,
        () =>
          box(2, 2, width - 4, 116, 14, {
            fill: 'none',
            stroke: INK.line,
            'stroke-width': 2.5,
            'stroke-dasharray': '9 9',
          }) +
          kit.texts.draw(scene.empty, TYPE.heading, {
            x: width / 2,
            y: baseline(60, TYPE.heading),
            fill: INK.soft,
            anchor: 'middle',
            max: width - 60,
          }),
      ),
    );
    y += 120 + GAP;
  }
  const rows = Math.ceil(held.length / look.columns);
  held.forEach(({ face, playable, tag, count }, index) => {
    const state = { count, tag, dim: anyPlayable && !playable };
    const column = index % look.columns;
    const row = Math.floor(index / look.columns);
    const place = {
      x: EDGE + column * (look.width + GAP),
      y: y + row * (look.height + GAP),
      width: look.width,
      height: look.height,
    };
    layers.push(layer('face', place, [look.art, look.text, state, face], () => drawFace(kit, face, look, state)));
  });
  y += rows * (look.height + GAP);
  for (const note of scene.notes ?? []) {
    const width = WIDTH - 2 * EDGE;
    layers.push(
      layer('note', { x: EDGE, y, width, height: NOTE }, note, () =>
        kit.texts.draw(note, TYPE.label, { x: 4, y: baseline(NOTE / 2, TYPE.label), fill: INK.soft, max: width - 8 }),
      ),
    );
    y += NOTE;
  }
  return { width: WIDTH, height: Math.round(y + EDGE - GAP), layers };
}

/** Columns and sizes for these cards: as tall as the longest text wants, within what keeps the hand in a handy shape. */
function faceLook(kit: Kit, held: readonly Held[], roomy: boolean): FaceLook & { readonly columns: number } {
  const cards = held.length;
  const columns = cards > 8 ? (roomy ? 4 : 5) : cards === 5 || cards === 6 ? 3 : Math.min(4, Math.max(3, cards));
  const width = Math.floor((WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns);
  const { art, least, most, size } =
    cards > 12 && !roomy
      ? { art: 86, least: 190, most: 196, size: 20 }
      : cards > 8
        ? { art: 92, least: 200, most: 280, size: 20 }
        : cards > 4
          ? { art: 116, least: 240, most: 380, size: 21 }
          : { art: 180, least: 320, most: 480, size: 23 };
  const text: Type = { size, weight: 500 };
  const wanted = Math.max(least, ...held.map(({ face }) => faceHeight(kit, face, { width, art, text })));
  return { columns, width, art, text, height: Math.round(Math.min(most, wanted)) };
}

function gathered(scene: HandScene): readonly Held[] {
  const held = new Map<string, Held>();
  for (const { face, playable, tag } of scene.cards) {
    const key = JSON.stringify([face, playable, tag]);
    held.set(key, { face, playable, tag, count: (held.get(key)?.count ?? 0) + 1 });
  }
  return [...held.values()];
}

function drawHead(kit: Kit, scene: HandScene): string {
  const look = seatLook(scene.seat);
  const middle = HEAD / 2;
  const figures = kit.figures(scene.figures, TYPE.bigFigure, {
    x: WIDTH - EDGE - 8,
    y: baseline(middle, TYPE.bigFigure),
    max: WIDTH * 0.6,
    gap: 24,
    anchor: 'end',
  });
  return (
    el('rect', { width: WIDTH, height: HEAD, fill: look.deep, opacity: 0.7 }) +
    el('rect', { y: HEAD - 3, width: WIDTH, height: 3, fill: look.colour }) +
    kit.mark(scene.seat, EDGE + 4, middle - 19, 38) +
    kit.texts.draw(scene.title, TYPE.title, {
      x: EDGE + 54,
      y: baseline(middle, TYPE.title),
      fill: INK.text,
      max: WIDTH - figures.width - 110,
    }) +
    figures.svg
  );
}
