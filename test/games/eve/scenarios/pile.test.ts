/** Initiative, the pile and news (C-12, C-13.10, R-11 to R-16). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('the pile', () => {
  scenario(
    'S-76 C-12.3 last in, first out: the damage in answer destroys the ship, the shield news has no effect',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['Ship(1/2)'] },
        p2: { isk: 1, hand: ['Broadside'] },
      });
      p1.play('Stubborn Mechanic', { target: 'Ship(1/2)' });
      p2.play('Broadside', { target: 'Ship(1/2)' });
      expect(table.pile).toEqual(['Broadside', 'Stubborn Mechanic']);
      table.passAll();
      expect(table.where('Ship(1/2)')).toBe('scrapheap p1');
      expect(table.where('Stubborn Mechanic')).toBe('scrapheap p1');
      expect(table.count('noEffect')).toBe(1);
    },
  );

  scenario('S-77 the other way round the ship survives with 3 damage on shield 4', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['Ship(1/2)'] },
      p2: { isk: 1, hand: ['Broadside'] },
    });
    p1.pass();
    p2.play('Broadside', { target: 'Ship(1/2)' });
    p1.play('Stubborn Mechanic', { target: 'Ship(1/2)' });
    table.passAll();
    expect(table.shield('Ship(1/2)')).toBe(4);
    expect(table.damage('Ship(1/2)')).toBe(3);
    expect(table.where('Ship(1/2)')).toBe('home p1');
  });

  scenario('S-79 all must have passed one after the other since the last addition', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 5, hand: ['Decree'] }, p2: { isk: 5, hand: ['Decree'] } });
    p1.play('Decree');
    expect(table.asked).toBe('p1');
    p1.pass();
    p2.play('Decree');
    expect(table.asked).toBe('p2');
    p2.pass();
    expect(table.asked).toBe('p1');
    expect(table.pile).toHaveLength(2);
    p1.pass();
    expect(table.pile).toHaveLength(0);
    expect([p1.isk, p2.isk]).toEqual([5, 5]);
  });

  scenario('C-12.2 the same player may add more before passing', ({ given, p1, table }) => {
    given({ p1: { isk: 5, hand: ['Spark', 'Broadside'], home: ['Ship(1/9)'] } });
    p1.play('Spark', { target: 'Ship(1/9)' });
    p1.play('Broadside', { target: 'Ship(1/9)' });
    expect(table.pile).toEqual(['Broadside', 'Spark']);
    table.passAll();
    expect(table.damage('Ship(1/9)')).toBe(4);
  });

  scenario(
    'R-14 nothing is added while the pile resolves; what triggers forms a new pile',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 3, hand: ['Broadside', 'Spark'], news: ['Inquest'] },
        p2: { isk: 9, hand: ['Decree'], home: ['A=Ship(1/3)', 'B=Ship(1/2)'] },
      });
      p1.play('Spark', { target: 'B' });
      p1.play('Broadside', { target: 'A' });
      p1.pass();
      p2.pass();
      // Both have resolved, one after the other, before the death of A is told on a new pile.
      expect(table.where('A')).toBe('scrapheap p2');
      expect(table.damage('B')).toBe(1);
      expect(table.pile).toEqual(['pending']);
      expect(p1.isk).toBe(1);
      p2.play('Decree');
      expect(table.pile).toEqual(['Decree', 'pending']);
      table.passAll();
      expect(p1.isk).toBe(2);
    },
  );

  scenario('R-11.3 after the pile the active player is asked again, whoever began it', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['Ship(1/1)'] }, p2: { isk: 1, hand: ['Decree'] }, outer: { Stain: {} } });
    p1.pass();
    p2.play('Decree');
    table.passAll();
    expect(table.asked).toBe('p1');
    expect(table.ask.prompt.key).toBe('ask.management');
    expect(p1.can('warp', 'Ship(1/1)')).toBe(true);
  });

  scenario(
    'R-11.1 R-11.4 on an empty pile the active player begins; the step ends when all have passed',
    ({ given, p1, p2, table }) => {
      given({ from: 'assembly' });
      expect([table.asked, table.ask.stop]).toEqual(['p1', 'setup.assembly']);
      p1.pass();
      expect([table.asked, table.ask.stop]).toEqual(['p2', 'setup.assembly']);
      p2.pass();
      expect([table.asked, table.ask.stop]).toEqual(['p1', 'setup.income']);
    },
  );

  scenario('C-12.1 everybody gets a chance at the end of each step', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { home: ['Ship(1/3)'] }, p2: { home: ['Ship(1/9)'] } });
    const stops: string[] = [];
    const note = () => {
      const at = `${table.ask.stop} ${table.asked}`;
      if (table.ask.role !== 'choice' && stops.at(-1) !== at) stops.push(at);
    };
    p1.collect();
    table.until(() => {
      note();
      return table.phase === 'management';
    });
    p1.warp('Ship(1/3)', 'home p2');
    table.until((ask) => {
      note();
      return ask.stop === 'end' && table.asked === 'p2';
    });
    note();
    const steps = [
      'setup.begin',
      'setup.duration',
      'setup.assembly',
      'setup.income',
      'management',
      'battle.begin',
      'battle.withdraw',
      'battle.target',
      'battle.result',
      'end',
    ];
    for (const step of steps) for (const who of ['p1', 'p2']) expect(stops).toContain(`${step} ${who}`);
    expect(stops.some((stop) => stop.startsWith('draw'))).toBe(false);
  });

  scenario(
    'C-12.5 what is countered on the pile does not resolve; R-13 its price is lost, its owner gets it',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 3, hand: ['Kestrel'] }, p2: { isk: 1, hand: ['Veto'] } });
      p1.play('Kestrel');
      p2.play('Veto', { target: 'Kestrel' });
      table.passAll();
      expect(table.where('Kestrel')).toBe('scrapheap p1');
      expect(p1.isk).toBe(0);
      expect(table.where('Veto')).toBe('scrapheap p2');
      expect(table.count('entered')).toBe(0);
    },
  );

  scenario('R-13 a countered limited card stays used for the turn', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 3, hand: ['Decree', 'Edict'] }, p2: { isk: 1, hand: ['Veto'] } });
    p1.play('Decree');
    p2.play('Veto', { target: 'Decree' });
    table.passAll();
    expect(p1.isk).toBe(2);
    p1.cannot('play', 'Edict');
  });

  scenario('C-12.5 an ability on the pile may be countered; its cost is lost', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, home: ['Marksman'] },
      p2: { isk: 1, hand: ['Injunction'], home: ['Ship(1/1)'] },
    });
    p1.use('Marksman', { target: 'Ship(1/1)' });
    expect(p1.isk).toBe(0);
    p2.play('Injunction');
    table.passAll();
    expect(table.where('Ship(1/1)')).toBe('home p2');
  });

  scenario('C-12.6 the price is paid when the thing is placed', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Kestrel'] } });
    p1.play('Kestrel');
    expect(p1.isk).toBe(0);
    expect(table.where('Kestrel')).toBe('pile');
  });

  scenario('C-12.4 cards, regions, abilities, upgrades and damage go on the pile', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 30, hand: ['Velator'], regions: ['Stain'], home: ['Marksman', 'Ship(1/1)'] },
      p2: { home: ['Ship(1/9)'] },
    });
    const placed: string[] = [];
    const note = () => {
      placed.push(...table.pile);
      table.passAll();
    };
    p1.play('Velator');
    note();
    p1.open('Stain');
    note();
    p1.upgrade();
    note();
    p1.use('Marksman', { target: 'Ship(1/9)' });
    note();
    p1.warp('Ship(1/1)', 'home p2');
    p1.targets({ 'Ship(1/1)': 'Ship(1/9)' });
    p2.holdFire();
    table.until(() => table.pile.length > 0);
    note();
    expect(placed).toEqual(['Velator', 'region', 'upgrade', 'executed', 'damage']);
  });

  scenario('R-16 shields are looked at after every single thing that resolves', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 9, hand: ['Plating', 'Broadside'] },
      p2: { home: ['Ship(1/3)'] },
    });
    p1.play('Plating', { target: 'Ship(1/3)' });
    p1.play('Broadside', { target: 'Ship(1/3)' });
    table.passAll();
    // The damage was on top: it killed before the shield could grow.
    expect(table.where('Ship(1/3)')).toBe('scrapheap p2');
    expect(p2.scrapheap).toEqual(['Ship(1/3)']);
  });

  scenario('R-16 ships that are spent at the same time die together', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Bombardment'], news: ['Inquest'] },
      outer: { Stain: { p2: ['A=Ship(1/1)', 'B=Ship(1/2)', 'C=Ship(1/3)'] } },
    });
    p1.play('Bombardment', { target: 'Stain' });
    table.passAll();
    expect(p2.scrapheap.sort()).toEqual(['A', 'B']);
    expect(table.pile).toEqual(['pending', 'pending']);
    table.passAll();
    expect(p1.isk).toBe(2);
  });

  scenario('S-89 C-11.8 a shield reduced to 0 destroys at once', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Corrosion'] }, p2: { home: ['Ship(1/2)'] } });
    p1.play('Corrosion', { target: 'Ship(1/2)' });
    table.passAll();
    expect(table.where('Ship(1/2)')).toBe('scrapheap p2');
  });

  scenario('R-87 figures never fall below 0', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Misfire'] }, p2: { home: ['Ship(0/2)'] } });
    p1.play('Misfire', { target: 'Ship(0/2)' });
    table.passAll();
    expect(table.attack('Ship(0/2)')).toBe(0);
  });

  scenario('R-87 two changes of one figure add up', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Misfire', 'Salvo', 'Plating'], home: ['Ship(2/2)'] } });
    for (const news of ['Misfire', 'Salvo', 'Plating']) {
      p1.play(news, { target: 'Ship(2/2)' });
      table.passAll();
    }
    expect([table.attack('Ship(2/2)'), table.shield('Ship(2/2)')]).toEqual([3, 4]);
  });
});

describe('news', () => {
  scenario(
    'R-75 C-13.10 a news without duration goes to the scrapheap when it has resolved',
    ({ given, p1, table }) => {
      given({ p1: { isk: 1, hand: ['Decree'] } });
      p1.play('Decree');
      expect(table.where('Decree')).toBe('pile');
      table.passAll();
      expect(table.where('Decree')).toBe('scrapheap p1');
    },
  );

  scenario('C-13.10 a news with duration stays in play with its tabs', ({ given, p1, table }) => {
    given({ p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['Ship(1/1)'] } });
    p1.play('Stubborn Mechanic', { target: 'Ship(1/1)' });
    table.passAll();
    expect([table.where('Stubborn Mechanic'), table.tabs('Stubborn Mechanic')]).toEqual(['play', 4]);
  });

  scenario('C-5.1 a news that is destroyed stops working at once', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['Ship(1/1)'] },
      p2: { isk: 1, hand: ['Retraction'] },
    });
    p1.play('Stubborn Mechanic', { target: 'Ship(1/1)' });
    table.passAll();
    expect(table.shield('Ship(1/1)')).toBe(3);
    p2.play('Retraction', { target: 'Stubborn Mechanic' });
    table.passAll();
    expect(table.shield('Ship(1/1)')).toBe(1);
    expect(table.where('Stubborn Mechanic')).toBe('scrapheap p1');
  });

  scenario('R-16 a ship that loses its protection with damage on it dies', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['Stubborn Mechanic'], home: ['Ship(1/1)'] },
      p2: { isk: 2, hand: ['Spark', 'Retraction'] },
    });
    p1.play('Stubborn Mechanic', { target: 'Ship(1/1)' });
    table.passAll();
    p2.play('Spark', { target: 'Ship(1/1)' });
    table.passAll();
    expect(table.where('Ship(1/1)')).toBe('home p1');
    p1.pass();
    p2.play('Retraction', { target: 'Stubborn Mechanic' });
    table.passAll();
    expect(table.where('Ship(1/1)')).toBe('scrapheap p1');
  });

  scenario(
    'S-85 R-80 what cannot be the target of news cannot be one on the pile either',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 9, hand: ['Thorax', 'Kestrel'] },
        p2: { isk: 9, hand: ['A=Veto', 'Broadside'], home: ['Marksman'] },
      });
      p1.play('Thorax');
      p1.pass();
      p2.cannot('play', 'A');
      table.passAll();
      p1.undock('Thorax');
      p2.cannot('play', 'Broadside', { target: 'Thorax' });
      expect(p2.choices('use', 'Marksman', 'target')).toContain('Thorax');
    },
  );

  scenario(
    'R-81 Martial Law is neither targeted nor destroyed, on the pile and in play',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 9, hand: ['Martial Law'] }, p2: { isk: 9, hand: ['Veto', 'Retraction'] } });
      p1.play('Martial Law');
      p1.pass();
      p2.cannot('play', 'Veto');
      table.passAll();
      p1.pass();
      p2.cannot('play', 'Retraction');
      expect(table.where('Martial Law')).toBe('play');
    },
  );

  scenario('R-98 a line with a race works only for a starbase of that race', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['Kinship'], home: ['Kin Moon'] },
      p2: { base: 'Caldari Starbase', isk: 2, hand: ['Kinship'], home: ['A=Kin Moon'] },
    });
    expect([p1.income, p2.income]).toEqual([4, 3]);
    p1.play('Kinship');
    table.passAll();
    expect([p1.isk, p1.hand.length]).toEqual([3, 1]);
    p1.pass();
    p2.play('Kinship');
    table.passAll();
    expect([p2.isk, p2.hand.length]).toEqual([3, 0]);
  });
});
