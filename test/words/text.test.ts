// Texts that are put together of others.
import { expect, test } from 'vitest';
import { languages } from '#words/languages';
import { inList } from '#words/list';
import { movePhrase } from '#words/text';

test('lists end with "and", in every language, and are empty for nothing', () => {
  const list = (n: number, language: 'en' | 'de') => inList(['Omen', 'Rifter', 'Kestrel'].slice(0, n), language);
  expect([0, 1, 2, 3].map((n) => list(n, 'en'))).toEqual(['', 'Omen', 'Omen and Rifter', 'Omen, Rifter and Kestrel']);
  expect([2, 3].map((n) => list(n, 'de'))).toEqual(['Omen und Rifter', 'Omen, Rifter und Kestrel']);
  for (const { id } of languages) expect(inList(['Omen', 'Rifter'], id)).toMatch(/^Omen .+ Rifter$/);
});

test('a move is its verb and what it is done to; what says its verb itself is left as it is', () => {
  expect(movePhrase('Play', 'Kestrel')).toBe('Play Kestrel');
  expect(movePhrase('Collect', 'Collect 2 ISK')).toBe('Collect 2 ISK');
  expect(movePhrase('Spielen', 'Kestrel', 'de')).toBe('Spielen: Kestrel');
  expect(movePhrase('Einnehmen', '2 ISK einnehmen', 'de')).toBe('2 ISK einnehmen');
});
