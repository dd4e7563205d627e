/** What computer players have learned of each game: how to play it by rules of thumb, and how to judge a position. */
import type { Game } from '#face/game';
import { storedSetShape as eseShape } from '#games/ese/cards/format';
import { makeLibrary as eseLibrary } from '#games/ese/library';
import { storedSetShape as eveShape } from '#games/eve/cards/format';
import { makeLibrary as eveLibrary } from '#games/eve/make-library';
import { storedSetShape as semShape } from '#games/sem/cards/format';
import { makeLibrary as semLibrary } from '#games/sem/library';
import { storedSetShape as tswShape } from '#games/tsw/cards/format';
import { makeLibrary as tswLibrary } from '#games/tsw/library';
import { eseAdmiral } from './ese/admiral.ts';
import { eseProspects } from './ese/prospects.ts';
import { admiral as eveAdmiral } from './eve/admiral.ts';
import { eveProspects } from './eve/prospects.ts';
import type { Player } from './player.ts';
import type { Prospects } from './search/prospects.ts';
import { semAdmiral } from './sem/admiral.ts';
import { semProspects } from './sem/prospects.ts';
import { tswAdmiral } from './tsw/admiral.ts';
import { tswProspects } from './tsw/prospects.ts';

export type School = { readonly admiral: Player; readonly prospects: Prospects<unknown> };

/** Founds the school of a game from the game's ruleset data. */
const founders: Readonly<Record<string, (data: unknown) => School>> = {
  eve: (data) => {
    const library = eveLibrary(eveShape.array().parse(data));
    return { admiral: eveAdmiral(library), prospects: widened(eveProspects(library)) };
  },
  ese: (data) => {
    const library = eseLibrary(eseShape.array().parse(data));
    return { admiral: eseAdmiral(library), prospects: widened(eseProspects(library)) };
  },
  tsw: (data) => {
    const library = tswLibrary(tswShape.array().parse(data));
    return { admiral: tswAdmiral(library), prospects: widened(tswProspects(library)) };
  },
  sem: (data) => {
    const library = semLibrary(semShape.array().parse(data));
    return { admiral: semAdmiral(library), prospects: widened(semProspects(library)) };
  },
};

/** The school of a game with the cards that the table began with; undefined for a game that has none. */
export type Schools = (game: Game) => School | undefined;

export function createSchools(): Schools {
  const founded = new Map<string, School>();
  return (game) => {
    const school = founded.get(game.ruleset) ?? founders[game.id]?.(game.data);
    if (school !== undefined) founded.set(game.ruleset, school);
    return school;
  };
}

/** A school is only shown views of its own game. */
const widened = <B>(prospects: Prospects<B>): Prospects<unknown> => prospects as Prospects<unknown>;
