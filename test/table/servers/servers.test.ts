/** Servers: who may open tables and moderate there, what moderators do, and that all of it is stored and told. */
import { describe, expect, test } from 'vitest';
import type { Member } from '#table/types';
import { day, deckOf, game, lobby, ok, openRoom, type Room, refused } from '../room.ts';

const member = (user: string, more: Partial<Member> = {}): Member => ({
  user,
  name: user.toUpperCase(),
  guild: 'guild',
  manages: false,
  roles: [],
  ...more,
});
const boss = member('boss', { manages: true });
const helper = member('helper', { roles: ['77'] });

/** So often does the room sweep before it tidies once more. */
const SWEEPS = 240;

async function tidied(room: Room): Promise<void> {
  for (let i = 0; i < SWEEPS; i++) await room.sweep();
}

async function running(room: Room, options: object = {}) {
  const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')], options });
  await room.sent();
  return id;
}

const opens = (room: Room, key: string, by: Member) =>
  room.service.open({ key, host: by, game: 'tiny', place: { guild: 'guild', channel: 'channel' } });

describe('settings', () => {
  test('are for those who manage the server, are kept, and take no nonsense', async () => {
    const room = await openRoom();
    const { servers } = room.service;
    expect(await servers.settings('guild')).toEqual({});
    expect(refused(await servers.set(helper, { log: '5' })).refused).toBe('server.not-manager');
    expect(ok(await servers.set(boss, { moderators: '77', log: '5' }))).toEqual({ moderators: '77', log: '5' });
    expect(ok(await servers.set(boss, { opens: 'managers' }))).toEqual({
      moderators: '77',
      log: '5',
      opens: 'managers',
    });
    expect(refused(await servers.set(boss, { log: 'no channel' })).refused).toBe('server.setting');
    expect(ok(await servers.set(boss, { log: undefined }))).toEqual({ moderators: '77', opens: 'managers' });
    expect(await servers.settings('other')).toEqual({});
  });

  test('say who may open tables', async () => {
    const room = await openRoom();
    const ann = member('ann');
    ok(await opens(room, 'one', ann));
    ok(await room.service.servers.set(boss, { opens: 'managers' }));
    expect(refused(await opens(room, 'two', ann)).refused).toBe('server.opens-managers');
    ok(await opens(room, 'three', boss));
    ok(await room.service.servers.set(boss, { opens: { role: '77' } }));
    expect(refused(await opens(room, 'four', ann)).refused).toBe('server.opens-role');
    ok(await opens(room, 'five', helper));
  });
});

