/** Commanders, whole texts; the numbers are those of the scenarios. */
import { expect } from 'vitest';
import { describe, table, test } from '../table.ts';

const [YOU, FOE] = [0, 1];
const away = (card: string) => ({ card, away: true }) as const;

describe('Keve Bakins', () => {
  test('8: any number of station cards are moved, and one is added besides', () => {
    const game = table({
      you: { commander: 'Keve Bakins', hand: ['Drone', 'Luck'], station: { draw: ['Carrier', 'Scout', 'Hunter'] } },
    });
    game.you('shift Carrier', { row: 'action' }).you('shift Scout', { row: 'discard' });
    game.you('shift Hunter', { row: 'discard' }).you('lay Drone', { row: 'draw' });
    expect([game.row(YOU, 'draw'), game.row(YOU, 'action'), game.row(YOU, 'discard')]).toEqual([1, 2, 3]);
    expect(game.yours()).toContain('shift Drone');
    expect(game.yours()).not.toContain('lay Luck');
    expect(game.actions()).toBe(2);
  });

  const struck = (edition: string) =>
    table({
      you: { play: [away('Battlestar')] },
      foe: { commander: 'Keve Bakins', station: { draw: ['Luck', 'Fate'], action: ['Drone'] } },
      phase: 'attack',
      edition,
    })
      .you('attack Battlestar', { target: 'station' })
      .settle();

  test('94: the player whose station is damaged looks at the cards and chooses which are flipped', () => {
    const game = struck('2026');
    expect(game.theirs()).toEqual(['Luck', 'Fate', 'Drone', 'Titan']);
    game.foe(['Fate', 'Drone']);
    expect(game.told('flipped')).toMatchObject([{ seat: FOE, by: FOE, defs: ['fate', 'drone'] }]);
  });

  test('in 2021 the opponent chooses them', () => {
    expect(struck('2021').yours()).toEqual(['draw 1', 'draw 2', 'action 1', 'discard 1']);
  });
});

describe('The Miller', () => {
  const miller = { commander: 'The Miller', station: { draw: 2 } } as const;

  test('20: replaces a draw: the opponent discards the top two cards of the draw pile', () => {
    const game = table({ you: miller, foe: { deck: ['Drone', 'Carrier', 'Luck'] }, phase: 'draw' });
    game.you('mill').you('draw');
    expect([game.heap(FOE), game.deck(FOE)]).toEqual([['Drone', 'Carrier'], 1]);
    expect([game.hand(YOU), game.deck(YOU)]).toEqual([['Titan'], 9]);
  });

  test('W27: may replace all draws, until the opponent has nothing left to discard', () => {
    const game = table({ you: { ...miller, station: { draw: 3 } }, foe: { deck: 3 }, phase: 'draw' });
    game.you('millAll');
    expect([game.deck(FOE), game.hand(YOU).length]).toEqual([0, 1]);
  });

  test('W27: draws at once where there is nothing to discard', () => {
    const game = table({ you: miller, foe: { deck: 0 }, phase: 'draw' });
    expect(game.hand(YOU)).toHaveLength(2);
  });

  test('W27: replaces draws of effects, before what comes after them', () => {
    const game = table({ you: { ...miller, hand: ['Good Karma', 'Luck', 'Fate'] } });
    game.you('play Good Karma').settle().you('mill').you('drawAll');
    expect([game.deck(FOE), game.hand(YOU)]).toEqual([8, ['Luck', 'Fate', 'Titan', 'Titan']]);
    game.you(['Luck', 'Fate']);
    expect(game.hand(YOU)).toEqual(['Titan', 'Titan']);
  });

  test('W27: replaces a draw for which the opponent is the reason', () => {
    const game = table({ you: { hand: ['Sabotage'] }, foe: { commander: 'The Miller', hand: ['Drone'] } });
    game.you('play Sabotage').settle().foe('mill').you(['Drone']);
    expect([game.deck(YOU), game.hand(FOE), game.heap(FOE)]).toEqual([8, [], ['Drone']]);
  });
});

