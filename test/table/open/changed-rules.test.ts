// The program goes on from version to version under running games: what it plays otherwise is told at the table, once.
import { expect, test } from 'vitest';
import { logMessage } from '#discord/table/screens/log';
import { linesOf } from '#discord/table/screens/log-lines';
import { translatorIn } from '#discord/words';
import type { Game } from '#face/game';
import { createGames, modules } from '#games/index';
import { newestVersion, rulesChangeSince, rulesetHash, rulingsOf, since } from '#games/kit/rulings';
import { NewerFormat } from '#kernel/load';
import { loadSets } from '#sets/load';
import { newerRulesLine } from '#table/open/rolled-back';
import { newFolder } from '#test/folder';
import { tinyGame } from '#test/tiny-game';
import { deckOf, game, ok, openRoom, playCard, type Room } from '../room.ts';

const rulings = rulingsOf(['Only chapter'], {
  'Only chapter': [
    ['R-1', 'ours', 'As ever.'],
    ['R-2', since(2, 'ours'), 'Amended early.'],
    ['R-3', since(3, 'ours'), 'Amended late.'],
  ],
});
const version = newestVersion(rulings, 1);

/** The tiny game under a version of its rules. */
function tinyUnder(made: number): Game {
  const data = { ruleset: 'tiny', goal: 100 };
  return {
    ...tinyGame(data),
    data,
    ruleset: rulesetHash(made, data),
    rulesVersion: made,
    rulesChange: (stored) => rulesChangeSince(stored, made, rulings),
  };
}

const open = (folder: string, made: number): Promise<Room> =>
  openRoom({ folder, games: [tinyUnder(made)], rebuild: () => tinyUnder(made) });
const toldOf = async (room: Room, id: string): Promise<readonly string[]> =>
  ok(await room.service.log(id, 'bob')).entries.flatMap(({ lines }) =>
    lines.filter((line) => line.includes('since the last')),
  );

