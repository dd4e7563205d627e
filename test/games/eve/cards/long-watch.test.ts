/** The cards that docs/card-sets shows for words which the built-in sets do not use: each does what it says. */
import { expect } from 'vitest';
import { describe, type Given, scenario } from '../../../support/board.ts';

const watch = (board: Given): Given => ({ cards: 'long watch', ...board });

describe('subtypes of ships', () => {
  scenario('Packmother shields frigates of its player in its region, and no other ships', ({ given, table }) => {
    given(
      watch({
        p1: { home: ['Kestrel'] },
        outer: { Curse: { p1: ['Packmother', 'Heron', 'Thorax'] } },
      }),
    );
    expect(['Heron', 'Thorax', 'Packmother', 'Kestrel'].map(table.shield)).toEqual([2, 4, 6, 2]);
  });

  scenario('Tow Order aims at a Dreadnought, as the set calls it', ({ given, p1, table }) => {
    given(watch({ p1: { isk: 2, hand: ['Tow Order'], home: ['Heron'] }, p2: { home: ['Packmother'] } }));
    expect(p1.choices('play', 'Tow Order', 'target Dreadnought ship')).toEqual(['Packmother']);
    p1.play('Tow Order', { target: 'Packmother' });
    table.passAll();
    expect(table.where('Packmother')).toBe('hand p2');
  });
});

describe('each player', () => {
  scenario('Open Books means all who are in the game, its player too', ({ given, p1, p2, p3, table }) => {
    given(watch({ p1: { isk: 4, hand: ['Open Books'] }, p2: { isk: 1 }, p3: { isk: 5 } }));
    p1.play('Open Books');
    table.passAll();
    expect([p1, p2, p3].map(({ isk, hand }) => [isk, hand.length])).toEqual([
      [1, 1],
      [0, 1],
      [3, 1],
    ]);
  });
});

describe('for each', () => {
  scenario('School of Minnows is as strong as there are others of its kind with it', ({ given, p1, table }) => {
    given(
      watch({
        p1: { isk: 2, hand: ['Heron'], home: ['Kestrel'] },
        outer: { Curse: { p1: ['School of Minnows', 'A=Heron', 'B=Heron', 'Thorax'] } },
      }),
    );
    expect(table.attack('School of Minnows')).toBe(2);
    p1.warp('Kestrel', 'Curse');
    expect(table.attack('School of Minnows')).toBe(3);
  });

  scenario('Muster Roll counts when it resolves', ({ given, p1, p2, table }) => {
    given(
      watch({
        p1: { isk: 3, hand: ['Muster Roll'], home: ['A=Thorax', 'B=Thorax', 'Heron', 'Pale Sister', 'Packmother'] },
        p2: { isk: 5, home: ['Bestower'] },
      }),
    );
    p1.play('Muster Roll', { target: 'Bestower' });
    table.passAll();
    expect([p1.hand.length, p2.isk, table.damage('Bestower')]).toEqual([2, 4, 1]);
  });

  scenario('Muster Roll does nothing for what is not there', ({ given, p1, p2, table }) => {
    given(watch({ p1: { isk: 3, hand: ['Muster Roll'] }, p2: { isk: 5, home: ['Bestower'] } }));
    p1.play('Muster Roll', { target: 'Bestower' });
    table.passAll();
    expect([p1.hand.length, p2.isk, table.damage('Bestower')]).toEqual([0, 5, 0]);
  });
});

describe('the end of a turn', () => {
  scenario(
    'Toll Keeper takes from each player in their end phase, and draws in that of its own',
    ({ given, p1, p2, table }) => {
      given(watch({ from: 'end', p1: { isk: 3, home: ['Toll Keeper'] }, p2: { isk: 3 } }));
      p1.order('Toll Keeper', 'Toll Keeper');
      table.passAll();
      expect([p1.isk, p1.hand.length, p2.isk]).toEqual([2, 1, 3]);
      table.toManagement('p2');
      const [isk, before] = [p2.isk, p1.hand.length];
      table.until(() => table.step === 'end' && table.pile.length > 0);
      table.passAll();
      expect([p2.isk, p1.hand.length]).toEqual([isk - 1, before]);
    },
  );
});

