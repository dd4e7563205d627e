/** The ops of EVE by their tag in stored games: those of its verbs, and what takes effect otherwise. */

import { eveVocabulary, type VerbOps } from '../verbs/index.ts';
import { type ResolvingOps, resolvingOps } from './effects/resolving.ts';
import { type ShipOps, shipOps } from './effects/ships.ts';

/** The fields of each op. */
export type EveOps = VerbOps & ResolvingOps & ShipOps;

export const ops = { ...eveVocabulary.ops, ...resolvingOps, ...shipOps };
