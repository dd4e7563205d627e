// What is the same but for the numbers of cards, whatever the fields of a game are called.
import { expect, test } from 'vitest';
import { looksOf } from '#kernel/alike';

const inOrder = (field: string) => field === 'deck';
const alike = (whole: unknown, a: unknown, b: unknown) => {
  const looks = looksOf(whole, inOrder);
  return looks.of(a) === looks.of(b);
};
const unit = (id: string, more: object = {}) => ({ id, def: 'wing', ...more });

test('two cards of which all is equal are alike, whatever lies between them', () => {
  const board = { units: [unit('c1'), { id: 'c2', def: 'cruiser' }, unit('c3')] };
  expect(alike(board, { id: 'attack:c1' }, { id: 'attack:c3' })).toBe(true);
  expect(alike(board, { id: 'attack:c1' }, { id: 'attack:c2' })).toBe(false);
});

test('damage keeps cards apart, and so does what lies on them, however deep', () => {
  expect(alike({ units: [unit('c1', { damage: 2 }), unit('c2')] }, 'c1', 'c2')).toBe(false);
  const cards = { c3: { on: 'c1' }, c4: { on: 'c2' }, c5: { on: 'c3', tired: true }, c6: { on: 'c4' } };
  expect(alike({ units: [unit('c1'), unit('c2')], cards }, 'c1', 'c2')).toBe(false);
  expect(alike({ units: [unit('c1'), unit('c2')], cards: { c3: { on: 'c1' }, c4: { on: 'c2' } } }, 'c1', 'c2')).toBe(
    true,
  );
});

test('what names a card keeps it apart: a flag, an effect, a key', () => {
  const units = [unit('c1'), unit('c2')];
  expect(alike({ units, used: ['c1~1/0'] }, 'c1', 'c2')).toBe(false);
  expect(alike({ units, prevented: { c2: 1 } }, 'c1', 'c2')).toBe(false);
  expect(alike({ units, prevented: { c1: 1, c2: 1 } }, 'c1', 'c2')).toBe(true);
});

test('the order of a list matters where the game says so', () => {
  expect(alike({ hand: ['c1', 'c2'], cards: { c1: 'x', c2: 'x' } }, 'c1', 'c2')).toBe(true);
  expect(alike({ deck: ['c1', 'c2'], cards: { c1: 'x', c2: 'x' } }, 'c1', 'c2')).toBe(false);
});

test('what was chosen before keeps the rest apart: the pilot of the one wing is not that of the other', () => {
  const units = [unit('c1', { crew: ['c3'] }), unit('c2', { crew: ['c4'] })];
  expect(alike({ units }, 'c3', 'c4')).toBe(true);
  expect(alike({ units, chosen: ['c1'] }, 'c3', 'c4')).toBe(false);
});

test('two wholes are the same but for the numbers of cards, or not', () => {
  const named = new Map<string, number>();
  const all = (whole: unknown) => looksOf(whole, inOrder, named).all;
  const one = all({ units: [unit('c1', { crew: ['c2'] }), unit('c3')] });
  expect(all({ units: [unit('c7'), unit('c5', { crew: ['c9'] })] })).toBe(one);
  expect(all({ units: [unit('c7'), unit('c5', { crew: [] })] })).not.toBe(one);
});

test('names that only look like cards are names', () => {
  expect(alike({ a: 'c4-charge', b: 'c5-charge' }, 'c4-charge', 'c5-charge')).toBe(false);
});