describe('that many', () => {
  scenario('Scorched Orbit pays for what has really been destroyed', ({ given, p1, table }) => {
    given(
      watch({
        p1: { isk: 5, hand: ['Scorched Orbit'] },
        outer: { Curse: { p1: ['A=Heron'], p2: ['B=Heron', 'Packmother'] }, Stain: { p2: ['Thorax'] } },
      }),
    );
    p1.play('Scorched Orbit', { target: 'Curse' });
    table.passAll();
    expect([p1.isk, table.where('Packmother'), table.where('Thorax')]).toEqual([3, 'scrapheap p2', 'Stain']);
  });

  scenario('Scorched Orbit pays nothing for an empty region', ({ given, p1, table }) => {
    given(watch({ p1: { isk: 5, hand: ['Scorched Orbit'] }, outer: { Curse: {} } }));
    p1.play('Scorched Orbit', { target: 'Curse' });
    table.passAll();
    expect(p1.isk).toBe(0);
  });

  scenario(
    'Ricochet counts the discards of all players, chosen one after the other, then the damage',
    ({ given, p1, p2, table }) => {
      given(
        watch({
          p1: { isk: 3, hand: ['Ricochet', 'Kestrel'] },
          p2: { hand: ['A=Heron', 'B=Heron', 'C=Heron'], home: ['Drift Leviathan'] },
        }),
      );
      p1.play('Ricochet', { target: 'Drift Leviathan' });
      table.passAll();
      p2.choose('A', 'C');
      expect([p1.scrapheap, p2.hand]).toEqual([['Kestrel', 'Ricochet'], ['B']]);
      expect([table.damage('Drift Leviathan'), p1.hand.length]).toEqual([3, 3]);
    },
  );
});

describe('unless somebody pays', () => {
  scenario('Protection Money: the controller of the target may pay, on resolution', ({ given, p1, p2, table }) => {
    given(
      watch({
        p1: { isk: 4, hand: ['A=Protection Money', 'B=Protection Money'] },
        p2: { isk: 6, home: ['Packmother'] },
      }),
    );
    p1.play('A', { target: 'Packmother' });
    table.passAll();
    expect(table.asked).toBe('p2');
    p2.yes();
    expect([p2.isk, table.where('Packmother')]).toEqual([3, 'home p2']);
    p1.play('B', { target: 'Packmother' });
    table.passAll();
    p2.no();
    expect([p2.isk, table.where('Packmother')]).toEqual([3, 'scrapheap p2']);
  });

  scenario('Protection Money asks nobody who cannot pay', ({ given, p1, table }) => {
    given(watch({ p1: { isk: 2, hand: ['Protection Money'] }, p2: { isk: 2, home: ['Packmother'] } }));
    p1.play('Protection Money', { target: 'Packmother' });
    table.passAll();
    expect(table.where('Packmother')).toBe('scrapheap p2');
  });

  scenario('Hungry Drydock wants to be fed', ({ given, p1, table }) => {
    given(watch({ from: 'begin', p1: { isk: 1, home: ['Hungry Drydock'] } }));
    table.until(({ prompt }) => prompt.key === 'ask.unless');
    p1.yes();
    expect([p1.isk, table.where('Hungry Drydock')]).toEqual([0, 'home p1']);
    table.toTurn('p1');
    table.until(({ prompt }) => prompt.key === 'ask.unless');
    p1.no();
    expect(table.where('Hungry Drydock')).toBe('scrapheap p1');
  });

  scenario('Hungry Drydock draws unless one of the opponents pays, asked in turn', ({ given, p1, p2, p3, table }) => {
    given(watch({ p1: { isk: 1, home: ['Hungry Drydock'] }, p2: { isk: 2 }, p3: { isk: 2 } }));
    p1.use('Hungry Drydock');
    table.passAll();
    p2.no();
    p3.yes();
    expect([p1.hand.length, p2.isk, p3.isk]).toEqual([0, 2, 0]);
  });

  scenario('Hungry Drydock draws if no opponent pays', ({ given, p1, p2, table }) => {
    given(watch({ p1: { isk: 1, home: ['Hungry Drydock'] }, p2: { isk: 2 } }));
    p1.use('Hungry Drydock');
    table.passAll();
    p2.no();
    expect([p1.hand.length, p2.isk]).toEqual([1, 2]);
  });
});

