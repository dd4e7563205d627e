import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('outer regions', () => {
  scenario('Curse: enemy ships in it cannot withdraw, its controller’s can', ({ given, p1, p2, table }) => {
    given(core({ p1: { home: ['A=Ship(1/3)'] }, outer: { Curse: { p2: ['B=Ship(1/3)'] } } }));
    p1.warp('A', 'Curse');
    table.until((ask) => ask.prompt.key === 'ask.withdraw');
    expect(table.asked).toBe('p2');
    expect(p2.withdrawals('B')).toEqual(['stay', 'dock', 'home p2']);
  });

  scenario('Hallowmere: +1 shield for its controller’s starbase', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, outer: { Hallowmere: {} } }));
    expect(table.shield('home p1')).toBe(7);
    p1.warp('A', 'Hallowmere');
    expect([table.shield('home p1'), table.shield('home p2')]).toEqual([8, 7]);
  });

  scenario('Insmother: for 2 ISK an unfinished ship moves on, once per turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, dock: [{ card: 'Omen', tabs: 2 }] },
        outer: { Insmother: { p1: ['A=Ship(1/1)'] } },
      }),
    );
    p1.use('Insmother');
    table.passAll();
    expect([table.tabs('Omen'), p1.isk]).toEqual([1, 7]);
    p1.cannot('use', 'Insmother');
  });

  scenario('Marrowgate: discard a card for 1 damage there', ({ given, p1, table }) => {
    given(
      core({
        p1: { hand: ['Omber'], home: ['B=Ship(1/1)'] },
        outer: { Marrowgate: { p1: ['A=Ship(1/1)'] } },
      }),
    );
    expect(p1.choices('use', 'Marrowgate', 'target')).toEqual(['A']);
    p1.use('Marrowgate', { discard: ['Omber'] });
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
  });

  scenario('Moon of Ndoria: 2 ISK for a card, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { isk: 4 }, outer: { 'Moon of Ndoria': { p1: ['A=Ship(1/1)'] } } }));
    p1.use('Moon of Ndoria');
    table.passAll();
    expect([p1.hand.length, p1.isk]).toEqual([1, 2]);
    p1.cannot('use', 'Moon of Ndoria');
  });

  scenario('Ossuary Drift: 1 ISK for each ship that falls there', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 5, hand: ['Minefield Error'] },
        outer: { 'Ossuary Drift': { p2: ['A=Ship(1/1)', 'B=Ship(1/1)'] } },
      }),
    );
    p1.play('Minefield Error', { target: 'Ossuary Drift' });
    table.passAll();
    table.passAll();
    expect(p2.isk).toBe(2);
    expect(table.control('Ossuary Drift')).toBeUndefined();
  });

  scenario('Quietus Basin: enemy ships there cannot have an active command', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 1, hand: ['Full Salvo'], home: [{ card: 'Canticle', on: 'patrol' }] },
        outer: { 'Quietus Basin': { p2: [{ card: 'Punisher', on: 'patrol' }] } },
      }),
    );
    expect(table.command('Punisher')).toBe('patrol 1');
    p1.warp('Canticle', 'Quietus Basin');
    expect(table.command('Canticle')).toBeUndefined();
  });

  scenario('Tellurine Shoals: +1 mining power there', ({ given, p1, table }) => {
    given(
      core({
        outer: {
          'Tellurine Shoals': {
            p1: [{ card: 'Gilded Spade', on: 'mining', mine: 'Tessarite' }],
            locations: ['Tessarite'],
          },
        },
      }),
    );
    expect(table.command('Gilded Spade')).toBe('mining 2');
    expect(p1.income).toBe(2 + 1 + 2 * 2);
  });

  scenario('The Khanid Kingdom and Board Chamber: structures and locations cost less', ({ given, p1, p2 }) => {
    given(core({ p1: { home: ['Board Chamber'] }, outer: { 'The Khanid Kingdom': { p1: ['A=Ship(1/1)'] } } }));
    expect([p1.price('Prayer Wall'), p1.price('Veldspar'), p1.price('Omen')]).toEqual([3, 1, 6]);
    expect([p2.price('Prayer Wall'), p2.price('Veldspar')]).toEqual([4, 2]);
  });

  scenario(
    'The Sundered Lanes and Customs Ring: an enemy who warps in loses 1 ISK each',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 3, home: ['A=Ship(1/1)'] },
          p2: { home: ['B=Ship(1/1)'] },
          outer: { 'The Sundered Lanes': { p2: ['C=Ship(1/1)'], locations: ['Customs Ring'] } },
        }),
      );
      p1.warp('A', 'The Sundered Lanes');
      p1.order('The Sundered Lanes', 'Customs Ring');
      table.passAll();
      expect([p1.isk, p2.isk]).toEqual([1, 0]);
    },
  );

  scenario('Customs Ring hears no friend and no move without warp', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 5 },
        p2: { isk: 5, hand: ['Distress Call'], home: ['B=Ship(1/1)', 'D=Ship(1/1)'] },
        outer: { Stain: { p2: ['C=Ship(1/1)'], locations: ['Customs Ring'] } },
      }),
    );
    p2.warp('B', 'Stain');
    expect(table.pile).toEqual([]);
    p2.play('Distress Call', { target: 'D' });
    table.passAll();
    expect(table.where('D')).toBe('Stain');
    expect([p1.isk, p2.isk]).toEqual([5, 2]);
  });

  scenario('Threnody Deep: all ships there have -1 attack', ({ given, table }) => {
    given(core({ outer: { 'Threnody Deep': { p1: ['A=Ship(1/1)', 'B=Ship(0/1)'] }, Stain: { p1: ['C=Ship(1/1)'] } } }));
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([0, 0, 1]);
  });
});

