/**
 * What earlier versions of the program have stored is opened and played on: every game to its end, every lobby, every deck,
 * every season. The files in `test/recorded/databases` stay as they were written; `npm run record` adds one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { openFile } from '#core/sqlite';
import { usesDecks } from '#face/deck';
import { createGames, rebuildGame } from '#games/index';
import { loadSets } from '#sets/load';
import { choiceOf } from '#table/types';
import { answerNext } from '#test/answering';
import { newFolder } from '#test/folder';
import { recordedDatabases, unpack } from '#test/recorded-databases';
import { day, ok, openRoom, pass, type Room } from '../room.ts';

const games = createGames(loadSets().sets);
const { admiral, captain } = createOpponents();

/** What is stored in a database, and when it was last played in. */
type Contents = {
  readonly tables: readonly { readonly id: string; readonly game: string; readonly status: string }[];
  readonly decks: readonly { readonly id: string; readonly owner: string }[];
  readonly seasons: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly status: string;
  }[];
  readonly lastMove: number;
};

function contentsOf(name: string): Contents {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-test-'));
  const file = openFile(unpack(name, folder));
  const all = <T>(query: string) => file.prepare(query).all() as T[];
  const has = (table: string) => all(`SELECT 1 FROM sqlite_master WHERE name = '${table}'`).length > 0;
  const contents: Contents = {
    // The tables of leagues are played with their seasons.
    tables: all("SELECT id, game, status FROM tables WHERE json_extract(options, '$.league') IS NULL"),
    decks: has('decks') ? all('SELECT id, owner FROM decks') : [],
    seasons: has('seasons')
      ? all(
          `SELECT seasons.id, name, status, json_extract(settings, '$.kind') AS kind FROM seasons JOIN leagues ON leagues.id = league_id WHERE status <> 'final'`,
        )
      : [],
    lastMove: all<{ at: number }>(
      'SELECT max(max(opened_at), max(started_at), (SELECT max(waiting_since) FROM seats)) AS at FROM tables',
    )[0]!.at,
  };
  file.close();
  rmSync(folder, { recursive: true });
  return contents;
}

/** A room on a copy of a recorded database, a minute after what last happened in it. */
const roomOn = (name: string, { lastMove }: Contents): Promise<Room> => {
  return openRoom({
    place: unpack(name, newFolder()),
    games,
    rebuild: rebuildGame,
    bots: { admiral: admiral! },
    clock: { now: lastMove + 60_000 },
    limits: { tablesPerPerson: 100, lobbiesPerPerson: 100 },
  });
};

/** Answers for the people at a table until its game is over. */
async function playOut(room: Room, id: string): Promise<void> {
  const { service } = room;
  const random = chance(id);
  for (let waits = 0; ok(await service.info(id)).status === 'running'; ) {
    if (await answerNext(service, id, captain!.play, random)) continue;
    // A computer player has more to do than fits into one step.
    if (++waits > 20) throw new Error('nobody is asked anything');
    room.clock.now += 60_000;
    await room.sweep();
  }
}

/** Whoever a league's open matches wait for concedes, and days pass, until the season is over. */
async function endSeason(room: Room, id: string): Promise<string> {
  const { seasons, service } = room;
  for (let days = 0; days < 300; days++) {
    const season = ok(await seasons.find(id));
    if (season.status === 'final') return season.status;
    for (const { status, table = '' } of season.matches) {
      if (status !== 'open') continue;
      const [user] = ok(await service.info(table)).waiting.flatMap((one) => one.user ?? []);
      if (user !== undefined) ok(await service.concede(table, user));
    }
    await pass(room, day);
    await room.sent();
  }
  return ok(await seasons.find(id)).status;
}

/** Has a lobby started by its host, against a computer player if nobody else is there. */
async function begin(room: Room, id: string): Promise<void> {
  const { service } = room;
  const { host, seats, minSeats } = ok(await service.info(id));
  if (seats.length < minSeats) ok(await service.addBot(id, host, seats.length));
  expect(ok(await service.start(id, host)).status).toBe('running');
}

describe.each(recordedDatabases)('a database written by version %s', (name) => {
  const contents = contentsOf(name);
  const { tables, decks, seasons } = contents;
  const open = () => roomOn(name, contents);
  const inStatus = (status: string) => tables.filter((table) => table.status === status);

  test.each(inStatus('running'))('the game $id of $game is played to its end', async ({ id }) => {
    const room = await open();
    await playOut(room, id);
    expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: expect.anything() });
    expect(room.errors).toEqual([]);
  });

  test.each(inStatus('lobby'))('the lobby $id of $game is started and played', async ({ id }) => {
    const room = await open();
    await begin(room, id);
    await playOut(room, id);
    expect(room.errors).toEqual([]);
  });

  test('finished games are shown', async () => {
    const room = await open();
    for (const { id } of inStatus('finished')) {
      expect(ok(await room.service.look(id, undefined)).view.result).toBeDefined();
      expect(ok(await room.service.log(id, undefined, {})).entries).not.toEqual([]);
    }
    expect(room.errors).toEqual([]);
  });

  test('a game is begun with each deck that somebody has built', async () => {
    const room = await open();
    const { service } = room;
    for (const { id, owner } of decks) {
      const { game, deck } = ok(await service.decks.find(id));
      expect(usesDecks(service.games.get(game)!)).toBe(true);
      const place = { guild: 'guild', channel: 'channel' };
      const host = { user: owner, name: 'Owner' };
      const request = { key: id, host, game, edition: deck.edition, deck: choiceOf(id), place };
      await begin(room, ok(await service.open(request)).id);
    }
    expect(room.errors).toEqual([]);
  });

  test.each(seasons)('the season $name ($kind, $status) is played to its end', async ({ id }) => {
    const room = await open();
    expect(await endSeason(room, id)).toBe('final');
    expect(room.errors).toEqual([]);
  });
});
