// While people are asked to agree to a take-back, no clock of theirs runs (A34).
import { describe, expect, test } from 'vitest';
import { below, seedRng } from '#kernel/random';
import { CLOCKS } from '#table/clock/time-control';
import type { Clock } from '#table/types';
import { newFolder } from '#test/folder';
import { answer, day, deckOf, game, ok, openRoom, pass, type Room } from '../room.ts';

const hour = day / 24;
const clock = { ...CLOCKS.daily, sleep: false, leave: false } as const;
const total = clock.allow + clock.reserve;

/** A game in which Ann has ended her turn, so that it waits for Bob. */
async function turnOfBob(room: Room, by: Clock = clock): Promise<string> {
  const people = ['ann', 'bob', 'cyd'];
  const options = { clock: by, remindAfter: 0 };
  const { id } = await game(room, people, { decks: people.map(() => deckOf('gain')), options });
  await room.sweep();
  await answer(room, id, 'ann', { pick: ['end'] });
  return id;
}

async function ask(room: Room, id: string) {
  const { move } = ok(await room.service.takeBacks.find(id, 'ann'));
  return ok(await room.service.requests.ask(id, 'ann', { kind: 'undo', details: { move } }));
}

async function clockOfBob(room: Room, id: string) {
  const found = ok(await room.service.view(id, 'ann')).clocks.find(({ seat }) => seat === 1);
  return { left: (found?.allow ?? 0) + (found?.reserve ?? 0), state: found?.state, zeroAt: found?.zeroAt };
}

describe('A34 while somebody asks to take a move back', () => {
  test.each([
    ['somebody declines', (room: Room, id: string, request: string) => refuseRequest(room, id, request, 'cyd')],
    ['it is withdrawn', (room: Room, id: string, request: string) => refuseRequest(room, id, request, 'ann')],
  ])('the clocks of the asked stand still, until %s', async (_, end) => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    await pass(room, hour);
    const request = await ask(room, id);
    expect(await clockOfBob(room, id)).toMatchObject({ left: total - hour, state: 'still' });
    await pass(room, 5 * hour);
    expect(await clockOfBob(room, id)).toMatchObject({ left: total - hour, state: 'still' });
    await end(room, id, request.id);
    await pass(room, 2 * hour);
    expect(await clockOfBob(room, id)).toMatchObject({
      left: total - 3 * hour,
      state: 'running',
      zeroAt: room.clock.now + total - 3 * hour,
    });
  });

  test('they run again a day later, whenever that is noted', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    const request = await ask(room, id);
    room.clock.now += day + hour;
    expect(ok(await room.service.requests.info(request.id)).state).toBe('open');
    expect(await clockOfBob(room, id)).toMatchObject({ left: total - hour, state: 'running' });
  });

  test('the asked answers their own ask instead, and has lost nothing', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    await pass(room, hour);
    await ask(room, id);
    await pass(room, 6 * hour);
    await answer(room, id, 'bob', { pick: ['end'] });
    const clocks = ok(await room.service.view(id, 'ann')).clocks;
    expect(clocks.find(({ seat }) => seat === 1)).toMatchObject({ reserve: clock.reserve, state: 'stopped' });
    expect(clocks.find(({ seat }) => seat === 2)).toMatchObject({ zeroAt: room.clock.now + total, state: 'running' });
  });

  test('nobody’s time is up, and it is up soon after the time that has run', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    for (let left = await clockOfBob(room, id); left.left > 10 * hour; left = await clockOfBob(room, id)) {
      await pass(room, Math.min(20 * hour, left.left - 10 * hour));
    }
    const request = await ask(room, id);
    await pass(room, 23 * hour);
    expect(await clockOfBob(room, id)).toMatchObject({ left: 10 * hour, state: 'still' });
    await refuseRequest(room, id, request.id, 'cyd');
    for (let n = 0; n < 9; n++) {
      await pass(room, hour);
      await room.sent();
    }
    expect((await clockOfBob(room, id)).state).toBe('running');
    await pass(room, 2 * hour);
    expect((await clockOfBob(room, id)).state).toBe('late');
  });

  test.each([1, 2, 3])('only the time in which none is open counts, restarts or not (%d)', async (seed) => {
    const rng = seedRng(`${seed}`);
    const chance = (percent: number) => below(rng, 100) < percent;
    const options = { folder: newFolder(), clock: { now: 1_800_000_000_000 } };
    let room = await openRoom(options);
    const id = await turnOfBob(room);
    let open: string | undefined;
    let ran = 0;
    while (ran < total / 2) {
      const step = below(rng, 4 * hour);
      if (chance(40)) {
        if (open === undefined) open = (await ask(room, id)).id;
        else {
          await refuseRequest(room, id, open, 'ann');
          open = undefined;
        }
      }
      if (open === undefined) ran += step;
      await pass(room, step);
      if (open !== undefined && ok(await room.service.requests.info(open)).endsAt <= room.clock.now) break;
      if (chance(20)) {
        await room.service.close();
        await room.store.close();
        room = await openRoom(options);
      }
      expect((await clockOfBob(room, id)).left).toBe(total - ran);
    }
  });
});

