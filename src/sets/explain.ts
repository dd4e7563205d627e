/** Explains what is wrong in a set file: what was found, what was expected, the most similar word. */
import type { z } from 'zod';
import type { Fault, Path, SetKind, Wish } from '#face/sets';
import { nearestWords } from '#search/names';
import { allowed, childOf, fieldsOf, type Shape, shapeAt, shapeOf } from './shape.ts';

type Issue = z.core.$ZodIssue;

/** The longest piece of a file that is quoted in a message, in characters. */
const CLIP = 60;

/** A format as messages about it need it. */
type Format = Pick<SetKind, 'phraseWords' | 'wishes'> & { readonly shape: z.ZodType };

/**
 * The faults behind the issues of a failed check of `data`, at most `most`, and how many issues remain. Finding similar
 * words takes a while, so only those issues are examined.
 */
export function faultsOf(
  format: Format,
  issues: readonly Issue[],
  data: unknown,
  max: number,
): { readonly faults: readonly Fault[]; readonly more: number } {
  // A number can be wrong in two ways that have the same message.
  const faults = new Map<string, Fault>();
  const single = issues.flatMap((issue): readonly Issue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  );
  let looked = 0;
  for (; looked < single.length && faults.size < max; looked++)
    for (const one of faultOf(format, single[looked] as Issue, [], data)) {
      const fault = withWish(format.wishes, one, data);
      faults.set(`${fault.path.join('.')}: ${fault.text}`, fault);
    }
  return { faults: [...faults.values()], more: single.length - looked };
}

/** Adds to a fault what can be written instead, if it is something that authors often want and the format lacks. */
function withWish(wishes: readonly Wish[], fault: Fault, data: unknown): Fault {
  const value = fault.key === true ? undefined : fault.path.reduce(childOf, data);
  if (fault.key !== true && typeof value !== 'string' && typeof value !== 'number') return fault;
  const field = fault.path.at(-1);
  const said = (value === undefined ? `${field}:` : `${field}: ${String(value)}`)
    .slice(0, 120)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const wish = wishes.find((one) => one.said.test(said));
  return wish === undefined ? fault : { ...fault, text: `${fault.text} ${wish.instead}` };
}

function faultOf(format: Format, issue: Issue, base: Path, data: unknown): Fault[] {
  const path: Path = [...base, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  const shape = shapeAt(shapeOf(format.shape), path, data);
  const value = path.reduce(childOf, data);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(path, key, shape));
    case 'invalid_union':
      if ('options' in issue && value !== undefined)
        return [{ path, text: wrongWord(value, issue.options as string[]) }];
      return unionFaults(format, issue, path, value, data) ?? [wrongValue(path, value, shape)];
    case 'invalid_key':
      return [
        { path, key: true, text: `${shown(path.at(-1))} is no card id: write lower case letters, digits and hyphens.` },
      ];
    case 'invalid_format':
      return [{ path, text: `found ${shown(value)}; expected ${sentence(issue.message)}` }];
    case 'custom': {
      const absent = value === undefined && shape?.title !== undefined;
      return [
        absent ? missing(path, shape) : { path, text: sentence(issue.message) + phraseHint(format, value, shape) },
      ];
    }
    case 'too_small':
    case 'too_big':
      return [issue.origin === 'array' ? wrongSize(path, value, shape) : wrongValue(path, value, shape)];
    default:
      return [value === undefined ? missing(path, shape) : wrongValue(path, value, shape)];
  }
}

