// A move that others have seen or answered is taken back if all of them agree, before anything else happens.
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import type { RequestInfo } from '#table/types';
import { answer, boardOf, day, deckOf, game, ok, openRoom, playCard, type Room, refused, viewOf } from '../room.ts';

const peace = (people: readonly string[]) => ({ decks: people.map(() => deckOf('gain')) });
const bid = (number: number) => ({ pick: ['bid'], with: { number: { number } } });

/** A game in which Ann has made a bid, which chance has answered. */
async function bidden(room: Room, people: readonly string[] = ['ann', 'bob', 'cyd']): Promise<string> {
  const { id } = await game(room, people, peace(people));
  await answer(room, id, 'ann', bid(3));
  return id;
}

async function ask(room: Room, id: string, user = 'ann') {
  const { move } = ok(await room.service.takeBacks.find(id, user));
  return room.service.requests.ask(id, user, { kind: 'undo', details: { move } });
}

const t = async (room: Room, request: RequestInfo, user: string, yes: boolean) =>
  room.service.requests.answer(request.table.id, user, request.id, yes);
const stateOf = async (room: Room, { id }: RequestInfo) => ok(await room.service.requests.info(id)).state;
const standsAt = async (room: Room, id: string) => ok(await room.service.info(id)).rev;

describe('a request to take back a move', () => {
  test('is done in one commit with the last answer, and the log says who agreed', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd'], peace(['ann', 'bob', 'cyd']));
    const before = JSON.parse((await room.store.tables.load(id))!.state ?? '');
    const { happened } = await answer(room, id, 'ann', bid(3));
    await room.sent();
    const request = ok(await ask(room, id));
    expect(request).toMatchObject({ kind: 'undo', seat: 0, state: 'open', quorum: 'all' });
    const rev = await standsAt(room, id);
    ok(await t(room, request, 'bob', true));
    expect(await standsAt(room, id)).toBe(rev);
    expect(ok(await t(room, request, 'cyd', true)).state).toBe('agreed');
    expect(await standsAt(room, id)).toBe(rev + 1);
    const { open, next, ...rest } = JSON.parse((await room.store.tables.load(id))!.state ?? '');
    expect(before).toMatchObject(rest);
    expect(open.asks[0].id).toBeGreaterThan(before.open.asks[0].id);
    expect(next).toBeGreaterThan(before.next);
    const lines = ok(await room.service.log(id, 'bob')).entries.flatMap((entry) => entry.lines);
    expect(lines[0]).toBe('ANN took back a move (BOB, CYD agreed).');
    expect(lines.join()).not.toContain('ANN: bid');
    expect((await room.sent()).map(({ kind }) => kind)).toEqual(['asked', 'asked', 'live', 'asked']);
    const again = await answer(room, id, 'ann', bid(3));
    expect(again.happened.flatMap(({ events }) => events)).toEqual(happened.flatMap(({ events }) => events));
  });

  test('is not made to somebody who never agrees, and that is said beforehand', async () => {
    const room = await openRoom();
    const id = await bidden(room);
    const { move } = ok(await room.service.takeBacks.find(id, 'ann'));
    ok(await room.service.setSettings('bob', { takeBacks: 'never' }));
    const told = { refused: 'undo.never', with: { who: 'BOB' } };
    expect(refused(await room.service.takeBacks.find(id, 'ann'))).toEqual(told);
    const wish = { kind: 'undo', details: { move } } as const;
    expect(refused(await room.service.requests.draft(id, 'ann', wish))).toEqual(told);
    expect(refused(await room.service.requests.ask(id, 'ann', wish))).toEqual(told);
    ok(await room.service.setSettings('bob', { takeBacks: 'ask' }));
    expect(ok(await ask(room, id)).state).toBe('open');
  });

  test('AS38 says that cards were seen; what was drawn is drawn again', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain', 'shield'), deckOf('gain', 'shield')] });
    await answer(room, id, 'ann', { pick: ['end'] });
    const hand = () => viewOf(room, id, 'bob').then((view) => boardOf(view).hand);
    const drawn = await hand();
    const request = ok(await ask(room, id));
    ok(await t(room, request, 'bob', true));
    expect(await hand()).toHaveLength(drawn.length - 2);
    expect((await viewOf(room, id, 'ann')).owing).toEqual([0]);
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await hand()).toEqual(drawn);
  });

  test('lapses as soon as anything else happens', async () => {
    const room = await openRoom();
    const id = await bidden(room);
    const request = ok(await ask(room, id));
    await answer(room, id, 'ann', bid(4));
    expect(await stateOf(room, request)).toBe('moot');
    expect(ok(await t(room, request, 'bob', true)).state).toBe('moot');
    expect((await viewOf(room, id, 'ann')).turn).toBe(1);
    const next = ok(await ask(room, id));
    expect(next.id).not.toBe(request.id);
  });

  test('lapses after a day', async () => {
    const room = await openRoom();
    const id = await bidden(room);
    const request = ok(await ask(room, id));
    ok(await t(room, request, 'bob', true));
    room.clock.now += day;
    await room.sweep();
    expect(await stateOf(room, request)).toBe('lapsed');
    expect(ok(await room.service.takeBacks.find(id, 'ann')).free).toBe(false);
  });

  test('A34 lapses after the allowance of the table’s clock, where that is shorter', async () => {
    const room = await openRoom();
    const people = ['ann', 'bob', 'cyd'];
    const options = { clock: CLOCKS.live };
    const { id } = await game(room, people, { ...peace(people), options });
    await answer(room, id, 'ann', bid(3));
    const request = ok(await ask(room, id));
    expect(request.endsAt - room.clock.now).toBe(CLOCKS.live.allow);
  });

  test('AS40 that is declined is not made again for that move, and after three there are none in that game', async () => {
    const room = await openRoom();
    const id = await bidden(room, ['ann', 'bob']);
    for (let n = 0; n < 3; n++) {
      const request = ok(await ask(room, id));
      ok(await t(room, request, 'bob', false));
      expect(await stateOf(room, request)).toBe('refused');
      expect(refused(await ask(room, id)).refused).toBe(n < 2 ? 'undo.refused' : 'undo.enough');
      await answer(room, id, 'ann', bid(n));
    }
    expect(refused(await ask(room, id)).refused).toBe('undo.enough');
    for (const refusal of ['undo.refused', 'undo.enough'])
      expect(room.service.explain({ refused: refusal })).not.toContain(refusal);
    // What is free stays free, and others may still ask.
    await answer(room, id, 'ann', { pick: ['end'] });
    await answer(room, id, 'bob', bid(1));
    expect(ok(await ask(room, id, 'bob')).state).toBe('open');
  });

  test('of no move, of an older one, or of a table without such requests is refused', async () => {
    const room = await openRoom();
    const id = await bidden(room);
    const wish = (details?: { readonly move: number }) =>
      room.service.requests.ask(id, 'ann', { kind: 'undo', ...(details && { details }) });
    expect(refused(await wish()).refused).toBe('undo.moved-on');
    const { move } = ok(await room.service.takeBacks.find(id, 'ann'));
    const request = ok(await wish({ move: move - 1 }));
    ok(await t(room, request, 'bob', true));
    expect(refused(await t(room, request, 'cyd', true)).refused).toBe('undo.moved-on');
    const { id: other } = await game(room, ['ann', 'bob'], {
      ...peace(['ann', 'bob']),
      options: { undo: 'free', seats: 2 },
    });
    await answer(room, other, 'ann', bid(1));
    const forged = { kind: 'undo', details: { move: await standsAt(room, other) } } as const;
    expect(refused(await room.service.requests.ask(other, 'ann', forged)).refused).toBe('undo.not-free');
  });

  test('is answered by those who still play alone', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd'], peace(['ann', 'bob', 'cyd']));
    ok(await room.service.concede(id, 'cyd'));
    await answer(room, id, 'ann', bid(1));
    const request = ok(await ask(room, id));
    expect(request.asked.map(({ seat }) => seat)).toEqual([1]);
    for (const user of ['cyd', 'eve'])
      expect(refused(await t(room, request, user, true)).refused).toBe('request.not-yours');
    expect(ok(await t(room, request, 'bob', true)).state).toBe('agreed');
  });
});

test('moves of others that followed go with it, and presses on their questions are too late', async () => {
  const room = await openRoom();
  await room.service.setSettings('bob', { autopilot: { mode: 'strict' } });
  const { id } = await game(room, ['ann', 'bob'], peace(['ann', 'bob']));
  await playCard(room, id, 'ann', 'gain');
  const [asked] = (await viewOf(room, id, 'bob')).asks;
  await answer(room, id, 'bob', { pick: ['pass'] });
  expect(boardOf(await viewOf(room, id, 'ann')).scores).toEqual([3, 0]);
  const request = ok(await ask(room, id));
  ok(await t(room, request, 'bob', true));
  expect(boardOf(await viewOf(room, id, 'ann')).scores).toEqual([0, 0]);
  expect(ok(await room.service.info(id)).waiting.map(({ user }) => user)).toEqual(['ann']);
  const old = { ask: asked!.id, answer: { pick: ['pass'] } };
  expect(refused(await room.service.submit(id, 'bob', old)).refused).toBe('stale');
  await playCard(room, id, 'ann', 'gain');
  expect(refused(await room.service.submit(id, 'bob', old)).refused).toBe('stale');
  expect((await viewOf(room, id, 'bob')).owing).toEqual([1]);
});
