// What speaks against an answer is told by what the seat sees, in every language, and good players seldom do it.
import { describe, expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import { randomAnswer } from '#bots/random';
import type { Drawback } from '#face/words';
import { allGames, setupByChance } from '#test/played';

const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
const { captain } = createOpponents();
const SEEDS = ['a', 'b', 'c', 'd'];
/** What has a text of its own, or a name, must not have a hole in it. */
const HOLE = /undefined|NaN|\[object|[{}]|^$/;

const kinds: Readonly<Record<string, readonly Drawback['kind'][]>> = {
  eve: ['danger', 'harmsOwn', 'helpsOther', 'weak'],
  ese: ['danger', 'harmsOwn', 'helpsOther', 'weak'],
  tsw: ['danger', 'harmsOwn'],
  sem: ['danger'],
};

describe.each(allGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const german = game.in?.('de') ?? game;
  const found = new Set<Drawback['kind']>();
  let given = 0;
  let against = 0;
  const player: Player = (view, ask, random) => {
    for (let n = 0; n < 4; n++) {
      const answer = randomAnswer(ask.choice, random);
      for (const { words } of [game, german]) {
        const drawback = words.drawback?.(view, ask, answer, names);
        if (drawback === undefined) continue;
        found.add(drawback.kind);
        for (const text of Object.values(drawback)) expect(text).not.toMatch(HOLE);
      }
    }
    const answer = captain?.play(view, ask, random, game) ?? ask.fallback;
    const drawback = game.words.drawback?.(view, ask, answer, names);
    given += 1;
    if (drawback !== undefined && drawback.kind !== 'weak') against += 1;
    return answer;
  };
  for (const seed of SEEDS) {
    const { edition, seats, decks } = setupByChance(game, seed);
    playMatch({ game, edition, seed, decks, players: Array.from({ length: seats }, () => player), most: 1200 });
  }

  test('each kind comes about', () => {
    expect([...found].sort()).toEqual(kinds[id]);
  });

  test('a computer player that plays well is seldom warned', () => {
    expect(given).toBeGreaterThan(300);
    expect(against / given).toBeLessThan(0.05);
  });
});
