// A game seen again, step by step: what each viewpoint shows, whose viewpoint it may be, and what is kept hidden.

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { View } from '#face/view';
import type { EveState } from '#games/eve/state';
import { modules } from '#games/index';
import type { ReplayRequest, ReplayStep, Viewpoint } from '#table/types';
import { newFolder } from '#test/folder';
import { execute } from '#test/query';
import { placeAt } from '#test/store';
import { type TinyState, tinyGame } from '#test/tiny-game';
import { dealtAnew } from '../../fuzz/secrets.ts';
import { createFuzz } from '../../fuzz/setup.ts';
import { answer, boardOf, deckOf, game, lobby, ok, openRoom, playCard, type Room, refused } from '../room.ts';

const decks = [deckOf('gain'), deckOf('gain')];
const bid = (number: number) => ({ pick: ['bid'], with: { number: { number } } });

/** Ann has bid twice and ended her turn; Bob has bid. */
async function underway(room: Room) {
  const { id } = await game(room, ['ann', 'bob'], { decks });
  await answer(room, id, 'ann', bid(1));
  await answer(room, id, 'ann', bid(2));
  await answer(room, id, 'ann', { pick: ['end'] });
  await answer(room, id, 'bob', bid(3));
  return id;
}

/** A game that Ann has won. */
async function won(room: Room) {
  const id = await underway(room);
  await answer(room, id, 'bob', { pick: ['end'] });
  for (let n = 0; n < 4; n++) await playCard(room, id, 'ann', 'gain');
  expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: { winners: [0] } });
  return id;
}

/** The first game of a match, which Ann has given up. */
async function firstOfMatch(room: Room) {
  const { id } = await lobby(room, ['ann', 'bob'], { options: { seats: 2, bestOf: 3 } });
  ok(await room.service.start(id, 'ann'));
  await giveUp(room, id);
  return id;
}

async function giveUp(room: Room, id: string) {
  for (const user of ['ann', 'bob']) await answer(room, id, user, { pick: ['keep'] });
  ok(await room.service.concede(id, 'ann'));
}

const step = async (room: Room, id: string, user: string, request?: ReplayRequest): Promise<ReplayStep> =>
  ok(await room.service.replay(id, user, request));
const handsIn = ({ shown }: ReplayStep) => shown?.hands.map((view) => [view.seat, boardOf(view).hand.length]);

