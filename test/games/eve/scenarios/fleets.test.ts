/** Ships that go together, and ships on loan. */
import { describe, expect } from 'vitest';
import { exiledScenario, scenario } from '../../../support/board.ts';

describe('one warp home', () => {
  exiledScenario('R-34 docked ships and ships from outer regions go home in one warp', ({ given, p1, table }) => {
    given({
      p1: { dock: ['A=Ship(1/1)', { card: 'Omen', tabs: 1 }] },
      outer: { Stain: { p1: ['B=Ship(1/1)'] }, Heaven: { p1: ['C=Ship(1/1)'] } },
    });
    expect(p1.ready('home p1')).toEqual(['B', 'C', 'A']);
    p1.setOut(['A', 'B', 'C'], 'home p1');
    expect(table.pile).toEqual(['warp']);
    table.passAll();
    expect(['A', 'B', 'C'].map((name) => table.where(name))).toEqual(['home p1', 'home p1', 'home p1']);
    expect([table.control('Stain'), table.control('Heaven')]).toEqual([undefined, undefined]);
  });

  exiledScenario('R-93 R-94 of such a fleet only ships from the dock take a pilot', ({ given, p1, table }) => {
    given({
      p1: { dock: ['A=Ship(1/1)', 'Steward', 'Digger'] },
      outer: { Stain: { p1: ['B=Ship(1/1)'] } },
    });
    p1.setOut(['B', 'A'], 'home p1');
    expect(table.ask.prompt).toEqual({ key: 'ask.pilot', with: { def: table.card(table.one('A')).def } });
    p1.choose('Digger');
    table.passAll();
    expect([table.where('Digger'), table.where('Steward')]).toEqual(['on A', 'dock p1']);
  });

  exiledScenario('R-34 docked ships warp nowhere but home', ({ given, p1 }) => {
    given({ p1: { dock: ['A=Ship(1/1)'], home: ['B=Ship(1/1)'] }, outer: { Stain: {} } });
    expect(p1.ready('Stain')).toEqual(['B']);
    expect(p1.ready('dock')).toEqual(['B']);
    p1.undock('A');
    expect(p1.ready('Stain')).toEqual(['A', 'B']);
  });

  exiledScenario('R-92 a character is on one ship at most', ({ given, p1, table }) => {
    given({ p1: { dock: ['A=Ship(1/1)', 'B=Ship(1/1)', 'Steward'] } });
    p1.setOut(['A', 'B'], 'home');
    p1.choose('Steward');
    expect(table.pile).toEqual(['warp']);
    table.passAll();
    expect([table.where('Steward'), table.attack('A'), table.attack('B')]).toEqual(['on A', 2, 1]);
  });

  exiledScenario('R-100 there may be several copies of a character', ({ given, p1 }) => {
    given({ p1: { isk: 4, hand: ['A=Steward', 'B=Steward'] } });
    p1.play('A');
    p1.table.passAll();
    p1.play('B');
    p1.table.passAll();
    expect(p1.income).toBe(4);
  });
});

