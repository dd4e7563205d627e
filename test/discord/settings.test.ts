/** The settings show every stop of a game with a sentence on it, and what a person has saved of them. */
import { expect, test } from 'vitest';
import { settingsMessage } from '#discord/present/settings';
import { sayIn } from '#discord/words/index';
import type { UserSettings } from '#table/types';
import { createFuzz } from '../fuzz/setup.ts';
import { expectPossible, selectsOf } from './checks.ts';

const { game } = createFuzz();
const plain: UserSettings = { autopilot: { mode: 'fast' }, notify: 'mention', remind: true, confirm: true };

function stopsShown(settings: UserSettings) {
  const shown = settingsMessage(settings, sayIn('en'), { game });
  expectPossible(shown);
  return selectsOf(shown).find(({ custom_id }) => custom_id.includes('stops'))?.options ?? [];
}

const chosen = (settings: UserSettings) =>
  stopsShown(settings)
    .filter((one) => one.default === true)
    .map((one) => one.value);

test('every stop of EVE is there with a sentence', () => {
  const shown = stopsShown(plain);
  expect(shown.map((one) => one.value)).toEqual(game.words.stops.map((stop) => stop.id));
  expect(shown.filter((one) => (one.description ?? '') === '')).toEqual([]);
});

test('the usual ones are chosen until something is saved; what was saved before stays what it was', () => {
  expect(chosen(plain)).toEqual(['battle.begin.mine', 'battle.target.mine', 'pile.answer']);
  const saved = { ...plain, autopilot: { mode: 'fast' as const, stops: ['battle.begin', 'battle.target', 'pile'] } };
  expect(chosen(saved)).toEqual(['battle.begin', 'battle.target', 'pile']);
});
