// Lobbies whose host does nothing: those who sit there can start or end them, and nobody is left waiting for ever.
import { describe, expect, test } from 'vitest';
import { day, lobby, ok, openRoom, refused } from '../room.ts';

describe('a lobby whose last seat is taken', () => {
  test('calls all who sit there, once', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 3 } });
    await room.sent();
    ok(await room.service.join(id, { user: 'cyd', name: 'CYD' }));
    ok(await room.service.join(id, { user: 'cyd', name: 'CYD' }));
    expect(await room.sent()).toEqual([
      { kind: 'lobby', table: id, fresh: true, mention: ['ann', 'bob', 'cyd'], why: 'full' },
    ]);
  });

  test('does not call a host who has just filled it with computer players', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 3 } });
    await room.sent();
    ok(await room.service.addBot(id, 'ann', 2));
    expect(await room.sent()).toEqual([{ kind: 'lobby', table: id }]);
  });
});

describe('a lobby whose host does nothing for a day', () => {
  test('is started by whoever sits there, if it is full', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 2 } });
    room.clock.now += day - 1;
    expect(refused(await room.service.start(id, 'bob')).refused).toBe('table.not-host');
    room.clock.now += 1;
    expect(refused(await room.service.start(id, 'eve')).refused).toBe('table.not-host');
    expect(ok(await room.service.start(id, 'bob')).status).toBe('running');
    expect(ok(await room.service.start(id, 'bob')).status).toBe('running');
  });

  test('is not started while seats are free, but ended', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 3 } });
    expect(refused(await room.service.cancel(id, 'bob')).refused).toBe('table.not-host');
    room.clock.now += day;
    expect(refused(await room.service.start(id, 'bob')).refused).toBe('table.not-host');
    expect(refused(await room.service.cancel(id, 'eve')).refused).toBe('table.not-host');
    expect(ok(await room.service.cancel(id, 'bob')).status).toBe('cancelled');
  });

  test('is the host’s again for a day with whatever they change', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 2 } });
    room.clock.now += day;
    ok(await room.service.setOptions(id, 'ann', { remindAfter: 2 * day }));
    expect(refused(await room.service.start(id, 'bob')).refused).toBe('table.not-host');
    room.clock.now += day;
    expect(ok(await room.service.start(id, 'bob')).status).toBe('running');
  });
});

describe('a lobby that nobody starts', () => {
  test('tells those who sit there a day before it closes', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    await room.sent();
    room.clock.now += 13 * day - 1;
    await room.sweep();
    expect(await room.sent()).toEqual([]);
    room.clock.now += 1;
    await room.sweep();
    await room.sweep();
    expect(await room.sent()).toEqual([
      { kind: 'lobby', table: id, fresh: true, mention: ['ann', 'bob'], why: 'ends-soon' },
    ]);
    room.clock.now += day;
    await room.sweep();
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'cancelled', result: { how: 'expired' } });
    expect(await room.sent()).toEqual([{ kind: 'lobby', table: id }]);
  });
});
