/** Judges games that are over: the chance of each seat to win, from 0 to 1, by seat. */
import type { Game } from '#face/game';
import type { View } from '#face/view';
import { createSchools } from './schools.ts';
import { winChances } from './search/prospects.ts';

type Judge = {
  /** By a spectator's view, at once; undefined for a game that nobody has learned. */
  readonly glance: (game: Game, view: View) => readonly number[] | undefined;
};

export function createJudge(): Judge {
  const schools = createSchools();
  return {
    glance(game, view) {
      const school = schools(game);
      return school && winChances(school.prospects, view);
    },
  };
}