describe('88: Naalox', () => {
  const naalox = (more: object = {}) => ({
    commander: 'Naalox',
    heap: ['Drone'],
    flipped: { draw: ['Luck', 'Fate'] },
    ...more,
  });

  test('puts a Drone of the discard pile into play, or repairs the station, twice in a turn at most', () => {
    const game = table({ you: naalox({ station: { action: 3 } }) });
    game.you('use Naalox', { mode: 'mode 0' }).you(['Drone']);
    expect([game.plays(YOU), game.heap(YOU), game.hand(YOU), game.actions()]).toEqual([['Drone'], [], [], 4]);
    expect(game.choices('use Naalox', 'mode')).toEqual(['mode 1']);
    game.you('use Naalox', { mode: 'mode 1', repaired: ['Luck'] });
    expect([game.flipped(YOU), game.actions()]).toEqual([1, 2]);
    const again = table({ you: naalox({ heap: ['Drone', 'Drone', 'Drone'], station: { action: 3 } }) });
    again.you('use Naalox', { mode: 'mode 0' });
    expect(again.ask(YOU).choice).toMatchObject({ max: 1 });
    again.you(['Drone']).you('use Naalox', { mode: 'mode 0' }).you(['Drone']);
    expect([again.actions(), again.yours().includes('use Naalox')]).toEqual([2, false]);
  });

  test('not for one action, nor with nothing to do, nor outside the action phase', () => {
    expect(table({ you: naalox(), actions: 1 }).yours()).not.toContain('use Naalox');
    expect(table({ you: naalox({ heap: ['Carrier'], flipped: {} }) }).yours()).not.toContain('use Naalox');
    expect(table({ you: naalox(), phase: 'attack' }).yours()).toEqual([]);
  });
});

describe('91: Nicia Satu', () => {
  test('spends actions on counters, and has them back as actions in a later turn', () => {
    const game = table({ you: { commander: 'Nicia Satu' } });
    game.you('use Nicia Satu/0').you('use Nicia Satu/0');
    expect([game.actions(), game.card('Nicia Satu').counters]).toEqual([0, 2]);
    game.until('action', 2).you('use Nicia Satu/1', { x: 2 });
    expect([game.actions(), game.card('Nicia Satu').counters]).toEqual([4, undefined]);
  });

  test('removes any number of counters', () => {
    const game = table({ you: { commander: { card: 'Nicia Satu', counters: 5 } } });
    game.you('use Nicia Satu/1', { x: 1 });
    expect([game.actions(), game.card('Nicia Satu').counters]).toEqual([3, 4]);
  });

  const countering = (counters: number, hand: string) =>
    table({ you: { hand: [hand] }, foe: { commander: { card: 'Nicia Satu', counters } } }).you(`play ${hand}`);

  test('counters a card that costs nothing for three counters, at any time', () => {
    const game = countering(4, 'Sabotage');
    game.foe('use Nicia Satu', { 'target enemy card being played with cost 0 or less': 'Sabotage' }).settle();
    expect([game.heap(YOU), game.card('Nicia Satu').counters, game.told('handSeen')]).toEqual([['Sabotage'], 1, []]);
    expect(countering(2, 'Sabotage').theirs()).toEqual([]);
    expect(countering(4, 'Drone').theirs()).toEqual([]);
  });

  test('pays for durations with counters, before any must go (W7)', () => {
    const game = table({
      you: { commander: { card: 'Nicia Satu', counters: 1 }, play: ['Full Attack'], station: { action: 0 } },
      actions: 1,
    });
    game.you('use Nicia Satu', { x: 1 }).you(['Full Attack']);
    expect([game.plays(YOU), game.actions()]).toEqual([['Full Attack'], 0]);
  });
});

test('92: under Capt. McCarter Starship moves and attacks three times, and no other ship does', () => {
  const given = (commander: string) =>
    table({
      you: { commander, play: ['Starship', 'The Exterminator'] },
      foe: { play: ['The Dark Destroyer', 'Battlestar'] },
      phase: 'attack',
    });
  const game = given('Capt. Wayne McCarter');
  game.you('move Starship').you('move The Exterminator');
  for (const _ of [1, 2, 3]) game.you('attack Starship', { target: 'The Dark Destroyer' }).settle();
  expect([game.card('The Dark Destroyer').damage, game.yours()]).toEqual([9, []]);
  const other = given('Dr. Stein');
  other.you('move Starship');
  expect(other.yours()).not.toContain('attack Starship');
});

