/** The Draw Phase (S-4.2) and the Queue Phase (S-4.3); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, FILLER, table, test } from './table.ts';

describe('the Draw Phase', () => {
  test('7: two cards are drawn, three with Open Archive', () => {
    expect(table({ phase: 'draw' }).hand(0)).toHaveLength(2);
    expect(table({ phase: 'draw', you: { research: ['Open Archive'] } }).hand(0)).toHaveLength(3);
    const open = { card: 'Open Archive', progress: 2 };
    expect(table({ phase: 'draw', you: { research: [open] } }).hand(0)).toHaveLength(2);
  });

  test('8: when the deck runs out, the scrapyard is shuffled into it, and drawing goes on', () => {
    const scrapyard = Array.from({ length: 12 }, () => 'Patrol Skiff');
    const game = table({ phase: 'draw', you: { deck: ['Lancer Wing'], scrapyard } });
    expect(game.hand(0)).toEqual(['Lancer Wing', 'Patrol Skiff']);
    expect([game.deck(0), game.scrapyard(0)]).toEqual([11, []]);
    expect(game.told('reshuffled')).toMatchObject([{ seat: 0, n: 12 }]);
  });

  test('with an empty deck and an empty scrapyard nothing is drawn, and nothing is lost by it', () => {
    const game = table({ phase: 'draw', you: { deck: 0 } });
    expect([game.hand(0), game.told('drew'), game.state.g.phase]).toEqual([[], [], 'acquisition']);
    const one = table({ phase: 'draw', you: { deck: ['Lancer Wing'] } });
    expect(one.hand(0)).toEqual(['Lancer Wing']);
  });

  test('a deck that is empty after the draw is not shuffled before it is needed', () => {
    const game = table({ phase: 'draw', you: { deck: 2, scrapyard: ['Patrol Skiff'] } });
    expect([game.deck(0), game.scrapyard(0)]).toEqual([0, ['Patrol Skiff']]);
  });

  test('the maximum of the hand does not matter here', () => {
    const hand = Array.from({ length: 7 }, () => 'Relay Post');
    expect(table({ phase: 'draw', you: { hand } }).hand(0)).toHaveLength(9);
  });
});

describe('the Queue Phase', () => {
  const hand = ['Patrol Skiff', 'Line Cruiser', 'Twin Mounts', 'Lancer Wing', 'Foundry Ring'];

  test('10: as many projects are placed as the queue has room for, no more', () => {
    const game = table({ phase: 'queue', you: { hand: hand.slice(0, 3) } });
    expect(game.ask(0).choice).toMatchObject({ min: 0, max: 2 });
    expect(() => game.you(['Patrol Skiff', 'Line Cruiser', 'Twin Mounts'])).toThrow('illegal');
    game.you(['Patrol Skiff', 'Twin Mounts']);
    expect([game.queue(0), game.hand(0)]).toEqual([['Patrol Skiff 0/2', 'Twin Mounts 0/2'], ['Line Cruiser']]);
  });

  test('11: base, resources and completed units add to the queue', () => {
    const you = { hand, resources: ['Drydock Lease'], units: ['Fleet Anchorage'] };
    const game = table({ phase: 'queue', you });
    expect(game.queueMaximum(0)).toBe(4);
    expect(game.ask(0).choice).toMatchObject({ max: 4 });
  });

  test('personnel on their posts and units in Testing add to it too', () => {
    const anchorage = { card: 'Fleet Anchorage', testing: true, crew: ['Plant Manager'] } as const;
    expect(table({ you: { units: [anchorage] } }).queueMaximum(0)).toBe(4);
    expect(table({ you: { waiting: ['Plant Manager'] } }).queueMaximum(0)).toBe(2);
  });

  test('what is over the maximum after a loss stays, and nothing is added', () => {
    const queue = ['Line Cruiser', 'Hammer Monitor', 'Lancer Wing'];
    const game = table({ phase: 'queue', you: { hand, queue } });
    expect([game.state.g.phase, game.hand(0)]).toEqual(['allocation', hand]);
    expect(game.queue(0)).toEqual(['Line Cruiser 0/6', 'Hammer Monitor 0/7', 'Lancer Wing 0/3']);
  });

  test('a full queue takes nothing; one with a free place takes one', () => {
    const full = table({ phase: 'queue', you: { hand, queue: ['Line Cruiser', 'Line Cruiser'] } });
    expect(full.state.g.phase).toBe('allocation');
    const free = table({ phase: 'queue', you: { hand, queue: ['Line Cruiser'] } });
    expect(free.ask(0).choice).toMatchObject({ max: 1 });
  });

  test('13: to place a project costs nothing', () => {
    const game = table({ phase: 'queue', you: { hand: ['Lancer Wing'] } }).you(['Lancer Wing']);
    expect([game.queue(0), game.cp(0)]).toEqual([['Lancer Wing 2/3'], 3]);
  });

  test('nothing need be placed', () => {
    const game = table({ phase: 'queue', you: { hand: ['Lancer Wing'] } }).you([]);
    expect([game.queue(0), game.hand(0)]).toEqual([[], ['Lancer Wing']]);
  });

  test('only units and modifications are projects', () => {
    const others = ['Autofactory', 'Massed Fire', 'Field Patch', 'Line Captain'];
    const game = table({ phase: 'queue', you: { hand: [...others, 'Shield Coil', 'Watch Bastion'] } });
    expect(game.may(0)).toEqual(['Shield Coil', 'Watch Bastion']);
  });

  test('a second copy of a unique card may be placed', () => {
    const you = { hand: ['Siege Dreadnought'], units: ['Siege Dreadnought'] };
    expect(table({ phase: 'queue', you }).may(0)).toEqual(['Siege Dreadnought']);
  });

  test('whoever holds no project is asked like anybody else, and can only go on', () => {
    const game = table({ phase: 'queue', you: { hand: [FILLER] } });
    expect([game.state.g.phase, game.may(0)]).toEqual(['queue', ['none']]);
    expect(game.you('none').state.g.phase).toBe('acquisition');
  });

  test('the cards of others are not in it', () => {
    const game = table({ phase: 'queue', you: { hand: ['Lancer Wing'] }, foe: { queue: ['Line Cruiser'] } });
    expect(game.ask(0).choice).toMatchObject({ max: 1 });
    expect(game.asks().map(({ seat }) => seat)).toEqual([0]);
  });
});
