/** Gallente and Minmatar characters: what each does in the dock and on a ship. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario, shipFor } from '../../../support/board.ts';

describe('Gallente characters', () => {
  scenario('Lisandre Coul in the dock: reorders the top 2 cards of the market each turn', ({ given, p1, table }) => {
    given(core({ from: 'begin', p1: { dock: ['Lisandre Coul'], market: ['Omen', 'Omber', 'Canticle'] } }));
    p1.collect();
    table.passAll();
    p1.order('Omber', 'Omen');
    expect(table.cards('market:0')).toEqual(['Omber', 'Omen', 'Canticle']);
    table.toTurn('p2');
    table.to('setup.duration');
    expect(table.count('lookedMarket')).toBe(1);
  });

  scenario('Lisandre Coul aboard: enemy news cannot aim at her ship, other things can', ({ given, p1, p2 }) => {
    given(
      core({
        active: 'p2',
        p1: { isk: 9, hand: ['Full Salvo'], home: [{ card: 'A=Ship(1/1)', pilot: 'Lisandre Coul' }, 'B=Ship(1/1)'] },
        p2: { isk: 9, hand: ['Full Salvo'], home: ['Signal Jammer'] },
      }),
    );
    expect(p2.choices('play', 'Full Salvo', 'target')).toEqual(['Lisandre Coul', 'B'].slice(1));
    expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['A', 'B']);
    p2.pass();
    expect(p1.choices('play', 'Full Salvo', 'target')).toEqual(['A', 'B']);
  });

  scenario('Maestro Vianne Orel in the dock: 3 ISK switch off an enemy ship', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 9, dock: ['Maestro Vianne Orel'], home: [{ card: 'A=Canticle', on: 'patrol' }] },
        p2: {
          home: [
            { card: 'B=Canticle', on: 'patrol' },
            { card: 'C=Canticle', on: 'patrol' },
          ],
        },
      }),
    );
    expect(p1.choices('use', 'Maestro Vianne Orel', 'target')).toEqual(['B', 'C']);
    p1.use('Maestro Vianne Orel', { target: 'B' });
    table.passAll();
    expect(['A', 'B', 'C'].map((one) => table.command(one))).toEqual(['patrol 1', undefined, 'patrol 1']);
    expect(p1.isk).toBe(6);
    p1.cannot('use', 'Maestro Vianne Orel');
  });

  scenario('Maestro Vianne Orel aboard: +1 attack and +1 shield for a Gallente ship alone', ({ given, table }) => {
    given(
      core({
        p1: { home: ['Tristan', 'Expiation', { card: 'A=Tristan', pilot: 'Maestro Vianne Orel' }] },
        p2: { home: [{ card: 'B=Expiation', pilot: 'Maestro Vianne Orel' }] },
      }),
    );
    expect(table.attack('A')).toBe(table.attack('Tristan') + 1);
    expect(table.shield('A')).toBe(table.shield('Tristan') + 1);
    expect(table.attack('B')).toBe(table.attack('Expiation'));
    expect(table.shield('B')).toBe(table.shield('Expiation'));
  });

  scenario('Delegate Armon Thiel in the dock: news for 1 less', ({ given, p1, p2 }) => {
    given(core({ p1: { dock: ['Delegate Armon Thiel'] } }));
    const saved = (name: string) => p2.price(name) - p1.price(name);
    expect(['Stray Volley', 'Veldspar', 'Omen'].map(saved)).toEqual([1, 0, 0]);
  });

  scenario('Delegate Armon Thiel aboard: enemy ships around have -1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: [{ card: 'A=Ship(2/1)', pilot: 'Delegate Armon Thiel' }, 'B=Ship(2/1)'] },
        outer: { Stain: { p2: ['C=Ship(2/1)'] }, Heaven: { p2: ['D=Ship(2/1)'] } },
      }),
    );
    p1.fleet(['A', 'B'], 'Stain');
    expect(['A', 'B', 'C', 'D'].map((one) => table.attack(one))).toEqual([2, 2, 1, 2]);
  });

  scenario(
    'Corentine Dax in the dock: a card for the first attack of a turn on what is yours',
    ({ given, p1, p2, table }) => {
      given(
        core({
          active: 'p2',
          p1: { dock: ['Corentine Dax'] },
          p2: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
          outer: { Stain: { p1: ['C=Ship(1/1)'] }, Heaven: { p1: ['D=Ship(1/1)'] }, Metropolis: {} },
        }),
      );
      p2.warp('A', 'Metropolis');
      expect(table.pile).toEqual([]);
      p2.warp('A', 'Stain');
      expect(table.pile).toEqual(['pending']);
      table.passAll();
      expect(p1.hand).toHaveLength(1);
      p2.warp('B', 'Heaven');
      expect(table.pile).toEqual([]);
      expect(p1.hand).toHaveLength(1);
    },
  );

  scenario('Corentine Dax in the dock: the home region counts, an own attack does not', ({ given, p1, p2, table }) => {
    given(
      core({
        active: 'p2',
        p1: { dock: ['Corentine Dax'] },
        p2: { dock: ['B=Corentine Dax'], home: ['A=Ship(1/1)'] },
      }),
    );
    p2.warp('A', 'home p1');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect([p1.hand.length, p2.hand.length]).toEqual([1, 0]);
  });

  scenario('Corentine Dax aboard: +1 attack for her ship', ({ given, table }) => {
    given(core({ p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Corentine Dax' }, 'B=Ship(1/1)'] } }));
    expect([table.attack('A'), table.attack('B')]).toEqual([2, 1]);
  });
});

describe('Minmatar characters', () => {
  scenario('Brakka Two-Hulls in the dock: 1 ISK for each friendly ship destroyed', ({ given, p1, table }) => {
    given(
      core({
        p1: {
          isk: 9,
          dock: ['Brakka Two-Hulls'],
          hand: ['A=Stray Volley', 'Minefield Error'],
          home: ['Veldspar'],
        },
        p2: { home: ['B=Ship(1/1)'] },
        outer: { Stain: { p1: ['C=Ship(1/1)', 'D=Ship(1/1)'] } },
      }),
    );
    p1.play('A', { target: 'B' });
    table.passAll();
    expect([table.where('B'), table.pile.length]).toEqual(['scrapheap p2', 0]);
    p1.play('Minefield Error', { target: 'Stain' });
    const before = p1.isk;
    table.passAll();
    expect(table.pile).toEqual(['pending', 'pending']);
    table.passAll();
    expect(p1.isk).toBe(before + 2);
  });

  scenario('Brakka Two-Hulls aboard: +1 shield, and his clone is free', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Brakka Two-Hulls' }, 'B=Ship(1/1)'] },
        p2: { isk: 2, hand: ['Stray Volley'] },
      }),
    );
    expect([table.shield('A'), table.shield('B')]).toEqual([2, 1]);
    p1.pass();
    p2.play('Stray Volley', { target: 'A' });
    table.passAll();
    p1.yes();
    expect([table.where('Brakka Two-Hulls'), p1.isk]).toEqual(['dock p1', 0]);
  });

  scenario(
    'Old Mother Sefrin in the dock: 1 ISK for the first ship that you play in a turn',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { isk: 9, dock: ['Old Mother Sefrin'], hand: ['A=Ship(1/1)', 'B=Ship(1/1)', 'Windfall Contract'] },
        }),
      );
      p1.play('Windfall Contract');
      expect(table.pile).toEqual(['Windfall Contract']);
      table.passAll();
      const before = p1.isk;
      p1.play('A');
      expect(table.pile).toEqual(['pending', 'Ship(1/1)']);
      table.passAll();
      expect(p1.isk).toBe(before - 1 + 1);
      p1.play('B');
      expect(table.pile).toEqual(['Ship(1/1)']);
    },
  );

  scenario('Old Mother Sefrin aboard: 1 card more in the draw phase', ({ given, p1 }) => {
    given(core({ from: 'draw', p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Old Mother Sefrin' }] } }));
    expect(p1.hand).toHaveLength(2);
  });

  scenario('Old Mother Sefrin with an opponent: no card more for others', ({ given, p2 }) => {
    given(core({ active: 'p2', from: 'draw', p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Old Mother Sefrin' }] } }));
    expect(p2.hand).toHaveLength(1);
  });

  scenario(
    'Jorun Ashhand in the dock: 2 ISK for +1 attack of any attacker until the turn ends',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { isk: 9, dock: ['Jorun Ashhand'], home: ['A=Ship(1/9)', 'B=Ship(1/9)'] },
          outer: { Stain: { p2: ['C=Ship(1/9)'] } },
        }),
      );
      p1.cannot('use', 'Jorun Ashhand');
      p1.warp('A', 'Stain');
      expect(p1.choices('use', 'Jorun Ashhand', 'target')).toEqual(['A']);
      p1.use('Jorun Ashhand', { target: 'A' });
      table.passAll();
      expect([table.attack('A'), p1.isk]).toEqual([2, 7]);
      p1.cannot('use', 'Jorun Ashhand');
      table.to('battle.begin');
      expect(table.attack('A')).toBe(2);
      table.toTurn('p2');
      expect(table.attack('A')).toBe(1);
    },
  );

  scenario('Jorun Ashhand aboard: +2 attack for a Minmatar ship, nothing for another', ({ given, table }) => {
    given(
      core({
        p1: { home: ['Rustling', 'Expiation', { card: 'A=Rustling', pilot: 'Jorun Ashhand' }] },
        p2: { home: [{ card: 'B=Expiation', pilot: 'Jorun Ashhand' }] },
      }),
    );
    expect(table.attack('A')).toBe(table.attack('Rustling') + 2);
    expect(table.attack('B')).toBe(table.attack('Expiation'));
  });

  scenario('Quartermaster Uldra in the dock: ships of price 3 or less for 1 less', ({ given, p1, p2 }) => {
    given(core({ p1: { dock: ['Quartermaster Uldra'] } }));
    const saved = (name: string) => p2.price(name) - p1.price(name);
    expect([shipFor(1), shipFor(3), shipFor(4), 'Veldspar'].map(saved)).toEqual([1, 1, 0, 0]);
  });

  scenario('Quartermaster Uldra aboard: +1 attack for the other own attackers around', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: [{ card: 'A=Ship(1/1)', pilot: 'Quartermaster Uldra' }, 'B=Ship(1/1)', 'C=Ship(1/1)'] },
        outer: { Stain: { p2: ['D=Ship(1/1)'] }, Heaven: { p2: ['E=Ship(1/1)'] } },
      }),
    );
    expect(table.attack('B')).toBe(1);
    p1.fleet(['A', 'B'], 'Stain');
    p1.warp('C', 'Heaven');
    expect(['A', 'B', 'C', 'D'].map((one) => table.attack(one))).toEqual([1, 2, 1, 1]);
  });

  scenario('Quartermaster Uldra among defenders: nothing for the enemy who attacks', ({ given, p2, table }) => {
    given(
      core({
        active: 'p2',
        p2: { home: ['B=Ship(1/1)'] },
        outer: { Stain: { p1: [{ card: 'A=Ship(1/1)', pilot: 'Quartermaster Uldra' }] } },
      }),
    );
    p2.warp('B', 'Stain');
    expect(table.attack('B')).toBe(1);
  });
});
