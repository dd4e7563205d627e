// The largest card that the format lets through can still be drawn, looked up and told.

import { afterAll, expect, test } from 'vitest';
import { isFailure } from '#core/failure';
import { cardMessage } from '#discord/reading/screens/card';
import { translatorIn } from '#discord/words';
import type { CardSet } from '#games/eve/cards/format';
import { eveGame } from '#games/eve/game';
import { createRenderer } from '#render/renderer';
import { loadSets, readSetOf } from '#sets/load';
import { expectPossible, textOf } from '../discord/checks.ts';

const renderer = createRenderer({ cacheBytes: 8_000_000 });
afterAll(() => renderer.close());

const effect = {
  verb: 'forbidTarget',
  what: 'target other enemy piloted defending Minmatar-origin ship in your home region with shield 99 or less',
  by: 'enemy news or enemy abilities'.replace('enemy abilities', 'abilities'),
  until: 'end of phase',
};
const ability = {
  kind: 'pending',
  affinity: 'Minmatar',
  while: 'sniping',
  when: {
    on: 'warps into this region',
    what: 'an other enemy piloted Minmatar-origin ship in your home region with price 99 or less',
  },
  if: { control: 99, of: 'asteroid field' },
  once: true,
  may: 99,
  do: Array(6).fill(effect),
};
const sides = ['up', 'right', 'down', 'left'];
const names = ['ambush', 'haul', 'mining', 'patrol', 'sniping', 'tanking', 'trade', 'trade'];
const card = {
  id: 'w'.repeat(60),
  name: 'W'.repeat(60),
  aliases: Array.from({ length: 20 }, (_, i) => `${'M'.repeat(57)} ${i}`),
  type: 'ship',
  subtype: 'Wobbling Wonder '.repeat(2).trim(),
  number: 9999,
  rarity: 'W'.repeat(20),
  races: ['Amarr', 'Caldari', 'Gallente', 'Minmatar'],
  origin: 'Gallente',
  price: 99,
  income: 99,
  shield: 99,
  attack: 99,
  assembly: 4,
  limited: true,
  commands: names.map((name, i) => ({ name, power: 99, side: sides[i % 4] })),
  abilities: Array(8).fill(ability),
};

function gameWith(one: object) {
  const read = readSetOf('mine.json', JSON.stringify({ set: 'mine', name: 'W'.repeat(60), game: 'eve', cards: [one] }));
  if (isFailure(read)) throw new Error(JSON.stringify(read.failed));
  return eveGame([...loadSets().sets.eve, read.set as CardSet]);
}

test.each([
  ['the largest', card],
  ['the smallest', { id: 'a', name: 'A', type: 'news' }],
  ['one of a strange kind', { id: 'b', name: 'Что-то', type: 'ship', subtype: '…Ж 9', shield: 1 }],
])('%s', async (_what, one) => {
  const game = gameWith(one);
  const info = game.cards.find(({ id }) => id === one.id)!;
  const image = await renderer.png(game.scenes.card(one.id));
  expect(image.data.length).toBeLessThan(2_000_000);
  expect(image.height).toBeLessThan(6000);
  expect(image.alt.length).toBeLessThanOrEqual(1024);
  const message = cardMessage(
    { game, card: info },
    translatorIn('en'),
    { file: 'card-0123456789ab.png', alt: image.alt },
    {
      typed: 'w'.repeat(100),
      others: [1, 2, 3, 4].map((n) => ({ key: `eve/${n}`, name: 'W'.repeat(60) })),
    },
  );
  expectPossible(message);
  expect(textOf(message)).toContain(one.name);
});
