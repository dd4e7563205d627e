/** Corners where two rules meet: answers to answers, sources that leave, attacks that lose their ground (C-11, C-12, R-38, R-60). */
import { describe, expect } from 'vitest';
import { coreScenario, exiledScenario, scenario } from '../../../support/board.ts';

describe('answers to answers', () => {
  scenario('C-12.3 X-11.2 three deep: the last word happens first', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 2, hand: ['Broadside', 'A=Veto'] },
      p2: { isk: 2, hand: ['B=Plating', 'C=Veto'], home: ['D=Ship(1/3)'] },
    });
    p1.play('Broadside', { target: 'D' });
    p1.pass();
    p2.play('B', { target: 'D' });
    p2.pass();
    p1.play('A', { target: 'B' });
    p1.pass();
    p2.play('C', { target: 'A' });
    expect(table.pile).toEqual(['Veto', 'Veto', 'Plating', 'Broadside']);
    table.passAll();
    expect([table.where('D'), table.shield('D'), table.damage('D')]).toEqual(['home p2', 5, 3]);
  });

  scenario(
    'C-12.5 what is countered twice is gone once; the second counter has no effect',
    ({ given, p1, p2, p3, table }) => {
      given({ p1: { isk: 2, hand: ['Grant'] }, p2: { isk: 1, hand: ['A=Veto'] }, p3: { isk: 1, hand: ['B=Veto'] } });
      p1.play('Grant');
      p1.pass();
      p2.play('A', { target: 'Grant' });
      p2.pass();
      p3.play('B', { target: 'Grant' });
      table.passAll();
      expect([p1.isk, table.where('Grant'), table.where('A'), table.where('B')]).toEqual([
        2,
        'scrapheap p1',
        'scrapheap p2',
        'scrapheap p3',
      ]);
      expect([table.count('countered'), table.count('noEffect')]).toEqual([1, 1]);
    },
  );

  scenario('C-12.4 R-77 a source that leaves takes nothing off the pile', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, home: ['Marksman'] }, p2: { isk: 1, hand: ['Broadside'], home: ['A=Ship(1/1)'] } });
    p1.use('Marksman', { target: 'A' });
    p1.pass();
    p2.play('Broadside', { target: 'Marksman' });
    table.passAll();
    expect([table.where('Marksman'), table.where('A')]).toEqual(['scrapheap p1', 'scrapheap p2']);
  });

  coreScenario('R-109 an ability is its card’s controller’s when it happens', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['Courier'] },
      p2: { isk: 1, hand: ['Annexation'] },
      outer: { Stain: {} },
    });
    p1.warp('Courier', 'Stain');
    expect(table.pile).toEqual(['pending']);
    p2.play('Annexation', { target: 'Courier' });
    table.passAll();
    expect([table.where('Courier'), p1.isk, p2.isk, table.count('noEffect')]).toEqual(['home p2', 0, 1, 0]);
  });

  scenario(
    'R-109 an ability of a card that is nobody’s is whose it was when it was put on the pile',
    ({ given, p1, p2, table }) => {
      given({
        p1: { isk: 1, hand: ['Spark'] },
        p2: { isk: 1, hand: ['B=Recall'] },
        outer: { Stain: { p1: ['A=Ship(1/1)', 'Heron'], locations: ['Grave'] } },
      });
      p1.play('Spark', { target: 'Heron' });
      table.passAll();
      expect(table.pile).toEqual(['pending']);
      p1.pass();
      p2.play('B', { target: 'A' });
      table.passAll();
      expect([table.control('Grave'), p1.isk]).toEqual([undefined, 1]);
    },
  );
});

