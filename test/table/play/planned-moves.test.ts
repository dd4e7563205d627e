// Answers that somebody has set beforehand: when they are given, what ends them, and who hears of it.
import { describe, expect, test } from 'vitest';
import type { View } from '#face/view';
import type { Ask } from '#kernel/ask';
import { answerPlansOf } from '#table/play/planned-moves/answer-plans';
import type { PlannedMoveEnd, PlannedMoveProposal } from '#table/types';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import {
  answer,
  askOf,
  day,
  deckOf,
  game,
  lobby,
  ok,
  openRoom,
  playCard,
  type Room,
  refused,
  viewOf,
} from '../room.ts';

const decks = [deckOf('gain', 'strike'), deckOf('shield')];
const term = { times: 'once', else: 'ask' } as const;
const passAtPile: PlannedMoveProposal = { at: 'pile', does: 'pass', ...term };
const pass = { pick: ['pass'] };

const ordersOf = async (room: Room, id: string, user: string) => ok(await room.service.view(id, user)).orders;
const endsOf = async (room: Room, id: string, user: string): Promise<readonly PlannedMoveEnd[]> =>
  (await ordersOf(room, id, user))?.ended.map(({ why }) => why) ?? [];
const waitsFor = async (room: Room, id: string) => ok(await room.service.info(id)).waiting.map(({ user }) => user);

/** A game in which bob may shield against whatever ann plays. */
async function annsTurn(room: Room): Promise<string> {
  return (await game(room, ['ann', 'bob'], { decks })).id;
}

/** Has ann play, and bob order what the number of a way says, and pass. */
async function orderAtWindow(room: Room, id: string, way = 0, more: Partial<PlannedMoveProposal> = {}): Promise<Ask> {
  await playCard(room, id, 'ann', 'gain');
  const ask = await askOf(room, id, 'bob');
  ok(await room.service.orders.add(id, 'bob', { ask: ask.id, way, ...term, ...more } as PlannedMoveProposal));
  expect((await askOf(room, id, 'bob')).id).toBe(ask.id);
  await answer(room, id, 'bob', pass);
  return ask;
}

describe('an order', () => {
  test('to pass holds once, for a seat that would have been asked', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    ok(await room.service.orders.add(id, 'bob', passAtPile));
    await room.sent();
    await playCard(room, id, 'ann', 'gain');
    expect(await waitsFor(room, id)).toEqual(['ann']);
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
    expect(await ordersOf(room, id, 'bob')).toEqual({ list: [], ended: [] });
    await playCard(room, id, 'ann', 'gain');
    expect(await waitsFor(room, id)).toEqual(['bob']);
  });

  test('never answers the question that is open, but the next one, with the card that was chosen', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    const [option] = answerPlansOf(await orderAtWindow(room, id)).map((way) => way.option);
    const before = await viewOf(room, id, 'bob');
    await playCard(room, id, 'ann', 'gain');
    const after = await viewOf(room, id, 'bob');
    expect(handOf(before)).toContain(option?.card);
    expect(handOf(after)).not.toContain(option?.card);
    expect(await waitsFor(room, id)).toEqual(['ann']);
  });

  test('is among what is stored about its person', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    ok(await room.service.orders.add(id, 'bob', passAtPile));
    const orders = async (user: string) =>
      ok(await room.service.people.stored(user)).tables.map((table) => table.orders);
    expect([await orders('ann'), await orders('bob')]).toEqual([[0], [1]]);
  });

  test('outlives the program', async () => {
    const folder = newFolder();
    const first = await openRoom({ folder, seed: 'one' });
    const id = await annsTurn(first);
    ok(await first.service.orders.add(id, 'bob', passAtPile));
    const second = await openRoom({ folder, seed: 'two' });
    expect((await ordersOf(second, id, 'bob'))?.list).toMatchObject([{ at: 'pile', does: 'pass' }]);
    await playCard(second, id, 'ann', 'gain');
    expect(await waitsFor(second, id)).toEqual(['ann']);
  });

  test('given or dropped twice is once; a seat has twenty at most', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    const { orders } = room.service;
    ok(await orders.add(id, 'bob', passAtPile));
    const { rev } = ok(await room.service.info(id));
    ok(await orders.add(id, 'bob', passAtPile));
    expect(ok(await room.service.info(id)).rev).toBe(rev);
    const [first] = (await ordersOf(room, id, 'bob'))!.list;
    ok(await orders.remove(id, 'bob', first!.id));
    ok(await orders.remove(id, 'bob', first!.id));
    expect((await ordersOf(room, id, 'bob'))?.list).toEqual([]);
    const row = (await room.store.tables.find(id))!;
    const many = Array.from({ length: 20 }, (_, n) => ({ ...first, id: n + 1, at: `stop-${n}` }));
    const orderText = JSON.stringify({ list: many, ended: [] });
    await room.store.tables.commit({ table: id, expect: row.rev, patch: [{ seat: 1, orders: orderText }] });
    expect(refused(await orders.add(id, 'bob', passAtPile))).toEqual({ refused: 'order.full', with: { most: 20 } });
  });

  test.each([
    [{ at: 'nowhere', does: 'pass', ...term }, 'table.option'],
    [{ at: 'pile', does: 'pass', times: 'span:phase', else: 'ask' }, 'order.no-span'],
    [{ ask: 999, way: 0, ...term }, 'stale'],
  ] satisfies [PlannedMoveProposal, string][])('%o is refused', async (wish, why) => {
    const room = await openRoom();
    const id = await annsTurn(room);
    expect(refused(await room.service.orders.add(id, 'bob', wish)).refused).toBe(why);
    expect(refused(await room.service.orders.add(id, 'eve', passAtPile)).refused).toBe('table.not-seated');
  });

  test('is nobody else’s to see, given or ended', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    ok(await room.service.orders.add(id, 'bob', passAtPile));
    await playCard(room, id, 'ann', 'strike', 1);
    for (const viewer of ['ann', undefined]) {
      const seen = ok(await room.service.view(id, viewer));
      expect(seen.orders?.list ?? []).toEqual([]);
      expect(seen.orders?.ended ?? []).toEqual([]);
      expect(JSON.stringify(ok(await room.service.log(id, viewer)).entries)).not.toContain('alert');
    }
  });
});

