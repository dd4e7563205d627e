// Which lines are kept where there is room for few.
import { expect, test } from 'vitest';
import { highlights, type WeightedLine } from '#discord/table/screens/log-lines';
import { translatorIn } from '#discord/words';

const t = translatorIn('en');
const line = (text: string, weight?: WeightedLine['weight']): WeightedLine => ({ line: text, weight });
const many = Array.from({ length: 30 }, (_, i) => line(`Mira does the ${i}th thing.`));

test('the deciding blow is kept, however much comes after it', () => {
  const shown = highlights([line('▸ Turn 3', 'chapter'), line('The blow.', 'turning'), ...many], 8, 1200, t);
  expect(shown).toContain('▸ Turn 3\nThe blow.');
  expect(shown).toContain('29th thing');
  expect(shown?.split('\n')).toHaveLength(9);
  expect(shown).toContain('+24 more: `/log`');
});

test('what is routine goes first, and a turn of which nothing is kept is not named', () => {
  const told = [
    line('▸ Turn 1', 'chapter'),
    line('Cards are drawn.', 'routine'),
    line('▸ Turn 2', 'chapter'),
    ...many.slice(0, 3),
  ];
  expect(highlights(told, 4, 1200, t)).toBe(
    '-# +1 more: `/log`\n▸ Turn 2\nMira does the 0th thing.\nMira does the 1th thing.\nMira does the 2th thing.',
  );
  expect(highlights([], 4, 1200, t)).toBeUndefined();
});

test('a cause stays with what it has led to, and goes with it', () => {
  const told = [line('Mira’s Zuuls takes effect.', 'cause'), line('A Drone enters play.'), ...many.slice(0, 2)];
  expect(highlights(told, 4, 1200, t)).toContain('Mira’s Zuuls takes effect.\nA Drone enters play.');
  expect(highlights(told, 3, 1200, t)).toBe('-# +2 more: `/log`\nMira does the 0th thing.\nMira does the 1th thing.');
});
