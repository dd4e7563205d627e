// How one of several cards of a name is told from the others: by as few of its marks as it takes.
import { describe, expect, test } from 'vitest';
import { apartFrom, differencesFrom, type Marks } from '#games/kit/apart';

const of = (own: Marks, ...others: readonly Marks[]): string =>
  apartFrom([own, ...others], own, (list) => `with ${list}`).join(', ');
const said = (...marks: readonly string[]): Marks => ({ said: marks });

describe('a card among others of its name', () => {
  test('is told by the first mark that it has alone, whatever else sets it apart', () => {
    expect(of(said('1', 'aims at 4', 'damaged'), said('2', 'aims at 5'))).toBe('1');
    expect(of(said('in the enemy zone', 'has attacked'), said('at home'))).toBe('in the enemy zone');
  });

  test('needs more where some are like it', () => {
    const [own, near, hurt] = [said('away', 'damaged'), said('away'), said('damaged')];
    expect(of(own, near, hurt)).toBe('away, damaged');
  });

  test('says nothing that all have, and what it carries only if that helps', () => {
    expect(of(said('away'), said('away'))).toBe('');
    expect(of({ said: ['away'], carries: ['Captain'] }, said('away'))).toBe('with Captain');
    expect(of({ said: ['away'], carries: ['Captain'] }, said('home'))).toBe('away');
  });
});

test('to choose between cards, all that differs is told', () => {
  const own: Marks = { said: ['1', 'away', 'damaged'], carries: ['Captain'] };
  expect(differencesFrom([own, said('2', 'away')], own, (list) => `with ${list}`)).toEqual([
    '1',
    'damaged',
    'with Captain',
  ]);
});
