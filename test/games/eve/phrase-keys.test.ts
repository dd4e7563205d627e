// The names under which chosen targets lie in stored games. They must never change; the texts of phrases may.
import { expect, test } from 'vitest';
import type { Selector } from '#games/eve/cards/phrase';
import { phrases } from '#games/eve/cards/phrase';
import { loadSets } from '#sets/load';

/** All phrases in a piece of a set. */
function phrasesIn(data: unknown): Selector[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('pick' in data) return [data as Selector];
  return Object.values(data).flatMap(phrasesIn);
}

test('the keys of all phrases of the built-in sets are frozen', async () => {
  const keys = [...new Set(loadSets().sets.eve.flatMap(phrasesIn).map(phrases.key))].sort();
  expect(keys.length).toBeGreaterThan(60);
  await expect(`${keys.join('\n')}\n`).toMatchFileSnapshot('golden/phrase-keys.txt');
});

test('a phrase that is a key stays readable: it is parsed to the phrase that it names', () => {
  for (const what of loadSets().sets.eve.flatMap(phrasesIn)) expect(phrases.parse(phrases.key(what))).toEqual(what);
});
