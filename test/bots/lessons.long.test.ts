/** First games: whoever plays plainly wins most of them, and has something to do for it. */
import { expect, test } from 'vitest';
import { createOpponents } from '#bots/index';
import { playMatch } from '#bots/play';
import type { Player } from '#bots/player';
import { createGames } from '#games/index';
import { loadSets } from '#sets/load';
import { reminderFor } from '#table/lessons/progress';

const { captain, cadet } = createOpponents();
const games = createGames(loadSets().sets).filter(({ lesson }) => lesson !== undefined);

test.each(games)(
  'a plain player wins at least 18 of 20 first games of $name, has more to do than a few moves in most, and is seldom reminded',
  (game) => {
    const { edition = '', decks: ids = [] } = game.lesson ?? {};
    const decks = ids.flatMap((id) => game.decks.find((deck) => deck.id === id) ?? []);
    const told = (game.lesson?.hints ?? []).map(({ id }) => id);
    const reminders = { plain: 0, straying: 0 };
    let answers = 0;
    const watched =
      (who: keyof typeof reminders, play: Player): Player =>
      (view, ask, random) => {
        const answer = play(view, ask, random, game);
        if (reminderFor(game, { told }, { view, ask, answer }) !== undefined) reminders[who] += 1;
        if (who === 'plain') answers += 1;
        return answer;
      };
    const players = [watched('plain', captain!.play), watched('straying', cadet!.play)];
    const played = Array.from({ length: 20 }, (_, n) => {
      answers = 0;
      const { result } = playMatch({ game, edition, seed: `first ${n}`, decks, players });
      return { hasWon: result?.winners.join() === '0', answers };
    });
    expect(played.filter(({ hasWon }) => hasWon).length).toBeGreaterThanOrEqual(18);
    expect(played.filter((one) => one.answers > 15).length).toBeGreaterThanOrEqual(13);
    expect(reminders.straying).toBeGreaterThan(0);
    expect(reminders.plain).toBeLessThanOrEqual(played.length);
  },
);
