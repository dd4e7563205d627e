// Messages are filled as intl-messageformat fills them.
import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { compileMessage } from '#words/message';

const messages = [
  'Nothing to fill.',
  'Hello, {name}.',
  '{n, number} of {most, number}, {chance, number, ::percent}',
  '{n, plural, =0 {no cards} one {# card} other {# cards}}',
  '{n, plural, offset:1 =0 {nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}}',
  '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} turn',
  '{how, select, won {{name} has won {n, plural, one {# game} other {# games}}} other {nobody}}',
  '{same, select, true {the same} other {another}}, {n, plural, other {{how, select, won {#} other {none}}}}',
];

test.each(messages)('%s', (message) => {
  for (const locale of ['en', 'de']) {
    const written = parse(message, { ignoreTag: true });
    const fill = compileMessage(written, locale);
    const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    for (const n of [0, 1, 2, 3, 11, 21, 1234.5]) {
      for (const how of ['won', 'lost', 'constructor']) {
        const values = { name: '<@1>', n, most: 12_000, chance: 0.256, how, same: n === 1 };
        expect(fill((place) => values[place as keyof typeof values])).toBe(format.format(values));
      }
    }
  }
});

test('refuses places that no message may have', () => {
  expect(() => compileMessage(parse('{at, date}'), 'en')).toThrow('date');
});
