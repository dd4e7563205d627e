/**
 * The built-in sets. Reading and checking their files takes a third of the time in which the program starts, so a build does it once
 * (`prepare-cli.ts`); where the program runs from source, they are read.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isFailure } from '#core/failure';
import { buildFolder } from '#core/program-file';
import { root } from '#core/root';
import type { SetData, SetKind } from '#face/sets';
import { setFilesIn } from './files.ts';
import { readSet, type SetProblem } from './read.ts';

export type BuiltIn = { readonly sets: readonly SetData[]; readonly problems: readonly SetProblem[] };

/** By game: what was prepared with the build, and what has been read since. */
const known: Record<string, BuiltIn> = readPrepared();

function readPrepared(): Record<string, BuiltIn> {
  const file = preparedFile();
  return file === undefined || !existsSync(file) ? {} : JSON.parse(readFileSync(file, 'utf8'));
}

function preparedFile(): URL | undefined {
  return buildFolder === undefined ? undefined : new URL('sets.json', buildFolder);
}

/** The files of a game's built-in sets, which are read like any others. */
export function builtInFiles({ game }: SetKind): readonly string[] {
  const files = setFilesIn(fileURLToPath(new URL(`src/games/${game}/cards/`, root)));
  if (isFailure(files)) throw new Error(`the built-in card sets: ${files.failed.join(' ')}`);
  return files;
}

/** The built-in sets of a game. They are read once in a process. */
export function builtInSets(kind: SetKind): BuiltIn {
  known[kind.game] ??= readBuiltIn(kind);
  return known[kind.game] as BuiltIn;
}

function readBuiltIn(kind: SetKind): BuiltIn {
  const read = builtInFiles(kind).map((path) => readSet(path));
  return {
    sets: read.flatMap((one) => (isFailure(one) ? [] : [one.set])),
    problems: read.flatMap((one) => (isFailure(one) ? one.failed : [])),
  };
}

/** Keeps the sets of all games beside the build that runs. */
export function prepareSets(kinds: readonly SetKind[]): void {
  const file = preparedFile();
  if (file === undefined) throw new Error('only what was built can be prepared');
  writeFileSync(file, JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.game, readBuiltIn(kind)]))));
}
