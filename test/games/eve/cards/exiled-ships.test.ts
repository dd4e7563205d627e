/** Ships of the Exiled edition that have an ability of their own. */
import { expect } from 'vitest';
import { core, describe, exiledScenario as scenario, world } from '../../../support/board.ts';

describe('Exiled ships', () => {
  scenario(
    'Gallowmere: an opponent of its player’s choice loses 1 ISK when it attacks',
    ({ given, p1, p2, p3, table }) => {
      given(
        core({
          seats: 3,
          p1: { home: ['Gallowmere', 'A=Ship(1/1)'] },
          p2: { isk: 5 },
          p3: { isk: 5 },
          outer: { Stain: {}, Heaven: { p2: ['B=Ship(1/1)'] } },
        }),
      );
      p1.warp('Gallowmere', 'Stain');
      p1.warp('A', 'Heaven');
      expect(table.pile).toEqual([]);
      p1.warp('Gallowmere', 'home p2');
      p1.aim('p3');
      table.passAll();
      expect([p1.isk, p2.isk, p3.isk]).toEqual([0, 5, 4]);
    },
  );

  scenario('Seraph’s Burden: while it is tanking, enemy news cannot aim at its company', ({ given, p1, p2 }) => {
    given(
      core({
        active: 'p2',
        p1: {
          isk: 9,
          hand: ['Full Salvo'],
          home: [{ card: "S=Seraph's Burden", on: 'tanking' }, 'A=Ship(1/1)'],
        },
        p2: { isk: 9, hand: ['Full Salvo'], home: ['C=Ship(1/1)', 'Signal Jammer'] },
        outer: { Stain: { p1: ['B=Ship(1/1)'] } },
      }),
    );
    expect(p2.choices('use', 'Signal Jammer', 'target').sort()).toEqual(['A', 'B', 'S']);
    p2.warp('C', 'home p1');
    expect(p2.choices('play', 'Full Salvo', 'target').sort()).toEqual(['B', 'C', 'S']);
    expect(p1.choices('play', 'Full Salvo', 'target').sort()).toEqual(['A', 'B', 'C', 'S']);
  });

  scenario('Seraph’s Burden without that command protects nobody', ({ given, p2 }) => {
    given(
      core({
        active: 'p2',
        p1: { home: [{ card: "S=Seraph's Burden", on: 'sniping' }, 'A=Ship(1/1)'] },
        p2: { isk: 9, hand: ['Full Salvo'] },
      }),
    );
    expect(p2.choices('play', 'Full Salvo', 'target').sort()).toEqual(['A', 'S']);
  });

  scenario(
    'Longwatch: while it is sniping, enemy abilities cannot aim at it; news and friends can',
    ({ given, p1, p2 }) => {
      given(
        core({
          p1: {
            isk: 9,
            home: [{ card: 'Longwatch', on: 'sniping' }, 'A=Ship(1/1)', "Smugglers' Berth"],
          },
          p2: { isk: 9, hand: ['Full Salvo'], home: ['Signal Jammer'] },
        }),
      );
      expect(p1.choices('use', "Smugglers' Berth", 'target')).toEqual(['Longwatch', 'A']);
      p1.pass();
      expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['A']);
      expect(p2.choices('play', 'Full Salvo', 'target')).toEqual(['Longwatch', 'A']);
    },
  );

  scenario('Longwatch with its command off is a target like any other', ({ given, p1, p2 }) => {
    given(core({ p1: { home: [{ card: 'Longwatch', on: 'sniping' }] }, p2: { isk: 9, home: ['Signal Jammer'] } }));
    p1.switchOff('Longwatch');
    expect(p2.choices('use', 'Signal Jammer', 'target')).toEqual(['Longwatch']);
  });

  scenario('Last Encore: divides its attack among two ships, not three', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['Last Encore'] },
        outer: { Stain: { p2: ['A=Ship(0/1)', 'B=Ship(0/2)', 'C=Ship(0/1)'] } },
      }),
    );
    p1.warp('Last Encore', 'Stain');
    p1.battleTargets('Last Encore');
    const amounts = Object.fromEntries(['A', 'B', 'C'].map((one) => [table.one(one), 1]));
    const three = { pick: ['target'], with: { [table.one('Last Encore')]: { amounts } } };
    expect(table.refusal({ seat: 0, ask: table.ask.id, answer: three })).toBe('illegal');
    p1.targets({ 'Last Encore': { A: 1, B: 2 } });
    p2.holdFire();
    table.dealDamage();
    expect(p2.scrapheap.sort()).toEqual(['A', 'B']);
    expect(table.where('C')).toBe('Stain');
  });

  scenario('Kin’s Answer: 2 damage to any enemy ship when it is destroyed', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: {
          isk: 20,
          hand: ['Stray Volley', 'Condemned Berth', 'Quarantine Order'],
          home: ['A=Ship(1/9)'],
        },
        p2: { home: ["Kin's Answer", 'C=Ship(1/1)', 'D=Ship(1/1)'] },
        outer: { Stain: { p1: ['B=Ship(1/9)'] } },
      }),
    );
    p1.play('Stray Volley', { target: 'C' });
    table.passAll();
    expect(table.pile).toEqual([]);
    p1.play('Condemned Berth', { target: "Kin's Answer" });
    table.passAll();
    const { choice } = table.ask;
    const need = choice.kind === 'choose' ? choice.options[0]?.needs?.[0]?.choice : undefined;
    expect(need?.kind === 'choose' && need.options.map((one) => table.optionName(one)).sort()).toEqual(['A', 'B']);
    p2.aim('B');
    table.passAll();
    expect([table.damage('A'), table.damage('B')]).toEqual([0, 2]);
  });

  scenario('Hundredth Spear: +1 attack for the other own Minmatar ships around', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['S=Hundredth Spear', 'A=Rustling', 'Expiation'] },
        p2: { home: ['C=Rustling', 'D=Expiation'] },
        outer: { Stain: { p1: ['B=Rustling'] }, Heaven: { p2: ['E=Rustling'] } },
      }),
    );
    const printed = table.attack('B');
    expect(['A', 'C', 'E'].map((one) => table.attack(one) - printed)).toEqual([1, 0, 0]);
    expect(table.attack('S')).toBe(world('core').library.get('hundredth-spear').attack);
    expect(table.attack('Expiation')).toBe(table.attack('D'));
    p1.warp('S', 'Heaven');
    expect(['A', 'E'].map((one) => table.attack(one) - printed)).toEqual([0, 0]);
  });
});
