// Whoever is concerned by what organisers or time decide is told directly; nobody banned gets a place; reviews end in time.
import { describe, expect, test } from 'vitest';
import { suspicions } from '#season/matches/checks';
import type { OutgoingMessage } from '#table/types';
import { day, ok, openRoom, pass, type Room, refused } from '../../table/room.ts';
import { begun, boss, disputed, member, playAll, playOpen, wishes } from '../season-room.ts';

const hour = day / 24;

const directly = (messages: readonly OutgoingMessage[]) =>
  messages.flatMap((message) =>
    message.kind === 'season-news' && message.to !== undefined ? [[message.to, message.news.key] as const] : [],
  );

const sweeps = async (room: Room) => {
  for (let n = 0; n < 3; n++) await room.sweep();
};

/** Lets days pass in large steps. */
async function days(room: Room, count: number): Promise<void> {
  for (let n = 0; n < count * 2; n++) {
    room.clock.now += day / 2;
    await room.store.notes.set('running', String(room.clock.now - 1));
    await room.sweep();
  }
}

describe('whoever is concerned', () => {
  test('L51 is told directly that they were removed, with the reason', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    await room.sent();
    ok(await room.seasons.remove(id, boss, 'ann', 'asked to'));
    const sent = await room.sent();
    expect(directly(sent)).toEqual([['ann', 'news.you-removed']]);
    expect(JSON.stringify(sent)).toContain('asked to');
  });

  test('L51 is told directly that they were removed before the start, and nobody that their own leaving is known', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes()));
    for (const name of ['ann', 'bob']) ok(await room.seasons.join(id, member(name)));
    await room.sent();
    ok(await room.seasons.remove(id, boss, 'ann', 'asked to'));
    ok(await room.seasons.drop(id, 'bob'));
    expect(directly(await room.sent())).toEqual([['ann', 'news.you-removed']]);
  });

  test('L51 is told directly that they were removed after they had left, since they cannot come back', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    ok(await room.seasons.drop(id, 'ann'));
    await room.sent();
    ok(await room.seasons.remove(id, boss, 'ann', 'asked to'));
    expect(directly(await room.sent())).toEqual([['ann', 'news.you-removed']]);
  });

  test('L51 is told directly that their place is somebody else’s, and who has it', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    await room.sent();
    ok(await room.seasons.replace(id, boss, { user: 'ann', next: member('zoe'), reason: 'ill' }));
    expect(directly(await room.sent())).toEqual([
      ['ann', 'news.you-gave'],
      ['zoe', 'news.you-take'],
    ]);
  });

  test('L44 is told directly that they are out after a second absence, and how to come back', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    const told: (readonly [string, string])[] = [];
    for (let n = 0; n < 24 * 8; n++) {
      await pass(room, hour);
      told.push(...directly(await room.sent()));
    }
    const out = ok(await room.seasons.find(id)).entries.filter(({ status }) => status === 'dropped');
    expect(out.length).toBeGreaterThan(0);
    for (const { user } of out) expect(told).toContainEqual([user, 'news.you-are-out']);
  });

  test('L69 who leaves by themselves is told nothing more', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    await room.sent();
    ok(await room.seasons.drop(id, 'ann'));
    expect(directly(await room.sent())).toEqual([]);
  });

  test('L77 learns of an objection to their match, whose text the organisers find stored, and of the answer', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    await playOpen(room, id);
    await room.sent();
    const { matches, entries } = ok(await room.seasons.find(id));
    const [own = '', other = ''] = (matches[0]?.seats ?? []).map(
      ({ entry }) => entries.find(({ n }) => n === entry)?.user,
    );
    ok(await room.seasons.dispute(id, member(own), { match: 1, text: 'they saw my hand' }));
    expect(directly(await room.sent())).toEqual([
      ['boss', 'news.dispute'],
      [other, 'news.disputed'],
    ]);
    const season = ok(await room.seasons.find(id));
    expect(suspicions(season, room.clock.now)).toContainEqual(
      expect.objectContaining({ what: 'disputed', match: 1, text: 'they saw my hand', people: [own] }),
    );
    ok(await room.seasons.letStand(id, boss, { match: 1, reason: 'they did not' }));
    expect(directly(await room.sent())).toEqual([
      [own, 'news.stands'],
      [other, 'news.stands'],
    ]);
  });
});

