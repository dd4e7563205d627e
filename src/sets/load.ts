/** Reads card sets from files: the built-in ones, and those that a host puts into a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument } from 'yaml';
import { type CardSet, setShape } from '#games/eve/cards/format';

/** What is wrong in a set file: where, and what was expected. */
export type SetProblem = {
  readonly file: string;
  readonly line: number | undefined;
  readonly path: string;
  readonly text: string;
};
export type LoadedSets = { readonly sets: readonly CardSet[]; readonly problems: readonly SetProblem[] };

const builtIn = fileURLToPath(new URL('../games/eve/cards/', import.meta.url));
const endings = new Set(['.yaml', '.yml', '.json']);

/** The built-in sets, then those of `folder` in the order of their names. A file that fails is left out and reported. */
export function loadSets(folder?: string): LoadedSets {
  const files = [builtIn, ...(folder === undefined ? [] : [folder])].flatMap((dir) =>
    readdirSync(dir)
      .filter((name) => endings.has(extname(name)))
      .sort()
      .map((name) => join(dir, name)),
  );
  const read = files.map(readSet);
  return {
    sets: read.flatMap((one) => ('set' in one ? [one.set] : [])),
    problems: read.flatMap((one) => ('problems' in one ? one.problems : [])),
  };
}

/** Reads and checks one file. */
export function readSet(file: string): { readonly set: CardSet } | { readonly problems: readonly SetProblem[] } {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const broken = document.errors[0];
  if (broken !== undefined)
    return {
      problems: [{ file: basename(file), line: lines.linePos(broken.pos[0]).line, path: '', text: broken.message }],
    };
  const parsed = setShape.safeParse(document.toJS());
  if (parsed.success) return { set: parsed.data };
  return {
    problems: parsed.error.issues.map((issue) => {
      const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
      const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
      const line = node?.range === undefined ? undefined : lines.linePos(node.range[0]).line;
      return { file: basename(file), line, path: path.join('.'), text: issue.message };
    }),
  };
}