test('92: Capt. McCarter serves no other ships and no other player’s Starship', () => {
  const game = table({
    you: { commander: 'Capt. Wayne McCarter', play: [away('Battlestar')] },
    foe: { play: ['The Dark Destroyer', 'Starship'] },
    phase: 'attack',
  });
  game.you('attack Battlestar', { target: 'The Dark Destroyer' }).settle();
  expect(game.yours()).toEqual(['move Battlestar']);
  const theirs = table({
    you: { commander: 'Capt. Wayne McCarter', play: [away('Titan')] },
    foe: { play: ['Starship'] },
    phase: 'attack',
  });
  theirs.until('attack', 1);
  for (const _ of [1, 2]) theirs.foe('attack Starship', { target: 'Titan' }).settle();
  expect(theirs.theirs()).toEqual([]);
  const moved = table({
    you: { commander: 'Capt. Wayne McCarter', play: [] },
    foe: { play: ['Starship', 'Drone'] },
    phase: 'attack',
  });
  moved.until('attack', 1).foe('move Starship');
  expect(moved.theirs()).toEqual(['move Drone']);
});

describe('Zuuls', () => {
  const zuuls = (turn: number) =>
    table({
      you: { commander: 'Zuuls', deck: ['Drone', 'Drone', 'Drone', 'Drone', 'Hunter'], heap: ['Drone'] },
      foe: { play: [away('Titan')] },
      phase: 'attack',
      turn,
    });

  test('puts up to three Drones of the draw pile into play at the end of the first turn', () => {
    const game = zuuls(1).you('pass').foe('pass').settle();
    expect(game.yours()).toEqual(['Drone', 'Drone', 'Drone']);
    game.you(['Drone', 'Drone', 'Drone']);
    expect([game.plays(YOU).length, game.hand(YOU), game.deck(YOU)]).toEqual([3, [], 2]);
    game.until('attack', 1);
    expect(game.yours()).toContain('move Drone');
  });

  test('as second player too, and only once', () => {
    expect(zuuls(2).you('pass').foe('pass').settle().yours()).toContain('Drone');
    expect(zuuls(3).you('pass').foe('pass').state.g.turn).toBe(4);
  });

  test('at the end of their own first turn, whatever turns the opponent has had', () => {
    const game = table({
      you: { play: [{ card: 'Time Travel Portal', counters: 3 }] },
      foe: { commander: 'Zuuls', deck: ['Drone', 'Drone'] },
      turn: 1,
    });
    game.you('use Time Travel Portal').until('attack', 2).foe('pass').you('pass').settle();
    expect(game.theirs()).toEqual(['Drone']);
  });
});

describe('Dr. Stein', () => {
  test('takes two damage to the station for any card of the draw pile on top of it, at any time', () => {
    const game = table({ foe: { commander: 'Dr. Stein', deck: ['Drone', 'Luck', 'Carrier'] } });
    game.you('pass').foe('use Dr. Stein');
    expect(game.ask(YOU).choice).toMatchObject({ min: 2, max: 2 });
    game.you(['draw 1', 'action 1']).settle();
    expect([game.theirs(), game.ask(FOE).choice]).toMatchObject([['Carrier', 'Drone', 'Luck'], { max: 1 }]);
    game.foe(['Luck']);
    expect([game.top(FOE), game.deck(FOE), game.hand(FOE)]).toEqual(['Luck', 3, []]);
    expect([game.flipped(FOE), game.told('topped').map(({ to, defs }) => [to, defs])]).toEqual([
      2,
      [
        [[FOE], ['luck']],
        [undefined, undefined],
      ],
    ]);
  });

  test('may lose the game by it', () => {
    const game = table({ you: { commander: 'Dr. Stein', station: { draw: 0, discard: 0 }, life: 1 } });
    game.you('use Dr. Stein');
    expect(game.winners()).toEqual([FOE]);
  });
});