describe('ships on loan', () => {
  scenario('R-117 a ship lent twice in a turn goes home to its owner', ({ given, p1, p2, p3, table }) => {
    given({
      p1: { isk: 1, hand: ['Annexation'] },
      p2: { home: ['A=Ship(1/1)'] },
      p3: { isk: 1, hand: ['B=Annexation'] },
    });
    p1.play('Annexation', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p1');
    p1.pass();
    p2.pass();
    p3.play('B', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.control('A')]).toEqual(['home p3', 'p3']);
    table.toTurn('p2');
    expect([table.where('A'), table.control('A')]).toEqual(['home p2', 'p2']);
  });

  scenario('R-117 who takes a lent ship for good keeps it', ({ given, p1, p2, p3, table }) => {
    given({
      p1: { isk: 1, hand: ['Bribe'] },
      p2: { home: ['A=Ship(1/1)'] },
      p3: { isk: 1, hand: ['Defection'] },
    });
    p1.play('Bribe', { target: 'A' });
    table.passAll();
    p1.pass();
    p2.pass();
    p3.play('Defection', { target: 'A' });
    table.passAll();
    table.toTurn('p2');
    expect([table.where('A'), table.control('A')]).toEqual(['home p3', 'p3']);
  });

  scenario('R-117 a ship that was taken for good and lent goes to its owner after all', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Bribe'] },
      p2: { home: [{ card: 'A=Ship(1/1)', own: 'p3' }] },
      p3: {},
    });
    p1.play('Bribe', { target: 'A' });
    table.passAll();
    expect(table.control('A')).toBe('p1');
    table.toTurn('p2');
    expect([table.where('A'), table.control('A')]).toEqual(['home p3', 'p3']);
  });

  scenario('R-17 a lent ship in the dock goes to its owner’s dock, unfinished as it is', ({ given, p1, table }) => {
    given({ p1: { isk: 2, hand: ['Bribe', 'Overhaul'] }, p2: { home: ['Omen'] } });
    p1.play('Bribe', { target: 'Omen' });
    table.passAll();
    p1.play('Overhaul', { target: 'Omen' });
    table.passAll();
    expect([table.where('Omen'), table.tabs('Omen')]).toEqual(['dock p1', 2]);
    table.toTurn('p2');
    expect([table.where('Omen'), table.tabs('Omen'), table.control('Omen')]).toEqual(['dock p2', 2, 'p2']);
  });

  scenario('R-30 R-47 a lent ship that has attacked is home before the next turn', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 1, hand: ['Bribe'] },
      p2: { home: ['A=Ship(3/3)'] },
      outer: { Stain: { p2: ['B=Ship(1/1)'] } },
    });
    p1.play('Bribe', { target: 'A' });
    table.passAll();
    p1.warp('A', 'Stain');
    p1.targets({ A: 'B' });
    table.dealDamage();
    expect(table.where('B')).toBe('scrapheap p2');
    table.toTurn('p2');
    expect([table.where('A'), table.control('Stain')]).toEqual(['home p2', undefined]);
    expect(p2.isAsked).toBe(true);
  });

  scenario('R-60 who is out gives back what they had taken; their own ships leave the game', ({ given, p1, table }) => {
    given({
      p1: { home: ['Ship(8/3)'] },
      p2: { home: [{ card: 'A=Ship(1/1)', own: 'p3' }] },
      p3: { home: [{ card: 'B=Ship(1/1)', own: 'p2' }] },
    });
    p1.warp('Ship(8/3)', 'home p2');
    table.until(() => table.step === 'battle.result' && table.pile.length > 0);
    table.passAll();
    p1.withdraw({ 'Ship(8/3)': 'dock' });
    expect([table.where('A'), table.control('A')]).toEqual(['home p3', 'p3']);
    expect(table.where('B')).toBe('gone');
  });
});

describe('pilots on loan', () => {
  exiledScenario(
    'R-117 R-96 a pilot who has gone ashore from a lent ship goes home with it',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 1, hand: ['Bribe'] }, p2: { home: [{ card: 'A=Ship(1/1)', pilot: 'Steward' }] } });
      p1.play('Bribe', { target: 'A' });
      table.passAll();
      p1.dock('A');
      expect([table.where('Steward'), p1.income, p2.income]).toEqual(['dock p1', 3, 2]);
      table.toTurn('p2');
      expect([table.where('A'), table.where('Steward')]).toEqual(['dock p2', 'dock p2']);
      expect([p1.income, p2.income]).toEqual([2, 3]);
    },
  );

  exiledScenario('R-117 also from another ship that the pilot has boarded meanwhile', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Bribe'], dock: ['B=Ship(1/1)'] },
      p2: { home: [{ card: 'A=Ship(1/1)', pilot: 'Steward' }] },
    });
    p1.play('Bribe', { target: 'A' });
    table.passAll();
    p1.dock('A');
    p1.undock('B', 'Steward');
    expect(table.attack('B')).toBe(2);
    table.toTurn('p2');
    expect([table.where('Steward'), table.attack('B')]).toEqual(['dock p2', 1]);
  });

  exiledScenario(
    'R-96 a pilot taken for good stays, and the owner may still clone them',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 2, hand: ['Defection'] },
        p2: { isk: 3, hand: ['Broadside'], home: [{ card: 'A=Ship(1/1)', pilot: 'Steward' }] },
      });
      p1.play('Defection', { target: 'A' });
      table.passAll();
      expect([table.where('Steward'), table.control('Steward')]).toEqual(['on A', 'p1']);
      table.toTurn('p2');
      expect(table.where('A')).toBe('home p1');
      table.to('management');
      p2.play('Broadside', { target: 'A' });
      table.passAll();
      expect([table.asked, table.ask.prompt.key]).toEqual(['p2', 'ask.clone']);
      p2.yes();
      expect([table.where('Steward'), table.control('Steward')]).toEqual(['dock p2', 'p2']);
    },
  );
});

describe('ships that are moved', () => {
  scenario('R-107 no effect puts a ship into a region that its enemy controls', ({ given, p1, table }) => {
    given({
      p1: { isk: 2, hand: ['C=Summons', 'D=Summons'] },
      p2: { home: ['A=Ship(1/1)'] },
      outer: { Stain: { p1: ['B=Ship(1/1)'] } },
    });
    p1.play('C', { target: 'A' });
    table.passAll();
    expect(table.where('A')).toBe('home p2');
    p1.play('D', { target: 'B' });
    table.passAll();
    expect(table.where('B')).toBe('home p1');
  });
});
