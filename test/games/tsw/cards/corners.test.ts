/** Where texts of several cards meet. */
import { expect } from 'vitest';
import { describe, type Given, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;
const anyCard = 'target enemy card being played';
const other = 'target other duration';

describe('Neutralization', () => {
  test('what did not trigger under it does not happen later in the phase, when it is gone', () => {
    const game = table({
      you: { play: ['Base Command Link'] },
      foe: { play: ['Neutralization'] },
      phase: 'draw',
    });
    expect(game.hand(YOU)).toHaveLength(1);
    game
      .you('pass')
      .foe('use Neutralization', { [other]: 'Base Command Link' })
      .settle();
    expect([game.plays(YOU), game.plays(FOE)]).toEqual([[], []]);
  });

  test('W29: Satellite discarded in answer to its own draw gives its two cards, and not the one', () => {
    const game = table({ you: { play: ['Satellite'] }, foe: { play: ['Satellite'] }, phase: 'draw' });
    game.you('use Satellite').settle();
    expect(game.hand(YOU)).toHaveLength(3);
  });

  test('discarded in answer to an attack, it lets Full Attack count again', () => {
    const game = table({
      you: { play: ['Full Attack', away('Drone')] },
      foe: { play: ['Neutralization', 'Nitro', 'Titan'] },
      phase: 'attack',
    });
    game
      .you('attack Drone', { target: 'Titan' })
      .foe('use Neutralization', { [other]: 'Nitro' })
      .settle();
    expect([game.card('Titan').damage, game.plays(FOE)]).toEqual([2, ['Titan']]);
  });

  test('as a copy, which is newer, it works in place of the first', () => {
    const game = table({
      you: { hand: ['Duplication'], play: ['Neutralization'], station: { action: 3 } },
      foe: { play: ['Toxic Gas'] },
    });
    game.you(['Neutralization']);
    game.you('play Duplication', { 'target own card in your home zone': 'Neutralization' }).settle();
    const used = game.yours().filter((one) => one === 'use Neutralization');
    expect(used).toHaveLength(1);
    expect(game.choices('use Neutralization', other)).toEqual(['Neutralization', 'Toxic Gas']);
  });
});

describe('flipped station cards', () => {
  test('W4: a counter among them is played in answer; Cancel counts other cards of the hand alone', () => {
    const flipped = { draw: ['Cancel'] };
    const none = table({ you: { hand: ['Battlestar'] }, foe: { flipped } }).you('play Battlestar');
    expect(none.theirs()).toEqual([]);
    const game = table({ you: { hand: ['Battlestar'] }, foe: { flipped, hand: ['Drone'] } }).you('play Battlestar');
    game.foe('play Cancel from draw', { [anyCard]: 'Battlestar' }).settle();
    expect([game.heap(YOU), game.hand(FOE), game.row(FOE, 'draw')]).toEqual([['Battlestar'], [], 1]);
  });

  test('Excellent Work among them is laid down again, face down', () => {
    const game = table({ you: { flipped: { draw: ['Excellent Work'] }, station: { draw: 1 } } });
    game.you('play Excellent Work from draw', { mode: 'mode 0', row: 'discard' }).settle();
    expect([game.row(YOU, 'draw'), game.row(YOU, 'discard'), game.flipped(YOU), game.heap(YOU)]).toEqual([1, 2, 0, []]);
  });

  test('W46: Excellent Work among them leaves its row before it is laid, so it can be at the station maximum', () => {
    const full = { flipped: { draw: ['Excellent Work'] }, station: { draw: 4 } };
    const game = table({ you: { ...full, hand: ['Excellent Work'] } });
    expect(game.choices('play Excellent Work', 'mode')).toEqual(['mode 1']);
    expect(game.choices('play Excellent Work from draw', 'mode')).toEqual(['mode 0', 'mode 1']);
    game.you('play Excellent Work from draw', { mode: 'mode 0', row: 'action' }).settle();
    expect([game.row(YOU, 'draw'), game.row(YOU, 'action'), game.flipped(YOU)]).toEqual([4, 2, 0]);
    const over = table({ you: { ...full, station: { draw: 5 } } });
    expect(over.choices('play Excellent Work from draw', 'mode')).toEqual(['mode 1']);
  });

  test('Return among them takes another of them, not itself', () => {
    const game = table({ you: { flipped: { draw: ['Return', 'Luck'] } } });
    expect(game.choices('play Return from draw', 'target other flipped station card')).toEqual(['Luck']);
  });
});

describe('Hacker', () => {
  const hack = 'target enemy spaceship or missile';
  const taken = (card: string, more: Given['you'] = {}, foe: object = {}) =>
    table({ you: { play: ['Hacker'], ...more }, foe: { play: [card], ...foe }, phase: 'attack' }).you('use Hacker', {
      [hack]: card,
    });

  test('under its control a Carrier brings its new player’s Drones, which stay theirs', () => {
    const game = taken('Carrier', { heap: ['Drone'] }, { heap: ['Drone', 'Drone'] })
      .you('use Carrier')
      .you(['Drone']);
    expect([game.plays(YOU), game.heap(FOE)]).toEqual([
      ['Hacker', 'Drone'],
      ['Drone', 'Drone'],
    ]);
    expect(game.card('Drone')).toMatchObject({ at: FOE });
  });

  test('a Cluster Nuke under its control goes off for the zone where it was', () => {
    const game = taken('Cluster Nuke', {}, { play: ['Cluster Nuke', 'Titan'] });
    game.you('attack Cluster Nuke', { target: 'Titan' }).settle().you(['draw 1']);
    expect([game.card('Titan').damage, game.flipped(FOE), game.heap(FOE)]).toEqual([8, 1, ['Cluster Nuke']]);
  });

  test('the ship is given back before an extra turn begins', () => {
    const game = table({
      you: { play: ['Hacker', { card: 'Time Travel Portal', counters: 3 }] },
      foe: { play: ['Battlestar'] },
    });
    game
      .you('use Time Travel Portal')
      .until('attack')
      .you('use Hacker', { [hack]: 'Battlestar' })
      .until('attack', 1);
    expect([game.state.g.active, game.yours().includes('move Battlestar')]).toEqual([YOU, false]);
  });

  test('a ship under its control that goes back keeps what it has suffered', () => {
    const game = taken('Pursuiter', {}, { play: ['Pursuiter', 'Battlestar'] });
    game.you('attack Pursuiter', { target: 'Battlestar' }).settle().until('attack', 1);
    expect([game.theirs().includes('move Pursuiter'), game.card('Battlestar').damage]).toEqual([true, 2]);
  });
});

describe('Nitro', () => {
  test('W51: makes a Starship Fast that is not Slow under Capt. Wayne McCarter, and no other one', () => {
    const starship = (commander: string) =>
      table({ you: { commander, play: ['Nitro', { card: 'Starship', new: true }] }, phase: 'attack' }).yours();
    expect(starship('Capt. Wayne McCarter')).toContain('move Starship');
    expect(starship('Zyre')).not.toContain('move Starship');
  });
});

describe('The Miller', () => {
  test('each of several draws of the draw phase is replaced by itself', () => {
    const game = table({
      you: { commander: 'The Miller', play: ['Base Command Link', 'Satellite'] },
      foe: { deck: 20 },
      phase: 'draw',
    });
    game.you(['Base Command Link', 'Satellite']).settle().you('mill').settle();
    game.you('millAll').settle().you('draw');
    expect([game.hand(YOU).length, game.deck(FOE)]).toEqual([1, 14]);
  });

  test('a Drone may draw or mill', () => {
    const game = table({ you: { commander: 'The Miller', hand: ['Drone'] } });
    game.you('play Drone').settle().you(['yes']).you('mill');
    expect([game.hand(YOU), game.deck(FOE)]).toEqual([[], 8]);
  });

  test('without a card to draw it mills all the same', () => {
    const game = table({ you: { commander: 'The Miller', hand: ['Drone'], deck: 0 } });
    game.you('play Drone').settle().you(['yes']).you('mill');
    expect(game.deck(FOE)).toBe(8);
  });
});

describe('Keve Bakins', () => {
  test('chooses which cards Toxic Gas flips', () => {
    const game = table({ you: { play: ['Toxic Gas'] }, foe: { commander: 'Keve Bakins' }, phase: 'draw' }).settle();
    expect(game.ask(FOE).stop).toBe('flip');
  });
});
