/** The computer players that tables may seat, by id. */
import type { Computer } from '#face/computer';
import { type BudgetId, budgets, looksAhead } from './budgets.ts';
import { captain } from './captain.ts';
import { overlooked as eseOverlooked } from './ese/captain.ts';
import { habits as eveHabits } from './eve/captain.ts';
import type { Player } from './player.ts';
import { randomAnswer } from './random.ts';
import { createSchools, type Schools } from './schools.ts';
import { questionOf } from './search/question.ts';
import type { Thinkers } from './search/thinkers.ts';
import { habits as semHabits } from './sem/captain.ts';
import { straying, straysIn } from './straying.ts';
import { habits as tswHabits } from './tsw/captain.ts';
import { translatorIn } from './words/catalogue.ts';

const habits = {
  eve: eveHabits,
  ese: { overlooked: eseOverlooked },
  tsw: tswHabits,
  sem: semHabits,
};

/** A computer player that is also told what it may imagine, if anybody tells it. */
export type Opponent = Omit<Computer, 'play'> & { readonly play: Player };

/**
 * All computer players; the first is the default, and answers for people who are away. Tables store their ids.
 * `thinkers`: where those that look ahead think; without it they do so in the calling thread.
 */
export function createOpponents(thinkers?: Thinkers): Readonly<Record<string, Opponent>> {
  const schools = createSchools();
  const best = admiral(schools);
  const habitual = captain(best, habits);
  const anyMove: Player = (_view, ask, random) => randomAnswer(ask.choice, random);
  return {
    admiral: { name: 'Admiral', level: 4, about: (language) => translatorIn(language)('about.admiral'), play: best },
    strategist: ahead('strategist', { name: 'Fleet Admiral', level: 5 }, schools, thinkers),
    mastermind: ahead('mastermind', { name: 'Grand Admiral', level: 6 }, schools, thinkers),
    captain: {
      name: 'Captain',
      level: 3,
      about: (language) => translatorIn(language)('about.captain'),
      play: captain(best, habits, (game) => straysIn(game).captain),
    },
    cadet: {
      name: 'Cadet',
      level: 1,
      about: (language) => translatorIn(language)('about.cadet'),
      play: straying(habitual, anyMove, 'cadet'),
    },
    lieutenant: {
      name: 'Lieutenant',
      level: 2,
      about: (language) => translatorIn(language)('about.lieutenant'),
      play: straying(habitual, anyMove, 'lieutenant'),
    },
    // Tables from before there were levels go on with it.
    drifter: {
      name: 'Drifter',
      about: (language) => translatorIn(language)('about.drifter'),
      play: anyMove,
    },
  };
}

/** A player that looks ahead. */
function ahead(
  id: BudgetId,
  rank: Pick<Opponent, 'name' | 'level'>,
  schools: Schools,
  thinkers: Thinkers | undefined,
): Opponent {
  return {
    ...rank,
    about: (language) => translatorIn(language)(`about.${id}`, { playouts: budgets[id].playouts }),
    play: looksAhead(id, schools),
    ...(thinkers !== undefined && {
      ponder: (...posed) => thinkers.think(questionOf(id, ...posed)),
      weigh: (...posed) => thinkers.weigh(questionOf(id, ...posed)),
    }),
  };
}

/** The Admiral, which plays at random in games that it has not learned, and uses the cards that the table began with. */
function admiral(schools: Schools): Player {
  return (view, ask, random, game) =>
    schools(game)?.admiral(view, ask, random, game) ?? randomAnswer(ask.choice, random);
}
