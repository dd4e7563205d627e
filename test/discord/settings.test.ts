/** The settings show every stop of a game with a sentence on it, and what a person has saved of them. */
import { expect, test } from 'vitest';
import { pressId } from '#discord/ids/press-id';
import { readStanding, settingsMessage } from '#discord/present/settings';
import { findPress } from '#discord/presses/index';
import { sayIn } from '#discord/words/index';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { usualSettings } from '#table/rows';
import type { UserSettings } from '#table/types';
import { escapeMarkdown } from '#words/markdown';
import { createFuzz } from '../fuzz/setup.ts';
import { openRoom } from '../table/room.ts';
import { expectPossible, selectsOf, textOf } from './checks.ts';
import { appWithoutPictures, runPress } from './press.ts';

const { game } = createFuzz();

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
  const shown = stopsShown(usualSettings);
  expect(shown.map((one) => one.value)).toEqual(game.words.stops.map((stop) => stop.id));
  expect(shown.filter((one) => (one.description ?? '') === '')).toEqual([]);
});

test('the usual ones are chosen until something is saved; what was saved before stays what it was', () => {
  expect(chosen(usualSettings)).toEqual(['battle.begin.mine', 'battle.target.mine', 'pile.answer']);
  const saved = { ...usualSettings, stops: { eve: ['battle.begin', 'battle.target', 'pile'], other: [] } };
  expect(chosen(saved)).toEqual(['battle.begin', 'battle.target', 'pile']);
});

test('each standing question of a game is a list with its usual answer, until another one is saved', () => {
  const ese = createGames({ ese: loadSets().sets.ese }).find(({ id }) => id === 'ese')!;
  const answers = (settings: UserSettings) => {
    const shown = settingsMessage(settings, sayIn('en'), { game: ese });
    expectPossible(shown);
    return selectsOf(shown).find(({ custom_id }) => custom_id === 'x:set:standing/ese/attack')?.options ?? [];
  };
  const set = (settings: UserSettings) => answers(settings).flatMap((one) => (one.default === true ? [one.label] : []));
  expect(answers(usualSettings).map(({ value }) => readStanding(value))).toContainEqual({ attack: 'ask' });
  expect(set(usualSettings)).toEqual(['Only if I am attacked']);
  expect(set({ ...usualSettings, standing: { ese: { attack: 'speed:3' } } })).toEqual([
    'From speed 3 on, or if I am attacked',
  ]);
});

test('an answer that the game does not offer is refused, and the earlier one stays', async () => {
  const games = createGames({ ese: loadSets().sets.ese });
  const { service } = await openRoom({ games });
  const answered = async (value: string) => {
    const press = findPress(pressId('set', { setting: 'standing', game: 'ese' }));
    const [shown] = await runPress(appWithoutPictures(service, games), press!, 'ann', [value]);
    return { saved: (await service.settings('ann')).standing.ese, told: textOf(shown!) };
  };
  expect(await answered('attack=never')).toEqual({
    saved: { attack: 'never' },
    told: expect.stringContaining('Saved.'),
  });
  for (const value of ['attack=tea', 'tea=never', 'attack', '']) {
    const { saved, told } = await answered(value);
    expect(saved, value).toEqual({ attack: 'never' });
    expect(told, value).not.toContain('Saved.');
    expect(told, value).toContain('Choose one from the list in `/settings`.');
  }
});

test('every list of settings shows what is saved', () => {
  const shown = (settings: UserSettings) =>
    selectsOf(settingsMessage(settings, sayIn('en'))).map(({ custom_id, options }) => [
      custom_id,
      options.flatMap((one) => (one.default === true ? [one.value] : [])),
    ]);
  expect(shown(usualSettings)).toEqual([
    ['x:set:mode/', ['fast']],
    ['x:set:notify/', ['mention']],
    ['x:set:remind/', ['on']],
    ['x:set:confirm/', ['on']],
    ['x:set:pictures/', ['wide']],
  ]);
  const other = { notify: 'quiet', remind: false, confirm: false, pictures: 'tall' } as const;
  expect(shown({ ...usualSettings, ...other, autopilot: { mode: 'strict' } })).toEqual([
    ['x:set:mode/', ['strict']],
    ['x:set:notify/', ['quiet']],
    ['x:set:remind/', ['off']],
    ['x:set:confirm/', ['off']],
    ['x:set:pictures/', ['tall']],
  ]);
});

test('the game whose stops are shown is named, and another one is a press away', () => {
  const other = { ...game, id: 'other', name: 'Another Game' };
  const shown = settingsMessage(usualSettings, sayIn('en'), { game, games: [game, other] });
  expectPossible(shown);
  expect(textOf(shown)).toContain(`stops for you in **${escapeMarkdown(game.name)}**`);
  const [games] = selectsOf(shown).filter(({ custom_id }) => custom_id === 'x:set:game/eve');
  expect(games?.options.map(({ value, default: chosen }) => [value, chosen === true])).toEqual([
    ['eve', true],
    ['other', false],
  ]);
});

test('with several games and none named there is no first one: the person is asked which', () => {
  const other = { ...game, id: 'other', name: 'Another Game' };
  const shown = settingsMessage(usualSettings, sayIn('en'), { games: [game, other] });
  expectPossible(shown);
  expect(textOf(shown)).not.toContain('stops for you in');
  const [games] = selectsOf(shown).filter(({ custom_id }) => custom_id === 'x:set:game/');
  expect(games?.options.map(({ value, default: chosen }) => [value, chosen === true])).toEqual([
    ['eve', false],
    ['other', false],
  ]);
});
