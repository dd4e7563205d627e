/** Questions that effects ask when they resolve. */
import { continuing } from '#cards/verbs/continuing';
import type { Sem } from '../../kind.ts';
import { cardOption } from '../choices.ts';

export const { choose } = continuing<Sem>('sem', cardOption);
