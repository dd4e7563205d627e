/**
 * What earlier versions of the program have stored is opened and played on: every game to its end, every lobby, every deck. The files
 * in `test/recorded/databases` stay as they were written; `npm run record` adds one.
 */
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { chance } from '#bots/play';
import { usesDecks } from '#face/deck';
import { createGames } from '#games/index';
import { grouped } from '#kernel/grouped';
import { loadSets } from '#sets/load';
import { choiceOf } from '#table/types';
import { answerNext } from '#test/answering';
import { recordedDatabases } from '#test/recorded-databases';
import { OWN, withOwnSets } from '../../record/own-sets.ts';
import { ok, type Room } from '../room.ts';
import { contentsOf, roomOn } from './recorded-room.ts';

const { captain } = createOpponents();

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

/** Has a lobby started by its host, against a computer player if nobody else is there. */
async function begin(room: Room, id: string): Promise<void> {
  const { service } = room;
  const { host, seats, minSeats } = ok(await service.info(id));
  if (seats.length < minSeats) ok(await service.addBot(id, host, seats.length));
  expect(ok(await service.start(id, host)).status).toBe('running');
}

describe.each(recordedDatabases)('a database written by version %s', (name) => {
  const contents = contentsOf(name);
  const { tables, decks } = contents;
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
      expect(ok(await room.service.view(id, undefined)).view.result).toBeDefined();
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
});

/** Databases in which games are played with card sets of one's own. */
const withOwn = recordedDatabases.filter((name) => contentsOf(name).rulesets.some((data) => data.includes(`"${OWN}-`)));

describe.each(withOwn)('games with card sets of one’s own, written by version %s', (name) => {
  const contents = contentsOf(name);

  // Two of each game: one of them is played either way.
  test.each([
    ['is gone', createGames(loadSets().sets), 0],
    ['is there', createGames(withOwnSets(loadSets().sets)), 1],
  ])('are played to their ends with the cards that they began with, when the file %s', async (_, games, which) => {
    const room = await roomOn(name, contents, games);
    for (const [, ids] of grouped(contents.tables, (table) => table.game)) {
      const { id } = ids[which]!;
      const { game } = ok(await room.service.view(id, undefined));
      expect(game.cards.filter((card) => card.id.startsWith(`${OWN}-`))).toHaveLength(1);
      await playOut(room, id);
      expect(ok(await room.service.info(id))).toMatchObject({ status: 'finished', result: expect.anything() });
    }
    expect(contents.tables).toHaveLength(8);
    expect(room.errors).toEqual([]);
  });
});

test('there are games with card sets of one’s own', () => {
  expect(withOwn).not.toEqual([]);
});
