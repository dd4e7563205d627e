import { describe, expect, test } from 'vitest';
import type { Player } from '#face/computer';
import type { Game } from '#face/game';
import { usualCalls } from '#table/people/settings-stored';
import { tinyGame } from '#test/tiny-game';
import { answer, askOf, boardOf, deckOf, game, lobby, ok, openRoom, playCard, refused, viewOf } from '../room.ts';

const strict = { autopilot: { mode: 'strict' } } as const;
const war = { deck: deckOf('strike', 'gain') };

describe('moves', () => {
  test('two at once, in either order: both count', async () => {
    for (const order of [
      ['ann', 'bob'],
      ['bob', 'ann'],
    ]) {
      const room = await openRoom();
      const { id } = await lobby(room, ['ann', 'bob']);
      ok(await room.service.start(id, 'ann'));
      const asks = new Map(await Promise.all(order.map(async (user) => [user, await askOf(room, id, user)] as const)));
      const moves = order.map((user) =>
        room.service.submit(id, user, { ask: asks.get(user)!.id, answer: { pick: ['keep'] } }),
      );
      for (const moved of await Promise.all(moves)) ok(moved);
      expect(await viewOf(room, id, 'ann')).toMatchObject({ owing: [0], turn: 1, asks: [{ role: 'action' }] });
      const inputs = await room.store.tables.inputs(id, { limit: 9 });
      expect(inputs.map((input) => input.user)).toEqual([order[1], order[0], undefined]);
    }
  });

  test('a double press is taken once and answered alike', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], war);
    const ask = await askOf(room, id, 'ann');
    const move = { ask: ask.id, answer: { pick: ['bid'], with: { number: { number: 4 } } } };
    const [first, second] = await Promise.all([
      room.service.submit(id, 'ann', move),
      room.service.submit(id, 'ann', { ...move, answer: { with: { number: { number: 4 } }, pick: ['bid'] } }),
    ]);
    expect(ok(first).happened.flatMap((entry) => entry.events)).toMatchObject([{ e: 'bid', seat: 0, bid: 4 }]);
    expect(ok(second).happened).toEqual([]);
    expect(ok(second).tableView.view).toEqual(ok(first).tableView.view);
    expect((await room.store.tables.inputs(id, { limit: 99 })).filter((input) => input.ask === ask.id)).toHaveLength(1);
  });

  test('an answer may be changed while others are still asked', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 2 } });
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    await answer(room, id, 'ann', { pick: ['redraw'] });
    await answer(room, id, 'bob', { pick: ['keep'] });
    expect(boardOf(await viewOf(room, id, 'ann')).hands).toEqual([4, 4]);
  });

  test('stale, foreign, impossible and hostile answers are refused and change nothing', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], war);
    const ask = await askOf(room, id, 'ann');
    const before = await room.store.tables.load(id);
    const submit = async (user: string, number: number, given: unknown) =>
      refused(await room.service.submit(id, user, { ask: number, answer: given as { pick: string[] } })).refused;
    expect(await submit('ann', 9999, { pick: ['end'] })).toBe('stale');
    expect(await submit('bob', ask.id, { pick: ['end'] })).toBe('stale');
    expect(await submit('eve', ask.id, { pick: ['end'] })).toBe('table.not-seated');
    expect(await submit('ann', ask.id, { pick: ['win'] })).toBe('illegal');
    expect(await submit('ann', ask.id, { pick: [] })).toBe('illegal');
    expect(await room.store.tables.load(id)).toEqual(before);
    for (const key of ['stale', 'illegal', 'table.not-seated']) {
      expect(room.service.explain({ refused: key })).not.toContain(key);
    }
  });

  test('a fault of the rules takes back the move, is logged, and tells nobody the details', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], war);
    const ask = await askOf(room, id, 'ann');
    const unlucky = { ask: ask.id, answer: { pick: ['bid'], with: { number: { number: 13 } } } };
    expect(refused(await room.service.submit(id, 'ann', unlucky))).toEqual({ refused: 'fault' });
    expect(JSON.stringify(room.errors)).toContain('a stack of calls');
    expect(boardOf(await viewOf(room, id, 'ann')).scores).toEqual([0, 0]);
    await answer(room, id, 'ann', { pick: ['end'] });
  });

  test('a game to its end: the winner is stored and told', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    await room.sent();
    for (let turn = 0; turn < 4; turn++) await playCard(room, id, 'ann', 'gain');
    const table = ok(await room.service.info(id));
    expect(table).toMatchObject({
      status: 'finished',
      finishedAt: room.clock.now,
      result: { winners: [0], how: 'points', places: [1, 2] },
      waiting: [],
    });
    const messages = await room.sent();
    expect(messages.at(-1)).toEqual({ kind: 'finished', table: id });
    expect(await room.service.tablesOf('ann')).toEqual([]);
    const ask = { ask: 9999, answer: { pick: ['end'] } };
    expect(refused(await room.service.submit(id, 'ann', ask)).refused).toBe('table.finished');
    expect(refused(await room.service.concede(id, 'ann')).refused).toBe('table.finished');
    expect(ok(await room.service.view(id, 'ann')).view.result).toEqual({ winners: [0], how: 'points', places: [1, 2] });
  });

  test('conceding ends a game of two and lets a game of three go on', async () => {
    const room = await openRoom();
    const two = await game(room, ['ann', 'bob']);
    ok(await room.service.concede(two.id, 'ann'));
    ok(await room.service.concede(two.id, 'ann'));
    expect(ok(await room.service.info(two.id)).result).toEqual({ winners: [1], how: 'last', places: [2, 1] });
    const three = await game(room, ['ann', 'bob', 'cyd']);
    ok(await room.service.concede(three.id, 'ann'));
    expect(ok(await room.service.info(three.id))).toMatchObject({ status: 'running', waiting: [{ user: 'bob' }] });
    const ask = { ask: 9999, answer: { pick: ['end'] } };
    expect(refused(await room.service.submit(three.id, 'ann', ask)).refused).toBe('table.out');
    expect(
      (await room.store.tables.inputs(three.id, { limit: 99 })).filter((input) => input.ask === undefined),
    ).toHaveLength(2);
  });
});

