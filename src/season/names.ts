/** Names by which the people of a season are told apart. */
import { nameAmong } from '#table/names';
import type { Person } from '#table/types';
import { everybodyIn } from './people.ts';
import type { Season } from './types.ts';

/** The name of somebody in a season: their own, with their user name if somebody else there is called so. */
export const nameIn = (season: Season, who: Person): string => nameAmong(everybodyIn(season), who);
