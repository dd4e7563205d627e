// Every state that a game has had can be read again, to the letter, whatever happens to single frames.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pack, unpack } from '#table/open/frame-packing';
import { nextFrame, revsOf, stateAt } from '#table/open/frames';
import { newFolder } from '#test/folder';
import { allGames, statesByChance } from '#test/played';
import { execute } from '#test/query';
import { placeAt } from '#test/store';
import { answer, day, deckOf, game, ok, openRoom, playCard, type Room } from '../room.ts';

describe.each(allGames.map((one) => [one.id, one] as const))('states of %s', (id, rules) => {
  test('all are read again from their frames, with 32 frames at most', () => {
    const seed = `${process.env.FUZZ_SEED ?? 'frames'}-${id}`;
    const states = statesByChance(rules, seed, 150);
    let wholeFrame: number | undefined;
    const frames = states.map((state, rev) => {
      const frame = nextFrame({ rev: rev - 1, wholeFrame }, state, states[rev - 1]);
      if (frame.kind === 'whole') wholeFrame = rev;
      return frame;
    });
    for (const [rev, state] of states.entries()) {
      const whole = frames.findLastIndex((frame, at) => at <= rev && frame.kind === 'whole');
      expect(rev - whole, `seed ${seed}`).toBeLessThan(32);
      expect(unpack(frames.slice(whole, rev + 1)) === state, `seed ${seed}, state ${rev}`).toBe(true);
    }
    const packed = frames.reduce((sum, { data }) => sum + data.length, 0);
    expect(packed, `seed ${seed}`).toBeLessThan(states.join('').length / 10);
  });
});

test('a damaged frame, or one of another state, is noticed and never throws', () => {
  const [one, two, three] = ['{"a":"first"}', '{"a":"second"}', '{"a":"third"}'] as const;
  const frames = [pack(one, undefined), pack(two, one), pack(three, two)];
  expect(unpack(frames)).toBe(three);
  expect(unpack([])).toBeUndefined();
  expect(unpack(frames.slice(1))).toBeUndefined();
  expect(unpack([frames[0]!, frames[2]!])).toBeUndefined();
  expect(unpack([{ kind: 'of a newer program', data: Buffer.from('x') }])).toBeUndefined();
  for (const [place, { kind, data }] of frames.entries())
    for (let at = 0; at < data.length; at++) {
      const damaged = Uint8Array.from(data);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      for (const wrong of [damaged, data.subarray(0, at)])
        expect(unpack(frames.map((frame, n) => (n === place ? { kind, data: wrong } : frame)))).not.toBe(one);
    }
});

const peace = { decks: [deckOf('gain'), deckOf('gain')] };
/** Two turns or more of bids, none of which ends the game. */
async function bids(room: Room, id: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: n % 10 } } });
}

describe('a table', () => {
  test('has the state of every commit, from the start to the end', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], peace);
    const stored = new Map<number, string | undefined>();
    const note = async () => {
      const loaded = await room.store.tables.load(id);
      stored.set(loaded?.row.rev ?? 0, loaded?.state);
    };
    await note();
    for (let n = 0; n < 70; n++) {
      await bids(room, id, 1);
      await note();
    }
    for (let n = 0; n < 4; n++) {
      await playCard(room, id, 'ann', 'gain');
      await note();
    }
    const row = (await room.store.tables.find(id))!;
    expect(row.status).toBe('finished');
    expect((await revsOf(room, row)).slice(-stored.size)).toEqual([...stored.keys()]);
    for (const [rev, state] of stored) expect(await stateAt(room, row, rev), `rev ${rev}`).toBe(state);
    expect(await stateAt(room, row, 1)).toBeUndefined();
    expect(await stateAt(room, row, row.rev + 1)).toBeUndefined();
  });

  test('that is ended from outside keeps the states it had', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], peace);
    const loaded = (await room.store.tables.load(id))!;
    ok(await room.service.end(id));
    expect(await stateAt(room, loaded.row, loaded.row.rev)).toBe(loaded.state);
    expect((await revsOf(room, loaded.row)).at(-1)).toBe(loaded.row.rev);
  });

  test('whose frame is damaged or lost goes on, and is read again from the next whole frame on', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await game(room, ['ann', 'bob'], peace);
    await bids(room, id, 70);
    const row = (await room.store.tables.find(id))!;
    const readable = async () => {
      const revs = Array.from({ length: row.rev + 1 }, (_, rev) => rev);
      const states = await Promise.all(revs.map((rev) => stateAt(room, row, rev)));
      return revs.filter((rev) => states[rev] !== undefined);
    };
    const before = await readable();
    const place = await placeAt(join(folder, 'test.sqlite'));
    await execute(
      place,
      `update frames set data = (select data from frames where table_id = '${id}' and rev = ${before[7]}) where table_id = '${id}' and rev = ${before[5]}`,
    );
    await execute(place, `delete from frames where table_id = '${id}' and rev = ${before[40]}`);
    const wholes = [before[32]!, before[64]!];
    const after = await readable();
    expect(after).toEqual([
      ...before.slice(0, 5),
      ...before.filter((rev) => rev >= wholes[0]! && rev < before[40]!),
      ...before.filter((rev) => rev >= wholes[1]!),
    ]);
    await bids(room, id, 1);
    const loaded = (await room.store.tables.load(id))!;
    expect(await stateAt(room, loaded.row, row.rev + 1)).toBe(loaded.state);
  });

  test('that an earlier program began has its states from its next move on', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await game(room, ['ann', 'bob'], peace);
    const place = await placeAt(join(folder, 'test.sqlite'));
    await execute(place, 'delete from frames; update tables set whole_frame = null');
    const { row } = (await room.store.tables.load(id))!;
    expect(await revsOf(room, row)).toEqual([]);
    expect(await stateAt(room, row, row.rev)).toBeUndefined();
    await bids(room, id, 2);
    const loaded = (await room.store.tables.load(id))!;
    expect(await revsOf(room, row)).toEqual([row.rev + 1, row.rev + 2]);
    expect(await stateAt(room, row, row.rev + 2)).toBe(loaded.state);
  });

  test('loses its states a year after its end', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], peace);
    ok(await room.service.concede(id, 'ann'));
    const row = (await room.store.tables.find(id))!;
    room.clock.now += 364 * day;
    await room.sweep();
    expect(await revsOf(room, row)).not.toEqual([]);
    room.clock.now += 2 * day;
    for (let n = 0; n < 240; n++) await room.sweep();
    expect(await revsOf(room, row)).toEqual([]);
    expect(ok(await room.service.view(id, 'bob')).view.result).toMatchObject({ winners: [1] });
    expect(ok(await room.service.log(id, 'bob')).entries).not.toEqual([]);
  });
});
