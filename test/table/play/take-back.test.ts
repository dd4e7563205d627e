// A move taken back: whose, when without asking, what it leaves behind, and what it must never undo.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Player } from '#face/computer';
import { newFolder } from '#test/folder';
import { execute } from '#test/query';
import { placeAt } from '#test/store';
import { tinyGame } from '#test/tiny-game';
import {
  answer,
  askOf,
  boardOf,
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

const peace = { decks: [deckOf('gain'), deckOf('gain')] };
const strict = { autopilot: { mode: 'strict' } } as const;

/** A game that has just begun: all are asked at once whether they keep their hands. */
async function begun(
  room: Room,
  people: readonly string[] = ['ann', 'bob'],
  more: Parameters<typeof lobby>[2] = {},
): Promise<string> {
  const { id } = await lobby(room, people, more);
  for (const user of people) ok(await room.service.chooseDeck(id, user, deckOf('gain')));
  ok(await room.service.start(id, 'ann'));
  return id;
}

const bid = (number: number) => ({ pick: ['bid'], with: { number: { number } } });
const linesOf = async (room: Room, id: string, user?: string) =>
  ok(await room.service.log(id, user)).entries.flatMap(({ lines }) => lines);
const whyNone = async (room: Room, id: string, user: string) => refused(await room.service.takeBacks.find(id, user));

/** Takes back the user's last move, which has to be free. */
async function takeBack(room: Room, id: string, user: string) {
  const found = ok(await room.service.takeBacks.find(id, user));
  expect(found.free).toBe(true);
  return ok(await room.service.takeBacks.take(id, user, found.move));
}

/** A computer player that does nothing. */
const passive: Player = (_view, ask) => ask.fallback;
const withPassive = { bots: { passive } };

/** Ann's game against a computer player that does nothing. */
async function alone(room: Room): Promise<string> {
  const { id } = await lobby(room, ['ann']);
  ok(await room.service.addBot(id, 'ann', 1, 'passive'));
  for (const seat of [0, 1]) ok(await room.service.chooseDeck(id, 'ann', deckOf('gain'), seat));
  ok(await room.service.start(id, 'ann'));
  await answer(room, id, 'ann', { pick: ['keep'] });
  return id;
}

describe('a move that nobody has learned anything by', () => {
  test('AS34 is taken back at once, and the person is asked anew', async () => {
    const room = await openRoom();
    const id = await begun(room);
    const { state: before = '', row } = (await room.store.tables.load(id))!;
    const asked = await askOf(room, id, 'ann');
    await answer(room, id, 'ann', { pick: ['keep'] });
    await room.sent();
    const found = ok(await room.service.takeBacks.find(id, 'ann'));
    expect(found).toMatchObject({ seat: 0, move: row.rev + 1, free: true });
    const { tableView, happened } = ok(await room.service.takeBacks.take(id, 'ann', found.move));
    expect(tableView.view.owing).toEqual([0, 1]);
    expect(tableView.view.asks).toMatchObject([{ seat: 0, prompt: asked.prompt }]);
    expect(tableView.view.asks[0]!.id).toBeGreaterThan(asked.id);
    expect(happened.flatMap(({ lines }) => lines)).toEqual(['ANN took back a move.']);
    expect(tableView.table.waiting.map(({ user }) => user)).toEqual(['ann', 'bob']);
    const after = JSON.parse((await room.store.tables.load(id))!.state ?? '');
    const { open, next, ...rest } = JSON.parse(before);
    expect(after).toMatchObject(rest);
    expect(after.next).toBeGreaterThan(next);
    expect(after.open.answers).toEqual(open.answers);
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: [], fresh: false }]);
    expect(await linesOf(room, id, 'bob')).toContain('ANN took back a move.');
  });

  test('AS35 can be made again, and an answer to the question of before is too late', async () => {
    const room = await openRoom();
    const id = await begun(room);
    const before = await askOf(room, id, 'ann');
    await answer(room, id, 'ann', { pick: ['redraw'] });
    await takeBack(room, id, 'ann');
    const again = { ask: before.id, answer: { pick: ['redraw'] } };
    expect(refused(await room.service.submit(id, 'ann', again)).refused).toBe('stale');
    expect(
      ok(await room.service.submit(id, 'ann', { ...again, ask: (await askOf(room, id, 'ann')).id })).happened,
    ).toHaveLength(1);
    expect((await viewOf(room, id, 'ann')).owing).toEqual([1]);
    await answer(room, id, 'bob', { pick: ['keep'] });
    expect(await linesOf(room, id, 'ann')).toContain('ANN took back a move.');
    expect((await viewOf(room, id, 'ann')).turn).toBe(1);
  });

  test('is taken back once, however often that is pressed, in whatever process', async () => {
    const folder = newFolder();
    const [room, other] = [await openRoom({ folder }), await openRoom({ folder })];
    const id = await begun(room);
    await answer(room, id, 'ann', { pick: ['keep'] });
    const { move } = ok(await room.service.takeBacks.find(id, 'ann'));
    const pressed = await Promise.all([room, other, room].map((one) => one.service.takeBacks.take(id, 'ann', move)));
    for (const one of pressed) expect(ok(one).tableView.view.owing).toEqual([0, 1]);
    expect((await linesOf(room, id)).filter((line) => line.includes('took back'))).toHaveLength(1);
  });

  test('leaves the log and what is told since without it, while the fact stays', async () => {
    const room = await openRoom();
    const id = await begun(room);
    await answer(room, id, 'ann', { pick: ['keep'] });
    const stored = (await room.store.tables.inputs(id, { limit: 9 })).length;
    await takeBack(room, id, 'ann');
    const inputs = await room.store.tables.inputs(id, { limit: 9 });
    expect(inputs).toHaveLength(stored);
    expect(JSON.parse(inputs[0]!.input)).toMatchObject({ undo: { to: inputs[0]!.rev - 2 } });
    expect(ok(await room.service.view(id, 'ann')).since).toEqual([]);
    const facts = await room.store.facts.of(id, { limit: 99 });
    expect(facts.map(({ kind }) => kind)).toContain('moved');
    expect(facts.find(({ kind }) => kind === 'taken-back')?.body).toBe(
      JSON.stringify({ seat: 0, to: inputs[0]!.rev - 2, agreed: [] }),
    );
  });
});

