// How a game went: told when it is over, to those who may see all of it, with the turns that changed most.
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Judge } from '#face/judge';
import type { View } from '#face/view';
import { newFolder } from '#test/folder';
import { execute } from '#test/query';
import { placeAt } from '#test/store';
import { answer, boardOf, deckOf, game, lobby, ok, openRoom, playCard, type Room, refused } from '../room.ts';

const decks = [deckOf('gain'), deckOf('gain')];
const patiently = { timeout: 20_000 };
const bid = (number: number) => ({ pick: ['bid'], with: { number: { number } } });

/** Judges by the scores alone, and remembers what it was shown. */
function scorer(shown: View[] = []): Judge {
  return {
    glance(_game, view) {
      shown.push(view);
      if (view.result !== undefined) return [0, 1].map((seat) => (view.result?.winners.includes(seat) ? 1 : 0));
      const scores = boardOf(view).scores.map((score) => score + 5);
      const whole = scores.reduce((total, one) => total + one, 0);
      return scores.map((score) => score / whole);
    },
  };
}

/** Ann plays a card in the first turn, Bob passes, and Ann wins in the third. */
async function won(room: Room) {
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await answer(room, id, 'ann', bid(1));
  await answer(room, id, 'ann', bid(2));
  await answer(room, id, 'ann', { pick: ['end'] });
  await answer(room, id, 'bob', bid(3));
  await answer(room, id, 'bob', { pick: ['end'] });
  for (let n = 0; n < 4; n++) await playCard(room, id, 'ann', 'gain');
  expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: { winners: [0] } });
  return id;
}

/** As where a league keeps its decks secret for a time: here for five seconds more. */
async function hideHands(room: Room, id: string) {
  const row = (await room.store.tables.find(id))!;
  const options = JSON.stringify({ ...JSON.parse(row.options), handsHiddenUntil: room.clock.now + 5000 });
  await room.store.tables.commit({ table: id, expect: row.rev, row: { options } });
}

describe('when a game is over', () => {
  test('everybody is told the chances at the beginning of each turn and at the end, and whom which turn brought forward', async () => {
    const shown: View[] = [];
    const room = await openRoom({ judge: scorer(shown) });
    const id = await won(room);
    for (const user of ['ann', 'bob', 'zoe']) {
      const recap = ok(await room.service.recap(id, user));
      expect(recap.chances).toEqual([
        [0.5, 0.5],
        [0.5, 0.5],
        [0.5, 0.5],
        [1, 0],
      ]);
      expect(recap.turning).toMatchObject([{ at: 2, line: 'ANN: turn', seat: 0, from: 0.5, to: 1 }]);
      const [point] = recap.turning;
      expect(boardOf(point!.board!).scores[0]).toBe(12);
      // From there it can be seen again.
      const step = ok(await room.service.replay(id, user, { view: 'open', spot: { go: 'at', rev: point!.rev } }));
      expect(step.rev).toBe(point!.rev);
    }
    expect(shown.every(({ seat }) => seat === undefined)).toBe(true);
    // Judged once, whoever asks.
    expect(shown).toHaveLength(4);
  });

  test('what is not stored any more is left out, and with too little of it that is said', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder, judge: scorer() });
    const id = await won(room);
    await execute(await placeAt(join(folder, 'test.sqlite')), 'delete from frames');
    expect(refused(await room.service.recap(id, 'ann')).refused).toBe('recap.unknown');
  });

  test('a game that nobody can judge is not told', async () => {
    const room = await openRoom({ judge: { glance: () => undefined } });
    expect(refused(await room.service.recap(await won(room), 'ann')).refused).toBe('recap.unknown');
    const other = await openRoom();
    expect(refused(await other.service.recap(await won(other), 'ann')).refused).toBe('recap.unknown');
  });
});

