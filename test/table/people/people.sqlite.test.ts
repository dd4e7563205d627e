// What is stored about a person: they can see all of it, and have it forgotten.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFile } from '#core/sqlite';
import { restoreDatabase } from '#store/sqlite/restore';
import { newFolder } from '#test/folder';
import { answer, day, deckOf, game, lobby, ok, openRoom, type Room } from '../room.ts';

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
  'archive_people.user_id',
  'outbox.payload',
  'requests.args',
  'tenures.user_id',
  'tenures.name',
  'outbox.table_id',
  'due.table_id',
  'entries.user_id',
  'entries.name',
  'entries.deck',
  'entries.pool',
  'entries.stands_for',
  'match_seats.user_id',
  'organisers.user_id',
  'trophies.user_id',
  'leagues.owner',
  'watchers.user_id',
  'users.user_id',
  'calendars.user_id',
  'calendars.body',
  'users.settings',
  'pending_texts.user_id',
  'pending_texts.text',
  'pending_texts.id',
  'results.user_id',
  'audit.actor',
  'audit.args',
  'reports.user_id',
  'reports.words',
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
  'tables.archived': 'one of a few words',
  'archives.table_id': 'the id of a table',
  'archives.data': 'inputs and facts by seats, without people',
  'archive_people.table_id': 'the id of a table',
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
  'watchers.table_id': 'the id of a table',
  'leagues.id': 'made by chance',
  'leagues.key': 'the id of an interaction',
  'leagues.guild': 'the id of a server',
  'leagues.channel': 'the id of a channel',
  'leagues.name': 'the name of a league',
  'leagues.name_key': 'the name of a league',
  'seasons.id': 'made by chance',
  'seasons.league_id': 'the id of a league',
  'seasons.status': 'one of a few words',
  'seasons.settings': 'what is played, and how',
  'seasons.seed': 'made by chance',
  'seasons.message': 'the id of a message of the bot',
  'entries.season_id': 'the id of a season',
  'drafts.season_id': 'the id of a season',
  'drafts.state': 'cards, and numbers of entries',
  'seasons.course': 'numbers of entries',
  'entries.away': 'two times each',
  'seasons.ruleset': 'the hash of a ruleset',
  'match_results.places': 'numbers',
  'organisers.league_id': 'the id of a league',
  'trophies.season_id': 'the id of a season',
  'trophies.kind': 'one of a few words',
  'entries.status': 'one of a few words',
  'matches.id': 'made by chance',
  'matches.season_id': 'the id of a season',
  'matches.stage': 'one of a few words',
  'matches.status': 'one of a few words',
  'matches.table_id': 'the id of a table',
  'match_seats.match_id': 'the id of a match',
  'match_results.match_id': 'the id of a match',
  'match_results.how': 'one of a few words',
  'match_results.won': 'numbers of games',
  'audit.season_id': 'the id of a season',
  'tenures.why': 'one of a few words',
  'due.kind': 'one of a few words',
  'reports.table_id': 'the id of a table',
  'audit.guild': 'the id of a server',
  'audit.table_id': 'the id of a table',
  'audit.what': 'one of a few words',
  'guilds.guild': 'the id of a server',
  'guilds.settings': 'ids of roles and channels',
  'bans.guild': 'the id of a server',
  'bans.user_id': 'kept until the ban is over: otherwise to be forgotten would be a way around it',
  'forgotten.hash': 'a digest',
  'forgotten.salt': 'made by chance',
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
  expect(await room.store.archives.pack(Number.MAX_SAFE_INTEGER)).toBe(1);
  const left = await game(room, [ann, bob]);
  const offer = ok(await service.offers.open(left.id, ann));
  ok(await service.offers.take(left.id, offer.id, { user: cyd, name: 'Cyd' }));
  ok(await service.offers.open(left.id, cyd, ann));
  ok(await service.end(left.id));
  expect(ok(await service.people.stored(ann)).formerSeats).toEqual([{ table: left.id, seat: 0, name: ann }]);
  const watched = await game(room, ['dee', cyd]);
  ok(await service.watch(watched.id, ann, 'end'));
  const cancelled = await lobby(room, [ann]);
  ok(await service.cancel(cancelled.id, ann));
  expect(await service.people.report(left.id, ann, 'Words of Ann.')).toBeUndefined();
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
    for (const trace of [ann, 'Deck of Ann', 'Hear, ', 'Words of Ann', 'Pacific/Chatham'])
      expect(after).not.toContain(trace);
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
      reports: [],
      watched: [],
      seasons: [],
      acts: [],
      tallies: [],
    };
    expect(stored).toEqual(nothing);
  });

  test('keeps the game for the others, with a former player in it', async () => {
    const room = await openRoom();
    const table = await game(room, [ann, bob]);
    ok(await room.service.concede(table.id, ann));
    ok(await room.service.people.forget(ann));
    const tableView = ok(await room.service.view(table.id, bob));
    expect(tableView.table.seats.map(({ name, who }) => [name, who.kind])).toEqual([
      ['Former player A', 'forgotten'],
      [bob, 'person'],
    ]);
    expect(tableView.table.result?.winners).toEqual([1]);
    expect(ok(await room.service.log(table.id, bob)).entries.flatMap(({ lines }) => lines)).toContain(
      'Former player A: concede',
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

describe('forgetting a person who still plays', () => {
  test('concedes their games and leaves their lobbies first, and the others play on', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const running = await game(room, [ann, bob, cyd]);
    const waiting = await lobby(room, [ann, bob]);
    expect(ok(await room.service.people.forget(ann, 'concede'))).toEqual({ standing: [] });
    await room.sent();
    expect(dump(folder)).not.toContain(ann);
    expect(ok(await room.service.info(waiting.id)).seats.map(({ name }) => name)).toEqual([bob]);
    const { seats, status, waiting: asked } = ok(await room.service.info(running.id));
    expect([status, seats[0]?.name, seats[0]?.who.kind]).toEqual(['running', 'Former player A', 'forgotten']);
    await answer(room, running.id, asked[0]?.user ?? '', { pick: ['end'] });
  });

  test('or gives their seats to the computer', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const running = await game(room, [ann, bob]);
    expect(ok(await room.service.people.forget(ann, 'computer'))).toEqual({ standing: [] });
    await room.sent();
    expect(dump(folder)).not.toContain(ann);
    const { status, seats } = ok(await room.service.info(running.id));
    expect([status, seats[0]?.who.kind]).toEqual(['running', 'bot']);
  });

  test('is finished by the next sweep if the program ends in between', async () => {
    const folder = newFolder();
    const room = await openRoom({ folder });
    const tables = [await game(room, [ann, bob]), await game(room, [ann, cyd])];
    const { forget } = room.store.people;
    const broken = { ...room.store.people, forget: () => Promise.reject(new Error('killed')) };
    Object.assign(room.store, { people: broken });
    await room.service.people.forget(ann, 'concede').catch(() => undefined);
    Object.assign(room.store, { people: { ...broken, forget } });
    expect(dump(folder)).toContain(ann);
    room.clock.now += 60_000;
    await room.sweep();
    await room.sent();
    expect(dump(folder)).not.toContain(ann);
    for (const { id } of tables) expect(ok(await room.service.info(id)).status).toBe('finished');
    expect(ok(await room.service.people.stored(ann)).moves).toBe(0);
  });
});

describe('a backup that still knows somebody who was forgotten', () => {
  test('AS58 has them forgotten again before anybody can do anything', async () => {
    const folder = newFolder();
    const path = join(folder, 'test.sqlite');
    const backup = join(newFolder(), 'backup.sqlite');
    const before = await openRoom({ folder });
    await muchOf(before);
    const running = await game(before, [ann, bob]);
    await before.store.backup(backup);
    ok(await before.service.people.forget(ann, 'concede'));
    await before.service.setSettings(ann, { pictures: 'tall' });
    ok(await before.service.people.forget(ann, 'concede'));
    await before.service.close();
    await before.store.close();
    expect(await restoreDatabase(backup, path, new Date(0))).toMatchObject({ contents: {} });
    expect(dump(folder)).toContain(ann);
    const after = await openRoom({ folder });
    await after.service.catchUp();
    expect(dump(folder)).not.toContain(ann);
    expect(ok(await after.service.info(running.id)).seats.map(({ who }) => who.kind)).toEqual(['bot', 'person']);
    // Whoever comes back stays from then on.
    await after.service.setSettings(ann, { pictures: 'tall' });
    await after.service.catchUp();
    expect((await after.service.settings(ann)).pictures).toBe('tall');
  });

  test('keeps what they did after they had come back', async () => {
    const folder = newFolder();
    const backup = join(newFolder(), 'backup.sqlite');
    const before = await openRoom({ folder });
    ok(await before.service.people.forget(ann, 'concede'));
    await before.service.setSettings(ann, { pictures: 'tall' });
    await before.store.backup(backup);
    await before.service.close();
    await before.store.close();
    await restoreDatabase(backup, join(folder, 'test.sqlite'), new Date(0));
    const after = await openRoom({ folder });
    await after.service.catchUp();
    expect((await after.service.settings(ann)).pictures).toBe('tall');
  });
});

test('reports are stored with the state of their table, a few a day, and nothing that says nothing', async () => {
  const room = await openRoom();
  const { id } = await game(room, [ann, bob]);
  const { rev } = ok(await room.service.info(id));
  const { report } = room.service.people;
  for (const words of ['', '  ', 'x'.repeat(501)])
    expect(await report(id, ann, words)).toMatchObject({ refused: 'report.length' });
  expect(await report('nowhere', ann, 'Hear!')).toMatchObject({ refused: 'table.unknown' });
  for (const n of [1, 2, 3, 4, 5]) expect(await report(id, ann, ` Report ${n}. `)).toBeUndefined();
  expect(await report(id, ann, 'Once more.')).toMatchObject({ refused: 'report.many' });
  expect(await report(id, bob, 'Bob’s.')).toBeUndefined();
  expect((await room.store.reports.latest(2)).map(({ user, words }) => [user, words])).toEqual([
    [bob, 'Bob’s.'],
    [ann, 'Report 5.'],
  ]);
  expect((await room.store.reports.latest(1))[0]).toMatchObject({ table: id, rev });
  expect(ok(await room.service.people.stored(bob)).reports).toEqual(['Bob’s.']);
  room.clock.now += day;
  expect(await report(id, ann, 'The next day.')).toBeUndefined();
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
