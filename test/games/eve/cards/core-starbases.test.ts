/** The upgraded starbases of the Core Set. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('Amarr starbases', () => {
  scenario('Empiric Tower: +1 shield for own ships at home', ({ given, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { back: 'Empiric Tower', upgraded: true, home: ['A=Ship(1/1)'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p1: ['B=Ship(1/1)'] } },
      }),
    );
    p2.warp('C', 'home p1');
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([2, 1, 1]);
  });

  scenario('Litany Spire: draw when an enemy attacks the home region, and no other', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
        p2: { back: 'Litany Spire', upgraded: true },
        outer: { Stain: { p2: ['C=Ship(1/1)'] } },
      }),
    );
    p1.warp('B', 'Stain');
    expect(table.pile).toEqual([]);
    p1.warp('A', 'home p2');
    table.passAll();
    expect([p1.hand.length, p2.hand.length]).toEqual([0, 1]);
  });

  scenario('Goldenhelm Keep: 3 ISK prevent 2 damage to the starbase, in this phase', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Last Argument Battery', 'A=Ship(3/9)'] },
        p2: { back: 'Goldenhelm Keep', upgraded: true, isk: 9 },
      }),
    );
    p1.use('Last Argument Battery');
    p2.use('home p2');
    table.passAll();
    expect([table.damage('home p2'), p2.isk]).toEqual([2, 6]);
    p1.warp('A', 'home p2');
    p2.use('home p2');
    table.passAll();
    table.until(() => table.step === 'battle.result' && table.pile.length > 0);
    table.passAll();
    expect(table.damage('home p2')).toBe(3);
  });
});

describe('Caldari starbases', () => {
  scenario('Venal Tower: look at one hand for 1 ISK, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Caldari', upgraded: true, isk: 5 }, p2: { hand: ['Omen'] }, p3: { hand: ['Omber'] } }));
    p1.use('home p1', { target: 'p2' });
    expect(p1.isk).toBe(4);
    table.passAll();
    const seen = table.events.filter((event) => event.e === 'lookedAt');
    expect(seen).toMatchObject([{ to: [0], at: 1, defs: ['omen'] }]);
    p1.cannot('use', 'home p1');
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

  for (const [name, put] of [
    ['Coldfront Bastion', { back: 'Coldfront Bastion', upgraded: true, home: ['D=Ship(0/1)', 'F=Ship(0/9)'] }],
    ['Flak Gallery', { home: ['Flak Gallery', 'D=Ship(0/1)', 'F=Ship(0/9)'] }],
  ] as const)
    scenario(`${name}: 1 damage to an attacker at home in each battle phase there`, ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(2/9)', 'E=Ship(1/9)'] },
          p2: { base: 'Caldari', ...put },
          outer: { Stain: { p2: ['C=Ship(0/9)'] } },
        }),
      );
      p1.warp('E', 'Stain');
      p1.warp('A', 'home p2');
      for (const phase of [1, 2]) {
        table.until((ask) => table.battle === phase && (table.pile.length > 0 || ask.role === 'choice'));
        expect(table.pile).toEqual(['pending']);
        table.passAll();
        expect(['A', 'E', 'F'].map((one) => table.damage(one))).toEqual([1, 0, 0]);
        if (phase === 1) p1.targets({ A: 'D' });
      }
      p1.withdraw({ A: 'dock' });
      table.until(() => table.battle === 1);
      expect([table.where('D'), table.pile.length]).toEqual(['scrapheap p2', 0]);
      expect(p2.isk).toBe(0);
    });
});

describe('Gallente starbases', () => {
  scenario('Entrallment Tower: 5 ISK borrow an enemy ship of price 4 or less for the turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Gallente', upgraded: true, isk: 20, home: ['B=Ship(1/1)'] },
        p2: { home: ['Executioner', 'Vesperal', 'A=Ship(1/1)'] },
      }),
    );
    expect(p1.choices('use', 'home p1', 'target')).toEqual(['Executioner', 'A']);
    p1.use('home p1', { target: 'Executioner' });
    expect(p1.isk).toBe(15);
    table.passAll();
    expect([table.control('Executioner'), table.where('Executioner')]).toEqual(['p1', 'home p1']);
    p1.cannot('use', 'home p1');
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
          isk: 9,
          hand: ['Windfall Contract', 'Recycling Drive', 'A=Ship(1/1)'],
          home: ['Opera Deck'],
        },
      }),
    );
    p1.play('A');
    expect(table.pile).toEqual(['Ship(1/1)']);
    table.passAll();
    p1.play('Recycling Drive');
    const before = p1.isk;
    p1.order('home p1', 'Opera Deck');
    expect(table.pile).toEqual(['pending', 'pending', 'Recycling Drive']);
    table.passAll();
    expect(p1.isk).toBe(before + 2);
    p1.play('Windfall Contract');
    expect(table.pile).toEqual(['Windfall Contract']);
  });

  scenario('Openhand Forum: discard a card for a card, once per turn', ({ given, p1, table }) => {
    given(core({ p1: { base: 'Gallente', back: 'Openhand Forum', upgraded: true, hand: ['Omber', 'Omen'] } }));
    p1.use('home p1', { discard: ['Omber'] });
    expect(p1.scrapheap).toEqual(['Omber']);
    table.passAll();
    expect(p1.hand).toHaveLength(2);
    p1.cannot('use', 'home p1');
  });
});

describe('Minmatar starbases', () => {
  scenario('Liberty Tower: 2 ISK for +1 attack of an own attacker until the turn ends', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Minmatar', back: 'Liberty Tower', upgraded: true, isk: 9, home: ['A=Ship(1/9)', 'B=Ship(1/9)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    p1.cannot('use', 'home p1');
    p1.warp('A', 'Stain');
    expect(p1.choices('use', 'home p1', 'target')).toEqual(['A']);
    p1.use('home p1', { target: 'A' });
    expect(p1.isk).toBe(7);
    table.passAll();
    expect(table.attack('A')).toBe(2);
    p1.cannot('use', 'home p1');
    table.to('battle.begin');
    expect(table.attack('A')).toBe(2);
    table.toTurn('p2');
    expect(table.attack('A')).toBe(1);
  });

  scenario('Liberty Tower does not aim at an enemy who attacks', ({ given, p1, p2 }) => {
    given(
      core({
        active: 'p2',
        p1: { base: 'Minmatar', back: 'Liberty Tower', upgraded: true, isk: 9 },
        p2: { home: ['A=Ship(1/9)'] },
      }),
    );
    p2.warp('A', 'home p1');
    p2.pass();
    p1.cannot('use', 'home p1');
  });

  scenario('Ironsong Anchorage and Clan Moot: 1 ISK each for a friendly ship destroyed', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['B=Stray Volley', 'C=Stray Volley', 'Eviction Notice'], home: ['D=Ship(1/1)'] },
        p2: { base: 'Minmatar', back: 'Ironsong Anchorage', upgraded: true, home: ['Clan Moot', 'Veldspar'] },
        outer: { Stain: { p2: ['A=Ship(1/1)'] } },
      }),
    );
    p1.play('B', { target: 'D' });
    table.passAll();
    p1.play('Eviction Notice', { target: 'Veldspar' });
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.play('C', { target: 'A' });
    table.passAll();
    p1.order('home p2', 'Clan Moot');
    table.passAll();
    expect(p2.isk).toBe(2);
  });

  scenario('Kindling Dock and Assembly Gantry: own ships are ready sooner', ({ given, p1, table }) => {
    given(
      core({
        from: 'begin',
        p1: {
          base: 'Minmatar',
          back: 'Kindling Dock',
          upgraded: true,
          home: ['Assembly Gantry'],
          dock: [{ card: 'A=Throne of Embers', tabs: 4 }],
        },
        p2: { dock: [{ card: 'B=Throne of Embers', tabs: 4 }] },
      }),
    );
    p1.collect();
    p1.order('home p1', 'Assembly Gantry');
    table.passAll();
    expect([table.tabs('A'), table.tabs('B')]).toEqual([2, 4]);
    table.to('setup.assembly');
    expect(table.tabs('A')).toBe(1);
  });
});
