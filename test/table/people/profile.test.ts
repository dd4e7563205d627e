// A person's record: what they have played, how it went, and who may see it.
import { describe, expect, test } from 'vitest';
import type { Player } from '#face/computer';
import { answer, game, ok, openRoom, type Room, refused, viewOf } from '../room.ts';

const ann = '100000000000000001';
const bob = '100000000000000002';
const cyd = '100000000000000003';
const hour = 60 * 60 * 1000;

/** A game of two that its first person concedes. */
async function lostBy(room: Room, loser: string, winner: string): Promise<void> {
  const table = await game(room, [loser, winner]);
  ok(await room.service.concede(table.id, loser));
}

/** Gives the usual answers until nothing is asked of the person any more. */
async function endTurn(room: Room, table: string, user: string): Promise<void> {
  for (;;) {
    const view = await viewOf(room, table, user);
    const [asked] = view.owing.includes(view.seat ?? -1) ? view.asks : [];
    if (asked === undefined) return;
    await answer(room, table, user, asked.fallback);
  }
}

/** A game in which Ann takes so long for each of five turns. */
async function playedIn(room: Room, wait: number): Promise<void> {
  const table = await game(room, [ann, bob]);
  await endTurn(room, table.id, ann);
  await endTurn(room, table.id, bob);
  for (let turn = 0; turn < 5; turn++) {
    room.clock.now += wait;
    await endTurn(room, table.id, ann);
    await endTurn(room, table.id, bob);
  }
  ok(await room.service.concede(table.id, bob));
  await endTurn(room, table.id, ann);
}

describe('what a profile counts', () => {
  test('games that were played to their end, by edition and number of players, with those won', async () => {
    const room = await openRoom();
    await lostBy(room, ann, bob);
    await lostBy(room, ann, bob);
    await lostBy(room, bob, ann);
    await game(room, [ann, bob]);
    const { tallies } = ok(await room.service.profile(ann, ann));
    expect(tallies).toEqual([{ gameName: 'Tiny Empires', editionName: 'Core', seats: 2, played: 3, won: 1 }]);
    expect(ok(await room.service.profile(bob, bob)).tallies.map(({ won }) => won)).toEqual([2]);
    expect(ok(await room.service.profile(cyd, cyd)).tallies).toEqual([]);
  });

  test('not a game that managers of the server have ended', async () => {
    const room = await openRoom();
    const table = await game(room, [ann, bob]);
    ok(await room.service.end(table.id));
    expect(ok(await room.service.profile(ann, ann)).tallies).toEqual([]);
  });

  test('A48 a game counts for whoever plays it to its end, not for whom a computer player stands in', async () => {
    const idle: Player = (_view, ask) => ask.fallback;
    const room = await openRoom({ bots: { idle } });
    const counted = async (user: string) => ok(await room.service.profile(user, user)).tallies.map(({ won }) => won);
    const won = await game(room, [bob, ann]);
    ok(await room.service.leaveToComputer(won.id, ann));
    ok(await room.service.concede(won.id, bob));
    expect([await counted(ann), await counted(bob)]).toEqual([[], [0]]);

    const returned = await game(room, [bob, ann]);
    ok(await room.service.leaveToComputer(returned.id, ann));
    ok(await room.service.comeBack(returned.id, ann));
    ok(await room.service.concede(returned.id, bob));
    expect(await counted(ann)).toEqual([1]);

    // Nobody gets rid of a game that they give up themselves.
    const conceded = await game(room, [cyd, bob]);
    ok(await room.service.leaveToComputer(conceded.id, cyd));
    ok(await room.service.concede(conceded.id, cyd));
    await endTurn(room, conceded.id, bob);
    expect(await counted(cyd)).toEqual([0]);
  });

  test('AS19 a game counts for the substitute who has ended it, not for whoever gave the seat away', async () => {
    const room = await openRoom();
    const { id } = await game(room, [bob, ann]);
    const offer = ok(await room.service.offers.open(id, ann));
    ok(await room.service.offers.take(id, offer.id, { user: cyd, name: 'Cyd' }));
    ok(await room.service.concede(id, bob));
    const counted = async (user: string) => ok(await room.service.profile(user, user)).tallies.map(({ won }) => won);
    expect([await counted(ann), await counted(cyd)]).toEqual([[], [1]]);
  });

  test('how long tables usually waited for them: the median over their latest games', async () => {
    const room = await openRoom();
    const table = await game(room, [ann, bob]);
    for (const hours of [1, 30, 2, 4, 6]) {
      room.clock.now += hours * hour;
      await endTurn(room, table.id, ann);
      await endTurn(room, table.id, bob);
    }
    ok(await room.service.concede(table.id, bob));
    await endTurn(room, table.id, ann);
    // At the beginning of the game they answered at once.
    const { usualWait } = ok(await room.service.profile(ann, ann));
    expect(usualWait).toBe(2 * hour);
  });

  test('A48 the same of the games before, once there is enough of both to compare', async () => {
    const room = await openRoom();
    const waits = async () => ok(await room.service.profile(ann, ann));
    for (let played = 0; played < 3; played++) await playedIn(room, 5 * hour);
    for (let played = 0; played < 9; played++) await playedIn(room, hour);
    expect(await waits()).toMatchObject({ usualWait: hour, earlierWait: undefined });
    await playedIn(room, hour);
    expect(await waits()).toMatchObject({ usualWait: hour, earlierWait: 5 * hour });
    // What lies further back does not count.
    for (let played = 0; played < 10; played++) await playedIn(room, 2 * hour);
    expect(await waits()).toMatchObject({ usualWait: 2 * hour, earlierWait: hour });
  });

  test('A48 not compared while they have answered only now and then', async () => {
    const room = await openRoom();
    for (let played = 0; played < 14; played++) await lostBy(room, bob, ann);
    expect(ok(await room.service.profile(ann, ann)).earlierWait).toBeUndefined();
  });

  test('the tables that wait for them now', async () => {
    const room = await openRoom();
    await game(room, [ann, bob]);
    await game(room, [ann, cyd]);
    expect(ok(await room.service.profile(ann, ann)).waitingNow).toBe(2);
    expect(ok(await room.service.profile(bob, bob)).waitingNow).toBe(0);
  });
});

describe('who may see a profile', () => {
  test('people who have sat at a table with them, unless they choose otherwise', async () => {
    const room = await openRoom();
    await lostBy(room, ann, bob);
    const seenBy = async (viewer: string) => 'tallies' in (await room.service.profile(ann, viewer));
    expect([await seenBy(ann), await seenBy(bob), await seenBy(cyd)]).toEqual([true, true, false]);
    await room.service.setSettings(ann, { profile: 'everybody' });
    expect([await seenBy(ann), await seenBy(bob), await seenBy(cyd)]).toEqual([true, true, true]);
    await room.service.setSettings(ann, { profile: 'me' });
    expect([await seenBy(ann), await seenBy(bob), await seenBy(cyd)]).toEqual([true, false, false]);
    expect(refused(await room.service.profile(ann, bob)).refused).toBe('profile.private');
  });
});

test('a person who has been forgotten takes their record with them; that of the others stays', async () => {
  const room = await openRoom();
  await lostBy(room, ann, bob);
  ok(await room.service.people.forget(ann));
  expect(ok(await room.service.profile(ann, ann)).tallies).toEqual([]);
  expect(ok(await room.service.profile(bob, bob)).tallies.map(({ played, won }) => [played, won])).toEqual([[1, 1]]);
});
