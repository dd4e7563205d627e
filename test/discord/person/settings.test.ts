/** The settings show every stop of a game with a sentence on it, and what a person has saved of them. */
import { expect, test } from 'vitest';
import { awayMessage } from '#discord/person/screens/away';
import { settingsMessage } from '#discord/person/screens/settings';
import { readStanding } from '#discord/plans/screens/autopilot';
import { pressId } from '#discord/press-id';
import { findPress } from '#discord/presses';
import { translatorIn } from '#discord/words';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { usualSettings } from '#table/people/settings-stored';
import type { UserSettings } from '#table/types';
import { escapeMarkdown } from '#words/markdown';
import { createFuzz } from '../../fuzz/setup.ts';
import { ok, openRoom } from '../../table/room.ts';
import { expectPossible, selectsOf, textOf } from '../checks.ts';
import { appWithoutPictures, runPress } from '../press.ts';

const { game } = createFuzz();

function stopsShown(settings: UserSettings) {
  const shown = settingsMessage(settings, translatorIn('en'), { game });
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
    const shown = settingsMessage(settings, translatorIn('en'), { game: ese });
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

const pages = ['play', 'calls', 'times', 'privacy'] as const;

test('every list of settings shows what is saved, on four pages', () => {
  const shown = (settings: UserSettings) =>
    pages.flatMap((page) => {
      const message = settingsMessage(settings, translatorIn('en'), { page, now: 0 });
      expectPossible(message);
      return selectsOf(message).map(({ custom_id, options }) => [
        custom_id,
        options.flatMap((one) => (one.default === true ? [one.value] : [])),
      ]);
    });
  expect(shown(usualSettings)).toEqual([
    ['x:set:mode/', ['fast']],
    ['x:set:confirm/', ['on']],
    ['x:set:pictures/', ['tall']],
    ['x:set:language/', ['discord']],
    ['x:set:turn/', ['mention']],
    ['x:set:after/', ['0']],
    ['x:set:also/', ['half', 'late', 'finished']],
    ['x:set:quiet.from/', ['none']],
    ['x:set:digest/', ['off']],
    ['x:set:takebacks/', ['ask']],
  ]);
  const other: UserSettings = {
    ...usualSettings,
    autopilot: { mode: 'strict' },
    calls: {
      turn: 'dm',
      after: 600_000,
      next: true,
      last: true,
      remind: { half: false, late: false },
      finished: false,
      wake: true,
    },
    quiet: { from: '23:00', to: '07:00', days: [6, 7] },
    digest: { at: '18:00', day: 1 },
    confirm: false,
    pictures: 'tall',
    language: 'de',
  };
  expect(shown(other)).toEqual([
    ['x:set:mode/', ['strict']],
    ['x:set:confirm/', ['off']],
    ['x:set:pictures/', ['tall']],
    ['x:set:language/', ['de']],
    ['x:set:turn/', ['dm']],
    ['x:set:after/', ['600000']],
    ['x:set:also/', ['next', 'last']],
    ['x:set:quiet.from/', ['23:00']],
    ['x:set:quiet.to/', ['07:00']],
    ['x:set:quiet.days/', ['6', '7']],
    ['x:set:quiet.wake/', ['on']],
    ['x:set:digest/', ['1']],
    ['x:set:digest.at/', ['18:00']],
    ['x:set:takebacks/', ['ask']],
  ]);
});

async function presser() {
  const games = [game];
  const { service } = await openRoom({ games });
  const app = { ...appWithoutPictures(service, games), now: () => Date.UTC(2026, 0, 5, 12) };
  const press = async (id: string, values: readonly string[] = [], fields?: ReadonlyMap<string, string>) => {
    const [shown] = await runPress(app, findPress(id)!, 'ann', values, fields === undefined ? {} : { fields });
    expectPossible(shown!);
    return textOf(shown!);
  };
  return { service, press };
}

test('every change takes effect at once and is said to be saved', async () => {
  const { service, press } = await presser();
  const changes: readonly (readonly [string, readonly string[], object])[] = [
    ['turn', ['dm'], { calls: { turn: 'dm' } }],
    ['after', ['28800000'], { calls: { turn: 'dm', after: 28_800_000 } }],
    ['also', ['next'], { calls: { next: true, last: false, remind: { half: false, late: false }, finished: false } }],
    ['quiet.from', ['21:00'], { quiet: { from: '21:00', to: '08:00', days: [1, 2, 3, 4, 5, 6, 7] } }],
    ['quiet.to', ['06:00'], { quiet: { from: '21:00', to: '06:00' } }],
    ['quiet.days', ['5'], { quiet: { from: '21:00', to: '06:00', days: [5] } }],
    ['quiet.wake', ['on'], { calls: { next: true, wake: true } }],
    ['also', ['late'], { calls: { next: false, wake: true } }],
    ['quiet.wake', ['off'], { calls: { wake: false } }],
    ['digest', ['3'], { digest: { at: '09:00', day: 3 } }],
    ['digest.at', ['17:00'], { digest: { at: '17:00', day: 3 } }],
    ['digest', ['off'], { digest: 'off' }],
  ];
  for (const [setting, values, saved] of changes) {
    expect(await press(`x:set:${setting}/`, values), setting).toContain('Saved.');
    expect(await service.settings('ann'), setting).toMatchObject(saved);
  }
  await press('x:set:quiet.from/', ['none']);
  expect((await service.settings('ann')).quiet).toBeUndefined();
});

test('values that are not on the lists are refused, and change nothing', async () => {
  const { service, press } = await presser();
  for (const [setting, value] of [
    ['turn', 'shout'],
    ['after', '5'],
    ['digest.at', '25:00'],
  ]) {
    expect(await press(`x:set:${setting}/`, [value!]), setting).not.toContain('Saved.');
  }
  expect(await service.settings('ann')).toEqual(usualSettings);
});

test('lists of earlier messages go on working: whoever wants no mention gets none, also at the end', async () => {
  const { service, press } = await presser();
  expect(await press('x:set:notify/', ['quiet'])).toContain('Saved.');
  expect((await service.settings('ann')).calls).toMatchObject({ turn: 'off', finished: false });
  await press('x:set:notify/', ['mention']);
  await press('x:set:remind/eve', ['off']);
  expect((await service.settings('ann')).calls).toMatchObject({
    turn: 'mention',
    finished: true,
    remind: { late: false },
  });
});

test('a time zone is taken by name or city; one that does not exist is refused with a hint', async () => {
  const { service, press } = await presser();
  const set = (typed: string) => press('x:zone.set:', [], new Map([['zone', typed]]));
  expect(await set('europe/berlin')).toContain('**Europe/Berlin**. It is now 13:00 there.');
  expect(await set('Mars/Base')).toContain('such as Europe/Vienna');
  expect((await service.settings('ann')).zone).toBe('Europe/Berlin');
  expect(await set('new york')).toContain('07:00');
  expect((await service.settings('ann')).zone).toBe('America/New_York');
  expect(await set('')).toContain('**UTC**');
  expect((await service.settings('ann')).zone).toBe('UTC');
});

test('A25 the settings and `/away show` say the same of the time zone, before and after it is set', async () => {
  const { service, press } = await presser();
  const away = async () => textOf(awayMessage(ok(await service.away.of('ann')), translatorIn('en'), 0));
  const times = async () =>
    textOf(settingsMessage(await service.settings('ann'), translatorIn('en'), { page: 'times', now: 0 }));
  expect(await away()).toContain('Time zone: not set');
  expect(await times()).toContain('Your time zone: not set');
  expect(await times()).not.toContain('It is now');
  for (const [typed, zone] of [
    ['berlin', 'Europe/Berlin'],
    ['', 'UTC'],
  ] as const) {
    await press('x:zone.set:', [], new Map([['zone', typed]]));
    expect(await away()).toContain(`Time zone: ${zone}.`);
    expect(await times()).toContain(`Your time zone: **${zone}**.`);
  }
});

test('the game whose stops are shown is named, and another one is a press away', () => {
  const other = { ...game, id: 'other', name: 'Another Game' };
  const shown = settingsMessage(usualSettings, translatorIn('en'), { game, games: [game, other] });
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
  const shown = settingsMessage(usualSettings, translatorIn('en'), { games: [game, other] });
  expectPossible(shown);
  expect(textOf(shown)).not.toContain('stops for you in');
  const [games] = selectsOf(shown).filter(({ custom_id }) => custom_id === 'x:set:game/');
  expect(games?.options.map(({ value, default: chosen }) => [value, chosen === true])).toEqual([
    ['eve', false],
    ['other', false],
  ]);
});
