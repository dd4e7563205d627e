/** The computer players that tables may seat, by id. */
import type { Computer } from '#face/computer';
import { cadet } from './cadet.ts';
import { captain } from './captain.ts';
import { overlooked as eseOverlooked } from './ese/captain.ts';
import { habits as eveHabits } from './eve/captain.ts';
import { budgets, type Level, looksAhead } from './levels.ts';
import type { Player } from './player.ts';
import { randomAnswer } from './random.ts';
import { createSchools, type Schools } from './schools.ts';
import { questionOf } from './search/question.ts';
import type { Thinkers } from './search/thinkers.ts';
import { habits as semHabits } from './sem/captain.ts';
import { habits as tswHabits } from './tsw/captain.ts';
import { translatorIn } from './words/catalogue.ts';

/** A computer player that is also told what it may imagine, if anybody tells it. */
export type Opponent = Omit<Computer, 'play'> & { readonly play: Player };

/**
 * All computer players; the first is the default, and answers for people who are away. Tables store their ids.
 * `thinkers`: where those that look ahead think; without it they do so in the calling thread.
 */
export function createOpponents(thinkers?: Thinkers): Readonly<Record<string, Opponent>> {
  const schools = createSchools();
  const best = admiral(schools);
  const middling = captain(best, {
    eve: eveHabits,
    ese: { overlooked: eseOverlooked },
    tsw: tswHabits,
    sem: semHabits,
  });
  const anyMove: Player = (_view, ask, random) => randomAnswer(ask.choice, random);
  return {
    admiral: { name: 'Admiral', about: (language) => translatorIn(language)('about.admiral'), play: best },
    strategist: ahead('strategist', 'Strategist', schools, thinkers),
    mastermind: ahead('mastermind', 'Mastermind', schools, thinkers),
    captain: {
      name: 'Captain',
      about: (language) => translatorIn(language)('about.captain'),
      forBeginners: true,
      play: middling,
    },
    cadet: {
      name: 'Cadet',
      about: (language) => translatorIn(language)('about.cadet'),
      play: cadet(middling, anyMove),
    },
    drifter: {
      name: 'Drifter',
      about: (language) => translatorIn(language)('about.drifter'),
      play: anyMove,
    },
  };
}

/** A player that looks ahead. */
function ahead(level: Level, name: string, schools: Schools, thinkers: Thinkers | undefined): Opponent {
  return {
    name,
    about: (language) => translatorIn(language)(`about.${level}`, { playouts: budgets[level].playouts }),
    play: looksAhead(level, schools),
    ...(thinkers !== undefined && {
      ponder: (...posed) => thinkers.think(questionOf(level, ...posed)),
      weigh: (...posed) => thinkers.weigh(questionOf(level, ...posed)),
    }),
  };
}

/** The Admiral, which plays at random in games that it has not learned, and uses the cards that the table began with. */
function admiral(schools: Schools): Player {
  return (view, ask, random, game) =>
    schools(game)?.admiral(view, ask, random, game) ?? randomAnswer(ask.choice, random);
}
