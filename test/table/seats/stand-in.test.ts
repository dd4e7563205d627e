// A computer player plays for a person who keeps the seat, and who can come back at any moment.
import { describe, expect, test } from 'vitest';
import type { Player } from '#face/computer';
import type { Ask } from '#kernel/ask';
import { tinyGame } from '#test/tiny-game';
import { answer, askOf, day, deckOf, game, ok, openRoom, refused, viewOf } from '../room.ts';

const decks = [deckOf('gain'), deckOf('gain')];
/** Ends every turn and passes every window. */
const idle: Player = (_view, ask) => ask.fallback;
const bots = { idle };

describe('a stand-in', () => {
  test('plays at once, is told to the others, and nobody waits for the person or reminds them', async () => {
    const room = await openRoom({ bots });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    await room.sent();
    ok(await room.service.leaveToComputer(id, 'ann'));
    const { seats, waiting } = ok(await room.service.info(id));
    expect(seats[0]).toMatchObject({ who: { kind: 'person', user: 'ann' }, standIn: { since: room.clock.now } });
    expect(waiting.map(({ user }) => user)).toEqual(['bob']);
    expect(await room.sent()).toEqual([
      { kind: 'live', table: id, mention: ['bob'], fresh: true },
      { kind: 'notice', table: id, text: { key: 'notice.stand-in', with: { person: 'ANN' } } },
    ]);
    await answer(room, id, 'bob', { pick: ['end'] });
    expect(ok(await room.service.info(id)).waiting.map(({ user }) => user)).toEqual(['bob']);
    room.clock.now += 9 * day;
    await room.sweep();
    expect((await room.sent()).filter(({ kind }) => kind === 'reminder')).toEqual([
      { kind: 'reminder', table: id, users: ['bob'] },
    ]);
  });

  test('AS17 gives way with the next commit when the person is back, and does not call them', async () => {
    const room = await openRoom({ bots });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.leaveToComputer(id, 'ann'));
    await room.sent();
    const back = ok(await room.service.comeBack(id, 'ann'));
    expect(back.tableView.table.seats[0]?.standIn).toBeUndefined();
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
    await answer(room, id, 'bob', { pick: ['end'] });
    expect(ok(await room.service.info(id)).waiting.map(({ user }) => user)).toEqual(['ann']);
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: ['ann'], fresh: true }]);
    await answer(room, id, 'ann', { pick: ['end'] });
  });

  test('asked for or given up twice is once', async () => {
    const room = await openRoom({ bots });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.leaveToComputer(id, 'ann'));
    ok(await room.service.comeBack(id, 'ann'));
    ok(await room.service.leaveToComputer(id, 'ann'));
    await room.sent();
    const { rev } = ok(await room.service.info(id));
    ok(await room.service.leaveToComputer(id, 'ann'));
    expect(ok(await room.service.info(id)).rev).toBe(rev);
    ok(await room.service.comeBack(id, 'ann'));
    ok(await room.service.comeBack(id, 'ann'));
    expect(ok(await room.service.info(id)).rev).toBe(rev + 1);
  });

  test('for a number of turns ends by itself, and then calls the person', async () => {
    const room = await openRoom({ bots });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const { turn } = await viewOf(room, id, 'ann');
    ok(await room.service.leaveToComputer(id, 'ann', 2));
    await answer(room, id, 'bob', { pick: ['end'] });
    await room.sent();
    const now = ok(await room.service.info(id));
    expect((await viewOf(room, id, 'ann')).turn).toBe(turn + 2);
    expect(now.waiting.map(({ user }) => user)).toEqual(['ann']);
    expect(now.seats[0]?.standIn).toBeUndefined();
    for (const turns of [0, -1, 1.5, 100])
      expect(refused(await room.service.leaveToComputer(id, 'ann', turns)).refused).toBe('table.stand-in-turns');
  });

  test('plays for nobody who has no seat, has given up, or whose game is over', async () => {
    const room = await openRoom({ bots });
    const { id } = await game(room, ['ann', 'bob', 'cyd']);
    expect(refused(await room.service.leaveToComputer(id, 'eve')).refused).toBe('table.not-seated');
    ok(await room.service.concede(id, 'cyd'));
    expect(refused(await room.service.leaveToComputer(id, 'cyd')).refused).toBe('table.out');
    ok(await room.service.end(id));
    expect(refused(await room.service.leaveToComputer(id, 'ann')).refused).toBe('table.finished');
  });

  test('AS17 declines what others offer, whatever the computer player would say', async () => {
    const accepted: Ask[] = [];
    const greedy: Player = (_view, ask) => {
      accepted.push(ask);
      return ask.fallback;
    };
    const plain = tinyGame();
    // All questions are like offers, which lapse.
    const offering = {
      ...plain,
      view: (...given: Parameters<typeof plain.view>) => {
        const view = plain.view(...given);
        return { ...view, asks: view.asks.map((ask) => ({ ...ask, lapses: true as const })) };
      },
    };
    const room = await openRoom({ bots: { greedy }, games: [offering] });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.leaveToComputer(id, 'ann'));
    expect(ok(await room.service.info(id)).waiting.map(({ user }) => user)).toEqual(['bob']);
    expect(accepted).toEqual([]);
  });

  test('keeps the person’s say: a game is not ended without them', async () => {
    const room = await openRoom({ bots });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.leaveToComputer(id, 'ann'));
    expect(ok(await room.service.requests.ask(id, 'bob', { kind: 'end' })).state).toBe('open');
  });

  test('leaves the seat to a computer player for good once that is decided', async () => {
    const room = await openRoom({ bots });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.leaveToComputer(id, 'ann'));
    const { seats } = ok(await room.service.standIn(id, 0, 'ann'));
    expect(seats[0]).toMatchObject({ who: { kind: 'bot' } });
    expect(seats[0]?.standIn).toBeUndefined();
    expect((await askOf(room, id, 'bob')).seat).toBe(1);
  });
});