test('whom the rules let go only later is answered for until then, and need not concede twice', async () => {
  const rules = tinyGame();
  const room = await openRoom({
    games: [{ ...rules, concede: (state, seat) => ({ state, events: [{ e: 'concede', seat }] }) }],
  });
  const { id } = await game(room, ['ann', 'bob', 'cyd'], war);
  const moved = ok(await room.service.concede(id, 'ann'));
  expect(moved.happened.map((entry) => [entry.seat, entry.by])).toContainEqual([0, 'auto']);
  expect(moved.tableView.view.active).toBe(1);
  expect(ok(await room.service.concede(id, 'ann')).happened).toEqual([]);
  expect(refused(await room.service.setAutopilot(id, 'ann', { mode: 'strict' })).refused).toBe('table.out');
  const concessions = (await room.store.tables.inputs(id, { limit: 99 })).filter((input) =>
    input.input.includes('concede'),
  );
  expect(concessions).toHaveLength(1);
  const ask = await askOf(room, id, 'bob');
  expect(refused(await room.service.submit(id, 'ann', { ask: ask.id, answer: { pick: ['end'] } })).refused).toBe(
    'table.out',
  );
});

describe('what people see', () => {
  test('each sees the own hand and the own events, spectators neither', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], war);
    const [mine, theirs, nobodys] = [
      ok(await room.service.view(id, 'ann')),
      ok(await room.service.view(id, 'bob')),
      ok(await room.service.view(id, 'eve')),
    ];
    expect(boardOf(mine.view).hand).toHaveLength(5);
    expect(boardOf(theirs.view).hand).toHaveLength(4);
    expect(boardOf(nobodys.view).hand).toEqual([]);
    expect(nobodys).toMatchObject({ seat: undefined, autopilot: undefined, names: ['ANN', 'BOB'] });
    const kinds = async (user: string | undefined) =>
      ok(await room.service.log(id, user))
        .entries.flatMap((entry) => entry.events)
        .filter((event) => event.e.startsWith('dr'))
        .map((event) => `${event.e} ${event.seat}`);
    // Newest first: Ann's card for the turn, then the hands of the set-up.
    expect(await kinds('ann')).toEqual(['draw 0', 'draw 0', 'drew 1']);
    expect(await kinds('bob')).toEqual(['drew 0', 'drew 0', 'draw 1']);
    expect(await kinds(undefined)).toEqual(['drew 0', 'drew 0', 'drew 1']);
  });

  test('what happened since the own last move; the log pages without gaps', async () => {
    const room = await openRoom();
    await room.service.setSettings('bob', strict);
    const { id } = await game(room, ['ann', 'bob'], war);
    await playCard(room, id, 'ann', 'strike', 1);
    await answer(room, id, 'bob', { pick: ['pass'] });
    await answer(room, id, 'ann', { pick: ['end'] });
    const tableView = ok(await room.service.view(id, 'bob'));
    expect(tableView.since.flatMap((entry) => entry.lines)).toEqual(['ANN: end']);
    await answer(room, id, 'bob', { pick: ['pass'] });
    expect(ok(await room.service.view(id, 'ann')).since.flatMap((entry) => entry.lines)).toEqual([
      'BOB: turn',
      'BOB: drew',
    ]);
    // The public sees what the one who is waited for has not seen yet: here, what followed Bob's own pass.
    expect(ok(await room.service.view(id, undefined)).table.waiting).toMatchObject([{ user: 'bob' }]);

    const { entries: whole } = ok(await room.service.log(id, 'ann', { limit: 100 }));
    const paged = [];
    for (let before: { rev: number; n: number } | undefined; ; ) {
      const { entries: page } = ok(await room.service.log(id, 'ann', { limit: 2, before }));
      if (page.length === 0) break;
      paged.push(...page);
      before = page.at(-1);
    }
    expect(paged).toEqual(whole);
    // Of Bob's first pass and of the hands that were kept there is nothing to tell.
    expect(whole.map((entry) => [entry.by, entry.seat, entry.lines.length])).toEqual([
      ['person', 1, 2],
      ['person', 0, 1],
      ['person', 1, 1],
      ['person', 0, 1],
      ['person', 1, 1],
      ['auto', undefined, 2],
    ]);
  });

  test('tables are found by person, thread and channel', async () => {
    const room = await openRoom();
    const first = await game(room, ['ann', 'bob']);
    const second = await lobby(room, ['bob'], { place: { channel: 'elsewhere' } });
    expect((await room.service.tablesOf('ann')).map((table) => table.id)).toEqual([first.id]);
    expect((await room.service.tablesOf('bob')).map((table) => table.id)).toContain(second.id);
    await room.service.setPlace(first.id, { thread: 'thread', liveMessage: 'message' });
    expect((await room.service.tableAt('thread'))?.id).toBe(first.id);
    expect(await room.service.tableAt('channel')).toBeUndefined();
    expect((await room.service.tableAt('elsewhere'))?.id).toBe(second.id);
    await room.service.setPlace(first.id, { liveMessage: undefined });
    expect(ok(await room.service.info(first.id)).place).toEqual({
      guild: 'guild',
      channel: 'channel',
      thread: 'thread',
    });
  });

  test('settings are kept by person', async () => {
    const room = await openRoom();
    expect(await room.service.settings('ann')).toEqual({
      autopilot: { mode: 'fast' },
      stops: {},
      standing: {},
      calls: usualCalls,
      digest: 'off',
      confirm: true,
      pictures: 'tall',
      profile: 'players',
      takeBacks: 'ask',
    });
    await room.service.setSettings('ann', { confirm: false });
    expect(await room.service.setSettings('ann', strict)).toMatchObject({ confirm: false, ...strict });
    await room.store.users.merge('ann', { calls: { turn: 'always', after: 7, remind: { late: false } } });
    expect(await room.service.settings('ann')).toMatchObject({
      calls: { ...usualCalls, remind: { half: true, late: false } },
      confirm: false,
    });
  });
});

