// Computers that take their time: nobody waits for them, and what they found for a table that has changed is dropped.
import { expect, test, vi } from 'vitest';
import type { Computer, Player } from '#face/computer';
import type { Answer, Ask } from '#kernel/ask';
import { newFolder } from '#test/folder';
import { answer, askOf, deckOf, lobby, ok, openRoom, type Room, viewOf } from '../room.ts';

const idle: Player = (_view, ask) => ask.fallback;

/** A computer whose thoughts the test finishes. */
function thinker(): Computer & {
  readonly asked: Ask[];
  finish(decide?: (ask: Ask) => Answer): void;
  fail(error: Error): void;
  waiting(): number;
} {
  const asked: Ask[] = [];
  const waiting: { ask: Ask; resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  return {
    name: 'Thinker',
    about: () => 'Takes its time.',
    play: idle,
    asked,
    ponder: (_game, _state, ask) => {
      asked.push(ask);
      return new Promise((resolve, reject) => waiting.push({ ask, resolve, reject }));
    },
    finish(decide = ({ fallback }) => fallback) {
      const one = waiting.shift();
      one?.resolve(decide(one.ask));
    },
    waiting: () => waiting.length,
    fail(error) {
      waiting.shift()?.reject(error);
    },
  };
}

/** A table of a person and the thinker, who is asked first whether to keep their hand. */
async function begun(room: Room): Promise<string> {
  const { id } = await lobby(room, ['ann']);
  ok(await room.service.chooseDeck(id, 'ann', deckOf('gain')));
  ok(await room.service.addBot(id, 'ann', 1));
  ok(await room.service.start(id, 'ann'));
  return id;
}

/** Waits until the thinker has been asked so often. */
const askedOf = (bot: ReturnType<typeof thinker>, times: number) =>
  vi.waitFor(() => expect(bot.asked).toHaveLength(times), { timeout: 20_000 });

const owing = async (room: Room, id: string) => (await viewOf(room, id, 'ann')).owing;

test('a person plays on while the computer thinks, and its move comes when it is ready', async () => {
  const bot = thinker();
  const room = await openRoom({ bots: { thinker: bot } });
  const id = await begun(room);
  await askedOf(bot, 1);
  expect(await owing(room, id)).toEqual([0, 1]);
  await answer(room, id, 'ann', { pick: ['keep'] });
  expect(await owing(room, id)).toEqual([1]);
  bot.finish();
  // The table has changed since: it thinks anew.
  await askedOf(bot, 2);
  bot.finish();
  await vi.waitFor(async () => expect(await owing(room, id)).toEqual([0]));
  expect((await askOf(room, id, 'ann')).stop).toBe('main');
});

test('decisions in a row are thought out one after the other and stored together', async () => {
  const bot = thinker();
  const room = await openRoom({ bots: { thinker: bot } });
  const id = await begun(room);
  await answer(room, id, 'ann', { pick: ['keep'] });
  await vi.waitFor(async () => {
    bot.finish();
    expect(await owing(room, id)).toEqual([0]);
  });
  const before = bot.asked.length;
  const { rev } = ok(await room.service.info(id));
  await answer(room, id, 'ann', { pick: ['end'] });
  // The computer passes its window, bids once in its turn, and then ends it.
  let bids = 0;
  await vi.waitFor(async () => {
    bot.finish((ask) =>
      ask.role === 'action' && bids++ === 0 ? { pick: ['bid'], with: { number: { number: 1 } } } : ask.fallback,
    );
    expect(await owing(room, id)).toEqual([0]);
  });
  expect(bot.asked.length - before).toBeGreaterThan(2);
  expect(ok(await room.service.info(id)).rev).toBe(rev + 2);
});

test('one that cannot think plays by rules of thumb, and the fault is told to the keeper', async () => {
  const bot = thinker();
  const room = await openRoom({ bots: { thinker: bot } });
  const id = await begun(room);
  await answer(room, id, 'ann', { pick: ['keep'] });
  await vi.waitFor(async () => {
    bot.fail(new Error('out of memory'));
    expect(await owing(room, id)).toEqual([0]);
  });
  expect(room.errors.map(({ text }) => text)).toContain(
    'a computer player could not think; it plays by rules of thumb',
  );
});

test('a program that ends in the middle loses nothing: the next one thinks anew', async () => {
  const folder = newFolder();
  const bot = thinker();
  const first = await openRoom({ folder, bots: { thinker: bot } });
  const id = await begun(first);
  await answer(first, id, 'ann', { pick: ['keep'] });
  await askedOf(bot, 2);
  // As the thread does when the program closes.
  while (bot.asked.length > 0 && (await owing(first, id)).includes(1) && bot.waiting() > 0)
    bot.fail(new DOMException('closing', 'AbortError'));
  await first.service.close();
  await first.store.close();
  expect(first.errors).toEqual([]);

  const again = thinker();
  const second = await openRoom({ folder, bots: { thinker: again }, seed: 'second', clock: { now: 1_100_000 } });
  expect(await owing(second, id)).toEqual([1]);
  await second.sweep();
  await askedOf(again, 1);
  again.finish();
  await vi.waitFor(async () => expect(await owing(second, id)).toEqual([0]));
});
