import { expect, test } from 'vitest';
import { nameLater, namesLater, translateLater, translateNow } from '#words/later';

const how = {
  message: (key: string, places: object) => (key === 'gone' ? undefined : `${key} ${JSON.stringify(places)}`),
  name: (seat: number) => `player ${seat}`,
};
const t = translateLater() as unknown as (key: string, places?: object) => string;

test('messages are said later, within one another and between other words', () => {
  const stored = `at ${t('with', { list: `${t('damaged', { n: 2 })}, Battery`, n: 1 })}.`;
  expect(translateNow(stored, how)).toBe('at with {"list":"damaged {\\"n\\":2}, Battery","n":1}.');
  expect(translateNow(t('plain'), how)).toBe('plain {}');
});

test('so are the names of players', () => {
  expect(translateNow(`${nameLater(1)} and ${namesLater({ seats: 2 })[0]}`, how)).toBe('player 1 and player 0');
});

test.each([
  '\uE000',
  '\uE001',
  'a\uE000b',
  '\uE000{}\uE001',
  '\uE000[1]\uE001',
  '\uE000["gone"]\uE001',
  '\uE000x\uE001',
  'a\uE001b',
])('what cannot be read is left out: %j', (text) => {
  expect(translateNow(text, how)).not.toContain('\uE000');
});

test('a text that holds nothing stays as it is', () => {
  expect(translateNow('Line Cruiser', how)).toBe('Line Cruiser');
});