describe('a game that can be played on', () => {
  const played = (seeds: string[] = []): Judge => ({
    ...scorer(),
    foresee: async (opened, state, seed) => {
      seeds.push(seed);
      return opened.view(state, undefined).result === undefined ? [0.4, 0.6] : [1, 0];
    },
  });

  test('is told to anybody by what all saw, even while hands are hidden; not before it is over', async () => {
    const seeds: string[] = [];
    const room = await openRoom({ judge: played(seeds) });
    const running = await game(room, ['ann', 'bob'], { decks });
    expect(refused(await room.service.chancesSeen(running.id)).refused).toBe('recap.running');
    const id = await won(room);
    await hideHands(room, id);
    expect(refused(await room.service.recap(id, 'zoe')).refused).toBe('replay.hidden');
    expect(ok(await room.service.chancesSeen(id))).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.5, 0.5],
      [1, 0],
    ]);
    expect(seeds).toEqual([]);
  });

  test('with a judge that fails there is no curve, and nobody has to wait for one', async () => {
    const glance = () => {
      throw new Error('a slip');
    };
    const room = await openRoom({ judge: { glance } });
    const id = await won(room);
    expect(refused(await room.service.chancesSeen(id)).refused).toBe('recap.unknown');
    expect(room.errors.map(({ text }) => text)).toContain('a game that is over could not be judged');
  });

  test('is judged by that, once for all who ask, alike each time', async () => {
    const seeds: string[] = [];
    const room = await openRoom({ judge: played(seeds) });
    const id = await won(room);
    const asked = await Promise.all(['ann', 'bob', 'zoe'].map((user) => room.service.recap(id, user)));
    for (const one of asked) {
      expect(ok(one)).toMatchObject({ byPlay: true, turning: [{ at: 2, from: 0.4, to: 1 }] });
      expect(ok(one).chances).toHaveLength(4);
    }
    expect(seeds).toHaveLength(4);
    expect(new Set(seeds).size).toBe(4);
  });

  test('is looked at instead if playing on fails at any moment of it, and played on when somebody asks again', async () => {
    let asked = 0;
    const failing: Judge = {
      ...scorer(),
      foresee: async () => (++asked === 3 ? Promise.reject(new Error('out of memory')) : [0.4, 0.6]),
    };
    const room = await openRoom({ judge: failing });
    const id = await won(room);
    const told = await Promise.all(['ann', 'bob'].map((user) => room.service.recap(id, user)));
    expect(ok(told[0]!)).toMatchObject({
      byPlay: false,
      chances: [
        [0.5, 0.5],
        [0.5, 0.5],
        [0.5, 0.5],
        [1, 0],
      ],
    });
    expect(ok(told[1]!).byPlay).toBe(false);
    expect(room.errors.map(({ text }) => text)).toEqual([
      'a game that is over could not be played on; it is only looked at',
    ]);
    expect(asked).toBe(3);
    // The replay leads to what is known, and does not try again by itself.
    expect(ok(await room.service.replay(id, 'bob')).turning).toHaveLength(1);
    const anew = await Promise.all(['ann', 'bob'].map((user) => room.service.recap(id, user)));
    for (const one of anew) expect(ok(one).byPlay).toBe(true);
    expect(asked).toBe(3 + 4);
  });

  test('has what cost somebody most looked for anew, too, once it could be played on', async () => {
    let fails = true;
    let reviewed = 0;
    const room = await openRoom({
      judge: {
        ...scorer(),
        foresee: async (opened, state) => {
          if (fails) throw new Error('out of memory');
          return opened.view(state, undefined).turn === 1 ? [0.2, 0.8] : [0.6, 0.4];
        },
        review: async () => {
          reviewed++;
          return undefined;
        },
      },
    });
    const id = await won(room);
    const counts: number[] = [];
    for (const failing of [true, false, false]) {
      fails = failing;
      ok(await room.service.mistake(id, 'bob'));
      counts.push(reviewed);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBeGreaterThan(counts[0]!);
    expect(counts[2]).toBe(counts[1]);
  });
});

describe('the replay leads to the turning points', () => {
  /** Plays on when the test says so, and counts how often it was asked. */
  function slow() {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const counted = { asked: 0 };
    const judge: Judge = {
      ...scorer(),
      foresee: async (opened, state) => {
        counted.asked++;
        await begun;
        return opened.view(state, undefined).result === undefined ? [0.4, 0.6] : [1, 0];
      },
    };
    return { judge, begin, counted };
  }

  test('as soon as the game has been judged, which begins when it is first seen again, and is waited for by nobody', async () => {
    const { judge, begin, counted } = slow();
    const room = await openRoom({ judge });
    const id = await won(room);
    for (const user of ['bob', 'zoe', 'bob']) expect(ok(await room.service.replay(id, user)).turning).toEqual([]);
    await vi.waitFor(() => expect(counted.asked).toBe(1), patiently);
    expect(ok(await room.service.replay(id, 'bob')).turning).toEqual([]);
    begin();
    await vi.waitFor(async () => expect(ok(await room.service.replay(id, 'bob')).turning).toHaveLength(1), patiently);
    expect(counted.asked).toBe(4);
    const [point] = ok(await room.service.recap(id, 'ann')).turning;
    expect(ok(await room.service.replay(id, 'zoe')).turning).toMatchObject([{ rev: point!.rev, line: point!.line }]);
    expect(counted.asked).toBe(4);
  });

  test('those alone who may see all hands', async () => {
    const room = await openRoom({ judge: scorer() });
    const id = await won(room);
    await vi.waitFor(async () => expect(ok(await room.service.replay(id, 'bob')).turning).toHaveLength(1), patiently);
    await hideHands(room, id);
    expect(ok(await room.service.replay(id, 'bob')).turning).toEqual([]);
  });

  test('and where nobody may, or the game is running, nothing is judged', async () => {
    const { judge, begin, counted } = slow();
    begin();
    const room = await openRoom({ judge });
    const running = await game(room, ['ann', 'bob'], { decks, options: { open: true } });
    const id = await won(room);
    await hideHands(room, id);
    for (const table of [id, running.id])
      for (const user of ['ann', 'bob', 'zoe']) expect(ok(await room.service.replay(table, user)).turning).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    await room.service.close();
    expect(counted.asked).toBe(0);
  });
});