describe('upgraded starbases', () => {
  scenario('Litany Spire: draw when an enemy attacks the home region', ({ given, p1, p2, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, p2: { back: 'Litany Spire', upgraded: true } }));
    p1.warp('A', 'home p2');
    table.passAll();
    expect(p2.hand).toHaveLength(1);
  });

  scenario('Goldenhelm Keep: 3 ISK prevent 2 damage to the starbase', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Last Argument Battery'] },
        p2: { back: 'Goldenhelm Keep', upgraded: true, isk: 3 },
      }),
    );
    p1.use('Last Argument Battery');
    p2.use('home p2');
    table.passAll();
    expect([table.damage('home p2'), p2.isk]).toEqual([2, 0]);
  });

  scenario('Venal Tower: look at a hand for 1 ISK', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Caldari', upgraded: true, isk: 1 }, p2: { hand: ['Omen'] } }));
    p1.use('home p1', { target: 'p2' });
    table.passAll();
    expect(table.count('lookedAt', ({ defs }) => JSON.stringify(defs) === '["omen"]')).toBe(1);
  });

  scenario(
    'Ledgerlock Citadel: 1 ISK from a target opponent at the beginning of the turn',
    ({ given, p1, p2, p3, table }) => {
      given(
        core({
          seats: 3,
          from: 'begin',
          p1: { base: 'Caldari', back: 'Ledgerlock Citadel', upgraded: true },
          p2: { isk: 5 },
          p3: { isk: 5 },
        }),
      );
      p1.collect();
      p1.aim('p3');
      table.passAll();
      expect([p1.isk, p2.isk, p3.isk]).toEqual([1, 5, 4]);
    },
  );

  scenario(
    'Coldfront Bastion, Flak Gallery: 1 damage to an attacker in each battle phase',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(1/9)'] },
          p2: { base: 'Caldari', back: 'Coldfront Bastion', upgraded: true, home: ['Flak Gallery'] },
        }),
      );
      p1.warp('A', 'home p2');
      table.until((ask) => ask.prompt.key === 'ask.order');
      p1.order('home p2', 'Flak Gallery');
      table.passAll();
      expect(table.damage('A')).toBe(2);
      expect(p2.isk).toBe(0);
    },
  );

  scenario('Entrallment Tower: an enemy ship of price 4 or less until the end of the turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Gallente', upgraded: true, isk: 5 },
        p2: { home: ['Executioner', 'Vesperal'] },
      }),
    );
    expect(p1.choices('use', 'home p1', 'target')).toEqual(['Executioner']);
    p1.use('home p1', { target: 'Executioner' });
    table.passAll();
    expect(table.control('Executioner')).toBe('p1');
    table.toTurn('p2');
    expect([table.control('Executioner'), table.where('Executioner')]).toEqual(['p2', 'home p2']);
  });

  scenario('Carnival Spindle and Opera Deck: 1 ISK each for the first own news of the turn', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          base: 'Gallente',
          back: 'Carnival Spindle',
          upgraded: true,
          isk: 2,
          hand: ['Windfall Contract', 'Recycling Drive'],
          home: ['Opera Deck'],
        },
      }),
    );
    p1.play('Recycling Drive');
    p1.order('home p1', 'Opera Deck');
    expect(table.pile).toEqual(['pending', 'pending', 'Recycling Drive']);
    table.passAll();
    expect(p1.isk).toBe(3);
    p1.play('Windfall Contract');
    expect(table.pile).toEqual(['Windfall Contract']);
  });

  scenario('Ironsong Anchorage and Clan Moot: 1 ISK each for a friendly ship destroyed', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Stray Volley'] },
        p2: {
          base: 'Minmatar',
          back: 'Ironsong Anchorage',
          upgraded: true,
          home: ['Clan Moot'],
        },
        outer: { Stain: { p2: ['A=Ship(1/1)'] } },
      }),
    );
    p1.play('Stray Volley', { target: 'A' });
    table.passAll();
    p1.order('home p2', 'Clan Moot');
    table.passAll();
    expect([p1.isk, p2.isk]).toEqual([0, 2]);
  });

  scenario('Kindling Dock and Assembly Gantry: ships are ready sooner', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: {
          base: 'Minmatar',
          back: 'Kindling Dock',
          upgraded: true,
          home: ['Assembly Gantry'],
          dock: [{ card: 'Throne of Embers', tabs: 4 }],
        },
      }),
    );
    p1.collect();
    p1.order('home p1', 'Assembly Gantry');
    table.passAll();
    expect(table.tabs('Throne of Embers')).toBe(2);
    table.to('setup.assembly');
    expect(table.tabs('Throne of Embers')).toBe(1);
  });
});
