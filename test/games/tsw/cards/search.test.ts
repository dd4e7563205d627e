/** Searching one's own cards; the numbers are those of the scenarios. */
import { describe, expect, test } from 'vitest';
import { table } from '../table.ts';

const [YOU, FOE] = [0, 1];

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

test('89: Staux puts an Acid Projectile into play for two actions; no card is drawn for it', () => {
  const game = table({ you: { commander: 'Staux', deck: ['Acid Projectile'] } });
  game.you('use Staux').you(['Acid Projectile']);
  expect([game.plays(YOU), game.hand(YOU), game.actions()]).toEqual([['Acid Projectile'], [], 0]);
  expect(game.yours()).not.toContain('use Staux');
  expect(table({ you: { commander: 'Staux' }, phase: 'attack' }).yours()).toEqual([]);
});

test('92: Capt. Kinson puts Starship into play for ten actions, out of the draw pile or the station', () => {
  const given = { commander: 'Capt. Shera Kinson', deck: ['Starship'], station: { action: 5 }, heap: ['Starship'] };
  const game = table({ you: given });
  game.you('use Capt. Shera Kinson');
  expect(game.yours()).toEqual(['Starship']);
  game.you(['Starship']);
  expect([game.plays(YOU), game.actions(), game.heap(YOU)]).toEqual([['Starship'], 0, ['Starship']]);
});

test('Starship finds a Death Ray in place of its attacks', () => {
  const game = table({
    you: { play: ['Starship'], deck: ['Death Ray'] },
    foe: { play: [{ card: 'Titan', away: true }] },
    phase: 'attack',
  });
  game.you('use Starship').you(['Death Ray']);
  expect([game.hand(YOU), game.yours(), game.plays(FOE)]).toEqual([['Death Ray'], [], ['Titan']]);
});
