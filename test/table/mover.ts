/** A process of its own that makes moves and says after each that it is acknowledged, until it is killed. */

import { join } from 'node:path';
import { isFailure } from '#core/failure';
import { openStore } from '#store/open';
import { createTableService } from '#table/service';
import { isRefusal } from '#table/types';
import { rebuildTiny, tinyGame } from '#test/tiny-game';

const store = await openStore(join(process.argv[2] ?? '.', 'test.sqlite'));
if (isFailure(store)) throw new Error(JSON.stringify(store.failed));
const log = () => undefined;
const service = createTableService({
  store,
  games: [tinyGame()],
  rebuild: rebuildTiny,
  bots: {},
  log: { debug: log, info: log, warn: log, error: log },
});

const table = expectOk(
  await service.open({ key: 'k', host: { user: 'ann', name: 'Ann' }, game: 'tiny', place: { channel: 'c' } }),
).id;
expectOk(await service.join(table, { user: 'bob', name: 'Bob' }));
expectOk(await service.start(table, 'ann'));
for (const user of ['bob', 'ann']) await move(user, { pick: ['keep'] });
process.stdout.write(`table ${table}\n`);
for (let n = 1; ; n++) {
  await move('ann', { pick: ['bid'], with: { number: { number: 1 } } });
  process.stdout.write(`${n}\n`);
}

async function move(user: string, answer: Parameters<typeof service.submit>[2]['answer']): Promise<void> {
  const ask = expectOk(await service.view(table, user)).view.asks[0]?.id ?? 0;
  expectOk(await service.submit(table, user, { ask, answer }));
}

function expectOk<T>(value: T): Exclude<T, { readonly refused: string }> {
  if (isRefusal(value)) throw new Error(value.refused);
  return value as Exclude<T, { readonly refused: string }>;
}