describe('several players', () => {
  scenario(
    'R-115 who must choose for one effect does so in turn order, the active player first',
    ({ given, p1, p2, p3, p4, table }) => {
      given({
        p1: { hand: ['A=Paper', 'B=Paper'] },
        p2: { hand: ['C=Paper', 'D=Paper'] },
        p3: { isk: 1, hand: ['Purge'] },
        p4: { hand: ['E=Paper', 'F=Paper'] },
      });
      p1.pass();
      p2.pass();
      p3.play('Purge');
      table.passAll();
      p1.choose('A');
      p2.choose('C');
      p4.choose('E');
      expect([p1.hand, p2.hand, p3.isk, p4.hand]).toEqual([['B'], ['D'], 1, ['F']]);
    },
  );

  exiledScenario(
    'R-115 R-95 two pilots are lost at once: the active player decides first',
    ({ given, p1, p2, table }) => {
      given({
        active: 'p2',
        p1: { isk: 2 },
        p2: { isk: 2, home: [{ card: 'B=Ship(1/1)', pilot: 'D=Steward' }] },
        outer: { Stain: { p1: [{ card: 'A=Ship(2/2)', pilot: 'C=Steward' }] } },
      });
      p2.warp('B', 'Stain');
      p2.targets({ B: 'A' });
      p1.targets({ A: 'B' });
      table.until(() => table.pile.includes('damage'));
      table.passAll();
      expect([table.asked, table.ask.prompt.key]).toEqual(['p2', 'ask.clone']);
      // C-8.3: nobody has a ship there any more.
      expect(table.control('Stain')).toBeUndefined();
      p2.yes();
      p1.no();
      expect([table.where('D'), table.where('C')]).toEqual(['dock p2', 'scrapheap p1']);
    },
  );

  scenario('C-7.3 R-60 an upgrade on the pile is lost with its starbase', ({ given, p1, p2, table }) => {
    given({
      p1: { isk: 6 },
      p2: { isk: 2, hand: ['A=Siege Gun', 'B=Siege Gun'] },
      p3: {},
    });
    p1.upgrade();
    p1.pass();
    p2.play('A', { target: 'home p1' });
    p2.play('B', { target: 'home p1' });
    table.passAll();
    expect(table.state.out).toEqual([0]);
    expect([p1.upgraded, table.pile, table.winners]).toEqual([false, [], undefined]);
    expect([table.active, p2.isAsked]).toEqual(['p2', true]);
  });

  scenario(
    'R-60 C-11 a starbase falls in the withdraw step: its battle is over, the next one is fought',
    ({ given, p1, p2, p3, table }) => {
      given({
        p1: { home: ['A=Ship(1/9)', 'B=Ship(1/9)'] },
        p2: { home: ['C=Ship(1/9)'] },
        p3: { isk: 2, hand: ['D=Siege Gun', 'E=Siege Gun'] },
        outer: { Stain: { p3: ['F=Ship(1/9)'] } },
      });
      p1.warp('A', 'home p2');
      p1.warp('B', 'Stain');
      table.to('battle.begin');
      p1.pass();
      p2.pass();
      p3.play('D', { target: 'home p2' });
      p3.play('E', { target: 'home p2' });
      table.passAll();
      expect(table.state.out).toEqual([1]);
      p1.withdraw({ A: 'dock' });
      table.until(() => table.state.g.battle?.region === table.one('Stain'));
      expect([table.where('C'), table.isAttacking('B')]).toEqual(['gone', true]);
      expect(p2.isAsked).toBe(false);
    },
  );
});

