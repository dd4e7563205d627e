// L78 a match whose table cannot be read, or at whose table the rules fail: shown as stuck within an hour, and told once.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pairingsMessage } from '#discord/league/screens/tables';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import { showUpTime } from '#season/pace';
import type { OutgoingMessage } from '#table/types';
import { newFolder } from '#test/folder';
import { execute } from '#test/query';
import { placeAt } from '#test/store';
import { tinyGame } from '#test/tiny-game';
import { day, ok, openRoom, pass, type Room } from '../../table/room.ts';
import { begun, boss, giveUp, keepHands } from '../season-room.ts';

const hour = day / 24;

/** A season whose first table is damaged as it is stored. */
async function damaged(sql = `UPDATE tables SET state = '{"v":1}' WHERE id = `) {
  const folder = newFolder();
  const room = await openRoom({ folder });
  const { id, matches } = await begun(room, 4);
  const [match] = matches;
  const table = match?.table ?? '';
  await keepHands(room, table);
  await room.sent();
  await execute(await placeAt(join(folder, 'test.sqlite')), `${sql}'${table}'`);
  const now = async () => ok(await room.seasons.find(id)).matches.find((one) => one.id === match?.id);
  return { room, id, table, now, match: match?.id ?? '' };
}

/** Somebody of the first match leaves the season. */
async function leave(room: Room, id: string) {
  const { matches, entries } = ok(await room.seasons.find(id));
  const user = entries.find(({ n }) => n === matches[0]?.seats[0]?.entry)?.user ?? '';
  return room.seasons.drop(id, user);
}

const toldOf = (messages: readonly OutgoingMessage[], key: string) =>
  messages.flatMap((message) =>
    message.kind === 'season-news' && message.news.key === key ? [message.to ?? 'channel'] : [],
  );

const passed = async (room: Room, ms: number) => {
  await pass(room, ms);
  return room.sent();
};

describe('a match whose table cannot be read', () => {
  test('L78 is stuck within an hour, and its organisers are told once', async () => {
    const { room, id, now } = await damaged();
    const told = await passed(room, hour);
    expect((await now())?.status).toBe('stuck');
    expect(toldOf(told, 'news.stuck-organisers')).toEqual(['boss']);
    expect(toldOf(told, 'news.stuck-table')).toEqual(['channel']);
    expect(JSON.stringify(pairingsMessage(ok(await room.seasons.find(id)), 0, translatorIn('en')))).toContain('stuck');
    const later = await passed(room, 10 * day);
    expect(toldOf(later, 'news.stuck-organisers')).toEqual([]);
    expect((await now())?.status).toBe('stuck');
  });

  test('L4 goes on by a replay at a new table, and the season to its end', async () => {
    const { room, id, table, now } = await damaged();
    await pass(room, hour);
    ok(await room.seasons.replay(id, boss, { match: 1, reason: 'the table broke' }));
    for (let n = 0; n < 3; n++) await room.sweep();
    const anew = await now();
    expect(anew).toMatchObject({ status: 'open' });
    expect(anew?.table).not.toBe(table);
    expect(ok(await room.service.info(table)).status).toBe('finished');
    await giveUp(room, anew?.table ?? '');
    await room.sweep();
    expect(await now()).toMatchObject({ status: 'done', outcome: { how: 'conceded' } });
  });

  test.each([
    [
      'by a result',
      (room: Room, id: string) => room.seasons.rule(id, boss, { match: 1, won: [1, 0], reason: 'ruled' }),
    ],
    ['by not counting', (room: Room, id: string) => room.seasons.setVoid(id, boss, { match: 1, reason: 'ruled' })],
    ['as one of its people leaves', (room: Room, id: string) => leave(room, id)],
  ])('ends %s, and its table with it', async (_, act) => {
    const { room, id, table, now } = await damaged();
    await pass(room, hour);
    ok(await act(room, id));
    for (let n = 0; n < 3; n++) await room.sweep();
    expect(['done', 'void']).toContain((await now())?.status);
    expect(ok(await room.service.info(table)).status).toBe('finished');
  });
});

/** A season whose game can be told to fail at every move. */
async function failing(bestOf: 1 | 3 = 1) {
  const game: Game = { ...tinyGame() };
  const fault = { refused: 'fault', with: { error: 'x' } };
  const rules = { fail: false };
  const fragile: Game = { ...game, answer: (state, input) => (rules.fail ? fault : game.answer(state, input)) };
  const room = await openRoom({ folder: newFolder(), games: [fragile], rebuild: () => fragile });
  const season = await begun(room, 4, { more: { bestOf } });
  const now = async () => ok(await room.seasons.find(season.id)).matches;
  return { room, season, rules, now, states: async () => (await now()).map(({ status }) => status) };
}

describe('a match whose rules fail at the next move', () => {
  test('L78 is stuck; once they work, it is played on', async () => {
    const { room, rules, states } = await failing();
    expect(await states()).toEqual(['open', 'open']);
    rules.fail = true;
    await pass(room, hour);
    expect(await states()).toEqual(['stuck', 'stuck']);
    rules.fail = false;
    const told = await passed(room, hour);
    expect(await states()).toEqual(['open', 'open']);
    expect(toldOf(told, 'news.stuck-organisers')).toEqual(['boss', 'boss']);
    expect(toldOf(told, 'news.stuck-no-more')).toHaveLength(2);
  });

  test('is held if its season was held meanwhile', async () => {
    const { room, season, rules, states } = await failing();
    rules.fail = true;
    await pass(room, hour);
    ok(await room.seasons.hold(season.id, boss, 'a pause'));
    rules.fail = false;
    await pass(room, hour);
    await room.sweep();
    expect(await states()).toEqual(['open', 'open']);
    for (const { table } of season.matches) {
      const { pauses } = ok(await room.service.leagues.report(table ?? ''));
      expect(pauses).toMatchObject([{ why: 'league' }]);
    }
  });

  test('goes on with its next game, though its game ends before anybody has seen that they work', async () => {
    const { room, season, rules, states } = await failing(3);
    const table = season.matches[0]?.table ?? '';
    rules.fail = true;
    await pass(room, hour);
    rules.fail = false;
    await giveUp(room, table);
    await pass(room, hour / 4);
    expect(await states()).toEqual(['stuck', 'stuck']);
    expect(await room.store.tables.byKey(`next:${table}`)).toMatchObject({ status: 'running' });
    await pass(room, hour);
    expect(await states()).toEqual(['open', 'open']);
  });

  test('L43 is lost to who does not come to it afterwards', async () => {
    const { room, season, rules, now, states } = await failing();
    const patience = showUpTime(season, season.matches[0]!);
    rules.fail = true;
    await pass(room, hour);
    // The first look whether they have come falls into that time.
    await pass(room, patience / 2);
    expect(await states()).toEqual(['stuck', 'stuck']);
    rules.fail = false;
    for (let n = 0; n < patience / hour; n++) await passed(room, hour);
    expect((await now()).slice(0, 2).map(({ outcome }) => outcome?.how)).toEqual(['nobody', 'nobody']);
  });
});
