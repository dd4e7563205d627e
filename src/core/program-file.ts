/** Where what Node runs is: what was built of the program, or its source. */
import { root } from './root.ts';

/** Replaced by `build.mjs`; not there where the program runs from source, as in tests. */
declare const BUILD: string | undefined;

/** The folder of the running build, as a URL. */
export const buildFolder: string | undefined = typeof BUILD === 'undefined' ? undefined : BUILD;

/** The file of a module that is run by itself, in a thread or process of its own. `module`: its path in `src` without the ending. */
export function programFile(module: string): { readonly file: URL; readonly isSource: boolean } {
  if (buildFolder === undefined) return { file: new URL(`src/${module}.ts`, root), isSource: true };
  return { file: new URL(`${module.replaceAll('/', '.')}.mjs`, buildFolder), isSource: false };
}
