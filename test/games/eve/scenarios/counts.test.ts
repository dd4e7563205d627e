/** What is counted, placed or refused on the pile, and counts that reset (C-13, R-62, R-69, R-82). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('pile and pending', () => {
  scenario(
    'C-13.6 each opponent chooses what they discard, one after the other; then the rest happens',
    ({ given, p1, p2, p3, p4, table }) => {
      given({
        p1: { isk: 1, hand: ['Purge', 'Kestrel'] },
        p2: { hand: ['A=Paper', 'B=Paper'] },
        p3: {},
        p4: { hand: ['C=Paper', 'D=Paper'] },
      });
      p1.play('Purge');
      table.passAll();
      p2.choose('B');
      expect(p1.isk).toBe(0);
      p4.choose('C');
      expect([p2.hand, p3.hand, p4.hand, p1.hand]).toEqual([['A'], [], ['D'], ['Kestrel']]);
      expect(p1.isk).toBe(1);
    },
  );

  scenario(
    'R-84 a ship that is searched into play comes into the dock with its full assembly',
    ({ given, p1, table }) => {
      given({ p1: { isk: 1, home: ['Shipwright'], market: ['Omen', 'Outsider'] } });
      p1.use('Shipwright');
      table.passAll();
      p1.choose('Omen');
      expect([table.where('Omen'), table.tabs('Omen')]).toEqual(['dock p1', 2]);
    },
  );

  scenario('R-02 wallets hold whole numbers and never less than nothing', ({ given, p1, p2, table }) => {
    given({
      cards: 'core',
      p1: { isk: 5, hand: ['Audit Shock', 'Skimmed Accounts'] },
      p2: { isk: 2 },
    });
    p1.play('Audit Shock', { target: 'p2' });
    table.passAll();
    expect(p2.isk).toBe(0);
    p1.play('Skimmed Accounts', { target: 'p2' });
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([2, 0]);
  });

  scenario('R-07 R-87 no figure and no income is ever below 0', ({ given, p1 }) => {
    given({ p1: { home: ['Kin Moon'] }, p2: { news: ['Slump', 'A=Slump'] } });
    expect(p1.income).toBe(2);
  });

  scenario('R-19 damage on the pile is no target of news or abilities', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 9, hand: ['Veto', 'Injunction'], home: ['A=Ship(1/9)'] },
      outer: { Stain: { p2: ['B=Ship(1/9)'] } },
    });
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    p2.holdFire();
    table.until(() => table.pile.includes('damage'));
    p1.canExactly(['pass']);
    p1.cannot('play', 'Veto');
    p1.cannot('play', 'Injunction');
  });

  scenario(
    'R-82 “target card on the pile”: no region, no upgrade, no damage, no ability',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 20, regions: ['Stain'], home: ['Marksman', 'A=Ship(1/1)'] },
        p2: { isk: 1, hand: ['Veto'], home: ['B=Ship(1/9)'] },
      });
      p1.open('Stain');
      p1.pass();
      p2.cannot('play', 'Veto');
      table.passAll();
      p1.upgrade();
      p1.pass();
      p2.cannot('play', 'Veto');
      table.passAll();
      p1.use('Marksman', { target: 'B' });
      p1.pass();
      p2.cannot('play', 'Veto');
      table.passAll();
      p1.warp('A', 'home p2');
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.until(() => table.pile.includes('damage'));
      p1.pass();
      p2.cannot('play', 'Veto');
    },
  );

  scenario('R-122 what triggers without a legal target is not put on the pile', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { home: ['Guild', 'A=Ship(1/1)'] } });
    p1.collect();
    expect(table.pile).toEqual([]);
    expect(table.ask.stop).toBe('setup.begin');
  });

  scenario(
    'R-15 two different things trigger at the beginning of the turn: the active player orders them',
    ({ given, p1, table }) => {
      given({
        from: 'begin',
        p1: { market: ['Veldspar'], news: ['Almanac'] },
        p2: { news: ['A=Almanac'] },
        outer: { 'Dam Torsad': { p1: ['Ship(1/1)'] } },
      });
      p1.collect();
      const { choice } = table.ask;
      expect(choice.kind === 'order' && choice.options.map((one) => table.optionName(one))).toEqual([
        'Dam Torsad',
        'Almanac',
      ]);
      p1.order('Dam Torsad', 'Almanac');
      // Named last, the news lies on top and resolves first.
      table.passAll();
      expect(p1.isk).toBe(1);
      p1.yes();
      p1.choose('Veldspar');
      expect(table.where('Veldspar')).toBe('Dam Torsad');
    },
  );

  scenario('X-11.7 nobody is asked for the order of copies that do the very same', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { news: ['A=Almanac', 'B=Almanac'] } });
    p1.collect();
    expect(table.pile).toEqual(['pending', 'pending']);
    table.passAll();
    expect(p1.isk).toBe(2);
  });

  scenario('R-69 a limited card that is put into play does not count', ({ given, p1, table }) => {
    given({ p1: { isk: 5, hand: ['Launch', 'Royal Barge', 'Decree'] } });
    p1.play('Launch');
    table.passAll();
    p1.choose('Royal Barge');
    expect(p1.can('play', 'Decree')).toBe(true);
    p1.play('Decree');
    table.passAll();
    expect(table.state.g.limited).toEqual([0]);
  });

  scenario('C-13.8 a limited card in the opponent’s turn, another in the own', ({ given, p1, p2, table }) => {
    given({ active: 'p2', p1: { isk: 2, hand: ['Decree', 'Edict'] } });
    p2.pass();
    p1.play('Decree');
    table.passAll();
    p2.pass();
    p1.cannot('play', 'Edict');
    table.toTurn('p1');
    p1.collect();
    expect(p1.can('play', 'Edict')).toBe(true);
  });

  scenario('C-13.6 a cost of two cards needs two cards', ({ given, p1, table }) => {
    given({ p1: { hand: ['A=Paper', 'B=Paper', 'C=Paper'], home: ['Mirror'] } });
    p1.use('Mirror', { discard: ['A', 'C'] });
    table.passAll();
    expect(p1.scrapheap).toEqual(['A', 'C']);
    expect(p1.hand).toHaveLength(2);
    p1.use('Mirror', { discard: p1.hand });
    table.passAll();
    p1.cannot('use', 'Mirror');
  });

  scenario('R-45 the news that closed a region is destroyed: it is open again at once', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Retraction'], home: ['A=Ship(1/1)'] },
      p2: { isk: 4, hand: ['Forsaken Ruins'] },
      outer: { Stain: {} },
    });
    p1.pass();
    p2.play('Forsaken Ruins', { target: 'Stain' });
    table.passAll();
    p1.cannot('warp', 'A', { to: 'Stain' });
    p1.play('Retraction', { target: 'Forsaken Ruins' });
    table.passAll();
    p1.warp('A', 'Stain');
    expect(table.control('Stain')).toBe('p1');
  });

  scenario(
    'R-06 R-62 the last card is drawn instead of income, then the draw phase loses the game',
    ({ given, p1, table }) => {
      given({ from: 'begin', p1: { market: 1 } });
      p1.giveUpIncome();
      while (table.winners === undefined) table.pass();
      expect(table.phase).toBe('draw');
      expect(table.winners).toEqual(['p2']);
    },
  );

  scenario('R-62 an extra card that is not there loses the game', ({ given, p1, table }) => {
    given({ from: 'draw', p1: { market: 1 }, outer: { 'Bright Sky': { p1: ['Ship(1/1)'] } } });
    expect(p1.hand).toHaveLength(1);
    expect(table.winners).toEqual(['p2']);
  });

  scenario('C-6.2 in the skipped draw phase no extra card is drawn either', ({ given, p1, table }) => {
    given({ turn: 1, from: 'draw', outer: { 'Bright Sky': { p1: ['Ship(1/1)'] } } });
    expect(table.phase).toBe('management');
    expect(p1.hand).toEqual([]);
  });
});
