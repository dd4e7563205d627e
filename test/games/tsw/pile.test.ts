/** Playing cards (T-6) and the pile: who may answer, what resolves, counters; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from './table.ts';

const [YOU, FOE] = [0, 1];
const upTo2 = 'target enemy card being played with cost 2 or less';
const upTo1 = 'target enemy card being played with cost 1 or less';

describe('playing', () => {
  test('a card is paid for when it is played, and enters play when nobody answers', () => {
    const game = table({ you: { hand: ['Battlestar'] } });
    game.you('play Battlestar');
    expect([game.actions(), game.plays(YOU)]).toEqual([0, []]);
    game.settle();
    expect([game.plays(YOU), game.card('Battlestar')]).toMatchObject([['Battlestar'], { at: YOU, entered: 7 }]);
    expect(game.ask(YOU).role).toBe('action');
  });

  test('a card with a cost needs the own action phase and enough actions', () => {
    const game = table({
      you: { hand: ['Battlestar', 'The Shade', 'Sabotage'] },
      foe: { hand: ['Drone', 'Sabotage'] },
    });
    expect(game.yours().filter((one) => one.startsWith('play'))).toEqual(['play Battlestar', 'play Sabotage']);
    game.you('play Battlestar');
    expect(game.theirs()).toEqual(['play Sabotage']);
    game.settle().you('pass');
    expect(game.theirs()).toEqual(['play Sabotage']);
    game.foe('pass');
    expect(game.yours()).toEqual(['play Sabotage']);
  });

  test('somebody is called for what is played only if they can aim at it, at its source or at its target', () => {
    const called = (hand: readonly string[]) =>
      table({ you: { hand: ['Drone'] }, foe: { hand } })
        .you('play Drone')
        .ask(FOE);
    expect(called(['Sabotage', 'Discovery'])).toMatchObject({ stop: 'pile' });
    expect(called(['Sabotage', 'Discovery']).moment).toBeUndefined();
    expect(called(['Luck'])).toMatchObject({ stop: 'pile', moment: 'pile.answer', alert: false });
    const attacked = (hand: readonly string[]) =>
      table({ you: { play: ['Hunter'] }, foe: { hand, play: [{ card: 'Titan', away: true }] }, phase: 'attack' })
        .you('attack Hunter', { target: 'Titan' })
        .ask(FOE);
    expect(attacked(['Discovery']).moment).toBeUndefined();
    expect(attacked(['Ambush'])).toMatchObject({ moment: 'pile.answer', alert: true });
    expect(attacked(['Target Missed'])).toMatchObject({ moment: 'pile.answer', alert: true });
  });

  test('X is chosen and paid on playing, in the own action phase alone, even X = 0', () => {
    const game = table({ you: { hand: ['Release of Energy', 'Fatal Error', 'Sabotage'], station: { action: 2 } } });
    expect(game.yours()).toContain('play Release of Energy');
    game.you('play Release of Energy', { x: 3 });
    expect(game.actions()).toBe(1);
    game.settle().you(0).you('pass').foe('pass');
    expect(game.yours()).toEqual(['play Sabotage']);
  });

  test('an answer opens a window of its own: what was added last resolves first', () => {
    const game = table({ you: { hand: ['Battlestar', 'Discovery'] }, foe: { hand: ['Sabotage'] } });
    game.you('play Battlestar').foe('play Sabotage').you('play Discovery', { mode: 'mode 0' });
    expect(game.ask(FOE).stop).toBe('pile');
    game.foe('pass').you('pass');
    expect([game.heap(YOU), game.heap(FOE), game.plays(YOU)]).toEqual([['Discovery'], [], []]);
    game.settle().foe(['Titan']).settle();
    expect([game.heap(FOE), game.plays(YOU)]).toEqual([['Sabotage'], ['Battlestar']]);
  });
});

describe('counters', () => {
  test('62: a counter sends the card to its owner’s discard pile; what was paid is lost', () => {
    const game = table({ you: { hand: ['Drone', 'Drone'] }, foe: { hand: ['Luck', 'Luck'] } });
    game
      .you('play Drone')
      .foe('play Luck', { [upTo2]: 'Drone' })
      .settle()
      .you(['no']);
    expect([game.heap(YOU), game.heap(FOE), game.actions(), game.plays(YOU)]).toEqual([['Drone'], ['Luck'], 1, []]);
    game
      .you('play Drone')
      .foe('play Luck', { [upTo2]: 'Drone' })
      .settle()
      .you(['no']);
    expect([game.heap(YOU), game.actions()]).toEqual([['Drone', 'Drone'], 0]);
  });

  test('a counter is played on a card that is being played, of a printed cost that it reaches', () => {
    const game = table({
      you: { hand: ['Luck', 'Hunter', 'Battlestar'], station: { action: 3 } },
      foe: { hand: ['Luck', 'Fate', 'Cancel'] },
    });
    expect(game.yours()).not.toContain('play Luck');
    game.you('play Hunter');
    expect(game.theirs()).toEqual(['play Cancel']);
    game.settle().you('play Battlestar');
    expect(game.theirs()).toEqual(['play Luck', 'play Cancel']);
  });

  test('a counter may itself be countered, and then does nothing', () => {
    const game = table({ you: { hand: ['Battlestar', 'Luck'] }, foe: { hand: ['Luck'] } });
    game
      .you('play Battlestar')
      .foe('play Luck', { [upTo2]: 'Battlestar' })
      .you('play Luck', { [upTo2]: 'Luck' });
    game.settle().foe(['no']).settle();
    expect([game.plays(YOU), game.heap(YOU), game.heap(FOE)]).toEqual([['Battlestar'], ['Luck'], ['Luck']]);
  });

  test('67: a card with X costs what was paid for it', () => {
    const answers = (target: string) => {
      const game = table({
        you: { hand: ['Fatal Error'], station: { action: 2 } },
        foe: { hand: ['Luck'], play: ['Hunter', 'Drone'] },
      });
      return game.you('play Fatal Error', { 'target card': target });
    };
    expect(answers('Hunter').theirs()).toEqual([]);
    const game = answers('Drone');
    game
      .foe('play Luck', { [upTo2]: 'Fatal Error' })
      .settle()
      .you(['no']);
    expect([game.heap(YOU), game.actions()]).toEqual([['Fatal Error'], 2]);
  });

  test('W48: a counter that is drawn after a card was played cannot counter that card, but the next', () => {
    const held = table({
      you: { hand: ['Drone', 'Drone'] },
      foe: { play: ['Satellite'], hand: ['Sabotage'], deck: ['Luck', 'Fate'] },
    });
    held.you('play Drone').foe('use Satellite').you('pass').foe('pass').you('pass');
    expect([held.hand(FOE), held.theirs()]).toEqual([['Sabotage', 'Luck', 'Fate'], ['play Sabotage']]);
    held.settle().you(['no']).you('play Drone');
    expect(held.theirs()).toEqual(['play Sabotage', 'play Luck', 'play Fate']);
  });

  test('W48: nor can one that was flipped since; a card that stops attacks may be drawn in answer to one', () => {
    const given = { flipped: { draw: ['Drone'] }, station: { draw: ['Fate'], action: 0, discard: 0 } };
    const game = table({ you: { hand: ['Drone'] }, foe: { ...given, commander: 'Dr. Stein', life: 9 } });
    game.you('play Drone').foe('use Dr. Stein').you('pass').foe('pass').foe([]).you('pass');
    expect(game.flipped(FOE)).toBe(2);
    expect(game.theirs().filter((one) => one.startsWith('play'))).toEqual([]);
    const attacked = table({
      you: { play: ['Hunter'] },
      foe: { play: ['Satellite', { card: 'Drone', away: true }], deck: ['Target Missed'] },
      phase: 'attack',
    });
    attacked.you('attack Hunter', { target: 'Drone' }).foe('use Satellite').you('pass').foe('pass').you('pass');
    expect(attacked.theirs()).toEqual(['play Target Missed']);
  });

  test('a flipped station card is played as from the hand, as a counter too', () => {
    const game = table({ you: { hand: ['Drone'] }, foe: { flipped: { draw: ['Fate'] } } });
    game
      .you('play Drone')
      .foe('play Fate from draw', { [upTo1]: 'Drone' })
      .settle();
    expect([game.row(FOE, 'draw'), game.heap(YOU), game.heap(FOE)]).toEqual([1, ['Drone'], ['Fate']]);
  });
});

describe('attacks on the pile', () => {
  test('the opponent may answer before the damage is dealt; attacks are not countered', () => {
    const game = table({
      you: { play: [{ card: 'Battlestar', away: true }] },
      foe: { hand: ['Cancel', 'Ambush'], play: ['Drone'] },
      phase: 'attack',
    });
    game.you('attack Battlestar', { target: 'Drone' });
    expect([game.ask(FOE).alert, game.theirs()]).toEqual([true, ['play Ambush']]);
    game.foe('pass').you('pass');
    expect(game.heap(FOE)).toEqual(['Drone']);
  });

  test('70: the attack that would finish the commander waits for an answer like any other', () => {
    const game = table({
      you: { play: [{ card: 'Battlestar', away: true }] },
      foe: { hand: ['Sabotage'], station: { draw: 0, action: 0, discard: 0 }, life: 1 },
      phase: 'attack',
    });
    game.you('attack Battlestar', { target: 'station' });
    expect([game.theirs(), game.winners()]).toEqual([['play Sabotage'], undefined]);
    game.settle();
    expect(game.winners()).toEqual([YOU]);
  });
});

test('a turn ends with the attack phase; then the opponent’s begins', () => {
  const game = table({ phase: 'attack' });
  game.you('pass').foe('pass');
  expect(game.state.g).toMatchObject({ turn: 8, active: FOE, phase: 'draw' });
});

test('who concedes has lost', () => {
  expect(table({}).concedes().winners()).toEqual([FOE]);
});
