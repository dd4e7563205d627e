/** Initiative, the pile, abilities, targets, sacrifice (C-12, C-13). */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('the pile', () => {
  scenario(
    'S-76 last in, first out: the damage in answer destroys the ship, the shield news has no effect',
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
    'S-78 R-14 nothing is added while the pile resolves; what triggers forms a new pile',
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

describe('pending abilities', () => {
  scenario('S-80 Omber enters an enemy region: its owner discards a card', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Omber', 'A=Paper', 'B=Paper', 'C=Paper', 'D=Paper'] },
      p2: { hand: ['E=Paper'] },
      outer: { Stain: { p2: ['Ship(1/1)'] } },
    });
    p1.play('Omber', { in: 'Stain' });
    table.passAll();
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    p1.choose('B');
    expect(p1.hand).toEqual(['A', 'C', 'D']);
    expect(p2.hand).toEqual(['E']);
  });

  scenario('R-58 on an uncontrolled card “its owner” works and “you” does nothing', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 3, hand: ['Omber', 'Gift Moon', 'A=Paper', 'B=Paper'] },
      outer: { Stain: {} },
    });
    p1.play('Gift Moon', { in: 'Stain' });
    table.passAll();
    while (table.pile.length > 0) table.passAll();
    expect([p1.isk, p2.isk]).toEqual([1, 0]);
    p1.play('Omber', { in: 'Stain' });
    table.passAll();
    table.passAll();
    p1.choose('A');
    expect(p1.hand).toEqual(['B']);
  });

  scenario('C-13.1 “when this enters play” works for a ship, which enters docked', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Heirloom'] } });
    p1.play('Heirloom');
    table.passAll();
    expect(table.where('Heirloom')).toBe('dock p1');
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.isk).toBe(1);
  });

  scenario('C-13.7 “enters play” also works for what is put into play', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Launch', 'Heirloom'] } });
    p1.play('Launch');
    table.passAll();
    p1.choose('Heirloom');
    table.passAll();
    expect(p1.isk).toBe(1);
    expect(table.count('played')).toBe(1);
  });

  scenario(
    'C-13.1 “when this is destroyed” works from the scrapheap, for its last controller',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 1, hand: ['Spark'] }, p2: { home: ['Heirloom'] } });
      p1.play('Spark', { target: 'Heirloom' });
      table.passAll();
      expect(table.where('Heirloom')).toBe('scrapheap p2');
      table.passAll();
      expect(p2.hand).toHaveLength(1);
    },
  );

  scenario('R-43 a location hears of the last ship’s death as its controller’s', ({ given, p1, p2, table }) => {
    given({
      active: 'p2',
      p2: { isk: 1, hand: ['Spark'] },
      outer: { Stain: { p1: ['Ship(1/1)'], locations: ['Grave'] } },
    });
    p2.play('Spark', { target: 'Ship(1/1)' });
    table.passAll();
    expect(table.control('Stain')).toBeUndefined();
    expect(table.pile).toEqual(['pending']);
    table.passAll();
    expect(p1.isk).toBe(1);
  });

  scenario(
    'R-15 S-82 both players have something triggered: the active player orders all of it',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 1, hand: ['Spark'], news: ['A=Inquest'] },
        p2: { news: ['B=Inquest'], home: ['Ship(1/1)'] },
      });
      p1.play('Spark', { target: 'Ship(1/1)' });
      table.passAll();
      expect([table.asked, table.ask.prompt.key]).toEqual(['p1', 'ask.order']);
      p1.order('B', 'A');
      expect(table.pile).toHaveLength(2);
      expect(table.state.pile.map((item) => item.seat)).toEqual([1, 0]);
      table.passAll();
      expect([p1.isk, p2.isk]).toEqual([1, 1]);
    },
  );

  scenario('X-11.5 “when you play” goes on the pile at once, above what is played', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Decree'], news: ['Applause'] } });
    p1.play('Decree');
    expect(table.pile).toEqual(['pending', 'Decree']);
    table.passAll();
    expect(p1.isk).toBe(2);
  });

  scenario('C-13.2 once per turn: only the first event of a turn counts', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 3, hand: ['Decree', 'Grant', 'A=Grant'], news: ['Encore'] } });
    p1.play('Decree');
    table.passAll();
    p1.play('Grant');
    table.passAll();
    expect(table.count('drew', ({ seat }) => seat === 0)).toBe(1);
    p2.can('pass');
    table.toTurn('p2');
    table.to('setup.begin', 'p1');
    p1.play('A');
    table.passAll();
    expect(table.count('drew', ({ seat }) => seat === 0)).toBe(2);
  });
});

