/** Reads one set file: from text to checked cards, every fault with its line and column. */

import { basename } from 'node:path';
import {
  type Document,
  isAlias,
  isMap,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml';
import { z } from 'zod';
import { type Failure, failure, isFailure } from '#core/failure';
import type { Fault, Path, SetData, SetKind } from '#face/sets';
import { setKinds } from '#games/index';
import { faultsOf } from './explain.ts';
import { readSetText } from './files.ts';
import { childOf } from './shape.ts';

/** What is wrong in a set file: where, and what to do. */
export type SetProblem = {
  /** Name of the file without its folder. */
  readonly file: string;
  /** Both from 1; undefined when the file as a whole is meant. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** As `cards[0].abilities[1].do[0].verb`; empty for the file as a whole. */
  readonly path: string;
  /** Id of the card or deck concerned, if it has one. */
  readonly about: string | undefined;
  readonly text: string;
};

export type ReadSet = {
  readonly file: string;
  /** The format that its game has. */
  readonly kind: SetKind;
  readonly set: SetData;
  /** A problem with something in this file that was found by comparing it with others. */
  problem(fault: Fault): SetProblem;
};

/** How many YAML aliases a file may use; more may be an attempt to exhaust memory. */
const MOST_ALIASES = 1000;
/** How many faults of one file are reported. */
const MOST_FAULTS = 50;
/** How many syntax errors are reported: most follow from the first. */
const MOST_BREAKS = 3;
const TOO_DEEP = 'its values are nested too deeply.';

/** Reads and checks one file. */
export function readSet(path: string): ReadSet | Failure<SetProblem> {
  const file = basename(path);
  const text = readSetText(path);
  return isFailure(text) ? failure(...text.failed.map((why) => wholeFile(file, why))) : readSetOf(file, text);
}

/** Checks the text of a file. */
export function readSetOf(file: string, text: string): ReadSet | Failure<SetProblem> {
  try {
    return parsed(file, text);
  } catch (error) {
    // The parser of YAML is recursive, and counts aliases only when it resolves them.
    const why =
      error instanceof RangeError
        ? TOO_DEEP
        : error instanceof ReferenceError
          ? `its values are repeated too often (more than ${MOST_ALIASES} uses of "*").`
          : `it cannot be read as YAML: ${firstLine(error)}`;
    return failure(wholeFile(file, why));
  }
}

/** A problem of a file or folder as a whole. */
export function wholeFile(file: string, text: string): SetProblem {
  return { file, line: undefined, column: undefined, path: '', about: undefined, text };
}

/** A problem as one line: `mine.yaml:14:9 cards[0].price (pale-beacon): …`. */
export function problemLine({ file, line, column, path, about, text }: SetProblem): string {
  const at = line === undefined ? '' : `:${line}:${column ?? 1}`;
  const where = [path, about === undefined ? '' : `(${about})`].filter((part) => part !== '').join(' ');
  return `${file}${at}${where === '' ? '' : ` ${where}`}: ${text}`;
}

function parsed(file: string, text: string): ReadSet | Failure<SetProblem> {
  const lines = new LineCounter();
  // The parser's own check of keys compares each with all others of its fields.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  const broken = [...document.errors, ...document.warnings, ...repeatedKeys(document)].sort(
    (a, b) => a.pos[0] - b.pos[0],
  );
  if (broken.length > 0) {
    const told = broken.slice(0, MOST_BREAKS).map((one) => breakOf(file, one, lines));
    // Any other errors are consequences of having stopped at this depth.
    return failure(...told.filter((_, i) => i === 0 || told[0]?.text !== TOO_DEEP));
  }
  if (document.contents === null) return failure(wholeFile(file, 'the file is empty.'));
  const data = withoutSchema(document.toJS({ maxAliasCount: MOST_ALIASES }));
  const problem = ({ path, text: says, key }: Fault): SetProblem => ({
    file,
    ...placeIn(document, path, lines, key === true),
    path: pathText(path),
    about: aboutOf(path, data),
    text: says,
  });
  const game = childOf(data, 'game');
  const kind = setKinds.find((one) => one.game === game);
  const format = kind ?? ofUnknownGame;
  const read = format.shape.safeParse(data, { reportInput: false });
  if (read.success && kind !== undefined) return { file, kind, set: read.data as SetData, problem };
  const { faults, more } = faultsOf(format, read.error?.issues ?? [], data, MOST_FAULTS);
  return failure(
    ...faults.map(problem).sort(byPlace),
    ...(more > 0 ? [wholeFile(file, `and ${more} more like these.`)] : []),
  );
}

