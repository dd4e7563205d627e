/** Players who are out while others play on: what becomes of the pile, the battle, the cards, and whose move it is. */
import { describe, expect } from 'vitest';
import { scenario } from '../../../support/board.ts';

describe('the pile of a turn whose player is out', () => {
  scenario(
    'R-60 what others have put there still happens; then the next turn begins',
    ({ given, p1, p2, p3, table }) => {
      given({ p1: { isk: 1, hand: ['Decree'] }, p2: { isk: 1, hand: ['Decree'] }, p3: {} });
      p1.play('Decree');
      p1.pass();
      p2.play('Decree');
      table.concede('p1');
      p2.pass();
      // Their own news has left the pile, the other one waits for the third player.
      expect(table.state.out).toEqual([0]);
      expect(table.pile).toHaveLength(1);
      p1.isNotAsked();
      p3.pass();
      p2.pass();
      expect(p2.isk).toBe(1);
      expect(table.pile).toEqual([]);
      expect([table.active, table.ask.prompt.key]).toEqual(['p2', 'ask.income']);
    },
  );

  scenario('R-60 an outer region that they were playing leaves the game with them', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 9, regions: ['Heaven'] }, p2: { isk: 1, hand: ['Decree'] }, p3: {} });
    p1.open('Heaven');
    p1.pass();
    p2.play('Decree');
    table.concede('p1');
    p2.pass();
    expect(table.where('Heaven')).toBe('gone');
  });

  scenario('R-60 X-11.3 a news that aims at what has left does nothing', ({ given, p2, p3, table }) => {
    given({
      p1: {},
      p2: { home: ['A=Ship(1/9)'] },
      p3: { isk: 5, hand: ["Veteran's Premature Retirement"] },
    });
    p3.play("Veteran's Premature Retirement", { target: 'A' });
    table.concede('p2');
    table.passAll();
    expect(table.state.out).toEqual([1]);
    expect([table.where('A'), table.count('noEffect')]).toEqual(['gone', 1]);
    p2.isNotAsked();
  });
});

describe('the battle for the home of who is out', () => {
  scenario('R-60 C-11.6 is over at once, and shields recharge', ({ given, p1, p3, table }) => {
    given({
      p1: { home: ['A=Ship(7/3)', 'B=Ship(2/3)'] },
      p2: {},
      p3: { isk: 1, hand: ['Spark'] },
      outer: { Stain: { p3: ['C=Ship(1/3)'] } },
    });
    p1.warp('A', 'home p2');
    p1.warp('B', 'Stain');
    table.to('battle.begin');
    p3.play('Spark', { target: 'A' });
    table.passAll();
    expect(table.damage('A')).toBe(1);
    table.until((ask) => ask.prompt.key === 'ask.mustWithdraw');
    p1.withdraw({ A: 'home p1' });
    // Nobody is asked anything more in that battle: the next one begins.
    expect(table.state.g.battle?.region).toBe(table.one('Stain'));
    expect(table.step).toBe('battle.begin');
    expect([table.where('A'), table.damage('A')]).toEqual(['home p1', 0]);
  });

  scenario('R-60 the attacker gives up: their ships are gone, the defender stays', ({ given, p1, p2, table }) => {
    given({ p1: { home: ['A=Ship(7/3)'] }, p2: { home: ['B=Ship(1/3)'] }, p3: {} });
    p1.warp('A', 'home p2');
    table.to('battle.begin');
    table.concede('p1');
    expect([table.where('A'), table.where('B')]).toEqual(['gone', 'home p2']);
    expect(table.state.g.attacks).toEqual([]);
    expect(table.active).toBe('p2');
    p2.collect();
  });

  scenario('R-60 a defender gives up while they are asked for targets', ({ given, p1, p2, p3, table }) => {
    given({
      p1: { home: ['A=Ship(1/3)'] },
      p2: {},
      p3: {},
      outer: { Stain: { p2: ['B=Ship(9/3)'] } },
    });
    p1.warp('A', 'Stain');
    table.until((ask) => ask.prompt.key === 'ask.battleTargets');
    p1.holdFire();
    expect(table.asked).toBe('p2');
    table.concede('p2');
    p2.isNotAsked();
    table.to('end');
    expect([table.where('A'), table.where('B')]).toEqual(['Stain', 'gone']);
    expect(table.control('Stain')).toBe('p1');
    p3.isNotAsked();
  });
});

