/** Loads card sets: the built-in ones, and custom ones from a folder or from named files. */

import { basename } from 'node:path';
import { isFailure } from '#core/failure';
import { type GameSets, setKinds } from '#games/index';
import { builtInSets } from './built-in.ts';
import { crossCheck } from './cross.ts';
import { setFilesIn } from './files.ts';
import { type ReadSet, readSet, type SetProblem, wholeFile } from './read.ts';

export { problemLine, readSet, readSetOf, type SetProblem } from './read.ts';

export type LoadedSets = {
  /**
   * The sets of each game: the built-in ones, then custom ones in the order of their files. A later card or deck replaces
   * one with the same id.
   */
  readonly sets: Required<GameSets>;
  /** The files of the custom sets among them. */
  readonly used: readonly ReadSet[];
  /** Why the other files are left out. */
  readonly problems: readonly SetProblem[];
  /** Warnings: what is valid but may be unintended. */
  readonly notes: readonly SetProblem[];
};

/** The built-in sets and those of a folder. Never throws, whatever the folder contains: a faulty file is left out and reported. */
export function loadSets(folder?: string): LoadedSets {
  if (folder === undefined) return loadFiles([]);
  const files = setFilesIn(folder);
  if (!isFailure(files)) return loadFiles(files);
  const loaded = loadFiles([]);
  return { ...loaded, problems: [...files.failed.map((why) => wholeFile(basename(folder), why)), ...loaded.problems] };
}

/** The built-in sets and those of some files. */
export function loadFiles(paths: readonly string[]): LoadedSets {
  const own = sorted(paths);
  const games = setKinds.map((kind) => {
    const builtIn = builtInSets(kind);
    const { sets } = builtIn;
    const read = own.read.filter((one) => one.kind === kind);
    const { kept, problems, notes } = crossCheck(kind, sets, read);
    return {
      sets: [kind.game, [...sets, ...kept.map(({ set }) => set)]] as const,
      used: kept,
      problems: [...builtIn.problems, ...problems],
      notes,
    };
  });
  return {
    // Each file was read in the form of its game.
    sets: Object.fromEntries(games.map(({ sets }) => sets)) as Required<GameSets>,
    used: games.flatMap(({ used }) => used),
    problems: [...own.problems, ...games.flatMap(({ problems }) => problems)],
    notes: games.flatMap(({ notes }) => notes),
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
