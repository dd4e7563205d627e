// L74 Organisers put people into a season by hand: newcomers, and those who were taken out by mistake.
import { describe, expect, test } from 'vitest';
import { isRefusal, type Person } from '#table/types';
import { ok, openRoom } from '../../table/room.ts';
import { begun, boss, member, playAll, playOpen, sentTo, standing, wishes } from '../season-room.ts';

const reason = 'it was a mistake';
const person = (user: string): Person => ({ user, name: user.toUpperCase() });
const refused = (result: unknown): string => {
  if (!isRefusal(result)) throw new Error('it was not refused');
  return result.refused;
};

describe('before the start', () => {
  test('somebody is in without asking, and is told so and by whom', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes({ more: { approval: true, role: 'pilots' } })));
    ok(await room.seasons.add(id, boss, { who: person('ann'), reason }));
    const { entries, asked } = ok(await room.seasons.find(id));
    expect([entries.map(({ user }) => user), asked]).toEqual([['ann'], []]);
    expect((await room.seasons.log(id))[0]).toMatchObject({ what: 'add', about: 'ann', reason, actor: 'boss' });
    const told = (await sentTo(room)).map(({ to, key }) => [to, key]);
    expect(told).toContainEqual(['ann', 'news.you-added']);
    expect(told).toContainEqual([undefined, 'news.added']);
  });

  test('whoever asked is let in, whoever was turned away too; nobody twice, and none beyond the places', async () => {
    const room = await openRoom();
    const { id } = ok(await room.seasons.create(boss, wishes({ more: { approval: true, places: 3 } })));
    for (const name of ['ann', 'bob']) ok(await room.seasons.join(id, member(name)));
    ok(await room.seasons.approve(id, boss, { user: 'bob', takes: false }));
    for (const name of ['ann', 'bob', 'cyd']) ok(await room.seasons.add(id, boss, { who: person(name), reason }));
    expect(ok(await room.seasons.find(id)).entries.map(({ user, status }) => `${user} ${status}`)).toEqual([
      'ann in',
      'bob in',
      'cyd in',
    ]);
    expect(refused(await room.seasons.add(id, boss, { who: person('ann'), reason }))).toBe('league.they-are-in');
    expect(refused(await room.seasons.add(id, boss, { who: person('dee'), reason }))).toBe('league.full');
    expect(refused(await room.seasons.add(id, member('ann'), { who: person('dee'), reason }))).toBe(
      'league.not-organiser',
    );
  });
});

describe('after the start', () => {
  test('who was taken out comes back with their results; what they lost meanwhile stays lost', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 6);
    await playOpen(room, id);
    const before = new Map(standing(ok(await room.seasons.find(id))).flat());
    ok(await room.seasons.remove(id, boss, 'ann', 'no reason at all'));
    expect(refused(await room.seasons.join(id, member('ann')))).toBe('league.excluded');
    const back = ok(await room.seasons.add(id, boss, { who: person('ann'), reason }));
    const own = back.entries.find(({ user }) => user === 'ann');
    expect(own?.status).toBe('in');
    expect(new Map(standing(back).flat()).get('ann')).toBe(before.get('ann'));
    await room.sweep();
    const end = await playAll(room, id);
    expect(end.status).toBe('review');
    const rounds = end.matches
      .filter(({ seats }) => seats.some(({ entry }) => entry === own?.n))
      .map(({ round }) => round);
    expect(rounds).toContain(1);
    expect(rounds).toContain(3);
  });

  test('a newcomer comes as long as anybody could join, and where nobody can, the way is named', async () => {
    const room = await openRoom();
    const { id } = await begun(room, 8);
    expect(ok(await room.seasons.add(id, boss, { who: person('zoe'), reason })).entries).toHaveLength(9);
    const everyone = await openRoom();
    const closed = await begun(everyone, 4, { kind: 'everyone' });
    expect(refused(await everyone.seasons.add(closed.id, boss, { who: person('zoe'), reason }))).toBe(
      'league.add-late',
    );
  });
});