describe('against computers alone', () => {
  test('every move is free, and chance stays: the same move has the same outcome', async () => {
    const room = await openRoom(withPassive);
    const id = await alone(room);
    const luck = async () => {
      const { happened } = await answer(room, id, 'ann', bid(3));
      return happened.flatMap(({ events }) => events).find(({ e }) => e === 'bid')?.luck;
    };
    const lucks = [await luck(), await luck(), await luck()];
    for (let n = 0; n < 3; n++) await takeBack(room, id, 'ann');
    expect([await luck(), await luck(), await luck()]).toEqual(lucks);
  });

  test('a whole turn of the computer goes with it', async () => {
    const room = await openRoom(withPassive);
    const id = await alone(room);
    const before = boardOf(await viewOf(room, id, 'ann'));
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(boardOf(await viewOf(room, id, 'ann'))).not.toEqual(before);
    await takeBack(room, id, 'ann');
    expect(boardOf(await viewOf(room, id, 'ann'))).toEqual(before);
    expect((await viewOf(room, id, 'ann')).turn).toBe(1);
  });

  test('an order to pass for a while does not outlive the move', async () => {
    const room = await openRoom(withPassive);
    const id = await alone(room);
    ok(await room.service.setAutopilot(id, 'ann', { until: 'turn' }));
    await answer(room, id, 'ann', bid(1));
    ok(await room.service.setAutopilot(id, 'ann', { until: 'turn', stops: ['pile'] }));
    await takeBack(room, id, 'ann');
    expect(ok(await room.service.view(id, 'ann')).autopilot).toEqual({ mode: 'fast', stops: ['pile'] });
  });
});

describe('among people, a move is not free', () => {
  test('if chance was asked', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], peace);
    await answer(room, id, 'ann', bid(3));
    const found = ok(await room.service.takeBacks.find(id, 'ann'));
    expect(found).toMatchObject({ free: false, told: { lines: ['ANN: bid'] }, chosen: 'bid' });
    expect(refused(await room.service.takeBacks.take(id, 'ann', found.move)).refused).toBe('undo.not-free');
  });

  test('AS37 if another’s autopilot has passed on it', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], peace);
    await playCard(room, id, 'ann', 'gain');
    expect(ok(await room.service.takeBacks.find(id, 'ann')).free).toBe(false);
  });

  test('if somebody is asked about it', async () => {
    const room = await openRoom();
    await room.service.setSettings('bob', strict);
    const { id } = await game(room, ['ann', 'bob'], peace);
    await playCard(room, id, 'ann', 'gain');
    expect((await viewOf(room, id, 'bob')).owing).toEqual([1]);
    expect(ok(await room.service.takeBacks.find(id, 'ann')).free).toBe(false);
  });
});

