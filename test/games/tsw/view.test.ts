/** What each seat and a spectator see: hands and face-down station cards are their owner's alone. */
import { expect, test } from 'vitest';
import { viewOf } from '#games/tsw/view';
import { rules, table } from './table.ts';

const given = {
  you: {
    hand: ['Drone', 'Hunter'],
    station: { draw: ['Carrier'], action: 2 },
    flipped: { draw: ['Scout'] },
    commander: 'Crakux',
    heap: ['Luck'],
  },
  foe: {
    hand: ['Ambush'],
    station: { draw: ['Titan', 'Drone'] },
    play: [{ card: 'Battlestar', away: true, damage: 1 }],
  },
} as const;

test('the owner sees the hand, and the face-down cards in the own action phase (T-4.3)', () => {
  const { board } = viewOf(rules, table(given).state, 0);
  const [own, foe] = board.seats;
  expect(board.own?.hand.map(({ def }) => def)).toEqual(['drone', 'hunter']);
  expect(own?.station.draw).toMatchObject({
    gives: 2,
    down: 1,
    flipped: [{ def: 'scout' }],
    own: [{ def: 'carrier' }],
  });
  expect(foe?.station.draw).toEqual({ gives: 2, each: 1, down: 2, flipped: [] });
  expect(foe?.hand).toBe(1);
});

test('outside the own action phase nobody sees a face-down card', () => {
  const { state } = table({ ...given, phase: 'attack' });
  for (const seat of [0, 1, undefined]) {
    const text = JSON.stringify(viewOf(rules, state, seat).board.seats);
    expect(text).not.toContain('carrier');
    expect(text).toContain('scout');
  }
});

test('a spectator sees what lies open, and whom the game waits for', () => {
  const view = viewOf(rules, table(given).state, undefined);
  expect([view.asks, view.owing, view.board.own]).toEqual([[], [0], undefined]);
  expect(view.board.seats[0]).toMatchObject({
    commander: { def: 'crakux' },
    life: 3,
    heap: [{ def: 'luck' }],
    hand: 2,
  });
  expect(view.board.play).toMatchObject([{ def: 'battlestar', seat: 1, at: 0, attack: 2, defense: 4, damage: 1 }]);
});

test('what is on the pile is told with its target, the top first', () => {
  const game = table({
    you: { play: [{ card: 'Battlestar', away: true }] },
    foe: { hand: ['Ambush'], play: ['Titan'] },
    phase: 'attack',
  });
  game
    .you('attack Battlestar', { target: 'Titan' })
    .foe('play Ambush', { mode: 'mode 0', 'target spaceship or missile': 'Battlestar' });
  expect(viewOf(rules, game.state, undefined).board.pile).toMatchObject([
    { kind: 'card', seat: 1, def: 'ambush', target: { def: 'battlestar' } },
    { kind: 'attack', seat: 0, def: 'battlestar', target: { def: 'titan' } },
  ]);
});

test('a target that has been turned face down meanwhile is told no more', () => {
  const game = table({
    you: { play: ['Station Repair', 'Station Repair'], flipped: { draw: ['Luck', 'Fate'] } },
  });
  const repair = { mode: 'mode 0', repaired: ['Luck', 'Fate'] };
  game.late(0).you('use Station Repair', repair).foe('pass').you('use Station Repair', repair);
  const targets = () => viewOf(rules, game.state, 1).board.pile.map(({ target }) => target?.def);
  expect(targets()).toEqual(['luck', 'luck']);
  game.foe('pass').you('pass');
  expect(game.flipped(0)).toBe(0);
  expect(targets()).toEqual([undefined]);
});
