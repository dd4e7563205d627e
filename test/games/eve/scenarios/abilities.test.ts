/** Pending and executed abilities, targets, “instead”, control of ships (C-13). */
import { describe, expect } from 'vitest';
import { coreScenario, exiledScenario, type Given, scenario } from '../../../support/board.ts';

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

  const armadas: Given = {
    from: 'begin',
    p1: { news: ['Armada'], home: ['A=Ship(1/1)'], dock: ['Omen'] },
    p2: {
      news: ['B=Armada'],
      home: ['C=Ship(1/1)', { card: 'D=Ship(1/1)', own: 'p1' }],
      dock: [{ card: 'E=Omen', tabs: 1 }],
    },
  };

  coreScenario(
    'R-110 “you control 2 or more ships” counts docked ones, and none of others',
    ({ given, p1, p2, table }) => {
      given(armadas);
      p1.collect();
      table.passAll();
      expect(p1.isk).toBe(1);
      table.toTurn('p2');
      p2.collect();
      table.passAll();
      expect(p2.isk).toBe(1);
    },
  );

  coreScenario('R-110 an unfinished ship does not count', ({ given, p1, table }) => {
    given({ ...armadas, p1: { news: ['Armada'], home: ['A=Ship(1/1)'], dock: [{ card: 'Omen', tabs: 2 }] } });
    p1.collect();
    expect([table.pile, p1.isk]).toEqual([[], 0]);
  });

  exiledScenario('R-110 “you control 2 or more ships” counts none in the dock', ({ given, p1, p2, table }) => {
    given(armadas);
    p1.collect();
    expect([table.pile, p1.isk]).toEqual([[], 0]);
    table.toTurn('p2');
    p2.collect();
    table.passAll();
    expect(p2.isk).toBe(1);
  });

  scenario('R-120 an “if” that fails when it triggers puts nothing on the pile', ({ given, p1, table }) => {
    given({ from: 'begin', p1: { news: ['Armada'], home: ['A=Ship(1/1)'] }, p2: { home: ['B=Ship(1/1)'] } });
    p1.collect();
    expect(table.pile).toEqual([]);
  });

  scenario('C-8.7 an enemy’s location is one', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Demolition'], home: ['Mason'] }, p2: { home: ['Veldspar'] } });
    p1.play('Demolition', { target: 'Veldspar' });
    table.passAll();
    table.passAll();
    expect(p1.isk).toBe(5);
  });

  scenario('R-83 outside play limits look at printed figures', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Dock Search'], market: ['Omen', 'Kestrel', 'Ship(9/2)', 'Ship(0/3)'] } });
    p1.play('Dock Search');
    table.passAll();
    const { choice } = table.ask;
    expect(choice.kind === 'choose' && choice.options.map((one) => table.optionName(one))).toEqual([
      'Kestrel',
      'Ship(9/2)',
    ]);
    p1.choose('Ship(9/2)');
    expect(p1.hand).toEqual(['Ship(9/2)']);
  });

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

  scenario('C-13.2 a discard is paid on placing; once a turn is once a turn of anybody', ({ given, p1, table }) => {
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

  coreScenario(
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

  scenario('C-13.4 C-8.7 “target enemy ship” names only ships of opponents', ({ given, p1 }) => {
    given({
      seats: 3,
      p1: { isk: 5, hand: ["Veteran's Premature Retirement"], home: ['A=Ship(1/1)'] },
      p2: { home: ['B=Ship(1/1)'] },
      p3: { home: ['C=Ship(1/1)'] },
    });
    expect(p1.choices('play', "Veteran's Premature Retirement", 'target')).toEqual(['B', 'C']);
  });

  scenario('R-121 a one-shot text without a target is locked to what fits when it resolves', ({ given, p1, table }) => {
    given({ p1: { isk: 2, hand: ['Field Day', 'B=Ship(1/1)'], home: ['A=Ship(1/1)'] } });
    p1.play('Field Day');
    table.passAll();
    p1.play('B');
    table.passAll();
    p1.undock('B');
    expect([table.attack('A'), table.attack('B')]).toEqual([2, 1]);
  });

  scenario('R-121 an effect ends for a ship that leaves play', ({ given, p1, table }) => {
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
      p2: { isk: 1, hand: ['Spark'], home: ['X=Phoenix', 'Y=Phoenix'] },
    });
    p1.play('A', { target: 'X' });
    table.passAll();
    p2.no();
    expect(table.where('X')).toBe('scrapheap p2');
    expect(p2.isk).toBe(1);
    p1.play('B', { target: 'Y' });
    p2.play('Spark', { target: 'Y' });
    // They have spent what they would have needed.
    table.passAll();
    expect(table.asked).toBe('p1');
    expect(table.where('Y')).toBe('scrapheap p2');
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
