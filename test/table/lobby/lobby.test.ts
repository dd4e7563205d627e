import { describe, expect, test } from 'vitest';
import type { Refusal } from '#kernel/ask';
import { tinyGame } from '#test/tiny-game';
import { deckOf, game, lobby, ok, openRoom, type Room, refused } from '../room.ts';

const told = (room: Room, value: unknown): string => room.service.explain(refused(value) as Refusal, tinyGame());
const ann = { user: 'ann', name: 'Ann' };
const bob = { user: 'bob', name: 'Bob' };

describe('a lobby', () => {
  test('opens with its host seated, and people come and go', async () => {
    const room = await openRoom();
    const table = await lobby(room, ['ann']);
    expect(table).toMatchObject({
      status: 'lobby',
      host: 'ann',
      gameName: 'Tiny Empires',
      editionName: 'Core',
      options: { seats: 4, remindAfter: 24 * 60 * 60 * 1000 },
      place: { guild: 'guild', channel: 'channel' },
      waiting: [],
    });
    ok(await room.service.join(table.id, bob));
    ok(await room.service.join(table.id, { user: 'cyd', name: 'Cyd' }));
    const left = ok(await room.service.leave(table.id, 'bob'));
    expect(left.seats.map((seat) => [seat.seat, seat.name])).toEqual([
      [0, 'ANN'],
      [1, 'Cyd'],
    ]);
    expect(await room.sent()).toEqual([{ kind: 'lobby', table: table.id }]);
  });

  test('one press opens one table, however often it arrives', async () => {
    const room = await openRoom();
    const request = { key: 'one press', host: ann, game: 'tiny', place: { channel: 'c' } };
    const tables = await Promise.all([room.service.open(request), room.service.open(request)]);
    expect(new Set(tables.map((table) => ok(table).id)).size).toBe(1);
    expect(await room.service.tablesOf('ann')).toHaveLength(1);
  });

  test('every press may be made twice', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann']);
    const twice = async (press: () => Promise<unknown>) => {
      const [first, second] = await Promise.all([press(), press()]);
      expect(ok(second as object)).toEqual(ok(first as object));
    };
    await twice(async () => ok(await room.service.join(id, bob)).table);
    await twice(() => room.service.chooseDeck(id, 'bob', 'war'));
    await twice(() => room.service.addBot(id, 'ann', 2));
    expect(ok(await room.service.info(id)).seats).toHaveLength(3);
    await twice(() => room.service.removeBot(id, 'ann', 2));
    await twice(() => room.service.leave(id, 'bob'));
    await twice(() => room.service.setOptions(id, 'ann', { seats: 2 }));
    await twice(() => room.service.addBot(id, 'ann', 1));
    await twice(() => room.service.start(id, 'ann'));
    const other = await lobby(room, ['ann']);
    await twice(() => room.service.cancel(other.id, 'ann'));
    expect(
      (await room.store.tables.inputs(id, { limit: 99 })).filter((input) => input.seat === undefined),
    ).toHaveLength(1);
  });

  test('the host who leaves hands over; the last person who leaves ends it', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    expect(ok(await room.service.leave(id, 'ann'))).toMatchObject({ host: 'bob', seats: [{ seat: 0, name: 'BOB' }] });
    ok(await room.service.addBot(id, 'bob', 1));
    expect(ok(await room.service.leave(id, 'bob')).status).toBe('cancelled');
    expect(told(room, await room.service.join(id, ann))).toContain('cancelled');
  });

  test('starts with the chosen decks, and ready ones for the others', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    ok(await room.service.chooseDeck(id, 'ann', 'war'));
    ok(await room.service.addBot(id, 'ann', 2, 'random'));
    ok(await room.service.chooseDeck(id, 'ann', deckOf('gain'), 2));
    const started = ok(await room.service.start(id, 'ann'));
    expect(started).toMatchObject({ status: 'running', startedAt: room.clock.now });
    expect(started.seats.map((seat) => seat.deck?.id)).toEqual(['war', 'peace', 'gain']);
    expect(started.seats[2]).toMatchObject({ name: 'Computer', who: { kind: 'bot', bot: 'random' } });
    expect(started.waiting.map((one) => one.user)).toEqual(['ann', 'bob']);
    expect(await room.sent()).toEqual([
      { kind: 'started', table: id },
      { kind: 'lobby', table: id },
      { kind: 'live', table: id, mention: ['ann', 'bob'], fresh: true },
    ]);
  });

  test('the host puts another computer player on a seat that has one; its deck stays', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    ok(await room.service.addBot(id, 'ann', 2, 'random'));
    ok(await room.service.chooseDeck(id, 'ann', 'war', 2));
    expect(told(room, await room.service.changeBot(id, 'bob', 2, 'eager'))).toContain('ANN');
    expect(told(room, await room.service.changeBot(id, 'ann', 1, 'eager'))).toContain('computer');
    expect(told(room, await room.service.changeBot(id, 'ann', 2, 'nobody'))).toContain('eager, random');
    const changed = ok(await room.service.changeBot(id, 'ann', 2, 'eager'));
    expect(changed.seats[2]).toMatchObject({ who: { kind: 'bot', bot: 'eager' }, deck: { id: 'war' } });
    expect(ok(await room.service.changeBot(id, 'ann', 2, 'eager')).rev).toBe(changed.rev);
  });

  test('decks that options make illegal are given back', async () => {
    const strict = { ...tinyGame(), checkDeck: checkFormat };
    const room = await openRoom({ games: [strict] });
    const { id } = await lobby(room, ['ann', 'bob'], { deck: 'war' });
    ok(await room.service.chooseDeck(id, 'bob', 'peace'));
    const { table, givenBack } = ok(await room.service.setOptions(id, 'ann', { game: { format: 'big' } }));
    expect(table.seats.map((seat) => seat.deck?.id)).toEqual([undefined, 'peace']);
    expect(givenBack.map(({ name, deck }) => [name, deck?.id])).toEqual([['ANN', 'war']]);
  });

  test('rules that are left open are chosen by the host, and told when they are not the usual ones', async () => {
    const choices = [
      { id: 'yes', name: 'Peace first', text: 'Nobody fights in the first turn.' },
      { id: 'no', name: 'War at once', text: 'Everybody may fight.' },
    ];
    const open = {
      ...tinyGame(),
      ruleOptions: [{ id: 'truce', title: 'The first turn', editions: ['core'], choices }],
    };
    const room = await openRoom({ games: [open] });
    const { id } = await lobby(room, ['ann', 'bob']);
    const rule = async (truce: string) =>
      ok(await room.service.setOptions(id, 'ann', { game: { truce } })).table.ruleNames;
    ok(await room.service.setOptions(id, 'ann', { game: { format: 'big' } }));
    expect([await rule('yes'), await rule('no')]).toEqual([undefined, ['War at once']]);
    expect(ok(await room.service.info(id)).options.game).toEqual({ format: 'big', truce: 'no' });
    expect(told(room, await room.service.setOptions(id, 'ann', { game: { truce: 'maybe' } }))).toContain('maybe');
  });
});