describe('fewer than', () => {
  scenario('Relief Office gives to who has little', ({ given, p1, table }) => {
    given(watch({ from: 'begin', p1: { isk: 2, hand: ['Heron'], home: ['Relief Office'] } }));
    table.until(() => table.pile.length > 0);
    table.passAll();
    expect(p1.isk).toBe(4);
  });

  scenario('Relief Office gives nothing to who has enough', ({ given, p1, table }) => {
    given(watch({ from: 'begin', p1: { isk: 3, hand: ['Heron', 'Kestrel'], home: ['Relief Office'] } }));
    table.toTurn('p2');
    expect([p1.isk, table.count('placed')]).toEqual([5, 0]);
  });

  scenario('Relief Office draws at the end of the turn for a small hand', ({ given, p1, table }) => {
    given(watch({ from: 'end', p1: { hand: ['Heron'], home: ['Relief Office'] } }));
    table.passAll();
    expect(p1.hand).toHaveLength(2);
  });

  scenario('Lone Sentinel is strong alone, and safe with a full hand', ({ given, p1, table }) => {
    given(
      watch({
        p1: { base: 'Caldari', isk: 2, hand: ['Heron', 'A=Thorax', 'B=Thorax', 'C=Thorax'], home: ['Lone Sentinel'] },
      }),
    );
    expect([table.attack('Lone Sentinel'), table.shield('Lone Sentinel')]).toEqual([4, 5]);
    p1.play('Heron');
    table.passAll();
    p1.undock('Heron');
    expect([table.attack('Lone Sentinel'), table.shield('Lone Sentinel')]).toEqual([1, 3]);
  });
});

describe('an enemy industrial', () => {
  scenario('Customs Patrol sends it home unless its controller pays', ({ given, p1, p2, table }) => {
    given(
      watch({
        active: 'p2',
        p2: { isk: 2, home: ['Bestower', 'Heron'] },
        outer: { Curse: { p1: ['Customs Patrol'] } },
      }),
    );
    p2.warp('Bestower', 'Curse');
    table.until(({ prompt }) => prompt.key === 'ask.unless');
    expect(table.asked).toBe('p2');
    p2.no();
    expect([table.where('Bestower'), p2.isk, p1.isk]).toEqual(['home p2', 2, 0]);
  });
});

describe('X in a cost', () => {
  scenario('Tidal Capacitor hits as hard as it is paid for', ({ given, p1, p2, table }) => {
    given(watch({ active: 'p2', p1: { isk: 3, home: ['Tidal Capacitor'] }, p2: { home: ['Heron'] } }));
    p2.warp('Heron', 'home p1');
    p1.use('Tidal Capacitor', { target: 'Heron', x: 2 });
    expect(p1.isk).toBe(1);
    table.passAll();
    expect(table.where('Heron')).toBe('scrapheap p2');
  });

  scenario('Ballast Auction pays for each card, and for none nothing', ({ given, p1, table }) => {
    given(watch({ p1: { hand: ['Heron', 'Kestrel', 'Thorax'], home: ['Ballast Auction'] } }));
    p1.use('Ballast Auction', { discard: ['Heron', 'Thorax'] });
    table.passAll();
    expect([p1.isk, p1.hand]).toEqual([2, ['Kestrel']]);
  });
});