describe('executed abilities', () => {
  scenario('R-78 as often as the cost can be paid, also in the opponent’s turn', ({ given, p1, p2, table }) => {
    given({ active: 'p2', p1: { isk: 3, home: ['Marksman'] }, p2: { home: ['Ship(1/9)'] } });
    p2.pass();
    for (let n = 0; n < 3; n++) {
      p1.use('Marksman', { target: 'Ship(1/9)' });
      table.passAll();
      if (n < 2) p2.pass();
    }
    expect(table.damage('Ship(1/9)')).toBe(3);
    p2.pass();
    expect(p1.can('use', 'Marksman')).toBe(false);
  });

  scenario('S-84 a discard is paid on placing; once a turn is once a turn of anybody', ({ given, p1, table }) => {
    given({
      p1: { hand: ['A=Paper', 'B=Paper', 'C=Paper'], home: ['Gunner'] },
      p2: { home: ['Ship(1/9)'] },
    });
    p1.use('Gunner', { target: 'Ship(1/9)', discard: ['B'] });
    expect(p1.scrapheap).toEqual(['B']);
    table.passAll();
    expect(table.damage('Ship(1/9)')).toBe(1);
    p1.cannot('use', 'Gunner');
    table.toTurn('p2');
    table.to('setup.begin', 'p1');
    expect(p1.can('use', 'Gunner')).toBe(true);
  });

  scenario('C-13.6 without a card in hand a discard cannot be paid', ({ given, p1 }) => {
    given({ p1: { home: ['Gunner'] }, p2: { home: ['Ship(1/9)'] } });
    p1.cannot('use', 'Gunner');
  });

  scenario('C-13.2 each copy counts its uses for itself', ({ given, p1, table }) => {
    given({
      p1: { hand: ['A=Paper', 'B=Paper'], home: ['X=Gunner', 'Y=Gunner'] },
      p2: { home: ['Ship(1/9)'] },
    });
    p1.use('X', { target: 'Ship(1/9)', discard: ['A'] });
    table.passAll();
    p1.use('Y', { target: 'Ship(1/9)', discard: ['B'] });
    table.passAll();
    expect(table.damage('Ship(1/9)')).toBe(2);
  });

  scenario(
    'S-83 R-77 sacrifice is a cost: Crokite goes at once, its damage comes all the same; it counts as destroyed',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['Memorial'] },
        outer: {
          Stain: { own: 'p2', p1: ['Ship(1/1)'], p2: [], locations: ['Crokite'] },
          Heaven: { p2: ['Ship(2/3)'] },
        },
      });
      expect(p1.choices('use', 'Crokite', 'target')).toEqual(['Ship(1/1)']);
      p1.use('Crokite', { target: 'Ship(1/1)' });
      expect(table.where('Crokite')).toBe('scrapheap p2');
      expect(table.pile).toContain('executed');
      table.passAll();
      expect(table.where('Ship(1/1)')).toBe('scrapheap p1');
      while (table.pile.length > 0) table.passAll();
      expect(p1.isk).toBe(1);
      expect(p2.isk).toBe(0);
    },
  );

  scenario(
    'C-13.5 only cards in play that one controls can be sacrificed; the player chooses which',
    ({ given, p1, table }) => {
      given({
        p1: { hand: ['Firesale', 'Veldspar'], home: ['A=Bare Moon', 'B=Bare Moon'] },
        p2: { home: ['C=Bare Moon'] },
        outer: { Stain: { own: 'p2', p1: ['Ship(1/1)'], locations: ['D=Bare Moon'] } },
      });
      expect(p1.choices('play', 'Firesale', 'sacrifice').sort()).toEqual(['A', 'B', 'D']);
      p1.play('Firesale', { sacrifice: 'D' });
      expect(table.where('D')).toBe('scrapheap p2');
      table.passAll();
      expect(p1.isk).toBe(4);
    },
  );

  scenario('R-78 abilities of locations belong to who controls them now', ({ given, p1, p2 }) => {
    given({ outer: { Stain: { own: 'p1', p2: ['Ship(1/1)'], locations: ['Crokite'] } } });
    p1.cannot('use', 'Crokite', { target: 'Ship(1/1)' });
    p1.pass();
    expect(p2.can('use', 'Crokite')).toBe(true);
  });
});

