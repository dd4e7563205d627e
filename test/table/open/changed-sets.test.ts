// A running game keeps the cards that it began with, whatever becomes of the files they came from.
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { randomAnswer } from '#bots/random';
import type { Game } from '#face/game';
import { type CardSet, setShape } from '#games/eve/cards/format';
import { createGames, modules } from '#games/index';
import { below, seedRng } from '#kernel/random';
import { loadSets } from '#sets/load';
import { newFolder } from '#test/folder';
import { lobby, ok, openRoom, type Room } from '../room.ts';

const builtIn = loadSets().sets.eve;

/** A set whose only ship stands four times in a deck of its own, filled up with built-in cards. */
function ownSet(shield: number): CardSet {
  const [ready] = builtIn.flatMap(({ decks }) => decks);
  return setShape.parse({
    set: 'mine',
    name: 'Mine',
    game: 'eve',
    cards: [
      {
        id: 'paper-lantern',
        name: 'Paper Lantern',
        aliases: ['Pale Moth'],
        type: 'ship',
        subtype: 'Kite',
        price: 1,
        attack: 1,
        shield,
        abilities: [{ kind: 'pending', when: { on: 'enters play', what: 'this' }, do: [{ verb: 'draw', n: 1 }] }],
      },
    ],
    decks: [{ ...ready, id: 'lanterns', name: 'Lanterns', market: { ...ready?.market, 'paper-lantern': 40 } }],
  });
}

const open = (folder: string, sets: readonly CardSet[], seed: string): Promise<Room> => {
  const players = Object.entries(createOpponents()).map(([id, { play }]) => [id, play] as const);
  return openRoom({
    folder,
    games: createGames({ eve: sets }),
    bots: Object.fromEntries(players),
    seed,
    rebuild: (id, data) => modules[id]!.build(data),
  });
};

const gameOf = async (room: Room, id: string): Promise<Game> => ok(await room.service.view(id, 'ann')).game;
const lantern = (game: Game) => game.cards.find(({ id }) => id === 'paper-lantern');
const shieldOf = (game: Game) => lantern(game)?.figures.find(({ label }) => label === 'Shield')?.value;

test.each([
  ['has changed', [...builtIn, ownSet(5)]],
  ['has vanished', builtIn],
])('a game goes on to its end with the set it began with when the file %s', async (_what, later) => {
  const folder = newFolder();
  const begun = await open(folder, [...builtIn, ownSet(2)], 'before');
  const { id } = await lobby(begun, ['ann'], {
    game: 'eve',
    deck: 'lanterns',
    options: { game: { format: 'casual' } },
  });
  ok(await begun.service.addBot(id, 'ann', 1));
  ok(await begun.service.start(id, 'ann'));
  const ruleset = (await gameOf(begun, id)).ruleset;
  expect(begun.errors).toEqual([]);
  await begun.service.close();
  await begun.store.close();

  const room = await open(folder, later, 'after');
  const game = await gameOf(room, id);
  expect(game.ruleset).toBe(ruleset);
  expect(shieldOf(game)).toBe('2');
  expect(shieldOf(room.service.games.get('eve')!)).toBe(later.length > builtIn.length ? '5' : undefined);

  const rng = seedRng('ann');
  const chance = () => below(rng, 0x100000000) / 0x100000000;
  const seen = new Set<string>();
  while (ok(await room.service.info(id)).status === 'running') {
    const { view } = ok(await room.service.view(id, 'ann'));
    for (const { def } of game.visible(view)) seen.add(def);
    const [ask] = view.asks;
    if (ask === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    else ok(await room.service.submit(id, 'ann', { ask: ask.id, answer: randomAnswer(ask.choice, chance) }));
  }
  expect(seen).toContain('paper-lantern');
  expect(room.errors).toEqual([]);
});
