// A seat changes hands: it is offered, one person takes it, and whoever had it sees no more than a spectator.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFile } from '#core/sqlite';
import { newFolder } from '#test/folder';
import { answer, askOf, boardOf, day, deckOf, game, ok, openRoom, refused, viewOf } from '../room.ts';

const decks = [deckOf('gain'), deckOf('strike')];
const dan = { user: 'dan', name: 'DAN' };
const eve = { user: 'eve', name: 'EVE' };

describe('a seat that is offered', () => {
  test('stays its person’s until somebody takes it, and then everything that it holds is theirs', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    await room.service.setSettings('dan', { autopilot: { mode: 'strict' } });
    await room.sent();
    const offer = ok(await room.service.offers.open(id, 'ann'));
    expect(offer).toMatchObject({ seat: 0, state: 'open', who: undefined });
    expect(await room.sent()).toEqual([{ kind: 'offered', table: id, offer: offer.id }]);
    const held = boardOf(await viewOf(room, id, 'ann')).hand;
    expect(held.length).toBeGreaterThan(0);
    await answer(room, id, 'ann', { pick: ['bid'], with: { number: { number: 1 } } });
    await room.sent();

    const taken = ok(await room.service.offers.take(id, offer.id, dan));
    expect(taken.kind).toBe('taken');
    const table = ok(await room.service.info(id));
    expect(table).toMatchObject({
      host: 'dan',
      seats: [{ name: 'DAN', who: { kind: 'person', user: 'dan' } }, { name: 'BOB' }],
    });
    expect(table.seats[0]?.deck).toBeUndefined();
    expect(table.waiting).toEqual([{ seat: 0, user: 'dan', name: 'DAN', since: room.clock.now }]);
    const tableView = ok(await room.service.view(id, 'dan'));
    expect(tableView.seat).toBe(0);
    expect(tableView.autopilot?.mode).toBe('strict');
    expect(boardOf(tableView.view).hand).toEqual(held);
    // Whoever has pressed the button is here, and is not called.
    expect(await room.sent()).toEqual([
      { kind: 'live', table: id, mention: [], fresh: false },
      { kind: 'offered', table: id, offer: offer.id },
    ]);
    expect(ok(await room.service.offers.info(offer.id)).state).toBe('agreed');
    await answer(room, id, 'dan', { pick: ['end'] });
  });

  test('AS19 leaves its former person the view of a spectator, and no move', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const ask = await askOf(room, id, 'ann');
    const offer = ok(await room.service.offers.open(id, 'ann'));
    ok(await room.service.offers.take(id, offer.id, dan));
    expect(refused(await room.service.submit(id, 'ann', { ask: ask.id, answer: { pick: ['end'] } }))).toEqual({
      refused: 'table.not-seated',
    });
    const mine = ok(await room.service.view(id, 'ann'));
    const spectators = ok(await room.service.view(id, undefined));
    expect(mine).toEqual(spectators);
    expect(boardOf(mine.view).hand).toEqual([]);
    expect(ok(await room.service.log(id, 'ann'))).toEqual(ok(await room.service.log(id, undefined)));
    for (const refusal of [
      await room.service.concede(id, 'ann'),
      await room.service.comeBack(id, 'ann'),
      await room.service.offers.open(id, 'ann'),
      await room.service.requests.ask(id, 'ann', { kind: 'end' }),
    ])
      expect(refused(refusal).refused).toBe('table.not-seated');
    expect(await room.service.tablesOf('ann')).toEqual([]);
  });

  test('AS20 is taken once: of two people in two processes one sits, and the other reads who', async () => {
    const folder = newFolder();
    const clock = { now: 5000 };
    const rooms = [await openRoom({ folder, clock }), await openRoom({ folder, clock })] as const;
    const { id } = await game(rooms[0], ['ann', 'bob'], { decks });
    const offer = ok(await rooms[0].service.offers.open(id, 'ann'));
    const both = await Promise.all([
      rooms[0].service.offers.take(id, offer.id, dan),
      rooms[1].service.offers.take(id, offer.id, eve),
    ]);
    const [seat] = ok(await rooms[0].service.info(id)).seats;
    const [refusal] = both.filter((one) => 'refused' in one);
    expect(both.filter((one) => 'kind' in one)).toHaveLength(1);
    expect(refusal).toEqual({ refused: 'table.offer-taken', with: { name: seat?.name } });
    expect(['DAN', 'EVE']).toContain(seat?.name);
  });

  test('is kept by its person’s own press, and offered once at a time', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const offer = ok(await room.service.offers.open(id, 'ann'));
    expect(ok(await room.service.offers.open(id, 'ann')).id).toBe(offer.id);
    expect(refused(await room.service.offers.open(id, 'bob')).refused).toBe('table.offer-open');
    expect(refused(await room.service.offers.take(id, offer.id, { user: 'bob', name: 'BOB' })).refused).toBe(
      'table.seated',
    );
    expect(ok(await room.service.offers.take(id, offer.id, { user: 'ann', name: 'ANN' })).kind).toBe('kept');
    expect(refused(await room.service.offers.take(id, offer.id, dan)).refused).toBe('table.offer-over');
    expect(ok(await room.service.offers.open(id, 'bob')).seat).toBe(1);
  });

  test('may be kept for one person', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks });
    expect(refused(await room.service.offers.open(id, 'ann', 'bob')).refused).toBe('table.offer-seated');
    const offer = ok(await room.service.offers.open(id, 'ann', 'dan'));
    expect(refused(await room.service.offers.take(id, offer.id, eve)).refused).toBe('table.offer-for');
    ok(await room.service.offers.take(id, offer.id, dan));
  });

  test('is not offered for ever, nor after its person has given up or the game is over', async () => {
    const room = await openRoom();
    const first = await game(room, ['ann', 'bob', 'cyd']);
    const offer = ok(await room.service.offers.open(first.id, 'ann'));
    await room.sent();
    room.clock.now += 30 * day;
    await room.sweep();
    expect(ok(await room.service.offers.info(offer.id)).state).toBe('lapsed');
    expect((await room.sent()).filter(({ kind }) => kind === 'offered')).toHaveLength(1);
    const again = ok(await room.service.offers.open(first.id, 'ann'));
    ok(await room.service.concede(first.id, 'ann'));
    expect(ok(await room.service.offers.info(again.id)).state).toBe('moot');
    expect(refused(await room.service.offers.take(first.id, again.id, dan)).refused).toBe('table.offer-over');
    const last = ok(await room.service.offers.open(first.id, 'bob'));
    ok(await room.service.end(first.id));
    expect(refused(await room.service.offers.take(first.id, last.id, dan)).refused).toBe('table.offer-over');
  });

  test('is not for somebody who sits at as many tables as there may be', async () => {
    const room = await openRoom({ limits: { tablesPerPerson: 1 } });
    await game(room, ['dan', 'eve']);
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const offer = ok(await room.service.offers.open(id, 'ann'));
    expect(refused(await room.service.offers.take(id, offer.id, dan)).refused).toBe('limit.tablesPerPerson');
    expect(ok(await room.service.info(id)).seats[0]?.name).toBe('ANN');
  });

  test('ends what its former person has asked of the others, or answered', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd']);
    const request = ok(await room.service.requests.ask(id, 'bob', { kind: 'end' }));
    ok(await room.service.requests.answer(id, 'ann', request.id, true));
    const offer = ok(await room.service.offers.open(id, 'ann'));
    ok(await room.service.offers.take(id, offer.id, dan));
    expect(ok(await room.service.requests.info(request.id)).state).toBe('moot');
  });

  test('of a player who lets the others wait is offered when they agree, and taken back by a move', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd'], { decks: [deckOf('gain'), deckOf('gain'), deckOf('gain')] });
    room.clock.now += 7 * day;
    await room.sent();
    const wish = { kind: 'substitute', about: 0 } as const;
    const request = ok(await room.service.requests.ask(id, 'bob', wish));
    ok(await room.service.requests.answer(id, 'cyd', request.id, true));
    const offered = (await room.sent()).flatMap((message) => (message.kind === 'offered' ? message.offer : []));
    expect(offered).toHaveLength(1);
    expect(ok(await room.service.offers.info(offered[0]!))).toMatchObject({ seat: 0, state: 'open' });
    await answer(room, id, 'ann', { pick: ['end'] });
    expect(ok(await room.service.offers.info(offered[0]!)).state).toBe('moot');
    expect(refused(await room.service.offers.take(id, offered[0]!, dan)).refused).toBe('table.offer-over');
  });

  test('has its tenures kept: who had it from which move to which', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const { id } = await game(room, ['ann', 'bob'], { decks });
    const first = ok(await room.service.offers.open(id, 'ann'));
    ok(await room.service.offers.take(id, first.id, dan));
    const { rev } = ok(await room.service.info(id));
    const second = ok(await room.service.offers.open(id, 'dan'));
    ok(await room.service.offers.take(id, second.id, eve));
    if (process.env.TEST_DATABASE_URL !== undefined) return;
    const file = openFile(join(folder, 'test.sqlite'), { readonly: true });
    const rows = file.prepare('select seat, n, user_id, from_rev, to_rev from tenures order by n').raw().all();
    file.close();
    expect(rows).toEqual([
      [0, 0, 'ann', 1, rev],
      [0, 1, 'dan', rev, rev + 1],
      [0, 2, 'eve', rev + 1, null],
    ]);
  });
});