describe('cards of who is out', () => {
  scenario('R-60 C-8.8 a location of theirs that is destroyed later leaves the game, too', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Demolition'], home: ['Ship(1/1)'] },
      p2: {},
      p3: {},
      outer: { Stain: { own: 'p2', locations: [{ card: 'L=Veldspar', own: 'p2' }] } },
    });
    table.concede('p2');
    expect(table.where('L')).toBe('Stain');
    p1.play('Demolition', { target: 'L' });
    table.passAll();
    expect(table.where('L')).toBe('gone');
  });

  scenario('R-10 R-60 their hand stays their secret, and they see no more than anybody', ({ given, p1, p2, table }) => {
    given({ p1: { hand: ['Decree'] }, p2: { hand: ['Grant'] }, p3: {} });
    table.concede('p2');
    p1.pass();
    expect(p2.hand).toEqual([]);
    const { game } = table.world;
    const own = game.view(table.state, 1);
    const anybody = game.view(table.state, undefined);
    expect(own.asks).toEqual([]);
    expect(JSON.stringify(own.board)).not.toContain('grant');
    expect(JSON.stringify(anybody.board)).not.toContain('grant');
    expect(JSON.stringify(own.board)).not.toContain('decree');
  });
});

describe('several at once', () => {
  scenario('R-61 C-14.4 four: all but one give up, the last has won at once', ({ given, p1, table }) => {
    given({ seats: 4 });
    table.concede('p2');
    table.concede('p4');
    expect(table.winners).toBeUndefined();
    table.concede('p1');
    expect(table.winners).toEqual(['p3']);
    expect(table.state.result?.places).toEqual([2, 2, 1, 2]);
    expect(table.state.out).toHaveLength(3);
    p1.isNotAsked();
  });

  scenario('giving up twice, or for nobody, is refused', ({ given, table }) => {
    given({ seats: 4, active: 'p1' });
    const { game } = table.world;
    table.concede('p2');
    for (const seat of [1, 4, -1, 0.5, Number.NaN])
      expect(game.concede(table.state, seat)).toEqual({ refused: 'foreign' });
  });

  scenario('R-60 two fall one after the other on one pile, a third by an empty market', ({ given, p1, p2, table }) => {
    given({
      seats: 4,
      p1: { isk: 4, hand: ['A=Siege Gun', 'B=Siege Gun', 'C=Siege Gun', 'D=Siege Gun'] },
      p2: { market: 0 },
    });
    p1.play('A', { target: 'home p3' });
    p1.play('B', { target: 'home p3' });
    p1.play('C', { target: 'home p4' });
    p1.play('D', { target: 'home p4' });
    table.passAll();
    expect(table.state.out).toEqual([3, 2]);
    expect(table.winners).toBeUndefined();
    table.toTurn('p2');
    p2.collect();
    for (let n = 0; n < 20 && table.winners === undefined; n++) table.pass();
    expect(table.winners).toEqual(['p1']);
    expect(table.state.result?.how).toBe('market');
  });

  scenario('C-4.1 the turn goes past all who are out', ({ given, p1, table }) => {
    given({ seats: 4, p1: { isk: 2, hand: ['A=Siege Gun', 'B=Siege Gun'] } });
    p1.play('A', { target: 'home p3' });
    p1.play('B', { target: 'home p3' });
    table.passAll();
    const turns: string[] = [];
    for (let n = 0; n < 4; n++) {
      table.toTurn();
      turns.push(table.active);
    }
    expect(turns).toEqual(['p2', 'p4', 'p1', 'p2']);
  });
});
