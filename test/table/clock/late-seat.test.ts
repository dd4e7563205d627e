// What the others may decide about a player who lets them wait: more than half of them, and only when it is late.
import { describe, expect, test } from 'vitest';
import type { Player } from '#face/computer';
import { verdictOf } from '#table/play/requests/verdict';
import { answer, day, deckOf, game, ok, openRoom, type Room, refused } from '../room.ts';

const idle: Player = (_view, ask) => ask.fallback;
const about = 0;
const skip = { kind: 'skip', about } as const;

/** A game in which the table has been waiting for Ann for a week. */
async function lateGame(room: Room, people: readonly string[]) {
  const { id } = await game(room, people, { decks: people.map(() => deckOf('gain')), options: { remindAfter: 0 } });
  await room.sent();
  room.clock.now += 7 * day;
  return id;
}

const waitingFor = async (room: Room, id: string) => ok(await room.service.info(id)).waiting.map(({ user }) => user);

describe('a seat for which the table waits', () => {
  test('is nobody’s business for seven days', async () => {
    const room = await openRoom();
    const id = await lateGame(room, ['ann', 'bob', 'cyd']);
    room.clock.now -= 1;
    for (const kind of ['skip', 'standin'] as const)
      expect(refused(await room.service.requests.ask(id, 'bob', { kind, about }))).toEqual({
        refused: 'request.not-late',
        with: { name: 'ANN' },
      });
    for (const [user, seat] of [
      ['bob', 1],
      ['ann', 0],
      ['bob', 7],
    ] as const) {
      const wish = { kind: 'skip', about: seat } as const;
      expect(refused(await room.service.requests.ask(id, user, wish)).refused).toMatch(/^request\.(not|nobody)-late$/);
    }
    expect(await waitingFor(room, id)).toEqual(['ann']);
  });

  test('is passed over once when its only opponent says so', async () => {
    const room = await openRoom();
    const id = await lateGame(room, ['ann', 'bob']);
    expect(ok(await room.service.requests.ask(id, 'bob', skip)).state).toBe('agreed');
    expect(await waitingFor(room, id)).toEqual(['bob']);
    const { entries } = ok(await room.service.log(id, 'bob'));
    expect(entries.find(({ seat }) => seat === 0)).toMatchObject({ by: 'clock' });
    await answer(room, id, 'bob', { pick: ['end'] });
    expect(await waitingFor(room, id)).toEqual(['ann']);
  });

  test('is passed over when more than half of the others agree, itself having no say', async () => {
    const room = await openRoom();
    const id = await lateGame(room, ['ann', 'bob', 'cyd', 'dan']);
    const request = ok(await room.service.requests.ask(id, 'bob', skip));
    expect(request).toMatchObject({ state: 'open', quorum: 'most', asked: [{ seat: 2 }, { seat: 3 }] });
    expect(refused(await room.service.requests.answer(id, 'ann', request.id, false)).refused).toBe('request.not-yours');
    expect(ok(await room.service.requests.answer(id, 'cyd', request.id, true)).state).toBe('agreed');
    expect(await waitingFor(room, id)).toEqual(['bob']);
  });

  test('that moves after all leaves nothing to agree to', async () => {
    const room = await openRoom();
    const id = await lateGame(room, ['ann', 'bob', 'cyd', 'dan']);
    const request = ok(await room.service.requests.ask(id, 'bob', { kind: 'standin', about }));
    await room.sent();
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(ok(await room.service.requests.info(request.id)).state).toBe('moot');
    expect((await room.sent()).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
    expect(ok(await room.service.requests.answer(id, 'cyd', request.id, true)).state).toBe('moot');
    expect(ok(await room.service.info(id)).seats[0]?.standIn).toBeUndefined();
  });

  test('is left to the computer until its person is back', async () => {
    const room = await openRoom({ bots: { idle } });
    const id = await lateGame(room, ['ann', 'bob', 'cyd']);
    const request = ok(await room.service.requests.ask(id, 'bob', { kind: 'standin', about }));
    expect(ok(await room.service.requests.answer(id, 'cyd', request.id, true)).state).toBe('agreed');
    expect(await waitingFor(room, id)).toEqual(['bob']);
    expect((await room.sent()).map((message) => message.kind)).toEqual(['asked', 'live', 'asked', 'notice']);
    await answer(room, id, 'bob', { pick: ['end'] });
    await answer(room, id, 'cyd', { pick: ['end'] });
    expect(await waitingFor(room, id)).toEqual(['bob']);
    ok(await room.service.comeBack(id, 'ann'));
    await answer(room, id, 'bob', { pick: ['end'] });
    await answer(room, id, 'cyd', { pick: ['end'] });
    expect(await waitingFor(room, id)).toEqual(['ann']);
  });
});

describe('more than half', () => {
  const yes = (...seats: number[]) => seats.map((seat) => ({ seat, yes: true }));
  const no = (...seats: number[]) => seats.map((seat) => ({ seat, yes: false }));

  test.each([
    [[1], [], 'agreed'],
    [[1, 2], [], undefined],
    [[1, 2], yes(2), 'agreed'],
    [[1, 2], no(2), 'refused'],
    [[1, 2, 3], yes(2), 'agreed'],
    [[1, 2, 3], no(2), undefined],
    [[1, 2, 3], no(2, 3), 'refused'],
    [[1, 2, 3, 4], yes(2), undefined],
    [[1, 2, 3, 4], [...yes(2), ...no(3)], undefined],
    [[1, 2, 3, 4], [...no(2), ...no(3)], 'refused'],
    [[1, 2, 3, 4], [...yes(2), ...yes(3)], 'agreed'],
    // Answers of seats without a say do not count.
    [[1, 2], yes(0, 3), undefined],
  ] as const)('of %j, seat 1 asking and the others saying %j: %s', (voters, answers, verdict) => {
    expect(verdictOf('most', voters, 1, answers)).toBe(verdict);
  });
});
