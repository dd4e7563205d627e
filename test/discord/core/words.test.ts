// Every message of the catalogue can be said, and what is shortened stays whole characters.
import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { clip, clipLines, markdownName, pageOf, plainName } from '#discord/core/limits';
import { ago, mentionsOf } from '#discord/core/people';
import { type Key, translatorIn } from '#discord/words';
import { en } from '#discord/words.en';
import { escapeMarkdown } from '#words/markdown';

describe('the catalogue', () => {
  test('is well-formed', () => {
    for (const [key, text] of Object.entries(en)) {
      expect(() => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
      expect(text.trim(), key).not.toBe('');
    }
  });

  test('has no message that nobody says', () => {
    const root = new URL('../../..', import.meta.url);
    const files = ['src/discord', 'commands'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('en.ts'))
        .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8')),
    );
    const source = files.join('\n');
    const isSaid = (key: string) =>
      source.includes(`'${key}'`) || source.includes(`t(\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`);
    const unsaid = Object.keys(en).filter((key) => !isSaid(key) && !key.startsWith('permission.'));
    expect(unsaid).toEqual([]);
  });

  test('counts as people do, and keeps mentions as they are', () => {
    const t = translatorIn('en-GB');
    expect(t('lobby.cards', { count: 1 })).toBe('1 card');
    expect(t('lobby.cards', { count: 2 })).toBe('2 cards');
    expect(t('panel.several', { min: 1, max: 1, same: true })).toBe('Choose one.');
    expect(t('panel.several', { min: 0, max: 7, same: false })).toBe('Choose up to 7, or none.');
    expect(t('table.waiting', { who: mentionsOf(['1', '2']), since: ago(5000) })).toBe(
      'Waiting for <@1>, <@2>, asked <t:5:R>.',
    );
  });

  test('falls back to English', () => {
    const key: Key = 'panel.back';
    for (const locale of [undefined, 'en-US', 'fr', 'xx-yy', '']) expect(translatorIn(locale)(key)).toBe('Back');
  });
});

describe('shortening', () => {
  test('never cuts a character in two', () => {
    expect(clip('abcdef', 4)).toBe('abc…');
    expect(clip('ab🚀cd', 4)).toBe('ab…');
    expect(clip('abc', 3)).toBe('abc');
    expect(clip('abc…… def', 7)).toBe('abc…');
    for (let max = 1; max < 20; max++) expect(clip('🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀', max).length).toBeLessThanOrEqual(max);
  });

  test('keeps whole lines from the first on, and says how many more there are', () => {
    const lines = Array.from({ length: 20 }, (_, i) => `**line ${i}**`);
    const kept = clipLines(lines, 60);
    expect(kept).toBe('**line 0**\n**line 1**\n**line 2**\n**line 3**\n-# … +16');
    expect(kept.length).toBeLessThanOrEqual(60);
    expect(clipLines(lines.slice(0, 2), 60)).toBe('**line 0**\n**line 1**');
    expect(clipLines(['a'.repeat(100)], 60)).toHaveLength(60);
  });

  test('turns to pages that exist', () => {
    const list = Array.from({ length: 60 }, (_, i) => i);
    expect(pageOf(list, 2)).toMatchObject({ page: 2, pages: 3, start: 50 });
    expect(pageOf(list, 99).page).toBe(2);
    expect(pageOf(list, -1).page).toBe(0);
    expect(pageOf([], 0)).toMatchObject({ items: [], pages: 1 });
  });
});

describe('names', () => {
  test('lose what disturbs other texts', () => {
    expect(plainName('A\u202Ebc\u0000\n d')).toBe('A bc d');
    expect(plainName('\u200B\u200B')).toBe('?');
    expect(plainName('x'.repeat(50))).toHaveLength(32);
    expect(plainName('Ян 李 🚀')).toBe('Ян 李 🚀');
  });

  test('mean nothing as markdown', () => {
    expect(markdownName('**@everyone** <@1>')).toBe('\\*\\*\\@everyone\\*\\* \\<\\@1\\>');
    expect(escapeMarkdown('[a](b) `c` ||d|| :e: # f')).toBe('\\[a\\]\\(b\\) \\`c\\` \\|\\|d\\|\\| \\:e\\: \\# f');
    expect(escapeMarkdown('- item')).toBe('\\- item');
  });
});
