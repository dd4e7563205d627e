/** Epic Space Empires' messages. */
import { type Params as AnyParams, catalogue, type Say as SayOf } from '#words/catalogue';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Params = AnyParams;
export type Say = SayOf<Key>;

export const { sayIn, isKey } = catalogue<Key>({ en });