const checkFormat: ReturnType<typeof tinyGame>['checkDeck'] = (deck, _edition, format) =>
  format === 'big' && deck.id === 'war' ? [{ rule: 'peace', text: 'Leave the war out.' }] : [];

describe('a lobby says no, and what to do next', () => {
  test('unknown things', async () => {
    const room = await openRoom();
    const request = { key: 'k', host: ann, game: 'tiny', place: { channel: 'c' } };
    expect(told(room, await room.service.open({ ...request, game: 'chess' }))).toContain('“chess”');
    expect(told(room, await room.service.open({ ...request, edition: 'lost' }))).toContain('Choose one of: Core, Late');
    expect(told(room, await room.service.open({ ...request, deck: 'lost' }))).toContain('Choose one of: Peace, War');
    const { id } = await lobby(room, ['ann']);
    expect(told(room, await room.service.chooseDeck(id, 'ann', 'lost'))).toContain('“lost”');
    expect(told(room, await room.service.addBot(id, 'ann', 1, 'lost'))).toContain('eager, random, idler');
    expect(told(room, await room.service.join('nowhere', ann))).toContain('does not exist');
    expect(told(room, await room.service.submit('nowhere', 'ann', { ask: 1, answer: { number: 1 } }))).toContain(
      '/play',
    );
  });

  test('an illegal deck: which rule, which card, what to change', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann']);
    const deck = { ...deckOf('gain'), name: 'Mine', main: { gain: 14, dragon: 1 } };
    const answer = refused(await room.service.chooseDeck(id, 'ann', deck));
    expect(answer).toEqual({
      refused: 'table.deck-illegal',
      with: { deck: 'Mine', count: 2, rule: 'at most 12', card: 'gain', text: 'Take 2 gain out.' },
    });
    expect(room.service.explain(answer)).toBe(
      'The deck “Mine” is not legal (2 faults; the first): Take 2 gain out. (rule: at most 12, card: gain)',
    );
    expect(ok(await room.service.info(id)).seats[0]?.deck).toBeUndefined();
  });

  test('a deck that the rules refuse at the start', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob'], { deck: { ...deckOf(), id: 'none', name: 'None' } });
    expect(told(room, await room.service.start(id, 'ann'))).toBe('There are no cards in that deck.');
    expect(ok(await room.service.info(id)).status).toBe('lobby');
  });

  test('full, too few, out of range', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann'], { options: { seats: 2 } });
    expect(told(room, await room.service.start(id, 'ann'))).toContain('needs 2 players and has 1');
    ok(await room.service.join(id, bob));
    expect(told(room, await room.service.join(id, { user: 'cyd', name: 'Cyd' }))).toContain('All 2 seats');
    expect(told(room, await room.service.addBot(id, 'ann', 2))).toContain('All 2 seats');
    expect(told(room, await room.service.setOptions(id, 'ann', { seats: 5 }))).toContain('2 to 4');
    ok(await room.service.setOptions(id, 'ann', { seats: 3 }));
    ok(await room.service.addBot(id, 'ann', 2));
    expect(told(room, await room.service.setOptions(id, 'ann', { seats: 2 }))).toContain('3 seats are taken');
    expect(told(room, await room.service.setOptions(id, 'ann', { remindAfter: -1 }))).toContain('-1');
  });

  test('what only the host may do', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    const presses = [
      () => room.service.start(id, 'bob'),
      () => room.service.cancel(id, 'bob'),
      () => room.service.addBot(id, 'bob', 2),
      () => room.service.removeBot(id, 'bob', 1),
      () => room.service.setOptions(id, 'bob', { seats: 2 }),
    ];
    for (const press of presses) expect(told(room, await press())).toContain('Only ANN');
    expect(refused(await room.service.chooseDeck(id, 'bob', 'war', 0)).refused).toBe('table.not-yours');
    expect(refused(await room.service.chooseDeck(id, 'ann', 'war', 1)).refused).toBe('table.not-yours');
    expect(refused(await room.service.chooseDeck(id, 'cyd', 'war')).refused).toBe('table.not-seated');
    expect(refused(await room.service.removeBot(id, 'ann', 1)).refused).toBe('table.not-bot');
  });

  test('a game that runs cannot be left, joined or started again by others', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob']);
    expect(told(room, await room.service.leave(id, 'bob'))).toContain('/concede');
    expect(told(room, await room.service.join(id, { user: 'cyd', name: 'Cyd' }))).toContain('started already');
    expect(refused(await room.service.start(id, 'bob')).refused).toBe('table.running');
    expect(refused(await room.service.cancel(id, 'ann')).refused).toBe('table.running');
  });

  test('a lobby cannot be played', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob']);
    expect(refused(await room.service.view(id, 'ann')).refused).toBe('table.not-started');
    expect(refused(await room.service.concede(id, 'ann')).refused).toBe('table.not-started');
    ok(await room.service.cancel(id, 'ann'));
    expect(refused(await room.service.view(id, 'ann')).refused).toBe('table.cancelled');
  });
});
