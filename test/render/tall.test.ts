/** Pictures for a telephone: nothing on them is too small to read there, and nothing leaves them. */
import { expect, it } from 'vitest';
import type { BoardScene, PanelScene, Scene } from '#face/scene';
import { createKit } from '#render/kit';
import { layout } from '#render/renderer';
import { scenes as everyScene } from './every-scene.ts';
import { cardScene, crowded, faces, fourSeats, hand, homeBattle, midgame } from './fixtures.ts';
import { drawnPoster, sixPoster } from './fixtures-poster.ts';
import { listening } from './listening.ts';

/** How wide a telephone shows a picture, and the smallest text that can be read there; in pixels. */
const SHOWN = 290;
const SMALLEST = 11;

const scenes: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(Object.entries(everyScene).filter(([, { kind }]) => kind !== 'deck')),
  drawnPoster,
  ...Object.fromEntries(faces.map((face, i) => [face.name, cardScene(i)])),
};

/** A board in a few lines above a hand. */
const above = (board: BoardScene): PanelScene => ({ kind: 'panel', board, hand: hand(5) });

/** Boards also stand above hands. */
const seen = Object.entries(scenes).flatMap(([name, scene]): (readonly [string, Scene])[] => [
  [name, scene],
  ...(scene.kind === 'board' ? [[`${name} above a hand`, above(scene)] as const] : []),
]);

it.each(seen)('%s can be read on a telephone', (_, scene) => {
  const { kit, drawn } = listening();
  const { width, height, layers } = layout(kit, scene, 'tall');
  for (const layer of layers) {
    layer.body();
    expect(layer.x).toBeGreaterThanOrEqual(0);
    expect(layer.x + layer.width).toBeLessThanOrEqual(width);
    expect(layer.y + layer.height).toBeLessThanOrEqual(height);
  }
  expect(drawn.length).toBeGreaterThan(1);
  const small = drawn.filter(({ size }) => (size * SHOWN) / width < SMALLEST);
  expect(small).toEqual([]);
});

it('of a hand of more than a few cards, what cannot be played is brief, and no card is missing', () => {
  for (const cards of [2, 5, 20]) {
    const plain = hand(cards);
    const { kit, drawn } = listening();
    const brief = layout(kit, { ...plain, roomy: true }, 'tall');
    for (const layer of brief.layers) layer.body();
    const undecided = plain.cards.map(({ face }) => ({ face }));
    const { height } = layout(createKit(), { ...plain, roomy: true, cards: undecided }, 'tall');
    if (cards > 3) expect(brief.height).toBeLessThan(0.95 * height);
    else expect(brief.height).toBe(height);
    const said = drawn.map(({ text }) => text);
    for (const { face } of plain.cards) expect(said.some((text) => text.startsWith(face.name.slice(0, 12)))).toBe(true);
  }
});

it('above a hand a board is lower than by itself, names every place and player, and the hand is whole', () => {
  for (const board of [midgame, crowded, fourSeats, homeBattle]) {
    const { kit, drawn } = listening();
    const both = layout(kit, above(board), 'tall');
    for (const layer of both.layers) layer.body();
    const below = layout(createKit(), hand(5), 'tall');
    expect(both.height - below.height).toBeLessThan(0.9 * layout(createKit(), board, 'tall').height);
    expect(both.layers.filter(({ y }) => y >= both.height - below.height)).toHaveLength(below.layers.length);
    const said = drawn.map(({ text }) => text);
    for (const { name } of board.seats) expect(said.some((text) => text.startsWith(name))).toBe(true);
    for (const { home, title } of board.areas) expect(home !== undefined || said.includes(title)).toBe(true);
  }
});

it('a poster says who struck the last blow, even if no letter of their name can be drawn', () => {
  const [first, second] = sixPoster.places;
  const strange = { ...first!, name: '李明华', fallbackName: 'Player 4' };
  const { kit, drawn } = listening();
  const scene = { ...sixPoster, places: [strange, second!], blow: '李明华 captures Ice World from Ian.' };
  for (const layer of layout(kit, scene, 'tall').layers) layer.body();
  expect(drawn.map(({ text }) => text)).toContain('Player 4 captures Ice World from Ian.');
});
