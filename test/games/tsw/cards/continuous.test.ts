/** What holds while a card is in play; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;

describe('32: Full Attack', () => {
  const struck = (play: readonly (string | { readonly card: string; readonly away: true })[], by: string) => {
    const game = table({ you: { play }, foe: { play: ['Titan'] }, phase: 'attack' });
    return game.you(`attack ${by}`, { target: 'Titan' }).settle().card('Titan').damage;
  };

  test('adds one to the attack of spaceships, each copy again; not to missiles', () => {
    expect(struck(['Full Attack', 'Full Attack', away('Drone')], 'Drone')).toBe(3);
    expect(struck(['Full Attack', away('Acid Projectile')], 'Acid Projectile')).toBe(1);
  });

  test('makes no ship attack harder that is not its player’s, nor a collision', () => {
    const game = table({
      you: { play: [away('Pursuiter')] },
      foe: { play: ['Full Attack', 'Titan'] },
      phase: 'attack',
    });
    game.you('collide Pursuiter', { target: 'Titan' });
    expect(game.card('Titan').damage).toBe(4);
  });
});

test('Crakux makes Drones stronger, and no other ships', () => {
  const game = table({
    you: { commander: 'Crakux', play: [away('Drone'), away('Battlestar')] },
    foe: { play: ['Titan'] },
    phase: 'attack',
  });
  game.you('attack Drone', { target: 'Titan' }).settle();
  expect(game.card('Titan').damage).toBe(2);
  game.you('attack Battlestar', { target: 'Titan' }).settle();
  expect(game.card('Titan').damage).toBe(4);
});

describe('83: missiles', () => {
  for (const stopper of ['Disturbing Sensor', 'Disturbing Signals'])
    test(`neither move nor attack under ${stopper}`, () => {
      const play = ['Explosive Missile', away('Fast Missile'), 'Drone'];
      const game = table({ you: { play }, foe: { play: [stopper] }, phase: 'attack' });
      expect(game.yours()).toEqual(['move Drone']);
    });

  test('of its own side are free; its ability takes a random card of the opponent’s hand', () => {
    const game = table({
      you: { play: ['Disturbing Sensor', 'Fast Missile'] },
      foe: { hand: ['Drone', 'Luck'] },
      phase: 'attack',
    });
    expect(game.yours()).toContain('move Fast Missile');
    game.you('use Disturbing Sensor');
    expect([game.hand(FOE).length, game.heap(FOE).length]).toEqual([1, 1]);
    expect(game.yours()).not.toContain('attack Disturbing Sensor');
  });
});

describe('Neutralization', () => {
  test('32: takes the effect of all other durations away', () => {
    const game = table({
      you: { play: ['Full Attack', away('Drone')] },
      foe: { play: ['Neutralization', 'Titan'] },
      phase: 'attack',
    });
    game.you('attack Drone', { target: 'Titan' }).settle();
    expect(game.card('Titan').damage).toBe(1);
  });

  test('31: of two the newer one works; only that can be discarded for its power', () => {
    const game = table({
      you: { play: ['Neutralization', 'Nitro'] },
      foe: { play: [{ card: 'Neutralization', new: true }] },
      phase: 'attack',
    });
    expect(game.yours()).toEqual([]);
    game.you('pass');
    expect(game.theirs()).toEqual(['use Neutralization']);
    game.foe('use Neutralization', { 'target other duration': 'Nitro' }).settle();
    expect([game.plays(YOU), game.heap(FOE)]).toEqual([['Neutralization'], ['Neutralization']]);
  });

  test('upkeep is due for what is without effect, and nothing of it happens', () => {
    const game = table({ you: { play: ['Satellite', 'Neutralization'] }, phase: 'draw' });
    expect(game.hand(YOU)).toHaveLength(1);
    game.you('pass').foe('pass');
    expect(game.ask(YOU).stop).toBe('upkeep');
  });
});
