import { expect, test } from 'vitest';
import { randomAnswer } from '#bots/random';
import type { Player } from '#face/computer';
import type { Deck } from '#face/deck';
import type { Game } from '#face/game';
import { createGames, modules } from '#games/index';
import type { Answer } from '#kernel/ask';
import { below, seedRng } from '#kernel/random';
import { loadSets } from '#sets/load';
import { newFolder } from '#test/folder';
import { lobby, ok, openRoom, type Room } from '../room.ts';

const games: readonly Game[] = createGames({ eve: loadSets().sets.eve });
const [eve] = games;

/** A person who answers by chance; the same seed makes the same game. */
function person(seed: string): () => number {
  const rng = seedRng(seed);
  return () => below(rng, 0x100000000) / 0x100000000;
}

test('a whole game against a computer player, with a restart every few moves, replays from its log to the same state', async () => {
  const folder = newFolder();
  const random: Player = (_view, ask, chance) => randomAnswer(ask.choice, chance);
  let rooms = 0;
  const open = (): Promise<Room> =>
    openRoom({
      folder,
      games,
      bots: { random },
      seed: `whole${++rooms}`,
      rebuild: (id, data) => modules[id]!.build(data),
    });
  let room = await open();
  const { id } = await lobby(room, ['ann'], { game: 'eve' });
  ok(await room.service.addBot(id, 'ann', 1));
  ok(await room.service.start(id, 'ann'));
  const chance = person('ann');
  for (let moves = 1; ok(await room.service.info(id)).status === 'running'; moves++) {
    const ask = ok(await room.service.view(id, 'ann')).view.asks[0];
    if (ask === undefined) {
      // The computer player has more to do than fits into one step.
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    ok(await room.service.submit(id, 'ann', { ask: ask.id, answer: randomAnswer(ask.choice, chance) }));
    if (moves % 25 !== 0) continue;
    expect(room.errors).toEqual([]);
    await room.service.close();
    await room.store.close();
    room = await open();
    // Where the last process was stopped in the middle of automatic moves, the sweep takes them up.
    room.clock.now += 60_000;
    await room.sweep();
  }
  expect(room.errors).toEqual([]);
  const loaded = await room.store.tables.load(id);
  expect(loaded?.row).toMatchObject({ status: 'finished', result: expect.stringContaining('winners') });

  const row = loaded!.row;
  const decks = row.seats.map((seat) => JSON.parse(seat.deck ?? '') as Deck);
  const begun = eve!.setup({ edition: row.edition, seed: row.seed, decks });
  if (!('state' in begun)) throw new Error(begun.refused);
  let { state } = begun;
  const inputs = await room.store.tables.inputs(id, { limit: 100_000 });
  for (const input of [...inputs].reverse()) {
    if (input.seat === undefined || input.ask === undefined) continue;
    const step = eve!.answer(state, { seat: input.seat, ask: input.ask, answer: JSON.parse(input.input) as Answer });
    if (!('state' in step)) throw new Error(`${step.refused} at ${input.rev}.${input.n}`);
    // What set cards apart is stored with the events, as people saw it then.
    const told = (JSON.parse(input.events) as readonly object[]).map((event) => ({ ...event, apart: undefined }));
    expect(JSON.stringify(step.events)).toBe(JSON.stringify(told));
    state = step.state;
  }
  expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(loaded!.state!));
});
