/** Properties of phrases by what they say. */
import type { Trait } from './phrase.ts';

export const sides: readonly Trait[] = ['friendly', 'enemy', 'other'];
export const origins: readonly Trait[] = ['Amarr-origin', 'Caldari-origin', 'Gallente-origin', 'Minmatar-origin'];
const battle: readonly Trait[] = ['attacking', 'defending'];
const commands: readonly Trait[] = ['mining', 'trading', 'hauling', 'patrolling', 'ambushing', 'sniping', 'tanking'];
/** Properties that no docked ship has. */
export const undocked: readonly Trait[] = [...battle, ...commands, 'piloted'];
export const allTraits: readonly Trait[] = [...sides, ...origins, ...undocked, 'unfinished'];
