/** What the words of cards reach and what they do not: types, tabs, X, costs, regions (C-13, R-13, R-71, R-74, R-82). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('kinds of card', () => {
  scenario('D37 X-1.4 a card is of every type of its type line', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Closure'], home: ['Outpost', 'Bazaar', 'Wall'] } });
    expect(p1.choices('play', 'Closure', 'target')).toEqual(['Outpost', 'Bazaar']);
    p1.play('Closure', { target: 'Outpost' });
    table.passAll();
    expect(table.where('Outpost')).toBe('scrapheap p1');
  });

  scenario('D24 R-82 what makes cards cheaper leaves outer regions and upgrades as they are', ({ given, p1 }) => {
    given({ p1: { isk: 9, news: ['Rebate'], hand: ['Heron'], regions: ['Stain'] } });
    expect([p1.price('Heron'), p1.price('Stain')]).toEqual([1, 3]);
    p1.upgrade();
    expect(p1.isk).toBe(3);
  });
});

describe('costs', () => {
  scenario('C-13.5 only cards that you control can be sacrificed', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Tithes'], market: ['Paper'] },
      p2: { home: ['A=Bare Moon'] },
      outer: { Stain: { p2: ['Ship(1/1)'], own: 'p1', locations: ['B=Bare Moon'] } },
    });
    p1.play('Tithes');
    table.passAll();
    expect([table.where('A'), table.where('B')]).toEqual(['home p2', 'Stain']);
    expect([p1.isk, p1.market]).toEqual([2, 1]);
  });

  scenario('C-13.4 a line for one race that cannot be paid is left out, the rest happens', ({ given, p1, table }) => {
    given({ p1: { isk: 2, hand: ['A=Tithes', 'B=Tithes'], home: ['Bare Moon'], market: ['Paper', 'Heron'] } });
    p1.play('A', { sacrifice: 'Bare Moon' });
    table.passAll();
    expect([p1.isk, p1.market, table.where('Bare Moon')]).toEqual([3, 1, 'scrapheap p1']);
    p1.play('B');
    table.passAll();
    expect([p1.isk, p1.market]).toEqual([4, 1]);
  });

  scenario('R-77 what is sacrificed as the cost is no target any more', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Demolition Bonus'], home: ['Bare Moon', 'Bazaar'] } });
    p1.play('Demolition Bonus', { sacrifice: 'Bare Moon', targets: { 'target location': 'Bare Moon' } });
    table.passAll();
    expect([p1.scrapheap, p1.isk]).toEqual([['Bare Moon', 'Demolition Bonus'], 0]);
    expect(table.where('Bazaar')).toBe('home p1');
  });

  scenario(
    'R-71 the X of a card in play counts for its abilities, and when it is destroyed',
    ({ given, p1, table }) => {
      given({ p1: { isk: 4, hand: ['Foundation', 'Paper', 'Demolition'] } });
      p1.play('Foundation', { x: 3, in: 'home p1' });
      table.passAll();
      p1.use('Foundation', { discard: ['Paper'] });
      table.passAll();
      expect(p1.isk).toBe(4);
      p1.play('Demolition', { target: 'Foundation' });
      table.passAll();
      expect(p1.isk).toBe(3);
      table.passAll();
      expect(p1.isk).toBe(6);
    },
  );

  scenario('C-13.9 X may be 0, and then its effects are', ({ given, p1, table }) => {
    given({ p1: { hand: ['Foundation', 'Paper', 'Barrage'], home: ['A=Ship(1/1)'] } });
    p1.play('Foundation', { x: 0, in: 'home p1' });
    table.passAll();
    p1.use('Foundation', { discard: ['Paper'] });
    table.passAll();
    expect(p1.isk).toBe(0);
    p1.play('Barrage', { x: 0, target: 'A' });
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 0]);
  });
});

describe('on the pile', () => {
  scenario(
    'R-13 D16 a card that is countered counts as destroyed where “a card” is spoken of',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 2, hand: ['Heron'], news: ['Obituary'] }, p2: { isk: 1, hand: ['Veto'], news: ['Inquest'] } });
      p1.play('Heron');
      p1.pass();
      p2.play('Veto', { target: 'Heron' });
      table.passAll();
      expect(table.where('Heron')).toBe('scrapheap p1');
      expect(table.pile).toEqual(['pending']);
      table.passAll();
      expect([p1.isk, p2.isk]).toEqual([1, 0]);
    },
  );

  scenario('R-13 an ability that is countered is no card', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, home: ['Foundation'], hand: ['Paper'], news: ['Obituary'] },
      p2: { isk: 1, hand: ['Injunction'] },
    });
    p1.use('Foundation', { discard: ['Paper'] });
    p1.pass();
    p2.play('Injunction', { target: 'Foundation' });
    table.passAll();
    expect([table.pile, p1.isk]).toEqual([[], 1]);
  });

  scenario('R-81 a card that cannot be destroyed is not countered either', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 2, hand: ['Ironclad'] }, p2: { isk: 1, hand: ['Veto'] } });
    p1.play('Ironclad');
    p1.pass();
    p2.play('Veto', { target: 'Ironclad' });
    table.passAll();
    expect([table.where('Ironclad'), table.where('Veto')]).toEqual(['dock p1', 'scrapheap p2']);
  });

  scenario(
    'R-63 R-61 who wins by a card and must draw from an empty market at once: a draw',
    ({ given, p1, table }) => {
      given({ p1: { isk: 1, hand: ['Last Hope'], market: 0 } });
      p1.play('Last Hope');
      table.passAll();
      expect(table.winners).toEqual([]);
    },
  );

  scenario('R-63 among three the others are out, and the game is over', ({ given, p1, table }) => {
    given({ seats: 3, p1: { isk: 1, hand: ['Last Hope'] } });
    p1.play('Last Hope');
    table.passAll();
    expect(table.winners).toEqual(['p1']);
    expect(table.state.result?.how).toBe('alternative');
  });
});

describe('tabs', () => {
  scenario('R-74 an ability bound to a duration tab works while the news shows that tab', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Almanac of War'], home: ['A=Ship(1/1)'] } });
    p1.play('Almanac of War');
    table.passAll();
    expect([table.tabs('Almanac of War'), table.attack('A')]).toEqual([3, 1]);
    table.toManagement('p1');
    expect([table.tabs('Almanac of War'), table.attack('A')]).toEqual([2, 2]);
    const before = p1.isk;
    table.toManagement('p1');
    expect([table.tabs('Almanac of War'), table.attack('A')]).toEqual([1, 1]);
    expect(p1.isk).toBe(before + 2 + 5);
    table.toManagement('p1');
    expect(table.where('Almanac of War')).toBe('scrapheap p1');
    expect(p1.isk).toBe(before + 2 + 5 + 2);
  });
});

describe('income', () => {
  scenario('C-5.3 C-9.2 income of all cards one controls, but not of docked ships', ({ given, p1 }) => {
    given({ p1: { home: ['A=Tollship'], dock: ['B=Tollship'] }, outer: { Stain: { p2: ['C=Tollship'] } } });
    expect(p1.income).toBe(4);
  });
});

describe('searching', () => {
  scenario('R-83 the searcher sees their whole market, sorted; nobody else does', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Search Party'], market: ['Paper', 'Omen', 'Paper', 'Heron'] } });
    p1.play('Search Party');
    table.passAll();
    const seen = table.events.find((event) => event.e === 'marketSeen');
    expect(seen).toMatchObject({ to: [0], defs: ['heron', 'omen', 'paper', 'paper'] });
    const { choice } = table.ask;
    expect(choice.kind === 'choose' && choice.options.map((one) => table.optionName(one))).toEqual(['Heron', 'Omen']);
    p1.choose('Omen');
    expect(p1.hand).toEqual(['Omen']);
  });

  scenario('R-83 a long market is told in several lines, nothing left out', ({ given, p1, table }) => {
    const market = [
      'Paper',
      'Grant',
      'Spark',
      'Plating',
      'Veto',
      'Wall',
      'Omen',
      'Heron',
      'Lode',
      'Bazaar',
      'Grave',
      'Paper',
    ];
    given({ p1: { isk: 1, hand: ['Search Party'], market } });
    p1.play('Search Party');
    table.passAll();
    const told = table.events.filter(({ e }) => e === 'marketSeen').map(({ defs }) => defs as string[]);
    expect(told.map((defs) => new Set(defs).size)).toEqual([10, 1]);
    expect(
      told
        .flat()
        .map((def) => table.definition(def))
        .sort(),
    ).toEqual([...market].sort());
  });

  scenario('R-83 with nothing that fits it is searched and shuffled all the same', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Search Party'], market: ['Paper', 'Grant'] } });
    p1.play('Search Party');
    table.passAll();
    expect([table.count('marketSeen'), table.count('searched'), p1.hand]).toEqual([1, 1, []]);
  });

  scenario('R-83 an empty market is searched in vain, and nobody loses by it', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Search Party'], market: 0 } });
    p1.play('Search Party');
    table.passAll();
    expect([table.count('searched'), table.winners]).toEqual([1, undefined]);
  });
});
