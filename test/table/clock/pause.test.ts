/** Pauses: agreed on by everybody, ended by anybody, and counted by no clock. */
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import { answer, day, deckOf, game, ok, openRoom, pass, type Room, refused } from '../room.ts';

const hour = day / 24;
const clock = { ...CLOCKS.daily, sleep: false, leave: false };

/** Ann’s turn, with 24 hours and a reserve of three days. */
async function turnOfAnn(room: Room, options: object = { clock, remindAfter: 0 }): Promise<string> {
  const people = ['ann', 'bob', 'cyd'];
  const { id } = await game(room, people, { decks: people.map(() => deckOf('gain')), options });
  await room.sweep();
  await room.sent();
  return id;
}

/** A pause of some days from now on, on which all have agreed. */
async function paused(room: Room, id: string, days: number): Promise<void> {
  const wish = { kind: 'pause', details: { until: room.clock.now + days * day } } as const;
  const request = ok(await room.service.requests.ask(id, 'bob', wish));
  ok(await room.service.requests.answer(id, 'ann', request.id, true));
  expect(ok(await room.service.requests.answer(id, 'cyd', request.id, true)).state).toBe('agreed');
}

const zeroOf = async (room: Room, id: string) =>
  ok(await room.service.view(id, 'ann')).clocks.find(({ seat }) => seat === 0)?.zeroAt;

describe('a pause', () => {
  test('needs everybody, and then all clocks stand still until its end', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    const before = await zeroOf(room, id);
    room.clock.now += 2 * hour;
    await paused(room, id, 7);
    expect(await zeroOf(room, id)).toBe((before ?? 0) + 7 * day);
    expect(await room.sent()).toContainEqual(
      expect.objectContaining({ kind: 'notice', text: expect.objectContaining({ key: 'notice.paused' }) }),
    );
    await pass(room, 6 * day);
    expect((await room.sent()).map(({ kind }) => kind)).toEqual([]);
    expect(ok(await room.service.view(id, 'ann')).clocks[0]?.state).toBe('still');
    room.clock.now += 2 * day;
    expect(ok(await room.service.view(id, 'ann')).clocks[0]?.state).toBe('running');
  });

  test('is ended by anybody who plays, and the clocks count from then on', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    const before = await zeroOf(room, id);
    await paused(room, id, 30);
    await room.sent();
    await pass(room, 2 * day);
    expect(refused(await room.service.resume(id, 'dan')).refused).toBe('table.not-seated');
    ok(await room.service.resume(id, 'cyd'));
    expect(await zeroOf(room, id)).toBe((before ?? 0) + 2 * day);
    expect(await room.sent()).toEqual([
      { kind: 'notice', table: id, text: { key: 'notice.resumed', with: { person: 'CYD' } } },
    ]);
    expect(ok(await room.service.resume(id, 'bob')).pausedUntil).toBe(room.clock.now);
    expect(await room.sent()).toEqual([]);
    await pass(room, (before ?? 0) + 2 * day - 3 * hour - room.clock.now);
    expect((await room.sent()).map(({ kind }) => kind)).toEqual(['reminder', 'warning']);
  });

  test('does not keep anybody from moving', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    await paused(room, id, 3);
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(ok(await room.service.info(id)).waiting.map(({ user }) => user)).toEqual(['bob']);
    expect(ok(await room.service.view(id, 'bob')).clocks[1]?.state).toBe('still');
  });

  test.each([
    ['longer than 30 days', 31 * day, 'pause.length'],
    ['that is over before it begins', -1, 'pause.length'],
  ])('%s is refused', async (_, length, why) => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    const wish = { kind: 'pause', details: { until: room.clock.now + length } } as const;
    expect(refused(await room.service.requests.ask(id, 'ann', wish)).refused).toBe(why);
  });

  test('is not asked for twice, nor where there is nothing to pause, nor where the clock allows none', async () => {
    const room = await openRoom();
    const until = room.clock.now + day;
    const wish = { kind: 'pause', details: { until } } as const;
    const id = await turnOfAnn(room);
    await paused(room, id, 5);
    expect(refused(await room.service.requests.ask(id, 'ann', wish)).refused).toBe('pause.already');
    const without = await turnOfAnn(room, { remindAfter: day, clock: undefined });
    expect(refused(await room.service.requests.ask(without, 'ann', wish)).refused).toBe('pause.no-clock');
    const strict = await turnOfAnn(room, { clock: { ...clock, pause: false } });
    expect(refused(await room.service.requests.ask(strict, 'ann', wish)).refused).toBe('pause.off');
  });

  test('to which not all agree changes nothing', async () => {
    const room = await openRoom();
    const id = await turnOfAnn(room);
    const before = await zeroOf(room, id);
    const wish = { kind: 'pause', details: { until: room.clock.now + 7 * day } } as const;
    const request = ok(await room.service.requests.ask(id, 'bob', wish));
    ok(await room.service.requests.answer(id, 'ann', request.id, true));
    expect(ok(await room.service.requests.answer(id, 'cyd', request.id, false)).state).toBe('refused');
    expect(await zeroOf(room, id)).toBe(before);
  });
});
