// A lobby that begins by itself, once every seat is taken and every deck chosen.
import { expect, test } from 'vitest';
import { deckOf, lobby, ok, openRoom } from '../room.ts';

const options = { seats: 2, autostart: true };

test('A18 begins with the last deck that was missing, and at once', async () => {
  const room = await openRoom();
  const { id } = await lobby(room, ['ann', 'bob'], { options });
  expect(ok(await room.service.info(id)).status).toBe('lobby');
  expect(ok(await room.service.chooseDeck(id, 'ann', deckOf('gain'))).status).toBe('lobby');
  expect(ok(await room.service.chooseDeck(id, 'bob', deckOf('gain'))).status).toBe('running');
});

test('A18 begins with the last seat that was free; computer players need no deck', async () => {
  const room = await openRoom();
  const { id } = await lobby(room, ['ann'], { options });
  ok(await room.service.chooseDeck(id, 'ann', deckOf('gain')));
  expect(ok(await room.service.addBot(id, 'ann', 1)).status).toBe('running');
});

test('A18 begins with the next sweep where the program stopped in between', async () => {
  const room = await openRoom();
  const { id } = await lobby(room, ['ann', 'bob'], { options });
  ok(await room.service.chooseDeck(id, 'ann', deckOf('gain')));
  const row = await room.store.tables.find(id);
  if (row === undefined) throw new Error('no table');
  const seats = row.seats.map((seat) => ({ ...seat, deck: JSON.stringify({ ...deckOf('gain') }) }));
  const due = { kind: 'autostart', seat: -1, at: room.clock.now };
  await room.store.tables.commit({ table: id, expect: row.rev, seats, setDue: [due] });
  await room.sweep();
  expect(ok(await room.service.info(id)).status).toBe('running');
});

test('A18 does not begin where nobody asked for it, nor with a free seat', async () => {
  const room = await openRoom();
  const usual = await lobby(room, ['ann', 'bob'], { options: { seats: 2 } });
  for (const user of ['ann', 'bob']) ok(await room.service.chooseDeck(usual.id, user, deckOf('gain')));
  const open = await lobby(room, ['ann', 'bob'], { options: { seats: 3, autostart: true } });
  for (const user of ['ann', 'bob']) ok(await room.service.chooseDeck(open.id, user, deckOf('gain')));
  await room.sweep();
  for (const { id } of [usual, open]) expect(ok(await room.service.info(id)).status).toBe('lobby');
});