describe('who is told', () => {
  test('a new message mentions who must act newly; the same player going on is an edit', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], war);
    await room.sent();
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: ['bob'], fresh: true }]);
  });

  test('a message not yet begun is taken into the next, with its mention', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [war.deck, deckOf('gain')] });
    await room.sent();
    await answer(room, id, 'ann', { pick: ['end'] });
    await answer(room, id, 'bob', { pick: ['end'] });
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 2 } } });
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: ['bob', 'ann'], fresh: true }]);
  });

  test('who wants no mentions gets none', async () => {
    const room = await openRoom();
    await room.service.setSettings('bob', { calls: { ...usualCalls, turn: 'off' } });
    const { id } = await game(room, ['ann', 'bob'], war);
    await room.sent();
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: true }]);
  });

  test('killed between commit and send: the same message goes out again, under the same nonce', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [war.deck, deckOf('gain')] });
    await room.sent();
    await answer(room, id, 'ann', { pick: ['end'] });
    const [first] = await room.service.outbox.claim(10, 5000);
    expect(first?.id.length).toBeLessThanOrEqual(25);
    expect(await room.service.outbox.claim(10, 5000)).toEqual([]);
    room.clock.now += 5000;
    await answer(room, id, 'bob', { pick: ['end'] });
    const [again] = await room.service.outbox.claim(10, 5000);
    expect(again).toEqual({ ...first, again: true });
    await room.service.outbox.done(first!.id, 'message');
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: ['ann'], fresh: true }]);
  });

  test('listeners hear of new messages until they stop listening', async () => {
    const room = await openRoom();
    let heard = 0;
    const stop = room.service.outbox.onNew(() => heard++);
    await lobby(room, ['ann', 'bob']);
    expect(heard).toBe(1);
    stop();
    await lobby(room, ['ann', 'bob']);
    expect(heard).toBe(1);
    expect(await room.service.outbox.nextDue()).toBe(room.clock.now);
  });
});

