// What to do next, as buttons; and lists of tables that people can tell apart.
import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import { gamesMessage, helpMessage } from '#discord/person/screens/games';
import { translatorIn } from '#discord/words';
import { tinyGame } from '#test/tiny-game';
import { buttonsOf, selectsOf, textOf } from '../checks.ts';
import { tableInfo } from '../fixtures.ts';

const t = translatorIn('en');
const game = tinyGame();
const user = '100000000000000001';
const mine = tableInfo(game, 'running', { id: 'mine0000', waiting: [{ seat: 0, user, name: 'Ann', since: 0 }] });
const theirs = tableInfo(game, 'running', { id: 'theirs00', waiting: [] });
const { options } = tableInfo(game);
const lesson = tableInfo(game, 'running', {
  id: 'lesson00',
  waiting: [],
  place: { channel: '1' },
  options: { ...options, lesson: { told: [] } },
});

test('whoever is at no table is led to a first game, and may open a table', () => {
  const buttons = buttonsOf(helpMessage([], undefined, user, t));
  expect(buttons.map(({ label }) => label)).toEqual(['Open a table', 'Learn a game']);
  expect(buttons.find(({ style }) => style === ButtonStyle.Primary)?.label).toBe('Learn a game');
});

test('whoever is at tables opens them from there, those that wait for them first', () => {
  const shown = helpMessage([theirs, mine], undefined, user, t);
  expect(selectsOf(shown).flatMap((menu) => menu.options.map(({ value }) => value))).toEqual(['mine0000', 'theirs00']);
  expect(buttonsOf(shown).map(({ label }) => label)).toContain('Your tables');
  expect(textOf(shown)).toContain('/league list');
});

test('a first game is called one, and no list shows raw ids', () => {
  const shown = gamesMessage([mine, lesson], user, t);
  expect(textOf(shown)).toContain('a first game with hints; `/learn` brings it back');
  const labels = selectsOf(shown).flatMap((menu) => menu.options.map((one) => `${one.label} ${one.description ?? ''}`));
  expect(labels.join()).toContain('a first game with hints');
  for (const id of ['mine0000', 'lesson00'])
    expect(`${textOf(shown)} ${labels.join()}`.replace(/https:\S+/g, '')).not.toContain(id);
});
