/** The cards that docs/card-sets shows for words which the built-in sets do not use: each does what it says. */
import { expect } from 'vitest';
import { describe, type Given, scenario } from '../../../support/board.ts';

const watch = (board: Given): Given => ({ cards: 'long watch', ...board });

describe('subtypes of ships', () => {
  scenario('Packmother shields frigates of its player in its region, and no other ships', ({ given, table }) => {
    given(
      watch({
        p1: { home: ['Kestrel'] },
        outer: { Curse: { p1: ['Packmother', 'Heron', 'Thorax'] } },
      }),
    );
    expect(['Heron', 'Thorax', 'Packmother', 'Kestrel'].map(table.shield)).toEqual([2, 4, 6, 2]);
  });

  scenario('Tow Order aims at a Dreadnought, as the set calls it', ({ given, p1, table }) => {
    given(watch({ p1: { isk: 2, hand: ['Tow Order'], home: ['Heron'] }, p2: { home: ['Packmother'] } }));
    expect(p1.choices('play', 'Tow Order', 'target Dreadnought ship')).toEqual(['Packmother']);
    p1.play('Tow Order', { target: 'Packmother' });
    table.passAll();
    expect(table.where('Packmother')).toBe('hand p2');
  });
});

describe('each player', () => {
  scenario('Open Books means all who are in the game, its player too', ({ given, p1, p2, p3, table }) => {
    given(watch({ p1: { isk: 4, hand: ['Open Books'] }, p2: { isk: 1 }, p3: { isk: 5 } }));
    p1.play('Open Books');
    table.passAll();
    expect([p1, p2, p3].map(({ isk, hand }) => [isk, hand.length])).toEqual([
      [1, 1],
      [0, 1],
      [3, 1],
    ]);
  });
});
