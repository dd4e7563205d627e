/** Winning, losing, and more than two players (C-14, R-60 to R-66). */
import { describe, expect, test } from 'vitest';
import { scenario, world } from '../../../support/board.ts';

describe('more than two players', () => {
  scenario(
    'S-92 the initiative goes round clockwise, until three have passed in a row',
    ({ given, p1, p2, p3, table }) => {
      given({ active: 'p2', p2: { isk: 1, hand: ['Decree'] }, p3: { isk: 1, hand: ['Decree'] } });
      p2.play('Decree');
      const order: (string | undefined)[] = [];
      const pass = () => {
        order.push(table.asked);
        table.pass();
      };
      pass();
      p3.play('Decree');
      expect(table.asked).toBe('p3');
      pass();
      pass();
      expect(table.pile).toHaveLength(2);
      pass();
      expect(order).toEqual(['p2', 'p3', 'p1', 'p2']);
      expect(table.pile).toHaveLength(0);
      expect([p1.isk, p2.isk, p3.isk]).toEqual([0, 1, 1]);
    },
  );

  scenario('R-66 anybody may attack anybody, and several in one turn', ({ given, p1, table }) => {
    given({
      seats: 4,
      p1: { home: ['A=Ship(1/3)', 'B=Ship(1/3)', 'C=Ship(1/3)'] },
    });
    expect(p1.destinations('A')).toEqual(['home p2', 'home p3', 'home p4']);
    p1.warp('A', 'home p2');
    p1.warp('B', 'home p3');
    p1.warp('C', 'home p4');
    table.to('end');
    expect(table.count('battlePhase')).toBe(3);
  });

  scenario('C-11.3 a third player’s ships have no part in a battle', ({ given, p1, table }) => {
    given({
      seats: 3,
      p1: { home: ['A=Ship(1/3)'] },
      p3: { home: ['D=Ship(1/3)'] },
      outer: { Stain: { p2: ['B=Ship(1/3)'] }, Heaven: { p3: ['C=Ship(1/3)'] } },
    });
    p1.warp('A', 'Stain');
    expect(p1.withdrawals('A')).toEqual(['stay', 'dock', 'home p1']);
    expect(p1.battleTargets('A')).toEqual(['B', 'none']);
    table.until((ask) => ask.seat === 1 && ask.prompt.key === 'ask.battleTargets');
    table.fightOut();
  });

  scenario(
    'S-68 with two players the fall of a starbase ends the game; the other attack is not fought',
    ({ given, p1, table }) => {
      given({
        p1: { home: ['A=Ship(7/3)', 'B=Ship(1/3)'] },
        outer: { Stain: { p2: ['Ship(1/9)'] } },
      });
      p1.warp('B', 'Stain');
      p1.warp('A', 'home p2');
      table.fightOut();
      expect(table.winners).toEqual(['p1']);
      expect(table.count('battlePhase')).toBe(1);
      expect(table.state.open).toBeUndefined();
    },
  );

  scenario(
    'S-68 R-60 with three players the game goes on without the one who is out',
    ({ given, p1, p2, p3, table }) => {
      given({
        p1: { home: ['A=Ship(9/3)', 'B=Ship(1/3)', 'C=Ship(1/3)'] },
        p2: {
          hand: ['Paper'],
          scrapheap: ['Kestrel'],
          regions: ['Heaven'],
          dock: ['Omen'],
          home: ['Wall', 'H=Veldspar'],
          news: ['Golden Age'],
        },
        p3: {},
        outer: {
          Stain: { own: 'p2', p2: ['D=Ship(1/9)'], locations: ['L=Veldspar'] },
          Metropolis: { p3: ['E=Ship(1/9)'] },
        },
      });
      p1.warp('B', 'Stain');
      p1.warp('C', 'Metropolis');
      p1.warp('A', 'home p2');
      table.fightOut();
      expect(table.winners).toBeUndefined();
      expect(table.state.out).toEqual([1]);
      expect([p2.hand, p2.scrapheap, p2.market]).toEqual([[], [], 0]);
      for (const gone of ['Omen', 'Wall', 'H', 'Golden Age', 'D', 'home p2']) expect(table.where(gone)).toBe('gone');
      // Their outer region and the location in it stay; the attackers there hold it now.
      expect([table.where('Stain'), table.where('L')]).toEqual(['play', 'Stain']);
      expect([table.control('Stain'), table.control('L')]).toEqual(['p1', 'p1']);
      // The ship that attacked their home had to withdraw.
      expect(table.where('A')).toBe('dock p1');
      table.to('battle.begin');
      expect(table.state.g.battle?.region).toBe(table.one('Metropolis'));
      table.toTurn();
      expect(table.active).toBe('p3');
      expect(p3.isk).toBe(0);
      p2.isNotAsked();
    },
  );

  scenario('R-60 things of theirs that wait on the pile are removed', ({ given, p1, p2, p3, table }) => {
    given({
      p1: { isk: 1, hand: ['Exchange'] },
      p2: { isk: 2, market: 0, hand: ['Decree', 'Grant'] },
      p3: {},
    });
    // Below on the pile: p2's news; above it the draw that p2 cannot make.
    p1.pass();
    p2.play('Decree');
    p2.pass();
    p3.pass();
    p1.play('Exchange', { target: 'p2' });
    table.passAll();
    expect(table.state.out).toEqual([1]);
    expect(table.pile).toEqual([]);
    expect(table.count('countered', ({ seat }) => seat === 1)).toBe(1);
    expect(table.winners).toBeUndefined();
  });

  scenario('R-60 the active player is out: their turn ends and the next one begins', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, hand: ['Prospectus'], market: 1 }, p2: {}, p3: {} });
    p1.play('Prospectus');
    table.passAll();
    expect(table.state.out).toEqual([0]);
    expect(table.active).toBe('p2');
    expect(p2.isAsked).toBe(true);
    expect(table.ask.prompt.key).toBe('ask.income');
  });

  scenario('R-60 who is out is passed over in all rounds of turns', ({ given, table }) => {
    given({ p1: { market: 20 }, p2: { market: 0 }, p3: { market: 20 } });
    table.toTurn('p2');
    const turns: string[] = [];
    for (let n = 0; n < 3; n++) {
      table.toTurn();
      turns.push(table.active);
    }
    expect(turns).toEqual(['p3', 'p1', 'p3']);
  });

  scenario('C-14.4 the last one left wins', ({ given, p1, table }) => {
    given({ p1: { home: ['A=Ship(7/3)', 'B=Ship(7/3)'] }, p2: {}, p3: {} });
    p1.warp('A', 'home p2');
    p1.warp('B', 'home p3');
    table.fightOut();
    expect(table.state.out).toHaveLength(1);
    table.fightOut();
    expect(table.winners).toEqual(['p1']);
  });
});

