/** The End Phase (S-4.8): abilities, scrapped projects, the maximum of the hand; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

describe('scrapping projects', () => {
  test('97: one for each command point', () => {
    const queue = ['Line Cruiser', 'Lancer Wing'];
    const game = table({ you: { cp: 1, queue } });
    expect(() => game.you('scrap', { projects: queue })).toThrow('illegal');
    game
      .you('scrap', { projects: ['Lancer Wing'] })
      .you('end')
      .until('queue', 1);
    expect([game.queue(0), game.scrapyard(0), game.cp(0)]).toEqual([['Line Cruiser 0/6'], ['Lancer Wing'], 0]);
  });

  test('97: progress is lost, and nothing else is scrapped', () => {
    const you = {
      cp: 3,
      queue: [{ card: 'Line Cruiser', progress: 5 }],
      research: [{ card: 'Massed Fire', progress: 1 }],
    };
    const game = table({ you });
    expect(game.choices(0, 'scrap', 'projects')).toEqual(['Line Cruiser']);
    game
      .you('scrap', { projects: ['Line Cruiser'] })
      .you('end')
      .until('queue', 1);
    expect([game.queue(0), game.studies(0), game.cp(0)]).toEqual([[], ['Massed Fire 1/6'], 2]);
    expect(game.told('scrapped')).toMatchObject([{ seat: 0, def: 'line-cruiser' }]);
  });

  test('they may be named anew', () => {
    const game = table({ you: { cp: 2, queue: ['Line Cruiser', 'Lancer Wing'] } });
    game
      .you('scrap', { projects: ['Line Cruiser'] })
      .you('scrap', { projects: ['Lancer Wing'] })
      .you('end');
    expect(game.until('queue', 1).queue(0)).toEqual(['Line Cruiser 0/6']);
  });

  test('what has been spent meanwhile is not there for it', () => {
    const you = { cp: 2, queue: ['Line Cruiser', 'Lancer Wing'], hand: ['Massed Fire'] };
    const game = table({ you })
      .you('scrap', { projects: ['Line Cruiser', 'Lancer Wing'] })
      .you('research Massed Fire');
    expect([game.you('end').until('queue', 1).queue(0), game.cp(0)]).toEqual([['Lancer Wing 0/3'], 0]);
  });

  test('none without a command point', () => {
    expect(table({ you: { queue: ['Line Cruiser'] } }).may(0)).toEqual(['end']);
  });

  test('it is ordered before the turn ends, and does not keep anybody from attacking', () => {
    const you = { cp: 1, queue: ['Lancer Wing', 'Line Cruiser'], units: ['Lancer Wing'] };
    const game = table({ you, foe: { units: ['Foundry Ring'] } }).you('scrap', { projects: ['Line Cruiser'] });
    expect(game.queue(0)).toEqual(['Lancer Wing 0/3', 'Line Cruiser 0/6']);
    game.you('attack Lancer Wing', { target: 'Foundry Ring' }).settle().until('queue', 1);
    expect([game.queue(0), game.hull('Foundry Ring')]).toEqual([['Lancer Wing 0/3'], 4]);
    const late = fight({ ...you, queue: ['Line Cruiser'] }, {}).you('scrap', { projects: ['Line Cruiser'] });
    expect(late.you('end').until('queue', 1).queue(0)).toEqual([]);
  });
});

describe('the hand', () => {
  const held = (n: number) => Array.from({ length: n }, () => 'Relay Post');

  test('is discarded down to its maximum, of its player’s choice', () => {
    const game = table({ phase: 'end', you: { hand: [...held(7), 'Line Cruiser', 'Lancer Wing'] } });
    expect(game.ask(0).choice).toMatchObject({ min: 2, max: 2 });
    game.you(['Line Cruiser', 'Relay Post']);
    expect([game.hand(0).length, game.scrapyard(0)]).toEqual([7, ['Line Cruiser', 'Relay Post']]);
  });

  test('cards that add to the maximum', () => {
    const asked = (side: object) => table({ phase: 'end', you: { hand: held(9), ...side } }).asks()[0]?.stop;
    expect([asked({}), asked({ base: 'Smuggler Ring' })]).toEqual(['discard', 'discard']);
    expect(asked({ base: 'Smuggler Ring', resources: ['Staff College'] })).not.toBe('discard');
  });

  test('of an opponent is not', () => {
    const game = table({ phase: 'end', foe: { hand: held(9) } });
    expect(game.hand(1)).toHaveLength(11);
  });
});

describe('the end of the turn', () => {
  test('98: Hold the Line ends: shields fall by what it gave, not below 0', () => {
    const foe = { cp: 1, hand: ['Hold the Line'], units: ['Watch Bastion', 'Flak Platform', 'Line Cruiser'] };
    const game = fight({ units: ['Siege Dreadnought'] }, foe).foe('play Hold the Line');
    expect(['Watch Bastion', 'Flak Platform', 'Line Cruiser@1'].map(game.shields)).toEqual([4, 4, 3]);
    game
      .you('split Siege Dreadnought', { 'weapon 3': 'Watch Bastion' })
      .foe('defend', { 'return Watch Bastion': 'hold' });
    expect([game.shields('Watch Bastion'), game.hull('Watch Bastion')]).toEqual([1, 8]);
    game.until('queue', 1);
    expect(['Watch Bastion', 'Flak Platform'].map(game.shields)).toEqual([0, 2]);
  });

  test('98: damage that the added shields have taken is not dealt afterwards', () => {
    const foe = { cp: 1, hand: ['Hold the Line'], units: [{ card: 'Watch Bastion', shieldLoss: 1 }] };
    const game = fight({ units: ['Lancer Wing'] }, foe).foe('play Hold the Line');
    expect(game.shields('Watch Bastion')).toBe(3);
    game.you('attack Lancer Wing', { target: 'Watch Bastion' }).foe('defend', { 'return Watch Bastion': 'hold' });
    game.until('queue', 1);
    expect([game.shields('Watch Bastion'), game.hull('Watch Bastion')]).toEqual([0, 8]);
  });

  test('abilities of that moment come before the discard', () => {
    const you = {
      units: ['Trade Haven'],
      hand: Array.from({ length: 8 }, () => 'Lancer Wing'),
      deck: ['Line Cruiser'],
    };
    const game = table({ phase: 'end', you }).you('yes', { discarded: ['Lancer Wing'] });
    expect([game.ask(0).stop, game.hand(0).filter((card) => card === 'Line Cruiser')]).toEqual([
      'discard',
      ['Line Cruiser'],
    ]);
  });

  test('one’s own alone, not those of others', () => {
    const foe = { units: ['Trade Haven'], hand: ['Lancer Wing'] };
    expect(table({ phase: 'end', foe }).asks()[0]?.stop).toBe('queue');
  });

  test('the turn passes clockwise, and a new round begins with the first player', () => {
    const game = table({ others: [{}] });
    expect([game.state.g.active, game.state.g.round]).toEqual([0, 4]);
    expect(game.until('acquisition', 1).state.g).toMatchObject({ active: 1, round: 4 });
    expect(game.until('acquisition', 2).state.g).toMatchObject({ active: 2, round: 4 });
    expect(game.until('acquisition', 3).state.g).toMatchObject({ active: 0, round: 5 });
  });
});
