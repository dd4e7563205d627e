/** The messages of the table service. */
import { type Params as AnyParams, catalogue } from '#words/catalogue';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Params = AnyParams;

const { sayIn, isKey } = catalogue<Key>({ en });

/** A message in the wanted language (a tag such as `en-GB`), or in English where it has none. */
export function say(key: Key, params: Params = {}, locale?: string): string {
  return sayIn(locale)(key, params);
}

export { isKey };
