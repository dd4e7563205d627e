/** Commands, answers to them, and when they may be played (S-5, S-R-22 to S-R-24); the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, fight, table, test } from './table.ts';

const sabotage = { 'target enemy project': 'Line Cruiser' };
const patch = 'target own unit or base';
const hurt = { card: 'Line Cruiser', damage: 4 };

describe('when commands are played', () => {
  test('35: in one’s Acquisition Phase; an Instant also in the Combat Phase', () => {
    const you = { cp: 3, hand: ['Sudden Broadside', 'Field Patch'], units: [hurt] };
    const foe = { units: ['Foundry Ring'] };
    expect(table({ you, foe }).may(0)).toEqual(expect.arrayContaining(['play Sudden Broadside', 'play Field Patch']));
    const combat = fight(you, foe);
    expect(combat.may(0)).not.toContain('play Sudden Broadside');
    combat.you('play Field Patch', { [patch]: 'Line Cruiser' }).settle();
    expect([combat.hull('Line Cruiser'), combat.cp(0)]).toEqual([7, 2]);
  });

  test('35: an Instant in an opponent’s turn too, with command points that are left; nothing else', () => {
    const foe = { cp: 1, hand: ['Field Patch', 'Launch Clearance', 'Autofactory'], units: [hurt] };
    const game = table({ you: {}, foe });
    expect([game.ask(1).stop, game.may(1)]).toEqual(['acquisition', ['play Field Patch', 'pass']]);
    game.foe('play Field Patch', { [patch]: 'Line Cruiser' });
    expect([game.cp(1), game.hull('Line Cruiser'), game.scrapyard(1)]).toEqual([0, 7, ['Field Patch']]);
  });

  test('without command points there is no answer, and nobody is asked', () => {
    const game = table({ foe: { hand: ['Field Patch'], units: [hurt] } });
    expect(game.asks().map(({ seat }) => seat)).toEqual([0]);
  });

  test('whoever has command points is asked, whatever they hold', () => {
    const game = table({ foe: { cp: 1, hand: ['Autofactory'] } });
    expect([game.ask(1).stop, game.may(1), game.ask(1).secret]).toEqual(['acquisition', ['pass'], true]);
  });

  test('there are chances in the beginning, before Acquisition, before Combat, before Repair, and at the end', () => {
    const game = table({ phase: 'beginning', you: { units: ['Line Cruiser'] }, foe: { cp: 1 } });
    const stops: string[] = [];
    for (let i = 0; i < 20 && game.state.g.turn === 7; i++) {
      const [next] = game.asks();
      if (next === undefined) break;
      if (next.seat === 1) stops.push(next.stop);
      game.late(next.seat);
    }
    expect(stops).toEqual(['beginning', 'acquisition', 'combat', 'repair', 'end']);
  });

  test('whose turn it is has such chances in the beginning and before Repair, where they could do nothing else', () => {
    const units = [{ card: 'Line Cruiser', damage: 5 }];
    const you = { cp: 2, hand: ['Field Patch', 'Field Patch'], units };
    const game = table({ phase: 'beginning', you });
    expect(game.may(0)).toEqual(['play Field Patch', 'play Field Patch', 'pass']);
    game
      .you('play Field Patch', { [patch]: 'Line Cruiser' })
      .settle()
      .until('acquisition');
    expect([game.hull('Line Cruiser'), game.cp(0)]).toEqual([6, 3]);
    game.you('end');
    expect([game.state.g.phase, game.may(0)]).toEqual(['repair', ['play Field Patch', 'pass']]);
    game.you('play Field Patch', { [patch]: 'Line Cruiser' }).settle();
    expect(game.hull('Line Cruiser')).toBe(8);
  });

  test('command points of one’s own last reset are kept through the turns of others', () => {
    const game = table({ phase: 'allocation', foe: { units: ['Line Cruiser'] } });
    expect(game.until('acquisition', 1).cp(0)).toBe(3);
  });

  test('a command is paid for, does what it says and goes to the scrapyard', () => {
    const you = { cp: 3, hand: ['Rush Order'], queue: ['Line Cruiser'] };
    const game = table({ you }).you('play Rush Order', { 'target own project': 'Line Cruiser' }).settle();
    expect([game.cp(0), game.queue(0), game.scrapyard(0)]).toEqual([1, ['Line Cruiser 3/6'], ['Rush Order']]);
    expect(table({ you: { ...you, cp: 1 } }).may(0)).not.toContain('play Rush Order');
  });

  test('a command without a target is not played', () => {
    const game = table({ you: { cp: 3, hand: ['Rush Order', 'Yard Sabotage', 'Launch Clearance', 'Field Patch'] } });
    expect(game.may(0)).toEqual(['end']);
  });
});

describe('prices', () => {
  test('37: Ring Fixer at the post makes commands cheaper, down to 1', () => {
    const foe = (crew: readonly string[]) => ({
      cp: 3,
      hand: ['Scatter', 'Decoy Signal'],
      units: [{ card: 'Trade Haven', crew }, 'Gnat Flight'],
    });
    const left = (crew: readonly string[], card: string, how: string) =>
      fight({ units: ['Line Cruiser'] }, foe(crew))
        .foe('pass')
        .you('attack Line Cruiser', { target: 'Gnat Flight' })
        .foe('defend', { [`play ${card}`]: how })
        .cp(1);
    expect(left([], 'Scatter', 'Gnat Flight')).toBe(1);
    expect(left(['Ring Fixer'], 'Scatter', 'Gnat Flight')).toBe(2);
    expect(left(['Ring Fixer'], 'Decoy Signal', 'Gnat Flight to Trade Haven')).toBe(2);
  });

  test('37: not while Ring Fixer waits', () => {
    const you = { cp: 9, hand: ['Rush Order'], queue: ['Line Cruiser'] };
    expect(table({ you: { ...you, waiting: ['Ring Fixer'] } }).price(0, 'play Rush Order')).toBe(2);
    const units = [{ card: 'Trade Haven', crew: ['Ring Fixer'] }];
    expect(table({ you: { ...you, units } }).price(0, 'play Rush Order')).toBe(1);
  });
});

describe('answers', () => {
  const foe = { queue: [{ card: 'Line Cruiser', progress: 5 }] };

  test('Hard Stop cancels a command; what was paid for it is lost', () => {
    const game = table({ you: { cp: 2, hand: ['Yard Sabotage'] }, foe: { ...foe, cp: 2, hand: ['Hard Stop'] } });
    game.foe('pass').you('play Yard Sabotage', sabotage);
    expect([game.ask(1).stop, game.queue(1)]).toEqual(['command', ['Line Cruiser 5/6']]);
    game.foe('play Hard Stop', { cancelled: 'Yard Sabotage' });
    expect([game.queue(1), game.cp(0), game.scrapyard(0)]).toEqual([['Line Cruiser 5/6'], 0, ['Yard Sabotage']]);
    expect(game.told('cancelled')).toMatchObject([{ def: 'yard-sabotage', by: 1 }]);
  });

  test('what was played last happens first: an answer may itself be cancelled', () => {
    const you = { cp: 4, hand: ['Yard Sabotage', 'Hard Stop'] };
    const game = table({ you, foe: { ...foe, cp: 2, hand: ['Hard Stop'] } });
    game.foe('pass').you('play Yard Sabotage', sabotage).foe('play Hard Stop', { cancelled: 'Yard Sabotage' });
    game.you('play Hard Stop', { cancelled: 'Hard Stop' });
    expect([game.queue(1), game.cp(0), game.cp(1)]).toEqual([['Line Cruiser 1/6'], 0, 0]);
    expect([game.scrapyard(0).sort(), game.scrapyard(1)]).toEqual([['Hard Stop', 'Yard Sabotage'], ['Hard Stop']]);
  });

  test('when an answer has happened, all have their chances anew', () => {
    const you = { cp: 3, hand: ['Yard Sabotage'], units: ['Line Cruiser'] };
    const game = table({ you, foe: { ...foe, cp: 3, hand: ['Field Patch', 'Hard Stop'], units: [hurt] } });
    game
      .foe('pass')
      .you('play Yard Sabotage', sabotage)
      .foe('play Field Patch', { [patch]: 'Line Cruiser' });
    expect([game.ask(0).stop, game.hull('Line Cruiser@1')]).toEqual(['command', 4]);
    game.you('pass').foe('pass');
    expect([game.hull('Line Cruiser@1'), game.ask(1).stop]).toEqual([7, 'command']);
    game.foe('play Hard Stop', { cancelled: 'Yard Sabotage' }).settle();
    expect(game.queue(1)).toEqual(['Line Cruiser 5/6']);
  });

  test('opponents are asked clockwise, then the player of the command', () => {
    const hand = ['Hard Stop'];
    const game = table({
      you: { cp: 3, hand: ['Yard Sabotage', 'Hard Stop'] },
      foe: { ...foe, cp: 2, hand },
      others: [{ cp: 2, hand }],
    });
    game.foe('pass').does(2, 'pass').you('play Yard Sabotage', sabotage);
    const asked: number[] = [];
    while (game.state.pile.length > 0) {
      const [next] = game.asks();
      asked.push(next?.seat ?? -1);
      game.late(next?.seat ?? -1);
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(game.queue(1)).toEqual(['Line Cruiser 1/6']);
  });

  test('an attack by a command is cancelled as well', () => {
    const game = table({
      you: { cp: 2, hand: ['Sudden Broadside'] },
      foe: { cp: 2, hand: ['Hard Stop'], units: ['Foundry Ring'] },
    });
    game.foe('pass').you('play Sudden Broadside', { struck: 'Foundry Ring' });
    game.foe('defend', { 'play Hard Stop': 'Sudden Broadside' }).settle();
    expect([game.hull('Foundry Ring'), game.state.g.attack, game.scrapyard(0)]).toEqual([
      6,
      undefined,
      ['Sudden Broadside'],
    ]);
  });
});
