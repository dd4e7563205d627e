/** Judges games that are over: the chance of each seat to win, from 0 to 1, by seat; and what a decision has cost. */
import { isDeepStrictEqual } from 'node:util';
import type { Judge } from '#face/judge';
import { createSchools } from './schools.ts';
import { winChances } from './search/prospects.ts';
import { questionOf } from './search/question.ts';
import type { Thinkers } from './search/thinkers.ts';

/** `thinkers`: where games are played on; without it they are only looked at. */
export function createJudge(thinkers?: Thinkers): Judge {
  const schools = createSchools();
  return {
    glance(game, view) {
      const school = schools(game);
      return school && winChances(school.prospects, view);
    },
    ...(thinkers !== undefined && {
      foresee: ({ id, ruleset, data }, state, seed) => thinkers.foresee({ game: { id, ruleset, data }, state, seed }),
      async review(game, state, ask, answer, seed) {
        const [best] = await thinkers.weigh(questionOf('mastermind', game, state, ask, seed));
        if (best === undefined || isDeepStrictEqual(best.answer, answer)) return undefined;
        // In games that it was not chosen by, since the best of many looks better than it is in those.
        const anew = questionOf('mastermind', game, state, ask, `${seed} again`);
        const [own, chance] = (await thinkers.compare({ ...anew, answers: [answer, best.answer] })) ?? [];
        return own === undefined || chance === undefined ? undefined : { better: best.answer, chance, own };
      },
    }),
  };
}
