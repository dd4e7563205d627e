// Every language says what English says: the same messages, with the same places and choices.
import { readdirSync } from 'node:fs';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { languages } from '#words/languages';

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
  walk(parse(message, { ignoreTag: true }));
  return [...found].sort();
}

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
