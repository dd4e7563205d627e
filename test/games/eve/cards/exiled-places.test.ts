/** Locations and starbase structures of the Exiled edition. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario } from '../../../support/board.ts';

describe('Exiled locations', () => {
  scenario('Exile Camp: 1 ISK for the first character that enters play in a turn', ({ given, p1, table }) => {
    given(core({ p1: { isk: 20, hand: ['Ferryman Oss', 'Doc Pellory', 'Ship(1/1)'], home: ['Exile Camp'] } }));
    p1.play('Ship(1/1)');
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.play('Ferryman Oss');
    table.passAll();
    expect(table.pile).toEqual(['pending']);
    const before = p1.isk;
    table.passAll();
    expect(p1.isk).toBe(before + 1);
    p1.play('Doc Pellory');
    table.passAll();
    expect(table.pile).toEqual([]);
  });

  scenario('Exile Camp: an opponent’s character counts, a clone does not', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 20, hand: ['Doc Pellory'], home: [{ card: 'A=Ship(1/1)', pilot: 'Ferryman Oss' }] },
        p2: { isk: 9, hand: ['Stray Volley'], home: ['Exile Camp'] },
      }),
    );
    p1.pass();
    p2.play('Stray Volley', { target: 'A' });
    table.passAll();
    p1.yes();
    expect([table.where('Ferryman Oss'), table.pile.length]).toEqual(['dock p1', 0]);
    const before = p2.isk;
    p1.play('Doc Pellory');
    table.passAll();
    table.passAll();
    expect(p2.isk).toBe(before + 1);
  });

  scenario('Clone Parlour: characters for 1 less', ({ given, p1, p2 }) => {
    given(core({ p1: { home: ['Clone Parlour'] } }));
    const saved = (name: string) => p2.price(name) - p1.price(name);
    expect(['Ferryman Oss', 'Omen', 'Veldspar'].map(saved)).toEqual([1, 0, 0]);
  });

  scenario('Pilots’ Guild Hall: +1 attack and +1 shield for own piloted ships there', ({ given, p2, table }) => {
    const piloted = (card: string) => ({ card, pilot: 'Ferryman Oss' });
    given(
      core({
        active: 'p2',
        p2: { home: [piloted('D=Ship(1/1)')] },
        outer: {
          Stain: { p1: [piloted('A=Ship(1/1)'), 'B=Ship(1/1)'], locations: ["Pilots' Guild Hall"] },
          Metropolis: { p1: [piloted('C=Ship(1/1)')] },
        },
      }),
    );
    p2.warp('D', 'Stain');
    expect(['A', 'B', 'C', 'D'].map((one) => table.attack(one))).toEqual([2, 1, 1, 1]);
    expect(['A', 'B', 'C', 'D'].map((one) => table.shield(one))).toEqual([2, 1, 1, 1]);
  });

  scenario('Tarnished Vein: +1 income for a Minmatar player alone', ({ given, p1, p2, p3, p4 }) => {
    given(
      core({
        seats: 4,
        p1: { base: 'Minmatar', home: ['Tarnished Vein'] },
        p2: { base: 'Minmatar' },
        p3: { base: 'Amarr', home: ['Tarnished Vein'] },
        p4: { base: 'Amarr' },
      }),
    );
    expect(p1.income - p2.income).toBe(p3.income - p4.income + 1);
  });

  scenario('Sharpshooter’s Moon: +1 sniping power for own snipers there', ({ given, table }) => {
    const on = (card: string) => ({ card, on: 'sniping' as const });
    given(
      core({
        outer: {
          Stain: {
            p1: [on('A=Margin Call'), { card: 'C=Outcast Sparrow', on: 'ambush' }],
            locations: ["Sharpshooter's Moon"],
          },
          Heaven: { p1: [on('B=Margin Call')] },
        },
      }),
    );
    expect(['A', 'B', 'C'].map((one) => table.command(one))).toEqual(['sniping 2', 'sniping 1', 'ambush 1']);
  });

  scenario('Refuge of Ash: +1 shield for the ships of an Amarr player there', ({ given, p1, table }) => {
    given(
      core({
        p1: { base: 'Amarr', home: ['A=Ship(1/1)', 'Refuge of Ash', 'E=Ship(1/1)'] },
        p2: { base: 'Caldari', home: ['C=Ship(1/1)'] },
        outer: {
          Stain: { p1: ['B=Ship(1/1)'] },
          Heaven: { p2: ['D=Ship(1/1)'], locations: ['Refuge of Ash'] },
          Curse: { own: 'p1', locations: ['Refuge of Ash'] },
        },
      }),
    );
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([2, 1, 1]);
    const heaven = table.shield('D');
    p1.warp('B', 'Curse');
    expect(table.shield('B')).toBe(2);
    p1.warp('E', 'Heaven');
    expect([table.shield('D'), table.shield('E')]).toEqual([heaven, 1]);
  });

  scenario('Refuge of Ash of an Amarr player gives an attacker nothing', ({ given, p2, table }) => {
    given(
      core({
        active: 'p2',
        p2: { home: ['B=Ship(1/1)'] },
        outer: { Stain: { p1: ['A=Ship(1/1)'], locations: ['Refuge of Ash'] } },
      }),
    );
    p2.warp('B', 'Stain');
    expect([table.shield('A'), table.shield('B')]).toEqual([2, 1]);
  });

  scenario('Refuge of Ash: 1 card more for a Gallente player', ({ given, p1, table }) => {
    given(core({ from: 'draw', p1: { base: 'Gallente', home: ['Refuge of Ash', 'A=Ship(1/1)'] } }));
    expect([p1.hand.length, table.shield('A')]).toEqual([2, 1]);
  });

  scenario('Refuge of Ash: no card more for an Amarr player', ({ given, p1 }) => {
    given(core({ from: 'draw', p1: { base: 'Amarr', home: ['Refuge of Ash'] } }));
    expect(p1.hand).toHaveLength(1);
  });
});

describe('Exiled structures', () => {
  const three = ['Stain', 'Heaven', 'Metropolis', 'Curse'];

  scenario('Survey Directorate: one outer region more each turn, for its player alone', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 30, regions: three, home: ['Survey Directorate'] },
        p2: { isk: 30, regions: ['Aridia', 'Kolvane'] },
      }),
    );
    p1.open('Stain');
    table.passAll();
    p1.open('Heaven');
    table.passAll();
    p1.cannot('region', 'Metropolis');
    table.toManagement('p2');
    p2.open('Aridia');
    table.passAll();
    p2.cannot('region', 'Kolvane');
  });

  scenario('Survey Directorate and Charter of Expansion together: three outer regions', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 60, regions: three, home: ['Survey Directorate'], hand: ['Charter of Expansion'] },
        p2: { isk: 30, regions: ['Aridia', 'Kolvane'] },
      }),
    );
    p1.play('Charter of Expansion');
    table.passAll();
    for (const region of ['Stain', 'Heaven', 'Metropolis']) {
      p1.open(region);
      table.passAll();
    }
    p1.cannot('region', 'Curse');
    table.toManagement('p2');
    p2.open('Aridia');
    table.passAll();
    p2.cannot('region', 'Kolvane');
    table.toManagement('p1');
    expect(table.where('Charter of Expansion')).toBe('play');
    p1.open('Curse');
  });

  scenario('Armoured Cradle: +1 tanking power for own tanking ships at home', ({ given, p1, table }) => {
    const on = (card: string) => ({ card, on: 'tanking' as const });
    given(
      core({
        p1: { home: ['Armoured Cradle', on('A=Broken Oath'), { card: 'D=Outcast Sparrow', on: 'ambush' }] },
        p2: { home: [on('B=Broken Oath')] },
        outer: { Stain: { p1: [on('C=Broken Oath')] } },
      }),
    );
    expect(['A', 'B', 'C', 'D'].map((one) => table.command(one))).toEqual([
      'tanking 2',
      'tanking 1',
      'tanking 1',
      'ambush 1',
    ]);
    expect(table.shield('A')).toBe(table.shield('B') + 1);
    p1.switchOff('A');
    expect(table.shield('A')).toBe(table.shield('B') - 1);
  });

  scenario(
    'Clone Bank: 2 ISK for a character destroyed, nothing for one that is cloned',
    ({ given, p1, p2, table }) => {
      const piloted = (card: string) => ({ card, pilot: 'Ferryman Oss' });
      given(
        core({
          p1: { isk: 9, hand: ['Stray Volley', 'Minefield Error'], home: ['Clone Bank'] },
          p2: { isk: 9, home: [piloted('A=Ship(1/1)')] },
          outer: { Stain: { p2: [piloted('B=Ship(1/1)'), piloted('C=Ship(1/1)')] } },
        }),
      );
      p1.play('Stray Volley', { target: 'A' });
      table.passAll();
      p2.yes();
      expect(table.pile).toEqual([]);
      p1.play('Minefield Error', { target: 'Stain' });
      const before = p1.isk;
      table.passAll();
      p2.no();
      p2.no();
      expect(table.pile).toEqual(['pending', 'pending']);
      table.passAll();
      expect(p1.isk).toBe(before + 2 + 2);
    },
  );

  scenario('Banner of Kinship: +1 shield for all own ships', ({ given, table }) => {
    given(
      core({
        p1: { home: ['Banner of Kinship', 'A=Ship(1/1)'] },
        p2: { home: ['B=Ship(1/1)'] },
        outer: { Stain: { p1: ['C=Ship(1/1)'] } },
      }),
    );
    expect(['A', 'B', 'C'].map((one) => table.shield(one))).toEqual([2, 1, 2]);
    expect(table.shield('home p1')).toBe(table.shield('home p2') + 1);
  });

  scenario(
    'Smugglers’ Berth: 1 ISK, and nothing and nobody can aim at a friendly ship until the turn ends',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { isk: 9, hand: ['Full Salvo'], home: ["Smugglers' Berth", 'Pale Sister', 'A=Ship(1/1)', 'B=Ship(1/1)'] },
          p2: { isk: 9, hand: ['Full Salvo'], home: ['Signal Jammer', 'C=Ship(1/1)'] },
        }),
      );
      expect(p1.choices('use', "Smugglers' Berth", 'target')).toEqual(['A', 'B']);
      p1.use("Smugglers' Berth", { target: 'A' });
      table.passAll();
      expect(p1.isk).toBe(8);
      p1.cannot('use', "Smugglers' Berth");
      expect(p1.choices('play', 'Full Salvo', 'target')).toEqual(['B', 'C']);
      expect(p1.choices('use', 'Pale Sister', 'target')).toEqual(['B']);
      table.to('end');
      expect(p2.choices('play', 'Full Salvo', 'target')).toEqual(['B', 'C']);
      expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['B']);
      table.toManagement('p2');
      expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['A', 'B']);
    },
  );
});
