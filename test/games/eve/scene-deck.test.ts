/** A deck's picture holds what the deck holds, whatever is wrong with it. */
import { expect, it } from 'vitest';
import type { Deck } from '#face/deck';
import type { DeckScene } from '#face/scene';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const [game] = createGames({ eve: loadSets().sets.eve });
const mark = { icon: 'check', label: 'Legal', tone: 'good' } as const;
const scene = (deck: Deck, problems: Parameters<NonNullable<typeof game>['scenes']['deck']>[2] = []) =>
  game!.scenes.deck(deck, mark, problems) as DeckScene;
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

it('counts every card of every ready deck once: by type, and by price', () => {
  for (const deck of game!.decks) {
    const shown = scene(deck);
    const size = sum(Object.values(deck.main));
    expect(sum(shown.groups.map(({ count }) => count))).toBe(size);
    expect(sum(shown.groups.flatMap(({ cards }) => cards.map(({ count }) => count)))).toBe(size);
    expect(sum(shown.curve.bars.map(({ count }) => count))).toBe(size);
    expect(shown.figures.find(({ icon }) => icon === 'market')?.value).toBe(String(size));
    expect(shown.sections.map(({ cards, free }) => [cards.length, free])).toEqual([
      [2, 0],
      [3, 0],
    ]);
    expect(shown.subtitle).toMatch(/^EVE: The Second Genesis · (Core Set|The Exiled)$/);
  }
});

it('sorts the cards of a type by price, those that cost X last', () => {
  const priced = game!.cards.filter(({ type }) => type.startsWith('Ship') || type.startsWith('News'));
  const shown = scene({ ...game!.decks[0]!, main: Object.fromEntries(priced.map(({ id }) => [id, 1])) });
  for (const { cards } of shown.groups) {
    const prices = cards.map(({ price }) => (price?.value === 'X' ? 1000 : Number(price?.value ?? 0)));
    expect([...prices].sort((a, b) => a - b)).toEqual(prices);
  }
  expect(shown.curve.bars.at(-1)?.price).toBe('X');
});

it('shows free places, cards that are gone, and cards that are wrong', () => {
  const odd: Deck = {
    id: 'x',
    name: '',
    edition: 'gone',
    extra: { starbase: ['gone'] },
    main: { gone: 3, slasher: 5 },
  };
  const shown = scene(odd, [{ rule: 'C-2.3', card: 'slasher', text: 'Too many.' }]);
  expect(shown.sections.map(({ free }) => free)).toEqual([1, 3]);
  expect(shown.sections[0]?.cards[0]).toMatchObject({ name: 'gone', wrong: 'unknown card' });
  expect(shown.groups.map(({ title, count }) => [title, count])).toEqual([
    ['Ships', 5],
    ['Unknown cards', 3],
  ]);
  expect(shown.groups[0]?.cards[0]?.wrong).toBe('Too many.');
  expect(scene({ ...odd, extra: {}, main: {} })).toMatchObject({ groups: [], figures: [{ value: '0' }] });
});
