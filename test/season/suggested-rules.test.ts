// The rules that new tables and seasons begin with are theirs from then on: a game that suggests others later changes nothing.
import { expect, test } from 'vitest';
import type { Game } from '#face/game';
import { readSettings, usualSettings } from '#season/settings';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { lobby, ok, openRoom, type Room } from '../table/room.ts';
import { boss, member, names, wishes } from './season-room.ts';

/** The game with one rule to choose, and a suggestion. */
const suggesting = (suggested: 'new' | 'newest'): Game => ({
  ...tinyGame(),
  ruleOptions: [
    {
      id: 'fair',
      title: 'Fairness',
      editions: tinyGame().editions.map(({ id }) => id),
      choices: ['old', 'new', 'newest'].map((id) => ({ id, name: id, text: id })),
      suggested,
    },
  ],
});

/** What the tables of a season's open matches have chosen. */
async function rulesIn(room: Room, season: string) {
  const { matches } = ok(await room.seasons.find(season));
  const open = matches.flatMap(({ status, table }) => (status === 'open' && table !== undefined ? [table] : []));
  return Promise.all(open.map(async (table) => ok(await room.service.info(table)).options.game.fair));
}

test('a season’s tables go by what was suggested when it was made', async () => {
  const folder = newFolder();
  const before = await openRoom({ folder, games: [suggesting('new')] });
  const { id } = ok(await before.seasons.create(boss, wishes()));
  for (const name of names.slice(0, 4)) ok(await before.seasons.join(id, member(name)));
  const after = await openRoom({ folder, clock: before.clock, games: [suggesting('newest')] });
  ok(await after.seasons.start(id, boss));
  await after.sweep();
  expect(await rulesIn(after, id)).toEqual(['new', 'new']);
});

test('one that was made before there were suggestions goes by the default', () => {
  const { rules, ...stored } = usualSettings('swiss', suggesting('new'), 'core');
  expect(rules).toEqual({ fair: 'new' });
  expect(readSettings(stored)?.rules).toEqual({});
});

test('a table that is opened by itself has the suggestion, and its host may choose the default again', async () => {
  const room = await openRoom({ games: [suggesting('new')] });
  const { id } = await lobby(room, ['ann']);
  expect(ok(await room.service.info(id)).options.game).toEqual({ fair: 'new' });
  const { table } = ok(await room.service.setOptions(id, 'ann', { game: { fair: 'old' } }));
  expect(table.options.game).toEqual({ fair: 'old' });
});
