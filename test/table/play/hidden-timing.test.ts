// Hidden timing: what is answered automatically in windows that everybody knows of comes after a while that says nothing.
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '#table/clock/time-control';
import { answerDelay } from '#table/play/hidden-timing';
import type { Clock, PlannedMoveProposal } from '#table/types';
import { newFolder } from '#test/folder';
import { set } from '../calls/calling.ts';
import { answer, askOf, day, deckOf, game, ok, openRoom, playCard, type Room, refused } from '../room.ts';

const minute = 60_000;
const clock: Clock = { ...CLOCKS.daily, sleep: false, leave: false };
const options = { clock, veil: true, remindAfter: 0 } as const;
const shielded = [deckOf('gain', 'strike'), deckOf('shield')];
const pass = { pick: ['pass'] };

const waitsFor = async (room: Room, id: string) => ok(await room.service.info(id)).waiting.map(({ user }) => user);
const clockOf = async (room: Room, id: string, seat: number) =>
  ok(await room.service.view(id, 'ann')).clocks.find((one) => one.seat === seat);
const delayAt = async (room: Room, id: string, user = 'bob') =>
  answerDelay((await room.store.tables.find(id))!, await askOf(room, id, user));

/** Lets time pass to a moment; the program runs all the while. */
async function until(room: Room, at: number): Promise<void> {
  room.clock.now = at;
  await room.store.notes.set('running', String(at - 1));
  await room.sweep();
}

/** Ann’s turn at a table with hidden timing. */
async function annsTurn(room: Room, decks = shielded): Promise<string> {
  const { id } = await game(room, ['ann', 'bob'], { decks, options });
  await room.sweep();
  await room.sent();
  return id;
}

describe('an automatic answer', () => {
  test('comes two to twenty minutes after the question, neither sooner nor later', async () => {
    const room = await openRoom();
    const id = await annsTurn(room, [deckOf('gain'), deckOf('gain')]);
    await playCard(room, id, 'ann', 'gain');
    expect(await waitsFor(room, id)).toEqual(['bob']);
    const began = room.clock.now;
    const delay = await delayAt(room, id);
    expect(delay).toBeGreaterThanOrEqual(2 * minute);
    expect(delay).toBeLessThanOrEqual(20 * minute);
    await until(room, began + delay - 1);
    expect(await waitsFor(room, id)).toEqual(['bob']);
    await until(room, began + delay);
    expect(await waitsFor(room, id)).toEqual(['ann']);
  });

  test('is announced to its person alone, who may still answer first', async () => {
    const room = await openRoom();
    const id = await annsTurn(room, [deckOf('gain'), deckOf('gain')]);
    await playCard(room, id, 'ann', 'gain');
    const at = room.clock.now + (await delayAt(room, id));
    expect(ok(await room.service.view(id, 'bob')).answeredAt).toBe(at);
    expect(ok(await room.service.view(id, 'ann')).answeredAt).toBeUndefined();
    await answer(room, id, 'bob', pass);
    expect(await waitsFor(room, id)).toEqual(['ann']);
    const { rev } = ok(await room.service.info(id));
    await until(room, at);
    expect(ok(await room.service.info(id)).rev).toBe(rev);
  });

  test('is one alone, though two programs look', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder, seed: 'one' });
    const id = await annsTurn(room, [deckOf('gain'), deckOf('gain')]);
    await playCard(room, id, 'ann', 'gain');
    const other = await openRoom({ folder, seed: 'two', clock: room.clock });
    room.clock.now += await delayAt(room, id);
    const { rev } = ok(await room.service.info(id));
    await Promise.all([room.sweep(), other.sweep()]);
    await room.sweep();
    expect(ok(await room.service.info(id)).rev).toBe(rev + 1);
  });

  test('of an order or of passing for a while is held back as well', async () => {
    for (const how of ['order', 'until'] as const) {
      const room = await openRoom();
      const id = await annsTurn(room);
      if (how === 'until') ok(await room.service.setAutopilot(id, 'bob', { until: 'turn' }));
      else ok(await room.service.orders.add(id, 'bob', { at: 'pile', does: 'pass', times: 'once', else: 'ask' }));
      await playCard(room, id, 'ann', 'gain');
      expect(await waitsFor(room, id)).toEqual(['bob']);
      await until(room, room.clock.now + (await delayAt(room, id)));
      expect(await waitsFor(room, id)).toEqual(['ann']);
    }
  });

  test('comes at once in windows that not everybody knows of', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await waitsFor(room, id)).toEqual(['bob']);
    expect((await askOf(room, id, 'bob')).stop).toBe('main');
  });
});

