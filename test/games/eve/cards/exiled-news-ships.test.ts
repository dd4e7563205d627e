/** News of the Exiled edition that deal with ships. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario, shipFor } from '../../../support/board.ts';

describe('news about ships', () => {
  scenario('Unmasked: the commands of all enemy ships go off, and a card', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Unmasked'], home: [{ card: 'A=Canticle', on: 'patrol' }] },
        p2: { home: [{ card: 'B=Canticle', on: 'patrol' }] },
        outer: { Stain: { p2: [{ card: 'C=Canticle', on: 'patrol' }] } },
      }),
    );
    p1.play('Unmasked');
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.command(one))).toEqual(['patrol 1', undefined, undefined]);
    expect(p1.hand).toHaveLength(1);
  });

  scenario(
    'Docking Rights Revoked: enemy ships of price 3 or less go back to their owners',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 30, hand: ['A=Docking Rights Revoked', 'B=Docking Rights Revoked'], home: ['O=Ship(1/1)'] },
          p2: { home: [`C=${shipFor(3)}`, `D=${shipFor(4)}`], dock: ['E=Ship(1/1)'] },
          outer: { Stain: { p2: ['F=Ship(1/1)', { card: 'G=Ship(1/1)', own: 'p1' }] } },
        }),
      );
      p1.play('A');
      p1.cannot('play', 'B');
      table.passAll();
      expect(p2.hand.sort()).toEqual(['C', 'F']);
      expect(p1.hand.sort()).toEqual(['B', 'G']);
      expect(['O', 'D', 'E'].map((one) => table.where(one))).toEqual(['home p1', 'home p2', 'dock p2']);
    },
  );

  scenario(
    'Oath of the Old Court: shields for Amarr ships, for an Amarr player attack as well',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { base: 'Amarr', isk: 9, hand: ['Oath of the Old Court'], home: ['A=Expiation', 'B=Heron'] },
          p2: { base: 'Caldari', isk: 9, home: ['C=Expiation', 'D=Heron'] },
          outer: { Stain: { p1: ['E=Expiation'] } },
        }),
      );
      const attack = (name: string) => table.attack(name);
      const shield = (name: string) => table.shield(name);
      const before = [attack('C'), shield('C'), attack('D'), shield('D')];
      p1.play('Oath of the Old Court');
      table.passAll();
      expect([attack('A') - attack('C'), shield('A') - shield('C')]).toEqual([1, 1]);
      expect([attack('E') - attack('C'), shield('E') - shield('C')]).toEqual([1, 1]);
      expect([attack('C'), shield('C'), attack('B'), shield('B')]).toEqual(before);
      expect(p2.isk).toBe(9);
    },
  );

  scenario('Oath of the Old Court of a player of another race: shields only', ({ given, table }) => {
    given(
      core({
        p1: { base: 'Caldari', news: ['Oath of the Old Court'], home: ['A=Expiation'] },
        p2: { home: ['B=Expiation'] },
      }),
    );
    expect(table.attack('A')).toBe(table.attack('B'));
    expect(table.shield('A')).toBe(table.shield('B') + 1);
  });

  scenario(
    'Debt of the Clans: attackers +1, and for a Minmatar player their Minmatar ships',
    ({ given, p1, table }) => {
      given(
        core({
          p1: {
            base: 'Minmatar',
            isk: 9,
            hand: ['Debt of the Clans'],
            home: ['A=Rustling', 'B=Rustling', 'C=Ship(1/9)', 'D=Ship(1/9)'],
          },
          p2: { home: ['E=Rustling'] },
          outer: { Stain: { p2: ['F=Ship(1/9)'] } },
        }),
      );
      const printed = table.attack('E');
      p1.fleet(['A', 'C'], 'Stain');
      p1.play('Debt of the Clans');
      table.passAll();
      expect(['A', 'B', 'E'].map((one) => table.attack(one) - printed)).toEqual([2, 1, 0]);
      expect(['C', 'D', 'F'].map((one) => table.attack(one) - 1)).toEqual([1, 0, 0]);
      table.to('battle.begin');
      expect(['A', 'B'].map((one) => table.attack(one) - printed)).toEqual([0, 0]);
    },
  );

  scenario('Debt of the Clans against an attacker gives them nothing', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { base: 'Amarr', isk: 9, hand: ['Debt of the Clans'] },
        p2: { home: ['A=Ship(1/1)'] },
      }),
    );
    p2.warp('A', 'home p1');
    p1.play('Debt of the Clans');
    table.passAll();
    expect(table.attack('A')).toBe(1);
  });

  scenario('Debt of the Clans of a player of another race: attackers only', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Amarr', isk: 9, hand: ['Debt of the Clans'], home: ['A=Rustling', 'B=Rustling'] },
        p2: { home: ['E=Rustling'] },
      }),
    );
    const printed = table.attack('E');
    p1.warp('A', 'home p2');
    p1.play('Debt of the Clans');
    table.passAll();
    expect(['A', 'B', 'E'].map((one) => table.attack(one) - printed)).toEqual([1, 0, 0]);
  });

  scenario(
    'Scrapyard Resurrection: a ship of price 8 or less, of a fitting race, from the own scrapheap',
    ({ given, p1, table }) => {
      given(
        core({
          p1: {
            base: 'Minmatar',
            isk: 30,
            hand: ['A=Scrapyard Resurrection', 'B=Scrapyard Resurrection'],
            scrapheap: ['Omen', 'Old Grudge', 'Matron of Sparks', 'Veldspar'],
          },
          p2: { base: 'Minmatar', scrapheap: ['Rustling'] },
        }),
      );
      p1.play('A');
      p1.cannot('play', 'B');
      table.passAll();
      expect(table.offered).toEqual(['Old Grudge']);
      expect(table.refusal({ seat: 0, ask: table.ask.id, answer: { pick: [] } })).toBe('illegal');
      const before = p1.isk;
      p1.choose('Old Grudge');
      expect([table.where('Old Grudge'), table.tabs('Old Grudge'), p1.isk]).toEqual(['dock p1', 1, before]);
      expect(table.count('played', ({ def }) => def === 'old-grudge')).toBe(0);
    },
  );

  scenario('Sealed Orders: a friendly ship cannot be destroyed until the phase ends', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 9, hand: ['Sealed Orders'], home: ['A=Ship(1/1)'] },
        p2: { isk: 20, hand: ['Condemned Berth', 'C=Stray Volley', 'D=Stray Volley'], home: ['B=Ship(1/1)'] },
      }),
    );
    expect(p1.choices('play', 'Sealed Orders', 'target')).toEqual(['A']);
    p1.play('Sealed Orders');
    table.passAll();
    p1.pass();
    p2.play('C', { target: 'A' });
    table.passAll();
    p1.pass();
    p2.play('Condemned Berth', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 2]);
    table.to('end');
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 0]);
    p2.play('D', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
  });

  scenario(
    'Grounded Fleet: enemy ships cannot warp, nor go into the dock, until it runs out; those in the dock may come out',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 9, hand: ['Grounded Fleet'], home: ['A=Ship(1/1)'] },
          p2: { home: ['B=Ship(1/1)'], dock: ['C=Ship(1/1)'] },
          outer: { Stain: {}, Heaven: {} },
        }),
      );
      p1.play('Grounded Fleet');
      table.passAll();
      p1.warp('A', 'Stain');
      expect(table.where('A')).toBe('Stain');
      table.toManagement('p2');
      p2.cannot('warp', 'B', { to: 'Heaven' });
      p2.cannot('dock', 'B');
      p2.undock('C');
      p2.cannot('warp', 'C', { to: 'Heaven' });
      table.toManagement('p1');
      expect(table.where('Grounded Fleet')).toBe('scrapheap p1');
      table.toManagement('p2');
      expect(p2.destinations('B')).toContain('Heaven');
    },
  );

  scenario(
    'Grounded Fleet: attackers that are held have only the forced way into the dock',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { isk: 9, hand: ['Grounded Fleet'] },
          p2: { home: ['A=Ship(1/9)'] },
          outer: { Stain: { p1: ['B=Ship(1/9)'] }, Heaven: {} },
        }),
      );
      p2.warp('A', 'Stain');
      p1.play('Grounded Fleet');
      table.passAll();
      expect(p2.withdrawals('A')).toEqual(['stay']);
      table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
      expect(p2.withdrawals('A')).toEqual(['dock']);
    },
  );
});