const handOf = (view: View) => (view.board as { hand: readonly { card: string }[] }).hand.map(({ card }) => card);

describe('what it has not foreseen ends it, and its person is asked and told why:', () => {
  test('AS44 an attack on what is theirs', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    ok(await room.service.orders.add(id, 'bob', passAtPile));
    await playCard(room, id, 'ann', 'strike', 1);
    expect(await waitsFor(room, id)).toEqual(['bob']);
    expect(await endsOf(room, id, 'bob')).toEqual(['alert']);
    await answer(room, id, 'bob', pass);
    await playCard(room, id, 'ann', 'gain');
    await answer(room, id, 'bob', pass);
    expect(await endsOf(room, id, 'bob')).toEqual([]);
  });

  test('its card is not on offer any more, unless it says to pass then', async () => {
    for (const otherwise of ['ask', 'pass'] as const) {
      const room = await openRoom();
      const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('shield')] });
      await orderAtWindow(room, id, 0, { else: otherwise, times: 'turn' });
      await playCard(room, id, 'ann', 'gain');
      await playCard(room, id, 'ann', 'gain');
      expect(await waitsFor(room, id)).toEqual([otherwise === 'ask' ? 'bob' : 'ann']);
      expect(await endsOf(room, id, 'bob')).toEqual(otherwise === 'ask' ? ['not-offered'] : []);
    }
  });

  test('something that happened to what is theirs', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    await playCard(room, id, 'ann', 'strike', 1);
    ok(await room.service.orders.add(id, 'bob', { at: 'end', does: 'pass', ...term }));
    expect((await ordersOf(room, id, 'bob'))?.list).toHaveLength(1);
    const { id: asked } = await askOf(room, id, 'bob');
    ok(await room.service.submit(id, 'bob', { ask: asked, answer: pass }));
    expect((await ordersOf(room, id, 'bob'))?.list).toHaveLength(1);
    const three = await game(room, ['ann', 'bob', 'cyd'], { decks: [...decks, deckOf('shield')] });
    await playCard(room, three.id, 'ann', 'strike', 1);
    ok(await room.service.orders.add(three.id, 'bob', { at: 'end', does: 'pass', ...term }));
    await answer(room, three.id, 'bob', pass);
    await answer(room, three.id, 'cyd', pass);
    expect(await endsOf(room, three.id, 'bob')).toEqual(['event']);
  });

  test('the end of its turn', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    ok(await room.service.orders.add(id, 'ann', { at: 'end', does: 'pass', times: 'turn', else: 'ask' }));
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(await endsOf(room, id, 'ann')).toEqual(['over']);
  });

  test('a move that is taken back', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });
    const { rev } = ok(await room.service.info(id));
    ok(await room.service.orders.add(id, 'bob', passAtPile));
    ok(await room.service.takeBacks.setBack(id, rev - 1, 'A card did more than it says.'));
    expect(await endsOf(room, id, 'bob')).toEqual(['taken-back']);
  });

  test('rules that have changed', async () => {
    const folder = newFolder();
    const before = await openRoom({ folder, seed: 'before' });
    const id = await annsTurn(before);
    ok(await before.service.orders.add(id, 'bob', passAtPile));
    const newer = { ...tinyGame(), ruleset: 'tiny-2', rulesVersion: 2, rulesChange: () => ({ rulings: ['R-1'] }) };
    const after = await openRoom({ folder, seed: 'after', games: [newer], rebuild: () => newer });
    await playCard(after, id, 'ann', 'gain');
    expect(await endsOf(after, id, 'bob')).toEqual(['rules']);
    expect(await waitsFor(after, id)).toEqual(['bob']);
  });

  test('a computer player that plays for them', async () => {
    const room = await openRoom();
    const id = await annsTurn(room);
    ok(await room.service.orders.add(id, 'bob', passAtPile));
    ok(await room.service.leaveToComputer(id, 'bob'));
    expect(await endsOf(room, id, 'bob')).toEqual(['stand-in']);
  });
});