describe('who has to decide', () => {
  test('is called only once an automatic answer would have come, and their clock runs from then on', async () => {
    const room = await openRoom();
    await set(room, 'bob', { turn: 'mention' });
    const id = await annsTurn(room);
    await playCard(room, id, 'ann', 'gain');
    const [began, delay] = [room.clock.now, await delayAt(room, id)];
    expect(ok(await room.service.view(id, 'bob')).answeredAt).toBeUndefined();
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
    await until(room, began + delay);
    expect(await waitsFor(room, id)).toEqual(['bob']);
    expect(await room.sent()).toEqual([]);
    expect(await clockOf(room, id, 1)).toMatchObject({ allow: clock.allow, allowUntil: began + delay + clock.allow });
    await until(room, began + delay + 1);
    expect(await room.sent()).toEqual([{ kind: 'call', table: id, users: ['bob'] }]);
    await until(room, began + delay + 20 * (day / 24));
    await answer(room, id, 'bob', pass);
    expect(await clockOf(room, id, 1)).toMatchObject({ reserve: clock.reserve, state: 'stopped' });
  });

  test('is not called if they have answered before', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    await playCard(room, id, 'ann', 'gain');
    const at = room.clock.now + (await delayAt(room, id));
    await answer(room, id, 'bob', pass);
    await room.sent();
    await until(room, at + minute);
    expect((await room.sent()).filter(({ kind }) => kind === 'call')).toEqual([]);
  });

  test('looks to the others like somebody who will be answered for', async () => {
    const seen = async (decks: typeof shielded) => {
      const room = await openRoom({ seed: 'alike' });
      const id = await annsTurn(room, decks);
      await playCard(room, id, 'ann', 'gain');
      const { view, since, clocks, table, quiet } = ok(await room.service.view(id, 'ann'));
      const waiting = table.waiting.map(({ user, since: from }) => [user, from]);
      const told = since.map(({ lines }) => lines);
      return {
        board: view.board,
        owing: view.owing,
        offered: view.offered,
        told,
        clocks,
        waiting,
        quiet,
        sent: await room.sent(),
      };
    };
    const idle = await seen([deckOf('gain'), deckOf('gain')]);
    expect(await seen([deckOf('gain'), deckOf('shield')])).toEqual(idle);
  });
});

test('AS47 the times are the same for each question, whatever the hand, the orders and the stops', async () => {
  const waitedFor = async (cards: readonly string[], prepare: (room: Room, id: string) => Promise<unknown>) => {
    const room = await openRoom({ seed: 'times' });
    const id = await annsTurn(room, [deckOf('gain'), deckOf(...cards)]);
    await prepare(room, id);
    const times: (readonly [number, number])[] = [];
    for (let turn = 0; turn < 12 && ok(await room.service.info(id)).status === 'running'; turn++) {
      await playCard(room, id, 'ann', 'gain');
      const asked = (await askOf(room, id, 'bob')).id;
      const began = room.clock.now;
      const delay = await delayAt(room, id);
      await until(room, began + delay - 1);
      expect(await waitsFor(room, id)).toEqual(['bob']);
      await until(room, began + delay);
      // Whoever has to decide does so later, by hand.
      if ((await waitsFor(room, id)).includes('bob')) await answer(room, id, 'bob', pass);
      else times.push([asked, room.clock.now - began]);
      for (const user of ['ann', 'bob']) await discardAndEnd(room, id, user);
    }
    return new Map(times);
  };
  const order = (wish: Partial<PlannedMoveProposal>) => (room: Room, id: string) =>
    room.service.orders.add(id, 'bob', {
      at: 'pile',
      does: 'pass',
      times: 'once',
      else: 'ask',
      ...wish,
    } as PlannedMoveProposal);
  const all = await Promise.all([
    waitedFor(['gain'], async () => undefined),
    waitedFor(['shield'], (room, id) => room.service.setAutopilot(id, 'bob', { stops: [] })),
    waitedFor(['shield', 'gain'], (room, id) => room.service.setAutopilot(id, 'bob', { until: 'turn' })),
    waitedFor(['shield'], order({})),
    waitedFor(['strike', 'shield'], order({ times: 'turn' })),
  ]);
  const [longest, ...others] = all.sort((a, b) => b.size - a.size);
  expect(longest?.size).toBeGreaterThan(2);
  for (const times of others)
    for (const [asked, time] of times) if (longest?.has(asked) === true) expect(time).toBe(longest.get(asked));
});

