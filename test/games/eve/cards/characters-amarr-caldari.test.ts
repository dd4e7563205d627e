/** Amarr and Caldari characters: what each does in the dock and on a ship. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario } from '../../../support/board.ts';

describe('Amarr characters', () => {
  scenario(
    'Deacon Ruvel Asheth: +1 shield, in the dock for the starbase, aboard for the ship',
    ({ given, p1, table }) => {
      given(core({ p1: { dock: ['Deacon Ruvel Asheth', 'A=Ship(2/2)'], home: ['B=Ship(2/2)'] } }));
      expect(table.shield('home p1')).toBe(table.shield('home p2') + 1);
      p1.undock('A', 'Deacon Ruvel Asheth');
      expect(table.shield('home p1')).toBe(table.shield('home p2'));
      expect([table.shield('A'), table.shield('B')]).toEqual([3, 2]);
      p1.dock('A');
      expect(table.shield('home p1')).toBe(table.shield('home p2') + 1);
    },
  );

  scenario('Sister Oramine in the dock: 1 ISK for +1 shield until the phase ends', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 5, dock: ['Sister Oramine', 'D=Ship(1/2)'], home: ['A=Ship(1/2)'] },
        p2: { home: ['C=Ship(1/2)'] },
        outer: { Stain: { p1: ['B=Ship(1/2)'] } },
      }),
    );
    expect(p1.choices('use', 'Sister Oramine', 'target').sort()).toEqual(['A', 'B']);
    p1.use('Sister Oramine', { target: 'B' });
    expect(p1.isk).toBe(4);
    table.passAll();
    expect([table.shield('A'), table.shield('B')]).toEqual([2, 3]);
    p1.cannot('use', 'Sister Oramine');
    table.endPhase();
    expect(table.shield('B')).toBe(2);
    p1.cannot('use', 'Sister Oramine');
  });

  scenario(
    'Sister Oramine aboard: 1 damage less to her ship in each battle phase around her',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(3/9)', 'D=Ship(1/9)'] },
          outer: {
            Stain: { p2: [{ card: 'B=Ship(1/4)', pilot: 'Sister Oramine' }, 'C=Ship(1/1)'] },
            Heaven: { p2: ['E=Ship(1/3)'] },
          },
        }),
      );
      p1.warp('A', 'Stain');
      p1.warp('D', 'Heaven');
      table.until((ask) => ask.prompt.key === 'ask.battleOrder');
      p1.fight('Stain');
      expect(table.pile).toEqual(['pending']);
      p1.targets({ A: 'C' });
      p2.holdFire();
      table.dealDamage();
      table.until(() => table.battle === 2);
      expect(table.pile).toEqual(['pending']);
      p1.targets({ A: 'B' });
      p2.holdFire();
      table.dealDamage();
      expect(table.damage('B')).toBe(2);
      p1.withdraw({ A: 'dock' });
      expect(table.battle).toBe(1);
      expect(table.pile).toEqual([]);
    },
  );

  scenario('Castellan Hadrel in the dock: +1 attack for patrols at home', ({ given, p1, table }) => {
    given(
      core({
        p1: { dock: ['Castellan Hadrel'], home: [{ card: 'A=Canticle', on: 'patrol' }, 'B=Canticle'] },
        p2: { home: [{ card: 'C=Canticle', on: 'patrol' }] },
        outer: { Stain: { p1: [{ card: 'D=Canticle', on: 'patrol' }] } },
      }),
    );
    expect(['A', 'B', 'D'].map((one) => table.attack(one) - table.attack('C'))).toEqual([1, 0, 0]);
    p1.switchOff('A');
    expect(table.attack('A')).toBe(table.attack('C'));
  });

  scenario(
    'Castellan Hadrel aboard: +1 attack and +1 shield for an Amarr ship, nothing for another',
    ({ given, table }) => {
      given(
        core({
          p1: { home: ['Expiation', 'Margin Call', { card: 'A=Expiation', pilot: 'Castellan Hadrel' }] },
          p2: { home: [{ card: 'B=Margin Call', pilot: 'Castellan Hadrel' }] },
        }),
      );
      expect(table.attack('A')).toBe(table.attack('Expiation') + 1);
      expect(table.shield('A')).toBe(table.shield('Expiation') + 1);
      expect(table.attack('B')).toBe(table.attack('Margin Call'));
      expect(table.shield('B')).toBe(table.shield('Margin Call'));
    },
  );

  scenario('Governor Ysmeil Tor in the dock: locations for 1 less, aboard no more', ({ given, p1, p2 }) => {
    given(core({ p1: { dock: ['Governor Ysmeil Tor', 'A=Ship(1/1)'] } }));
    expect(p1.price('Veldspar')).toBe(p2.price('Veldspar') - 1);
    expect(p1.price('Omen')).toBe(p2.price('Omen'));
    p1.undock('A', 'Governor Ysmeil Tor');
    expect(p1.price('Veldspar')).toBe(p2.price('Veldspar'));
  });

  scenario('Governor Ysmeil Tor aboard: 1 ISK for the first region gained in a turn', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Governor Ysmeil Tor' }, 'B=Ship(1/1)'] },
        outer: { Stain: {}, Heaven: {}, Metropolis: {} },
      }),
    );
    p1.warp('B', 'Metropolis');
    expect(table.pile).toEqual([]);
    p1.warp('A', 'Stain');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.isk).toBe(1);
    p1.warp('A', 'Heaven');
    expect(table.pile).toEqual([]);
    expect(p1.isk).toBe(1);
  });
});

describe('Caldari characters', () => {
  const three = { Stain: { p1: ['A=Ship(1/1)'], locations: ['Veldspar'] } };

  scenario(
    'Comptroller Ostra Heln in the dock: 1 ISK with three locations, wherever they are',
    ({ given, p1, table }) => {
      given(
        core({ from: 'income', p1: { dock: ['Comptroller Ostra Heln'], home: ['Omber', 'Veldspar'] }, outer: three }),
      );
      const income = p1.income;
      expect(table.pile).toEqual(['pending']);
      table.passAll();
      expect(p1.isk).toBe(income + 1);
    },
  );

  scenario('Comptroller Ostra Heln with two locations: nothing, whatever others control', ({ given, table }) => {
    given(
      core({
        from: 'income',
        p1: { dock: ['Comptroller Ostra Heln'], home: ['Omber'] },
        p2: { home: ['Veldspar', 'Crokite', 'Omber'] },
        outer: three,
      }),
    );
    expect(table.pile).toEqual([]);
  });

  scenario('Comptroller Ostra Heln aboard: +1 trade power for the other traders around', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          home: [
            { card: 'A=Ship(1/9)', pilot: 'Comptroller Ostra Heln', on: 'trade' },
            { card: 'B=Ledger Wherry', on: 'trade' },
          ],
        },
        outer: {
          Stain: { p1: [{ card: 'C=Ledger Wherry', on: 'trade' }] },
          Heaven: { p2: [{ card: 'D=Ledger Wherry', on: 'trade' }] },
        },
      }),
    );
    expect(['A', 'B', 'C'].map((one) => table.command(one))).toEqual(['trade 1', 'trade 2', 'trade 1']);
    p1.warp('A', 'Heaven');
    expect(['B', 'D'].map((one) => table.command(one))).toEqual(['trade 1', 'trade 1']);
  });

  scenario('Foreman Juhal Reik in the dock: asteroid fields for 1 less', ({ given, p1, p2 }) => {
    given(core({ p1: { dock: ['Foreman Juhal Reik'] } }));
    const saved = (name: string) => p2.price(name) - p1.price(name);
    expect(['Veldspar', 'Pale Sister', 'Omen'].map(saved)).toEqual([1, 0, 0]);
  });

  scenario(
    'Foreman Juhal Reik aboard: +1 mining power for his ship, his own command included',
    ({ given, p1, table }) => {
      given(
        core({
          p1: {
            home: [
              { card: 'Augerline', on: 'mining', mine: 'Veldspar' },
              { card: 'A=Ship(1/1)', pilot: 'Foreman Juhal Reik' },
              'Veldspar',
            ],
          },
        }),
      );
      const before = p1.income;
      p1.activate('A', 'mining', { mine: 'Veldspar' });
      expect([table.command('A'), table.command('Augerline')]).toEqual(['mining 2', 'mining 1']);
      expect(p1.income).toBe(before + 2 * table.minerals('Veldspar'));
    },
  );

  scenario('Marksman Teveki Sorn in the dock: 2 ISK for 1 damage to any attacker', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 5, dock: ['Marksman Teveki Sorn'] },
        p2: { home: ['A=Ship(1/3)', 'B=Ship(1/3)'] },
        outer: { Stain: { p1: ['C=Ship(1/9)'] } },
      }),
    );
    p2.warp('A', 'Stain');
    expect(p1.choices('use', 'Marksman Teveki Sorn', 'target')).toEqual(['A']);
    p1.use('Marksman Teveki Sorn', { target: 'A' });
    table.passAll();
    expect([table.damage('A'), p1.isk]).toEqual([1, 3]);
    p2.pass();
    p1.cannot('use', 'Marksman Teveki Sorn');
  });

  scenario('Marksman Teveki Sorn aboard: +1 to the sniping and the ambush of his ship', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          home: [
            { card: 'Gallowmere', pilot: 'Marksman Teveki Sorn', on: 'ambush' },
            { card: 'Margin Call', on: 'sniping' },
          ],
        },
      }),
    );
    // The ship's ambush and the pilot's sniping are on the same side.
    expect(table.command('Gallowmere')).toBe('ambush 2, sniping 2');
    p1.activate('Gallowmere', 'sniping');
    expect(table.command('Gallowmere')).toBe('sniping 2');
    expect(table.command('Margin Call')).toBe('sniping 1');
  });

  scenario(
    'Ikaro the Underwriter in the dock: 1 ISK for the first card that an opponent draws in a turn',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { isk: 9, dock: ['Ikaro the Underwriter'], hand: ['Fresh Prospectus'] },
          p2: { isk: 9, hand: ['Fresh Prospectus'] },
        }),
      );
      p2.pass();
      p1.play('Fresh Prospectus');
      table.passAll();
      expect(table.pile).toEqual([]);
      p2.play('Fresh Prospectus');
      table.passAll();
      expect(table.pile).toEqual(['pending']);
      const before = p1.isk;
      table.passAll();
      expect(p1.isk).toBe(before + 1);
    },
  );

  scenario('Ikaro the Underwriter aboard: +2 shield for a Caldari ship, nothing for another', ({ given, table }) => {
    given(
      core({
        p1: { home: ['Heron', 'Expiation', { card: 'A=Heron', pilot: 'Ikaro the Underwriter' }] },
        p2: { home: [{ card: 'B=Expiation', pilot: 'Ikaro the Underwriter' }] },
      }),
    );
    expect(table.shield('A')).toBe(table.shield('Heron') + 2);
    expect(table.shield('B')).toBe(table.shield('Expiation'));
  });
});
