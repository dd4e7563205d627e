/** Pictures say what lies where, and show nobody what is not theirs. */
import { expect, test } from 'vitest';
import { boardScene } from '#games/tsw/scenes/board';
import { cardScene, handScene } from '#games/tsw/scenes/card';
import { viewOf } from '#games/tsw/view';
import { translatorIn } from '#games/tsw/words/catalogue';
import { zone } from '#kernel/zones';
import { altText } from '#render/alt';
import { library, rules, table } from './table.ts';

const t = translatorIn('en');
const names = ['Ada', 'Bob'];
type Game = ReturnType<typeof table>;
const board = (game: Game, seat?: number) => boardScene(library, t, viewOf(rules, game.state, seat), names);
const hand = (game: Game, seat: number) => handScene(library, t, viewOf(rules, game.state, seat));

const war = () =>
  table({
    you: {
      hand: ['Drone'],
      commander: 'Crakux',
      play: [{ card: 'Hunter', away: true, damage: 1 }, 'Titan', 'Shield'],
      station: { draw: 2, action: 3 },
      flipped: { draw: ['Luck'] },
    },
    foe: { hand: ['Ambush'], commander: 'The Miller', play: ['Battlestar', { card: 'Toxic Gas' }] },
    phase: 'attack',
  });

test('a home zone shows who has come, who is at home, and the station in rows', () => {
  const [own, foe] = board(war()).areas;
  const told = (area: typeof own) => area?.groups.map(({ label, cards }) => [label, cards.map(({ name }) => name)]);
  expect(told(own)).toEqual([
    [undefined, ['Titan', 'Shield']],
    ['Station', ['Draw row', 'Luck', 'Action row', 'Discard row']],
  ]);
  expect(told(foe)).toEqual([
    ['Ships of Ada', ['Hunter']],
    ['Cards of Bob', ['Battlestar', 'Toxic Gas']],
    ['Station', ['Draw row', 'Action row', 'Discard row']],
  ]);
  const station = own?.groups.at(-1)?.cards[0];
  expect(station?.figures.map(({ value, label }) => [value, label])).toEqual([
    ['2', 'face down'],
    ['3', 'given by the row'],
  ]);
  // One of three cards of the row is flipped.
  expect(station?.art.traits).toEqual({ damage: 0.375 });
  expect(own?.groups.at(-1)?.cards[2]?.art.traits).toBeUndefined();
});

test('counters and attached cards are seen on the board', () => {
  const game = table({
    you: {
      commander: 'Nicia Satu',
      play: ['Starship', { card: 'Starhunter', counters: 2 }, { card: 'Death Ray', x: 4 }],
    },
  });
  const host = zone(game.state, 'play')[0] ?? '';
  Object.assign(game.card('Death Ray'), { on: host });
  Object.assign(Object.values(game.state.cards).find(({ def }) => def === 'nicia-satu') ?? {}, { counters: 3 });
  const shown = board(game);
  const cards = shown.areas[0]?.groups[0]?.cards ?? [];
  expect(cards.find(({ name }) => name === 'Starhunter')?.mark).toMatchObject({ text: '2', label: '2 counters' });
  expect(cards.find(({ name }) => name === 'Death Ray')?.badges).toMatchObject([{ label: 'attached to Starship' }]);
  expect(shown.seats[0]?.figures).toContainEqual({ icon: 'minerals', value: '3', label: 'counters' });
});

test('players with their commanders, life points and cards', () => {
  const [ada, bob] = board(war()).seats;
  expect([ada?.title, bob?.title]).toEqual(['Crakux', 'The Miller']);
  expect(ada).toMatchObject({ turn: true, acting: true });
  expect(bob?.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '3 life points',
    '1 cards in hand',
    '10 cards to draw',
    '0 discarded cards',
  ]);
});

test('a card that has acted is dim, damage and targets are shown', () => {
  const game = war();
  game.you('attack Hunter', { target: 'Battlestar' });
  const shown = board(game);
  const hunter = shown.areas[1]?.groups[0]?.cards[0];
  expect(hunter).toMatchObject({ dim: true, damage: { value: '1' } });
  expect(shown.pile?.entries).toMatchObject([{ name: 'Hunter', seat: 0, note: 'on Battlestar' }]);
});

test('a hand shows its owner’s cards, and marks what may be played', () => {
  const game = table({ you: { hand: ['Drone', 'Carrier'], station: { action: 1 } } });
  expect(hand(game, 0).cards.map(({ face, playable }) => [face.name, playable])).toEqual([
    ['Drone', true],
    ['Carrier', true],
  ]);
  expect(hand(game, 1).cards).toEqual([]);
  expect(cardScene(library, t, library.get('2026', 'nuclear-missile')).face).toMatchObject({
    price: { value: '2' },
    tags: ['Slow', 'Through shields'],
  });
});

test('alt texts keep to the limit, and no picture of another tells what is hidden', () => {
  for (const seat of [0, 1, undefined]) {
    const shown = board(war(), seat);
    expect(altText(shown).length).toBeLessThanOrEqual(1024);
    expect(JSON.stringify(shown)).not.toMatch(/Drone|Ambush/);
  }
});
