/** Which version of the program runs. */
import { readFileSync } from 'node:fs';
import { root } from './root.ts';

/** The semantic version of `package.json`, such as `1.4.0`. */
export const version: string = String(
  (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly version: unknown }).version,
);