test('who takes a seat takes over nothing that was set beforehand', async () => {
  const room = await openRoom();
  const id = await annsTurn(room);
  ok(await room.service.orders.add(id, 'bob', passAtPile));
  const offer = ok(await room.service.offers.open(id, 'bob'));
  ok(await room.service.offers.take(id, offer.id, { user: 'cyd', name: 'CYD' }));
  expect(await ordersOf(room, id, 'cyd')).toEqual({ list: [], ended: [] });
  await playCard(room, id, 'ann', 'gain');
  expect(await waitsFor(room, id)).toEqual(['cyd']);
});

test('damaged orders count as none', async () => {
  const room = await openRoom();
  const id = await annsTurn(room);
  const { rev } = ok(await room.service.info(id));
  await room.store.tables.commit({ table: id, expect: rev, patch: [{ seat: 1, orders: '{"list":[{}]}' }] });
  expect(await ordersOf(room, id, 'bob')).toEqual({ list: [], ended: [] });
  await playCard(room, id, 'ann', 'gain');
  expect(await waitsFor(room, id)).toEqual(['bob']);
});

test('opponents see and hear the same of an order as of an answer by hand', async () => {
  const [ordered, byHand] = [await openRoom({ seed: 'same' }), await openRoom({ seed: 'same' })];
  const told = async (room: Room, id: string) => {
    const { view, since } = ok(await room.service.view(id, 'ann'));
    const { entries } = ok(await room.service.log(id, 'ann'));
    const events = (list: typeof entries) => list.map(({ events: what, lines }) => ({ what, lines }));
    return { view, since: events(since), log: events(entries) };
  };
  const [one, other] = [await annsTurn(ordered), await annsTurn(byHand)];
  const asked = await orderAtWindow(ordered, one);
  await playCard(byHand, other, 'ann', 'gain');
  await answer(byHand, other, 'bob', pass);
  await playCard(ordered, one, 'ann', 'gain');
  await playCard(byHand, other, 'ann', 'gain');
  await answer(byHand, other, 'bob', { pick: [answerPlansOf(asked)[0]!.option.id] });
  expect(await told(ordered, one)).toEqual(await told(byHand, other));
});

test('a lobby has nothing to set beforehand', async () => {
  const room = await openRoom();
  const { id } = await lobby(room, ['ann', 'bob']);
  expect(refused(await room.service.orders.add(id, 'ann', passAtPile)).refused).toBe('table.not-started');
  room.clock.now += day;
});
