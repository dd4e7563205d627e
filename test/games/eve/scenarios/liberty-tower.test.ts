/** The cards with abilities in the deck Liberty Tower (Minmatar). */
import { describe, expect } from 'vitest';
import { coreScenario, type Given, scenario } from '../../../support/board.ts';

const core = (board: Given): Given => ({ cards: 'core', ...board });
/** A Minmatar player. */
const minmatar = { base: 'Minmatar' } as const;

describe('Liberty Tower', () => {
  scenario(
    'Liberty Tower: for 2 ISK a friendly attacking ship has +1 attack until the end of the turn',
    ({ given, p1, table }) => {
      given(
        core({
          p1: { ...minmatar, upgraded: true, isk: 4, home: ['A=Ship(1/3)', 'B=Ship(1/3)'] },
          outer: { Stain: { p2: ['C=Ship(1/9)'] } },
        }),
      );
      p1.cannot('use', 'home p1');
      p1.warp('A', 'Stain');
      expect(p1.choices('use', 'home p1', 'target')).toEqual(['A']);
      p1.use('home p1', { target: 'A' });
      table.passAll();
      expect([table.attack('A'), p1.isk]).toEqual([2, 2]);
      p1.cannot('use', 'home p1');
    },
  );

  scenario('Scalding Pass: ships of its controller there have +1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(1/1)', 'C=Ship(1/1)'] },
        outer: { 'Scalding Pass': { p2: ['B=Ship(1/1)'] } },
      }),
    );
    p1.warp('A', 'Scalding Pass');
    expect(['A', 'B', 'C'].map((one) => table.attack(one))).toEqual([1, 2, 1]);
  });

  scenario('Heaven: ships of its controller there have +1 shield; it follows the control', ({ given, p1, table }) => {
    given(core({ p1: { home: ['A=Ship(1/1)'] }, outer: { Heaven: {} } }));
    expect(table.shield('A')).toBe(1);
    p1.warp('A', 'Heaven');
    expect(table.shield('A')).toBe(2);
    p1.warp('A', 'home p1');
    expect(table.shield('A')).toBe(1);
  });

  scenario(
    'Sansha’s Nation: at the beginning of its controller’s turn each opponent loses 1 ISK',
    ({ given, p1, p2, p3, table }) => {
      given(
        core({
          seats: 3,
          from: 'begin',
          p1: { isk: 2 },
          p2: { isk: 2 },
          p3: {},
          outer: { "Sansha's Nation": { p1: ['Rustling'] } },
        }),
      );
      p1.collect();
      table.passAll();
      expect([p1.isk, p2.isk, p3.isk]).toEqual([2, 1, 0]);
    },
  );

  scenario('Broken Shackle: draw a card when it is destroyed', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 7, hand: ['Condemned Berth'] }, p2: { home: ['Broken Shackle'] } }));
    p1.play('Condemned Berth', { target: 'Broken Shackle' });
    table.passAll();
    expect(table.where('Broken Shackle')).toBe('scrapheap p2');
    table.passAll();
    expect(p2.hand).toHaveLength(1);
  });

  scenario('Broken Shackle that returns to hand is not destroyed', ({ given, p1, p2, table }) => {
    given(core({ p1: { isk: 5, hand: ["Veteran's Premature Retirement"] }, p2: { home: ['Broken Shackle'] } }));
    p1.play("Veteran's Premature Retirement", { target: 'Broken Shackle' });
    table.passAll();
    expect(table.pile).toEqual([]);
    expect(p2.hand).toEqual(['Broken Shackle']);
  });

  scenario('Gale of Rivets: +1 attack when it attacks, until the end of the turn', ({ given, p1, table }) => {
    given(core({ p1: { ...minmatar, home: ['Gale of Rivets'] }, outer: { Stain: { p2: ['A=Ship(0/9)'] } } }));
    const before = table.attack('Gale of Rivets');
    p1.warp('Gale of Rivets', 'Stain');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(table.attack('Gale of Rivets')).toBe(before + 1);
    table.toTurn('p2');
    expect(table.attack('Gale of Rivets')).toBe(before);
  });

  scenario('Gale of Rivets does not attack by claiming an empty region', ({ given, p1, table }) => {
    given(core({ p1: { ...minmatar, home: ['Gale of Rivets'] }, outer: { Stain: {} } }));
    p1.warp('Gale of Rivets', 'Stain');
    expect(table.pile).toEqual([]);
  });

  scenario('Riot Act: 1 damage to an enemy ship where it attacks', ({ given, p1, table }) => {
    given(
      core({
        p1: { ...minmatar, home: ['Riot Act'] },
        p2: { home: ['C=Ship(1/1)'] },
        outer: { Stain: { p2: ['A=Ship(1/1)', 'B=Ship(1/9)'] } },
      }),
    );
    p1.warp('Riot Act', 'Stain');
    const { choice } = table.ask;
    const needs = choice.kind === 'choose' ? choice.options[0]?.needs?.[0]?.choice : undefined;
    expect(needs?.kind === 'choose' && needs.options.map((one) => table.optionName(one))).toEqual(['A', 'B']);
    p1.aim('A');
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p2');
  });

  scenario('Matron of Sparks: other own attacking ships in its region have +1 attack', ({ given, p1, table }) => {
    given(
      core({
        p1: { ...minmatar, home: ['Matron of Sparks', 'A=Ship(1/1)', 'B=Ship(1/1)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    const own = table.attack('Matron of Sparks');
    p1.fleet(['Matron of Sparks', 'A'], 'Stain');
    expect(['Matron of Sparks', 'A', 'B', 'C'].map((one) => table.attack(one))).toEqual([own, 2, 1, 1]);
  });

  scenario('Thunder Ancestral: for 4 ISK it is reassembled instead of destroyed', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { isk: 14, hand: ['Condemned Berth', 'A=Condemned Berth'] },
        p2: { ...minmatar, isk: 4, home: ['Thunder Ancestral'] },
      }),
    );
    p1.play('Condemned Berth', { target: 'Thunder Ancestral' });
    table.passAll();
    expect(table.asked).toBe('p2');
    p2.yes();
    expect([table.where('Thunder Ancestral'), table.tabs('Thunder Ancestral'), p2.isk]).toEqual(['dock p2', 3, 0]);
  });

  scenario('Thunder Ancestral in battle: saved, it has left the battle', ({ given, p1, p2, table }) => {
    given(
      core({
        p1: { home: ['A=Ship(9/9)'] },
        p2: { ...minmatar, isk: 4 },
        outer: { Stain: { p2: ['Thunder Ancestral', 'B=Ship(0/9)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    p1.targets({ A: 'Thunder Ancestral' });
    p2.holdFire();
    table.dealDamage();
    p2.yes();
    expect(table.where('Thunder Ancestral')).toBe('dock p2');
    p1.stay();
    expect(table.battle).toBe(2);
  });

  scenario('Thunder Ancestral without the ISK is destroyed, and nobody is asked', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 7, hand: ['Condemned Berth'] },
        p2: { ...minmatar, isk: 3, home: ['Thunder Ancestral'] },
      }),
    );
    p1.play('Condemned Berth', { target: 'Thunder Ancestral' });
    table.passAll();
    expect(table.where('Thunder Ancestral')).toBe('scrapheap p2');
  });

  scenario('Cinder Colony: sacrificed for 3 ISK', ({ given, p1, table }) => {
    given(core({ outer: { Stain: { own: 'p2', p1: ['Rustling'], locations: ['Cinder Colony'] } } }));
    p1.use('Cinder Colony');
    expect(table.where('Cinder Colony')).toBe('scrapheap p2');
    table.passAll();
    expect(p1.isk).toBe(3);
  });

  coreScenario(
    'Ashen Watch: its controller draws when an enemy attacks its region, once per attack',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
          outer: { Stain: { p2: ['C=Ship(1/9)'], locations: ['Ashen Watch'] } },
        }),
      );
      p1.warp('A', 'Stain');
      table.passAll();
      expect(p2.hand).toHaveLength(1);
      p1.warp('B', 'Stain');
      expect(table.pile).toEqual([]);
      expect(p2.hand).toHaveLength(1);
    },
  );

  scenario(
    'Salvage Yard: 1 ISK for each ship destroyed in its region, also for the last defender’s',
    ({ given, p1, p2, table }) => {
      given(
        core({
          p1: { home: ['A=Ship(2/1)'] },
          outer: { Stain: { p2: ['B=Ship(2/1)'], locations: ['Salvage Yard'] } },
        }),
      );
      p1.warp('A', 'Stain');
      p1.targets({ A: 'B' });
      p2.targets({ B: 'A' });
      table.dealDamage();
      expect(table.pile).toEqual(['pending', 'pending']);
      table.passAll();
      expect([p1.isk, p2.isk]).toEqual([0, 2]);
    },
  );

  scenario('Emergency Thrust: a friendly ship goes home, its attack is off', ({ given, p1, table }) => {
    given(
      core({
        p1: { isk: 2, hand: ['Emergency Thrust'], home: ['A=Ship(1/1)'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      }),
    );
    p1.warp('A', 'Stain');
    p1.play('Emergency Thrust', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p1');
    p1.cannot('warp', 'A', { to: 'Stain' });
    table.to('end');
    expect(table.count('battlePhase')).toBe(0);
  });

  scenario('Salvage Rights: one ship from the own scrapheap to hand', ({ given, p1, table }) => {
    given(core({ p1: { isk: 2, hand: ['Salvage Rights'], scrapheap: ['Omber', 'Rustling'] } }));
    p1.play('Salvage Rights');
    table.passAll();
    p1.choose('Rustling');
    expect(p1.hand).toEqual(['Rustling']);
  });
});