test('a game begun under older rulings is told with its next move which have changed, and never again', async () => {
  const folder = newFolder();
  const old = await open(folder, 2);
  const { id } = await game(old, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
  expect(await toldOf(old, id)).toEqual([]);
  await old.service.close();
  await old.store.close();

  const room = await open(folder, version);
  expect(await toldOf(room, id)).toEqual([]);
  await playCard(room, id, 'ann', 'gain');
  const told = ['A ruling has changed since the last move: R-3. It is played from here on; `/rules` has its text.'];
  expect(await toldOf(room, id)).toEqual(told);
  await playCard(room, id, 'ann', 'gain');
  await room.service.close();
  await room.store.close();

  const later = await open(folder, version);
  await playCard(later, id, 'ann', 'gain');
  expect(await toldOf(later, id)).toEqual(told);
  // The screens tell it as well.
  const log = ok(await later.service.log(id, 'bob'));
  expect(JSON.stringify(logMessage(log, translatorIn('en')))).toContain(told[0]);
  expect(linesOf(log.game, log.entries, log.names).map(({ line }) => line)).toContain(told[0]);
  expect(later.errors).toEqual([]);
});

test('a game whose ruleset was stored under the former hash plays on, and is told nothing where no ruling has changed', async () => {
  const folder = newFolder();
  const now = tinyUnder(version);
  // As the program hashed this very ruleset before it took digests.
  const asBefore = { ...now, ruleset: '0edd98a6f29e5212' };
  const old = await openRoom({ folder, games: [asBefore], rebuild: () => asBefore });
  const { id } = await game(old, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
  await old.service.close();
  await old.store.close();

  const room = await open(folder, version);
  await playCard(room, id, 'ann', 'gain');
  expect(await toldOf(room, id)).toEqual([]);
  expect(room.errors).toEqual([]);
  await room.service.close();
  await room.store.close();
});

test('the version of a ruleset is known by the former hash as well', () => {
  const data = [{ set: 'a' }];
  const stored = { hash: '2ad9c7eaf5a19ba2', data };
  expect(rulesChangeSince(stored, 2, rulings)).toBeUndefined();
  expect(rulesChangeSince(stored, 3, rulings)).toEqual({ rulings: ['R-3'] });
});

test('a ruling says since when it is played; the latest one makes the version', () => {
  expect(version).toBe(3);
  expect(newestVersion(rulings, 7)).toBe(7);
  const data = [{ set: 'a' }];
  const changed = (made: number) => rulesChangeSince({ hash: rulesetHash(made, data), data }, version, rulings);
  expect([1, 2, 3].map(changed)).toEqual([{ rulings: ['R-2', 'R-3'] }, { rulings: ['R-3'] }, undefined]);
  // Of a ruleset that nobody knows the age of, everything that ever changed is told.
  expect(rulesChangeSince({ hash: 'x', data }, version, rulings)).toEqual({ rulings: ['R-2', 'R-3'] });
});

test.each(['eve', 'ese'])('a stored ruleset of %s keeps its cards when the rules have moved on', (id) => {
  const now = createGames(loadSets().sets).find((one) => one.id === id);
  if (now === undefined) throw new Error(`no ${id}`);
  const stored: unknown = JSON.parse(JSON.stringify(now.data));
  const again = modules[id]?.build(stored);
  expect(again?.ruleset).toBe(now.ruleset);
  expect(again?.rulesChange?.({ hash: now.ruleset, data: stored })).toBeUndefined();
  expect(again?.rulesChange?.({ hash: rulesetHash(1000, stored), data: stored })).toBeDefined();
});

test('AS67 while two versions of the program run side by side, the older one leaves alone what the newer one has moved', async () => {
  const folder = newFolder();
  const older = await open(folder, 2);
  const { id } = await game(older, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
  const newer = await open(folder, version);
  await playCard(older, id, 'ann', 'gain');
  await playCard(newer, id, 'ann', 'gain');
  const { rev } = ok(await newer.service.view(id, 'ann')).table;
  const refused = { refused: 'table.newer' };
  expect(await older.service.view(id, 'ann')).toEqual(refused);
  expect(await older.service.concede(id, 'ann')).toEqual(refused);
  expect(older.service.explain(refused)).toContain('being updated');
  expect(ok(await newer.service.view(id, 'ann')).table.rev).toBe(rev);
  // What it has not moved, and lobbies, it goes on with.
  const another = await game(older, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
  await playCard(older, another.id, 'ann', 'gain');
});

test('a program does not start on games that a newer one has moved, and tells what to do', async () => {
  const folder = newFolder();
  const newer = await open(folder, version);
  const { id } = await game(newer, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
  await playCard(newer, id, 'ann', 'gain');
  const known = [...newer.service.games.values()];
  expect(await newerRulesLine(newer.store, known)).toBeUndefined();
  const older = known.map((one) => ({ ...one, rulesVersion: version - 1 }));
  expect(await newerRulesLine(newer.store, older)).toMatch(
    /not know: Tiny Empires \(1\)\.\nStart that version again; .*npm run restore/,
  );
  // Games that are over keep nobody waiting.
  ok(await newer.service.concede(id, 'ann'));
  expect(await newerRulesLine(newer.store, older)).toBeUndefined();
});

test('a game that a newer program has stored in a format of its own is left to it', async () => {
  const folder = newFolder();
  const newer = await open(folder, version);
  const { id } = await game(newer, ['ann', 'bob'], { decks: [deckOf('gain'), deckOf('gain')] });
  const read = () => {
    throw new NewerFormat('stored by a newer program');
  };
  const older = await openRoom({ folder, seed: 'older', games: [{ ...tinyGame(), open: read }] });
  expect(await older.service.view(id, 'ann')).toEqual({ refused: 'table.newer' });
  expect(older.errors).toEqual([]);
});