/** Ends somebody’s turn if it is theirs; where they must discard, the first card. */
async function discardAndEnd(room: Room, id: string, user: string): Promise<void> {
  for (;;) {
    const [ask] = ok(await room.service.view(id, user)).view.asks;
    if (ask === undefined || (ask.stop !== 'main' && ask.stop !== 'discard')) return;
    ok(await room.service.submit(id, user, { ask: ask.id, answer: ask.fallback }));
  }
}

test('the time of a question depends on its number and the table’s seed alone, and comes out anywhere in between', () => {
  const times = Array.from({ length: 500 }, (_, id) => answerDelay({ seed: 'a table' }, { id }));
  expect(times).toEqual(Array.from({ length: 500 }, (_, id) => answerDelay({ seed: 'a table' }, { id })));
  expect(times).not.toEqual(Array.from({ length: 500 }, (_, id) => answerDelay({ seed: 'another' }, { id })));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(2 * minute);
  expect(Math.max(...times)).toBeLessThanOrEqual(20 * minute);
  for (let from = 2; from < 20; from++)
    expect(times.filter((time) => time >= from * minute && time < (from + 1) * minute).length).toBeGreaterThan(8);
});

describe('nothing is held back', () => {
  test('of computer players and stand-ins', async () => {
    const room = await openRoom({ bots: { idle: (_view, ask) => ask.fallback } });
    const id = await annsTurn(room);
    ok(await room.service.leaveToComputer(id, 'bob'));
    await playCard(room, id, 'ann', 'gain');
    expect(await waitsFor(room, id)).toEqual(['ann']);
  });

  test('against computer players alone', async () => {
    const room = await openRoom();
    const place = { guild: 'guild', channel: 'channel' };
    const host = { user: 'ann', name: 'Ann' };
    const opening = { key: 'solo', host, game: 'tiny', place, options, deck: deckOf('strike') };
    const table = ok(await room.service.open(opening));
    ok(await room.service.addBot(table.id, 'ann', 1));
    ok(await room.service.start(table.id, 'ann'));
    await answer(room, table.id, 'ann', { pick: ['keep'] });
    const moved = await answer(room, table.id, 'ann', { pick: ['end'] });
    const windows = moved.happened.filter(({ seat, events }) => seat === 0 && events.some(({ e }) => e === 'quiet'));
    expect(windows.length).toBeGreaterThan(0);
  });

  test('at tables from before, nor at live ones, where it cannot be chosen', async () => {
    const room = await openRoom();
    const before = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    expect(before.options.veil).toBeUndefined();
    await playCard(room, before.id, 'ann', 'gain');
    expect(await waitsFor(room, before.id)).toEqual(['ann']);
    const live = await game(room, ['ann', 'bob'], {
      decks: [deckOf('gain'), deckOf('gain')],
      options: { clock: CLOCKS.live, veil: true },
    });
    expect(live.options.veil).toBeUndefined();
    await playCard(room, live.id, 'ann', 'gain');
    expect(await waitsFor(room, live.id)).toEqual(['ann']);
    expect(refused(await room.service.setOptions(live.id, 'ann', { veil: true })).refused).toBe('table.running');
  });
});