describe('the steps of a game', () => {
  test('lead from the deal to the end and back, each with what it told and what the table then looked like', async () => {
    const room = await openRoom();
    const id = await won(room);
    const all: ReplayStep[] = [await step(room, id, 'ann')];
    for (let at = all[0]!; at.step < at.steps; all.push(at))
      at = await step(room, id, 'ann', { spot: { go: 'on', rev: at.rev } });
    expect(all.map((one) => one.step)).toEqual(all.map((_, i) => i + 1));
    expect(all.at(-1)).toMatchObject({ view: 0, steps: all.length });
    expect(all.map(({ shown }) => (shown === undefined ? undefined : boardOf(shown.board).scores[0])).at(-1)).toBe(12);
    expect(boardOf(all[0]!.shown!.board)).toMatchObject({ stage: 'mulligan', scores: [0, 0] });
    const lines = all.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
    const log = ok(await room.service.log(id, 'ann', { limit: 100 }));
    expect(lines).toEqual(log.entries.toReversed().flatMap((entry) => entry.lines));
    for (const [i, one] of all.entries()) {
      const back = await step(room, id, 'ann', { spot: { go: 'back', rev: one.rev } });
      expect(back.rev).toBe(all[Math.max(0, i - 1)]!.rev);
    }
    const first = { spot: { go: 'first' } } as const;
    expect((await step(room, id, 'ann', first)).rev).toBe(all[0]!.rev);
    expect((await step(room, id, 'ann', { spot: { go: 'last' } })).rev).toBe(all.at(-1)!.rev);
  });

  test('a turn is found by where it begins', async () => {
    const room = await openRoom();
    const id = await won(room);
    const { turns } = await step(room, id, 'bob');
    expect(turns.map(({ line }) => line)).toEqual(['BOB: turn', 'ANN: turn']);
    for (const [i, { rev }] of turns.entries()) {
      const at = await step(room, id, 'bob', { spot: { go: 'at', rev } });
      expect(at).toMatchObject({ rev, shown: { board: { turn: i + 2 } } });
    }
  });

  test('a move that was taken back is no step, and what is not stored is text without a picture', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const id = await underway(room);
    const { rev, step: at, steps } = await step(room, id, 'ann');
    await execute(
      await placeAt(join(folder, 'test.sqlite')),
      `update inputs set undone_by = ${rev + 1} where rev = ${rev - 1}`,
    );
    await execute(await placeAt(join(folder, 'test.sqlite')), `delete from frames where rev = ${rev - 2}`);
    // Another process, which remembers nothing.
    const other = await openRoom({ folder, clock: room.clock, seed: 'other' });
    expect(await step(other, id, 'ann')).toMatchObject({ rev, step: at - 1, steps: steps - 1 });
    const before = await step(other, id, 'ann', { spot: { go: 'back', rev } });
    expect(before).toMatchObject({ rev: rev - 2, step: at - 2, shown: undefined });
    expect(before.entries.flatMap(({ lines }) => lines)).toEqual(['ANN: bid']);
  });

  test('a state of old that the rules cannot read any more is text without a picture', async () => {
    const folder = newFolder();
    const first = await openRoom({ folder });
    const id = await underway(first);
    const tiny = tinyGame();
    const open = (text: string) => {
      const state = tiny.open(text) as TinyState;
      if (state.g.turn === 1) throw new Error('of another time');
      return state;
    };
    const room = await openRoom({ folder, games: [{ ...tiny, open }], seed: 'other', clock: first.clock });
    expect((await step(room, id, 'ann')).shown).toBeDefined();
    const deal = await step(room, id, 'ann', { spot: { go: 'first' } });
    expect(deal.shown).toBeUndefined();
    expect(deal.entries.flatMap(({ lines }) => lines)).not.toEqual([]);
    expect(room.errors.map(({ text }) => text)).toEqual(['a step of a game cannot be shown']);
  });
});

describe('while a game is running', () => {
  test('AS50 a player sees it from their own seat or as a spectator, anybody else as a spectator', async () => {
    const room = await openRoom();
    const id = await underway(room);
    expect(await step(room, id, 'ann')).toMatchObject({ view: 0, views: [0, 'spectator'] });
    expect(handsIn(await step(room, id, 'ann'))).toEqual([[0, 5]]);
    const watching = await step(room, id, 'ann', { view: 'spectator' });
    expect(watching).toMatchObject({ view: 'spectator', shown: { hands: [], board: { seat: undefined } } });
    expect(await step(room, id, 'zoe')).toMatchObject({ view: 'spectator', views: ['spectator'] });
  });

  test.each([
    ['the other player', 'ann', 1],
    ['a spectator', 'zoe', 0],
    ['all hands', 'ann', 'open'],
    ['a seat that is not there', 'ann', 7],
  ] as readonly (readonly [string, string, Viewpoint])[])('nobody sees it as %s', async (_who, user, view) => {
    const room = await openRoom();
    const id = await underway(room);
    expect(refused(await room.service.replay(id, user, { view })).refused).toBe('replay.not-yours');
    expect(refused(await room.service.gameRecord(id, user, view)).refused).toBe('replay.not-yours');
    expect(refused(await room.service.replayMoments(id, user, view, [3])).refused).toBe('replay.not-yours');
  });

  test('AS50 a step later than the table is the newest one', async () => {
    const room = await openRoom();
    const id = await underway(room);
    const newest = await step(room, id, 'ann');
    for (const go of ['at', 'on', 'back'] as const) {
      const late = await step(room, id, 'ann', { spot: { go, rev: newest.rev + 5 } });
      expect(late.step).toBe(go === 'back' ? newest.steps - 1 : newest.steps);
    }
    expect(ok(await room.service.replayMoments(id, 'ann', 0, [newest.rev + 5]))).toEqual([undefined]);
  });

  test('it goes on with the table', async () => {
    const room = await openRoom();
    const id = await underway(room);
    const { rev, steps } = await step(room, id, 'bob');
    await answer(room, id, 'bob', bid(5));
    expect(await step(room, id, 'bob', { spot: { go: 'on', rev } })).toMatchObject({ step: steps + 1, rev: rev + 1 });
  });

  test('whose seat a computer has taken over sees it as a spectator', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd'], { decks: [...decks, deckOf('gain')] });
    ok(await room.service.standIn(id, 2, 'cyd'));
    expect((await step(room, id, 'cyd')).views).toEqual(['spectator']);
  });
});

