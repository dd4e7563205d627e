// Every language says what English says: the same messages, with the same places and choices.
import { readdirSync } from 'node:fs';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { languages } from '#words/languages';
import { messageOf, type Places, parseMessage } from '#words/message';

const source = new URL('../../src/', import.meta.url);
const others = languages.map(({ id }) => id).filter((id) => id !== 'en');

/** The files with English messages, such as `table/words/en.ts`, `discord/lobby/words.en.ts` or `games/eve/words/en-info.ts`. */
const english = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)words(?:\/en(?:-\w+)?|(?:-\w+)?\.en|\/[\w-]+\.en)\.ts$/.test(file))
  .sort();

const fileIn = (language: string, file: string) => file.replace(/\ben(?=(?:-\w+)?\.ts$)/, language);

/** All messages that a file exports. */
async function messagesOf(file: string): Promise<Readonly<Record<string, string>>> {
  const module: Record<string, unknown> = await import(new URL(file, source).href);
  return Object.assign({}, ...Object.values(module).filter((one) => typeof one === 'object'));
}

/** What a message must be given: `name`, `name: number`, `name: plural`, and for a selection its words. */
function placesOf(message: string): readonly string[] {
  const found = new Set<string>();
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.argument:
          found.add(element.value);
          break;
        case TYPE.number:
          found.add(`${element.value}: number`);
          break;
        case TYPE.plural:
          found.add(`${element.value}: number`);
          for (const { value } of Object.values(element.options)) walk(value);
          break;
        case TYPE.select:
          found.add(`${element.value}: ${Object.keys(element.options).sort().join(' or ')}`);
          for (const { value } of Object.values(element.options)) walk(value);
          break;
        default:
      }
    }
  };
  walk(parseMessage(message));
  return [...found].sort();
}

/** Values for all places of a message, the `n`-th word of each selection among them. Each second time, nothing that may be left out. */
function valuesFor(message: string, n: number): Places {
  const values: Record<string, string | number | undefined> = {};
  for (const place of placesOf(message)) {
    const [name = '', kind = ''] = place.split(': ');
    const words = kind.split(' or ');
    if (kind === 'number') values[name] = [0, 1, 2, 3, 1234.5][n % 5] ?? 0;
    else if (words.includes('none')) values[name] = n % 2 === 0 ? `a ${name}` : undefined;
    else if (kind === '') values[name] = name in values ? values[name] : `a ${name}`;
    else values[name] = words[n % words.length] ?? '';
  }
  return values;
}

/** What the library of the format itself says. It does not know that the word `none` asks whether there is a value. */
function saidByLibrary(message: string, language: string, values: Places): string {
  const asked = message.replace(/\{(\w+), select, none /g, '{has_$1, select, none ');
  const has = Object.entries(values).map(([name, value]) => [`has_${name}`, value === undefined ? 'none' : 'other']);
  const format = new IntlMessageFormat(asked, language, undefined, { ignoreTag: true });
  return String(format.format({ ...(values as Record<string, string | number>), ...Object.fromEntries(has) }));
}

describe.each(['en', ...others])('%s', (language) => {
  test('is said as the library of the format says it', async () => {
    for (const file of english) {
      for (const [key, text] of Object.entries(await messagesOf(fileIn(language, file)))) {
        const say = messageOf(parseMessage(text), language);
        for (let n = 0; n < 5; n++) {
          const values = valuesFor(text, n);
          expect(
            say(values, (one) => one),
            `${file} ${key}`,
          ).toBe(saidByLibrary(text, language, values));
        }
      }
    }
  });
});

test('there are English messages in every part', () => {
  expect(english.length).toBeGreaterThan(20);
});

describe.each(others)('%s', (language) => {
  test.each(english)('says all of %s', async (file) => {
    const en = await messagesOf(file);
    const own = await messagesOf(fileIn(language, file));
    expect(Object.keys(own).filter((key) => !(key in en))).toEqual([]);
    expect(Object.keys(en).filter((key) => !(key in own))).toEqual([]);
    const wrong = Object.entries(own)
      .map(([key, text]) => ({ key, places: placesOf(text), wanted: placesOf(en[key] ?? '') }))
      .filter(({ places, wanted }) => places.join() !== wanted.join());
    expect(wrong).toEqual([]);
    expect(Object.entries(own).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
