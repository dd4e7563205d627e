// What the table layer writes down of its work.
import { expect, test } from 'vitest';
import { createLog } from '#discord/core/log';
import { createTableService } from '#table/service';
import { newFolder } from '#test/folder';
import { storeAt } from '#test/store';
import { tinyGame } from '#test/tiny-game';

test('what the clock does says what was due, and at which table', async () => {
  const logged: string[] = [];
  const clock = { now: 1_000_000 };
  const games = [tinyGame()];
  let sweep = async () => {};
  const tables = createTableService({
    store: await storeAt(`${newFolder()}/test.sqlite`, { now: () => clock.now, flush: false }),
    games,
    rebuild: () => games[0]!,
    bots: {},
    log: createLog('debug', { write: (line) => logged.push(line) }),
    now: () => clock.now,
    every(work) {
      sweep = work;
      return () => {};
    },
  });
  const host = { user: 'ann', name: 'Ann' };
  const opened = await tables.open({ key: 'k', host, game: 'tiny', place: { guild: 'g', channel: 'c' } });
  clock.now += 15 * 24 * 60 * 60 * 1000;
  await sweep();
  await tables.close();
  const lines = logged.map((line) => JSON.parse(line) as { readonly msg: string });
  const expired = { due: 'expire', table: (opened as { id: string }).id, result: 'stored' };
  expect(lines.filter(({ msg }) => msg === 'a change of a table')).toEqual([expect.objectContaining(expired)]);
});
