/** Pictures of cards: each subject has drawings of its own, and a card always the same one. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { motifs, type SceneTraits } from '#face/art';
import { createGames } from '#games/index';
import { drawArt } from '#render/art/index';
import { doc } from '#render/svg';
import { loadSets } from '#sets/load';

const games = createGames(loadSets().sets);
const cards = games.flatMap(({ id: game, cards: all, scenes }) =>
  all.map(({ id }) => ({ game, ...scenes.card(id).face })),
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

it('shows of each event what its card does, of tactics what the fleets do, and of a structure what it is for', () => {
  expect(kindsOf('eve', /^News/).size).toBeGreaterThan(10);
  expect([...kindsOf('ese', /^Tactics/)].sort()).toEqual([
    'chart/cross',
    'chart/feint',
    'chart/parallel',
    'chart/pincer',
    'chart/ring',
  ]);
  expect(kindsOf('tsw', /^(Event|Duration)/).size).toBeGreaterThan(10);
  expect(kindsOf('sem', /^Command/).size).toBeGreaterThan(10);
  for (const game of ['eve', 'ese', 'tsw', 'sem']) {
    const shown = cards
      .filter((card) => card.game === game)
      .flatMap(({ art }) => art.kind.match(/^(?:motif|structure)\/(.*)$/)?.[1] ?? []);
    expect(shown.filter((one) => !motifs.some((motif) => motif === one))).toEqual([]);
  }
});

it.each([0, 1, 2])('draws every motif in a way of its own, in the place %i among its kin', (nth) => {
  // With one seed and place the sky and the colours are the same: only the subject makes a difference.
  const drawn = motifs.map((motif) => drawArt({ kind: `motif/${motif}`, seed: 'one seed', traits: { nth } }, 262, 116));
  expect(new Set(drawn).size).toBe(motifs.length);
});

it('shows size, weapons, shields and damage', () => {
  const ship = (traits: SceneTraits) =>
    drawArt({ kind: 'ship/cruiser', seed: 'one', traits: { nth: 0, ...traits } }, 262, 116);
  const base = (damage: number) => drawArt({ kind: 'starbase', seed: 'one', traits: { nth: 0, damage } }, 262, 116);
  const turrets = (drawn: string) => drawn.split('#ff9c86').length - 1;
  const arcs = (drawn: string) => drawn.split('#7ec8ff').length - 1;
  expect([0, 1, 4].map((guns) => turrets(ship({ guns })))).toEqual([0, 1, 4]);
  expect([0, 2].map((shield) => arcs(ship({ shield })))).toEqual([0, 2]);
  expect(ship({ size: 1 })).not.toBe(ship({ size: 0 }));
  expect([0, 0.5, 1].map((damage) => base(damage).split('#ff7a3c').length - 1)).toEqual([0, 4, 8]);
});

/** The least mean difference of two small pictures of one type, 0 to 255, and what half of all have at least. */
const [MIN_APART, MEDIAN_APART] = [8, 15];

it('tells any two cards of a game apart at 110 pixels', async () => {
  const small = await Promise.all(
    cards.map(async (card) => {
      const svg = Buffer.from(doc(110, 76, drawArt(card.art, 110, 76)));
      const pixels = await sharp(svg).resize(28, 19).removeAlpha().raw().toBuffer();
      return { ...card, type: card.art.kind.split('/')[0], pixels };
    }),
  );
  const types = new Map(small.map((card) => [`${card.game} ${card.type}`, card] as const));
  for (const [type, { game, type: of }] of types) {
    const kin = small.filter((card) => card.game === game && card.type === of);
    const nearest = kin
      .map((one) => {
        const others = kin
          .filter((other) => other !== one)
          .map((other) => ({ to: other.name, apart: difference(one.pixels, other.pixels) }));
        return { of: one.name, ...others.reduce((a, b) => (b.apart < a.apart ? b : a), { to: '', apart: 255 }) };
      })
      .sort((a, b) => a.apart - b.apart);
    expect(
      nearest.filter(({ apart }) => apart < MIN_APART),
      type,
    ).toEqual([]);
    expect(nearest[Math.floor(nearest.length / 2)]?.apart, type).toBeGreaterThan(MEDIAN_APART);
  }
});

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [i, value] of one.entries()) sum += Math.abs(value - (other[i] ?? 0));
  return sum / one.length;
}