describe('attacks', () => {
  scenario(
    'C-7.7 R-38 whoever has attacked does not warp again, though the attack is settled',
    ({ given, p1, table }) => {
      given({
        p1: { isk: 5, hand: ["Veteran's Premature Retirement"], home: ['A=Ship(1/1)'] },
        outer: { Stain: { p2: ['B=Ship(1/1)'] }, Heaven: {} },
      });
      p1.warp('A', 'Stain');
      p1.play("Veteran's Premature Retirement", { target: 'B' });
      table.passAll();
      expect([table.control('Stain'), table.isAttacking('A')]).toEqual(['p1', false]);
      p1.cannot('warp', 'A', { to: 'Heaven' });
      table.to('end');
      expect(table.count('battlePhase')).toBe(0);
    },
  );

  scenario(
    'R-38 C-8.3 the defenders of one of two attacked regions go: only the other is fought over',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)'] },
        p2: { isk: 1, hand: ['Recall'] },
        outer: { Stain: { p2: ['C=Ship(1/3)'] }, Heaven: { p2: ['D=Ship(1/3)'] } },
      });
      p1.warp('A', 'Stain');
      p1.warp('B', 'Heaven');
      p2.play('Recall', { target: 'C' });
      table.passAll();
      expect([table.control('Stain'), table.state.g.attacks.length]).toEqual(['p1', 1]);
      table.to('battle.begin');
      expect(table.state.g.battle?.region).toBe(table.one('Heaven'));
    },
  );

  exiledScenario(
    'R-34 R-35 of a fleet only those go that still may; one is enough for an attack',
    ({ given, p1, p2, table }) => {
      given({
        p1: { home: ['A=Ship(1/1)', 'B=Ship(1/1)'] },
        p2: { isk: 1, hand: ['Grounding'] },
        outer: { Stain: { p2: ['C=Ship(1/9)'] } },
      });
      p1.setOut(['A', 'B'], 'Stain');
      p1.pass();
      p2.play('Grounding', { target: 'A' });
      table.passAll();
      expect([table.where('A'), table.isAttacking('A')]).toEqual(['home p1', false]);
      expect([table.where('B'), table.isAttacking('B')]).toEqual(['Stain', true]);
      p1.cannot('warp', 'A', { to: 'Stain' });
    },
  );

  coreScenario('R-37 R-35 ships that join late are in the same battle', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(2/3)', 'B=Ship(2/3)'] }, outer: { Stain: { p2: ['C=Ship(1/4)'] } } });
    p1.warp('A', 'Stain');
    p1.warp('B', 'Stain');
    p1.targets({ A: 'C', B: 'C' });
    table.dealDamage();
    expect([table.where('C'), table.control('Stain')]).toEqual(['scrapheap p2', 'p1']);
    expect(table.count('battlePhase')).toBe(1);
  });

  scenario('R-51 X-10.3 of divided fire only the part is lost whose ship has gone', ({ given, p1, p2, table }) => {
    given({
      p1: { home: ['Twin Gun'] },
      p2: { isk: 1, hand: ['Recall'] },
      outer: { Stain: { p2: ['A=Ship(1/3)', 'B=Ship(1/2)'] } },
    });
    p1.warp('Twin Gun', 'Stain');
    p1.targets({ 'Twin Gun': { A: 3, B: 2 } });
    table.until(() => table.pile.includes('damage'));
    p2.play('Recall', { target: 'A' });
    table.passAll();
    expect([table.where('A'), table.where('B')]).toEqual(['home p2', 'scrapheap p2']);
    expect(table.damage('A')).toBe(0);
  });
});

describe('commands', () => {
  scenario('R-23 R-24 haul without anything mined and trade without a market bring nothing', ({ given, p1 }) => {
    given({
      p1: { home: [{ card: 'Hauler', on: 'haul' }, { card: 'Trader', on: 'trade' }, 'Bare Moon'] },
    });
    expect(p1.income).toBe(2);
  });

  scenario('R-23 what is mined elsewhere is not hauled', ({ given, p1 }) => {
    given({
      p1: { home: [{ card: 'Hauler', on: 'haul' }] },
      outer: { Stain: { p1: [{ card: 'Small Miner', on: 'mining', mine: 'Rich Rock' }], locations: ['Rich Rock'] } },
    });
    expect(p1.income).toBe(4);
  });

  scenario(
    'R-25 patrol counts for defenders alone, and not once the ship’s region is at peace',
    ({ given, p1, table }) => {
      given({
        p1: { home: ['A=Ship(1/9)'] },
        p2: { home: [{ card: 'Patroller', on: 'patrol' }] },
      });
      expect(table.attack('Patroller')).toBe(1);
      p1.warp('A', 'home p2');
      expect(table.attack('Patroller')).toBe(3);
      table.to('end');
      expect([table.attack('Patroller'), table.command('Patroller')]).toEqual([1, 'patrol 2']);
    },
  );

  scenario('R-21 an ambush that has killed its target leaves the attack to be settled', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(1/1)'] }, outer: { Stain: { p2: [{ card: 'Kestrel', on: 'ambush' }] } } });
    p1.warp('A', 'Stain');
    table.until(() => table.pile.includes('pending'));
    table.passAll();
    expect(table.where('A')).toBe('scrapheap p1');
    table.to('end');
    expect([table.count('battlePhase'), table.control('Stain'), p2.isAsked]).toEqual([1, 'p2', false]);
  });
});
