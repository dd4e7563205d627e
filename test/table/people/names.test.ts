// Two people of one display name at a table are told apart wherever it is shown.
import { expect, test } from 'vitest';
import { game, ok, openRoom } from '../room.ts';

test('whoever joins a table where somebody is called so has their user name added, in the game too', async () => {
  const room = await openRoom();
  const { service } = room;
  const { id } = ok(
    await service.open({
      key: 'k',
      game: 'tiny',
      place: { guild: 'guild', channel: '5' },
      host: { user: '100000000000000001', name: 'Ann' },
      options: { seats: 4 },
    }),
  );
  ok(await service.join(id, { user: '100000000000000002', name: 'ANN', username: 'ann_92' }));
  ok(await service.join(id, { user: '100000000000000003', name: 'Ann ' }));
  ok(await service.join(id, { user: '100000000000000004', name: 'Bob', username: 'bob' }));
  const names = ['Ann', 'ANN (ann_92)', 'Ann (0003)', 'Bob'];
  expect(ok(await service.info(id)).seats.map(({ name }) => name)).toEqual(names);
});

test('a substitute of the same name has their user name added', async () => {
  const room = await openRoom();
  const { service } = room;
  const { id } = await game(room, ['ann', 'bob']);
  const offer = ok(await service.offers.open(id, 'ann'));
  ok(await service.offers.take(id, offer.id, { user: 'zoe', name: 'Bob', username: 'zoe.x' }));
  expect(ok(await service.info(id)).seats.map(({ name }) => name)).toEqual(['Bob (zoe.x)', 'BOB']);
});
