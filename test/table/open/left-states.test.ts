// A table's state is kept between moves rather than read anew, and never when it is not what is stored.
import { expect, test } from 'vitest';
import type { Game } from '#face/game';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { answer, askOf, deckOf, game, openRoom, refused, viewOf } from '../room.ts';

const bid = (number: number) => ({ pick: ['bid'], with: { number: { number } } });

/** The tiny game, which counts how often a state is read. */
function counting(): { readonly game: Game; readonly read: () => number } {
  let count = 0;
  const tiny = tinyGame();
  const open = (text: string) => {
    count++;
    return tiny.open(text);
  };
  return { game: { ...tiny, open }, read: () => count };
}

const people = ['ann', 'bob'];
const decks = [deckOf('gain'), deckOf('gain')];

test('a move goes on with the state that the last one has left, and stores what reading it anew would give', async () => {
  const tiny = counting();
  const room = await openRoom({ games: [tiny.game] });
  const { id } = await game(room, people, { decks });
  const ask = await askOf(room, id, 'ann');
  const before = tiny.read();
  await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(1) });
  expect(tiny.read()).toBe(before);
  const stored = (await room.store.tables.load(id))?.state ?? '';
  expect(JSON.parse(stored).next).toBeGreaterThan(ask.id);
});

test('after a refusal the state is read anew, and play goes on', async () => {
  const tiny = counting();
  const room = await openRoom({ games: [tiny.game], faultyBots: true });
  const { id } = await game(room, people, { decks });
  const ask = await askOf(room, id, 'ann');
  // This bid leaves the state half changed.
  refused(await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(13) }));
  refused(await room.service.submit(id, 'ann', { ask: ask.id, answer: { pick: ['nothing'] } }));
  const before = tiny.read();
  await room.service.submit(id, 'ann', { ask: ask.id, answer: bid(2) });
  expect(tiny.read()).toBeGreaterThan(before);
  expect((await viewOf(room, id, 'ann')).board).toMatchObject({ scores: [0, 0] });
});

test('a move of another process is gone on from', async () => {
  const folder = newFolder();
  const one = await openRoom({ folder, seed: 'one' });
  const other = await openRoom({ folder, seed: 'other' });
  const { id } = await game(one, people, { decks });
  await answer(other, id, 'ann', bid(3));
  await answer(other, id, 'ann', { pick: ['end'] });
  const asked = await askOf(one, id, 'bob');
  await answer(one, id, 'bob', asked.fallback);
  const { state = '' } = (await one.store.tables.load(id)) ?? {};
  expect(JSON.parse(state).next).toBeGreaterThan(asked.id);
  expect((await viewOf(other, id, 'bob')).board).toEqual((await viewOf(one, id, 'bob')).board);
});