describe('there is no move to take back', () => {
  test('AS43 for spectators, before one’s first move, and for those who are out', async () => {
    const room = await openRoom();
    const id = await begun(room, ['ann', 'bob', 'cyd']);
    expect(await whyNone(room, id, 'eve')).toEqual({ refused: 'table.not-seated' });
    expect(await whyNone(room, id, 'bob')).toEqual({ refused: 'undo.none', with: { why: 'far' } });
    for (const user of ['ann', 'bob', 'cyd']) await answer(room, id, user, { pick: ['keep'] });
    ok(await room.service.concede(id, 'ann'));
    expect(await whyNone(room, id, 'ann')).toEqual({ refused: 'table.out' });
  });

  test('from before somebody gave up', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd']);
    await answer(room, id, 'ann', bid(1));
    ok(await room.service.concede(id, 'cyd'));
    expect(await whyNone(room, id, 'ann')).toEqual({ refused: 'undo.none', with: { why: 'seat' } });
    await answer(room, id, 'ann', bid(1));
    expect(ok(await room.service.takeBacks.find(id, 'ann')).free).toBe(false);
  });

  test('AS43 in a game that is over', async () => {
    const room = await openRoom(withPassive);
    const id = await alone(room);
    ok(await room.service.end(id));
    expect(await whyNone(room, id, 'ann')).toEqual({ refused: 'undo.none', with: { why: 'over' } });
  });

  test('that lies more than forty changes back', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    await answer(room, id, 'ann', { pick: ['end'] });
    for (let n = 0; n < 39; n++) await answer(room, id, 'bob', bid(1));
    expect(ok(await room.service.takeBacks.find(id, 'ann')).free).toBe(false);
    await answer(room, id, 'bob', bid(1));
    expect(await whyNone(room, id, 'ann')).toEqual({ refused: 'undo.none', with: { why: 'far' } });
  });

  test('whose state before is damaged, or was never stored', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder, ...withPassive });
    const id = await alone(room);
    await answer(room, id, 'ann', bid(1));
    const place = await placeAt(join(folder, 'test.sqlite'));
    await execute(place, 'update frames set data = (select data from frames order by rev desc limit 1)');
    expect(await whyNone(room, id, 'ann')).toEqual({ refused: 'undo.none', with: { why: 'other' } });
    await execute(place, 'delete from frames');
    expect(await whyNone(room, id, 'ann')).toEqual({ refused: 'undo.none', with: { why: 'other' } });
    await answer(room, id, 'ann', bid(1));
  });

  test('at a table without take-backs; at one with free ones only those', async () => {
    const room = await openRoom();
    const off = await begun(room, ['ann', 'bob'], { options: { undo: 'off' } });
    await answer(room, off, 'ann', { pick: ['keep'] });
    expect(await whyNone(room, off, 'ann')).toEqual({ refused: 'undo.off' });
    const free = await begun(room, ['ann', 'bob'], { options: { undo: 'free' } });
    await answer(room, free, 'ann', { pick: ['keep'] });
    await takeBack(room, free, 'ann');
    for (const user of ['ann', 'bob']) await answer(room, free, user, { pick: ['keep'] });
    await answer(room, free, 'ann', bid(1));
    expect(await whyNone(room, free, 'ann')).toEqual({ refused: 'undo.not-free' });
    for (const key of ['undo.none', 'undo.off', 'undo.not-free', 'undo.moved-on'])
      expect(room.service.explain({ refused: key, with: { why: 'other' } })).not.toContain(key);
  });
});

test('the option is the host’s until the start, and none that is unknown', async () => {
  const room = await openRoom();
  const { id } = await lobby(room, ['ann', 'bob']);
  expect(ok(await room.service.setOptions(id, 'ann', { undo: 'off' })).table.options.undo).toBe('off');
  expect(ok(await room.service.setOptions(id, 'ann', { seats: 3 })).table.options.undo).toBe('off');
  const strange = { undo: 'always' as 'off' };
  expect(refused(await room.service.setOptions(id, 'ann', strange)).refused).toBe('table.option');
});

test('AS41 a state from before the rules changed comes back to the letter', async () => {
  const folder = newFolder();
  const rules = (ruleset: string) => ({ ...tinyGame({ ruleset }), rulesVersion: ruleset === 'tiny-1' ? 1 : 2 });
  const old = await openRoom({ folder, games: [rules('tiny-1')], ...withPassive });
  const id = await alone(old);
  const before = JSON.parse((await old.store.tables.load(id))!.state ?? '');
  await answer(old, id, 'ann', bid(1));
  await old.service.close();
  await old.store.close();
  const room = await openRoom({ folder, games: [rules('tiny-2')], ...withPassive });
  await takeBack(room, id, 'ann');
  const { open, next, ...rest } = JSON.parse((await room.store.tables.load(id))!.state ?? '');
  expect({
    ...rest,
    open: { ...open, asks: [{ ...open.asks[0], id: before.open.asks[0].id }] },
    next: before.next,
  }).toEqual(before);
});

test('reminders and the wait follow the question that is open again', async () => {
  const room = await openRoom();
  await room.service.setSettings('bob', strict);
  const { id } = await game(room, ['ann', 'bob'], peace);
  const id2 = await begun(room);
  await answer(room, id2, 'ann', { pick: ['keep'] });
  expect(ok(await room.service.info(id2)).waiting.map(({ user }) => user)).toEqual(['bob']);
  room.clock.now += 1000;
  await takeBack(room, id2, 'ann');
  const table = ok(await room.service.info(id2));
  expect(table.waiting.map(({ user, since }) => [user, since])).toEqual([
    ['ann', room.clock.now],
    ['bob', room.clock.now - 1000],
  ]);
  await room.sent();
  room.clock.now += day;
  await room.sweep();
  expect(
    (await room.sent())
      .flatMap((message) => (message.kind === 'reminder' && message.table !== id ? message.users : []))
      .sort(),
  ).toEqual(['ann', 'bob']);
});