describe('targets', () => {
  scenario(
    'R-79 a target that is gone on resolution: no effect; of several the rest is affected',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 1, hand: ['Twin Shot'], home: ['A=Ship(1/2)'] },
        p2: { isk: 2, hand: ['Recall', 'Broadside'], home: ['B=Ship(1/2)'] },
      });
      p1.play('Twin Shot', { targets: { 'target friendly ship': 'A', 'target enemy ship': 'B' } });
      p2.play('Broadside', { target: 'A' });
      table.passAll();
      expect(table.where('A')).toBe('scrapheap p1');
      expect(table.damage('B')).toBe(1);
      expect(table.count('noEffect')).toBe(0);
    },
  );

  scenario('R-79 a target that has docked is none any more', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, hand: ['Spark'] }, p2: { isk: 1, hand: ['Refit'], home: ['Ship(1/2)'] } });
    p1.play('Spark', { target: 'Ship(1/2)' });
    p2.play('Refit', { target: 'Ship(1/2)' });
    table.passAll();
    expect(table.where('Ship(1/2)')).toBe('dock p2');
    expect(table.damage('Ship(1/2)')).toBe(0);
    expect(table.count('noEffect')).toBe(1);
  });

  scenario('C-13.4 “target enemy ship” names only ships of opponents', ({ given, p1 }) => {
    given({
      seats: 3,
      p1: { isk: 5, hand: ["Veteran's Premature Retirement"], home: ['A=Ship(1/1)'] },
      p2: { home: ['B=Ship(1/1)'] },
      p3: { home: ['C=Ship(1/1)'] },
    });
    expect(p1.choices('play', "Veteran's Premature Retirement", 'target')).toEqual(['B', 'C']);
  });

  scenario(
    'vocabulary 4: a one-shot text without a target is locked to what fits when it resolves',
    ({ given, p1, table }) => {
      given({ p1: { isk: 1, hand: ['Field Day'], home: ['A=Ship(1/1)'], dock: ['B=Ship(1/1)'] } });
      p1.play('Field Day');
      table.passAll();
      p1.undock('B');
      expect([table.attack('A'), table.attack('B')]).toEqual([2, 1]);
    },
  );

  scenario('vocabulary 4: an effect ends for a ship that leaves play', ({ given, p1, table }) => {
    given({ p1: { isk: 3, hand: ['Salvo', 'Spark'], home: ['Ship(1/1)'] } });
    p1.play('Salvo', { target: 'Ship(1/1)' });
    table.passAll();
    expect(table.attack('Ship(1/1)')).toBe(3);
    p1.play('Spark', { target: 'Ship(1/1)' });
    table.passAll();
    expect(table.state.lasting).toEqual([]);
  });
});

describe('“instead”', () => {
  scenario('a ship that would be destroyed is reassembled if its player pays', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, hand: ['Broadside'] }, p2: { isk: 1, home: ['Phoenix'] } });
    p1.play('Broadside', { target: 'Phoenix' });
    table.passAll();
    expect(table.asked).toBe('p2');
    p2.yes();
    expect(table.where('Phoenix')).toBe('dock p2');
    expect(table.tabs('Phoenix')).toBe(2);
    expect(p2.isk).toBe(0);
    expect(table.count('destroyed')).toBe(0);
  });

  scenario('who does not pay, or cannot, loses the ship', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['A=Broadside', 'B=Broadside'] },
      p2: { isk: 1, home: ['X=Phoenix', 'Y=Phoenix'] },
    });
    p1.play('A', { target: 'X' });
    table.passAll();
    p2.no();
    expect(table.where('X')).toBe('scrapheap p2');
    table.card(table.one('Y'));
    expect(p2.isk).toBe(1);
  });
});

describe('control of ships', () => {
  scenario('a ship taken until the end of the turn goes home to its owner then', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, hand: ['Bribe'] }, outer: { Stain: { p2: ['Ship(2/2)'] } } });
    p1.play('Bribe', { target: 'Ship(2/2)' });
    table.passAll();
    expect([table.control('Ship(2/2)'), table.where('Ship(2/2)')]).toEqual(['p1', 'home p1']);
    expect(table.control('Stain')).toBeUndefined();
    p1.warp('Ship(2/2)', 'Stain');
    expect(table.control('Stain')).toBe('p1');
    table.toTurn('p2');
    expect([table.control('Ship(2/2)'), table.where('Ship(2/2)')]).toEqual(['p2', 'home p2']);
    expect(table.control('Stain')).toBeUndefined();
    expect(p2.isk).toBe(0);
  });

  scenario('a ship taken for good stays, and its player may attack with it', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Defection'] }, p2: { home: ['Ship(2/2)'] } });
    p1.play('Defection', { target: 'Ship(2/2)' });
    table.passAll();
    table.toManagement('p1');
    expect(table.control('Ship(2/2)')).toBe('p1');
    p1.warp('Ship(2/2)', 'home p2');
    expect(table.isAttacking('Ship(2/2)')).toBe(true);
  });
});