/** For a union of several shapes, the faults of the one that was meant; undefined if that is unclear. */
function unionFaults(
  format: Format,
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: Path,
  value: unknown,
  data: unknown,
): Fault[] | undefined {
  if (issue.errors.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return undefined;
  const keys = Object.keys(value);
  const shape = shapeAt(shapeOf(format.shape), path.slice(0, -1), data);
  const variants = childVariants(shape, path.at(-1));
  const at = variants.findIndex(({ properties = {} }) => keys.some((key) => Object.hasOwn(properties, key)));
  const meant = issue.errors[at];
  if (meant !== undefined) return meant.flatMap((one) => faultOf(format, one, path, data));
  return keys.map((key) => unknownField(path, key, { anyOf: variants }));
}

function childVariants(parent: Shape | undefined, step: string | number | undefined): readonly Shape[] {
  const child = typeof step === 'number' ? parent?.items : parent?.properties?.[step ?? ''];
  return child?.anyOf ?? child?.oneOf ?? [];
}

function unknownField(path: Path, key: string, shape: Shape | undefined): Fault {
  const known = shape === undefined ? [] : fieldsOf(shape);
  const near = known.includes(key) ? [] : nearestWords(key, known);
  const of = nameOf(shape);
  return {
    path: [...path, key],
    key: true,
    text: `${of === undefined ? 'there is' : `${of} has`} no field ${shown(key)} here. ${meant(near, known)}`,
  };
}

/** "draw" for an effect of that verb. */
function nameOf(shape: Shape | undefined): string | undefined {
  const { verb, on } = shape?.properties ?? {};
  const word = verb?.const ?? on?.const;
  return word === undefined ? undefined : shown(word);
}

function missing(path: Path, shape: Shape | undefined): Fault {
  return {
    path,
    text: `${shown(path.at(-1))} is missing; expected ${shape === undefined ? 'a value' : allowed(shape)}.`,
  };
}

function wrongSize(path: Path, value: unknown, shape: Shape | undefined): Fault {
  const found = Array.isArray(value) ? value.length : 0;
  const { minItems = 0, maxItems } = shape ?? {};
  const wanted = found < minItems ? `at least ${minItems}` : `at most ${maxItems}`;
  return { path, text: `the list has ${found} entries; expected ${wanted}.` };
}

function wrongValue(path: Path, value: unknown, shape: Shape | undefined): Fault {
  if (value === undefined) return missing(path, shape);
  const quotes = typeof value !== 'string' && shape?.type === 'string' ? ' Put it in quotes to make it text.' : '';
  const words = wordsOf(shape);
  const near = typeof value === 'string' ? nearestWords(value, words) : [];
  if (near.length > 0) return { path, text: wrongWord(value, words) };
  return {
    path,
    text: `found ${shown(value)}; expected ${shape === undefined ? 'nothing' : allowed(shape)}.${quotes}`,
  };
}

function wrongWord(value: unknown, known: readonly string[]): string {
  return `found ${shown(value)}. ${meant(typeof value === 'string' ? nearestWords(value, known) : [], known)}`;
}

/** The unknown words of a phrase, and what may have been meant. */
function phraseHint({ phraseWords }: Format, value: unknown, shape: Shape | undefined): string {
  if (shape?.title === undefined || typeof value !== 'string') return '';
  const known = new Set(phraseWords);
  const strange = value
    .slice(0, CLIP)
    .split(/\s+/)
    .filter((word) => word !== '' && !known.has(word) && !/^\d+$/.test(word));
  const near = strange.flatMap((word) => nearestWords(word, known, 1));
  return near.length === 0 ? '' : ` Did you mean ${near.map((word) => `"${word}"`).join(' and ')}?`;
}

/** The literal words that a shape allows. */
function wordsOf(shape: Shape | undefined): string[] {
  if (shape === undefined) return [];
  const own = shape.const === undefined ? (shape.enum ?? []) : [shape.const];
  return [...own.map(String), ...(shape.anyOf ?? shape.oneOf ?? []).flatMap(wordsOf)];
}

function meant(near: readonly string[], known: readonly string[]): string {
  if (near.length > 0) return `Did you mean ${near.map((word) => `"${word}"`).join(' or ')}?`;
  return known.length === 0 ? 'Leave it out.' : `Known are ${known.join(', ')}.`;
}

/** A value of the file, quoted for a message: on one line, clipped, without control characters. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'fields';
  const text = JSON.stringify(typeof value === 'bigint' ? String(value) : value) ?? 'nothing';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones that must not reach a terminal
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '?');
  return plain.length > CLIP ? `${plain.slice(0, CLIP)}…` : plain;
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
