/** Effect verbs of the Core cards on ships and on the pile: they do what their words say. */
import { expect } from 'vitest';
import { core, describe, scenario } from '../../../support/board.ts';

describe('ships', () => {
  scenario(
    'returnToHand: Total Recall Bulletin returns each ship of a region to its owner',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 8, hand: ['Total Recall Bulletin'] },
          outer: { Stain: { p2: ['Rustling', 'Knifewind', { card: 'Supplicant', own: 'p1' }] } },
        }),
      );
      p1.play('Total Recall Bulletin', { target: 'Stain' });
      table.passAll();
      expect(p2.hand.sort()).toEqual(['Knifewind', 'Rustling']);
      expect(p1.hand).toEqual(['Supplicant']);
      expect(table.control('Stain')).toBeUndefined();
      expect(table.count('destroyed')).toBe(0);
    },
  );

  scenario('reassemble: Mothball Order docks a ship with its full assembly', ({ given, p1, table }) => {
    given(core({ p1: { isk: 3, hand: ['Mothball Order'] }, p2: { home: ['Omen'] } }));
    p1.play('Mothball Order', { target: 'Omen' });
    table.passAll();
    expect([table.where('Omen'), table.tabs('Omen')]).toEqual(['dock p2', 2]);
  });

  scenario('destroy: Hull Audit takes ships by their present shield', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['Hull Audit'] },
        p2: { home: ['A=Ship(1/2)', 'B=Ship(1/3)'] },
        outer: { Heaven: { p2: ['C=Ship(1/2)'] } },
      }),
    );
    expect(p1.choices('play', 'Hull Audit', 'target')).toEqual(['A']);
    p1.play('Hull Audit', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p2');
  });

  scenario('destroy each: Scorched Ledger clears the locations of a region', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 8, hand: ['Scorched Ledger'] },
        outer: { Stain: { own: 'p2', locations: ['Veldspar', 'Omber'] }, Heaven: { locations: ['Tessarite'] } },
      }),
    );
    p1.play('Scorched Ledger', { target: 'Stain' });
    table.passAll();
    expect(p2.scrapheap.sort()).toEqual(['Omber', 'Veldspar']);
    expect(table.where('Tessarite')).toBe('Heaven');
  });

  scenario('damage: Minefield Error hits each ship of a region, friend and enemy', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 5, hand: ['Minefield Error'], home: ['A=Ship(1/2)'] },
        outer: { Stain: { p1: ['B=Ship(1/2)', 'C=Ship(1/3)'] } },
      }),
    );
    p1.play('Minefield Error', { target: 'Stain' });
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.where(one))).toEqual(['home p1', 'scrapheap p1', 'Stain']);
    expect([table.damage('A'), table.damage('C')]).toEqual([0, 2]);
  });

  scenario('damage X: Overcharged Broadside', ({ given, p1, table }) => {
    given(core({ p1: { isk: 4, hand: ['Overcharged Broadside'] }, p2: { home: ['Ship(1/5)'] } }));
    p1.play('Overcharged Broadside', { x: 4, target: 'Ship(1/5)' });
    table.passAll();
    expect(table.damage('Ship(1/5)')).toBe(4);
  });

  scenario('damage to a starbase: Last Argument Battery is spent for 4', ({ given, p1, table }) => {
    given(core({ p1: { home: ['Last Argument Battery'] } }));
    p1.use('Last Argument Battery', { target: 'home p2' });
    table.passAll();
    expect(table.damage('home p2')).toBe(4);
    expect(table.where('Last Argument Battery')).toBe('scrapheap p1');
  });

  scenario(
    'prevent: Liturgist takes 1 off the next damage, Goldenhelm Keep 2 off that to the starbase',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { back: 'Goldenhelm Keep', upgraded: true, isk: 9, home: ['Liturgist'] },
          p2: { isk: 9, hand: ['Stray Volley'], home: ['Last Argument Battery'] },
        }),
      );
      p2.play('Stray Volley', { target: 'Liturgist' });
      p1.use('Liturgist', { target: 'Liturgist' });
      table.passAll();
      expect(table.damage('Liturgist')).toBe(1);
      p2.use('Last Argument Battery', { target: 'home p1' });
      p1.use('Goldenhelm Keep');
      p1.use('Goldenhelm Keep');
      table.passAll();
      expect(table.damage('home p1')).toBe(0);
      expect(p1.isk).toBe(9 - 1 - 3 - 3);
    },
  );

  scenario('prevent: several shields add up, oldest first, and are used up', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { back: 'Goldenhelm Keep', upgraded: true, isk: 9 },
        p2: { isk: 9, home: ['A=Last Argument Battery', 'B=Last Argument Battery'] },
      }),
    );
    p2.pass();
    for (let n = 0; n < 3; n++) {
      p1.use('Goldenhelm Keep');
      table.passAll();
      if (n < 2) p2.pass();
    }
    p2.use('A');
    table.passAll();
    expect(table.damage('home p1')).toBe(0);
    p2.use('B');
    table.passAll();
    expect(table.damage('home p1')).toBe(4 + 4 - 3 * 2);
    expect(table.state.lasting).toEqual([]);
  });

  scenario('modAttack and modShield: Battle Hymn for own defending ships only', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 3, hand: ['Battle Hymn'] },
        p2: { home: ['A=Ship(1/3)'] },
        outer: { Stain: { p1: ['B=Ship(1/3)'] }, Heaven: { p1: ['C=Ship(1/3)'] } },
      }),
    );
    p2.warp('A', 'Stain');
    p1.play('Battle Hymn');
    table.passAll();
    expect([table.attack('B'), table.shield('B')]).toEqual([2, 4]);
    expect([table.attack('C'), table.shield('C')]).toEqual([1, 4]); // Heaven gives the shield.
    expect([table.attack('A'), table.shield('A')]).toEqual([1, 3]);
  });

  scenario(
    'moveTab: Rush Order makes a ship ready; Union Walkout finds none of the enemy’s',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 2, hand: ['Rush Order'], dock: [{ card: 'Omen', tabs: 2 }] },
          p2: { isk: 2, hand: ['Union Walkout'], dock: [{ card: 'Throne of Embers', tabs: 3 }] },
        }),
      );
      p1.play('Rush Order');
      table.passAll();
      expect(table.tabs('Omen')).toBe(0);
      p1.undock('Omen');
      expect(table.where('Omen')).toBe('home p1');
      p1.pass();
      p2.play('Union Walkout');
      table.passAll();
      // Nothing of p1's is unfinished any more, and an own ship is no enemy's.
      expect(table.tabs('Throne of Embers')).toBe(3);
    },
  );

  scenario('moveTab: Union Walkout moves an enemy ship back', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Union Walkout'] },
        p2: {
          dock: [
            { card: 'Omen', tabs: 1 },
            { card: 'Throne of Embers', tabs: 3 },
          ],
        },
      }),
    );
    p1.play('Union Walkout');
    table.passAll();
    p1.choose('Throne of Embers');
    expect([table.tabs('Omen'), table.tabs('Throne of Embers')]).toEqual([1, 4]);
  });

  scenario(
    'takeControl: Standing Defection for good, Bribed Captain until the end of the turn',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { base: 'Gallente', isk: 11, hand: ['Standing Defection', 'Bribed Captain'] },
          p2: { home: ['Punisher', 'Omen', 'Sanctifier'] },
        }),
      );
      expect(p1.choices('play', 'Standing Defection', 'target')).toEqual(['Punisher', 'Omen']);
      expect(p1.choices('play', 'Bribed Captain', 'target')).toEqual(['Punisher']);
      p1.play('Standing Defection', { target: 'Omen' });
      table.passAll();
      p1.play('Bribed Captain', { target: 'Punisher' });
      table.passAll();
      expect([table.where('Omen'), table.where('Punisher')]).toEqual(['home p1', 'home p1']);
      table.toTurn('p2');
      expect([table.control('Omen'), table.control('Punisher')]).toEqual(['p1', 'p2']);
      expect(table.where('Punisher')).toBe('home p2');
    },
  );

  scenario(
    'moveShip: Emergency Thrust takes a ship out of a battle; no warp, so Customs Ring hears nothing',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { isk: 2, hand: ['Emergency Thrust'] },
          p2: { home: ['A=Ship(5/3)'] },
          outer: { Stain: { p1: [{ card: 'Canticle', on: 'patrol' }] } },
        }),
      );
      p2.warp('A', 'Stain');
      p1.play('Emergency Thrust', { target: 'Canticle' });
      table.passAll();
      expect([table.where('Canticle'), table.command('Canticle')]).toEqual(['home p1', undefined]);
      expect(table.control('Stain')).toBe('p2');
    },
  );

  scenario('moveShip: Distress Call to an outer region one controls, chosen on resolution', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 3, hand: ['Distress Call'], home: ['A=Ship(1/1)'] },
        outer: { Stain: { p1: ['B=Ship(1/1)'] }, Heaven: { p1: ['C=Ship(1/1)'] }, Metropolis: {} },
      }),
    );
    p1.play('Distress Call', { target: 'A' });
    table.passAll();
    expect(table.offered).toEqual(['Stain', 'Heaven']);
    p1.choose('Heaven');
    expect(table.where('A')).toBe('Heaven');
    expect(table.count('ship', ({ how }) => how === 'warp')).toBe(0);
  });
});