describe('a moderator', () => {
  test('ends a game: the reason is told at the table and in the log channel, and stored, in one commit', async () => {
    const room = await openRoom();
    const { servers } = room.service;
    ok(await servers.set(boss, { moderators: '77', log: '5' }));
    const id = await running(room);
    expect(refused(await servers.end(member('ann'), id, 'I am losing')).refused).toBe('server.not-moderator');
    for (const reason of ['', ' x ', 'x'.repeat(201)])
      expect(refused(await servers.end(helper, id, reason)).refused).toBe('server.reason');
    expect(ok(await servers.end(helper, id, ' They have quarrelled. ')).status).toBe('finished');
    const sent = await room.sent();
    expect(sent.filter(({ kind }) => kind === 'notice' || kind === 'act')).toMatchObject([
      { kind: 'notice', table: id, text: { key: 'mod.end', with: { who: 'HELPER', reason: 'They have quarrelled.' } } },
      { kind: 'act', table: id, channel: '5', text: { key: 'mod.log.end' } },
    ]);
    const [act] = ok(await servers.acts(helper, { limit: 5 }));
    expect(act).toMatchObject({ actor: 'helper', table: id, what: 'end', reason: 'They have quarrelled.' });
    expect(ok(await servers.end(helper, id, 'Once more')).status).toBe('finished');
    expect(ok(await servers.acts(boss, { limit: 5 })).map(({ what }) => what)).toEqual(['end', 'settings']);
    expect(JSON.stringify(sent)).not.toMatch(/hand/);
  });

  test('gives a seat to the computer', async () => {
    const room = await openRoom();
    const id = await running(room);
    const { seats } = ok(await room.service.servers.remove(boss, id, 0, 'Asked to be replaced'));
    expect(seats[0]?.who.kind).toBe('bot');
    const [act] = ok(await room.service.servers.acts(boss, { limit: 5 }));
    expect(act).toMatchObject({ what: 'remove', about: 'ann', table: id });
    expect(ok(await room.service.servers.remove(boss, id, 0, 'Once more')).seats[0]?.who.kind).toBe('bot');
    expect(ok(await room.service.servers.acts(boss, { limit: 5 }))).toHaveLength(1);
  });

  test('keeps somebody from opening tables and taking seats, until a time', async () => {
    const room = await openRoom();
    const { servers } = room.service;
    const { id } = await lobby(room, ['ann']);
    const until = room.clock.now + 7 * day;
    expect(await servers.ban(boss, 'bob', until, 'Cheats')).toBeUndefined();
    expect(refused(await room.service.join(id, { user: 'bob', name: 'Bob' }))).toEqual({
      refused: 'server.banned-until',
      with: { until: Math.floor(until / 1000) },
    });
    expect(refused(await opens(room, 'bobs', member('bob'))).refused).toBe('server.banned-until');
    room.clock.now = until;
    expect(ok(await room.service.join(id, { user: 'bob', name: 'Bob' })).joined).toBe(true);
    expect(await servers.ban(boss, 'cyd', undefined, 'Cheats')).toBeUndefined();
    expect(refused(await room.service.join(id, { user: 'cyd', name: 'Cyd' })).refused).toBe('server.banned');
    expect(await servers.letIn(boss, 'cyd')).toBeUndefined();
    ok(await room.service.join(id, { user: 'cyd', name: 'Cyd' }));
  });

  test('quietens a table: it mentions nobody until it may again', async () => {
    const room = await openRoom();
    const id = await running(room);
    ok(await room.service.servers.quiet(boss, id, true));
    await room.sent();
    const { waiting } = ok(await room.service.info(id));
    const tableView = ok(await room.service.view(id, waiting[0]?.user ?? ''));
    const ask = tableView.view.asks[0];
    ok(
      await room.service.submit(id, waiting[0]?.user ?? '', {
        rev: tableView.table.rev,
        ask: ask?.id ?? 0,
        answer: { pick: ['end'] },
      }),
    );
    expect((await room.sent()).filter(({ kind }) => kind === 'live')).toMatchObject([{ mention: [] }]);
    ok(await room.service.servers.quiet(boss, id, false));
    expect(ok(await room.service.servers.acts(boss, { limit: 5 })).map(({ what }) => what)).toEqual(['loud', 'quiet']);
  });

  test('does nothing at tables of other servers', async () => {
    const room = await openRoom();
    const id = await running(room);
    const stranger = member('boss', { manages: true, guild: 'elsewhere' });
    expect(refused(await room.service.servers.end(stranger, id, 'Just so')).refused).toBe('table.unknown');
    expect(ok(await room.service.info(id)).status).toBe('running');
  });
});

test('what was done is told to moderators only, and forgotten after two years', async () => {
  const room = await openRoom();
  const { servers } = room.service;
  const id = await running(room);
  ok(await servers.end(boss, id, 'Long ago'));
  expect(refused(await servers.acts(member('ann'), { limit: 5 })).refused).toBe('server.not-moderator');
  await room.store.servers.prune(room.clock.now);
  expect(ok(await servers.acts(boss, { limit: 5 }))).toHaveLength(1);
  await room.store.servers.prune(room.clock.now + 1);
  expect(ok(await servers.acts(boss, { limit: 5 }))).toEqual([]);
});

