/** Death Ray and Starship, whole texts. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const fight = (you: Given['you'], foe: Given['foe'] = {}) => table({ you, foe, phase: 'attack' });

describe('Death Ray', () => {
  const ray = (foe: Given['foe'] = {}, host: object = {}) => {
    const game = table({
      you: { hand: ['Death Ray'], play: [{ card: 'Starship', ...host }], station: { action: 2 } },
      foe,
    });
    return game.you('play Death Ray', { x: 4, 'target own Starship': 'Starship' }).settle();
  };

  test('is attached to Starship, which launches it from the next turn on at anything, in place of its attacks', () => {
    const game = ray({ play: ['The Liberator', away('Titan'), 'Shield'], station: { draw: 2 } }).until('attack');
    expect(game.choices('attack Starship')).toEqual(['Titan']);
    expect(game.yours()).toEqual(['move Starship', 'attack Starship', 'use Starship']);
    game.until('attack', 2);
    expect(game.choices('attack Death Ray')).toEqual(['The Liberator', 'Titan', 'Shield', 'station']);
    game.you('attack Death Ray', { target: 'The Liberator' }).settle();
    expect([game.left('The Liberator'), game.heap(YOU), game.yours()]).toEqual([2, ['Death Ray'], []]);
  });

  test('goes through shields to the station', () => {
    const game = ray({ play: ['Shield'], station: { draw: 2 } }).until('attack', 2);
    game.you('attack Death Ray', { target: 'station' }).settle();
    expect(game.ask(YOU).choice).toMatchObject({ min: 1, max: 1 });
    expect(game.plays(FOE)).toEqual([]);
  });

  test('not after Starship has attacked or moved, nor while it is paralyzed', () => {
    const struck = ray({ play: [away('Titan')] }).until('attack', 2);
    struck.you('attack Starship', { target: 'Titan' }).settle();
    expect(struck.yours()).toEqual(['attack Starship']);
    const moved = ray().until('attack', 2).you('move Starship');
    expect(moved.yours()).toEqual([]);
    const still = ray();
    still.card('Starship').paralyzed = true;
    expect(still.until('attack', 2).yours()).toEqual([]);
  });

  test('needs a Starship of one’s own in play', () => {
    const without = table({ you: { hand: ['Death Ray'], play: ['Titan'] }, foe: { play: ['Starship'] } });
    expect(without.yours()).not.toContain('play Death Ray');
  });

  test('W31: is stopped by what stops missiles and attacks, and destroyed if it was launched', () => {
    for (const stopper of ['Disturbing Sensor', 'Disturbing Signals', 'Moment of Peace'])
      expect(
        ray({ play: [stopper] })
          .until('attack', 2)
          .yours(),
        stopper,
      ).not.toContain('attack Death Ray');
    const game = ray({ hand: ['Target Missed'], play: ['Titan'] }).until('attack', 2);
    game.you('attack Death Ray', { target: 'Titan' });
    game.foe('play Target Missed', { mode: 'mode 0', 'target enemy attack': 'Death Ray' }).settle();
    expect([game.card('Titan').damage, game.heap(YOU)]).toEqual([undefined, ['Death Ray']]);
  });

  test('W31: leaves play with its host; its attack on the pile fails then', () => {
    const game = ray({ hand: ['Ambush'], play: ['Drone'] }, { damage: 9 }).until('attack', 2);
    game.you('attack Death Ray', { target: 'Drone' });
    game.foe('play Ambush', { 'target spaceship or missile': 'Starship' }).settle();
    expect([game.plays(YOU), game.plays(FOE), game.heap(YOU)]).toEqual([[], ['Drone'], ['Death Ray', 'Starship']]);
  });

  test('W31: cannot be damaged, but destroyed, or returned to the hand', () => {
    const game = ray({ hand: ['Return', 'Ambush'], play: ['Titan'] }).you('pass');
    expect(game.theirChoices('play Ambush', 'target spaceship or missile')).toEqual(['Starship', 'Titan']);
    expect(game.theirs()).toEqual(['play Ambush']);
    const cheap = table({
      you: { hand: ['Death Ray'], play: ['Starship'] },
      foe: { hand: ['Return'] },
    });
    cheap.you('play Death Ray', { x: 2, 'target own Starship': 'Starship' }).settle().you('pass');
    cheap.foe('play Return', { mode: 'mode 1', 'target non-defense card with cost 3 or less': 'Death Ray' }).settle();
    expect([cheap.hand(YOU), cheap.plays(YOU)]).toEqual([['Death Ray'], ['Starship']]);
  });

  test('W31: does not enter play if Starship is gone when it resolves', () => {
    const game = table({
      you: { hand: ['Death Ray'], play: [{ card: 'Starship', damage: 9 }] },
      foe: { hand: ['Ambush'] },
    });
    game.you('play Death Ray', { x: 2, 'target own Starship': 'Starship' });
    game.foe('play Ambush', { 'target spaceship or missile': 'Starship' }).settle();
    expect([game.plays(YOU), game.heap(YOU).sort()]).toEqual([[], ['Death Ray', 'Starship']]);
  });

  test('W34: stays with its owner when its host is under the control of another', () => {
    const game = table({
      you: { hand: ['Death Ray'], play: ['Starship'] },
      foe: { play: ['Hacker', 'Titan'] },
    });
    game.you('play Death Ray', { x: 2, 'target own Starship': 'Starship' }).settle().until('attack', 1);
    game.foe('use Hacker', { 'target enemy spaceship or missile': 'Starship' });
    expect(game.theirs()).not.toContain('attack Death Ray');
    game.until('attack', 1);
    expect(game.yours()).toContain('attack Death Ray');
  });
});

test('Starship finds a Death Ray anywhere, and no other card', () => {
  for (const where of [
    { deck: ['Death Ray', 'Drone'] },
    { heap: ['Death Ray', 'Drone'] },
    { station: { draw: ['Death Ray'] } },
  ]) {
    const game = fight({ deck: 1, ...where, play: ['Starship'] }).you('use Starship');
    expect(game.yours()).toEqual(['Death Ray']);
    expect(game.you(['Death Ray']).hand(YOU)).toEqual(['Death Ray']);
  }
  const struck = fight({ deck: ['Death Ray'], play: ['Starship'] }, { play: [away('Titan')] }).you('use Starship');
  expect(struck.you(['Death Ray']).yours()).toEqual([]);
  const two = fight({ deck: ['Death Ray', 'Death Ray'], play: ['Starship'] }).you('use Starship');
  expect(two.ask(YOU).choice).toMatchObject({ max: 1 });
});
