/** Loads card sets: the built-in ones, and custom ones from a folder or from named files. */

import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFailure } from '#failure';
import type { CardSet } from '#games/eve/cards/format';
import { crossCheck } from './cross.ts';
import { setFilesIn } from './files.ts';
import { type ReadSet, readSet, type SetProblem, wholeFile } from './read.ts';

export { problemLine, readSet, readSetOf, type SetProblem } from './read.ts';

export type LoadedSets = {
  /** The built-in sets, then custom ones in the order of their files. A later card or deck replaces one with the same id. */
  readonly sets: readonly CardSet[];
  /** The files of the custom sets among them. */
  readonly used: readonly ReadSet[];
  /** Why the other files are left out. */
  readonly problems: readonly SetProblem[];
  /** Warnings: what is valid but may be unintended. */
  readonly notes: readonly SetProblem[];
};

const builtIn = fileURLToPath(new URL('../games/eve/cards/', import.meta.url));

/** The built-in sets and those of a folder. Never throws, whatever the folder contains: a faulty file is left out and reported. */
export function loadSets(folder?: string): LoadedSets {
  if (folder === undefined) return loadFiles([]);
  const files = setFilesIn(folder);
  if (!isFailure(files)) return loadFiles(files);
  const loaded = loadFiles([]);
  return { ...loaded, problems: [...files.failed.map((why) => wholeFile(basename(folder), why)), ...loaded.problems] };
}

/** The files of the built-in sets, which are read like any others. */
export function builtInFiles(): readonly string[] {
  const files = setFilesIn(builtIn);
  if (isFailure(files)) throw new Error(`the built-in card sets: ${files.failed.join(' ')}`);
  return files;
}

/** The built-in sets and those of some files. */
export function loadFiles(paths: readonly string[]): LoadedSets {
  const first = sorted(builtInFiles());
  const own = sorted(paths);
  const sets = first.read.map(({ set }) => set);
  if (own.read.length === 0) return { sets, used: [], problems: [...first.problems, ...own.problems], notes: [] };
  const { kept, problems, notes } = crossCheck(sets, own.read);
  return {
    sets: [...sets, ...kept.map(({ set }) => set)],
    used: kept,
    problems: [...first.problems, ...own.problems, ...problems],
    notes,
  };
}

function sorted(paths: readonly string[]): {
  readonly read: readonly ReadSet[];
  readonly problems: readonly SetProblem[];
} {
  const all = paths.map((path) => readSet(path));
  return {
    read: all.flatMap((one) => (isFailure(one) ? [] : [one])),
    problems: all.flatMap((one) => (isFailure(one) ? one.failed : [])),
  };
}
