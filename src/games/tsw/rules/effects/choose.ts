/** Questions that effects ask when they resolve. */
import { continuing } from '#cards/verbs/continuing';
import type { Tsw } from '../../kind.ts';
import { cardOption } from '../options.ts';

export const { choose, next } = continuing<Tsw>('tsw', cardOption);
