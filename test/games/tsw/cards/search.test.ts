/** Searching one's own cards; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const YOU = 0;

describe('Perfect Plan', () => {
  test('takes any card of draw pile, discard pile or station; equal ones are offered once, nobody else sees it', () => {
    const game = table({
      you: {
        hand: ['Perfect Plan'],
        deck: ['Drone', 'Carrier', 'Drone'],
        heap: ['Luck'],
        station: { draw: ['Scout'] },
      },
    });
    game.you('play Perfect Plan').settle();
    expect(game.yours()).toEqual(['Carrier', 'Drone', 'Luck', 'Scout', 'Titan']);
    game.you(['Scout']);
    expect([game.hand(YOU), game.row(YOU, 'draw'), game.deck(YOU)]).toEqual([['Scout'], 0, 3]);
    expect(game.told('found').map(({ to, defs, n }) => [to, defs, n])).toEqual([
      [[YOU], ['scout'], undefined],
      [undefined, undefined, 1],
    ]);
  });

  test('may find nothing', () => {
    const game = table({ you: { hand: ['Perfect Plan'], deck: ['Drone'] } });
    game.you('play Perfect Plan').settle().you([]);
    expect([game.hand(YOU), game.heap(YOU)]).toEqual([[], ['Perfect Plan']]);
  });
});

describe('Missiles Launched', () => {
  const given = {
    hand: ['Missiles Launched'],
    deck: ['Drone', 'Acid Projectile'],
    heap: ['Alien Missile'],
    station: { action: ['Fast Missile', 'Titan', 'Titan'] },
  };

  test('64: puts up to two missiles into play, which were not played and cannot be countered', () => {
    const game = table({ you: given, foe: { hand: ['Luck', 'Cancel', 'Drone'] } });
    game.you('play Missiles Launched');
    expect(game.theirs()).toEqual(['play Cancel']);
    game.settle();
    expect(game.yours()).toEqual(['Acid Projectile', 'Alien Missile', 'Fast Missile']);
    expect(game.ask(YOU).choice).toMatchObject({ min: 0, max: 2 });
    game.you(['Acid Projectile', 'Fast Missile']);
    expect([game.plays(YOU), game.row(YOU, 'action')]).toEqual([['Acid Projectile', 'Fast Missile'], 2]);
    expect([game.ask(YOU).role, game.hand(YOU), game.state.pile]).toEqual(['action', [], []]);
  });

  test('the station was not searched in 2021', () => {
    const game = table({ you: given, edition: '2021' });
    game.you('play Missiles Launched').settle();
    expect(game.yours()).toEqual(['Acid Projectile', 'Alien Missile']);
  });
});

test('89: Staux puts an Acid Projectile of anywhere into play for two actions; no card is drawn for it', () => {
  for (const where of [
    { deck: ['Acid Projectile', 'Drone'] },
    { heap: ['Acid Projectile', 'Drone'] },
    { station: { draw: ['Acid Projectile', 'Drone'] } },
  ]) {
    const game = table({ you: { commander: 'Staux', deck: 1, ...where } }).you('use Staux');
    expect(game.yours()).toEqual(['Acid Projectile']);
    game.you(['Acid Projectile']);
    expect([game.plays(YOU), game.hand(YOU), game.actions()]).toEqual([['Acid Projectile'], [], 0]);
    expect(game.yours()).not.toContain('use Staux');
  }
  const two = table({ you: { commander: 'Staux', deck: ['Acid Projectile', 'Acid Projectile'] } }).you('use Staux');
  expect(two.ask(YOU).choice).toMatchObject({ max: 1 });
  expect(table({ you: { commander: 'Staux' }, phase: 'attack' }).yours()).toEqual([]);
});

test('92: Capt. Kinson puts Starship into play for ten actions, out of the draw pile or the station', () => {
  const given = { commander: 'Capt. Shera Kinson', heap: ['Starship'] };
  for (const where of [
    { deck: ['Starship', 'Drone'], station: { action: 5 } },
    { station: { draw: ['Starship'], action: 5 } },
  ]) {
    const game = table({ you: { ...given, ...where } }).you('use Capt. Shera Kinson');
    expect(game.yours()).toEqual(['Starship']);
    game.you(['Starship']);
    expect([game.plays(YOU), game.actions(), game.heap(YOU)]).toEqual([['Starship'], 0, ['Starship']]);
  }
  const two = table({ you: { ...given, deck: ['Starship', 'Starship'], station: { action: 5 } } });
  expect(two.you('use Capt. Shera Kinson').ask(YOU).choice).toMatchObject({ max: 1 });
});