describe('the decision that cost somebody most', () => {
  type Review = Parameters<NonNullable<Judge['review']>>;
  /** Holds that to end a turn costs most, and everything else little. */
  const strict = (asked: Review[] = []): Judge => ({
    ...scorer(),
    review: async (...review) => {
      asked.push(review);
      const [, , , answer] = review;
      const ended = JSON.stringify(answer) === JSON.stringify({ pick: ['end'] });
      return { better: bid(4), own: 0.3, chance: ended ? 0.5 : 0.34 };
    },
  });

  test('is told to them, of their own decisions before their chance fell most, as their seat saw it', async () => {
    const asked: Review[] = [];
    const room = await openRoom({ judge: strict(asked) });
    const id = await won(room);
    const { worst } = ok(await room.service.mistake(id, 'bob'));
    expect(worst).toMatchObject({
      answer: { pick: ['end'] },
      better: bid(4),
      own: 0.3,
      chance: 0.5,
      view: { seat: 1 },
    });
    expect(asked.map(([, , { seat }]) => seat)).toEqual([1, 1]);
    for (const [opened, state, ask] of asked) expect(opened.view(state, 1).asks).toContainEqual(ask);
    await room.service.mistake(id, 'bob');
    expect(asked).toHaveLength(2);
  });

  test('is nothing if their chance never fell, or nothing better is known', async () => {
    const asked: Review[] = [];
    const room = await openRoom({ judge: strict(asked) });
    expect(ok(await room.service.mistake(await won(room), 'ann')).worst).toBeUndefined();
    expect(asked).toEqual([]);
    const content = await openRoom({ judge: { ...scorer(), review: async () => undefined } });
    expect(ok(await content.service.mistake(await won(content), 'bob')).worst).toBeUndefined();
  });

  test('is told to nobody else, and not before the end', async () => {
    const asked: Review[] = [];
    const room = await openRoom({ judge: strict(asked) });
    expect(refused(await room.service.mistake(await won(room), 'zoe')).refused).toBe('table.not-seated');
    const { id } = await game(room, ['ann', 'bob'], { decks });
    for (const user of ['ann', 'bob', 'zoe'])
      expect(refused(await room.service.mistake(id, user)).refused).toBe('recap.running');
    expect(asked).toEqual([]);
  });

  test('cannot be told without anybody to judge, or if that fails', async () => {
    const room = await openRoom({ judge: scorer() });
    expect(refused(await room.service.mistake(await won(room), 'bob')).refused).toBe('recap.nobody');
    const failing = { ...scorer(), review: () => Promise.reject(new Error('out of memory')) };
    const other = await openRoom({ judge: failing });
    expect(refused(await other.service.mistake(await won(other), 'bob')).refused).toBe('recap.nobody');
  });
});

describe('nothing is told', () => {
  test('while the game is running, to players and spectators, also where hands are open', async () => {
    const shown: View[] = [];
    const room = await openRoom({ judge: scorer(shown) });
    for (const options of [{}, { options: { seats: 2, open: true } }]) {
      const { id } = await game(room, ['ann', 'bob'], { decks, ...options });
      for (const user of ['ann', 'bob', 'zoe'])
        expect(refused(await room.service.recap(id, user)).refused).toBe('recap.running');
    }
    expect(shown).toEqual([]);
  });

  test('while its match goes on', async () => {
    const shown: View[] = [];
    const room = await openRoom({ judge: scorer(shown) });
    const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 2, bestOf: 3 } });
    ok(await room.service.start(id, 'ann'));
    for (const user of ['ann', 'bob']) await answer(room, id, user, { pick: ['keep'] });
    ok(await room.service.concede(id, 'ann'));
    for (const user of ['ann', 'bob', 'zoe'])
      expect(refused(await room.service.recap(id, user)).refused).toBe('replay.hidden');
    expect(shown).toEqual([]);
  });

  test('where a moderator ended it, or its hands stay hidden', async () => {
    const room = await openRoom({ judge: scorer() });
    const ended = await game(room, ['ann', 'bob'], { decks });
    ok(await room.service.end(ended.id));
    expect(refused(await room.service.recap(ended.id, 'ann')).refused).toBe('replay.hidden');
    const id = await won(room);
    await hideHands(room, id);
    expect(refused(await room.service.recap(id, 'ann')).refused).toBe('replay.hidden');
    room.clock.now += 5000;
    expect(ok(await room.service.recap(id, 'ann')).chances.at(-1)).toEqual([1, 0]);
  });
});