describe('A30 once a move is taken back', () => {
  const spends = 30 * hour;

  /** Has all others agree. */
  async function agree(room: Room, id: string, request: string) {
    for (const user of ['bob', 'cyd']) ok(await room.service.requests.answer(id, user, request, true));
  }
  const clockOf = async (room: Room, id: string, seat: number) =>
    ok(await room.service.view(id, 'ann')).clocks.find((one) => one.seat === seat);

  test('whoever was waited for has the reserve again that they spent on the undone position', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    await pass(room, spends);
    expect(await clockOf(room, id, 1)).toMatchObject({ reserve: clock.reserve - 6 * hour });
    const request = await ask(room, id);
    await pass(room, hour);
    await agree(room, id, request.id);
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'stopped', allow: clock.allow, reserve: clock.reserve });
  });

  test('whoever had moved on has it again too, also once it is taken back farther, in two steps', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    await pass(room, spends);
    await answer(room, id, 'bob', { pick: ['end'] });
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'stopped', reserve: clock.reserve - 6 * hour });
    await pass(room, spends + hour);
    const later = ok(await room.service.takeBacks.find(id, 'bob')).move;
    const first = ok(await room.service.requests.ask(id, 'bob', { kind: 'undo', details: { move: later } }));
    for (const user of ['ann', 'cyd']) ok(await room.service.requests.answer(id, user, first.id, true));
    expect(await clockOf(room, id, 2)).toMatchObject({ state: 'stopped', reserve: clock.reserve });
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'running', allow: 0, reserve: clock.reserve - 6 * hour });
    await agree(room, id, (await ask(room, id)).id);
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'stopped', reserve: clock.reserve });
  });

  test('whoever’s time was up on the undone position has it again', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    for (let n = 0; n < 8 && (await clockOf(room, id, 1))?.state !== 'late'; n++) {
      await pass(room, day);
      await room.sent();
    }
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'late', reserve: 0 });
    await agree(room, id, (await ask(room, id)).id);
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'stopped', reserve: clock.reserve });
  });

  test('whoever takes it back goes on with that wait: what they spent on it, and on asking, stays spent', async () => {
    const room = await openRoom();
    const people = ['ann', 'bob', 'cyd'];
    const { id } = await game(room, people, {
      decks: people.map(() => deckOf('gain')),
      options: { clock, remindAfter: 0 },
    });
    await pass(room, 20 * hour);
    await answer(room, id, 'ann', { pick: ['end'] });
    const request = await ask(room, id);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: clock.allow });
    await pass(room, 3 * hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: clock.allow - 3 * hour });
    await agree(room, id, request.id);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', allow: hour, reserve: clock.reserve });
    await pass(room, 2 * hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ allow: 0, reserve: clock.reserve - hour });
  });

  test('whatever was spent is given back to everybody if the keeper sets the game back', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room);
    const { rev } = ok(await room.service.info(id));
    await pass(room, spends);
    await answer(room, id, 'bob', { pick: ['end'] });
    await pass(room, spends + hour);
    ok(await room.service.takeBacks.setBack(id, rev, 'a fault'));
    expect(await clockOf(room, id, 1)).toMatchObject({ state: 'running', allow: clock.allow, reserve: clock.reserve });
    expect(await clockOf(room, id, 2)).toMatchObject({ state: 'stopped', reserve: clock.reserve });
  });

  test('with a reserve alone, asking in vain is paid for', async () => {
    const room = await openRoom();
    const id = await turnOfBob(room, { ...clock, allow: 0 });
    const request = await ask(room, id);
    await pass(room, 5 * hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'running', reserve: clock.reserve - 5 * hour });
    await refuseRequest(room, id, request.id, 'cyd');
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'stopped', reserve: clock.reserve - 5 * hour });
    await pass(room, hour);
    expect(await clockOf(room, id, 0)).toMatchObject({ state: 'stopped', reserve: clock.reserve - 5 * hour });
  });
});

async function refuseRequest(room: Room, id: string, request: string, user: string): Promise<void> {
  ok(await room.service.requests.answer(id, user, request, false));
}