describe('when a game is over', () => {
  test('everybody may see every seat, and all hands at once', async () => {
    const room = await openRoom();
    const id = await won(room);
    expect((await step(room, id, 'bob')).views).toEqual([1, 'spectator', 0, 'open']);
    expect((await step(room, id, 'zoe')).views).toEqual(['spectator', 0, 1, 'open']);
    const last = await step(room, id, 'zoe', { view: 'open', spot: { go: 'last' } });
    expect(handsIn(last)).toEqual([
      [0, 3],
      [1, 5],
    ]);
    const deal = await step(room, id, 'zoe', { view: 'open' });
    expect(deal.entries[0]?.events.filter(({ e }) => e === 'draw')).toHaveLength(2);
  });

  test('AS52 the hand of a seat that was taken over is among them', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd'], { decks: [...decks, deckOf('gain')] });
    ok(await room.service.standIn(id, 2, 'cyd'));
    for (const user of ['ann', 'bob']) ok(await room.service.concede(id, user));
    const open = await step(room, id, 'cyd', { view: 'open', spot: { go: 'first' } });
    expect(open.shown?.hands.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test.each([
    [
      'somebody who manages the server ended it',
      async (room: Room) => {
        const id = await underway(room);
        ok(await room.service.end(id));
        return id;
      },
    ],
    [
      'its match goes on',
      async (room: Room) => {
        const id = await firstOfMatch(room);
        return id;
      },
    ],
  ])('hands stay hidden if %s', async (_why, ending) => {
    const room = await openRoom();
    const id = await ending(room);
    expect((await step(room, id, 'ann')).views).toEqual([0, 'spectator']);
    for (const view of [1, 'open'] as const)
      expect(refused(await room.service.replay(id, 'ann', { view })).refused).toBe('replay.hidden');
  });

  test('a match shows its hands when its last game is over', async () => {
    const room = await openRoom();
    const id = await firstOfMatch(room);
    room.clock.now += 60_000;
    await room.sweep();
    const next = (await room.store.tables.byKey(`next:${id}`))!;
    expect(next.status).toBe('running');
    expect((await step(room, id, 'ann')).views).not.toContain('open');
    await giveUp(room, next.id);
    for (const one of [id, next.id]) expect((await step(room, one, 'ann')).views).toContain('open');
  });

  test('hands stay hidden until the time that the table’s options name', async () => {
    const room = await openRoom();
    const id = await won(room);
    const until = room.clock.now + 1000;
    const row = (await room.store.tables.find(id))!;
    const options = JSON.stringify({ ...JSON.parse(row.options), handsHiddenUntil: until });
    await room.store.tables.commit({ table: id, expect: row.rev, row: { options } });
    expect((await step(room, id, 'ann')).views).toEqual([0, 'spectator']);
    room.clock.now = until;
    expect((await step(room, id, 'ann')).views).toContain('open');
  });
});

describe('the record of a game', () => {
  test('has what a viewpoint was told, and answers of its own seat alone', async () => {
    const room = await openRoom();
    const id = await underway(room);
    const record = ok(await room.service.gameRecord(id, 'ann'));
    expect(record.seed).toBeUndefined();
    expect(record.inputs.filter((input) => 'input' in input).every(({ seat }) => seat === 0)).toBe(true);
    expect(
      record.inputs.flatMap(({ events }) => events.filter(({ e }) => e === 'draw')).every(({ seat }) => seat === 0),
    ).toBe(true);
    const log = ok(await room.service.log(id, 'ann', { limit: 100 }));
    expect(record.inputs.flatMap(({ lines }) => lines)).toEqual(log.entries.toReversed().flatMap(({ lines }) => lines));
  });

  test('has everything when the game is over and all hands are open', async () => {
    const room = await openRoom();
    const id = await won(room);
    const record = ok(await room.service.gameRecord(id, 'zoe', 'open'));
    expect(record.seed).toBe((await room.store.tables.find(id))?.seed);
    expect(record.inputs.every((input) => 'input' in input)).toBe(true);
    expect(ok(await room.service.gameRecord(id, 'zoe')).seed).toBeUndefined();
    const ends = ok(await room.service.replayMoments(id, 'zoe', 'open', record.turnEnds));
    expect(ends.map((moment) => moment?.board.turn)).toEqual([1, 2, 3]);
    expect(ends.at(-1)?.board.result).toMatchObject({ winners: [0] });
  });
});

describe('a replay of a running game knows no more than its seat', () => {
  test('in the tiny game, with Bob’s hidden cards dealt anew', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await game(room, ['ann', 'bob']);
    await answer(room, id, 'ann', { pick: ['end'] });
    const tiny = tinyGame();
    const open = (text: string) => {
      const state = tiny.open(text) as TinyState;
      const { 'hand:1': hand = [], 'deck:1': deck = [] } = state.zones;
      const all = [...deck, ...hand];
      return {
        ...state,
        zones: { ...state.zones, 'hand:1': all.slice(0, hand.length), 'deck:1': all.slice(hand.length) },
      };
    };
    const other = await openRoom({ folder, games: [{ ...tiny, open }], seed: 'other', clock: room.clock });
    expect(await stepsOf(other, id, 'bob')).not.toEqual(await stepsOf(room, id, 'bob'));
    for (const view of [0, 'spectator'] as const)
      expect(await stepsOf(other, id, 'ann', view)).toEqual(await stepsOf(room, id, 'ann', view));
  });

  test('in EVE, with Bob’s hidden cards dealt anew', async () => {
    const folder = newFolder();
    const { game: eve, player, decks: ready } = createFuzz();
    const rebuild = (id: string, data: unknown) => modules[id]!.build(data);
    const room = await openRoom({ folder, games: [eve], rebuild, bots: {} });
    const { id } = await lobby(room, ['ann', 'bob'], { game: 'eve' });
    const fitting = ready.filter(({ edition }) => edition === 'core');
    for (const [i, user] of ['ann', 'bob'].entries()) ok(await room.service.chooseDeck(id, user, fitting[i]!));
    ok(await room.service.start(id, 'ann'));
    let chance = 0;
    const random = () => (chance = (chance + 0.381966) % 1);
    for (let n = 0; n < 25; n++) {
      for (const user of ['ann', 'bob']) {
        const { view, seat } = ok(await room.service.view(id, user));
        const ask = view.owing.includes(seat!) ? view.asks[0] : undefined;
        if (ask !== undefined)
          await room.service.submit(id, user, { ask: ask.id, answer: player(view, ask, random, eve) });
      }
    }
    const below = (n: number) => Math.floor(random() * n);
    const open = (text: string) => dealtAnew(eve.open(text) as EveState, 1, below);
    const other = await openRoom({
      folder,
      games: [{ ...eve, open }],
      rebuild,
      bots: {},
      seed: 'other',
      clock: room.clock,
    });
    const real = await stepsOf(room, id, 'ann');
    expect(real.length).toBeGreaterThan(20);
    expect(await stepsOf(other, id, 'bob')).not.toEqual(await stepsOf(room, id, 'bob'));
    for (const view of [0, 'spectator'] as const)
      expect(await stepsOf(other, id, 'ann', view)).toEqual(await stepsOf(room, id, 'ann', view));
  });
});

/** All that a person is shown of a game from a viewpoint, step by step. */
async function stepsOf(room: Room, id: string, user: string, view?: Viewpoint): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (let at = await step(room, id, user, { view, spot: { go: 'first' } }); ; ) {
    const { game: _, ...plain } = at;
    all.push(JSON.parse(JSON.stringify(plain)) as View);
    if (at.step === at.steps) return all;
    at = await step(room, id, user, { view, spot: { go: 'on', rev: at.rev } });
  }
}
