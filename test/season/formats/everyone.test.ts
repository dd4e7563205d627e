// Everyone meets everyone, once or at home and away.
import { expect, test } from 'vitest';
import { isRefusal } from '#table/types';
import { openRoom } from '../../table/room.ts';
import { begun, boss, playAll, standing, wishes } from '../season-room.ts';

test('at home and away everybody meets everybody twice, and begins once', async () => {
  const room = await openRoom();
  const { id, matches } = await begun(room, 4, { kind: 'everyone', more: { legs: 2 } });
  expect(new Set(matches.map(({ seats }) => seats.map(({ entry }) => entry).join('–'))).size).toBe(12);
  const end = await playAll(room, id);
  expect([end.status, end.matches.length]).toEqual(['review', 12]);
  expect(end.matches.map(({ first }) => first)).toEqual(end.matches.map(() => 0));
  // Whoever begins gives up, so each has lost at home and won away.
  expect(standing(end)[0]?.map(([, points]) => points)).toEqual([9, 9, 9, 9]);
});

test('people meet twice only where everyone meets everyone, and only as long as nothing has begun', async () => {
  const room = await openRoom();
  const swiss = await room.seasons.create(boss, wishes({ more: { legs: 2 } }));
  expect(isRefusal(swiss) && swiss.refused).toBe('league.legs');
  const { id } = await begun(room, 4, { kind: 'everyone' });
  const late = await room.seasons.set(id, boss, { legs: 2 });
  expect(isRefusal(late) && late.refused).toBe('league.set-fixed');
});