/** What can be said of a file before its game is known. */
const ofUnknownGame: Pick<SetKind, 'phraseWords' | 'wishes'> & { readonly shape: z.ZodType } = {
  shape: z.looseObject({ set: z.string(), name: z.string(), game: z.enum(setKinds.map(({ game }) => game)) }),
  phraseWords: [],
  wishes: [],
};

/** The data without the `$schema` field for editors. */
function withoutSchema(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || typeof childOf(data, '$schema') !== 'string') return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== '$schema'));
}

/** A syntax error of a file, and the range of offsets where it is. */
type Break = Pick<YAMLError | YAMLWarning, 'pos' | 'message'>;

function repeatedKeys(document: Document): Break[] {
  const found: Break[] = [];
  visit(document, {
    Map(_, { items }) {
      const known = new Set<string>();
      for (const { key } of items) {
        const name = keyOf(key);
        const [from = 0, to = from] = (key as Node | null)?.range ?? [];
        if (known.has(name))
          found.push({ pos: [from, to], message: 'the same field stands here twice; leave one out.' });
        known.add(name);
      }
    },
  });
  return found;
}

function breakOf(file: string, { pos, message }: Break, lines: LineCounter): SetProblem {
  const { line, col } = lines.linePos(pos[0]);
  const nested = message.startsWith('Maximum call stack');
  const says = nested ? TOO_DEEP : (hints.find(([told]) => message.startsWith(told))?.[1] ?? message);
  return { ...wholeFile(file, nested ? says : `this is not YAML as it is written: ${says}`), line, column: col };
}

/** Parser messages that are too technical, and what to tell authors instead. */
const hints: readonly (readonly [string, string])[] = [
  ['Source contains multiple documents', 'a line "---" begins a second document; a file is one set.'],
  ['Unresolved tag', 'a word with "!" in front is a tag, which set files do not use; put text in quotes.'],
  ['Tabs are not allowed', 'a line is indented by a tab; use blanks.'],
];

/** The line and column of what is at a path, or of the nearest existing parent. */
function placeIn(
  document: Document,
  path: Path,
  lines: LineCounter,
  ofKey: boolean,
): { readonly line: number | undefined; readonly column: number | undefined } {
  let node = resolved(document, document.contents);
  let offset = node?.range?.[0];
  for (const [i, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => keyOf(key) === String(step));
      if (pair === undefined) break;
      const value = resolved(document, pair.value);
      const keyed = i === path.length - 1 && ofKey;
      offset =
        (keyed ? (pair.key as Node | null) : ((pair.value as Node | null) ?? (pair.key as Node | null)))?.range?.[0] ??
        offset;
      node = value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | null | undefined;
      offset = item?.range?.[0] ?? offset;
      node = resolved(document, item);
    } else break;
  }
  if (offset === undefined) return { line: undefined, column: undefined };
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

function resolved(document: Document, node: unknown): Node | undefined {
  if (isAlias(node)) return node.resolve(document);
  return (node ?? undefined) as Node | undefined;
}

function keyOf(key: unknown): string {
  return String(typeof key === 'object' && key !== null && 'value' in key ? key.value : key);
}

function byPlace(a: SetProblem, b: SetProblem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function pathText(path: Path): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}

function aboutOf(path: Path, data: unknown): string | undefined {
  const [list, index] = path;
  if ((list !== 'cards' && list !== 'decks') || index === undefined) return undefined;
  const id = childOf(childOf(childOf(data, list), index), 'id');
  return typeof id === 'string' && /^[\w-]{1,60}$/.test(id) ? id : undefined;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
