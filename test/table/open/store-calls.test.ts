import { expect, test, vi } from 'vitest';
import type { Store } from '#store/types';
import { deckOf, game, ok, openRoom } from '../room.ts';

/** Notes every call of the store from now on, as `tables.find`. */
function watch(store: Store): string[] {
  const calls: string[] = [];
  for (const [part, repository] of Object.entries(store)) {
    if (typeof repository !== 'object' || repository instanceof Promise) continue;
    for (const [name, method] of Object.entries(repository as Record<string, (...args: unknown[]) => unknown>)) {
      vi.spyOn(repository as Record<string, (...args: unknown[]) => unknown>, name).mockImplementation((...args) => {
        calls.push(`${part}.${name}`);
        return method(...args);
      });
    }
  }
  return calls;
}

test('a usual press reads the table, moves and stores, and reads nothing again that it knows', async () => {
  const room = await openRoom();
  const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('strike', 'gain'), deckOf('gain')] });
  const calls = watch(room.store);
  const tableView = ok(await room.service.view(id, 'ann'));
  expect(calls).toEqual(['tables.find', 'tables.inputs']);
  calls.length = 0;
  const ask = tableView.view.asks[0]?.id ?? 0;
  const done = ok(await room.service.submit(id, 'ann', { ask, answer: { pick: ['end'] } }));
  // The settings are those of the person who is called.
  expect(calls).toEqual(['tables.find', 'users.get', 'tables.commit']);
  expect(done.tableView).toEqual(ok(await room.service.view(id, 'ann')));
});