describe('computer players', () => {
  test('answer within the move that asks them', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann'], war);
    ok(await room.service.addBot(id, 'ann', 1));
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    const moved = await answer(room, id, 'ann', { pick: ['end'] });
    expect(moved.happened.length).toBeGreaterThan(3);
    expect(moved.happened.slice(1).every((entry) => entry.by === 'auto')).toBe(true);
    expect(moved.tableView.table.waiting.every((one) => one.user === 'ann')).toBe(true);
    expect(ok(await room.service.info(id)).waiting.length + Number(moved.tableView.view.result !== undefined)).toBe(1);
  });

  test('by themselves play to the end, in more than one step and without holding up others', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob', 'cyd'], { deck: deckOf('strike') });
    ok(await room.service.leave(id, 'bob'));
    ok(await room.service.leave(id, 'cyd'));
    ok(await room.service.addBot(id, 'ann', 1, 'idler'));
    ok(await room.service.addBot(id, 'ann', 2, 'idler'));
    for (const seat of [1, 2]) ok(await room.service.chooseDeck(id, 'ann', deckOf('strike'), seat));
    ok(await room.service.start(id, 'ann'));
    ok(await room.service.concede(id, 'ann'));
    for (let n = 0; n < 500 && ok(await room.service.info(id)).status === 'running'; n++) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(ok(await room.service.info(id)).status).toBe('finished');
    const inputs = await room.store.tables.inputs(id, { limit: 100_000 });
    expect(inputs.length).toBeGreaterThan(400);
    expect(new Set(inputs.map((input) => input.rev)).size).toBeGreaterThan(5);
    expect(room.errors).toEqual([]);
  });

  test('one that fails takes the usual answer, and the game goes on', async () => {
    const room = await openRoom({
      faultyBots: true,
      bots: {
        broken: () => {
          throw new Error('no idea');
        },
        wild: () => ({ pick: ['nonsense'] }),
      },
    });
    const { id } = await lobby(room, ['ann']);
    ok(await room.service.addBot(id, 'ann', 1, 'broken'));
    ok(await room.service.addBot(id, 'ann', 2, 'wild'));
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await viewOf(room, id, 'ann')).toMatchObject({ owing: [0], turn: 4 });
    expect(room.errors.length).toBeGreaterThan(3);
  });

  test.each(['a bid', 'the usual answer'])('whose move the rules fail at, at %s, spoils nothing', async (what) => {
    const rules = tinyGame();
    const failing: Game = {
      ...rules,
      answer(state, input) {
        const { seat, answer: given } = input as { seat: number; answer: { pick?: readonly string[] } };
        if (what === 'a bid' || seat === 0 || given.pick?.[0] !== 'end') return rules.answer(state, input);
        (state as unknown as { g: { scores: number[] } }).g.scores = [];
        return { refused: 'fault', spoiled: true };
      },
    };
    const unlucky: Player = (_view, ask) =>
      ask.role === 'action' ? { pick: ['bid'], with: { number: { number: 13 } } } : ask.fallback;
    const room = await openRoom({ faultyBots: true, games: [failing], bots: { unlucky } });
    const { id } = await lobby(room, ['ann']);
    ok(await room.service.addBot(id, 'ann', 1, 'unlucky'));
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    await answer(room, id, 'ann', { pick: ['end'] });
    const view = await viewOf(room, id, 'ann');
    expect(boardOf(view).scores).toEqual([0, 0]);
    // Where not even the usual answer works, the table waits as it was left.
    expect(view.owing).toEqual(what === 'a bid' ? [0] : [1]);
  });

  test('whose move the rules fail at keeps the automatic moves before it', async () => {
    const rules = tinyGame();
    const failing: Game = {
      ...rules,
      answer(state, input) {
        const { seat, answer: given } = input as { seat: number; answer: { pick?: readonly string[] } };
        if (seat !== 2 || given.pick?.[0] !== 'end') return rules.answer(state, input);
        (state as unknown as { g: { scores: number[] } }).g.scores = [];
        return { refused: 'fault', spoiled: true };
      },
    };
    const dull: Player = (_view, ask) => ask.fallback;
    const room = await openRoom({ faultyBots: true, games: [failing], bots: { dull } });
    const { id } = await lobby(room, ['ann']);
    ok(await room.service.addBot(id, 'ann', 1, 'dull'));
    ok(await room.service.addBot(id, 'ann', 2, 'dull'));
    ok(await room.service.start(id, 'ann'));
    await answer(room, id, 'ann', { pick: ['keep'] });
    await answer(room, id, 'ann', { pick: ['end'] });
    const view = await viewOf(room, id, 'ann');
    expect(boardOf(view).scores).toEqual([0, 0, 0]);
    expect(view).toMatchObject({ owing: [2], turn: 3 });
    // The newest first.
    const ended = (await room.store.tables.inputs(id, { limit: 100 })).filter(({ input }) => input.includes('end'));
    expect(ended.map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
