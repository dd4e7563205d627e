/** Questions that effects ask when they resolve. */
import { continuing } from '#cards/verbs/continuing';
import { cardOption } from '../choices.ts';
import type { Sem } from '../kind.ts';

export const { choose } = continuing<Sem>('sem', cardOption);