describe('losing and winning', () => {
  scenario(
    'S-95 R-62 draw two with one card left: that one is drawn, then the game is lost',
    ({ given, p1, table }) => {
      given({ p1: { isk: 1, hand: ['Prospectus'], market: 1 } });
      p1.play('Prospectus');
      table.passAll();
      expect(table.winners).toEqual(['p2']);
      expect(p1.hand).toEqual(['Paper']);
      expect(table.state.result?.how).toBe('market');
    },
  );

  scenario(
    'R-62 it is looked at when the thing on the pile has resolved: what lies below does not help',
    ({ given, p1, p2, table }) => {
      given({ p1: { isk: 1, hand: ['Triumph'], market: 0 }, p2: { isk: 1, hand: ['Exchange'] } });
      p1.play('Triumph');
      p2.play('Exchange', { target: 'p1' });
      table.passAll();
      expect(table.winners).toEqual(['p2']);
    },
  );

  scenario('R-63 C-14.3 an alternative victory: all others lose', ({ given, p1, table }) => {
    given({ p1: { isk: 1, hand: ['Triumph'] }, p2: {}, p3: {} });
    p1.play('Triumph');
    table.passAll();
    expect(table.winners).toEqual(['p1']);
    expect(table.state.result?.how).toBe('alternative');
  });

  scenario('R-61 all starbases fall at once: a draw', ({ given, p1, table }) => {
    given({
      p1: { isk: 1, hand: ['Last Stand'] },
    });
    p1.play('Last Stand');
    table.passAll();
    expect(table.winners).toEqual([]);
    expect(table.state.result?.places).toEqual([1, 1]);
    expect(table.state.result).toBeDefined();
  });

  scenario('R-53 C-14.2 a starbase that is destroyed by news loses the game', ({ given, p1, table }) => {
    given({ p1: { isk: 2, hand: ['A=Siege Gun', 'B=Siege Gun'] } });
    p1.play('A', { target: 'home p2' });
    p1.play('B', { target: 'home p2' });
    table.passAll();
    expect(table.winners).toEqual(['p1']);
    expect(table.state.result?.how).toBe('starbase');
  });

  scenario('nothing can be sent when the game is over', ({ given, p1, p2, table }) => {
    given({ p1: { isk: 1, hand: ['Triumph'] } });
    p1.play('Triumph');
    table.passAll();
    expect(table.refusal({ seat: 0, ask: 1, answer: { pick: ['pass'] } })).toBe('over');
    p2.isNotAsked();
  });

  scenario('giving up ends a game of two at once', ({ given, table }) => {
    given({});
    table.concede('p1');
    expect(table.winners).toEqual(['p2']);
    expect(table.state.result?.how).toBe('concede');
  });

  scenario('giving up among three: the others play on', ({ given, table }) => {
    given({ p1: {}, p2: {}, p3: {} });
    table.concede('p1');
    table.until(() => table.state.out.length > 0);
    expect(table.state.out).toEqual([0]);
    expect(table.winners).toBeUndefined();
    expect(table.active).not.toBe('p1');
  });
});

test('C-1.1 two to four players', () => {
  const { game } = world('fixtures');
  expect([game.minSeats, game.maxSeats]).toEqual([2, 4]);
});
