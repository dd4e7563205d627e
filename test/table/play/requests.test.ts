// What players ask the others to agree to: who is asked, who may answer, and what follows, once.
import { describe, expect, test } from 'vitest';
import type { RequestInfo } from '#table/types';
import { newFolder } from '#test/folder';
import { day, deckOf, game, lobby, ok, openRoom, type Room, refused } from '../room.ts';

const hour = 60 * 60 * 1000;
const end = { kind: 'end' } as const;

/** A game of three, and Ann's request to end it. */
async function asked(room: Room, people: readonly string[] = ['ann', 'bob', 'cyd']) {
  const { id } = await game(room, people, { decks: people.map(() => deckOf('gain')) });
  await room.sent();
  return { id, request: ok(await room.service.requests.ask(id, 'ann', end)) };
}

const answerOf = async (room: Room, { table, id }: RequestInfo, user: string, yes: boolean) =>
  room.service.requests.answer(table.id, user, id, yes);
const stateOf = async (room: Room, { id }: RequestInfo) => ok(await room.service.requests.info(id)).state;

describe('a request to end the game', () => {
  test('is shown to the others, and done with the last answer, in one commit', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room);
    expect(request).toMatchObject({ kind: 'end', seat: 0, state: 'open', quorum: 'all' });
    expect(request.asked).toEqual([
      { seat: 1, yes: undefined },
      { seat: 2, yes: undefined },
    ]);
    expect(await room.sent()).toEqual([{ kind: 'asked', table: id, request: request.id }]);
    const { rev } = ok(await room.service.info(id));
    expect(ok(await answerOf(room, request, 'bob', true)).asked[0]).toEqual({ seat: 1, yes: true });
    expect(await room.sent()).toEqual([{ kind: 'asked', table: id, request: request.id }]);
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'running', rev });
    expect(ok(await answerOf(room, request, 'cyd', true)).state).toBe('agreed');
    expect(ok(await room.service.info(id))).toMatchObject({
      status: 'finished',
      rev: rev + 1,
      result: { winners: [], how: 'agreed' },
      waiting: [],
    });
    expect(await room.sent()).toEqual([
      { kind: 'live', table: id, mention: [], fresh: false },
      { kind: 'asked', table: id, request: request.id },
      { kind: 'finished', table: id },
    ]);
  });

  test('leaves nothing due, and the answer pressed again says how it ended', async () => {
    const room = await openRoom();
    const { request } = await asked(room);
    ok(await answerOf(room, request, 'bob', true));
    ok(await answerOf(room, request, 'cyd', true));
    await room.sent();
    expect(ok(await answerOf(room, request, 'cyd', true)).state).toBe('agreed');
    expect(ok(await answerOf(room, request, 'bob', false)).state).toBe('agreed');
    expect(await room.sent()).toEqual([]);
    const due = await room.store.due.claim(room.clock.now + 99 * day, 50, 1);
    expect(due.map(({ kind }) => kind).sort()).toEqual(['doze', 'expire']);
  });

  test('is over with one no; it can be asked again a day later', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room);
    ok(await answerOf(room, request, 'bob', true));
    expect(ok(await answerOf(room, request, 'cyd', false)).state).toBe('refused');
    expect(ok(await room.service.info(id)).status).toBe('running');
    room.clock.now += day - 1;
    expect(refused(await room.service.requests.ask(id, 'bob', end))).toEqual({
      refused: 'request.wait',
      with: { hours: 1 },
    });
    room.clock.now += 1;
    expect(ok(await room.service.requests.ask(id, 'bob', end)).state).toBe('open');
  });

  test('AS22 that somebody leaves unanswered is refused by silence after two days, once', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room, ['ann', 'bob', 'cyd', 'dan']);
    ok(await answerOf(room, request, 'bob', true));
    ok(await answerOf(room, request, 'cyd', true));
    await room.sent();
    room.clock.now += 48 * hour - 1;
    await room.sweep();
    expect(await stateOf(room, request)).toBe('open');
    room.clock.now += 1;
    await room.sweep();
    await room.sweep();
    expect(await stateOf(room, request)).toBe('lapsed');
    expect((await room.sent()).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
    expect(ok(await answerOf(room, request, 'dan', true)).state).toBe('lapsed');
    expect(ok(await room.service.info(id)).status).toBe('running');
    expect(refused(await room.service.requests.ask(id, 'ann', end)).refused).toBe('request.wait');
    room.clock.now += day;
    expect(ok(await room.service.requests.ask(id, 'ann', end)).state).toBe('open');
  });

  test('answered too late, before anybody has looked at the clock, has lapsed', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room, ['ann', 'bob', 'cyd']);
    ok(await answerOf(room, request, 'bob', true));
    room.clock.now += 48 * hour;
    expect(ok(await answerOf(room, request, 'cyd', true)).state).toBe('lapsed');
    expect(ok(await room.service.info(id)).status).toBe('running');
  });

  test('AS23 is answered by nobody but persons who still play: not by onlookers, nor by those who have conceded', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room, ['ann', 'bob', 'cyd', 'dan']);
    ok(await room.service.concede(id, 'dan'));
    await room.sent();
    for (const user of ['dan', 'eve']) {
      for (const yes of [true, false])
        expect(refused(await answerOf(room, request, user, yes)).refused).toBe('request.not-yours');
      expect(isSeatless(await room.service.requests.ask(id, user, end))).toBe(true);
    }
    expect(await stateOf(room, request)).toBe('open');
    expect(await room.sent()).toEqual([]);
    ok(await answerOf(room, request, 'bob', true));
    expect(ok(await answerOf(room, request, 'cyd', true)).state).toBe('agreed');
  });

  test('of another table, or of none, is not answered', async () => {
    const room = await openRoom();
    const { request } = await asked(room);
    const other = await game(room, ['ann', 'bob']);
    for (const [table, id] of [
      [other.id, request.id],
      [request.table.id, 'nothing'],
    ] as const)
      expect(refused(await room.service.requests.answer(table, 'bob', id, true)).refused).toBe('request.unknown');
    expect(await stateOf(room, request)).toBe('open');
  });

  test('asked twice is one; somebody else is led to it', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room);
    expect(ok(await room.service.requests.ask(id, 'ann', end)).id).toBe(request.id);
    expect(refused(await room.service.requests.ask(id, 'bob', end))).toEqual({
      refused: 'request.open',
      with: { who: 'ANN' },
    });
    expect(await room.sent()).toHaveLength(1);
  });

  test('is withdrawn by whoever asked', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room);
    ok(await answerOf(room, request, 'bob', true));
    expect(ok(await answerOf(room, request, 'ann', false)).state).toBe('withdrawn');
    expect(ok(await answerOf(room, request, 'cyd', true)).state).toBe('withdrawn');
    expect(ok(await room.service.info(id)).status).toBe('running');
  });

  test('ends with the game, and when its asker leaves it', async () => {
    const room = await openRoom();
    const first = await game(room, ['ann', 'bob']);
    const theirs = ok(await room.service.requests.ask(first.id, 'bob', end));
    ok(await room.service.concede(first.id, 'ann'));
    expect(ok(await room.service.info(first.id)).status).toBe('finished');
    expect(await stateOf(room, theirs)).toBe('moot');
    const second = await asked(room);
    ok(await room.service.concede(second.id, 'ann'));
    expect(await stateOf(room, second.request)).toBe('moot');
    expect(ok(await room.service.info(second.id)).status).toBe('running');
    const third = await asked(room);
    ok(await room.service.end(third.id));
    expect(await stateOf(room, third.request)).toBe('moot');
  });

  test('is agreed to once the only one who was silent has left the game', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room);
    ok(await answerOf(room, request, 'bob', true));
    ok(await room.service.concede(id, 'cyd'));
    expect(await stateOf(room, request)).toBe('open');
    await room.sweep();
    expect(await stateOf(room, request)).toBe('agreed');
    expect(ok(await room.service.info(id)).status).toBe('finished');
  });

  test('goes on while people move', async () => {
    const room = await openRoom();
    const { id, request } = await asked(room, ['ann', 'bob']);
    const tableView = ok(await room.service.view(id, 'ann'));
    ok(await room.service.submit(id, 'ann', { ask: tableView.view.asks[0]?.id ?? 0, answer: { pick: ['end'] } }));
    expect(ok(await answerOf(room, request, 'bob', true)).state).toBe('agreed');
  });

  test('needs nobody’s agreement against computer players', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann'], { deck: deckOf('gain') });
    ok(await room.service.addBot(id, 'ann', 1));
    ok(await room.service.start(id, 'ann'));
    expect(ok(await room.service.requests.draft(id, 'ann', end)).asked).toEqual([]);
    expect(ok(await room.service.requests.ask(id, 'ann', end)).state).toBe('agreed');
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: { how: 'agreed' } });
    expect(refused(await room.service.requests.ask(id, 'ann', end)).refused).toBe('table.finished');
  });

  test('is decided once by two processes: the last two answers at the same time end the game once', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    const { id, request } = await asked(rooms[0]);
    await rooms[0].sent();
    const states = await Promise.all([
      answerOf(rooms[0], request, 'bob', true),
      answerOf(rooms[1], request, 'cyd', true),
    ]);
    expect(states.map((one) => ok(one).state)).toContain('agreed');
    expect(ok(await rooms[1].service.info(id)).status).toBe('finished');
    const facts = await rooms[0].store.facts.of(id, { limit: 100 });
    expect(facts.filter(({ kind }) => kind === 'ended-without-result')).toHaveLength(1);
    expect(facts.filter(({ kind }) => kind === 'answered')).toHaveLength(2);
  });

  test('is asked once by two processes at the same time', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    const { id } = await game(rooms[0], ['ann', 'bob', 'cyd']);
    await rooms[0].sent();
    const [first, second] = await Promise.all(rooms.map((room) => room.service.requests.ask(id, 'ann', end)));
    expect(ok(first!)).toEqual(ok(second!));
    expect((await rooms[0].sent()).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
  });
});

const isSeatless = (value: object): boolean =>
  'refused' in value && ['table.not-seated', 'table.out'].includes(String(value.refused));
