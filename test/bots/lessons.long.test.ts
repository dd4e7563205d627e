/** First games: whoever plays plainly wins most of them, and has something to do for it. */
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';

const { captain, cadet } = createOpponents();
const games = createGames(loadSets().sets).filter(({ lesson }) => lesson !== undefined);

test.each(games)(
  'a plain player wins at least 18 of 20 first games of $name, and has more to do than a few moves in most',
  (game) => {
    const { edition = '', decks: ids = [] } = game.lesson ?? {};
    const decks = ids.flatMap((id) => game.decks.find((deck) => deck.id === id) ?? []);
    let answers = 0;
    const plain: Player = (view, ask, random) => {
      answers += 1;
      return captain!.play(view, ask, random, game);
    };
    const learning: Player = (view, ask, random) => cadet!.play(view, ask, random, game);
    const played = Array.from({ length: 20 }, (_, n) => {
      answers = 0;
      const { result } = playMatch({ game, edition, seed: `first ${n}`, decks, players: [plain, learning] });
      return { hasWon: result?.winners.join() === '0', answers };
    });
    expect(played.filter(({ hasWon }) => hasWon).length).toBeGreaterThanOrEqual(18);
    expect(played.filter((one) => one.answers > 15).length).toBeGreaterThanOrEqual(15);
  },
);
