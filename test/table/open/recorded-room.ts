/** Databases that earlier versions of the program have written, opened by this one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOpponents } from '#bots/index';
import { openFile } from '#core/sqlite';
import { createGames, rebuildGame } from '#games/index';
import { loadSets } from '#sets/load';
import { newFolder } from '#test/folder';
import { unpack } from '#test/recorded-databases';
import { openRoom, type Room } from '../room.ts';

const games = createGames(loadSets().sets);
const { admiral } = createOpponents();

/** What is stored in a database, and when it was last played in. */
type Contents = {
  readonly tables: readonly { readonly id: string; readonly game: string; readonly status: string }[];
  /** The rules and cards of its games, as JSON. */
  readonly rulesets: readonly string[];
  readonly decks: readonly { readonly id: string; readonly owner: string }[];
  readonly seasons: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly status: string;
  }[];
  readonly lastMove: number;
};

export function contentsOf(name: string): Contents {
  const folder = mkdtempSync(join(tmpdir(), 'wardroom-test-'));
  const file = openFile(unpack(name, folder));
  const all = <T>(query: string) => file.prepare(query).all() as T[];
  const has = (table: string) => all(`SELECT 1 FROM sqlite_master WHERE name = '${table}'`).length > 0;
  const contents: Contents = {
    // The tables of leagues are played with their seasons.
    tables: all("SELECT id, game, status FROM tables WHERE json_extract(options, '$.league') IS NULL"),
    rulesets: all<{ data: string }>('SELECT data FROM rulesets').map(({ data }) => data),
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

/** A room on a copy of a recorded database, a minute after what last happened in it; `present`: with other games. */
export const roomOn = (name: string, { lastMove }: Contents, present = games): Promise<Room> => {
  return openRoom({
    place: unpack(name, newFolder()),
    games: present,
    rebuild: rebuildGame,
    bots: { admiral: admiral! },
    clock: { now: lastMove + 60_000 },
    limits: { tablesPerPerson: 100, lobbiesPerPerson: 100 },
  });
};
