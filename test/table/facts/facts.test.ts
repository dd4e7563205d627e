import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '#table/facts/consequences';
import { type Fact, readFact } from '#table/facts/index';
import { sourcesIn } from '#test/imports';
import { answer, day, deckOf, game, lobby, ok, openRoom, playCard, type Room } from '../room.ts';

/** The facts of a table, with the rev at which each was stored. */
async function factsOf(room: Room, table: string): Promise<readonly (Fact & { readonly rev: number })[]> {
  const rows = await room.store.facts.of(table, { limit: 1000 });
  return rows.map((row) => {
    const fact = readFact(row);
    if (fact === undefined) throw new Error(`cannot be read: ${JSON.stringify(row)}`);
    return { rev: row.rev, ...fact };
  });
}

describe('the facts of a table', () => {
  test('tell its course from the lobby to who came where', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    for (let turn = 0; turn < 4; turn++) await playCard(room, id, 'ann', 'gain');
    const facts = await factsOf(room, id);
    expect(facts.map(({ fact }) => fact)).toEqual([
      ...['lobby-changed', 'lobby-changed', 'lobby-changed'],
      ...['began', 'waits', 'waits'],
      ...['moved', 'waits-no-more', 'last-missing'],
      ...['moved', 'waits', 'waits-no-more'],
      // The other seat's autopilot passes after each of these moves.
      ...['moved', 'moved', 'waits', 'moved', 'moved', 'waits', 'moved', 'moved', 'waits'],
      ...['moved', 'moved', 'waits-no-more', 'finished'],
    ]);
    const { rev } = ok(await room.service.info(id));
    expect(facts.at(-1)).toEqual({ rev, fact: 'finished', winners: [0], how: 'points', places: [1, 2] });
    expect(facts.find(({ fact }) => fact === 'began')).toMatchObject({ seats: 2 });
  });

  test('can be read on from the last one that was seen', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob', 'cyd']);
    const [first] = await room.store.facts.of(id, { limit: 1 });
    const more = await room.store.facts.of(id, { after: first?.seq, limit: 10 });
    expect(more.map(({ rev }) => rev)).toEqual([3]);
  });

  test('name no person', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob', 'cyd']);
    ok(await room.service.concede(id, 'ann'));
    ok(await room.service.standIn(id, 1, 'bob'));
    room.clock.now += day;
    await room.sweep();
    await room.service.hasLeft(id, 2, 'cyd');
    ok(await room.service.end(id));
    const rows = await room.store.facts.of(id, { limit: 1000 });
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['conceded', 'computer-took-seat', 'reminded', 'left-server', 'ended']),
    );
    expect(JSON.stringify(rows)).not.toMatch(/ann|bob|cyd/i);
  });

  test('are stored with the messages that follow from them, or not at all', async () => {
    const room = await openRoom();
    const { id } = await game(room, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
    await room.sent();
    const before = await factsOf(room, id);
    const change = { table: id, expect: 1, facts: [{ kind: 'ended', body: '{}', at: 0 }] };
    const outbox = [{ id: 'late', kind: 'finished', payload: '{}', at: 0 }];
    expect(await room.store.tables.commit({ ...change, outbox })).toBe('moved');
    expect(await factsOf(room, id)).toEqual(before);
    expect(await room.sent()).toEqual([]);
    await answer(room, id, 'ann', { pick: ['end'] });
    expect((await factsOf(room, id)).slice(before.length)).toMatchObject([
      { fact: 'moved', seat: 0, by: 'person', moves: 1 },
      { fact: 'moved', seat: 1, by: 'auto', moves: 1 },
      { fact: 'waits-no-more', seat: 0 },
      { fact: 'waits', seat: 1, called: true },
    ]);
    expect(await room.sent()).toEqual([{ kind: 'live', table: id, mention: ['bob'], fresh: true }]);
  });

  test('of a newer program, and damaged ones, are left out', () => {
    expect(readFact({ kind: 'unheard-of', body: '{}' })).toBeUndefined();
    expect(readFact({ kind: 'conceded', body: '{"seat":' })).toBeUndefined();
  });
});

describe('what is told', () => {
  test('follows from facts alone: nobody else makes a message', () => {
    const makers = sourcesIn('src/table').filter((path) => /\boutboxRow\(/.test(readFileSync(path, 'utf8')));
    // What moderators are told is no table's.
    expect(makers.filter((path) => !path.startsWith('src/table/servers/'))).toEqual([
      'src/table/change/commit.ts',
      'src/table/messages/index.ts',
    ]);
  });

  test('calls those who want to be called, once for all that wait', async () => {
    const room = await openRoom();
    const { id } = await lobby(room, ['ann', 'bob', 'cyd']);
    const row = await room.store.tables.find(id);
    if (row === undefined) throw new Error('no table');
    const ways = new Map([[2, { turn: { how: 'mention', at: 0 } as const }]]);
    const around = { row, seats: row.seats, gameName: 'Tiny', remindAfter: 0, routes: ways, now: 0 };
    const waits = (seat: number) => ({ fact: 'waits', seat, called: true, lapses: false }) as const;
    const moved = { fact: 'moved', seat: 0, by: 'person', moves: 1 } as const;
    expect(messagesOf([moved, waits(1), waits(2)], around)).toEqual([
      { kind: 'live', table: id, mention: ['cyd'], fresh: true },
    ]);
  });
});