describe('a review', () => {
  /** All is played, and somebody objects. */
  async function inReview() {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    await playAll(room, id);
    await disputed(room, id, 'they saw my hand');
    return { room, id, status: async () => ok(await room.seasons.find(id)).status };
  }

  test('L53 that waits for an answer ends with it, once its time is over', async () => {
    const { room, id, status } = await inReview();
    await pass(room, 49 * hour);
    expect(await status()).toBe('review');
    ok(await room.seasons.letStand(id, boss, { match: 1, reason: 'they did not' }));
    await room.sweep();
    expect(await status()).toBe('final');
  });

  test('L53 goes on for its time if the answer comes early', async () => {
    const { room, id, status } = await inReview();
    ok(await room.seasons.letStand(id, boss, { match: 1, reason: 'they did not' }));
    await pass(room, 40 * hour);
    expect(await status()).toBe('review');
    await pass(room, 9 * hour);
    expect(await status()).toBe('final');
  });

  test('L53 of a ladder takes a day', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4, { kind: 'ladder', more: { weeks: 4 } });
    const status = async () => ok(await room.seasons.find(id)).status;
    while ((await status()) === 'running') await pass(room, hour);
    expect(await status()).toBe('review');
    await pass(room, 22 * hour);
    expect(await status()).toBe('review');
    await pass(room, 3 * hour);
    expect(await status()).toBe('final');
  });
});

describe('somebody whom moderators have banned', () => {
  const banned = async (room: Room, user: string) =>
    expect(await room.service.servers.ban(boss, user, undefined, 'spam')).toBeUndefined();

  test('joins no league, is not let in, and gets no place of others', async () => {
    const room = await openRoom();
    await banned(room, 'zoe');
    const { id } = await begun(room, 4);
    expect(
      refused(await room.seasons.replace(id, boss, { user: 'ann', next: member('zoe'), reason: 'ill' })).refused,
    ).toBe('league.they-are-banned');
    const { id: other } = ok(
      await room.seasons.create(boss, wishes({ key: 'p2', name: 'Winter', more: { approval: true } })),
    );
    expect(refused(await room.seasons.join(other, member('zoe'))).refused).toBe('server.banned');
    ok(await room.seasons.join(other, member('yan')));
    await banned(room, 'yan');
    expect(refused(await room.seasons.approve(other, boss, { user: 'yan', takes: true })).refused).toBe(
      'league.they-are-banned',
    );
  });

  test('queues for no match and is challenged to none', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 3, { kind: 'ladder' });
    await banned(room, 'ann');
    expect(refused(await room.seasons.play(id, 'ann')).refused).toBe('server.banned');
    expect(refused(await room.seasons.challenge(id, member('ann'), 'bob')).refused).toBe('server.banned');
    expect(refused(await room.seasons.challenge(id, member('bob'), 'ann')).refused).toBe('league.they-are-banned');
  });

  test('plays on at a running table, and is out before their next match', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 4);
    await banned(room, 'ann');
    await playOpen(room, id);
    await sweeps(room);
    const { entries, matches } = ok(await room.seasons.find(id));
    const own = entries.find(({ user }) => user === 'ann');
    expect(own?.status).toBe('dropped');
    const later = matches.filter(({ round, seats }) => round > 1 && seats.some(({ entry }) => entry === own?.n));
    expect(later.every(({ table }) => table === undefined)).toBe(true);
    expect(directly(await room.sent())).toContainEqual(['ann', 'news.you-barred']);
  });
});

test('L58 an organiser who has looked at a list gets no place in that season', async () => {
  const room = await openRoom();
  const { id } = await begun(room, 8);
  ok(await room.seasons.lookAtDeck(id, boss, 'ann'));
  expect(refused(await room.seasons.join(id, boss)).refused).toBe('league.has-looked');
  expect(refused(await room.seasons.replace(id, boss, { user: 'ann', next: boss, reason: 'ill' })).refused).toBe(
    'league.they-have-looked',
  );
});

test('L10 days away are as many as the organisers have set', async () => {
  const room = await openRoom();
  const { id } = await begun(room, 4, { more: { awayDays: 14 } });
  ok(await room.seasons.goAway(id, 'ann', { days: 14, in: 0 }));
  expect(refused(await room.seasons.goAway(id, 'ann', { days: 1, in: 7 }))).toMatchObject({
    with: { left: 0, most: 14 },
  });
  const { id: strict } = await begun(room, 4, { key: 'p2', name: 'Winter', more: { awayDays: 0 } });
  expect(refused(await room.seasons.goAway(strict, 'ann', { days: 1, in: 0 }))).toMatchObject({
    with: { left: 0, most: 0 },
  });
});

test('LS74 a league is cancelled when the bot has not been in its server for 60 days, and waits until then', async () => {
  const room = await openRoom();
  const { id } = await begun(room, 4);
  await room.service.servers.gone('guild');
  await days(room, 59);
  expect(ok(await room.seasons.find(id)).status).toBe('running');
  await room.sent();
  await days(room, 2);
  expect(ok(await room.seasons.find(id)).status).toBe('cancelled');
  expect(directly(await room.sent())).toContainEqual(['boss', 'news.cancelled-gone']);
});
