/** Pictures of cards: each subject has drawings of its own, and a card always the same one. */
import { expect, it } from 'vitest';
import type { CardScene } from '#face/scene';
import { createGames } from '#games/index';
import { drawArt } from '#render/art/index';
import { loadSets } from '#sets/load';

const games = createGames(loadSets().sets);
const cards = games.flatMap(({ id: game, cards: all, scenes }) =>
  all.map(({ id }) => ({ game, ...(scenes.card(id) as CardScene).face })),
);
const kindsOf = (game: string, type: RegExp) =>
  new Set(cards.filter((card) => card.game === game && type.test(card.typeLine)).map(({ art }) => art.kind));

it('draws every card at every size without a broken number, and always the same', () => {
  for (const { art } of cards) {
    for (const [w, h] of [
      [104, 31],
      [262, 116],
      [412, 620],
    ] as const) {
      const drawn = drawArt(art, w, h);
      expect(drawn, art.kind).not.toMatch(/NaN|Infinity|undefined/);
      expect(drawArt(art, w, h)).toBe(drawn);
    }
  }
});

it('has subjects for news, tactics, battle cards, events and peoples, by what a card does', () => {
  expect(kindsOf('eve', /^News/).size).toBeGreaterThan(6);
  expect([...kindsOf('ese', /^Tactics/)].sort()).toEqual([
    'chart/cross',
    'chart/feint',
    'chart/parallel',
    'chart/pincer',
    'chart/ring',
  ]);
  expect([...kindsOf('ese', /^Battle/)].sort()).toEqual([
    'fight/formation',
    'fight/guard',
    'fight/strike',
    'fight/volley',
  ]);
  expect(kindsOf('ese', /^Event/).size).toBeGreaterThan(4);
  expect([...kindsOf('ese', /^Race/)].every((kind) => kind.startsWith('people/'))).toBe(true);
});

it('draws each subject in a way of its own', () => {
  const kinds = [...new Set(cards.map(({ art }) => art.kind))].filter((kind) =>
    /^(news|fight|chart|people)/.test(kind),
  );
  // With one seed the sky and the colours are the same: only the subject makes a difference.
  const drawn = kinds.map((kind) => drawArt({ kind, seed: 'one seed' }, 262, 116));
  expect(kinds.length).toBeGreaterThan(15);
  expect(new Set(drawn).size).toBe(kinds.length);
});
