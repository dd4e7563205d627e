// Every card has a story: some file beside this one names it. What a reader sees of each is kept in a golden file.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardInfos } from '#games/ese/guide/info';
import { translatorIn } from '#games/ese/words/catalogue';
import { library } from '../table.ts';

const t = translatorIn('en');

const folder = new URL('./', import.meta.url);
const stories = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'cover.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
/** Classes of fleets are written with a letter in stories. */
const short: Readonly<Record<string, string>> = { 'Light Fleet': 'L', 'Main Fleet': 'M', 'Heavy Fleet': 'H' };

test('every card is named by a story', () => {
  const untold = library.cards.filter(({ name }) => !stories.includes(`'${short[name] ?? name}'`));
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test('all 176 cards are there, 203 with their copies', () => {
  expect(library.cards).toHaveLength(176);
  expect(library.cards.reduce((total, { copies }) => total + copies, 0)).toBe(203);
});

test('what a reader sees of every card', async () => {
  const page = cardInfos(library, t).map(({ name, type, figures, text }) => {
    const facts = [type, ...figures.map(({ label, value }) => `${label} ${value}`)].join(' · ');
    return [`## ${name}`, facts, ...text].join('\n\n');
  });
  await expect(['# Texts of all cards', ...page, ''].join('\n\n')).toMatchFileSnapshot('../golden/card-text.md');
});

test('a name that is not shown is found nowhere', () => {
  const replaced = library.cards.filter(({ unsaid }) => unsaid === true);
  expect(replaced.map(({ name }) => name)).toEqual(['Space Nomads']);
  const infos = cardInfos(library, t);
  expect(infos.find(({ id }) => id === 'normal-fleet')?.aliases).toEqual(['Normal Fleet']);
  const shown = JSON.stringify(infos).toLowerCase();
  for (const { printed = '' } of replaced) expect(shown).not.toContain(printed.toLowerCase());
});
