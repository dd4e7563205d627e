/** Abilities that happen at a moment: on playing a card, and in the draw phase; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const inDrawPhase = (play: readonly string[], deck = 10) =>
  table({ you: { play, deck, hand: ['Luck', 'Fate'] }, phase: 'draw' });

describe('when a card is played', () => {
  const destroyer = (foe: object) =>
    table({ you: { hand: ['The Dark Destroyer'], station: { action: 4 } }, foe: { ...foe } });

  test('The Dark Destroyer destroys any other card; who answers does so once it is there', () => {
    const game = destroyer({ play: ['Titan', 'Nitro'], hand: ['Sabotage'] });
    game.you('play The Dark Destroyer').settle();
    expect(game.choices('target The Dark Destroyer', 'target other card')).toEqual(['Titan', 'Nitro']);
    game.you('target The Dark Destroyer', { 'target other card': 'Titan' }).you('pass');
    expect([game.plays(YOU), game.plays(FOE), game.theirs()]).toEqual([
      ['The Dark Destroyer'],
      ['Titan', 'Nitro'],
      ['play Sabotage'],
    ]);
    game.settle();
    expect([game.plays(FOE), game.heap(FOE)]).toEqual([['Nitro'], ['Titan']]);
  });

  test('a single target needs no question, and without one nothing happens', () => {
    const one = destroyer({ play: ['Titan'] });
    one.you('play The Dark Destroyer').settle();
    expect(one.heap(FOE)).toEqual(['Titan']);
    const none = destroyer({});
    none.you('play The Dark Destroyer').settle();
    expect([none.plays(YOU), none.ask(YOU).role]).toEqual([['The Dark Destroyer'], 'action']);
  });

  test('a card that is countered was not played', () => {
    const game = destroyer({ play: ['Titan'], hand: ['Cancel', 'Drone'] });
    game.you('play The Dark Destroyer').foe('play Cancel', { 'target enemy card being played': 'The Dark Destroyer' });
    game.settle();
    expect([game.plays(FOE), game.ask(YOU).role]).toEqual([['Titan'], 'action']);
  });

  test('Drone: its player may draw a card', () => {
    const game = table({ you: { hand: ['Drone', 'Drone'] } });
    game.you('play Drone').settle().you(['yes']);
    expect(game.hand(YOU)).toEqual(['Drone', 'Titan']);
    game.you('play Drone').settle().you(['no']);
    expect(game.hand(YOU)).toEqual(['Titan']);
  });

  test('played out of the station it counts as well (W4)', () => {
    const game = table({ you: { flipped: { draw: ['Acid Projectile'] } } });
    game.you('play Acid Projectile from draw').settle().you(['yes']);
    expect(game.hand(YOU)).toEqual(['Titan']);
  });
});

describe('in the draw phase', () => {
  test('85: Good Karma draws three cards and discards two, when it is played too', () => {
    const game = inDrawPhase(['Good Karma']).settle();
    game.you(['Luck', 'Fate']);
    expect([game.hand(YOU).length, game.heap(YOU)]).toEqual([4, ['Luck', 'Fate']]);
    const played = table({ you: { hand: ['Good Karma', 'Luck', 'Fate'] } });
    played.you('play Good Karma').settle().you(['Luck', 'Fate']);
    expect([played.hand(YOU).length, played.deck(YOU)]).toEqual([3, 7]);
  });

  test('W24: Good Karma’s discard comes after the draws of the row, and after those of other cards', () => {
    const game = table({ you: { play: ['Good Karma'], station: { draw: 2 } }, phase: 'draw' }).settle();
    expect([game.hand(YOU).length, game.ask(YOU).stop]).toEqual([5, 'effect']);
    game.you(['Titan', 'Titan']);
    expect([game.hand(YOU).length, game.state.g.phase]).toEqual([3, 'draw']);
    const two = table({ you: { play: ['Good Karma', 'Good Karma', 'Satellite'], deck: 20 }, phase: 'draw' });
    two.late(YOU).settle();
    expect([two.hand(YOU).length, two.ask(YOU).choice]).toMatchObject([8, { min: 4, max: 4 }]);
  });

  test('W24: what Good Karma has drawn is paid for, even if it is gone by then; what it has not drawn is not', () => {
    const lone = 'target non-defense card with cost 3 or less';
    const game = table({ you: { play: ['Good Karma', 'Satellite'] }, foe: { hand: ['Return'] }, phase: 'draw' });
    game.you(['Satellite', 'Good Karma']).you('pass').foe('pass').you('pass');
    game.foe('play Return', { mode: 'mode 1', [lone]: 'Good Karma' }).settle();
    expect([game.hand(YOU).length, game.ask(YOU).choice]).toMatchObject([6, { min: 2, max: 2 }]);
    const silenced = table({ you: { play: ['Good Karma'] }, foe: { play: ['Neutralization'] }, phase: 'draw' });
    expect([silenced.hand(YOU).length, silenced.ask(YOU).stop]).toEqual([1, 'draw']);
  });

  test('Base Command Link draws two cards more, Satellite one', () => {
    expect(inDrawPhase(['Base Command Link']).settle().hand(YOU)).toHaveLength(5);
    expect(inDrawPhase(['Satellite']).settle().hand(YOU)).toHaveLength(4);
  });

  test('Satellite is discarded at any time for two cards', () => {
    const game = table({ you: { hand: ['Battlestar'] }, foe: { play: ['Satellite'] } });
    game.you('play Battlestar').foe('use Satellite').settle();
    expect([game.hand(FOE).length, game.heap(FOE)]).toEqual([2, ['Satellite']]);
  });

  test('Mega Shield repairs itself by two', () => {
    const game = table({ you: { play: [{ card: 'Mega Shield', damage: 3 }] }, phase: 'draw' }).settle();
    expect(game.card('Mega Shield').damage).toBe(1);
  });

  test('nothing happens in the other’s draw phase', () => {
    const game = table({ foe: { play: ['Satellite'] }, phase: 'draw' });
    expect([game.hand(FOE), game.state.pile]).toEqual([[], []]);
  });

  test('W24: the active player says in which order things happen, the last one first', () => {
    const game = inDrawPhase(['Good Karma', 'Satellite'], 3);
    expect(game.ask(YOU).stop).toBe('order');
    game.you(['Satellite', 'Good Karma']).settle();
    expect([game.hand(YOU).length, game.deck(YOU)]).toEqual([5, 0]);
    game.you(['Luck', 'Fate']);
    const other = inDrawPhase(['Good Karma', 'Satellite'], 3);
    other.you(['Good Karma', 'Satellite']).settle();
    expect(other.hand(YOU)).toHaveLength(5);
  });

  test('copies of one card need no order', () => {
    const game = inDrawPhase(['Satellite', 'Satellite']).settle();
    expect(game.hand(YOU)).toHaveLength(5);
  });
});
