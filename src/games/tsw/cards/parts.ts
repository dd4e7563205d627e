/** The parts of which effects and costs are made: phrases, amounts, players, times. */
import { z } from 'zod';
import { phraseSchema } from '#cards/phrase-schema';
import { phrases } from './phrase.ts';

/** The largest number allowed on a card. */
const MOST = 99;

/** An object named by a phrase. */
export const object = phraseSchema(phrases, 'phrase');
export const count = z.number().int().min(1).max(MOST);
export const amount = z.union([count, z.literal('X')]);
export const until = z.enum(['end of turn']);
export const player = z.enum(['you', 'your opponent', 'each player']);

/** How cards name players. */
export type Who = z.infer<typeof player>;
export type Until = z.infer<typeof until>;

/** A player who may not do something, as a sentence begins. */
export const cannot = (who: Who): string => `${who} cannot`;
/** "your", "your opponent's". */
export const whose = (who: Who): string => (who === 'you' ? 'your' : `${who}'s`);
