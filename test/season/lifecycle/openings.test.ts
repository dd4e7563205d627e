// The openings of matches, while the program stops and people are faster than it.
import { expect, test, vi } from 'vitest';
import { ok, openRoom } from '../../table/room.ts';
import { boss, giveUp, member, wishes } from '../season-room.ts';

test('a match that is given up before the season knows that its table is open counts', async () => {
  const room = await openRoom();
  const { seasons, service, store, clock } = room;
  const { id } = ok(await seasons.create(boss, wishes()));
  for (const name of ['ann', 'bob', 'cyd', 'dee']) ok(await seasons.join(id, member(name)));
  ok(await seasons.start(id, boss));
  vi.spyOn(store.seasons, 'commit').mockRejectedValueOnce(new Error('the program stops'));
  await room.sweep();
  const before = ok(await seasons.find(id));
  expect(before.matches.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  clock.now += 1000;
  const [table] = await service.tablesOf('ann');
  await giveUp(room, table?.id ?? '');
  await room.sweep();
  // What was to be done when the program stopped is tried again later.
  for (let again = 0; again < 3; again++) {
    clock.now += 120_000;
    await room.sweep();
  }
  const after = ok(await seasons.find(id));
  const mine = after.matches.find((match) => match.table === table?.id);
  expect(mine).toMatchObject({ status: 'done', outcome: { how: 'conceded' } });
  expect(after.matches.find((match) => match !== mine)).toMatchObject({ status: 'open' });
  const news = (await room.sent()).flatMap((message) => (message.kind === 'season-news' ? [message.news.key] : []));
  expect(news.filter((key) => key === 'news.won')).toHaveLength(1);
});
