// What is stored about a person: they can see all of it, and have it forgotten.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFile } from '#sqlite';
import { newFolder } from '#test/folder';
import { answer, deckOf, game, lobby, ok, openRoom, type Room } from './room.ts';

const ann = '100000000000000001';
const bob = '100000000000000002';
const cyd = '100000000000000003';

/** Columns that hold a person's id, name or words; `forget` deals with each of them. */
const reached = [
  'tables.host',
  'seats.user_id',
  'seats.name',
  'seats.deck',
  'inputs.user_id',
  'outbox.payload',
  'requests.args',
  'tenures.user_id',
  'tenures.name',
  'outbox.table_id',
  'due.table_id',
  'users.user_id',
  'calendars.user_id',
  'calendars.body',
  'users.settings',
  'pending_texts.user_id',
  'pending_texts.text',
  'pending_texts.id',
  'results.user_id',
  'decks.id',
  'decks.key',
  'decks.owner',
  'decks.game',
  'decks.name',
  'decks.name_key',
  'decks.body',
];

/** Text columns that never hold a person's id, name or words, and why. */
const impersonal: Readonly<Record<string, string>> = {
  'tables.id': 'made by chance',
  'tables.key': 'the id of an interaction',
  'tables.status': 'one of a few words',
  'tables.game': 'the id of a game',
  'tables.edition': 'the id of an edition',
  'tables.ruleset': 'a hash of rules',
  'tables.seed': 'made by chance',
  'tables.options': 'numbers and words of the game',
  'tables.guild': 'the id of a server',
  'tables.channel': 'the id of a channel',
  'tables.thread': 'the id of a thread',
  'tables.lobby_message': 'the id of a message of the bot',
  'tables.live_message': 'the id of a message of the bot',
  'tables.result': 'numbers of seats',
  'tables.pauses': 'times',
  'leases.name': 'one of a few words',
  'leases.holder': 'made by chance',
  'tables.state': 'a game by seats, without people',
  'seats.table_id': 'the id of a table',
  'seats.bot': 'the id of a computer player',
  'seats.settings': 'an autopilot: words of the game',
  'seats.orders': 'what a seat is to answer: words of the game, and ids of cards',
  'seats.calls': 'how a seat is called: a few words and times',
  'inputs.table_id': 'the id of a table',
  'inputs.moved_by': 'one of a few words',
  'inputs.input': 'an answer that the game knows',
  'frames.data': 'states of games, as tables.state',
  'frames.kind': 'how a frame is packed',
  'frames.table_id': 'an id of a table',
  'inputs.events': 'events by seats, without people',
  'rulesets.hash': 'a hash of rules',
  'rulesets.game': 'the id of a game',
  'rulesets.data': 'rules and cards',
  'tables.live_from': 'a place in the log',
  'outbox.id': 'made by chance',
  'outbox.kind': 'one of a few words',
  'outbox.status': 'one of a few words',
  'outbox.result': 'the id of a message of the bot',
  'outbox.why': 'a code of Discord with its words',
  'facts.table_id': 'the id of a table',
  'facts.kind': 'one of a few words',
  'facts.body': 'seats, places, numbers of rulings',
  'results.table_id': 'the id of a table',
  'results.game': 'the id of a game',
  'results.edition': 'the id of an edition',
  'results.how': 'a word of the game',
  'requests.id': 'made by chance',
  'requests.table_id': 'the id of a table',
  'requests.kind': 'one of a few words',
  'requests.state': 'one of a few words',
  'requests.message': 'the id of a message of the bot',
  'request_answers.request_id': 'made by chance',
  'seats.standin': 'the id of a computer player',
  'tenures.table_id': 'the id of a table',
  'tenures.why': 'one of a few words',
  'due.kind': 'one of a few words',
  'notes.key': 'facts of the program and of tables, by table',
  'notes.value': 'facts of the program and of tables',
};

/** Everything in the database file, as text. */
function dump(folder: string): string {
  const file = openFile(join(folder, 'test.sqlite'), { readonly: true });
  const names = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const text = names.map((name) => JSON.stringify(file.prepare(`SELECT * FROM "${name}"`).all())).join('\n');
  file.close();
  return text;
}

/** A person with something in every place where a person can be. */
async function muchOf(room: Room): Promise<void> {
  const { service } = room;
  await service.setSettings(ann, { pictures: 'tall', digest: { at: '08:00' } });
  ok(await service.away.zone(ann, 'Pacific/Chatham'));
  await service.pendingTexts.add(ann, 'note', `Hear, ${ann}.`);
  ok(await service.decks.create({ key: 'deck', user: ann, game: 'tiny', name: 'Deck of Ann', from: { ready: 'war' } }));
  const table = await game(room, [ann, bob], { deck: { ...deckOf('gain'), name: 'Deck of Ann' } });
  await answer(room, table.id, ann, { pick: ['bid'], with: { number: { number: 1 } } });
  ok(await service.concede(table.id, ann));
  const left = await game(room, [ann, bob]);
  const offer = ok(await service.offers.open(left.id, ann));
  ok(await service.offers.take(left.id, offer.id, { user: cyd, name: 'Cyd' }));
  ok(await service.offers.open(left.id, cyd, ann));
  ok(await service.end(left.id));
  expect(ok(await service.people.stored(ann)).formerSeats).toEqual([{ table: left.id, seat: 0, name: ann }]);
  const cancelled = await lobby(room, [ann]);
  ok(await service.cancel(cancelled.id, ann));
}

