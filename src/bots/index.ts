/** The computer players that tables may seat, by id. */
import { storedSetShape as eseShape } from '#games/ese/cards/format';
import { makeLibrary as eseLibrary } from '#games/ese/library';
import { storedSetShape } from '#games/eve/cards/format';
import { makeLibrary as eveLibrary } from '#games/eve/make-library';
import { storedSetShape as semShape } from '#games/sem/cards/format';
import { makeLibrary as semLibrary } from '#games/sem/library';
import { storedSetShape as tswShape } from '#games/tsw/cards/format';
import { makeLibrary as tswLibrary } from '#games/tsw/library';
import type { Language } from '#words/languages';
import { captain } from './captain.ts';
import { eseAdmiral } from './ese/admiral.ts';
import { overlooked as eseOverlooked } from './ese/captain.ts';
import { admiral as eveAdmiral } from './eve/admiral.ts';
import { habits as eveHabits } from './eve/captain.ts';
import type { Player } from './player.ts';
import { randomAnswer } from './random.ts';
import { semAdmiral } from './sem/admiral.ts';
import { habits as semHabits } from './sem/captain.ts';
import { tswAdmiral } from './tsw/admiral.ts';
import { habits as tswHabits } from './tsw/captain.ts';
import { sayIn } from './words/catalogue.ts';

/** A computer player with the name that people see, and how it plays, in at most 100 characters. */
export type Opponent = {
  readonly name: string;
  readonly about: (language: Language) => string;
  readonly play: Player;
};

/** All computer players, the strongest first; it is the usual one. Tables store their ids. */
export function createOpponents(): Readonly<Record<string, Opponent>> {
  const best = admiral();
  return {
    admiral: {
      name: 'Admiral',
      about: (language) => sayIn(language)('about.admiral'),
      play: best,
    },
    captain: {
      name: 'Captain',
      about: (language) => sayIn(language)('about.captain'),
      play: captain(best, {
        eve: eveHabits,
        ese: { overlooked: eseOverlooked },
        tsw: tswHabits,
        sem: semHabits,
      }),
    },
    drifter: {
      name: 'Drifter',
      about: (language) => sayIn(language)('about.drifter'),
      play: (_view, ask, random) => randomAnswer(ask.choice, random),
    },
  };
}

/** Creates the Admiral of a game from the game's ruleset data. */
const schools: Readonly<Record<string, (data: unknown) => Player>> = {
  eve: (data) => eveAdmiral(eveLibrary(storedSetShape.array().parse(data))),
  ese: (data) => eseAdmiral(eseLibrary(eseShape.array().parse(data))),
  tsw: (data) => tswAdmiral(tswLibrary(tswShape.array().parse(data))),
  sem: (data) => semAdmiral(semLibrary(semShape.array().parse(data))),
};

/** The Admiral, which plays at random in games that it has not learned, and uses the cards that the table began with. */
function admiral(): Player {
  const players = new Map<string, Player>();
  return (view, ask, random, game) => {
    const player = players.get(game.ruleset) ?? schools[game.id]?.(game.data);
    if (player === undefined) return randomAnswer(ask.choice, random);
    players.set(game.ruleset, player);
    return player(view, ask, random, game);
  };
}