describe('a server that the bot is taken out of', () => {
  test('A51 its players are told once, its games go on, and after 30 days it is forgotten', async () => {
    const room = await openRoom();
    const { servers } = room.service;
    const first = await running(room);
    const second = await running(room);
    ok(await servers.set(boss, { moderators: '77' }));
    expect(await servers.playing()).toEqual(['guild']);
    await servers.gone('guild');
    await servers.gone('guild');
    const told = (await room.sent()).filter(({ kind }) => kind === 'notice');
    expect(told).toMatchObject([
      { user: 'ann', text: { key: 'notice.server-gone', with: { tables: 2 } } },
      { user: 'bob', text: { key: 'notice.server-gone', with: { tables: 2 } } },
    ]);
    room.clock.now += 29 * day;
    await tidied(room);
    expect(await servers.settings('guild')).toEqual({ moderators: '77' });
    room.clock.now += 2 * day;
    await tidied(room);
    expect(await servers.settings('guild')).toEqual({});
    for (const id of [first, second]) {
      const { place, status } = ok(await room.service.info(id));
      expect({ place, status }).toEqual({ place: { channel: '' }, status: 'running' });
    }
    expect(await servers.playing()).toEqual([]);
  });

  test('A51 the bot comes back in time: nothing is forgotten, and the messages of its tables are brought up to date', async () => {
    const room = await openRoom();
    const { servers } = room.service;
    const id = await running(room);
    await servers.gone('guild');
    await room.sent();
    await servers.back('guild');
    await servers.back('guild');
    expect(await room.sent()).toMatchObject([{ kind: 'live', table: id, mention: [] }]);
    room.clock.now += 40 * day;
    await tidied(room);
    expect(ok(await room.service.info(id)).place).toMatchObject({ guild: 'guild', channel: 'channel' });
  });
});

describe('a table that is moved', () => {
  test('A52 a running game goes on in the other channel, with a reason that is told and stored', async () => {
    const room = await openRoom();
    const { servers } = room.service;
    const id = await running(room);
    await room.service.setPlace(id, { thread: '80', liveMessage: '81', lobbyMessage: '82' });
    expect(refused(await servers.move(member('ann'), id, '9', 'Wrong place')).refused).toBe('server.not-moderator');
    expect(refused(await servers.move(boss, id, '9', '')).refused).toBe('server.reason');
    expect(ok(await servers.move(boss, id, '9', 'Wrong place')).place).toEqual({ guild: 'guild', channel: '9' });
    expect(await room.sent()).toMatchObject([
      { kind: 'moved-away', from: { channel: 'channel', thread: '80', liveMessage: '81', lobbyMessage: '82' } },
      { kind: 'started' },
      { kind: 'live', mention: ['ann'], fresh: true },
      { kind: 'notice', text: { key: 'mod.move', with: { channel: '9', reason: 'Wrong place' } } },
    ]);
    ok(await servers.move(boss, id, '9', 'Once more'));
    expect(await room.sent()).toEqual([]);
    expect(ok(await servers.acts(boss, { limit: 5 })).map(({ what }) => what)).toEqual(['move']);
  });

  test('A52 a lobby is shown anew there; what is over stays where it was', async () => {
    const room = await openRoom();
    const { servers } = room.service;
    const { id } = await lobby(room, ['ann']);
    await room.sent();
    ok(await servers.move(boss, id, '9', 'Wrong place'));
    expect((await room.sent()).map(({ kind }) => kind)).toEqual(['moved-away', 'lobby', 'notice']);
    ok(await room.service.cancel(id, 'ann'));
    expect(refused(await servers.move(boss, id, '10', 'Wrong place')).refused).toBe('table.finished');
  });
});

test('A51 tables may be opened in the named channels and their threads alone', async () => {
  const room = await openRoom();
  ok(await room.service.servers.set(boss, { channels: ['5'], speed: 'slow' }));
  const opensIn = (key: string, channel: string, parent?: string) =>
    room.service.open({ key, host: member('ann'), game: 'tiny', place: { guild: 'guild', channel }, parent });
  expect(refused(await opensIn('a', '6'))).toEqual({ refused: 'server.channels', with: { channel: '5', more: 0 } });
  ok(await opensIn('b', '5'));
  ok(await opensIn('c', '7', '5'));
  expect(refused(await room.service.servers.set(boss, { channels: ['here'] })).refused).toBe('server.setting');
});