test('every text column of the database is reached by a deletion, or listed with the reason why not', async () => {
  const folder = newFolder();
  await openRoom({ folder });
  const file = openFile(join(folder, 'test.sqlite'), { readonly: true });
  const columns = file
    .prepare(
      "SELECT t.name || '.' || c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '\\_\\_%' ESCAPE '\\' AND upper(c.type) NOT IN ('INTEGER')",
    )
    .pluck()
    .all() as string[];
  file.close();
  expect(columns.sort()).toEqual([...reached, ...Object.keys(impersonal)].sort());
});

describe('forgetting a person', () => {
  test('leaves neither id nor name nor words of theirs in any place; what is others’ stays', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    await muchOf(room);
    const other = await game(room, [bob, cyd]);
    await room.service.setSettings(bob, { pictures: 'tall' });
    expect(dump(folder)).toContain(ann);
    expect(ok(await room.service.people.forget(ann))).toEqual({ standing: [] });
    const after = dump(folder);
    for (const trace of [ann, 'Deck of Ann', 'Hear, ', 'Pacific/Chatham']) expect(after).not.toContain(trace);
    expect((await room.service.settings(bob)).pictures).toBe('tall');
    expect((await room.service.tablesOf(bob)).map(({ id }) => id)).toEqual([other.id]);
    const stored = ok(await room.service.people.stored(ann));
    const nothing = {
      settings: undefined,
      decks: [],
      pendingTexts: [],
      tables: [],
      formerSeats: [],
      moves: 0,
      tallies: [],
    };
    expect(stored).toEqual(nothing);
  });

  test('keeps the game for the others, with a former player in it', async () => {
    const room = await openRoom();
    const table = await game(room, [ann, bob]);
    ok(await room.service.concede(table.id, ann));
    ok(await room.service.people.forget(ann));
    const look = ok(await room.service.look(table.id, bob));
    expect(look.table.seats.map(({ name, who }) => [name, who.kind])).toEqual([
      ['Former player', 'forgotten'],
      [bob, 'person'],
    ]);
    expect(look.table.result?.winners).toEqual([1]);
    expect(ok(await room.service.log(table.id, bob)).entries.flatMap(({ lines }) => lines)).toContain(
      'Former player: concede',
    );
  });

  test('may be done twice, and by two people, who stay two', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const table = await game(room, [ann, bob]);
    ok(await room.service.concede(table.id, ann));
    ok(await room.service.people.forget(ann));
    const before = dump(folder);
    ok(await room.service.people.forget(ann));
    expect(dump(folder)).toBe(before);
    ok(await room.service.people.forget(bob));
    const ids = (await room.store.tables.find(table.id))?.seats.map(({ user }) => user);
    expect(new Set(ids).size).toBe(2);
  });

  test('waits for tables where they still play, and changes nothing before', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const running = await game(room, [ann, bob, cyd]);
    const waiting = await lobby(room, [bob, ann]);
    await room.sent();
    const before = dump(folder);
    const { standing } = ok(await room.service.people.forget(ann));
    expect(standing.map(({ id }) => id).sort()).toEqual([running.id, waiting.id].sort());
    expect(dump(folder)).toBe(before);
    ok(await room.service.leave(waiting.id, ann));
    ok(await room.service.concede(running.id, ann));
    expect(ok(await room.service.people.forget(ann)).standing).toEqual([]);
    // The others play on.
    const [next] = ok(await room.service.info(running.id)).waiting;
    await answer(room, running.id, next?.user ?? '', { pick: ['end'] });
    expect(dump(folder)).not.toContain(ann);
  });
});

test('what is stored about a person is told, and nothing about others', async () => {
  const room = await openRoom();
  await muchOf(room);
  await game(room, [bob, cyd]);
  const stored = ok(await room.service.people.stored(ann));
  expect(stored).toMatchObject({ settings: { pictures: 'tall' }, pendingTexts: [`Hear, ${ann}.`] });
  expect(stored.decks.map(({ deck }) => deck.name)).toEqual(['Deck of Ann']);
  expect(stored.tables.map(({ status, stands }) => [status, stands]).sort()).toEqual([
    ['cancelled', false],
    ['finished', false],
  ]);
  expect(stored.moves).toBeGreaterThan(1);
});
