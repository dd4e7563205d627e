/**
 * What computer players have learned of each game: how to play it by rules of thumb, how to judge a position, and where cards
 * are of no use.
 */
import type { Game } from '#face/game';
import type { Library as EseLibrary } from '#games/ese/library';
import type { Library as EveLibrary } from '#games/eve/library';
import type { Library as SemLibrary } from '#games/sem/library';
import type { Library as TswLibrary } from '#games/tsw/library';
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

export type School = { readonly admiral: Player; readonly prospects: Prospects<unknown>; readonly zones: Zones };

/** Zones by their ids: those in which a card does nothing for its owner yet, or any more; and those that cards are drawn from. */
type Zones = { readonly aside: RegExp; readonly drawn: RegExp };

/** Founds the school of a game with the library of that game. */
const founders: Readonly<Record<string, (library: unknown) => School>> = {
  eve: founder<EveLibrary>((library) => ({
    admiral: eveAdmiral(library),
    prospects: widened(eveProspects(library)),
    zones: { aside: /^(?:hand|market|scrap):/, drawn: /^market:/ },
  })),
  ese: founder<EseLibrary>((library) => ({
    admiral: eseAdmiral(library),
    prospects: widened(eseProspects(library)),
    zones: { aside: /^(?:resource|action)(?::|Discard$|$)/, drawn: /^(?:resource|action)$/ },
  })),
  tsw: founder<TswLibrary>((library) => ({
    admiral: tswAdmiral(library),
    prospects: widened(tswProspects(library)),
    zones: { aside: /^(?:hand|deck|heap):/, drawn: /^deck:/ },
  })),
  sem: founder<SemLibrary>((library) => ({
    admiral: semAdmiral(library),
    prospects: widened(semProspects(library)),
    zones: { aside: /^(?:hand|deck|scrapyard|sideboard|removed):/, drawn: /^deck:/ },
  })),
};

/** A game has the library of its own kind. */
function founder<Library>(found: (library: Library) => School): (library: unknown) => School {
  return (library) => found(library as Library);
}

/** The school of a game with the cards that the table began with; undefined for a game that has none. */
export type Schools = (game: Game) => School | undefined;

export function createSchools(): Schools {
  const founded = new Map<string, School>();
  return (game) => {
    const school = founded.get(game.ruleset) ?? founders[game.id]?.(game.library);
    if (school !== undefined) founded.set(game.ruleset, school);
    return school;
  };
}

/** A school is only shown views of its own game. */
const widened = <B>(prospects: Prospects<B>): Prospects<unknown> => prospects as Prospects<unknown>;
